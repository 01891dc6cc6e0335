#if os(Linux) || os(macOS)
import Foundation
import Testing

/// `Tests/HandyJSONAlone`: a process that has HandyJSON models and not SmartCodable. It is no dependency of this target,
/// which would link it, and which has SmartCodable.
@Suite struct HandyJSONAloneTests {
    private static let lines = Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("alone-\(UUID().uuidString)")
        #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
        defer { try? FileManager.default.removeItem(at: file) }
        let status = try BuiltProgram.run("HandyJSONAlone", [], output: FileHandle(forWritingTo: file))
        #expect(status == 0)
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func answers(_ question: String) throws -> [String] {
        try Self.lines.get().filter { $0.hasPrefix(question + ": ") }.map { String($0.dropFirst(question.count + 2)) }
    }

    private static let inner = "(Inner is coded only if the app links SmartCodable)"

    /// As HandyJSON left such properties: recordings unreadable-030, -055 and -coll-005.
    @Test func plainCodableTypesAreLeftAlone() throws {
        #expect(try answers("read") == ["1 nil x 0 0 2"])
        // What the engine codes itself is read all the same.
        #expect(try answers("read foundation") == ["100.0 E621E1F8-C36C-495A-93FC-0C247A3E6E5F"])
        // Recording unreadable-write-008 has these values; HandyJSON gave no text of them (`FactTests`).
        #expect(try answers("plain values") == ["list ok optional table"])
        #expect(try answers("written") == [#"{"list":[],"table":{},"ok":1}"#])
    }

    @Test func reportsNameThemAndSayWhatToDo() throws {
        let kind = "(Kind is coded only if the app links SmartCodable)"
        #expect(
            try answers("repair") == [
                "Plain.v v keptInitialValue \(Self.inner)", "Plain.optional optional becameNil \(Self.inner)",
                "Plain.kind kind keptInitialValue \(kind)", "Plain.list list[0] dropped \(Self.inner)",
                "Plain.table table.j dropped \(Self.inner)",
            ])
        #expect(try answers("nested") == ["Plain.v inner[0].v keptInitialValue \(Self.inner)"])
        #expect(
            try answers("left out") == [
                "Plain.v v leftOut \(Self.inner)", "Plain.optional optional leftOut \(Self.inner)",
                "Plain.kind kind leftOut \(kind)", "Plain.list list leftOut \(Self.inner)",
                "Plain.table table leftOut \(Self.inner)",
            ])
        // Null or nothing would be left alone with SmartCodable, too.
        #expect(try answers("missing") == ["has none"])
    }

    /// By the coders of Foundation.
    @Test func handyJSONCodableWorks() throws {
        #expect(try answers("decoded") == [#"7 ["a", "1"]"#])
        #expect(try answers("encoded") == [#"{"stored_id":7,"tags":["a","1"]}"#])
        #expect(try answers("thrown") == [])
    }

    /// The program names them with `import HandyJSONCompat` alone.
    @Test func settingsAndReportsHaveNames() throws { #expect(try answers("settings") == ["3 [] false"]) }
}
#endif
