// swift-tools-version: 6.1
import PackageDescription

// Fuzz targets, in a package outside of this one: they use what any program can use, and nothing of the product
// is built with a fuzzer's eyes unless somebody asks. `Scripts/torture fuzz` builds and runs them.

// The program's own `main` calls libFuzzer's loop, which comes with the linker's flag.
// Gold cannot link it.
let linked: [LinkerSetting] = [
  .unsafeFlags(["-sanitize=fuzzer,address"]),
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
]
let templates: Target.Dependency = .product(name: "FigureTemplates", package: "MotionFigures")
let figures: Target.Dependency = .product(name: "Figures", package: "MotionFigures")

func target(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["Driver", templates, figures], linkerSettings: linked)
}

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MotionFigures", path: "../..")],
  targets: [
    .target(name: "Driver"),
    target("FuzzTemplate"), target("FuzzRecording"), target("FuzzSetting"), target("FuzzRender"),
    target("FuzzPlanted"),
  ],
  swiftLanguageModes: [.v6]
)
