#if os(Linux) || os(macOS)
import Foundation
import Testing

/// An executable that is built beside the tests.
enum BuiltProgram {
    /// Seconds after which a run hangs; the sanitizers make them slower.
    private static let limit = 240.0

    /// Runs it in a process of its own, and waits for its end. Its status; nil where it hung and was stopped.
    static func run(
        _ name: String, _ arguments: [String], environment: [String: String] = [:], output: FileHandle
    ) throws -> Int32? {
        let process = Process()
        process.executableURL = try executable(name)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = output
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        guard ended.wait(timeout: .now() + limit) == .success else {
            process.terminate()
            return nil
        }
        return process.terminationStatus
    }

    private static func executable(_ name: String) throws -> URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        // Elsewhere the program is the bundle, and Foundation of 6.0 may end when it is asked for all bundles.
        #if os(macOS)
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            folder = URL(fileURLWithPath: bundle.bundlePath).deletingLastPathComponent()
        }
        #endif
        let program = folder.appendingPathComponent(name)
        try #require(FileManager.default.isExecutableFile(atPath: program.path), "\(program.path) is not there")
        return program
    }
}
#endif
