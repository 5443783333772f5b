// The part of Cairo and Pango that the renderer uses, declared here and opened when a picture first needs it.
//
// A picture as SVG text needs neither library, and loading them with the forty that they bring takes longer
// than writing one. It also lets the tool be built where their headers are not installed. `Scripts/test`
// compares the declarations with the libraries' own headers where those are installed; so that both can be
// seen at once, what is declared here bears the library's name after `motion_` or `MOTION_`.

#ifndef MOTION_PANGO_CAIRO_H
#define MOTION_PANGO_CAIRO_H

#include <stddef.h>
#include <stdint.h>

// Where it is said that a pointer is never null, Swift knows it; other compilers have no word for it.
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"
#else
#define _Nonnull
#define _Nullable
#endif

#define TYPE(name) motion_##name
#define OPAQUE(name) typedef struct motion_##name motion_##name;
#define INTEGER(name, value) enum { MOTION_##name = value };
#define ENUM(name) typedef enum {
#define CONSTANT(enumeration, name, value) MOTION_##name = value,
#define STRUCT(name) typedef struct {
#define STRUCT_START(name) typedef struct {
#define MEMBER(structure, type, name) type name;
#define UNREAD(structure, type, name) type name;
#define UNION(name) typedef union {
#define BRANCH(name) struct {
#define BRANCH_MEMBER(name, branch, type, member) type member;
#define END_BRANCH(branch) } branch;
#define END(name) } motion_##name;
#define CALLBACK(result, name, ...) typedef result (*motion_##name)(__VA_ARGS__);
#include "../Types.h"

/// The functions of the libraries, each by its own name.
///
/// They are called where they are: no list of arguments is passed on, which could be out of order.
typedef struct {
#define TYPE(name) motion_##name
#define FUNCTION(result, name, ...) result (*_Nonnull name)(__VA_ARGS__);
#include "../Functions.h"
} motion_functions;

/// Opens the libraries and finds all functions, once; any number of threads may ask at any time.
///
/// Returns the functions, or a null pointer, and then in `*missing` what is not there.
const motion_functions *_Nullable motion_open_pango_cairo(const char *_Nullable *_Nonnull missing);

/// Memory for `*size` bytes of pixels, undefined ones, and in `*size` how much it really is; a null pointer
/// when there is none. It is that of an earlier picture where one is done: fresh memory costs the system more
/// than painting on it does.
void *motion_take_pixels(size_t *size);

/// Takes memory for pixels back.
void motion_give_pixels(void *pixels, size_t size);

#ifdef __clang__
#pragma clang diagnostic pop
#endif

#endif
