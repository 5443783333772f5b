import FigureScene
import Figures
import MotionCurves

extension MotionKind {
  private enum Form: String, CaseIterable {
    case logarithm, line, deceleration, rubberBand, spring, bounce, parabola

    var model: FitModel {
      switch self {
      case .logarithm: .logarithm
      case .line: .line
      case .deceleration: .deceleration
      case .rubberBand: .rubberBand
      case .spring: .spring
      case .bounce: .bounce(framesPerSecond: 60)
      case .parabola: .parabola
      }
    }
  }

  /// The law that comes nearest to another curve, or to a recording.
  static let fit = MotionKind(
    "fit",
    "The logarithm a · ln(1 + b·x), or the line m · x, nearest to another curve; or a law, with the parameters that bring "
      + "it nearest to a recording.",
    [
      Field("form", .word(of: Form.self), required: true, "what is fitted"),
      Field("of", .curve, "the curve that a logarithm or a line is to follow"),
      Field("upTo", .number, "the end of the range from 0 in which it is to follow it"),
      Field(
        "step", .number, "from one position that is compared to the next; 1 when left out"),
      Field(
        "file", .text, "instead: a recording, from the template's folder, that the law is to follow"
      ),
      Field("x", .text, "the name of its column of times, or of pulls"),
      Field("y", .text, "the name of its column of positions"),
      .unit, .filter,
      Field("from", .number, "the first place that is followed; the first sample when left out"),
      Field("to", .number, "the last place that is followed; the last sample when left out"),
      Field("fix", .object, "parameters that are given: { \"d\": 681.667 }"),
      Field(
        "free", .texts,
        "parameters that are fitted although they usually have a value: \"delay\", \"rate\", \"intercept\""
      ),
      Field(
        "origin", .number, "what is 0 of the positions, as the offset of an edge; 0 when left out"),
      Field("flipped", .bool, "true where positions run the other way, as beyond an upper edge"),
    ],
    examples: exampleFits
  ) { reader throws(Problem) in
    let form = try reader.required("form", reader.word("form", of: Form.self))
    if let file = try reader.string("file") { return try reader.fit(form.model, to: file) }
    for key in ["x", "y", "where", "unit", "from", "to", "fix", "free", "origin", "flipped"]
    where reader.node(key) != nil {
      throw Problem.structure(
        reader.offset(key), "\"\(key)\" belongs to a fit of a recording; add \"file\"")
    }
    _ = try reader.required("of", reader.node("of"))
    let curve = try reader.curve("of")
    let (end, step) = (try reader.requiredNumber("upTo"), try reader.number("step") ?? 1)
    guard step > 0, end > step, end / step <= 1e5 else {
      throw Problem(
        reader.offset("upTo"),
        "\"upTo\" must be greater than \"step\", at most 100000 steps away")
    }
    let function = curve.function.value
    do throws(MotionError) {
      switch form {
      case .line: return AnyMotion(try LinearFit(to: function, upTo: end, step: step))
      case .logarithm: return AnyMotion(try LogarithmicFit(to: function, upTo: end, step: step))
      case .deceleration, .rubberBand, .spring, .bounce, .parabola: break
      }
    } catch {
      throw Problem(reader.offset("of"), "\"\(curve.name)\" \(error.requirement)")
    }
    throw Problem.structure(
      reader.offset("of"),
      "\"\(form.rawValue)\" is fitted to a recording; give \"file\", \"x\" and \"y\"")
  }

  private static var exampleFits: [AnyMotion] {
    let line = try? LinearFit(to: { $0 }, upTo: 10, step: 1)
    let logarithm = try? LogarithmicFit(to: { $0.squareRoot() }, upTo: 10, step: 1)
    // A parabola that bends a little off its samples, so that all of its landmarks are numbers.
    let samples = [0.0, 1, 2, 3, 4].map { FitSample(x: $0, y: $0 * $0 + ($0 == 2 ? 0.1 : 0)) }
    let models = FitModel.all.flatMap { model -> [AnyMotion] in
      (try? ModelFit(model, to: samples)).map { [AnyMotion($0)] } ?? []
    }
    return (line.map { [AnyMotion($0)] } ?? []) + (logarithm.map { [AnyMotion($0)] } ?? [])
      + models.prefix(1)
  }
}

extension ObjectReader {
  /// The model that follows a recording.
  fileprivate func fit(_ model: FitModel, to file: String) throws(Problem) -> AnyMotion {
    for key in ["of", "upTo", "step"] where node(key) != nil {
      throw Problem.structure(
        offset(key), "\"\(key)\" belongs to a fit of a curve; this one is of a recording")
    }
    let (x, y) = try recording(in: file)
    let (from, to) = (try number("from") ?? -.infinity, try number("to") ?? .infinity)
    let origin = try number("origin") ?? 0
    let sign = try bool("flipped") ? -1.0 : 1
    let samples = zip(x, y).filter { $0 >= from && $0 <= to && !$1.isNaN }
      .map { FitSample(x: $0, y: sign * ($1 - origin)) }
    let fixed = try numbers(inside: "fix")
    let free = try (list("free") ?? []).map { node throws(Problem) -> String in
      guard case .string(let name) = node.kind else {
        throw Problem.structure(node.offset, "\"free\" names parameters, and not \(node.kindName)")
      }
      return name
    }
    do {
      return AnyMotion(try ModelFit(model, to: samples, fixed: fixed, released: free))
    } catch {
      throw Problem(offset("file"), "\(shortened(file)), as \"\(model.name)\": \(error.message)")
    }
  }

  /// The numbers of an object behind a key, by their names.
  private func numbers(inside key: String) throws(Problem) -> [String: Double] {
    guard let node = node(key) else { return [:] }
    var numbers: [String: Double] = [:]
    for member in try ObjectReader.members(of: node, what: "\"\(key)\"") {
      guard numbers[member.key] == nil else {
        throw Problem.structure(member.keyOffset, "\"\(shortened(member.key))\" is there twice")
      }
      numbers[member.key] = try number(member.value, what: "\"\(member.key)\"")
    }
    return numbers
  }
}
