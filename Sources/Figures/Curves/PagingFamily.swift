import MotionCurves

/// `paging`: pages in a scroll view, and the page that each way of paging goes to.
struct PagingFamily: CurveFamily {
  static let type = "paging"

  static let summary =
    "Pages in a scroll view; offsets in points, velocities in points per millisecond."

  static let fields = [
    Field("count", .number, required: true, "how many pages"),
    Field("stride", .number, required: true, "from one page to the next in points"),
    Field("view", .number, required: true, "the length of the scroll view in points"),
    Field(
      "velocity", .number, "the velocity at release in points per millisecond; 0 when left out"),
    Field("leadingInset", .number, "the content inset before the first page; 0 when left out"),
    Field("trailingInset", .number, "the content inset after the last page; 0 when left out"),
  ]

  static let examples = [
    PagingFamily(
      try! Paging(count: 5, stride: 296, viewLength: 375), velocity: 0)
  ]

  private let paging: Paging
  private let velocity: Double

  private init(_ paging: Paging, velocity: Double) {
    (self.paging, self.velocity) = (paging, velocity)
  }

  init(_ reader: ObjectReader) throws(Problem) {
    let count = try reader.requiredNumber("count")
    guard count.rounded() == count, (1...10_000).contains(count) else {
      throw Problem(reader.offset("count"), "\"count\" must be a whole number of pages from 1 on")
    }
    let (stride, view) = (try reader.requiredNumber("stride"), try reader.requiredNumber("view"))
    for (key, length) in [("stride", stride), ("view", view)] where !(length > 0) {
      throw Problem(reader.offset(key), "\"\(key)\" must be greater than 0 points")
    }
    let insets = (
      try reader.number("leadingInset") ?? 0, try reader.number("trailingInset") ?? 0
    )
    paging = try reader.motion { () throws(MotionError) in
      try Paging(
        count: Int(count), stride: stride, viewLength: view, leadingInset: insets.0,
        trailingInset: insets.1)
    }
    velocity = try reader.number("velocity") ?? 0
  }

  var curves: [(name: String, function: Function)] {
    let (paging, velocity) = (paging, velocity)
    // Half strides hold every place where one of the ways of rounding steps.
    func step(
      from origin: Double, _ pages: ClosedRange<Int>,
      _ page: @escaping @Sendable (Double) -> Int
    ) -> Function {
      let breaks = pages.map { origin + Double($0) * paging.stride / 2 }
      return Function({ Double(page($0)) }, slope: { _ in 0 }, breaks: breaks)
    }
    let pages = -1...2 * paging.count
    // The layout knows neither the inset nor a first and a last page.
    let layoutPages = -2 * paging.count...4 * paging.count
    return [
      (
        "delegate",
        step(from: -paging.leadingInset, pages) {
          paging.delegatePage(targetOffset: $0, velocity: velocity)
        }
      ),
      (
        "layout",
        step(from: 0, layoutPages) { paging.layoutPage(currentOffset: $0, velocity: velocity) }
      ),
      ("uiKit", step(from: -paging.leadingInset, pages) { paging.uiKitPage(targetOffset: $0) }),
      (
        "offset",
        Function(
          { $0 * paging.stride - paging.leadingInset }, slope: { _ in paging.stride })
      ),
    ]
  }

  static var sources: [SourcedConstant] { Paging.sources }

  var landmarks: [Landmark] {
    [
      Landmark("count", .ratio, Double(paging.count)), Landmark("stride", .length, paging.stride),
      Landmark("view", .length, paging.viewLength),
      Landmark("content", .length, paging.contentLength),
      Landmark("lastOffset", .length, paging.reachableOffsets.upperBound),
      Landmark("lastPage", .length, paging.offset(ofPage: paging.count - 1)),
      Landmark("missing", .length, paging.missingContent),
    ]
  }
}
