import FigureScene

/// A label that has no place yet, and what it names.
public struct LabelRequest {
  /// What the label names, and so where it may stand.
  public enum Anchoring {
    /// A curve by its identity, or a line without one: anywhere along it, on either side.
    case beside([(Point, Point)], curve: String?)
    /// A dot, or the tip of a line: around it.
    case around(Point, radius: Double)
    /// A rule across the plot: on it, at one of its ends.
    case atRule(Point, Point)
    /// A straight line: along it, turned into its direction; the first line of the label alone.
    case along(Point, Point)
    /// A box: in its middle, or where else within it there is room.
    case inside(Rect)
    /// Nothing: wherever there is most room.
    case anywhere
  }

  /// What is placed.
  let content: Content
  /// What it names.
  let anchoring: Anchoring
  /// The colour of the line that ties the label to what it names when it had to move away.
  let leader: Paint?
  /// The plot that the label belongs into.
  let area: Rect
  /// The label as a row of the key, where it stands when beside its curve there is no place that is only its own.
  let keyRow: KeyRow?
  /// The number of the panel that it belongs to; the drawing knows it.
  var panel = 0
  /// Where its author would like it to stand.
  var side: LabelSide?

  /// What a request is about.
  enum Content {
    /// A label as it may be broken into lines, the best way first.
    case block([LabelBlock])
    case turned(LabelLine)
    case key(PanelKey)
  }

  init(
    _ content: Content, _ anchoring: Anchoring, leader: Paint? = nil, area: Rect,
    keyRow: KeyRow? = nil, panel: Int = 0
  ) {
    (self.content, self.anchoring, self.leader, self.area) = (content, anchoring, leader, area)
    (self.keyRow, self.panel) = (keyRow, panel)
  }

  /// What a message calls it; `nil` for one without a text.
  var name: String? {
    switch content {
    case .block(let blocks): blocks.first?.name.map { "the label \"\($0)\"" }
    case .turned(let line): "the label \"\(line.text)\""
    case .key: "the key"
    }
  }

  /// The earlier a label is placed, the fewer places it has to choose from.
  var order: Int {
    switch anchoring {
    case .along, .inside: 0
    case .atRule: 1
    case .around: 2
    case .beside: 3
    case .anywhere: 4
    }
  }

  /// The requests without those at fault that the key can take, which then has a row for each, and what these are
  /// called.
  ///
  /// A row that looks as another one does would tell nothing: such a label stays where it is.
  static func movedToKeys(
    _ requests: [LabelRequest], where isAtFault: (Int) -> Bool
  ) -> (kept: [LabelRequest], moved: [String]) {
    func canMove(_ index: Int) -> Bool {
      guard let row = requests[index].keyRow else { return false }
      return !requests.enumerated().contains {
        $0 != index && $1.panel == requests[index].panel
          && $1.rows.contains { $0.stroke == row.stroke }
      }
    }
    let names = requests.indices.filter { isAtFault($0) && canMove($0) }
    // One key for all curves of a panel: half of them would be harder to read than either.
    let panels = Set(names.map { requests[$0].panel })
    var kept: [LabelRequest] = []
    var moved: [(request: LabelRequest, row: KeyRow)] = []
    for (index, request) in requests.enumerated() {
      if panels.contains(request.panel), canMove(index), let row = request.keyRow {
        moved.append((request, row))
      } else {
        kept.append(request)
      }
    }
    for (request, row) in moved {
      let key = kept.firstIndex { $0.key != nil && $0.panel == request.panel }
      let old = key.map { kept.remove(at: $0) }
      let whole = PanelKey(
        panel: request.panel, rows: (old?.key?.rows ?? []) + [row], note: old?.key?.note)
      kept.append(
        LabelRequest(.key(whole), .anywhere, area: request.area, panel: request.panel))
    }
    return (kept, names.compactMap { requests[$0].name })
  }

  /// The key that it is about, if any.
  var key: PanelKey? {
    if case .key(let key) = content { key } else { nil }
  }

  /// The rows of the key that it has, or could have.
  private var rows: [KeyRow] {
    key?.rows ?? keyRow.map { [$0] } ?? []
  }
}
