// The types and constants of Cairo 1.16 and Pango 1.44, or later, that the renderer uses: a list.
//
// Whoever includes it says first what to make of each kind of entry, by macros of which none is left
// defined. It is a list so that nothing is declared without its proof: `CPangoCairo.h` declares from it,
// and `Tests/CPangoCairo/headers.c` compares it with the libraries' own headers.
//
// TYPE(name)                       a type of this list, in a member or a parameter
// OPAQUE(name)                     a type of which only pointers are used
// INTEGER(name, value)             a constant of no enumeration
// ENUM(name) … END(name)           an enumeration, with those of its constants that are used
// CONSTANT(enumeration, name, value)
// STRUCT(name) … END(name)         a structure as large as it is: it may be made, and stand in arrays
// STRUCT_START(name) … END(name)   the first members of one that only the library makes
// MEMBER(structure, type, name)
// UNREAD(structure, type, name)    a member of the right size, whose type depends on the version
// UNION(name) … END(name)          a union of structures, each a BRANCH
// BRANCH(name) … END_BRANCH(name)
// BRANCH_MEMBER(union, branch, type, name)
// CALLBACK(result, name, parameters…)

OPAQUE(cairo_t)
OPAQUE(cairo_surface_t)
OPAQUE(cairo_font_options_t)
OPAQUE(PangoContext)
OPAQUE(PangoFont)
OPAQUE(PangoFontDescription)
OPAQUE(PangoFontMap)
OPAQUE(PangoLayout)
OPAQUE(PangoLayoutIter)

INTEGER(PANGO_SCALE, 1024)
INTEGER(PANGO_GLYPH_EMPTY, 0x0FFFFFFF)

ENUM(cairo_status_t)
CONSTANT(cairo_status_t, CAIRO_STATUS_SUCCESS, 0)
CONSTANT(cairo_status_t, CAIRO_STATUS_READ_ERROR, 10)
END(cairo_status_t)

ENUM(cairo_format_t)
CONSTANT(cairo_format_t, CAIRO_FORMAT_ARGB32, 0)
CONSTANT(cairo_format_t, CAIRO_FORMAT_RGB24, 1)
END(cairo_format_t)

ENUM(cairo_line_cap_t)
CONSTANT(cairo_line_cap_t, CAIRO_LINE_CAP_ROUND, 1)
END(cairo_line_cap_t)

ENUM(cairo_line_join_t)
CONSTANT(cairo_line_join_t, CAIRO_LINE_JOIN_ROUND, 1)
END(cairo_line_join_t)

ENUM(cairo_antialias_t)
CONSTANT(cairo_antialias_t, CAIRO_ANTIALIAS_GRAY, 2)
END(cairo_antialias_t)

ENUM(cairo_hint_style_t)
CONSTANT(cairo_hint_style_t, CAIRO_HINT_STYLE_NONE, 1)
END(cairo_hint_style_t)

ENUM(cairo_hint_metrics_t)
CONSTANT(cairo_hint_metrics_t, CAIRO_HINT_METRICS_OFF, 1)
END(cairo_hint_metrics_t)

ENUM(cairo_pdf_metadata_t)
CONSTANT(cairo_pdf_metadata_t, CAIRO_PDF_METADATA_TITLE, 0)
CONSTANT(cairo_pdf_metadata_t, CAIRO_PDF_METADATA_SUBJECT, 2)
CONSTANT(cairo_pdf_metadata_t, CAIRO_PDF_METADATA_CREATOR, 4)
CONSTANT(cairo_pdf_metadata_t, CAIRO_PDF_METADATA_CREATE_DATE, 5)
END(cairo_pdf_metadata_t)

ENUM(cairo_path_data_type_t)
CONSTANT(cairo_path_data_type_t, CAIRO_PATH_MOVE_TO, 0)
CONSTANT(cairo_path_data_type_t, CAIRO_PATH_LINE_TO, 1)
CONSTANT(cairo_path_data_type_t, CAIRO_PATH_CURVE_TO, 2)
CONSTANT(cairo_path_data_type_t, CAIRO_PATH_CLOSE_PATH, 3)
END(cairo_path_data_type_t)

// Any of CSS's numbers is a weight.
ENUM(PangoWeight)
CONSTANT(PangoWeight, PANGO_WEIGHT_NORMAL, 400)
CONSTANT(PangoWeight, PANGO_WEIGHT_MEDIUM, 500)
CONSTANT(PangoWeight, PANGO_WEIGHT_SEMIBOLD, 600)
END(PangoWeight)

STRUCT(cairo_matrix_t)
MEMBER(cairo_matrix_t, double, xx)
MEMBER(cairo_matrix_t, double, yx)
MEMBER(cairo_matrix_t, double, xy)
MEMBER(cairo_matrix_t, double, yy)
MEMBER(cairo_matrix_t, double, x0)
MEMBER(cairo_matrix_t, double, y0)
END(cairo_matrix_t)

UNION(cairo_path_data_t)
BRANCH(header)
BRANCH_MEMBER(cairo_path_data_t, header, TYPE(cairo_path_data_type_t), type)
BRANCH_MEMBER(cairo_path_data_t, header, int, length)
END_BRANCH(header)
BRANCH(point)
BRANCH_MEMBER(cairo_path_data_t, point, double, x)
BRANCH_MEMBER(cairo_path_data_t, point, double, y)
END_BRANCH(point)
END(cairo_path_data_t)

STRUCT(cairo_path_t)
MEMBER(cairo_path_t, TYPE(cairo_status_t), status)
MEMBER(cairo_path_t, TYPE(cairo_path_data_t) *, data)
MEMBER(cairo_path_t, int, num_data)
END(cairo_path_t)

STRUCT(PangoRectangle)
MEMBER(PangoRectangle, int, x)
MEMBER(PangoRectangle, int, y)
MEMBER(PangoRectangle, int, width)
MEMBER(PangoRectangle, int, height)
END(PangoRectangle)

STRUCT(PangoGlyphGeometry)
MEMBER(PangoGlyphGeometry, int32_t, width)
MEMBER(PangoGlyphGeometry, int32_t, x_offset)
MEMBER(PangoGlyphGeometry, int32_t, y_offset)
END(PangoGlyphGeometry)

STRUCT(PangoGlyphInfo)
MEMBER(PangoGlyphInfo, uint32_t, glyph)
MEMBER(PangoGlyphInfo, TYPE(PangoGlyphGeometry), geometry)
// Bits, to which Pango 1.50 adds one.
UNREAD(PangoGlyphInfo, uint32_t, attr)
END(PangoGlyphInfo)

STRUCT(PangoGlyphString)
MEMBER(PangoGlyphString, int, num_glyphs)
MEMBER(PangoGlyphString, TYPE(PangoGlyphInfo) *, glyphs)
MEMBER(PangoGlyphString, int *, log_clusters)
MEMBER(PangoGlyphString, int, space)
END(PangoGlyphString)

STRUCT_START(PangoAnalysis)
UNREAD(PangoAnalysis, void *, shape_engine)
UNREAD(PangoAnalysis, void *, lang_engine)
MEMBER(PangoAnalysis, TYPE(PangoFont) *, font)
END(PangoAnalysis)

STRUCT_START(PangoItem)
MEMBER(PangoItem, int, offset)
MEMBER(PangoItem, int, length)
MEMBER(PangoItem, int, num_chars)
MEMBER(PangoItem, TYPE(PangoAnalysis), analysis)
END(PangoItem)

// Where a run stands, which Pango 1.50 adds here, is asked of the iterator.
STRUCT_START(PangoLayoutRun)
MEMBER(PangoLayoutRun, TYPE(PangoItem) *, item)
MEMBER(PangoLayoutRun, TYPE(PangoGlyphString) *, glyphs)
END(PangoLayoutRun)

CALLBACK(TYPE(cairo_status_t), cairo_read_func_t, void *closure, unsigned char *data,
         unsigned int length)
CALLBACK(TYPE(cairo_status_t), cairo_write_func_t, void *closure, const unsigned char *data,
         unsigned int length)

#undef TYPE
#undef OPAQUE
#undef INTEGER
#undef ENUM
#undef CONSTANT
#undef STRUCT
#undef STRUCT_START
#undef MEMBER
#undef UNREAD
#undef UNION
#undef BRANCH
#undef BRANCH_MEMBER
#undef END_BRANCH
#undef END
#undef CALLBACK
