#if os(Linux) || os(macOS)
import Foundation
import Testing

/// The programs of `Tests/Hostile`, each in a process of its own.
@Suite struct HostileProgramTests {
    /// What is expected of a program that the runtime has to stop.
    private static let stopped = [
        "update-in-an-access-is-stopped": "onflict", "write-in-an-access-is-stopped": "onflict",
    ]

    @Test func thereArePrograms() throws {
        #expect(try HostileProgram.names().count > 30)
    }

    @Test(arguments: try HostileProgram.names())
    func endsWell(_ name: String) throws {
        let run = try HostileProgram.run(name)
        if let message = Self.stopped[name] {
            #expect(run.status != 0)
            #expect(run.output.contains(message), "\(run.output)")
        } else {
            #expect(run.lastLine == "ok" && run.status == 0, "\(run.status): \(run.output.suffix(2_000))")
        }
    }
}

/// One run of the executable that is built beside the tests.
private struct HostileProgram {
    let status: Int32
    let output: String

    var lastLine: Substring { output.split(separator: "\n").last ?? "" }

    /// Seconds after which a program hangs; the sanitizers make them slower.
    private static let limit = 240.0

    static func names() throws -> [String] {
        try run("--list").output.split(separator: "\n").map(String.init)
    }

    static func run(_ argument: String) throws -> HostileProgram {
        let process = Process()
        process.executableURL = try executable()
        process.arguments = [argument]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
        FileManager.default.createFile(atPath: file.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        process.standardOutput = handle
        process.standardError = handle
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let isLate = ended.wait(timeout: .now() + limit) == .timedOut
        if isLate { process.terminate() }
        try handle.close()
        let output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return HostileProgram(
            status: isLate ? -1 : process.terminationStatus, output: isLate ? output + "\nit hangs" : output)
    }

    private static func executable() throws -> URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        // Elsewhere the program is the bundle, and Foundation of 6.0 may end when it is asked for all bundles.
        #if os(macOS)
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            folder = URL(fileURLWithPath: bundle.bundlePath).deletingLastPathComponent()
        }
        #endif
        let program = folder.appendingPathComponent("Hostile")
        try #require(FileManager.default.isExecutableFile(atPath: program.path), "\(program.path) is not there")
        return program
    }
}
#endif
