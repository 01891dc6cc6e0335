import Foundation
@_spi(Engine) import SmartEngine

extension EngineDecoder {
    /// Fills what an inherited `init(from:)` left out of an object.
    ///
    /// - Throws: What the properties' own coding throws.
    @_optimize(size) func fillInheritedLevels(of object: AnyObject) throws {
        let layout = plan.declared.layout
        let known = try state.pointee.levels ?? plan.inheritedLevels()
        state.pointee.levels = .some(known)
        guard let levels = known, layout.verify(instance: object) == nil else { return }
        guard node.kind == .object else {
            // A base class without properties asks for no container, which would refuse the value.
            let base = layout.levels.firstIndex { $0 is any Decodable.Type }
            if layout.properties.contains(where: { $0.level == base }) { return }
            throw mismatch([String: Any].self)
        }
        try reading {
            let base = InstanceMemory.start(of: object)
            if state.pointee.isUpdating, let original = state.pointee.initial?.base {
                levels.copy(from: original, to: base)
            }
            try levels.fill(base, self)
        }
    }
}

/// Fills the properties of a model by address: the levels of a native class that its `init(from:)` does not know
/// (`InheritedMembers`), or all of a direct model. Each as the compiler would, by the native rules, from the decoder's
/// object.
package final class InheritedLevels {
    /// The part that is read for each object, without reference counting.
    struct Hot {
        let plans: FieldPlans
        /// Whether the model's objects may be filled in one pass over their members: each key has one name and no
        /// transformer.
        let isPlain: Bool
        let isClass: Bool
    }

    package let table: KeyTable
    private let fields: [LevelField]
    let hot: UnsafeMutablePointer<Hot>
    /// The properties that the levels' fields fill.
    var properties: [StoredProperty] { fields.map(\.property) }

    /// Takes the members of the levels; nil if there is none to fill.
    @_optimize(size)
    init?(
        _ members: [LevelMember], _ strategy: SmartKeyDecodingStrategy, isClass: Bool = true, isPlain: Bool = false,
        key: (LevelMember) -> KeyTable.Key
    ) {
        var keys: [KeyTable.Key] = []
        // A constant has its value; the optimiser may have put it into the code.
        fields = members.filter { $0.property.isVariable && !$0.property.holdsFunction }.compactMap { member in
            let codec = CodecRegistry.shared.codec(for: member.property.type)
            guard codec.shape != .ignored else { return nil }
            keys.append(key(member))
            return LevelField(member, codec, number: keys.count - 1)
        }
        guard !fields.isEmpty else { return nil }
        table = KeyTable(LevelKey.self, keys, strategy)
        let names = table.hot.pointee
        hot = .allocate(capacity: 1)
        hot.initialize(
            to: Hot(
                plans: FieldPlans(fields.map(\.plan), names.names),
                isPlain: isPlain && !names.needsSlowPath && fields.count <= 64, isClass: isClass))
    }

    deinit {
        hot.pointee.plans.free()
        hot.deallocate()
    }

    /// Fills the instance at `base`. Throws where a property demands a value (`@SmartKey(throws: true)`).
    func fill(_ base: UnsafeMutableRawPointer, _ decoder: EngineDecoder) throws {
        let container: KeyedContainer<LevelKey> = decoder.levelContainer(table)
        for field in fields { try field.fill(base, container) }
    }

    /// Fills what a pass over the members has left over.
    func fill(_ base: UnsafeMutableRawPointer, _ rest: FieldPlans.Rest, _ decoder: EngineDecoder) throws {
        let container: KeyedContainer<LevelKey> = decoder.levelContainer(table)
        let tried = rest.unfit & ~rest.repeated
        var left = rest.unfit | rest.repeated
        while left != 0 {
            let field = left.trailingZeroBitCount
            left &= left &- 1
            try fields[field].fill(base, container, wasTried: tried >> UInt64(field) & 1 == 1)
        }
    }

    /// Copies the values of these levels' properties from one instance to another.
    func copy(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        for property in properties {
            ExclusiveAccess.reading(source + property.offset) { property.copy(from: source, to: target) }
        }
    }
}

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

/// Writes the levels of a class that its `encode(to:)` does not know (`InheritedMembers`): each property as the
/// compiler would, among the members of the object.
final class InheritedWriting {
    private let table: EncodingKeyTable
    private let fields: [LevelField]
    /// The same, without reference counting for each object.
    private let unowned: [Unmanaged<LevelField>]
    /// Whether two levels may write the same name.
    private let mayRepeatNames: Bool

    /// Takes the members of the levels; nil if there is none to write. `otherNames`: what the other levels write.
    /// `makeTable` makes the table of these keys.
    init?(_ members: [LevelMember], otherNames: Set<String>, makeTable: ([LevelKey]) -> EncodingKeyTable) {
        guard !members.isEmpty else { return nil }
        fields = members.enumerated().map { number, member in
            LevelField(member, CodecRegistry.shared.codec(for: member.property.type), number: number)
        }
        unowned = fields.map { .passUnretained($0) }
        table = makeTable(fields.map(\.key))
        let names = Set(table.texts)
        mayRepeatNames = !names.isDisjoint(with: otherNames) || names.count < fields.count
    }

    /// Writes the properties of the instance at `base` into the object that `encoder` has begun.
    func write(_ base: UnsafeRawPointer, to encoder: EngineEncoder) throws {
        encoder.beginOtherNames(mayRepeat: mayRepeatNames)
        let writer = KeyedWriter<LevelKey>(encoder, table)
        for field in unowned { try field._withUnsafeGuaranteedRef { try writer.write($0, base) } }
    }
}

/// The model that a coding key type is declared in.
///
///     struct Base: SmartCodable { … }         // 3App4BaseV
///     // Base.CodingKeys                      // 3App4BaseV10CodingKeysO
///
/// A nested type's mangled name begins with the name of the type around it. The arguments of a generic type follow at
/// the end: `3App3BoxV10CodingKeysOySi_G` is in `3App3BoxVySi_G`. Private types cannot be found by such a name; a
/// private type that a property has is found by its full name.
enum EnclosingModel {
    /// The model that these keys belong to, if it is another one than the type whose coder they are requested from; nil
    /// for its own keys. `keyName`: the key type's full name.
    static func find<K: CodingKey>(of keys: K.Type, _ keyName: String, otherThan layout: TypeLayout) -> Any.Type? {
        for index in 0..<max(1, layout.levels.count)
        where keyName.hasPrefix(_typeName(layout.isClass ? layout.levels[index] : layout.type) + ".") { return nil }
        let found = find(of: keys, keyName, in: layout)
        return found.flatMap { ObjectIdentifier($0) == ObjectIdentifier(layout.type) ? nil : $0 }
    }

    private static func find<K: CodingKey>(of keys: K.Type, _ keyName: String, in layout: TypeLayout) -> Any.Type? {
        for property in layout.properties {
            for type in parts(of: property.type) where keyName.hasPrefix(_typeName(type) + ".") { return type }
        }
        return find(of: keys)
    }

    /// A property's type, and the types inside optionals and wrappers.
    private static func parts(of type: Any.Type) -> [Any.Type] {
        if let optional = type as? any AnyOptional.Type { return [type] + parts(of: optional.wrappedAnyType) }
        if let wrapper = type as? any AnyWrapper.Type { return [type] + parts(of: wrapper.wrappedType) }
        return [type]
    }

    @_optimize(size) private static func find<K: CodingKey>(of keys: K.Type) -> Any.Type? {
        guard let name = _mangledTypeName(keys) else { return nil }
        let text = Array(name.utf8)
        let arguments = text.last == UInt8(ascii: "G") ? genericArguments(of: text) : []
        // Prefixes that end with a kind (struct, class, enum), the longest first; the whole name is the key type's own.
        for end in text.indices.dropFirst().reversed() where end < text.count - arguments.count {
            guard "VCO".utf8.contains(text[end - 1]) else { continue }
            let prefix = text[..<end] + arguments
            if let type = _typeByName(String(decoding: prefix, as: UTF8.self)) {
                return type
            }
        }
        return nil
    }

    /// `ySi_G` of `…OySi_G`: from the `y` after the key enum's kind.
    private static func genericArguments(of text: [UInt8]) -> ArraySlice<UInt8> {
        for start in text.indices.dropFirst()
        where text[start] == UInt8(ascii: "y") && text[start - 1] == UInt8(ascii: "O") {
            return text[start...]
        }
        return []
    }
}
