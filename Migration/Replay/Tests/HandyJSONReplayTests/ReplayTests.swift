import Foundation
import XCTest

import HandyJSONReplay

final class ReplayTests: XCTestCase {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "replay-\(UUID().uuidString).jsonl")

    override func tearDown() { try? FileManager.default.removeItem(at: file) }

    private func recorded() throws -> [ReplayRecord] {
        try ReplayRecord.read(String(contentsOf: file, encoding: .utf8))
    }

    func testARecordIsALineAndReadsBack() throws {
        let record = ReplayRecord(
            type: "User", path: "data", payload: "{\"id\":\"1\",\n\"name\":\"ü\"}", json: "{\"id\":1}")
        XCTAssertFalse(record.line.contains("\n"))
        XCTAssertEqual(try ReplayRecord.read(record.line + "\n\r\n" + record.line), [record, record])
        let none = ReplayRecord(type: "User", payload: "[]", json: nil)
        XCTAssertEqual(try ReplayRecord.read(none.line), [none])
    }

    func testABadLineIsNamed() {
        XCTAssertThrowsError(try ReplayRecord.read("\n{}\n")) { XCTAssertEqual($0 as? ReplayError, .badLine(2)) }
        XCTAssertThrowsError(try ReplayRecord.read("no JSON")) { XCTAssertTrue("\($0)".contains("line 1")) }
    }

    func testTheRecorderGivesTheModelBackAndWritesOnce() throws {
        let recorder = ReplayRecorder(file: file)
        for _ in 0..<3 {
            XCTAssertEqual(recorder.record(Int.self, payload: "5", json: { "\($0)" }, make: { Int("5") }), 5)
        }
        XCTAssertNil(recorder.record(Int.self, payload: "x", path: "data", json: { "\($0)" }, make: { Int("x") }))
        XCTAssertNil(recorder.record(Int.self, payload: nil, json: { "\($0)" }, make: { nil }))
        recorder.record(type: "Other", payload: "{}", json: "{}")
        XCTAssertEqual(
            try recorded(),
            [
                ReplayRecord(type: "Int", payload: "5", json: "5"),
                ReplayRecord(type: "Int", path: "data", payload: "x", json: nil),
                ReplayRecord(type: "Other", payload: "{}", json: "{}"),
            ])
    }

    func testTheLimitAndTheRedaction() throws {
        let recorder = ReplayRecorder(file: file, limit: 2) { $0.replacingOccurrences(of: "secret", with: "-") }
        for number in 0..<5 { recorder.record(type: "T", payload: "secret\(number)", json: ["a": "secret"]) }
        XCTAssertEqual(try recorded().map(\.payload), ["-0", "-1"])
        XCTAssertEqual(try recorded().map(\.json), [#"{"a":"-"}"#, #"{"a":"-"}"#])
    }

    /// What `toJSON()` gives for models and arrays of them, and the payloads network layers have.
    func testDictionariesArraysAndData() throws {
        let recorder = ReplayRecorder(file: file)
        let model: [String: Any]? = [
            "b": 1, "a": true, "none": Int?.none as Any, "some": Int?.some(2) as Any, "date": Date(), "nan": Double.nan,
            "list": [1.5, Date()],
        ]
        recorder.record(type: "T", payload: Data("{}".utf8), json: model)
        recorder.record(type: "T", payload: ["x": NSNull()], json: [model?.filter { $0.key == "b" }, nil])
        recorder.record(type: "T", payload: "3", json: Date())
        recorder.record(type: "T", payload: Date(), json: "unwritten")
        recorder.record(type: "T", payload: [Int](), json: [String: Any]?.none)
        XCTAssertEqual(
            try recorded(),
            [
                ReplayRecord(type: "T", payload: "{}", json: #"{"a":true,"b":1,"list":[1.5,null],"some":2}"#),
                ReplayRecord(type: "T", payload: #"{"x":null}"#, json: #"[{"b":1},null]"#),
                ReplayRecord(type: "T", payload: "3", json: nil), ReplayRecord(type: "T", payload: "[]", json: nil),
            ])
    }

    func testManyThreads() throws {
        let recorder = ReplayRecorder(file: file)
        DispatchQueue.concurrentPerform(iterations: 200) { recorder.record(type: "T", payload: "\($0)", json: "{}") }
        XCTAssertEqual(Set(try recorded().map(\.payload)).count, 200)
    }

    func testAReplayDecodesTheSamePayloads() throws {
        var run = ReplayRun()
        run.add("Int") { payload, path in path == nil ? Int(payload).map { "\($0 + 1)" } : nil }
        run.add(Double.self, make: { payload, _ in Double(payload) }, json: { ["v": $0] })
        let records = [
            ReplayRecord(type: "Int", payload: "1", json: "1"),
            ReplayRecord(type: "Int", path: "a", payload: "1", json: "1"),
            ReplayRecord(type: "Double", payload: "2.5", json: nil),
            ReplayRecord(type: "Unknown", payload: "", json: nil),
        ]
        XCTAssertEqual(run.missingTypes(in: records), ["Unknown"])
        let after = run.replay(records)
        XCTAssertEqual(after.map(\.json), ["2", nil, #"{"v":2.5}"#])
        try run.write(after, to: file)
        XCTAssertEqual(try recorded(), after)
    }
}
