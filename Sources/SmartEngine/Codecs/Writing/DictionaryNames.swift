import Foundation

/// The names of members as keys of a dictionary.
enum DictionaryNames {
    /// How a member's name becomes a key, for key types that the standard library converts to and from strings; as it
    /// does.
    static func key(of type: Any.Type) -> ((String) -> Any?)? {
        if type == Int.self { return { Int($0) } }
        guard #available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *) else { return nil }
        guard let type = type as? any CodingKeyRepresentable.Type else { return nil }
        return { type.init(codingKey: Name(stringValue: $0)) }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { Int(stringValue) }
        init(stringValue: String) { self.stringValue = stringValue }
        init(intValue: Int) { stringValue = "\(intValue)" }
    }
}
