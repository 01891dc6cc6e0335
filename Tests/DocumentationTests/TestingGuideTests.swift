import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of Migration/Guide/Testing.md, verbatim, and what they promise. `HandyJSONReplay` beside this file is the library's source.
@Suite struct TestingGuideTests {
    @Test func reports() throws {
        struct Old: HandyJSON { var id = 0 }
        struct New: SmartCodable { var id = 0 }

        let (_, old) = SmartSentinel.record { Old.deserialize(from: #"{"id":"x"}"#) }
        let (_, new) = SmartSentinel.record { New.deserialize(from: #"{"id":"x"}"#) }
        // both: id: expects Int, found string "x": kept the initial value

        #expect(old.repairs.map(\.action) == [.keptInitialValue])
        #expect(new.repairs.map(\.action) == [.keptInitialValue])
        // The page leaves the model's name out.
        try expectShown("both: " + new.description.replacingOccurrences(of: "New.id ", with: ""), on: "Migration/Testing.md")
        #expect(new.description.replacingOccurrences(of: "New.", with: "Old.") == old.description)
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

    /// The lines that `handyjson-migrate replay --registrations` prints; the snapshots of its tests.
    @Test func registrations() throws {
        struct Old {
            struct User: HandyJSON { var id = 0 }
            struct BaseResponse<T>: HandyJSON { var data: T? }

            static func register(_ run: inout ReplayRun) {
                run.add("Array<Optional<User>>") { payload, path in [User].deserialize(from: payload, designatedPath: path)?.map { $0?.toJSON() } }
                run.add("BaseResponse<User>") { payload, path in BaseResponse<User>.deserialize(from: payload, designatedPath: path)?.toJSON() }
                run.add("User") { payload, path in User.deserialize(from: payload, designatedPath: path)?.toJSON() }
            }
        }
        struct New {
            struct User: SmartCodable { var id = 0 }
            struct BaseResponse<T: Codable>: SmartCodable { var data: T? }

            static func register(_ run: inout ReplayRun) {
                run.add("Array<Optional<User>>") { payload, path in [User].deserialize(from: payload, designatedPath: path)?.toArray(useMappedKeys: true) }
                run.add("BaseResponse<User>") { payload, path in BaseResponse<User>.deserialize(from: payload, designatedPath: path)?.toDictionary(useMappedKeys: true) }
                run.add("User") { payload, path in User.deserialize(from: payload, designatedPath: path)?.toDictionary(useMappedKeys: true) }
            }
        }
        let source = try CodeBlockTests.text(of: "Tests/DocumentationTests/TestingGuideTests.swift")
        for stage in ["swap", "adopt"] {
            let lines = try CodeBlockTests.text(of: "Migration/Tests/MigrationKitTests/Snapshots/registrations-\(stage).txt").split(separator: "\n")
            #expect(lines.count == 3)
            for line in lines { #expect(source.contains(line), "\(line)") }
        }
        let records = [
            ReplayRecord(type: "User", payload: #"{"id":"1"}"#, json: nil), ReplayRecord(type: "Array<Optional<User>>", path: "list", payload: #"{"list":[{"id":2}]}"#, json: nil),
            ReplayRecord(type: "BaseResponse<User>", payload: #"{"data":{"id":3}}"#, json: nil),
        ]
        for register in [Old.register, New.register] {
            var run = ReplayRun()
            register(&run)
            #expect(run.replay(records).map(\.json) == [#"{"id":1}"#, #"[{"id":2}]"#, #"{"data":{"id":3}}"#])
        }
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
