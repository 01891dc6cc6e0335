@_spi(Engine) import SmartEngine

extension JSONByteWriter {
    /// Writes members after those of the object that began at `mark`, in the order of `arrangeMembers`. False, with
    /// nothing changed, if `isFree` refuses a member's name or two members share one. O(size of these members).
    @_optimize(size)
    mutating func append(_ unknown: [UnknownMembers], since mark: Mark, where isFree: (String) -> Bool) -> Bool {
        var documents: [Document] = []
        var names: Set<String> = []
        var ordered: [(name: String, value: NodeView)] = []
        var unordered = ordered
        for members in unknown {
            let text = [UInt8(ascii: "{")] + members.text + [UInt8(ascii: "}")]
            guard let document = try? text.withUnsafeBytes({ try Document(bytes: $0) }) else { return false }
            documents.append(document)
            let object = DocumentMemory(document).view(0)
            for child in object.childIndices {
                let name = object.memory.view(child - 1).string
                if members.declares(name) { continue }
                guard isFree(name), names.insert(name).inserted else { return false }
                if members.isOrdered {
                    ordered.append((name, object.memory.view(child)))
                } else {
                    unordered.append((name, object.memory.view(child)))
                }
            }
        }
        guard reopenObject(since: mark) else { return false }
        for (name, value) in ordered + unordered.arranged(by: { $0.name < $1.name }) {
            self.name(name)
            write(value)
        }
        endObject()
        withExtendedLifetime(documents) {}
        return true
    }

    /// Writes the object that began at `mark` again. Members with these names, which have dots, go into nested objects.
    /// The members of `unknown` that no property declares or has written follow, in their order or by name. Returns the
    /// values that an object had to replace, as reports say them. O(size).
    @_optimize(size)
    mutating func arrangeMembers(
        nesting names: Set<String>, adding unknown: [UnknownMembers], since mark: Mark
    ) -> [(name: String, found: String)] {
        let root = MemberTree()
        var starts: [Int] = []
        if !unknown.isEmpty, reopenObject(since: mark) {
            for members in unknown {
                separate()
                starts.append(count - mark.count)
                members.text.withUnsafeBufferPointer { raw($0) }
            }
            endObject()
        }
        rewrite(since: mark) { writer, view in
            var unordered: [(name: String, value: NodeView)] = []
            for child in view.childIndices {
                let key = view.memory.view(child - 1)
                let name = key.string
                let value = view.memory.view(child)
                if let place = starts.lastIndex(where: { $0 <= Int(key.node.offset) }) {
                    if unknown[place].declares(name) { continue }
                    if unknown[place].isOrdered {
                        root.add(unknown: value, name)
                    } else {
                        unordered.append((name, value))
                    }
                    continue
                }
                let steps = names.contains(name) ? MappingPath.segments(of: name)[...] : []
                // A name of dots alone stays one name.
                root.add(value, at: steps.isEmpty ? [name] : steps)
            }
            for (name, value) in unordered.arranged(by: { $0.name < $1.name }) { root.add(unknown: value, name) }
            root.write(to: &writer)
        }
        return root.lost
    }
}

/// The members of an object that is rewritten, by the steps of their paths, in their original order.
private final class MemberTree {
    /// Content that is written under one name, or inside it by paths.
    private enum Layer {
        case tree(MemberTree), value(NodeView)

        var tree: MemberTree? { if case .tree(let tree) = self { tree } else { nil } }
        var isObject: Bool { if case .value(let view) = self { view.kind == .object } else { true } }
    }

    /// The layers by descending precedence.
    private var entries: [(name: String, layers: [Layer])] = []
    private var places: [String: Int] = [:]
    private(set) var lost: [(name: String, found: String)] = []

    /// The index of the name's entry.
    private func place(of name: String) -> Int {
        if let known = places[name] { return known }
        places[name] = entries.count
        entries.append((name, []))
        return entries.count - 1
    }

    @_optimize(size)
    func add(_ value: NodeView, at path: ArraySlice<String>) {
        guard let name = path.first else { return }
        let place = place(of: name)
        guard path.count > 1 else { return entries[place].layers.insert(.value(value), at: 0) }
        let known = entries[place].layers.firstIndex { $0.tree != nil }
        let inner = known.flatMap { entries[place].layers.remove(at: $0).tree } ?? MemberTree()
        inner.add(value, at: path.dropFirst())
        entries[place].layers.insert(.tree(inner), at: 0)
    }

    /// Adds what has the least precedence.
    func add(unknown value: NodeView, _ name: String) { entries[place(of: name)].layers.append(.value(value)) }

    // MARK: Writing

    private static let deepest = 64

    @_optimize(size)
    func write(to writer: inout JSONByteWriter) {
        for (name, layers) in entries where layers.contains(where: { $0.tree != nil }) {
            for case .value(let value) in layers where !MemberTree.holds(.value(value), layers) {
                lost.append((name, value.summary))
            }
        }
        writeMembers(to: &writer, depth: 0)
    }

    @_optimize(size)
    private func writeMembers(to writer: inout JSONByteWriter, depth: Int) {
        writer.beginObject()
        for (name, layers) in entries {
            writer.name(name)
            MemberTree.write(layers, to: &writer, depth: depth)
        }
        writer.endObject()
    }

    /// Whether a layer's content is part of the merged result, which is an object, or an array with its elements.
    private static func holds(_ layer: Layer, _ layers: [Layer]) -> Bool {
        guard case .value(let value) = layer, value.kind != .null else { return true }
        return (value.kind == .array) == (array(in: layers) != nil) && value.node.isContainer
    }

    @_optimize(size)
    private static func write(_ layers: [Layer], to writer: inout JSONByteWriter, depth: Int) {
        guard let first = layers.first else { return writer.null() }
        // A path leads through an object, whatever was written in its place.
        let isObject = first.isObject || layers.contains { $0.tree != nil }
        if isObject, let array = array(in: layers) { return write(array, layers, to: &writer, depth) }
        if case .value(let value) = first, !isObject || layers.count == 1 || depth > deepest {
            return writer.write(value)
        }
        let merged = MemberTree()
        for layer in layers where layer.isObject {
            switch layer {
            case .tree(let tree):
                for entry in tree.entries { merged.entries[merged.place(of: entry.name)].layers += entry.layers }
            case .value(let view):
                for child in view.childIndices {
                    merged.add(unknown: view.memory.view(child), view.memory.view(child - 1).string)
                }
            }
        }
        // All positions from 0 are an array, as PHP has it; others may be an object's names.
        let positions = merged.entries.indices.compactMap { merged.places[String($0)] }
        guard positions.count == merged.entries.count, !positions.isEmpty, layers.allSatisfy({ $0.tree != nil }) else {
            return merged.writeMembers(to: &writer, depth: depth + 1)
        }
        writer.beginArray()
        for position in positions {
            writer.separate()
            write(merged.entries[position].layers, to: &writer, depth: depth + 1)
        }
        writer.endArray()
    }

    /// The array whose elements paths index; nil where there is none, or paths lead elsewhere.
    @_optimize(size)
    private static func array(in layers: [Layer]) -> NodeView? {
        for case .value(let view) in layers {
            guard view.kind == .array else { return nil }
            let paths = layers.compactMap(\.tree).flatMap(\.entries)
            return paths.allSatisfy { view.element(numbered: $0.name) != nil } ? view : nil
        }
        return nil
    }

    /// An array in which paths replace some elements.
    @_optimize(size)
    private static func write(_ array: NodeView, _ layers: [Layer], to writer: inout JSONByteWriter, _ depth: Int) {
        let paths = layers.compactMap(\.tree).flatMap(\.entries)
        writer.beginArray()
        for (number, child) in array.childIndices.enumerated() {
            writer.separate()
            let parts = paths.filter { ExactInteger.int($0.name) == number }.flatMap(\.layers)
            write(parts + [.value(array.memory.view(child))], to: &writer, depth: depth + 1)
        }
        writer.endArray()
    }
}
