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

/// One run of `Tests/Hostile`.
private struct HostileProgram {
    let status: Int32
    let output: String

    var lastLine: Substring { output.split(separator: "\n").last ?? "" }

    static func names() throws -> [String] {
        try run("--list").output.split(separator: "\n").map(String.init)
    }

    static func run(_ argument: String) throws -> HostileProgram {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
        try #require(FileManager.default.createFile(atPath: file.path, contents: nil))
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        let status = try BuiltProgram.run("Hostile", [argument], output: handle)
        try handle.close()
        let output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return HostileProgram(status: status ?? -1, output: status == nil ? output + "\nit hangs" : output)
    }
}
#endif
