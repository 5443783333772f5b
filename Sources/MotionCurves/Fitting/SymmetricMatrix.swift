import Libm

/// A symmetric matrix that is positive definite, as sums of products of derivatives make one.
struct SymmetricMatrix {
  private let rows: [[Double]]

  init(_ rows: [[Double]]) {
    self.rows = rows
  }

  /// The least pivot, as a share of its row's diagonal, that is told from rounding.
  private static let leastPivot = 1e-13

  /// Its Cholesky factor; `nil` where it is not definite for all that its digits tell.
  private var factor: [[Double]]? {
    var lower = rows
    for row in rows.indices {
      for column in 0...row {
        var sum = rows[row][column]
        for index in 0..<column { sum -= lower[row][index] * lower[column][index] }
        if row == column {
          guard sum > SymmetricMatrix.leastPivot * rows[row][row], sum.isFinite else { return nil }
          lower[row][row] = sum.squareRoot()
        } else {
          lower[row][column] = sum / lower[column][column]
        }
      }
    }
    return lower
  }

  /// What it takes to `right`; `nil` where that is not determined.
  func solve(_ right: [Double]) -> [Double]? {
    factor.map { SymmetricMatrix.solve($0, right) }
  }

  private static func solve(_ lower: [[Double]], _ right: [Double]) -> [Double] {
    var solution = right
    for row in right.indices {
      for column in 0..<row { solution[row] -= lower[row][column] * solution[column] }
      solution[row] /= lower[row][row]
    }
    for row in right.indices.reversed() {
      for below in (row + 1)..<max(row + 1, right.count) {
        solution[row] -= lower[below][row] * solution[below]
      }
      solution[row] /= lower[row][row]
    }
    return solution
  }

  /// Its inverse; `nil` where there is none.
  var inverse: [[Double]]? {
    guard let factor else { return nil }
    return rows.indices.map { index in
      SymmetricMatrix.solve(factor, rows.indices.map { $0 == index ? 1 : 0 })
    }
  }
}
