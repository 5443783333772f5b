#include "CPangoCairo.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

struct motion_functions motion_functions;

static void *open_first(const char *const *names) {
  for (; *names != NULL; names++) {
    void *library = dlopen(*names, RTLD_LAZY | RTLD_LOCAL);
    if (library != NULL) return library;
  }
  return NULL;
}

const char *motion_open_pango_cairo(void) {
  static const char *const names[] = {
#ifdef __APPLE__
    "/opt/homebrew/lib/libpangocairo-1.0.0.dylib",
    "/usr/local/lib/libpangocairo-1.0.0.dylib",
    "libpangocairo-1.0.0.dylib",
#else
    "libpangocairo-1.0.so.0",
#endif
    NULL,
  };
  // What this library brings, Cairo among it, is searched along with it.
  void *library = open_first(names);
  if (library == NULL) return names[0];
#define MOTION_FIND(name)                                     \
  *(void **)&motion_functions.name = dlsym(library, #name);   \
  if (motion_functions.name == NULL) return #name;
#define MOTION_GIVES(result, name, parameters, arguments) MOTION_FIND(name)
#define MOTION_DOES(name, parameters, arguments) MOTION_FIND(name)
  MOTION_FUNCTIONS(MOTION_GIVES, MOTION_DOES)
  return NULL;
}

static pthread_mutex_t text_mutex = PTHREAD_MUTEX_INITIALIZER;

void motion_lock_text(void) { pthread_mutex_lock(&text_mutex); }

void motion_unlock_text(void) { pthread_mutex_unlock(&text_mutex); }

#ifdef MOTION_COMPARES_WITH_HEADERS
#undef MOTION_GIVES
#undef MOTION_DOES
#define MOTION_GIVES(result, name, parameters, arguments)                               \
  _Static_assert(__builtin_types_compatible_p(__typeof__(name), result parameters), #name);
#define MOTION_DOES(name, parameters, arguments) MOTION_GIVES(void, name, parameters, arguments)
MOTION_FUNCTIONS(MOTION_GIVES, MOTION_DOES)
#endif
