@_spi(Engine) import SmartEngine

/// The levels of a native class that its own coding does not know, and which of their properties are coded.
///
///     class Person: SmartCodable { var name = "" … }     // init(from:) asks for Person.CodingKeys
///     class Student: Person { var school = "" }          // inherits it: Student's keys are never requested
///
/// A synthesised coding key type is nested in its class, so the requested key types tell which levels are done. The
/// others are coded as the compiler would code a struct with the same lines: the level's `CodingKeys` say which
/// properties are coded, and their names; without any all are.
enum InheritedMembers {
    /// The members in the order in which they are written. `keyTypes`: the full names of the requested key types.
    /// `codesFirstLevel`: whether the first level with any coding has some of its own, and not only the engine's.
    /// `mappedKeys`: those that the model's mappings name.
    @_optimize(size)
    static func find(
        in layout: TypeLayout, keyTypes: [String], codesFirstLevel: Bool = true, mappedKeys: () -> [any CodingKey]
    ) -> [LevelMember] {
        guard layout.isClass, layout.problem == nil else { return [] }
        let isLeftOver = leftOver(layout, keyTypes, codesFirstLevel)
        guard isLeftOver.contains(true) else { return [] }
        let properties = LevelMember.all(of: layout)
        guard properties.contains(where: { isLeftOver[$0.property.level] }) else { return [] }
        let mapped = mappedKeys()
        return layout.levels.indices.filter { isLeftOver[$0] }.flatMap { level in
            members(layout.levels[level], properties.filter { $0.property.level == level }, mapped)
        }
    }

    /// A level that the engine would have to code, but whose properties are unknown.
    @_optimize(size)
    static func unreachable(in layout: TypeLayout, keyTypes: [String], codesFirstLevel: Bool = true) -> AnyClass? {
        let isLeftOver = leftOver(layout, keyTypes, codesFirstLevel)
        return zip(layout.levels, isLeftOver).first { level, isLeftOver in
            isLeftOver
                && (layout.problem == nil
                    ? layout.hiddenLevels.contains { $0 == level } : TypeLayout.storesSomething(level))
        }?.0
    }

    /// The levels that the engine codes. A subclass inherits the coding of the first level that has any, whatever keys
    /// it requests. Conformances are looked up only for levels whose keys were not requested, and that do not inherit
    /// them. Of a native model's class the codec is known.
    private static func leftOver(_ layout: TypeLayout, _ keyTypes: [String], _ codesFirstLevel: Bool) -> [Bool] {
        var isFirst = codesFirstLevel
        var isModel = false
        return layout.levels.map { level in
            let prefix = _typeName(level) + "."
            if keyTypes.contains(where: { $0.hasPrefix(prefix) }) {
                isFirst = false
                return false
            }
            if isFirst, level is any Decodable.Type || level is any Encodable.Type {
                isFirst = false
                return false
            }
            isModel =
                isModel || level == layout.type && CodecRegistry.shared.codec(for: level) is NativeModelCodec
                || level is any SmartDecodable.Type || level is any SmartEncodable.Type
            return isModel
        }
    }

    @_optimize(size) private static func members(
        _ level: AnyClass, _ properties: [LevelMember], _ mapped: [any CodingKey]
    ) -> [LevelMember] {
        guard !properties.isEmpty, let keys = LevelKeys.of(level, mapped) else { return properties }
        return keys.cases.compactMap { key in
            let property = properties.first { $0.property.name == key.name } ?? properties.first { $0.name == key.name }
            return property.map { LevelMember(property: $0.property, name: $0.name, key: key.text) }
        }
    }
}
