// A maths library of which every elementary function is off by one unit in the last place, to be loaded before
// the system's: LIBM_SEED 0 is above it everywhere, 1 below it, and any other number mixes both by the arguments.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static uint64_t seed(void) {
  static uint64_t value = UINT64_MAX;
  if (value == UINT64_MAX) {
    const char *text = getenv("LIBM_SEED");
    value = text != NULL ? strtoull(text, NULL, 10) : 0;
  }
  return value;
}

static double off_by_one(double result, const char *name, double one, double two) {
  uint64_t bits[2], hash = seed() * 0x9E3779B97F4A7C15u;
  memcpy(&bits[0], &one, sizeof one);
  memcpy(&bits[1], &two, sizeof two);
  for (; *name != 0; name++) hash = (hash ^ (uint64_t)*name) * 0x100000001B3u;
  hash = (hash ^ bits[0]) * 0xFF51AFD7ED558CCDu;
  hash = (hash ^ (hash >> 33) ^ bits[1]) * 0xC4CEB9FE1A85EC53u;
  int above = seed() == 0 ? 1 : seed() == 1 ? 0 : (hash >> 40) & 1;
  return nextafter(result, above ? INFINITY : -INFINITY);
}

#define ONE(name)                                                                  \
  double name(double x) {                                                          \
    static double (*real)(double);                                                 \
    if (real == NULL) real = (double (*)(double))dlsym(RTLD_NEXT, #name);          \
    return off_by_one(real(x), #name, x, 0);                                       \
  }
#define TWO(name)                                                                  \
  double name(double x, double y) {                                                \
    static double (*real)(double, double);                                         \
    if (real == NULL) real = (double (*)(double, double))dlsym(RTLD_NEXT, #name);  \
    return off_by_one(real(x, y), #name, x, y);                                    \
  }
ONE(exp) ONE(expm1) ONE(log) ONE(log1p) ONE(sin) ONE(cos) TWO(pow) TWO(atan2)
