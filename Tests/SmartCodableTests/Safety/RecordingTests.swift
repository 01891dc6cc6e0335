import Foundation
import TestSupport
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

private struct Leaf: SmartCodable {
    var a = 0
    var b = 0
}

private struct Holder: SmartCodable {
    var name = ""
    var leaf: Leaf?
    var leaves: [Leaf] = []
}

/// Two decodes on two threads: the first stops in the middle until the second has got to its own middle, and the second
/// there until the first is done.
private final class Encounter: Sendable {
    /// What a thread does in its middle. A structure, because Swift 6.3's optimizer loses the type of a task-local
    /// function and crashes when one is set.
    private struct Stop: Sendable { let wait: @Sendable () -> Void }
    @TaskLocal private static var middle: Stop?
    private let firstIsInside = DispatchSemaphore(value: 0)
    private let secondIsInside = DispatchSemaphore(value: 0)
    private let firstIsDone = DispatchSemaphore(value: 0)

    static func meet() { middle?.wait() }

    /// Whether both succeeded.
    @discardableResult
    func run(_ log: RepairLog, _ first: @escaping @Sendable () -> Bool, _ second: @escaping @Sendable () -> Bool)
        -> Bool
    {
        SmartSentinel.state.change { $0.recordings += 1 }
        defer { SmartSentinel.state.change { $0.recordings -= 1 } }
        let results = Shared<[Bool]>([])
        let group = DispatchGroup()
        start(group, log) { [self] in
            firstIsInside.signal()
            _ = secondIsInside.wait(timeout: .now() + 30)
        } _: { [self] in
            let isGood = first()
            results.change { $0.append(isGood) }
            firstIsDone.signal()
        }
        start(group, log) { [self] in
            secondIsInside.signal()
            _ = firstIsDone.wait(timeout: .now() + 30)
        } _: { [self] in
            _ = firstIsInside.wait(timeout: .now() + 30)
            let isGood = second()
            results.change { $0.append(isGood) }
        }
        group.wait()
        return results.value == [true, true]
    }

    private func start(
        _ group: DispatchGroup, _ log: RepairLog, _ middle: @escaping @Sendable () -> Void,
        _ body: @escaping @Sendable () -> Void
    ) {
        group.enter()
        Thread.detachNewThread {
            Recorder.use(log) { Encounter.$middle.withValue(Stop(wait: middle)) { body() } }
            group.leave()
        }
    }
}

/// Its decode is the middle of an encounter.
private struct Middle: SmartCodable {
    private enum Keys: CodingKey { case any }
    init() {}
    init(from decoder: any Decoder) throws {
        // Nothing but an object.
        _ = try decoder.container(keyedBy: Keys.self)
        Encounter.meet()
    }
    func encode(to encoder: any Encoder) throws {}
}

private struct Waits: SmartCodable {
    var item = Middle()
    var number = 0
}

private struct WaitsInList: SmartCodable { var list: [Middle] = [] }

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
                _ = Holder.deserialize(
                    from: #"{"name":"n","leaves":["{\"a\":1,\"b\":2}","{\"a\":3,\"b\":\"z\#(round)\"}"]}"#)
            }
        }
        let mismatches = report.repairs.filter {
            $0.found.hasPrefix("string") && !$0.found.contains("{") && $0.action != .converted
        }
        #expect(mismatches.count == 600)
        for (index, repair) in mismatches.enumerated() {
            let round = index / 3
            let expected = [
                ("leaf.a", "Leaf.a", #"string "x\#(round)""#), ("a", "Leaf.a", #"string "y\#(round)""#),
                ("leaves[1].b", "Leaf.b", #"string "z\#(round)""#),
            ][index % 3]
            #expect(
                repair.path == expected.0 && "\(repair.model).\(repair.property)" == expected.1
                    && repair.found == expected.2, "\(repair)")
        }
    }

    @Test("What is remembered does not grow past the limit") func limit() {
        let log = RepairLog(isListening: true, limit: 10)
        var documents: [Document] = []
        for round in 0..<1000 {
            guard let document = try? Document(text: #"{"name":"n","leaf":{"a":"x\#(round)"},"leaves":[{"b":[]}]}"#)
            else { continue }
            documents.append(document)
            var session = DecodingSession.begin(document, log: log)
            _ = try? session.decode(Holder.self, at: 0)
            DecodingSession.end(&session)
        }
        #expect(log.count == 10)
        #expect(log.report().repairs.count == 10)
        #expect(log.report().totalCount == 4000)
    }

    @Test("Threads that share a recording keep their names apart") func names() {
        let log = RepairLog(isListening: true)
        let decodes = Encounter()
        // The one meets the other while it is in a property and has an entry without a name.
        decodes.run(log) {
            [Waits].deserialize(from: #"[{"item":{},"number":"x"}]"#) != nil
        } _: {
            [WaitsInList].deserialize(from: #"[{"list":[1,{}]}]"#) != nil
        }
        let report = log.report()
        #expect(
            report.repairs.map { "\($0.path) \($0.model).\($0.property)" }.sorted() == [
                "[0].list[0] WaitsInList.list", "[0].number Waits.number",
            ])
    }

    @Test("A strict decode is not blamed for what another thread repairs") func strictness() {
        let log = RepairLog(isListening: true)
        let decodes = Encounter()
        let isDecoded = decodes.run(log) {
            Waits.deserialize(from: #"{"item":{},"number":1}"#, options: [.strict]) != nil
        } _: {
            let isDecoded = Leaf.deserialize(from: #"{"a":"x","b":[]}"#) != nil
            Encounter.meet()
            return isDecoded
        }
        #expect(isDecoded)
        #expect(log.report().totalCount == 2)
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
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
    var description: String {
        "guest of \(SmartSentinel.record { Leaf.deserialize(from: #"{"a":[]}"#) }.report.totalCount)"
    }
    deinit {
        told.change { $0 += 1 }
        _ = SmartSentinel.record { Leaf.deserialize(from: #"{"a":[]}"#) }
    }
}

#if !canImport(Darwin)
private func autoreleasepool(_ body: () -> Void) { body() }
#endif
