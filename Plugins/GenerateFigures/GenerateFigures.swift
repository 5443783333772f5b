import Foundation
import PackagePlugin

/// `swift package generate-figures`: renders the package's `Templates` into its `Output`.
@main
struct GenerateFigures: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "motion-figures")
    let process = Process()
    process.executableURL = tool.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["render"] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("motion-figures ended with status \(process.terminationStatus)")
    }
  }
}
