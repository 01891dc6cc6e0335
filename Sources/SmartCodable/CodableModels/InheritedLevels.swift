import Foundation

/// The levels of a native class that its `init(from:)` does not know.
///
///     class Person: SmartCodable { var name = "" … }     // init(from:) asks for Person.CodingKeys
///     class Student: Person { var school = "" }          // inherits it: nobody asks for Student's keys
///
/// A synthesised coding key type is nested in its class, so the key types that were asked for tell which levels are
/// done. The stored properties of the other levels are filled and written as those of a run-time model are, by the
/// smart rules, under the names that `mappingForKey` gives.
final class InheritedLevels {
    let plan: RuntimePlan
    let transforms: [_RuntimeTransform]
    /// Properties whose values stand in the object itself (`@SmartFlat`).
    let flat: [(property: StoredProperty, codec: Codec)]
    /// Properties whose wrappers say more than names (`@SmartKey(decode:)`, `@SmartDate(.milliseconds)`): they are
    /// coded one by one.
    let special: [(name: String, property: StoredProperty, configuration: WrapperConfiguration)]

    /// Nil when no level is left over, or the class's layout cannot be used.
    /// `codesFirstLevel`: whether the first level with any coding has some of its own, and not only the engine's.
    /// `usualNames`: of a property that no mapping names.
    init?(
        _ layout: TypeLayout, keyTypes: [String], names: [String: [String]],
        transformers: [String: SmartValueTransformer],
        configurations: [String: WrapperConfiguration], isCaseInsensitive: Bool = false,
        codesFirstLevel: Bool = true,
        usualNames: (String) -> [String]
    ) {
        guard layout.isClass, layout.problem == nil else { return nil }
        // The coding that a subclass inherits is that of the first level that has any, whatever keys it asks for.
        // Conformances are asked of those levels only whose keys nobody asked for.
        var isFirst = codesFirstLevel
        let isLeftOver = layout.levels.map { level in
            let prefix = _typeName(level) + "."
            if keyTypes.contains(where: { $0.hasPrefix(prefix) }) {
                isFirst = false
                return false
            }
            if isFirst, level is any Decodable.Type || level is any Encodable.Type {
                isFirst = false
                return false
            }
            return level is any SmartDecodable.Type || level is any SmartEncodable.Type
        }
        let filled = layout.properties.map { isLeftOver[$0.level] && PropertyNaming.isWritten($0) }
        guard filled.contains(true) else { return nil }
        var mappings: [Int: RuntimePlan.FieldMapping] = [:]
        var transforms: [_RuntimeTransform] = []
        var flat: [(property: StoredProperty, codec: Codec)] = []
        var special: [(name: String, property: StoredProperty, configuration: WrapperConfiguration)] = []
        for (index, property) in layout.properties.enumerated() {
            guard filled[index] else {
                mappings[index] = RuntimePlan.FieldMapping(isExcluded: true)
                continue
            }
            let name =
                property.name.hasPrefix("_") && property.type is any _SmartWrapper.Type
                ? String(property.name.dropFirst()) : property.name
            let codec = CodecRegistry.shared.codec(for: property.type)
            if codec.shape == .flat {
                flat.append((property, codec))
                mappings[index] = RuntimePlan.FieldMapping(isExcluded: true)
                continue
            }
            if let configuration = configurations[name], configuration.changesReading || configuration.encode != nil {
                special.append((name, property, configuration))
                mappings[index] = RuntimePlan.FieldMapping(isExcluded: true)
                continue
            }
            let given =
                names[name] ?? configurations[name].flatMap { $0.names.isEmpty ? nil : $0.names } ?? usualNames(name)
            var mapping = RuntimePlan.FieldMapping(names: given.flatMap(NativePlan.paths))
            if let transformer = transformers[name] {
                mapping.transform = transforms.count
                transforms.append(InheritedLevels.transform(transformer, for: property.type))
            }
            mappings[index] = mapping
        }
        plan = RuntimePlan.native(
            for: layout, filled: filled, mappings: mappings, isCaseInsensitive: isCaseInsensitive, .shared)
        self.transforms = transforms
        self.flat = flat
        self.special = special
    }

    /// What these levels fill.
    var properties: [StoredProperty] { plan.filledProperties + flat.map(\.property) + special.map(\.property) }

    /// The values of these levels' properties, from one instance to another.
    func copy(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        for property in properties where property.isVariable {
            ExclusiveAccess.reading(source + property.offset) { property.copy(from: source, to: target) }
        }
    }

    private static func transform(_ transformer: SmartValueTransformer, for type: Any.Type) -> _RuntimeTransform {
        func open<T>(_: T.Type) -> _RuntimeTransform {
            _RuntimeTransform(
                read: { target, json in
                    guard let value = transformer.read(json).flatMap({ WrapperCoding.wrap($0, as: T.self) }) else {
                        return false
                    }
                    target.assumingMemoryBound(to: T.self).pointee = value
                    return true
                },
                write: { transformer.write(WrapperCoding.unwrap($0.assumingMemoryBound(to: T.self).pointee)) })
        }
        return _openExistential(type, do: open)
    }
}

/// Fills what an inherited `init(from:)` left out. The engine's; called between `init(from:)` and `didFinishMapping`.
public func _fillInheritedLevels<Model>(of model: Model, _ decoder: any Decoder) throws {
    guard let decoder = decoder as? EngineDecoder, decoder.node.kind == .object,
        let levels = decoder.plan.inheritedLevels()
    else { return }
    let object = InstanceMemory.object(model)
    guard levels.plan.layout.verify(instance: object, classInstance: object) == nil else { return }
    try decoder.reading {
        let base = InstanceMemory.start(of: object)
        let native = decoder.context.native
        let isUpdating = decoder.state.pointee.isUpdating
        if isUpdating, let original = decoder.state.pointee.initial?.base { levels.copy(from: original, to: base) }
        let outer = native.pointee.isUpdatingLevels
        native.pointee.isUpdatingLevels = isUpdating
        defer { native.pointee.isUpdatingLevels = outer }
        levels.plan.fill(base, from: decoder.index, decoder.context, transforms: levels.transforms, model: nil)
        for (property, codec) in levels.flat {
            _ = codec.assign(base + property.offset, from: decoder.index, decoder.context)
        }
        guard !levels.special.isEmpty else { return }
        let container = decoder.ownContainer()
        for (name, property, _) in levels.special {
            guard let type = property.type as? any Decodable.Type else { continue }
            func fill<V: Decodable>(_: V.Type) throws {
                (base + property.offset).assumingMemoryBound(to: V.self).pointee = try container.decode(
                    V.self, forKey: NameKey(stringValue: name))
            }
            try fill(type)
        }
    }
}
