// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "MotionFigures",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "MotionCurves", targets: ["MotionCurves"]),
    .library(name: "Figures", targets: ["Figures", "FigureScene", "SVGRenderer"]),
    .library(name: "FigureTemplates", targets: ["FigureTemplates"]),
    .library(name: "FigureReviews", targets: ["FigureReviews"]),
    .library(name: "CairoRenderer", targets: ["CairoRenderer"]),
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
    .target(name: "FigureTemplates", dependencies: ["Figures", "FigureScene", "MotionCurves"]),
    .target(
      name: "FigureReviews",
      dependencies: ["FigureTemplates", "Figures", "FigureScene", "MotionCurves"]),
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
        "MotionCurves", "Figures", "FigureScene", "FigureTemplates", "FigureReviews", "SVGRenderer",
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
    .testTarget(name: "FigureSceneTests", dependencies: ["FigureScene", "SVGRenderer"]),
    .target(
      name: "TestTemplates", dependencies: ["FigureTemplates", "Figures", "FigureScene"],
      path: "Tests/TestTemplates"),
    .target(
      name: "DocumentationExamples", dependencies: ["Figures", "FigureScene", "MotionCurves"],
      path: "Documentation/Examples/Swift"),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "DocumentationExamples", "FigureReviews", "FigureTemplates", "Figures", "FigureScene",
        "MotionCurves", "SVGRenderer", "CairoRenderer",
      ]),
    .testTarget(name: "FiguresTests", dependencies: ["Figures", "FigureScene", "MotionCurves"]),
    .testTarget(
      name: "FigureTemplatesTests",
      dependencies: [
        "FigureTemplates", "Figures", "FigureScene", "MotionCurves", "SVGRenderer", "TestTemplates",
      ]),
    .testTarget(
      name: "FigureReviewsTests",
      dependencies: [
        "FigureReviews", "FigureTemplates", "Figures", "FigureScene", "MotionCurves",
        "TestTemplates",
      ]),
    .testTarget(
      name: "SVGRendererTests",
      dependencies: ["SVGRenderer", "FigureTemplates", "Figures", "FigureScene"]
    ),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: ["CairoRenderer", "FigureTemplates", "Figures", "FigureScene"]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "motion-figures", "MotionCurves", "Figures", "FigureTemplates", "SVGRenderer",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
