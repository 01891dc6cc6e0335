import Foundation

/// Collects repairs during a run, cheaply: a node's index instead of its path. Paths are made when the report is asked for.
package final class RepairLog: @unchecked Sendable {
    struct Entry {
        var action: SmartRepair.Action
        var document: Document
        /// The value's node, or the object's where a member is missing.
        var index: Int
        /// The missing member's name.
        var name: String?
        var expected: Any.Type
        var model: Any.Type?
        var property = ""
    }

    package let isListening: Bool
    private let limit: Int
    /// A recording may reach child tasks, so entries are guarded.
    private let lock = NSLock()
    private var entries: [Entry] = []
    private var total = 0
    private var serious = 0
    /// The models whose objects repairs were made in.
    private var owners: [Place: Any.Type] = [:]

    private struct Place: Hashable {
        let document: ObjectIdentifier
        let index: Int
    }
    /// Of what was written, in the order it was met.
    private var leftOut: [SmartRepair] = []
    /// Documents found in strings, and where.
    private var origins: [ObjectIdentifier: (outer: Document, index: Int)] = [:]

    package init(isListening: Bool, limit: Int = SmartSentinel.detailLimit) {
        self.isListening = isListening
        self.limit = limit
    }

    /// For runs nobody listens to.
    package static let silent = RepairLog(isListening: false, limit: 0)

    /// The log of the `SmartSentinel.record` that this code runs in, or the silent one.
    package static func current() -> RepairLog { SmartSentinel.isRecording ? SmartSentinel.recorder ?? silent : silent }

    package var count: Int {
        lock.lock()
        defer { lock.unlock() }
        return entries.count
    }

    /// Repairs of what the model does not allow for; an optional may be missing or null.
    var seriousCount: Int {
        lock.lock()
        defer { lock.unlock() }
        return serious
    }

    func add(
        _ action: SmartRepair.Action, document: Document, index: Int, name: String?, expected: Any.Type, model: Any.Type? = nil,
        property: String = ""
    ) {
        lock.lock()
        defer { lock.unlock() }
        total += 1
        if RepairLog.isSerious(action, expected) { serious += 1 }
        if let model { owners[Place(document: ObjectIdentifier(document), index: index)] = model }
        guard entries.count < limit else { return }
        entries.append(
            Entry(
                action: action, document: document, index: index, name: name, expected: expected, model: model, property: property))
    }

    /// A property that was not written though it holds something.
    func addLeftOut(model: Any.Type, property: String, type: Any.Type) {
        lock.lock()
        defer { lock.unlock() }
        total += 1
        guard leftOut.count < limit else { return }
        leftOut.append(
            SmartRepair(
                model: "\(model)", property: property, path: property, expected: "JSON", found: TypeNaming.name(type), action: .leftOut))
    }

    /// Names the property for the entries since `first` that have none yet, and the model of the object they are in.
    func name(from first: Int, model: Any.Type, property: String, document: Document, object: Int) {
        lock.lock()
        defer { lock.unlock() }
        if entries.count > first { owners[Place(document: ObjectIdentifier(document), index: object)] = model }
        for index in entries.indices.suffix(from: min(first, entries.count)) where entries[index].model == nil {
            entries[index].model = model
            entries[index].property = property
        }
    }

    func enter(_ inner: Document, within outer: Document, at index: Int) {
        guard isListening else { return }
        lock.lock()
        origins[ObjectIdentifier(inner)] = (outer, index)
        lock.unlock()
    }

    /// The repairs from the `first` on, with their paths. O(entries + size of the documents).
    package func report(from first: Int = 0, seriousOnly: Bool = false, limit: Int = .max) -> SmartReport {
        lock.lock()
        defer { lock.unlock() }
        let chosen = entries.dropFirst(first).filter { !seriousOnly || RepairLog.isSerious($0.action, $0.expected) }.prefix(limit)
        var finders: [ObjectIdentifier: PathFinder] = [:]
        return SmartReport(
            repairs: chosen.map { entry in
                let parent = path(to: entry.index, in: entry.document, &finders)
                let path = entry.name.map { parent.isEmpty ? $0 : "\(parent).\($0)" } ?? parent
                return SmartRepair(
                    model: entry.model.map { "\($0)" } ?? "", property: entry.property, path: path, expected: TypeNaming.name(entry.expected),
                    found: entry.name == nil ? DocumentMemory(entry.document).view(entry.index).summary : "nothing", action: entry.action)
            } + (first == 0 ? leftOut : []),
            totalCount: seriousOnly ? serious : total)
    }

    /// Whether the model does not allow for it; an optional may be missing or null.
    private static func isSerious(_ action: SmartRepair.Action, _ expected: Any.Type) -> Bool {
        !((action == .missing || action == .null) && TypeNaming.isOptional(expected))
    }

    private func path(to index: Int, in document: Document, _ finders: inout [ObjectIdentifier: PathFinder]) -> String {
        trail(to: index, in: document, &finders).map(\.step).text
    }

    /// The way to a value, through the strings that held documents.
    private func trail(
        to index: Int, in document: Document, _ finders: inout [ObjectIdentifier: PathFinder]
    ) -> [(step: PathStep, place: Place)] {
        let id = ObjectIdentifier(document)
        let inner = finders[id, default: PathFinder(DocumentMemory(document))].trail(to: index).map { ($0.step, Place(document: id, index: $0.index)) }
        guard let origin = origins[id] else { return inner }
        return trail(to: origin.index, in: origin.outer, &finders) + inner
    }

    /// The lines of a log text for the repairs from the `first` on, at most `limit` of them.
    func tree(from first: Int, mismatchesOnly: Bool, limit: Int) -> [String] {
        lock.lock()
        defer { lock.unlock() }
        var finders: [ObjectIdentifier: PathFinder] = [:]
        let root = RepairTree()
        let told = entries.dropFirst(first).filter { !mismatchesOnly || ($0.action != .missing && $0.action != .null) }
        for entry in told.prefix(limit) {
            var tree = root
            for (step, place) in trail(to: entry.index, in: entry.document, &finders) {
                tree = tree.child(step, type: typeName(place, in: entry.document))
            }
            if let name = entry.name { tree = tree.child(.member(name), type: nil) }
            let found = DocumentMemory(entry.document).view(entry.index).kindName
            tree.note(SentinelText.reason(entry.action, expected: TypeNaming.bareName(entry.expected), found: found))
        }
        let more = mismatchesOnly ? told.count - limit : total - first - limit
        return root.lines(SentinelText.indent) + (told.count > limit ? ["\(SentinelText.indent)… and \(more) more"] : [])
    }

    private func typeName(_ place: Place, in document: Document) -> String? { owners[place].map { "\($0)" } }
}

/// One step of a path into a document.
enum PathStep: Hashable {
    case member(String)
    case element(Int)
}

extension [PathStep] {
    /// `data.list[3].name`
    var text: String {
        var result = ""
        for step in self {
            switch step {
            case .member(let name): result += result.isEmpty ? name : ".\(name)"
            case .element(let index): result += "[\(index)]"
            }
        }
        return result
    }
}

extension DocumentMemory {
    /// The way from the root to a value (or to a member's name). O(depth × siblings before it).
    func path(to target: Int) -> [PathStep] {
        var finder = PathFinder(self)
        return finder.path(to: target)
    }
}

/// Finds paths of many values of one document. It remembers for each container how far it has looked, so values asked for in their order cost one walk.
struct PathFinder {
    private let memory: DocumentMemory
    private var progress: [Int: (child: Int, position: Int)] = [:]

    init(_ memory: DocumentMemory) { self.memory = memory }

    mutating func path(to target: Int) -> [PathStep] { trail(to: target).map(\.step) }

    /// The steps, and the value that each leads to.
    mutating func trail(to target: Int) -> [(step: PathStep, index: Int)] {
        var steps: [(step: PathStep, index: Int)] = []
        var current = 0
        while current != target, memory.node(current).isContainer {
            let isObject = memory.node(current).kind == .object
            var (child, position) = progress[current] ?? (current + 1, 0)
            if child > target { (child, position) = (current + 1, 0) }
            while child < memory.node(current).next {
                let end = memory.after(isObject ? child + 1 : child)
                if target < end { break }
                child = end
                position += 1
            }
            guard child < memory.node(current).next else { return steps }
            progress[current] = (child, position)
            steps.append((isObject ? .member(memory.view(child).string) : .element(position), isObject ? child + 1 : child))
            if child == target { return steps }
            current = isObject ? child + 1 : child
        }
        return steps
    }
}

enum TypeNaming {
    /// `Double?` and `[Int]`, as they are written in source; a wrapper by what it wraps.
    static func name(_ type: Any.Type) -> String {
        if let wrapper = type as? any WrapperStorage.Type { return name(wrapped(wrapper)) }
        if let optional = type as? any AnyOptional.Type { return name(optional.wrappedType) + "?" }
        let text = "\(type)"
        guard text.hasPrefix("Array<"), text.hasSuffix(">") else { return text }
        return "[" + text.dropFirst(6).dropLast() + "]"
    }

    /// Without the question mark.
    static func bareName(_ type: Any.Type) -> String {
        let name = name(type)
        return name.hasSuffix("?") ? String(name.dropLast()) : name
    }

    static func isOptional(_ type: Any.Type) -> Bool {
        if let wrapper = type as? any WrapperStorage.Type { return isOptional(wrapped(wrapper)) }
        return type is any AnyOptional.Type
    }

    private static func wrapped<W: WrapperStorage>(_: W.Type) -> Any.Type { W.Wrapped.self }
}
