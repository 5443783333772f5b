import MotionCurves

extension Paging.Flick: CurveSource {
  /// `delegate`, `layout`, `uiKit` and `offset`.
  public var functions: [NamedFunction] {
    let (paging, velocity) = (paging, velocity)
    return [
      NamedFunction(
        "delegate",
        steps(from: -paging.leadingInset, pages) {
          paging.delegatePage(targetOffset: $0, velocity: velocity)
        }),
      // The layout knows neither the inset nor a first and a last page.
      NamedFunction(
        "layout",
        steps(from: 0, -2 * paging.count...4 * paging.count) {
          paging.layoutPage(currentOffset: $0, velocity: velocity)
        }),
      NamedFunction(
        "uiKit",
        steps(from: -paging.leadingInset, pages) { paging.uiKitPage(targetOffset: $0) }),
      NamedFunction(
        "offset",
        Function(
          { $0 * paging.stride - paging.leadingInset }, slope: { _ in paging.stride },
          extent: 0...Double(max(1, paging.count - 1)))),
    ]
  }

  /// The constants of paging.
  public static var sources: [SourcedConstant] { Paging.sources }

  private var pages: ClosedRange<Int> { -1...2 * paging.count }

  /// A page against an offset: half strides hold every offset at which one of the ways of rounding steps.
  private func steps(
    from origin: Double, _ pages: ClosedRange<Int>, _ page: @escaping @Sendable (Double) -> Int?
  ) -> Function {
    let last = paging.offset(ofPage: paging.count)
    return Function(
      { page($0).map(Double.init) ?? .nan }, slope: { _ in 0 },
      breaks: pages.map { origin + Double($0) * paging.stride / 2 },
      extent: origin...max(origin + 1, last))
  }
}
