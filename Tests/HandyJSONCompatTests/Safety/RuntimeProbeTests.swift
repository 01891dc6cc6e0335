#if DEBUG && (os(Linux) || os(macOS))
import Foundation
import Testing

/// Each assumption about the system turned around, in a process of its own: the slower way gives the same, and it is
/// told once. `.ci/run probes` runs whole suites with all of them turned around.
@Suite struct RuntimeProbeTests {
    private static let probes = [
        "smallStrings", "anyWords", "objectClasses", "arrays", "reflection", "exclusiveAccess", "all",
    ]

    @Test(arguments: probes)
    func theSlowerWayIsRight(_ probe: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let status = try BuiltProgram.run(
            "Hostile", ["failed-probes-are-told-once-and-change-no-result"],
            environment: ["SMARTCODABLE_FAIL_PROBE": probe], output: FileHandle(forWritingTo: file))
        let output = try String(contentsOf: file, encoding: .utf8)
        #expect(status == 0, "\(probe): \(output)")
    }
}
#endif
