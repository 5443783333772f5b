// swift-tools-version: 6.1
import PackageDescription

// A package outside of this one that draws its documentation's figures with the plugin and tests what DocC makes
// of them, that makes figures in Swift, and that has a mark of its own. `Scripts/test` runs it.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Consumer", targets: ["Consumer"])],
  dependencies: [.package(name: "MotionFigures", path: "../..")],
  targets: [
    .target(
      name: "Consumer",
      dependencies: [
        .product(name: "Figures", package: "MotionFigures"),
        .product(name: "MotionCurves", package: "MotionFigures"),
      ]),
    .testTarget(
      name: "ConsumerTests",
      dependencies: ["Consumer", .product(name: "Figures", package: "MotionFigures")]),
  ],
  swiftLanguageModes: [.v6]
)
