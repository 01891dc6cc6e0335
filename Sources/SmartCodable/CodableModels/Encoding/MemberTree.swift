@_spi(Engine) import SmartEngine

/// The members of an object that is rewritten, by the steps of their paths, in their original order.
final class MemberTree {
    /// What is written under one name, or inside it by paths.
    private enum Layer {
        case tree(MemberTree), value(WrittenText)

        var tree: MemberTree? { if case .tree(let tree) = self { tree } else { nil } }
        var isObject: Bool { if case .value(let text) = self { text.isObject } else { true } }
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
    private func add(_ value: WrittenText, at path: ArraySlice<String>) {
        guard let name = path.first else { return }
        let place = place(of: name)
        guard path.count > 1 else { return entries[place].layers.insert(.value(value), at: 0) }
        let known = entries[place].layers.firstIndex { $0.tree != nil }
        let inner = known.flatMap { entries[place].layers.remove(at: $0).tree } ?? MemberTree()
        inner.add(value, at: path.dropFirst())
        entries[place].layers.insert(.tree(inner), at: 0)
    }

    /// Adds what has the least precedence.
    private func add(unknown value: WrittenText, _ name: String) {
        entries[place(of: name)].layers.append(.value(value))
    }

    /// Adds members, those with the names `paths` into nested objects.
    @_optimize(size)
    func add(_ members: [(name: String, value: WrittenText)], paths: Set<String>) {
        for (name, value) in members {
            let steps = paths.contains(name) ? MappingPath.segments(of: name)[...] : []
            // A name of dots alone stays one name.
            add(value, at: steps.isEmpty ? [name] : steps)
        }
    }

    /// Adds members in their order, or behind the others by name, without those of properties.
    @_optimize(size)
    func add(_ unknown: [UnknownMembers]) {
        var unordered: [(name: String, value: WrittenText)] = []
        for members in unknown {
            for (name, value) in members.text.value.members where !members.declares(name) {
                if members.isOrdered { add(unknown: value, name) } else { unordered.append((name, value)) }
            }
        }
        for (name, value) in unordered.arranged(by: { $0.name < $1.name }) { add(unknown: value, name) }
    }

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
        guard case .value(let value) = layer, !value.isNull else { return true }
        return value.isArray == (array(in: layers) != nil) && (value.isArray || value.isObject)
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
            case .value(let text): for (name, value) in text.members { merged.add(unknown: value, name) }
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
    private static func array(in layers: [Layer]) -> WrittenText? {
        for case .value(let text) in layers {
            guard text.isArray else { return nil }
            let positions = 0..<text.elements.count
            let paths = layers.compactMap(\.tree).flatMap(\.entries)
            return paths.allSatisfy { ExactInteger.int($0.name).map(positions.contains) == true } ? text : nil
        }
        return nil
    }

    /// An array in which paths replace some elements.
    @_optimize(size)
    private static func write(_ array: WrittenText, _ layers: [Layer], to writer: inout JSONByteWriter, _ depth: Int) {
        let paths = layers.compactMap(\.tree).flatMap(\.entries)
        writer.beginArray()
        for (number, element) in array.elements.enumerated() {
            writer.separate()
            let parts = paths.filter { ExactInteger.int($0.name) == number }.flatMap(\.layers)
            write(parts + [.value(element)], to: &writer, depth: depth + 1)
        }
        writer.endArray()
    }
}
