// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

@_spi(Engine) import SmartEngine

/// The `CodingKeys` that a level of a class declares.
///
///     class Student: Person {
///         var school = "", secret = ""
///         enum CodingKeys: String, CodingKey { case school = "school_name" }
///     }
///
/// The compiler does not use them there, so an optimised build may strip them. They are sure to be present if
/// `mappingForKey()` names one. `CodingKeys` that the mapping does not name, but that can be found by their name, are
/// honoured too, with a one-time warning in builds that are not optimised. Private ones cannot.
struct LevelKeys {
    /// The keys in the order of their declaration.
    let cases: [(name: String, text: String)]

    /// The keys of a level; nil where there are none. `mapped`: the keys that the model's mappings name.
    static func of(_ level: AnyClass, _ mapped: [any CodingKey]) -> LevelKeys? {
        let name = _typeName(level)
        if let named = mapped.first(where: { DeclaredKeys.isCodingKeys(_typeName(type(of: $0)), of: name) }) {
            return LevelKeys(type(of: named), level)
        }
        return found(level)
    }

    private init?(_ type: any CodingKey.Type, _ level: AnyClass) {
        func open<K: CodingKey>(_: K.Type) -> [(name: String, text: String)]? {
            EnumCases.keys(of: K.self, for: TypeLayout.of(level).properties)?.map {
                (RuntimeReflection.caseName($0) ?? $0.stringValue, $0.stringValue)
            }
        }
        guard let cases = open(type) else { return nil }
        self.cases = cases
    }

    private static let known = Guarded(TypeTable<LevelKeys?>())

    private static func found(_ level: AnyClass) -> LevelKeys? {
        let id = ObjectIdentifier(level)
        if let keys = known.read({ $0[id] }) { return keys }
        willRunUserCode()
        let keys = DeclaredKeys.of(level).flatMap { $0 as? any CodingKey.Type }.flatMap { LevelKeys($0, level) }
        known.update { $0[id] = .some(keys) }
        // Inside an assertion, so that only debug builds look.
        if let keys { assert(keys.warnIfNeeded(level)) }
        return keys
    }

    /// Warns where an optimised build may behave differently. True, for an assertion.
    private func warnIfNeeded(_ level: AnyClass) -> Bool {
        let layout = TypeLayout.of(level)
        let own = LevelMember.all(of: layout).filter {
            $0.property.level == layout.levels.count - 1 && !$0.property.holdsFunction
                && !($0.property.type is any _SmartIgnoringWrapper.Type)
        }
        let excluded = own.filter { member in
            !cases.contains { $0.name == member.name || $0.name == member.property.name }
        }
        guard !excluded.isEmpty || cases.contains(where: { $0.name != $0.text }) else { return true }
        Diagnostics.mistake(
            LevelKeys.warning(level, excluded: excluded.map(\.name), named: cases.first), of: level, about: .levelKeys)
        return true
    }

    /// The warning, with what to write instead.
    static func warning(_ level: AnyClass, excluded: [String], named key: (name: String, text: String)?) -> String {
        let what =
            excluded.isEmpty
            ? "the names that it gives would not hold there"
            : "\(excluded.joined(separator: ", ")) would be read and written there"
        let remedy = key.map {
            """
            Name one of them in mappingForKey(): override class func mappingForKey() -> [SmartKeyTransformer]? \
            { (super.mappingForKey() ?? []) + [CodingKeys.\($0.name) <--- "\($0.text)"] }
            """
        }
        return """
            \(level).CodingKeys is used by nothing in the program, and an optimised build may leave it out, unless it is public: \
            \(what). \(remedy ?? "Use @IgnoredKey for these properties.")
            """
    }
}

/// The coding key of a property in a level of a class that the engine codes.
struct LevelKey: CodingKey {
    /// The key's text.
    let stringValue: String
    /// The property's name, without the underscore of a wrapper's storage.
    let name: String
    /// The key's index in the table of written names; -1 before it has one.
    let number: Int
    var intValue: Int? { nil }

    init(_ text: String, name: String, number: Int = -1) {
        stringValue = text
        self.name = name
        self.number = number
    }

    init(stringValue: String) { self.init(stringValue, name: stringValue) }
    init?(intValue: Int) { nil }
}

/// A stored property in a level of a class that the engine codes, with its key.
struct LevelMember {
    let property: StoredProperty
    /// The property's name, without the underscore of a wrapper's storage.
    let name: String
    /// The key's text: the name, unless `CodingKeys` change it.
    let key: String

    /// The members of all properties that can be coded, on every level.
    @_optimize(size) static func all(of layout: TypeLayout) -> [LevelMember] {
        layout.properties.compactMap { property in
            guard property.holdsValue, !property.isLazyStorage, !property.isObservationRegistrar else { return nil }
            guard property.name.hasPrefix("_") else { return LevelMember(property, property.name) }
            let name = String(property.name.dropFirst())
            if property.type is any _SmartWrapper.Type || layout.observableLevels.contains(property.level) {
                return LevelMember(property, name)
            }
            return ofWrapper(property, name) ?? LevelMember(property, property.name)
        }
    }

    private init(_ property: StoredProperty, _ name: String) {
        self.init(property: property, name: name, key: name)
    }

    init(property: StoredProperty, name: String, key: String) {
        self.property = property
        self.name = name
        self.key = key
    }

    /// The member of a user's own wrapper. A Codable struct is coded by its own code, as the compiler would have it. Of
    /// a struct that is not Codable, the `wrappedValue` is coded if it is stored.
    @_optimize(size) private static func ofWrapper(_ property: StoredProperty, _ name: String) -> LevelMember? {
        guard RuntimeReflection.kind(of: property.type) == .structure else { return nil }
        if CodecRegistry.shared.codec(for: property.type).isPlainCodable { return LevelMember(property, name) }
        guard let value = TypeLayout.of(property.type).properties.first(where: { $0.name == "wrappedValue" }),
            value.holdsValue, !(property.type is any Decodable.Type), !(property.type is any Encodable.Type)
        else { return nil }
        return LevelMember(property.part(value, named: name), name)
    }
}

/// A property that the engine fills or writes by its address: in a level of a class that the class's own coding does not
/// know, or in a direct model. A class, since copies of a struct would retain each of its parts for each object.
final class LevelField {
    let property: StoredProperty
    let key: LevelKey
    let codec: Codec
    let plan: FieldPlan
    /// The type inside, if the property is an optional.
    private let wrapped: Any.Type?

    /// `number`: of the key, in its table.
    init(_ member: LevelMember, _ codec: Codec, number: Int) {
        property = member.property
        key = LevelKey(member.key, name: member.name, number: number)
        self.codec = codec
        plan = FieldPlan(property, codec)
        wrapped = RuntimeReflection.optional(property.type)?.wrappedAnyType
    }

    /// Gives the property of the instance at `base` its value from the container. Without one the property keeps its
    /// value. `wasTried`: the plan did not store it.
    ///
    /// - Throws: What the property's own coding throws.
    func fill(_ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>, wasTried: Bool = false) throws {
        let value = Int(container.state.pointee.values[key.number])
        let context = container.decoder.context
        guard codec.canRead else { return fillByCast(base, container) }
        let isTried = value >= 0 && !container.needsSlowPath
        if isTried, !wasTried, plan.store(value, in: base, context) { return }
        try repair(base, container, isTried: isTried && context.node(value).kind != .null)
    }

    /// Stores what the compiler's code would read, by `decode(_:forKey:)` or `decodeIfPresent(_:forKey:)`. The loss of a
    /// missing value is reported or thrown; the instance's own value stays.
    @_optimize(size)
    private func repair(_ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>, isTried: Bool) throws {
        let slot = key.number
        let value = container.state.pointee.values[slot]
        let demands = value < 0 ? container.key(slot).configuration : nil
        let isMissing = value == EngineDecoder.missing && demands?.decode == nil
        if isMissing, !container.state.pointee.context.isListening, demands?.isThrowing != true { return }
        func store<Value>(_: Value.Type) throws {
            let made = try container.repair(Value.self, slot, isTried: isTried)
            if !isMissing { (base + property.offset)._store(made, at: .value) }
        }
        func storeOptional<Wrapped>(_: Wrapped.Type) throws {
            let made = try container.repairIfPresent(Wrapped.self, slot, isTried: isTried)
            if !isMissing { (base + property.offset)._store(made, at: .value) }
        }
        if let wrapped { return try _openExistential(wrapped, do: storeOptional) }
        try _openExistential(property.type, do: store)
    }

    /// Fills a property of a type that no JSON value can fill; a ready value in the source can.
    private func fillByCast(_ base: UnsafeMutableRawPointer, _ container: KeyedContainer<LevelKey>) {
        let field = container.property(key.number, .passUnretained(codec))
        guard field.value >= 0, !plan.store(field.value, in: base, field.context), field.context.isListening,
            field.context.node(field.value).kind != .null
        else { return }
        let first = field.firstRepair
        field.note(Repair.line(.unfit, .keepsValue), property.type)
        field.nameRepairs(since: first, property.type)
    }
}

extension EngineDecoder {
    /// A container for the properties of inherited levels. It replaces the container of the model's `init(from:)`,
    /// which has returned, unless user code keeps that container or the decoder.
    func levelContainer(_ table: KeyTable) -> KeyedContainer<LevelKey> {
        guard state.pointee.life.isManaged, state.pointee.life.isContainerFree else {
            return ownedContainer(plan, table)
        }
        state.pointee.life.isOpen = true
        open(table)
        return KeyedContainer(self, table)
    }
}
