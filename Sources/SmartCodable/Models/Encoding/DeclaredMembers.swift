@_spi(Engine) import SmartEngine

/// The members of an object that belong to a model's properties, whether they have a value or not: a dictionary that is
/// flat in the model does not write these.
///
///     @SmartKey("user_name", "un") var name = ""     // user_name, un
///     @SmartKey("a.b") var deep: Int?                // a.b as a name, and b in a
///     @IgnoredKey var cache = 0                      // cache
final class DeclaredMembers {
    /// Whether the whole member belongs to a property; if not, something inside it does.
    private(set) var isWhole = false
    private var inner = RareTable<String, DeclaredMembers>()
    var isEmpty: Bool { inner.count == 0 }
    /// How the model turns names into keys where it is read.
    let strategy: SmartKeyDecodingStrategy
    /// The object's coding path, for a closure.
    private let path: [any CodingKey]
    /// The payload, or the subclass, that a flat value of the type has in the object that is read.
    var chosen: Choice?
    typealias Choice = (SmartVariants, Any.Type) -> Any.Type?
    /// Whether the members depend on that case.
    fileprivate(set) var haveCases = false

    init(_ strategy: SmartKeyDecodingStrategy, _ path: [any CodingKey]) {
        self.strategy = strategy
        self.path = path
    }

    /// Adds a name, or a path through nested objects.
    @_optimize(size) func add(_ steps: ArraySlice<String>) {
        guard let name = steps.first else { return isWhole = true }
        let key = strategy.normalize(name)
        let next =
            inner[key]
            ?? DeclaredMembers(strategy, strategy.asksClosure ? path + [EngineKey(stringValue: name)] : [])
        inner[key] = next
        next.add(steps.dropFirst())
    }

    /// The member of this name; nil where neither it nor anything in it belongs to a property.
    func member(_ name: String) -> DeclaredMembers? {
        if let known = inner[strategy.normalize(name)] { return known }
        return strategy.convertsNames ? inner[strategy.convert(name, in: path)] : nil
    }

    /// Whether an object, or an array on a path, has something that belongs to a property.
    @_optimize(size) func has(_ value: NodeView) -> Bool {
        isWhole
            || value.node.isContainer
                && value.childIndices.enumerated().contains { number, child in
                    let name = value.kind == .object ? value.memory.view(child - 1).string : String(number)
                    return member(name)?.has(value.memory.view(child)) == true
                }
    }
}

extension EncodingPlan {
    /// The members that belong to the model's properties, on all levels: all their names for reading, and the one for
    /// writing. Properties that lie flat in the object have the members that their models declare. O(keys), unless
    /// known from an earlier object.
    @_optimize(size)
    func declaredMembers(at path: @autoclosure () -> [any CodingKey], _ output: EncodingContext) -> DeclaredMembers {
        let reading = readingStrategy
        let isKept = !strategy.asksClosure && !reading.asksClosure
        // Members that are kept do not depend on the object's path.
        let place = isKept ? [] : path()
        func make() -> DeclaredMembers {
            let members = DeclaredMembers(reading, place)
            declare(in: members, at: place, output)
            return members
        }
        return isKept
            ? declaredMembers(keyTypes.count + knownLevelMembers.count + owners.count, reading, make) : make()
    }

    /// The strategy of the model or the process; the strategy of the call that read the model is unknown.
    private var readingStrategy: SmartKeyDecodingStrategy {
        guard let model = type as? any SmartDecodable.Type else { return .useDefaultKeys }
        for case .key(let strategy) in model.decodingOptions { return strategy }
        for case .key(let strategy) in SmartCodableOptions.decodingOptions { return strategy }
        return .useDefaultKeys
    }

    /// Declares the members of the plan's model. `outer`: the models that this one is flat in.
    @_optimize(size)
    func declare(
        in members: DeclaredMembers, at path: [any CodingKey], _ output: EncodingContext,
        _ outer: [ObjectIdentifier] = []
    ) {
        let id = ObjectIdentifier(type)
        guard !outer.contains(id) else { return }
        willRunUserCode()
        let names = readNames
        var keys = ownKeys.map { (key: $0.key, name: $0.name, flat: flatType(of: $0.name)) }
        for member in knownLevelMembers {
            keys.append(
                (LevelKey(member.key, name: member.name), member.name, EncodingPlan.flatType(member.property.type)))
        }
        for (key, name, flat) in keys {
            if let flat {
                declare(flat, in: members, at: path, output, outer + [id])
            } else {
                declare(key, name, names[key.stringValue] ?? [], in: members, at: path)
            }
        }
        for owner in owners { owner.declare(in: members, at: path, output, outer + [id]) }
    }

    /// Declares the members of a value that is flat in the object.
    @_optimize(size) private func declare(
        _ flat: Any.Type, in members: DeclaredMembers, at path: [any CodingKey], _ output: EncodingContext,
        _ outer: [ObjectIdentifier]
    ) {
        let codec = CodecRegistry.shared.codec(for: flat)
        if let variants = (flat as? any SmartPolymorphic.Type)?.variants() {
            for path in variants.paths { members.add(path[...]) }
            members.haveCases = true
            // The members of other variants are unknown, like those that none has.
            let id = ObjectIdentifier(flat)
            if let chosen = members.chosen?(variants, flat), chosen != flat, !outer.contains(id) {
                declare(chosen, in: members, at: path, output, outer + [id])
            }
            if flat is any SmartPolymorphicEnum.Type { return }
        }
        if let model = codec as? RuntimeModelCodec {
            for name in model.memberNames { members.add([name]) }
        } else if codec is NativeModelCodec || codec.isPlainCodable {
            output.plan(for: flat)?._withUnsafeGuaranteedRef { $0.declare(in: members, at: path, output, outer) }
        }
    }

    /// Declares the members of one key. `mapped`: its names in the model's mapping.
    @_optimize(size)
    private func declare(
        _ key: any CodingKey, _ name: String, _ mapped: [String], in members: DeclaredMembers,
        at path: [any CodingKey]
    ) {
        let text = key.stringValue
        let own = propertyNames(text, named: name)
        var names = mapped + (configurations[name]?.names ?? [])
        let written = keyNames[text] ?? configurations[name]?.names.first
        if names.isEmpty { names = own }
        if case .globalMap(let maps) = members.strategy {
            for map in maps where map.to == text { names.append(map.from) }
        }
        func convert(_ key: some CodingKey) -> String { strategy.convert(key, in: path) }
        // In an @Observable class the key is that of the storage.
        let first: any CodingKey = own.first.map { $0 == text ? key : EngineKey(stringValue: $0) } ?? key
        names.append(written ?? convert(first))
        for name in names {
            for steps in KeyNaming.paths(name) { members.add(steps[...]) }
        }
    }
}

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
