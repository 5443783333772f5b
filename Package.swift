// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "MotionFigures",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "MotionCurves", targets: ["MotionCurves"]),
    .library(name: "Figures", targets: ["Figures", "FigureScene", "SVGRenderer"]),
    .executable(name: "motion-figures", targets: ["motion-figures"]),
    .plugin(name: "GenerateFigures", targets: ["GenerateFigures"]),
  ],
  traits: [
    .default(enabledTraits: ["Raster"]),
    .trait(name: "Raster", description: "Writes PNG through the system's Cairo and Pango."),
  ],
  targets: [
    .systemLibrary(name: "Libm"),
    .target(name: "MotionCurves", dependencies: ["Libm"]),
    .target(name: "FigureScene"),
    .target(name: "Figures", dependencies: ["MotionCurves", "FigureScene", "Libm"]),
    .target(name: "SVGRenderer", dependencies: ["FigureScene"]),
    .target(
      name: "CairoRenderer",
      dependencies: [
        "FigureScene",
        .target(name: "CPangoCairo", condition: .when(traits: ["Raster"])),
      ]
    ),
    .target(
      name: "CPangoCairo",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
    ),
    .executableTarget(
      name: "motion-figures",
      dependencies: [
        "MotionCurves", "Figures", "FigureScene", "SVGRenderer",
        .target(name: "CairoRenderer", condition: .when(traits: ["Raster"])),
      ]
    ),
    .plugin(
      name: "GenerateFigures",
      capability: .command(
        intent: .custom(
          verb: "generate-figures",
          description: "Renders the package's Templates into its Output."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "The figures are written into Output.")
        ]
      ),
      dependencies: ["motion-figures"]
    ),
    .testTarget(
      name: "MotionCurvesTests",
      dependencies: ["MotionCurves"],
      resources: [.copy("Resources")]
    ),
    .testTarget(name: "FigureSceneTests", dependencies: ["FigureScene"]),
    .testTarget(name: "FiguresTests", dependencies: ["Figures", "FigureScene"]),
    .testTarget(
      name: "SVGRendererTests",
      dependencies: ["SVGRenderer", "Figures", "FigureScene"]
    ),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: ["CairoRenderer", "Figures", "FigureScene"]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["motion-figures", "MotionCurves", "Figures", "SVGRenderer"]),
  ],
  swiftLanguageModes: [.v6]
)
