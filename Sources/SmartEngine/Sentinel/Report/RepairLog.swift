import Foundation

/// Collects repairs during a run, cheaply: a node's index instead of its path. Paths are made when the report is
/// requested.
///
///     SmartSentinel.record { … }      one log, which tasks may share, of texts
///       ├ [Order].deserialize(…)      a log of its own, whose texts are handed over at its end: two decodes do not mix
///       └ order.toJSONString()        writes what it leaves out straight into the shared one
///
/// Until then a log retains the documents of its entries, and with them user values. So it only grows under its lock,
/// and reports are made outside.
@usableFromInline package final class RepairLog: Sendable {
    struct Entry {
        var action: SmartRepair.Action
        var document: Document
        /// The value's node, or that of the last object or array on the way to a missing one.
        var index: Int
        /// The missing value's path from there.
        var missing: [String]?
        var expected: Any.Type
        var model: Any.Type?
        var property = ""
        var reason: String?
        /// What remains of a model, for the action `.refused`.
        var remains: SmartRepair.Remains
    }

    private struct Contents {
        var entries: [Entry] = []
        var total = 0
        var serious = 0
        /// The repairs of a recording: those of decodes that have ended, and of writing.
        var repairs: [SmartRepair] = []
        var isFinished = false
    }

    package let isListening: Bool
    let limit: Int
    /// The log of the `SmartSentinel.record` that the decode is part of.
    private let recorder: RepairLog?
    private let contents = Guarded(Contents())

    package init(isListening: Bool, limit: Int = SmartSentinel.detailLimit, recorder: RepairLog? = nil) {
        self.isListening = isListening
        self.limit = limit
        self.recorder = recorder
    }

    /// The log for runs without a listener.
    package static let silent = RepairLog(isListening: false, limit: 0)

    /// A log for one decode in the `SmartSentinel.record` that this code runs in; nil outside of one.
    static func ofDecode() -> RepairLog? {
        SmartSentinel.recorder.map { RepairLog(isListening: true, limit: $0.limit, recorder: $0) }
    }

    package var count: Int { contents.read { $0.entries.count } }

    /// A position in the log.
    package struct Position {
        package fileprivate(set) var entries = 0
        fileprivate var total = 0
        fileprivate var serious = 0

        static let start = Position()
    }

    package var position: Position {
        contents.read { Position(entries: $0.entries.count, total: $0.total, serious: $0.serious) }
    }

    /// Removes what was noted since `position`.
    package func revert(to position: Position) {
        let dropped: [Entry] = contents.update { contents in
            guard contents.entries.count >= position.entries, contents.total >= position.total else { return [] }
            let dropped = Array(contents.entries[position.entries...])
            contents.entries.removeSubrange(position.entries...)
            contents.total = position.total
            contents.serious = position.serious
            return dropped
        }
        // Released here, when the lock is free.
        withExtendedLifetime(dropped) {}
    }

    /// The number of repairs of what the model does not allow; an optional may be missing or null.
    package var seriousCount: Int { contents.read { $0.serious } }

    @_optimize(size) package func add(
        _ action: SmartRepair.Action, document: Document, index: Int, missing: [String]? = nil, expected: Any.Type,
        model: Any.Type? = nil, property: String = "", reason: String? = nil,
        remains: SmartRepair.Remains = .initialValues
    ) {
        let isSerious = RepairLog.isSerious(action, expected)
        // An optional may be missing: that is not a repair, unless a similar member exists.
        if action == .missing, !isSerious, reason == nil { return }
        let isFinished = contents.update { contents in
            contents.total += 1
            if isSerious { contents.serious += 1 }
            if contents.entries.count < limit {
                contents.entries.append(
                    Entry(
                        action: action, document: document, index: index, missing: missing, expected: expected,
                        model: model,
                        property: property, reason: reason, remains: remains))
            }
            return contents.isFinished
        }
        // Noted by a kept decoder.
        if isFinished { finish() }
    }

    /// Makes the last entry since `first` that of the outer type, if it is a value's own. False where it is not. `action`:
    /// only if it is this.
    func widen(
        _ action: SmartRepair.Action? = nil, since first: Int = 0, _ document: Document, _ index: Int,
        to expected: Any.Type
    ) -> Bool {
        contents.update { contents in
            guard contents.entries.count > first, let last = contents.entries.last, last.index == index,
                last.document === document, last.model == nil, action == nil || last.action == action
            else { return false }
            contents.entries[contents.entries.count - 1].expected = expected
            return true
        }
    }

    /// Notes a refused native model, if `error` is that refusal, since no enclosing value has a repair that would
    /// report it. `start`: the node that the decode began with.
    @inline(never) @_optimize(size)
    package func noteRefusal(_ error: any Error, _ document: Document, _ start: Int, isUpdate: Bool) {
        guard isListening, let context = (error as? DecodingError)?.context,
            let refused = context.underlyingError as? RefusedModel
        else { return }
        add(
            .refused, document: document, index: start, expected: refused.type,
            reason: context.debugDescription, remains: isUpdate ? .presentValues : .nothing)
    }

    /// Notes a property that was not written though it holds something.
    package func addLeftOut(model: Any.Type, property: String, type: Any.Type, reason: String? = nil) {
        addLeftOut(model: model, property: property, expected: "JSON", found: TypeNaming.name(type), reason)
    }

    package func addLeftOut(model: Any.Type, property: String, expected: String, found: String, _ reason: String?) {
        let repair = SmartRepair(
            model: "\(model)", property: property, path: property, expected: expected, found: found, action: .leftOut,
            reason: reason)
        contents.update {
            $0.total += 1
            if $0.repairs.count < limit { $0.repairs.append(repair) }
        }
    }

    /// Sets the model and property of the entries since `first` that have none yet. `type`: the property's type, which
    /// a value that was converted in its place, at `value`, became.
    package func name(
        from first: Int, model: Any.Type, property: String, _ type: Any.Type, at value: Int, in document: Document
    ) {
        change(from: first) {
            guard $0.model == nil else { return }
            $0.model = model
            $0.property = property
            if $0.action == .converted, $0.index == value, $0.document === document { $0.expected = type }
        }
    }

    /// Assigns the entries since `first` to a property whose own closure requested values of its model. `kept`: the
    /// property's type, if the closure made nothing and the initial value stays.
    package func give(from first: Int, of model: Any.Type, to property: String, kept type: Any.Type?) {
        change(from: first) {
            guard $0.model == model else { return }
            $0.property = property
            if let type, $0.action == .becameNil { ($0.action, $0.expected) = (.keptInitialValue, type) }
        }
    }

    private func change(from first: Int, _ body: (inout Entry) -> Void) {
        contents.update { contents in
            guard contents.entries.count > first else { return }
            for index in first..<contents.entries.count { body(&contents.entries[index]) }
        }
    }

    /// Ends a decode: the texts of its repairs become the recorder's.
    func finish() {
        guard let recorder else { return }
        let mine = contents.update { contents in
            defer {
                contents = Contents()
                contents.isFinished = true
            }
            return contents
        }
        let room = recorder.limit - recorder.contents.read { $0.repairs.count }
        let repairs = repairs(mine.entries.prefix(max(0, room)))
        recorder.contents.update {
            $0.total += mine.total
            $0.repairs += repairs.prefix(max(0, recorder.limit - $0.repairs.count))
        }
    }

    /// Which repairs are reported.
    package enum Selection {
        case all
        /// Repairs that the model does not allow; an optional may be missing or null.
        case serious
        /// Only values of another type, not missing keys and nulls.
        case mismatches

        fileprivate func has(_ entry: Entry) -> Bool {
            switch self {
            case .all: true
            case .serious: RepairLog.isSerious(entry.action, entry.expected)
            case .mismatches:
                entry.action != .missing && DocumentMemory(entry.document).node(entry.index).kind != .null
            }
        }
    }

    /// The repairs from the `first` on, with their paths. O(entries + size of the documents).
    @_optimize(size)
    package func report(_ selection: Selection = .all, from first: Int = 0, limit: Int = .max) -> SmartReport {
        // A copy: describing values may run code of the user's.
        let contents = contents.read { $0 }
        let told = contents.entries.dropFirst(first).filter(selection.has)
        return SmartReport(
            repairs: repairs(told.prefix(limit)) + (first == 0 ? contents.repairs : []),
            totalCount: selection == .all ? contents.total : selection == .serious ? contents.serious : told.count)
    }

    private func repairs(_ entries: some Sequence<Entry>) -> [SmartRepair] {
        var finders = RareTable<ObjectIdentifier, PathFinder>()
        // A report has few types in many repairs, and the runtime takes long to name one.
        var names = RareTable<ObjectIdentifier, String>()
        func name(_ type: Any.Type) -> String {
            if let known = names[ObjectIdentifier(type)] { return known }
            let name = TypeNaming.name(type)
            names[ObjectIdentifier(type)] = name
            return name
        }
        return entries.map { entry in
            let place = DocumentMemory(entry.document).view(entry.index)
            let missing = (entry.missing ?? []).enumerated().map { count, name in
                // Where an array is, its elements are what is missing.
                count == 0 && place.kind == .array
                    ? ExactInteger.int(name).map { .element($0) } ?? .member(name) : PathStep.member(name)
            }
            return SmartRepair(
                model: entry.model.map(name) ?? "", property: entry.property,
                path: (path(to: entry.index, in: entry.document, &finders) + missing).text,
                expected: name(entry.expected),
                found: entry.missing == nil ? place.summary : "nothing",
                action: entry.action, reason: entry.reason, remains: entry.remains)
        }
    }

    /// A value that a model does not allow, and where it is. `name`: of a member that is missing there.
    package struct Misfit {
        let steps: [PathStep]
        let name: String?
        let view: NodeView
        let expected: Any.Type
    }

    /// The first value that was repaired though its model does not allow it. O(size of the document).
    @_optimize(size)
    package func firstMisfit() -> Misfit? {
        let entry = contents.read { $0.entries.first { RepairLog.isSerious($0.action, $0.expected) } }
        guard let entry else { return nil }
        var finders = RareTable<ObjectIdentifier, PathFinder>()
        let steps = path(to: entry.index, in: entry.document, &finders)
        return Misfit(
            steps: steps, name: entry.missing?.joined(separator: "."),
            view: DocumentMemory(entry.document).view(entry.index),
            expected: entry.expected)
    }

    /// Whether the model does not allow it; an optional may be missing or null.
    private static func isSerious(_ action: SmartRepair.Action, _ expected: Any.Type) -> Bool {
        !((action == .missing || action == .null) && TypeNaming.isOptional(expected))
    }

    /// The path to a value, through the strings that contained documents.
    private func path(to index: Int, in document: Document, _ finders: inout RareTable<ObjectIdentifier, PathFinder>)
        -> [PathStep]
    {
        let known = finders[ObjectIdentifier(document)]
        let finder = known ?? PathFinder(DocumentMemory(document))
        if known == nil { finders[ObjectIdentifier(document)] = finder }
        let inner = finder.path(to: index)
        guard let origin = document.origin else { return inner }
        return path(to: origin.index, in: origin.outer, &finders) + inner
    }
}
