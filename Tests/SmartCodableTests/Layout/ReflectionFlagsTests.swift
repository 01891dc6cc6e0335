#if os(Linux) || os(macOS)
import Foundation
import Testing

/// Types of modules built without reflection names or metadata are refused with a message. Such a module is compiled here, against nothing but the source of the
/// layout code itself, because a package's own targets are all built with one set of flags.
@Suite struct ReflectionFlagsTests {
    private static let program = """
        struct Model { var id = 7; var name = "x" }
        final class Object { var id = 7; var name = "x" }
        let object = Object()
        for problem in [
            TypeLayout.of(Model.self).verify(instance: Model(), classInstance: nil), TypeLayout.of(Object.self).verify(instance: object, classInstance: object),
        ] { print(problem.map { "\\($0)" } ?? "fine") }
        """

    @Test(arguments: [
        ([], "fine"), (["-Xfrontend", "-disable-reflection-names"], "its property names are missing; build its module without -disable-reflection-names"),
        (
            ["-Xfrontend", "-disable-reflection-metadata"],
            "it has no reflection metadata; build its module without -disable-reflection-metadata"
        ),
    ] as [([String], String)])
    func flagsLeadToAMessage(_ flags: [String], _ expected: String) throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/SmartCodable/Layout")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.program.write(to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
            .map { sources.appendingPathComponent($0).path }
        let binary = folder.appendingPathComponent("program").path
        let build = try run(
            ["swiftc", "-package-name", "SmartCodable", "-o", binary] + flags + files + [folder.appendingPathComponent("main.swift").path])
        try #require(build.status == 0, "\(build.output)")
        let lines = try run([binary]).output.split(separator: "\n").map(String.init)
        #expect(lines == [expected, expected])
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
#endif
