#ifndef MOTION_PANGO_CAIRO_H
#define MOTION_PANGO_CAIRO_H

#include <cairo.h>
#include <pango/pangocairo.h>

// g_object_unref takes a gpointer; Pango's types are opaque to Swift, so it is named here once.
static inline void motion_unref(void *object) { g_object_unref(object); }

#endif
