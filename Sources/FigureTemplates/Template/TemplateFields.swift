import Figures

/// The keys of a template and of the objects in it that are neither motions nor marks.
enum TemplateFields {
  static let template = [
    Field("$schema", .text, "the address of the schema, for editors"),
    Field("title", .text, required: true, "what the figure is, in a few words"),
    Field(
      "summary", .text, required: true, "what the figure shows, for a reader who cannot see it"),
    Field("size", .pair, "the width and height of the page in points; [720, 400] when left out"),
    Field(
      "narrow", .number,
      "the width in points for which it is laid out a second time, for a narrow column: 320 for a phone"
    ),
    Field("curves", .object, "the motions that are shown, by name"),
    Field("x", .object, "the horizontal axis, or that of all panels"),
    Field("y", .object, "the vertical axis, or that of all panels"),
    Field("marks", .list, "what is drawn, from back to front; or \"panels\" or a \"table\""),
    Field("panels", .list, "parts of the figure, row by row, each with marks of its own"),
    Field("columns", .number, "how many panels stand beside one another; 1 when left out"),
    Field("scene", .bool, "true for things in points, to scale, y downwards, without axes"),
    Field("table", .object, "rows and columns of text instead of marks"),
  ]

  static let panel = [
    Field("title", .text, "what stands above the panel"),
    Field("x", .object, "its horizontal axis; the figure's when left out"),
    Field("y", .object, "its vertical axis; the figure's when left out"),
    Field("marks", .list, "what is drawn, from back to front"),
    Field("scene", .bool, "true for things in points, to scale, y downwards, without axes"),
    Field("table", .object, "rows and columns of text instead of marks"),
    Field(
      "magnifies", .number,
      "the number of the panel, counted from 1, that shows a frame around what this one magnifies"),
    Field("height", .number, "its part of the height that rows share; 1 when left out"),
    Field("width", .number, "its part of the width that columns share; 1 when left out"),
  ]

  static let table = [
    Field(
      "each", .object,
      "a name and its value in each row, a number or the name of a curve: { \"x\": [10, 50, 100] }"),
    Field("columns", .list, required: true, "the columns, from left to right"),
  ]

  static let column = [
    Field("title", .text, required: true, "what stands above the column"),
    Field(
      "cell", .text, "the text of each cell, in which the row's value has its name"),
    Field("cells", .texts, "instead of it: the text of each cell, from top to bottom"),
    Field(
      "align", .word(of: Table.Column.Alignment.self),
      "whether they begin below one another, as \"cells\" do when it is left out, or end there, as a \"cell\" does"
    ),
    Field("emphasis", .bool, "true for the column that the reader looks for"),
  ]

  static let axis = [
    Field(
      "domain", .pair,
      "the first and the last number on the axis; what the marks need when left out"),
    Field("title", .text, "what the axis measures, at its end"),
    Field("ticks", .ticks, "the values that are named; round numbers when left out"),
    Field("format", .text, "how numbers are written: decimals as 0.0, a unit, or both"),
    Field("scale", .word(of: Scale.Kind.self), "linear when left out"),
    Field("reversed", .bool, "true for an axis that runs to the left, or down the page"),
    Field("grid", .bool, "true for thin lines across the plot at the ticks"),
  ]

  static let tick = [
    Field("at", .number, required: true, "the value"),
    Field(
      "label", .text, "what stands beside it, where {x} is the value; the value when left out"),
  ]
}
