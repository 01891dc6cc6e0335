@testable import SmartCodable
import Foundation
import Testing

private struct Leaf: SmartCodable {
    var a = 0
    var b = 0
}

private struct Holder: SmartCodable {
    var name = ""
    var leaf: Leaf?
    var leaves: [Leaf] = []
}

private struct Alpha: SmartCodable { var alpha = 0 }
private struct Beta: SmartCodable { var beta = 0 }

/// Where a recording says that something happened.
@Suite("Recording, places") struct RecordingPlaceTests {
    @Test("Documents inside strings that come and go leave their places to nobody") func embeddedDocuments() {
        // Documents without repairs are gone at once, so that later ones have their addresses.
        let clean = #"{"leaf":"{\"a\":1,\"b\":2}"}"#
        let (_, report) = SmartSentinel.record {
            for round in 0..<200 {
                _ = Holder.deserialize(from: clean)
                _ = Holder.deserialize(from: #"{"name":"n","leaf":"{\"a\":\"x\#(round)\",\"b\":1}","leaves":[]}"#)
                _ = Leaf.deserialize(from: #"{"a":"y\#(round)","b":1}"#)
                _ = Holder.deserialize(from: #"{"name":"n","leaves":["{\"a\":1,\"b\":2}","{\"a\":3,\"b\":\"z\#(round)\"}"]}"#)
            }
        }
        let mismatches = report.repairs.filter { $0.found.hasPrefix("string") && !$0.found.contains("{") && $0.action != .converted }
        #expect(mismatches.count == 600)
        for (index, repair) in mismatches.enumerated() {
            let round = index / 3
            let expected = [
                ("leaf.a", "Leaf.a", #"string "x\#(round)""#), ("a", "Leaf.a", #"string "y\#(round)""#), ("leaves[1].b", "Leaf.b", #"string "z\#(round)""#),
            ][index % 3]
            #expect(repair.path == expected.0 && "\(repair.model).\(repair.property)" == expected.1 && repair.found == expected.2, "\(repair)")
        }
    }

    @Test("A log names the type at each place, through documents in strings") func tree() {
        let log = RepairLog(isListening: true, limit: 1000)
        for round in 0..<100 {
            autoreleasepool {
                let text = round % 2 == 0 ? #"{"leaf":"{\"a\":\"x\",\"b\":1}","name":"n","leaves":[]}"# : #"{"name":"n","leaf":{"a":1,"b":2},"leaves":["{\"a\":1,\"b\":2}"]}"#
                guard let document = try? Document(text: text) else { return }
                let session = DecodingSession(document: document, options: DecodingOptions(), log: log)
                _ = try? session.decode(Holder.self, at: 0)
                session.finish()
            }
        }
        let lines = log.tree(mismatchesOnly: true, limit: 1000)
        #expect(lines.contains { $0.contains("leaf: Leaf") })
        #expect(!lines.contains { $0.contains("leaf: Holder") || $0.contains("Holder: ") })
    }

    @Test("What is remembered does not grow past the limit") func limit() {
        let log = RepairLog(isListening: true, limit: 10)
        for round in 0..<1000 {
            guard let document = try? Document(text: #"{"name":"n","leaf":{"a":"x\#(round)"},"leaves":[{"b":[]}]}"#) else { continue }
            let session = DecodingSession(document: document, options: DecodingOptions(), log: log)
            _ = try? session.decode(Holder.self, at: 0)
            session.finish()
        }
        #expect(log.count == 10)
        #expect(log.report().repairs.count == 10)
        #expect(log.ownerCount <= 30)
        #expect(log.report().totalCount == 4000)
    }

    @Test("Tasks that share a recording keep their names apart") func tasks() async {
        let rounds = 200
        let log = RepairLog(isListening: true)
        await SmartSentinel.$recorder.withValue(log) {
            SmartSentinel.state.update { $0.recordings += 1 }
            await withTaskGroup(of: Void.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        for _ in 0..<rounds {
                            if task % 2 == 0 {
                                _ = [Alpha].deserialize(from: #"[{"alpha":[]},{"alpha":{}},{"alpha":[1]}]"#)
                            } else {
                                _ = [Beta].deserialize(from: #"[{"beta":[]},{"beta":{}},{"beta":[1]}]"#)
                            }
                        }
                    }
                }
            }
            SmartSentinel.state.update { $0.recordings -= 1 }
        }
        let report = log.report()
        #expect(report.totalCount == 8 * rounds * 3)
        #expect(report.repairs.count { $0.model == "Alpha" && $0.property == "alpha" && $0.path.hasSuffix("].alpha") } == 4 * rounds * 3)
        #expect(report.repairs.count { $0.model == "Beta" && $0.property == "beta" && $0.path.hasSuffix("].beta") } == 4 * rounds * 3)
    }

    @Test("A strict decode is not blamed for what another task repairs") func strictness() async {
        let log = RepairLog(isListening: true)
        let failures = Shared(0)
        await SmartSentinel.$recorder.withValue(log) {
            SmartSentinel.state.update { $0.recordings += 1 }
            await withTaskGroup(of: Void.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        for _ in 0..<100 {
                            if task % 2 == 0 {
                                _ = [Alpha].deserialize(from: #"[{"alpha":[]},{"alpha":{}},{"alpha":[1]}]"#)
                            } else if Beta.deserialize(from: #"{"beta":1}"#, options: [.strict]) == nil {
                                failures.change { $0 += 1 }
                            }
                        }
                    }
                }
            }
            SmartSentinel.state.update { $0.recordings -= 1 }
        }
        #expect(failures.value == 0)
    }

    #if os(macOS) || os(Linux)
    @Test("Values in a recording go when no lock is held") func values() async {
        await #expect(processExitsWith: .success) {
            Watchdog.start()
            let told = Shared(0)
            for _ in 0..<3 {
                let (_, report) = SmartSentinel.record { Leaf.deserialize(from: ["a": Guest(told), "b": 1]) }
                Watchdog.require(report.repairs.count == 1, "\(report)")
            }
            Watchdog.require(told.value == 3, "\(told.value)")
        }
    }
    #endif
}

/// No JSON; records something itself when it is described, and when it goes.
private final class Guest: CustomStringConvertible {
    private let told: Shared<Int>
    init(_ told: Shared<Int>) { self.told = told }
    var description: String { "guest of \(SmartSentinel.record { Leaf.deserialize(from: #"{"a":[]}"#) }.report.totalCount)" }
    deinit {
        told.change { $0 += 1 }
        _ = SmartSentinel.record { Leaf.deserialize(from: #"{"a":[]}"#) }
    }
}

#if !canImport(Darwin)
private func autoreleasepool(_ body: () -> Void) { body() }
#endif
