import HandyJSONCompat
import Testing

/// The code blocks of Migration/Testing.md, verbatim, and what they promise. `HandyJSONReplay` beside this file is the library's source.
@Suite struct TestingGuideTests {
    @Test func reports() {
        struct Old: HandyJSON { var id = 0 }
        struct New: SmartCodable { var id = 0 }

        let (_, old) = SmartSentinel.record { Old.deserialize(from: #"{"id":"x"}"#) }
        let (_, new) = SmartSentinel.record { New.deserialize(from: #"{"id":"x"}"#) }
        // both: id: expects Int, found string "x": kept the initial value

        #expect(old.repairs.map(\.action) == [.keptInitialValue])
        #expect(new.repairs.map(\.action) == [.keptInitialValue])
        #expect(new.description == #"id: New.id expects Int, found string "x": kept the initial value"#)
        #expect(old.description == #"id: Old.id expects Int, found string "x": kept the initial value"#)
        #expect(throws: SmartStrictError.self) { try New.decode(from: #"{"id":"x"}"#, options: [.strict]) }
    }

    @Test func replay() throws {
        struct User: HandyJSON {
            var id = 0
            var note: String?
        }
        struct NativeUser: SmartCodable {
            var id = 0
            var note: String?
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
        let after = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
        defer {
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(at: after)
        }
        let text = #"{"data":{"id":"7","note":"secret"}}"#

        let recorder = ReplayRecorder(file: file) { $0.replacingOccurrences(of: "secret", with: "-") }
        let user = recorder.record(User.self, payload: text, path: "data", json: { $0.toJSON() }) {
            User.deserialize(from: text, designatedPath: "data")
        }

        #expect(user?.id == 7)

        var run = ReplayRun()
        run.add("User") { payload, path in NativeUser.deserialize(from: payload, designatedPath: path)?.toDictionary(useMappedKeys: true) }
        let records = try ReplayRecord.read(String(contentsOf: file, encoding: .utf8))
        let missing = run.missingTypes(in: records)
        try run.write(run.replay(records), to: after)

        #expect(missing.isEmpty)
        #expect(records.map(\.json) == [#"{"id":7,"note":"-"}"#])
        let written = try ReplayRecord.read(String(contentsOf: after, encoding: .utf8))
        #expect(written.map(\.json) == [#"{"id":7,"note":"-"}"#])
    }

    @Test func twins() {
        func agree<A: HandyJSON, B: SmartCodable>(_: A.Type, _: B.Type, on payload: String) -> Bool {
            let old = A.deserialize(from: payload)?.toJSON() as NSDictionary?
            let new = B.deserialize(from: payload)?.toDictionary(useMappedKeys: true) as NSDictionary?
            return old == new
        }

        struct Old: HandyJSON { var name: String? = "x" }
        struct New: SmartCodable { var name: String? = "x" }
        #expect(agree(Old.self, New.self, on: #"{"name":5}"#))
        #expect(!agree(Old.self, New.self, on: #"{"name":null}"#))
    }
}
