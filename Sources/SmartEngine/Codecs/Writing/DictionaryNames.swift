import Foundation

/// The names of members as keys of a dictionary.
enum DictionaryNames {
    /// Returns how a member's name becomes a key, as in the standard library; nil for key types that it does not
    /// convert to and from strings.
    static func key(of type: Any.Type) -> ((String) -> Any?)? {
        if type == Int.self { return { ExactInteger.int($0) } }
        guard #available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *) else { return nil }
        guard let type = type as? any CodingKeyRepresentable.Type else { return nil }
        return { type.init(codingKey: Name(stringValue: $0)) }
    }

    /// Returns how a name becomes a key, and a key a name, for types that the standard library does not convert. These
    /// are enums and others with raw values that are text or an Int, UUID, and types that are made of their
    /// description, such as Int64 and Bool.
    @_optimize(size) static func ownKey(of type: Any.Type) -> (key: (String) -> Any?, name: (Any) -> String?)? {
        if type == UUID.self { return ({ UUID(uuidString: $0) }, { ($0 as? UUID)?.uuidString }) }
        func open<T: RawRepresentable>(_: T.Type) -> (key: (String) -> Any?, name: (Any) -> String?)? {
            if let make = { T(rawValue: $0) } as? (String) -> T? {
                return ({ make($0) }, { ($0 as? T)?.rawValue as? String })
            }
            if let make = { T(rawValue: $0) } as? (Int) -> T? {
                return (
                    { ExactInteger.int($0).flatMap { make($0) } }, { (($0 as? T)?.rawValue as? Int).map { "\($0)" } }
                )
            }
            return nil
        }
        if let raw = (type as? any RawRepresentable.Type).flatMap({ open($0) }) { return raw }
        guard let type = type as? any LosslessStringConvertible.Type else { return nil }
        return ({ type.init($0) }, { "\($0)" })
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { ExactInteger.int(stringValue) }
        init(stringValue: String) { self.stringValue = stringValue }
        init(intValue: Int) { stringValue = "\(intValue)" }
    }
}
