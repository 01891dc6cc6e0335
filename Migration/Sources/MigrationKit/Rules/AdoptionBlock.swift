/// Rules whose findings keep a model from being adopted.
enum AdoptionBlock {
    /// Until somebody changes the code.
    static let rules: Set<Rule> = [
        .unfitPropertyForAdopt, .customCoding, .handyJSONCodable, .databaseModel, .willStartMapping,
        .subclassInitializer,
        .foreignSuperclass, .dynamicMapping, .unknownMapped, .foreignMapped,
        .transformWithoutCounterpart, .enumConversion, .enumWithoutRawValue,
        .enumElsewhere,
    ]

    /// Unless `--unsafe` is given: the meaning changes for some payloads.
    static let unsafeRules: Set<Rule> = [.initialOptional, .escapedDot, .codableSubclass, .visibleObserver]

    /// Of these, what HandyJSON's rules keep.
    static let keptByHandyJSONRules: Set<Rule> = [.initialOptional, .escapedDot, .mappedPath]
}
