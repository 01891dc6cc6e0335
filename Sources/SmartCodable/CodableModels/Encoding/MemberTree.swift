@_spi(Engine) import SmartEngine

/// What a flat dictionary has written into an object: properties take precedence, wherever they stand.
struct FlatMembers {
    /// The bytes, counted from the object's beginning.
    var range: Range<Int>
    /// The names of these members, if others in the range belong to a flat model; nil: all belong to the dictionary.
    let names: Set<String>?
}

extension JSONByteWriter {
    /// Writes the object that began at `mark` again: members with these names, which have dots, lie in nested objects;
    /// of of what flat dictionaries wrote, only what is not `declared` and not written by properties. Returns the names
    /// of the former, and the names of values that an object had to replace. O(size).
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
                // A name of dots alone stays one name.
                root.add(value, at: steps.isEmpty ? [name] : steps)
            }
            root.write(to: &writer)
        }
        return (root.flatNames, root.lost)
    }
}

/// The members of an object that is rewritten, by the steps of their paths, in their original order.
private final class MemberTree {
    private struct Entry {
        let name: String
        /// What was written under the name itself, and before it.
        var value: NodeView?
        var earlier: [NodeView] = []
        /// What was written by a path through the name.
        var inner: MemberTree?
        /// Whether that was written last.
        var isInnerLast = false
        /// What a flat dictionary wrote, and which parts of it belong to a property.
        var flat: (value: NodeView, declared: DeclaredMembers?)?

        var isFlat: Bool { value == nil && inner == nil }
    }

    private var entries: [Entry] = []
    private var places: [String: Int] = [:]
    /// The names that paths begin with; nil where any may recur.
    private let heads: Set<String>?
    private(set) var flatNames: Set<String> = []
    private(set) var lost: [String] = []

    init(heads: Set<String>?) { self.heads = heads }

    /// The index of the name's entry.
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

    /// What is written under one name, by descending precedence.
    private enum Layer {
        case tree(MemberTree)
        /// With the parts that belong to a property, and are left out.
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

    /// Whether anything remains of a flat dictionary's value without the parts that belong to a property.
    @_optimize(size)
    private static func leavesSomething(_ value: NodeView, _ declared: DeclaredMembers?) -> Bool {
        guard let declared, value.kind == .object, value.node.count > 0 else { return true }
        return value.childIndices.contains { child in
            let inner = declared.member(value.memory.view(child - 1).string)
            return inner?.isWhole != true && leavesSomething(value.memory.view(child), inner)
        }
    }

    /// Whether a layer's content is part of the merged result, which is an object, or an array with its elements.
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
            return writeObject(layers.filter { $0.isObject }, to: &writer, depth)
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

    /// The array whose elements paths index; nil where there is none, or paths lead elsewhere.
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

    /// An array in which paths replace some elements. What belongs to a property is null.
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
