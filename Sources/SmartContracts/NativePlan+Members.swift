import SmartCodable
@_spi(Engine) import SmartEngine

extension NativePlan {
    /// The members that the model's properties read, in the order of the keys. For a plan that has read an object.
    /// O(keys × names).
    func members() -> [ModelMember] {
        if let direct { return direct._withUnsafeGuaranteedRef { $0.table.keys.map(member) } }
        var members = tables.flatMap { table in
            table.keys.map { member($0, caseName: NativePlan.caseName(of: $0.name, in: table.type)) }
        }
        if declared.isClass, let levels = try? inheritedLevels() { members += levels.table.keys.map(member) }
        return members
    }

    private func member(_ key: KeyTable.Key) -> ModelMember { member(key, caseName: nil) }

    private func member(_ key: KeyTable.Key, caseName: String?) -> ModelMember {
        let property =
            key.property
            ?? caseName.flatMap { declared.layout.problem == nil ? declared.layout.property(codedAs: $0) : nil }
        let configuration = key.configuration
        let hasNoName = configuration?.decode != nil || configuration?.holdsUnknown == true
        let isRegistrar = key.property?.isObservationRegistrar == true
        return ModelMember(
            property: caseName ?? key.propertyName,
            paths: hasNoName || isRegistrar ? [] : key.paths.flatMap(memberPaths), type: property?.type,
            hasOwnForm: key.transformer != nil || configuration?.hasForm == true, isFlat: key.isFlat && !isRegistrar,
            holdsOthers: configuration?.holdsUnknown == true)
    }

    /// The path with each member name that the run's strategy turns into its first step, and the path as it is.
    private func memberPaths(_ path: [String]) -> [[String]] {
        guard declared.strategy.convertsNames, let first = path.first else { return [path] }
        let names = declared.strategy.memberNames(first)
        return (names.first == names.last ? [first] : names.reversed()).map { [$0] + path.dropFirst() }
    }

    /// The name of the case of `keys` with this text.
    private static func caseName(of text: String, in keys: any CodingKey.Type) -> String? {
        func open<K: CodingKey>(_: K.Type) -> String? {
            K(stringValue: text).flatMap { RuntimeReflection.caseName($0) }
        }
        return open(keys)
    }
}
