import Foundation
@_spi(Engine) import SmartEngine

/// The calls of SmartCodable 2, which have a label for each kind of source.
@_documentation(visibility: internal)
extension SmartDecodable {
    /// Calls `deserialize(from:options:)`.
    @available(*, deprecated, message: "Use deserialize(from:options:), with .key(…) for the keyStrategy.")
    @_optimize(size) public static func deserialize(
        dict: [AnyHashable: Any]?, keyStrategy: SmartKeyDecodingStrategy? = nil, options: [SmartDecodingOption]? = nil
    ) -> Self? {
        let members = dict?.map { (String(describing: $0.key.base), $0.value) }
        let object = members.map { [String: Any]($0, uniquingKeysWith: { $1 }) }
        return deserialize(from: object, options: EarlierOptions.all(keyStrategy, options))
    }

    /// Calls `deserialize(from:options:)`.
    @available(*, deprecated, message: "Use deserialize(from:options:), with .key(…) for the keyStrategy.")
    public static func deserialize(
        json: String?, keyStrategy: SmartKeyDecodingStrategy? = nil, options: [SmartDecodingOption]? = nil
    ) -> Self? { deserialize(from: json, options: EarlierOptions.all(keyStrategy, options)) }

    /// Calls `deserialize(from:options:)`.
    @available(*, deprecated, message: "Use deserialize(from:options:), with .key(…) for the keyStrategy.")
    public static func deserialize(
        data: Data?, keyStrategy: SmartKeyDecodingStrategy? = nil, options: [SmartDecodingOption]? = nil
    ) -> Self? { deserialize(from: data, options: EarlierOptions.all(keyStrategy, options)) }
}

@_documentation(visibility: internal)
extension Array where Element: SmartDecodable {
    /// Calls `deserialize(from:options:)`.
    @available(*, deprecated, message: "Use deserialize(from:options:), with .key(…) for the keyStrategy.")
    public static func deserialize(
        array: [Any]?, keyStrategy: SmartKeyDecodingStrategy? = nil, options: [SmartDecodingOption]? = nil
    ) -> [Element]? { deserialize(from: array, options: EarlierOptions.all(keyStrategy, options)) }
}

private enum EarlierOptions {
    static func all(_ key: SmartKeyDecodingStrategy?, _ options: [SmartDecodingOption]?) -> Set<SmartDecodingOption>? {
        guard key != nil || options != nil else { return nil }
        var result: Set<SmartDecodingOption> = []
        // Of two options of one kind the last counts.
        for option in options ?? [] { result.update(with: option) }
        if let key { result.update(with: .key(key)) }
        return result
    }
}
