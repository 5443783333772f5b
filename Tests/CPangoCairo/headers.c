// Compares all that is declared of Cairo and Pango with the libraries' own headers. Nothing is to be
// run: what compiles agrees. `Scripts/test` does so where the headers are installed.

#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#include <stddef.h>

#include "CPangoCairo.h"

// That a constant is of its enumeration is no matter of types in C; a warning tells.
#pragma GCC diagnostic error "-Wenum-conversion"

#define SAME(one, other, what) _Static_assert((long long)(one) == (long long)(other), what);
#define SAME_TYPE(one, other, what) _Static_assert(__builtin_types_compatible_p(one, other), what);

#define SAME_PLACE(structure, member)                                                              \
  SAME(offsetof(motion_##structure, member), offsetof(structure, member),                          \
       "place of " #structure "." #member)

#define SAME_SIZE(name)                                                                            \
  SAME(sizeof(motion_##name), sizeof(name), "size of " #name)                                      \
  SAME(_Alignof(motion_##name), _Alignof(name), "alignment of " #name)

// In members and parameters a name now is the library's. That it is the right one is proved where it
// stands there, and that ours of that name has the same form where it is declared.
#define TYPE(name) name
#define OPAQUE(name) SAME(sizeof(motion_##name *), sizeof(name *), "pointers to " #name)
#define INTEGER(name, value) SAME(MOTION_##name, name, "value of " #name)
#define ENUM(name) SAME_SIZE(name)
#define CONSTANT(enumeration, name, value)                                                         \
  SAME(MOTION_##name, name, "value of " #name)                                                     \
  static const enumeration motion_constant_##name = name;                                          \
  SAME(sizeof(motion_constant_##name), sizeof(enumeration), "size of " #name)
#define STRUCT(name) SAME_SIZE(name)
#define STRUCT_START(name)                                                                         \
  _Static_assert(sizeof(motion_##name) <= sizeof(name), "size of " #name);                         \
  SAME(_Alignof(motion_##name), _Alignof(name), "alignment of " #name)
#define UNION(name) SAME_SIZE(name)
#define MEMBER(structure, type, name)                                                              \
  SAME_PLACE(structure, name)                                                                      \
  SAME_TYPE(type, __typeof__(((structure *)0)->name), "type of " #structure "." #name)
#define UNREAD(structure, type, name)                                                              \
  SAME_PLACE(structure, name)                                                                      \
  SAME(sizeof(type), sizeof(((structure *)0)->name), "size of " #structure "." #name)
#define BRANCH_MEMBER(name, branch, type, member) MEMBER(name, type, branch.member)
#define BRANCH(name)
#define END_BRANCH(name)
#define END(name)
#define CALLBACK(result, name, ...) SAME_TYPE(name, result (*)(__VA_ARGS__), "type of " #name)
#include "Types.h"

#define TYPE(name) name
#define FUNCTION(result, name, ...)                                                                \
  SAME_TYPE(__typeof__(name), result(__VA_ARGS__), "type of " #name)
#include "Functions.h"
