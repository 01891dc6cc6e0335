/// The enum named `CodingKeys` that a type declares, found by its name: unless it or the type is private.
///
///     class Student: Person {                          // 3App7StudentC
///         enum CodingKeys: CodingKey { case school }   // 3App7StudentC10CodingKeysO
///     }
///
/// An optimised build has no record of a type that nothing refers to.
package enum DeclaredKeys {
    @_optimize(size) package static func of(_ type: Any.Type) -> Any.Type? {
        guard let name = _mangledTypeName(type) else { return nil }
        if let found = _typeByName(name + "10CodingKeysO") { return found }
        // `3App3BoxC10CodingKeysOySi_G` for `3App3BoxCySiG`; where the arguments begin is ambiguous.
        guard name.hasSuffix("G") else { return nil }
        let text = Array(name.utf8)
        for start in text.indices.dropFirst()
        where text[start] == UInt8(ascii: "y") && "CVO".utf8.contains(text[start - 1]) {
            let keys =
                Array(text[..<start]) + Array("10CodingKeysO".utf8) + text[start...].dropLast() + Array("_G".utf8)
            if let found = _typeByName(String(decoding: keys, as: UTF8.self)) { return found }
        }
        return nil
    }

    /// Whether these are the full names of coding keys and of the type that declares them:
    /// `App.Student.(unknown context at $1043).CodingKeys`, where they are private.
    package static func isCodingKeys(_ keys: String, of type: String) -> Bool {
        guard keys.hasPrefix(type + "."), keys.hasSuffix("CodingKeys") else { return false }
        let between = keys.dropFirst(type.count + 1).dropLast("CodingKeys".count)
        return between.isEmpty || between.hasPrefix("(unknown context at ") && between.hasSuffix(").")
    }
}
