#if os(Linux) || os(macOS)
import Foundation
import Testing

/// Programs of their own: what they conform standard types to is conformed otherwise in other test targets, and a process
/// must have one conformance. They are no dependencies of this target, which would link them. Most are of the package
/// `Tests/Conditional`, which has this file too.
@Suite struct ConditionalConformanceTests {
    #if OTHER_CONDITIONAL_PROGRAMS
    private static let programs = [
        "ConditionalShapes", "ConditionalShapesSwift6", "ConditionalShapesNativeSwift6", "ConditionalDictionaries",
        "ConditionalDictionariesSwift6", "ConditionalDictionariesNative", "ConditionalDictionariesHashable",
        "ConditionalDictionariesHashableSwift6", "ConditionalDictionariesHashableNative",
        "ConditionalDictionariesHashableNativeSwift6",
    ]
    #else
    private static let programs = ["ConditionalShapesNative", "ConditionalDictionariesNativeSwift6"]
    #endif

    @Test(arguments: programs)
    func conditionalConformancesCompileAndWork(_ program: String) throws {
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
