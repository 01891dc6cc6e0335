import Foundation
import HandyJSONCompat
import SmartCodable

/// No model has a property of this type: conversions for it change nothing for the others.
private struct Unused {}

extension Operation {
    static let process: [Operation] = [
        Operation("options") { step in
            SmartCodableOptions.numberStrategy = step.random.pick([.strict, .truncate, .rounded])
            SmartCodableOptions.maximumDepth = 400 + step.random.below(200)
            SmartCodableOptions.leavesOutNulls = step.random.oneIn(2)
            // The conversions hold an object, which dies with them.
            let token = Token()
            SmartCodableOptions.conversions = [
                SmartConversion(to: Unused.self) { _ in token.isIntact ? Unused() : nil }
            ]
            try step.random.pick(Specimen.all).roundTrip(&step)
            HandyJSONConfiguration.deserializeOptions = []
            SmartCodableOptions.conversions = []
            try step.equal(Plain.deserialize(from: "{\"id\":1.5}", options: [.number(.rounded)])?.id, 2)
            try step.equal(Plain.deserialize(from: "{\"id\":1.5}", options: [.number(.strict)])?.id, 0)
        },
        Operation("record") { step in
            // What another operation's listener decodes on this thread would be recorded as well.
            ThreadState.current.nesting += 1
            defer { ThreadState.current.nesting -= 1 }
            let plain = Plain(&step.random)
            let text = plain.tree.replacing("id", by: .string("7")).replacing("flag", by: .string("nothing")).text
            let (found, report) = SmartSentinel.record { [Plain].deserialize(from: "[\(text),\(plain.tree.text)]") }
            try step.equal(found?.count, 2)
            let missing = plain.note == nil ? 2 : 0
            let lines = report.repairs.filter { $0.action != .missing }
                .map { "\($0.path) \($0.model) \($0.expected) \($0.found) \($0.action)" }
            try step.equal(
                lines,
                [
                    "[0].id Plain Int string \"7\" converted",
                    "[0].flag Plain Bool string \"nothing\" keptInitialValue",
                ], text)
            try step.holds(
                report.totalCount - lines.count <= missing,
                "at most \(missing) missing members, found \(report.totalCount) repairs: \(report)")
            let document = Specimen.document(&step).mutated(&step.random).embedded(&step.random).text
            let (_, other) = try SmartSentinel.record {
                try step.random.pick(Specimen.all).digest(step, Data(document.utf8))
            }
            try step.holds(other.totalCount >= other.repairs.count && other.description.isEmpty == false, "a report")
        },
        Operation("listeners") { step in try listen(&step) },
    ]

    private static func listen(_ step: inout Step) throws {
        let heard = Heard()
        let token = Token()
        let listener = SmartSentinel.onReport { report in
            heard.add(report.totalCount)
            _ = token.isIntact
            // What is decoded here is told as well, and ends there.
            guard ThreadState.current.nesting == 0 else { return }
            reenter(report.totalCount)
        }
        heard.listener = SmartSentinel.onLogGenerated { text in
            if text.count % 7 == 0 { heard.listener?.cancel() }
        }
        defer {
            listener.cancel()
            heard.listener?.cancel()
            heard.listener = nil
            listener.cancel()
        }
        let plain = Plain(&step.random)
        let text = plain.tree.replacing("id", by: .string("7")).text
        try step.equal(Plain.deserialize(from: text)?.id, 7)
        try step.holds(heard.count > 0, "a report heard")
        try step.random.pick(Specimen.all).roundTrip(&step)
    }
}

private final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var total = 0
    private var current: SmartSentinel.Listener?

    var count: Int { lock.withLock { total } }
    func add(_ number: Int) { lock.withLock { total += number } }
    var listener: SmartSentinel.Listener? {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
}
