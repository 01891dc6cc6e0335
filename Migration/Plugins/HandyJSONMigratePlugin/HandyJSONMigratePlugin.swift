import Foundation
import PackagePlugin

/// `swift package handyjson-migrate audit`: the tool, in the folder of the package that depends on this one. Arguments
/// go to the tool as they are; without any, it audits.
@main
struct HandyJSONMigratePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "handyjson-migrate").url
        process.arguments = arguments.isEmpty ? ["audit"] : arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus)
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let status: Int32
        var description: String { "handyjson-migrate ended with status \(status)" }
    }
}
