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
