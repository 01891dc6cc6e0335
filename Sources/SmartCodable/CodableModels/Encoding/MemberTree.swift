@_spi(Engine) import SmartEngine

/// What a flat dictionary has written into an object: it counts less than what properties write there, wherever it stands.
struct FlatMembers {
    /// The bytes, counted from the object's beginning.
    var range: Range<Int>
    /// The names of these members, where others of the range are a flat model's own; nil: all are the dictionary's.
    let names: Set<String>?
}

extension JSONByteWriter {
    /// Writes the object that began at `mark` again: members with these names, which have dots, lie in nested objects; of
    /// what flat dictionaries wrote, what is not `declared` and what properties have not written. The names of those, and
    /// the names of what had to go, since an object has to be there. O(size).
    @_optimize(size)
    mutating func arrangeMembers(
        nesting names: Set<String>, _ flat: [FlatMembers], _ declared: DeclaredMembers?, since mark: Mark
    ) -> (flat: Set<String>, lost: [String]) {
        let heads = Set(names.compactMap { $0.split(separator: ".").first.map(String.init) })
        let root = MemberTree(heads: flat.isEmpty ? heads : nil)
        rewrite(since: mark) { writer, view in
            for child in view.childIndices {
                let key = view.memory.view(child - 1)
                let name = key.string
                let value = view.memory.view(child)
                let place = Int(key.node.offset)
                if flat.contains(where: { $0.range.contains(place) && $0.names?.contains(name) != false }) {
                    root.addFlat(value, name, declared?.member(name))
                    continue
                }
                let steps = names.contains(name) ? name.split(separator: ".").map(String.init)[...] : []
                // Dots alone are a name.
                root.add(value, at: steps.isEmpty ? [name] : steps)
            }
            root.write(to: &writer)
        }
        return (root.flatNames, root.lost)
    }
}

/// The members of an object that is written again, by the steps of their paths, in the order they came.
private final class MemberTree {
    private struct Entry {
        let name: String
        /// What was written under the name itself, and what before that.
        var value: NodeView?
        var earlier: [NodeView] = []
        /// What was written by a path through it.
        var inner: MemberTree?
        /// Whether that came last.
        var isInnerLast = false
        /// What a flat dictionary wrote, and what of it is a property's.
        var flat: (value: NodeView, declared: DeclaredMembers?)?

        var isFlat: Bool { value == nil && inner == nil }
    }

    private var entries: [Entry] = []
    private var places: [String: Int] = [:]
    /// The names that paths begin with; nil where any may be met again.
    private let heads: Set<String>?
    private(set) var flatNames: Set<String> = []
    private(set) var lost: [String] = []

    init(heads: Set<String>?) { self.heads = heads }

    /// The number of the name's entry.
    @_optimize(size)
    private func place(of name: String) -> Int {
        let isShared = heads?.contains(name) ?? true
        if isShared, let known = places[name] { return known }
        if isShared { places[name] = entries.count }
        entries.append(Entry(name: name))
        return entries.count - 1
    }

    @_optimize(size)
    func add(_ value: NodeView, at path: ArraySlice<String>) {
        guard let name = path.first else { return }
        let place = place(of: name)
        guard path.count > 1 else {
            if let earlier = entries[place].value { entries[place].earlier.append(earlier) }
            entries[place].value = value
            entries[place].isInnerLast = false
            return
        }
        let inner = entries[place].inner ?? MemberTree(heads: nil)
        inner.add(value, at: path.dropFirst())
        entries[place].inner = inner
        entries[place].isInnerLast = true
    }

    func addFlat(_ value: NodeView, _ name: String, _ declared: DeclaredMembers?) {
        guard declared?.isWhole != true else { return }
        // The last of equal ones.
        entries[place(of: name)].flat = (value, declared)
    }

    // MARK: Writing

    /// What there is under one name, what counts most first.
    private enum Layer {
        case tree(MemberTree)
        /// With what of it is a property's, and left out.
        case value(NodeView, DeclaredMembers?)

        var isObject: Bool {
            switch self {
            case .tree: return true
            case .value(let view, _): return view.kind == .object
            }
        }
    }

    private static let deepest = 64

    @_optimize(size)
    func write(to writer: inout JSONByteWriter) {
        writer.beginObject()
        for entry in entries {
            guard entry.inner != nil || entry.flat != nil && entry.earlier.isEmpty else {
                // Joined later, where there are several.
                for value in entry.earlier + (entry.value.map { [$0] } ?? []) {
                    writer.name(entry.name)
                    writer.write(value)
                }
                continue
            }
            let layers = layers(of: entry)
            if entry.isFlat, let flat = entry.flat {
                guard MemberTree.leavesSomething(flat.value, flat.declared) else { continue }
                flatNames.insert(entry.name)
            } else if entry.inner != nil, !layers.allSatisfy({ MemberTree.holds($0, layers) }) {
                lost.append(entry.name)
            }
            writer.name(entry.name)
            MemberTree.write(layers, to: &writer, depth: 0)
        }
        writer.endObject()
    }

    @_optimize(size)
    private func layers(of entry: Entry) -> [Layer] {
        var layers: [Layer] = entry.value.map { [.value($0, nil)] } ?? []
        if let inner = entry.inner { layers.insert(.tree(inner), at: entry.isInnerLast ? 0 : layers.count) }
        if let flat = entry.flat { layers.append(.value(flat.value, flat.declared)) }
        return layers
    }

    /// Whether anything is left of a flat dictionary's value without what is a property's.
    @_optimize(size)
    private static func leavesSomething(_ value: NodeView, _ declared: DeclaredMembers?) -> Bool {
        guard let declared, value.kind == .object, value.node.count > 0 else { return true }
        return value.childIndices.contains { child in
            let inner = declared.member(value.memory.view(child - 1).string)
            return inner?.isWhole != true && leavesSomething(value.memory.view(child), inner)
        }
    }

    /// Whether what is in a layer is in what the layers become, which is an object, or an array with its elements.
    private static func holds(_ layer: Layer, _ layers: [Layer]) -> Bool {
        guard case .value(let value, _) = layer, value.kind != .null else { return true }
        return (value.kind == .array) == (array(in: layers) != nil) && value.node.isContainer
    }

    @_optimize(size)
    private static func write(_ layers: [Layer], to writer: inout JSONByteWriter, depth: Int) {
        guard let first = layers.first else { return writer.null() }
        // A path leads through an object, whatever was written in its place.
        let isObject = layers.contains { if case .tree = $0 { true } else { false } } || first.isObject
        if isObject, let array = array(in: layers) { return write(array, layers, to: &writer, depth) }
        guard case .value(let value, let declared) = first, !isObject || layers.count == 1 || depth > deepest else {
            return writeObject(layers.filter(\.isObject), to: &writer, depth)
        }
        guard declared != nil else { return writer.write(value) }
        switch value.kind {
        case .object: writeObject([first], to: &writer, depth)
        case .array: write(value, [first], to: &writer, depth)
        default: writer.write(value)
        }
    }

    @_optimize(size)
    private static func writeObject(_ layers: [Layer], to writer: inout JSONByteWriter, _ depth: Int) {
        var names: [String] = []
        var members: [[Layer]] = []
        var places: [String: Int] = [:]
        func add(_ name: String, _ layers: [Layer]) {
            if let place = places[name] { return members[place] += layers }
            places[name] = names.count
            names.append(name)
            members.append(layers)
        }
        for layer in layers {
            switch layer {
            case .tree(let tree): for entry in tree.entries { add(entry.name, tree.layers(of: entry)) }
            case .value(let view, let declared):
                for child in view.childIndices {
                    let name = view.memory.view(child - 1).string
                    let value = view.memory.view(child)
                    let inner = declared?.member(name)
                    guard inner?.isWhole != true, leavesSomething(value, inner) else { continue }
                    add(name, [.value(value, inner)])
                }
            }
        }
        writer.beginObject()
        for (name, layers) in zip(names, members) {
            writer.name(name)
            write(layers, to: &writer, depth: depth + 1)
        }
        writer.endObject()
    }

    /// The array that paths lead through by the numbers of its elements; nil where there is none, or they lead elsewhere.
    @_optimize(size)
    private static func array(in layers: [Layer]) -> NodeView? {
        for case .value(let view, _) in layers {
            guard view.kind == .array else { return nil }
            for case .tree(let tree) in layers {
                guard tree.entries.allSatisfy({ view.element(numbered: $0.name) != nil }) else {
                    return nil
                }
            }
            return view
        }
        return nil
    }

    /// An array with what paths put in the place of some elements. What is a property's is null.
    @_optimize(size)
    private static func write(_ array: NodeView, _ layers: [Layer], to writer: inout JSONByteWriter, _ depth: Int) {
        var declared: DeclaredMembers?
        for case .value(let view, let known) in layers where view.index == array.index { declared = known }
        writer.beginArray()
        for (number, child) in array.childIndices.enumerated() {
            var parts: [Layer] = []
            for case .tree(let tree) in layers {
                for entry in tree.entries where Int(entry.name) == number { parts += tree.layers(of: entry) }
            }
            let inner = declared?.member(String(number))
            if inner?.isWhole != true { parts.append(.value(array.memory.view(child), inner)) }
            writer.separate()
            write(parts, to: &writer, depth: depth + 1)
        }
        writer.endArray()
    }
}
