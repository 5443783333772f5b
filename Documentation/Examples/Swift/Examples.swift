import Figures

/// The figures of the documentation in Swift, in the order of their names.
///
/// Each is a function in a file of its own, and has the bytes of the template of its name.
public func exampleFigures() throws -> [Figure] {
  let curves = [
    curveBounce(), curveDeceleration(), try curveFinger(), try curveFit(), try curveFling(),
    try curveHandOff(), try curveInterruption(), try curveOverscroll(), try curvePaging(),
    try curvePeek(), try curvePictureInPicture(), try curvePower(), try curveRubberBand(),
    try curveScroll(), try curveSnap(), try curveSpring(), try curveTargets(),
    try curveTimingCurve(), try curveTrace(),
  ]
  let marks = [
    markArea(), try markArrow(), markAvoid(), markBand(), markBars(), markBetween(), markBox(),
    try markCurve(),
    try markDiagonal(), try markDimension(), markDrop(), markKey(), try markLabel(), markLine(),
    try markPath(), markPoint(), try markRule(), try markSamples(), try markStop(),
    try markTangent(),
  ]
  let steps = [firstFigure1(), firstFigure2(), firstFigure3(), firstFigure4()]
  return curves + [dataFlow()] + steps + marks
}
