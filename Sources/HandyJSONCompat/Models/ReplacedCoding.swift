import SmartEngine

/// Finds types that have coding keys of their own and HandyJSONCodable besides, which replaces them.
enum ReplacedCoding {
    private static let known = Guarded(TypeTable<Bool>())

    /// Warns once per type. O(1) after the type's first value.
    static func check(_ type: Any.Type) {
        let id = ObjectIdentifier(type)
        guard known.read({ $0[id] }) == nil else { return }
        known.update { $0[id] = true }
        guard DeclaredKeys.of(type) != nil else { return }
        Log.logMistake(
            """
            \(type) is HandyJSONCodable, which replaces its Codable conformance: its CodingKeys have no effect, and what was \
            stored under their names is not found. Remove HandyJSONCodable from it, or give the names in mapping(mapper:).
            """, of: type)
    }
}
