// The functions of Cairo 1.16 and Pango 1.44, or later, that the renderer uses: a list like `Types.h`.
//
// FUNCTION(result, name, parameters…)

FUNCTION(void, cairo_clip, TYPE(cairo_t) *cr)
FUNCTION(void, cairo_close_path, TYPE(cairo_t) *cr)
FUNCTION(TYPE(cairo_path_t) *, cairo_copy_path, TYPE(cairo_t) *cr)
FUNCTION(TYPE(cairo_t) *, cairo_create, TYPE(cairo_surface_t) *target)
FUNCTION(void, cairo_curve_to, TYPE(cairo_t) *cr, double x1, double y1, double x2, double y2,
         double x3, double y3)
FUNCTION(void, cairo_destroy, TYPE(cairo_t) *cr)
FUNCTION(void, cairo_fill, TYPE(cairo_t) *cr)
FUNCTION(void, cairo_fill_preserve, TYPE(cairo_t) *cr)
FUNCTION(TYPE(cairo_font_options_t) *, cairo_font_options_create, void)
FUNCTION(void, cairo_font_options_destroy, TYPE(cairo_font_options_t) *options)
FUNCTION(void, cairo_font_options_set_antialias, TYPE(cairo_font_options_t) *options,
         TYPE(cairo_antialias_t) antialias)
FUNCTION(void, cairo_font_options_set_hint_metrics, TYPE(cairo_font_options_t) *options,
         TYPE(cairo_hint_metrics_t) metrics)
FUNCTION(void, cairo_font_options_set_hint_style, TYPE(cairo_font_options_t) *options,
         TYPE(cairo_hint_style_t) style)
FUNCTION(TYPE(cairo_surface_t) *, cairo_image_surface_create_for_data, unsigned char *data,
         TYPE(cairo_format_t) format, int width, int height, int stride)
FUNCTION(TYPE(cairo_surface_t) *, cairo_image_surface_create_from_png_stream,
         TYPE(cairo_read_func_t) read, void *closure)
FUNCTION(unsigned char *, cairo_image_surface_get_data, TYPE(cairo_surface_t) *surface)
FUNCTION(TYPE(cairo_format_t), cairo_image_surface_get_format, TYPE(cairo_surface_t) *surface)
FUNCTION(int, cairo_image_surface_get_height, TYPE(cairo_surface_t) *surface)
FUNCTION(int, cairo_image_surface_get_stride, TYPE(cairo_surface_t) *surface)
FUNCTION(int, cairo_image_surface_get_width, TYPE(cairo_surface_t) *surface)
FUNCTION(void, cairo_line_to, TYPE(cairo_t) *cr, double x, double y)
FUNCTION(void, cairo_move_to, TYPE(cairo_t) *cr, double x, double y)
FUNCTION(void, cairo_new_path, TYPE(cairo_t) *cr)
FUNCTION(void, cairo_paint, TYPE(cairo_t) *cr)
FUNCTION(void, cairo_path_destroy, TYPE(cairo_path_t) *path)
FUNCTION(TYPE(cairo_surface_t) *, cairo_pdf_surface_create_for_stream,
         TYPE(cairo_write_func_t) write, void *closure, double width, double height)
FUNCTION(void, cairo_pdf_surface_set_metadata, TYPE(cairo_surface_t) *surface,
         TYPE(cairo_pdf_metadata_t) metadata, const char *text)
FUNCTION(void, cairo_path_extents, TYPE(cairo_t) *cr, double *x1, double *y1, double *x2, double *y2)
FUNCTION(void, cairo_rectangle, TYPE(cairo_t) *cr, double x, double y, double width, double height)
FUNCTION(void, cairo_restore, TYPE(cairo_t) *cr)
FUNCTION(void, cairo_save, TYPE(cairo_t) *cr)
FUNCTION(void, cairo_scale, TYPE(cairo_t) *cr, double x, double y)
FUNCTION(void, cairo_set_dash, TYPE(cairo_t) *cr, const double *dashes, int count, double offset)
FUNCTION(void, cairo_set_line_cap, TYPE(cairo_t) *cr, TYPE(cairo_line_cap_t) cap)
FUNCTION(void, cairo_set_line_join, TYPE(cairo_t) *cr, TYPE(cairo_line_join_t) join)
FUNCTION(void, cairo_set_line_width, TYPE(cairo_t) *cr, double width)
FUNCTION(void, cairo_set_source_rgba, TYPE(cairo_t) *cr, double red, double green, double blue,
         double alpha)
FUNCTION(TYPE(cairo_status_t), cairo_status, TYPE(cairo_t) *cr)
FUNCTION(const char *, cairo_status_to_string, TYPE(cairo_status_t) status)
FUNCTION(void, cairo_stroke_preserve, TYPE(cairo_t) *cr)
FUNCTION(void, cairo_surface_destroy, TYPE(cairo_surface_t) *surface)
FUNCTION(void, cairo_surface_finish, TYPE(cairo_surface_t) *surface)
FUNCTION(void, cairo_surface_flush, TYPE(cairo_surface_t) *surface)
FUNCTION(TYPE(cairo_status_t), cairo_surface_status, TYPE(cairo_surface_t) *surface)
FUNCTION(void, cairo_transform, TYPE(cairo_t) *cr, const TYPE(cairo_matrix_t) *matrix)
FUNCTION(void, g_free, void *memory)
FUNCTION(void, g_object_unref, void *object)
FUNCTION(void, pango_cairo_context_set_font_options, TYPE(PangoContext) *context,
         const TYPE(cairo_font_options_t) *options)
FUNCTION(void, pango_cairo_context_set_resolution, TYPE(PangoContext) *context, double dpi)
FUNCTION(TYPE(PangoFontMap) *, pango_cairo_font_map_new, void)
FUNCTION(void, pango_cairo_glyph_string_path, TYPE(cairo_t) *cr, TYPE(PangoFont) *font,
         TYPE(PangoGlyphString) *glyphs)
FUNCTION(void, pango_cairo_show_glyph_string, TYPE(cairo_t) *cr, TYPE(PangoFont) *font,
         TYPE(PangoGlyphString) *glyphs)
FUNCTION(void, pango_cairo_show_layout, TYPE(cairo_t) *cr, TYPE(PangoLayout) *layout)
FUNCTION(void, pango_cairo_update_layout, TYPE(cairo_t) *cr, TYPE(PangoLayout) *layout)
FUNCTION(TYPE(PangoFont) *, pango_context_load_font, TYPE(PangoContext) *context,
         const TYPE(PangoFontDescription) *wanted)
FUNCTION(void, pango_context_set_round_glyph_positions, TYPE(PangoContext) *context, int rounds)
FUNCTION(TYPE(PangoContext) *, pango_font_map_create_context, TYPE(PangoFontMap) *map)
FUNCTION(TYPE(PangoFontDescription) *, pango_font_describe, TYPE(PangoFont) *font)
FUNCTION(void, pango_font_description_free, TYPE(PangoFontDescription) *description)
FUNCTION(const char *, pango_font_description_get_family,
         const TYPE(PangoFontDescription) *description)
FUNCTION(TYPE(PangoFontDescription) *, pango_font_description_new, void)
FUNCTION(void, pango_font_description_set_absolute_size, TYPE(PangoFontDescription) *description,
         double size)
FUNCTION(void, pango_font_description_set_family, TYPE(PangoFontDescription) *description,
         const char *family)
FUNCTION(void, pango_font_description_set_weight, TYPE(PangoFontDescription) *description,
         TYPE(PangoWeight) weight)
FUNCTION(char *, pango_font_description_to_string, const TYPE(PangoFontDescription) *description)
FUNCTION(int, pango_layout_get_baseline, TYPE(PangoLayout) *layout)
FUNCTION(TYPE(PangoContext) *, pango_layout_get_context, TYPE(PangoLayout) *layout)
FUNCTION(void, pango_layout_get_extents, TYPE(PangoLayout) *layout, TYPE(PangoRectangle) *ink,
         TYPE(PangoRectangle) *logical)
FUNCTION(TYPE(PangoLayoutIter) *, pango_layout_get_iter, TYPE(PangoLayout) *layout)
FUNCTION(void, pango_layout_iter_free, TYPE(PangoLayoutIter) *iter)
FUNCTION(void, pango_layout_iter_get_run_extents, TYPE(PangoLayoutIter) *iter,
         TYPE(PangoRectangle) *ink, TYPE(PangoRectangle) *logical)
FUNCTION(TYPE(PangoLayoutRun) *, pango_layout_iter_get_run_readonly, TYPE(PangoLayoutIter) *iter)
FUNCTION(int, pango_layout_iter_next_run, TYPE(PangoLayoutIter) *iter)
FUNCTION(TYPE(PangoLayout) *, pango_layout_new, TYPE(PangoContext) *context)
FUNCTION(void, pango_layout_set_font_description, TYPE(PangoLayout) *layout,
         const TYPE(PangoFontDescription) *description)
FUNCTION(void, pango_layout_set_text, TYPE(PangoLayout) *layout, const char *text, int length)

#undef TYPE
#undef FUNCTION
