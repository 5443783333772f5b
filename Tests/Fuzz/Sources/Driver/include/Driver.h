#ifndef DRIVER_H
#define DRIVER_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/// What is called with each input; it returns 0.
typedef int (*FuzzTest)(const uint8_t *data, size_t size);

/// libFuzzer's own loop.
int LLVMFuzzerRunDriver(int *count, char ***words, FuzzTest test);

/// Fuzzes `test` as the words of the command line say, and ends the process.
_Noreturn static inline void fuzz(int count, char **words, FuzzTest test) {
  exit(LLVMFuzzerRunDriver(&count, &words, test));
}

#endif
