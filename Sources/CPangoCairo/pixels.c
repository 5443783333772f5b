#include "CPangoCairo.h"

#include <pthread.h>
#include <stdlib.h>

// No more than a machine has tasks at work on pictures.
#define MOST 64

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct {
  void *pixels;
  size_t size;
} idle[MOST];
static int count;

void *motion_take_pixels(size_t *size) {
  void *pixels = NULL;
  pthread_mutex_lock(&mutex);
  for (int i = count - 1; i >= 0 && pixels == NULL; i--)
    if (idle[i].size >= *size) {
      pixels = idle[i].pixels;
      *size = idle[i].size;
      idle[i] = idle[--count];
    }
  // One that is too small makes room for the new one.
  void *small = pixels == NULL && count > 0 ? idle[--count].pixels : NULL;
  pthread_mutex_unlock(&mutex);
  free(small);
  return pixels != NULL ? pixels : malloc(*size);
}

void motion_give_pixels(void *pixels, size_t size) {
  pthread_mutex_lock(&mutex);
  if (count < MOST) {
    idle[count].pixels = pixels;
    idle[count++].size = size;
    pixels = NULL;
  }
  pthread_mutex_unlock(&mutex);
  free(pixels);
}
