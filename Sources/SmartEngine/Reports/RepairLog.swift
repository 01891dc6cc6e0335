import Foundation

/// Collects repairs during a run, cheaply: a node's index instead of its path. Paths are made when the report is read.
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
        var expected: TypeList.Place
        var model: TypeList.Place?
        var property = ""
        var reason: String?
        /// What remains of a model, for the action `.refused`.
        var remains: SmartRepair.Remains
    }

    fileprivate struct Contents {
        var entries: [Entry] = []
        var types = TypeList()
        var total = 0
        var serious = 0
        var position: Position { Position(entries: entries.count, total: total, serious: serious) }

        /// Whether the model does not allow it; an optional may be missing or null.
        func isSerious(_ action: SmartRepair.Action, _ expected: TypeList.Place) -> Bool {
            action != .missing && action != .null || !types[expected].isOptional
        }
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
    package struct Position: Equatable {
        package fileprivate(set) var entries = 0
        fileprivate var total = 0
        fileprivate var serious = 0

        static let start = Position()
    }

    package var position: Position { contents.read { $0.position } }

    /// Removes what was noted since `position`. The position after it.
    package func revert(to position: Position) -> Position {
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
        return self.position
    }

    /// The number of repairs of what the model does not allow; an optional may be missing or null.
    package var seriousCount: Int { contents.read { $0.serious } }

    /// The position after it.
    package func add(
        _ action: SmartRepair.Action, document: Document, index: Int, missing: [String]? = nil, expected: Any.Type,
        model: Any.Type? = nil, property: String = "", reason: String? = nil,
        remains: SmartRepair.Remains = .initialValues
    ) -> Position {
        let (position, isFinished) = contents.update { contents in
            let expected = contents.types.place(of: expected)
            let isSerious = contents.isSerious(action, expected)
            // An optional may be missing: that is not a repair, unless a similar member exists.
            if action == .missing, !isSerious, reason == nil { return (contents.position, false) }
            contents.total += 1
            if isSerious { contents.serious += 1 }
            if contents.entries.count < limit {
                let model = model.map { contents.types.place(of: $0) }
                contents.entries.append(
                    Entry(
                        action: action, document: document, index: index, missing: missing, expected: expected,
                        model: model, property: property, reason: reason, remains: remains))
            }
            return (contents.position, contents.isFinished)
        }
        guard isFinished else { return position }
        // Noted by a kept decoder.
        finish()
        return self.position
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
            contents.entries[contents.entries.count - 1].expected = contents.types.place(of: expected)
            return true
        }
    }

    /// Notes a refused native model, if `error` is that refusal, since no enclosing value has a repair that would
    /// report it. `start`: the node that the decode began with.
    @_optimize(size)
    package func noteRefusal(_ error: any Error, _ document: Document, _ start: Int, isUpdate: Bool) {
        guard isListening, let context = (error as? DecodingError)?.context,
            let refused = context.underlyingError as? RefusedModel
        else { return }
        _ = add(
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
        change(from: first) { entry, types in
            guard entry.model == nil else { return }
            entry.model = types.place(of: model)
            entry.property = property
            if entry.action == .converted, entry.index == value, entry.document === document {
                entry.expected = types.place(of: type)
            }
        }
    }

    /// Assigns the entries since `first` to a property whose own closure requested values of its model. `kept`: the
    /// property's type, if the closure made nothing and the initial value stays.
    package func give(from first: Int, of model: Any.Type, to property: String, kept type: Any.Type?) {
        change(from: first) { entry, types in
            guard entry.model == types.place(of: model) else { return }
            entry.property = property
            if let type, entry.action == .becameNil {
                (entry.action, entry.expected) = (.keptInitialValue, types.place(of: type))
            }
        }
    }

    private func change(from first: Int, _ body: (inout Entry, inout TypeList) -> Void) {
        contents.update { contents in
            guard contents.entries.count > first else { return }
            for index in first..<contents.entries.count { body(&contents.entries[index], &contents.types) }
        }
    }

    /// Ends a decode: the texts of its repairs become the recorder's.
    @_optimize(size) func finish() {
        guard let recorder else { return }
        let mine = contents.update { contents in
            defer {
                contents = Contents()
                contents.isFinished = true
            }
            return contents
        }
        let room = recorder.limit - recorder.contents.read { $0.repairs.count }
        var texts = RepairTexts(mine.types)
        var repairs: [SmartRepair] = []
        for entry in mine.entries.prefix(max(0, room)) { repairs.append(texts.repair(entry)) }
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

        fileprivate func has(_ entry: Entry, in contents: Contents) -> Bool {
            switch self {
            case .all: true
            case .serious: contents.isSerious(entry.action, entry.expected)
            case .mismatches:
                entry.action != .missing && DocumentMemory(entry.document).node(entry.index).kind != .null
            }
        }
    }

    /// The repairs, with their texts. O(entries + size of the documents).
    package func report(_ selection: Selection = .all, limit: Int = .max) -> SmartReport {
        let report = reportForListener(selection, limit: limit)
        report.settle()
        return report
    }

    /// The repairs, whose texts are made when the listener reads them.
    func reportForListener(_ selection: Selection = .all, limit: Int) -> SmartReport {
        let contents = contents.read { $0 }
        let count =
            switch selection {
            case .all: contents.total
            case .serious: contents.serious
            case .mismatches: contents.entries.count { selection.has($0, in: contents) }
            }
        return SmartReport(
            totalCount: count, repairs: NotedRepairs(contents: contents, selection: selection, limit: limit))
    }

    /// The repairs of a report before they have texts.
    struct NotedRepairs {
        fileprivate let contents: Contents
        fileprivate let selection: Selection
        fileprivate let limit: Int

        /// The repairs with texts.
        @_optimize(size) var repairs: [SmartRepair] {
            var texts = RepairTexts(contents.types)
            var repairs: [SmartRepair] = []
            repairs.reserveCapacity(min(limit, contents.entries.count))
            for place in contents.entries.indices where selection.has(contents.entries[place], in: contents) {
                if repairs.count == limit { break }
                repairs.append(texts.repair(contents.entries[place]))
            }
            return repairs + contents.repairs
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
        let contents = contents.read { $0 }
        guard let entry = contents.entries.first(where: { contents.isSerious($0.action, $0.expected) }) else {
            return nil
        }
        var steps: [PathStep] = []
        var place = (document: entry.document, index: entry.index)
        while true {
            var known = KnownPath(place.document)
            known.move(to: place.index)
            steps = known.steps + steps
            guard let origin = place.document.origin else { break }
            place = (origin.outer, origin.index)
        }
        return Misfit(
            steps: steps, name: entry.missing?.joined(separator: "."),
            view: DocumentMemory(entry.document).view(entry.index),
            expected: contents.types[entry.expected].type)
    }
}

/// The types of a log's entries. They are few: most are found without hashing, in less time than the runtime takes to name
/// them or to say what they are.
struct TypeList {
    typealias Place = Int
    private var types: [(type: Any.Type, isOptional: Bool)] = []
    private var later = RareTable<ObjectIdentifier, Place>()

    var count: Int { types.count }
    subscript(place: Place) -> (type: Any.Type, isOptional: Bool) { types[place] }

    mutating func place(of type: Any.Type) -> Place {
        let known = min(types.count, 16)
        for place in 0..<known where types[place].type == type { return place }
        if types.count > known, let place = later[ObjectIdentifier(type)] { return place }
        types.append((type, TypeNaming.isOptional(type)))
        if types.count > 16 { later[ObjectIdentifier(type)] = types.count - 1 }
        return types.count - 1
    }
}
