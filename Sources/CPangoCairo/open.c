#include "CPangoCairo.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static motion_functions functions;
static const char *missing_name;

static void *open_first(const char *const *names) {
  for (; *names != NULL; names++) {
    void *library = dlopen(*names, RTLD_LAZY | RTLD_LOCAL);
    if (library != NULL) return library;
  }
  return NULL;
}

static void *find(void *library, const char *name) {
  void *function = dlsym(library, name);
  if (function == NULL && missing_name == NULL) missing_name = name;
  return function;
}

static void open_all(void) {
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
  if (library == NULL) {
    missing_name = names[0];
    return;
  }
#define FUNCTION(result, name, ...) *(void **)&functions.name = find(library, #name);
#include "Functions.h"
}

const motion_functions *motion_open_pango_cairo(const char **missing) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_all);
  *missing = missing_name;
  return missing_name == NULL ? &functions : NULL;
}
