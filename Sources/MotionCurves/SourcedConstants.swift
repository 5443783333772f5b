extension SourcedConstant {
  /// Every constant and preset of this module, family by family.
  public static var all: [SourcedConstant] {
    let families = [
      Deceleration.sources, ScrollViewMotion.ownSources, RubberBand.sources, Overscroll.sources,
      Spring.sources, TimingCurve.sources, VelocityStrategy.sources, Paging.sources,
      PictureInPicture.sources, OtherScrolling.sources,
    ]
    return families.flatMap { $0 }
  }
}
