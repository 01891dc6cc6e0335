#if os(Linux) || os(macOS)
import Foundation
import Testing

/// Programs of their own: what they conform standard types to is conformed otherwise in other test targets, and a process
/// must have one conformance. They are no dependencies of this target, which would link them.
@Suite struct ConditionalConformanceTests {
    @Test(
        arguments: ["ConditionalShapes", "ConditionalDictionaries", "ConditionalDictionariesHashable"],
        ["", "Swift6", "Native", "NativeSwift6"])
    func conditionalConformancesCompileAndWork(folder: String, variant: String) throws {
        let program = folder + variant
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(program)-\(UUID().uuidString)")
        #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        let status = try BuiltProgram.run(program, [], output: handle)
        let output = try String(contentsOf: file, encoding: .utf8)
        #expect(status == 0)
        #expect(output == "done\n")
    }
}
#endif
