import FigureScene
import Figures
import MotionCurves

/// `Templates/rubber-band-table.figure.json` in Swift.
public func rubberBandTable() throws -> Figure {
  let band = try RubberBand(dimension: 844)
  let screen = band.dimension
  let drags = [10.0, 50, 100, 200, 300, 422, 844, 1688, 2532, 4220, 8440]
  func moves(_ drag: Double) -> String { "\(band.offset(drag: drag), format: .points(1))" }
  return Figure(
    "rubber-band-table", title: "What the rubber band does in numbers",
    summary: """
      The rubber band of a view of \(screen, format: .points()) with the coefficient \
      \(band.coefficient, format: .plain). A drag of 10 points moves the content \(moves(10)); of one screen, \
      \(screen, format: .points()), \(moves(screen)); of ten screens \(moves(10 * screen)), \
      \(band.offset(drag: 10 * screen) / screen, format: .percent(1)) of the ceiling.
      """,
    size: Size(640, 420)
  ) {
    Panel(
      table: Table([
        Table.Column("drag, c = \(band.coefficient, format: .plain)", for: drags) {
          "\($0, format: .points())"
        },
        Table.Column("in screens", for: drags) { "\($0 / screen, format: .decimals(2))" },
        Table.Column("content moves", for: drags, isEmphasized: true) { moves($0) },
        Table.Column("share of drag", for: drags) {
          "\(band.offset(drag: $0) / $0, format: .percent(1))"
        },
        Table.Column("share of d", for: drags) {
          "\(band.offset(drag: $0) / screen, format: .percent(1))"
        },
        Table.Column("slope", for: drags) { "\(band.slope(drag: $0), format: .decimals(3))" },
      ]))
  }
}
