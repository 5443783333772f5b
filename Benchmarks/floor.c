// The least that a program has to do to draw the figure `decay-velocity`: no layout, no curves, only the
// calls that put it on paper. What the tool is measured against.
//
//     floor svg|png COUNT FOLDER
//     floor samples-svg|samples-png CSV FILE
//
// The second way draws a column of recorded numbers: all of them as text, or the extremes of each column of
// pixels on paper.

#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define POINTS 300

static const double left = 56, top = 36, right = 684, bottom = 352;

static double x_at(int i) { return left + (right - left) * i / POINTS; }

static double y_at(double rate, int i) {
  return bottom - (bottom - top) * pow(rate, 1500.0 * i / POINTS);
}

static void print_curve(FILE *file, double rate, const char *style, int is_area) {
  fprintf(file, "<path d=\"M%.2f %.2f", x_at(0), y_at(rate, 0));
  for (int i = 1; i <= POINTS; i++) fprintf(file, "L%.2f %.2f", x_at(i), y_at(rate, i));
  if (is_area) fprintf(file, "V%.2fH%.2fZ", bottom, left);
  fprintf(file, "\" %s/>\n", style);
}

static const struct {
  double x, y, size;
  const char *anchor, *color, *text;
} texts[] = {
    {46, 40.5, 13, "end", "#6E6E73", "v₀"},
    {46, 198.5, 13, "end", "#6E6E73", "½ v₀"},
    {46, 356.5, 13, "end", "#6E6E73", "0"},
    {201, 374, 13, "middle", "#0066CC", "346 ms"},
    {85, 374, 13, "middle", "#C2410C", "69 ms"},
    {684, 374, 13, "end", "#6E6E73", "1.5 s"},
    {274, 169, 15, "start", "#0066CC", ".normal, 0.998"},
    {274, 189, 13, "start", "#6E6E73", "coasts 0.499 s × v₀"},
    {212, 281, 15, "start", "#C2410C", ".fast, 0.99"},
    {212, 301, 13, "start", "#6E6E73", "coasts 0.099 s × v₀"},
};
#define TEXTS (sizeof texts / sizeof *texts)

static void svg(const char *path) {
  FILE *file = fopen(path, "w");
  fprintf(file, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\" height=\"400\">\n");
  fprintf(file, "<rect width=\"720\" height=\"400\" fill=\"#FFFFFF\"/>\n");
  print_curve(file, 0.998, "fill=\"#0066CC\" fill-opacity=\"0.1\"", 1);
  fprintf(file, "<path d=\"M56 194H201V352M85 194V352\" fill=\"none\" stroke=\"#6E6E73\"/>\n");
  fprintf(file, "<path d=\"M56 26V352H684\" fill=\"none\" stroke=\"#1D1D1F\"/>\n");
  print_curve(file, 0.99, "fill=\"none\" stroke=\"#C2410C\" stroke-width=\"2.25\"", 0);
  print_curve(file, 0.998, "fill=\"none\" stroke=\"#0066CC\" stroke-width=\"2.25\"", 0);
  for (size_t i = 0; i < TEXTS; i++)
    fprintf(file, "<text x=\"%.2f\" y=\"%.2f\" font-size=\"%g\" fill=\"%s\" text-anchor=\"%s\">%s</text>\n",
            texts[i].x, texts[i].y, texts[i].size, texts[i].color, texts[i].anchor, texts[i].text);
  fprintf(file, "</svg>\n");
  fclose(file);
}

static void trace(cairo_t *cairo, double rate) {
  cairo_move_to(cairo, x_at(0), y_at(rate, 0));
  for (int i = 1; i <= POINTS; i++) cairo_line_to(cairo, x_at(i), y_at(rate, i));
}

static void png(const char *path) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1440, 800);
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, 2, 2);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  trace(cairo, 0.998);
  cairo_line_to(cairo, right, bottom);
  cairo_line_to(cairo, left, bottom);
  cairo_set_source_rgba(cairo, 0, 0.4, 0.8, 0.1);
  cairo_fill(cairo);
  cairo_set_line_width(cairo, 1);
  cairo_set_source_rgb(cairo, 0.1, 0.1, 0.1);
  cairo_move_to(cairo, left, 26);
  cairo_line_to(cairo, left, bottom);
  cairo_line_to(cairo, right, bottom);
  cairo_stroke(cairo);
  cairo_set_line_width(cairo, 2.25);
  trace(cairo, 0.99);
  cairo_set_source_rgb(cairo, 0.8, 0.3, 0);
  cairo_stroke(cairo);
  trace(cairo, 0.998);
  cairo_set_source_rgb(cairo, 0, 0.4, 0.8);
  cairo_stroke(cairo);
  cairo_select_font_face(cairo, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  for (size_t i = 0; i < TEXTS; i++) {
    cairo_set_font_size(cairo, texts[i].size);
    cairo_move_to(cairo, texts[i].x, texts[i].y);
    cairo_show_text(cairo, texts[i].text);
  }
  cairo_surface_write_to_png(surface, path);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
}

#define COLUMNS 1256

// Reads "t,v" lines; returns how many, with their numbers behind `x` and `y`.
static long read_samples(const char *path, double **x, double **y) {
  FILE *file = fopen(path, "r");
  fseek(file, 0, SEEK_END);
  long size = ftell(file), count = 0;
  rewind(file);
  char *text = malloc((size_t)size + 1), *place = text;
  text[fread(text, 1, (size_t)size, file)] = 0;
  fclose(file);
  *x = malloc((size_t)size * sizeof **x / 4 + sizeof **x);
  *y = malloc((size_t)size * sizeof **y / 4 + sizeof **y);
  place = strchr(place, '\n');
  while (place != NULL && place[1] != 0) {
    (*x)[count] = strtod(place + 1, &place);
    (*y)[count++] = strtod(place + 1, &place);
    place = strchr(place, '\n');
  }
  free(text);
  return count;
}

static void samples(const char *format, const char *csv, const char *path) {
  double *x, *y;
  long count = read_samples(csv, &x, &y);
  double scale = (right - left) / x[count - 1];
  if (strcmp(format, "samples-svg") == 0) {
    FILE *file = fopen(path, "w");
    fprintf(file, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\" height=\"400\">\n<path d=\"M");
    for (long i = 0; i < count; i++)
      fprintf(file, "%.2f %.2f ", left + x[i] * scale, bottom - y[i] * (bottom - top));
    fprintf(file, "\" fill=\"none\" stroke=\"#0066CC\"/>\n</svg>\n");
    fclose(file);
    return;
  }
  double low[COLUMNS + 1], high[COLUMNS + 1];
  for (int column = 0; column <= COLUMNS; column++) low[column] = 1e9, high[column] = -1e9;
  for (long i = 0; i < count; i++) {
    int column = (int)(x[i] * scale * 2);
    if (y[i] < low[column]) low[column] = y[i];
    if (y[i] > high[column]) high[column] = y[i];
  }
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1440, 800);
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, 2, 2);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  cairo_set_source_rgb(cairo, 0, 0.4, 0.8);
  for (int column = 0; column <= COLUMNS; column++)
    if (low[column] <= high[column]) {
      cairo_line_to(cairo, left + column / 2.0, bottom - low[column] * (bottom - top));
      cairo_line_to(cairo, left + column / 2.0, bottom - high[column] * (bottom - top));
    }
  cairo_stroke(cairo);
  cairo_surface_write_to_png(surface, path);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
}

int main(int count, char **words) {
  if (count != 4) return 64;
  if (strncmp(words[1], "samples-", 8) == 0) {
    samples(words[1], words[2], words[3]);
    return 0;
  }
  for (int i = 0; i < atoi(words[2]); i++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%d.%s", words[3], i, words[1]);
    if (strcmp(words[1], "svg") == 0) svg(path); else png(path);
  }
  return 0;
}
