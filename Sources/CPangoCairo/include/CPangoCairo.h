// The part of Cairo and Pango that the renderer uses, declared here and opened when a picture first needs it.
//
// A picture as SVG text needs neither library, and loading them with the forty that they bring takes longer
// than writing one. It also lets the tool be built where their headers are not installed. The declarations
// follow Cairo 1.16 and Pango 1.50, whose interfaces are stable; `Scripts/test` compares them with the
// libraries' own headers where those are installed.

#ifndef MOTION_PANGO_CAIRO_H
#define MOTION_PANGO_CAIRO_H

#include <stddef.h>
#include <stdint.h>

#ifdef MOTION_COMPARES_WITH_HEADERS
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#else

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct {
  double xx, yx, xy, yy, x0, y0;
} cairo_matrix_t;

typedef enum { CAIRO_STATUS_SUCCESS = 0, CAIRO_STATUS_READ_ERROR = 10 } cairo_status_t;
typedef enum { CAIRO_FORMAT_ARGB32 = 0, CAIRO_FORMAT_RGB24 = 1 } cairo_format_t;
typedef enum { CAIRO_LINE_CAP_ROUND = 1 } cairo_line_cap_t;
typedef enum { CAIRO_LINE_JOIN_ROUND = 1 } cairo_line_join_t;
typedef enum { CAIRO_ANTIALIAS_GRAY = 2 } cairo_antialias_t;
typedef enum { CAIRO_HINT_STYLE_NONE = 1 } cairo_hint_style_t;
typedef enum { CAIRO_HINT_METRICS_OFF = 1 } cairo_hint_metrics_t;
typedef enum {
  CAIRO_PDF_METADATA_TITLE = 0,
  CAIRO_PDF_METADATA_SUBJECT = 2,
  CAIRO_PDF_METADATA_CREATOR = 4,
  CAIRO_PDF_METADATA_CREATE_DATE = 5,
} cairo_pdf_metadata_t;

typedef enum {
  CAIRO_PATH_MOVE_TO = 0,
  CAIRO_PATH_LINE_TO = 1,
  CAIRO_PATH_CURVE_TO = 2,
  CAIRO_PATH_CLOSE_PATH = 3,
} cairo_path_data_type_t;
typedef union {
  struct {
    cairo_path_data_type_t type;
    int length;
  } header;
  struct {
    double x, y;
  } point;
} cairo_path_data_t;
typedef struct {
  cairo_status_t status;
  cairo_path_data_t *data;
  int num_data;
} cairo_path_t;

typedef cairo_status_t (*cairo_read_func_t)(void *closure, unsigned char *data, unsigned int length);
typedef cairo_status_t (*cairo_write_func_t)(void *closure, const unsigned char *data, unsigned int length);

#define PANGO_SCALE 1024
typedef int gboolean;
typedef void *gpointer;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef enum { PANGO_WEIGHT_NORMAL = 400 } PangoWeight;
typedef struct {
  int x, y, width, height;
} PangoRectangle;
typedef struct {
  int32_t width, x_offset, y_offset;
} PangoGlyphGeometry;
typedef struct {
  unsigned int is_cluster_start : 1;
  unsigned int is_color : 1;
} PangoGlyphVisAttr;
typedef struct {
  uint32_t glyph;
  PangoGlyphGeometry geometry;
  PangoGlyphVisAttr attr;
} PangoGlyphInfo;
typedef struct {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
  int space;
} PangoGlyphString;
typedef struct {
  void *shape_engine, *lang_engine;
  PangoFont *font;
} PangoAnalysis;
typedef struct {
  int offset, length, num_chars;
  PangoAnalysis analysis;
} PangoItem;
typedef struct {
  PangoItem *item;
  PangoGlyphString *glyphs;
  int y_offset, start_x_offset, end_x_offset;
} PangoLayoutRun;

#endif

// Each function once: whether it gives something back, its result, its name, its parameters with their
// names, and the names alone.
#define MOTION_FUNCTIONS(GIVES, DOES)                                                                        \
  DOES(cairo_clip, (cairo_t * cr), (cr))                                                                     \
  DOES(cairo_close_path, (cairo_t * cr), (cr))                                                               \
  GIVES(cairo_path_t *, cairo_copy_path, (cairo_t * cr), (cr))                                               \
  GIVES(cairo_t *, cairo_create, (cairo_surface_t * target), (target))                                       \
  DOES(cairo_curve_to, (cairo_t * cr, double x1, double y1, double x2, double y2, double x3, double y3),     \
       (cr, x1, y1, x2, y2, x3, y3))                                                                         \
  DOES(cairo_destroy, (cairo_t * cr), (cr))                                                                  \
  DOES(cairo_fill_preserve, (cairo_t * cr), (cr))                                                            \
  GIVES(cairo_font_options_t *, cairo_font_options_create, (void), ())                                       \
  DOES(cairo_font_options_destroy, (cairo_font_options_t * options), (options))                              \
  DOES(cairo_font_options_set_antialias, (cairo_font_options_t * options, cairo_antialias_t antialias),      \
       (options, antialias))                                                                                 \
  DOES(cairo_font_options_set_hint_metrics, (cairo_font_options_t * options, cairo_hint_metrics_t metrics),  \
       (options, metrics))                                                                                   \
  DOES(cairo_font_options_set_hint_style, (cairo_font_options_t * options, cairo_hint_style_t style),        \
       (options, style))                                                                                     \
  GIVES(cairo_surface_t *, cairo_image_surface_create_for_data,                                              \
        (unsigned char *data, cairo_format_t format, int width, int height, int stride),                     \
        (data, format, width, height, stride))                                                               \
  GIVES(cairo_surface_t *, cairo_image_surface_create_from_png_stream,                                       \
        (cairo_read_func_t read, void *closure), (read, closure))                                            \
  GIVES(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t * surface), (surface))               \
  GIVES(cairo_format_t, cairo_image_surface_get_format, (cairo_surface_t * surface), (surface))              \
  GIVES(int, cairo_image_surface_get_height, (cairo_surface_t * surface), (surface))                         \
  GIVES(int, cairo_image_surface_get_stride, (cairo_surface_t * surface), (surface))                         \
  GIVES(int, cairo_image_surface_get_width, (cairo_surface_t * surface), (surface))                          \
  DOES(cairo_line_to, (cairo_t * cr, double x, double y), (cr, x, y))                                        \
  DOES(cairo_move_to, (cairo_t * cr, double x, double y), (cr, x, y))                                        \
  DOES(cairo_new_path, (cairo_t * cr), (cr))                                                                 \
  DOES(cairo_paint, (cairo_t * cr), (cr))                                                                    \
  DOES(cairo_path_destroy, (cairo_path_t * path), (path))                                                    \
  GIVES(cairo_surface_t *, cairo_pdf_surface_create_for_stream,                                              \
        (cairo_write_func_t write, void *closure, double width, double height),                              \
        (write, closure, width, height))                                                                     \
  DOES(cairo_pdf_surface_set_metadata,                                                                       \
       (cairo_surface_t * surface, cairo_pdf_metadata_t metadata, const char *text),                         \
       (surface, metadata, text))                                                                            \
  DOES(cairo_rectangle, (cairo_t * cr, double x, double y, double width, double height),                     \
       (cr, x, y, width, height))                                                                            \
  DOES(cairo_restore, (cairo_t * cr), (cr))                                                                  \
  DOES(cairo_save, (cairo_t * cr), (cr))                                                                     \
  DOES(cairo_scale, (cairo_t * cr, double x, double y), (cr, x, y))                                          \
  DOES(cairo_set_dash, (cairo_t * cr, const double *dashes, int count, double offset),                       \
       (cr, dashes, count, offset))                                                                          \
  DOES(cairo_set_line_cap, (cairo_t * cr, cairo_line_cap_t cap), (cr, cap))                                  \
  DOES(cairo_set_line_join, (cairo_t * cr, cairo_line_join_t join), (cr, join))                              \
  DOES(cairo_set_line_width, (cairo_t * cr, double width), (cr, width))                                      \
  DOES(cairo_set_source_rgba, (cairo_t * cr, double red, double green, double blue, double alpha),           \
       (cr, red, green, blue, alpha))                                                                        \
  GIVES(cairo_status_t, cairo_status, (cairo_t * cr), (cr))                                                  \
  GIVES(const char *, cairo_status_to_string, (cairo_status_t status), (status))                             \
  DOES(cairo_stroke_preserve, (cairo_t * cr), (cr))                                                          \
  DOES(cairo_surface_destroy, (cairo_surface_t * surface), (surface))                                        \
  DOES(cairo_surface_finish, (cairo_surface_t * surface), (surface))                                         \
  DOES(cairo_surface_flush, (cairo_surface_t * surface), (surface))                                          \
  GIVES(cairo_status_t, cairo_surface_status, (cairo_surface_t * surface), (surface))                        \
  DOES(cairo_transform, (cairo_t * cr, const cairo_matrix_t *matrix), (cr, matrix))                          \
  DOES(g_free, (gpointer memory), (memory))                                                                  \
  DOES(g_object_unref, (gpointer object), (object))                                                          \
  DOES(pango_cairo_context_set_font_options, (PangoContext * context, const cairo_font_options_t *options),  \
       (context, options))                                                                                   \
  DOES(pango_cairo_context_set_resolution, (PangoContext * context, double dpi), (context, dpi))             \
  GIVES(PangoFontMap *, pango_cairo_font_map_new, (void), ())                                                \
  DOES(pango_cairo_glyph_string_path, (cairo_t * cr, PangoFont *font, PangoGlyphString *glyphs),             \
       (cr, font, glyphs))                                                                                   \
  DOES(pango_cairo_show_layout, (cairo_t * cr, PangoLayout *layout), (cr, layout))                           \
  DOES(pango_cairo_update_layout, (cairo_t * cr, PangoLayout *layout), (cr, layout))                         \
  GIVES(PangoFont *, pango_context_load_font, (PangoContext * context, const PangoFontDescription *wanted),  \
        (context, wanted))                                                                                   \
  DOES(pango_context_set_round_glyph_positions, (PangoContext * context, gboolean rounds),                   \
       (context, rounds))                                                                                    \
  GIVES(PangoContext *, pango_font_map_create_context, (PangoFontMap * map), (map))                          \
  GIVES(PangoFontDescription *, pango_font_describe, (PangoFont * font), (font))                             \
  DOES(pango_font_description_free, (PangoFontDescription * description), (description))                     \
  GIVES(const char *, pango_font_description_get_family, (const PangoFontDescription *description),          \
        (description))                                                                                       \
  GIVES(PangoFontDescription *, pango_font_description_new, (void), ())                                      \
  DOES(pango_font_description_set_absolute_size, (PangoFontDescription * description, double size),          \
       (description, size))                                                                                  \
  DOES(pango_font_description_set_family, (PangoFontDescription * description, const char *family),          \
       (description, family))                                                                                \
  DOES(pango_font_description_set_weight, (PangoFontDescription * description, PangoWeight weight),          \
       (description, weight))                                                                                \
  GIVES(char *, pango_font_description_to_string, (const PangoFontDescription *description), (description))  \
  GIVES(int, pango_layout_get_baseline, (PangoLayout * layout), (layout))                                    \
  GIVES(PangoContext *, pango_layout_get_context, (PangoLayout * layout), (layout))                          \
  DOES(pango_layout_get_extents, (PangoLayout * layout, PangoRectangle *ink, PangoRectangle *logical),       \
       (layout, ink, logical))                                                                               \
  GIVES(PangoLayoutIter *, pango_layout_get_iter, (PangoLayout * layout), (layout))                          \
  DOES(pango_layout_iter_free, (PangoLayoutIter * iter), (iter))                                             \
  DOES(pango_layout_iter_get_run_extents,                                                                    \
       (PangoLayoutIter * iter, PangoRectangle *ink, PangoRectangle *logical), (iter, ink, logical))         \
  GIVES(PangoLayoutRun *, pango_layout_iter_get_run_readonly, (PangoLayoutIter * iter), (iter))              \
  GIVES(gboolean, pango_layout_iter_next_run, (PangoLayoutIter * iter), (iter))                              \
  GIVES(PangoLayout *, pango_layout_new, (PangoContext * context), (context))                                \
  DOES(pango_layout_set_font_description, (PangoLayout * layout, const PangoFontDescription *description),   \
       (layout, description))                                                                                \
  DOES(pango_layout_set_text, (PangoLayout * layout, const char *text, int length), (layout, text, length))

/// Where the functions are, once the libraries are open.
struct motion_functions {
#define MOTION_GIVES(result, name, parameters, arguments) result(*name) parameters;
#define MOTION_DOES(name, parameters, arguments) void(*name) parameters;
  MOTION_FUNCTIONS(MOTION_GIVES, MOTION_DOES)
#undef MOTION_GIVES
#undef MOTION_DOES
};
extern struct motion_functions motion_functions;

/// Opens the libraries and finds all functions; to be called once before any of them.
///
/// Returns what is missing, or a null pointer when all is there.
const char *motion_open_pango_cairo(void);

/// Memory for `*size` bytes of pixels, undefined ones, and in `*size` how much it really is; a null pointer
/// when there is none. It is that of an earlier picture where one is done: fresh memory costs the system more
/// than painting on it does.
void *motion_take_pixels(size_t *size);

/// Takes memory for pixels back.
void motion_give_pixels(void *pixels, size_t size);

/// Lets one thread at a time go on: Pango's objects may be used by several, but not at once.
void motion_lock_text(void);
void motion_unlock_text(void);

#ifndef MOTION_COMPARES_WITH_HEADERS
#define MOTION_GIVES(result, name, parameters, arguments) \
  static inline result name parameters { return motion_functions.name arguments; }
#define MOTION_DOES(name, parameters, arguments) \
  static inline void name parameters { motion_functions.name arguments; }
MOTION_FUNCTIONS(MOTION_GIVES, MOTION_DOES)
#undef MOTION_GIVES
#undef MOTION_DOES
#endif

#endif
