import Foundation
@_spi(Engine) import SmartEngine

extension SmartDecodable {
    /// A model from JSON text. O(size of the text).
    ///
    ///     User.deserialize(from: text, designatedPath: "data.user")
    ///
    /// - Parameters:
    ///   - json: JSON text. Nil gives nil.
    ///   - designatedPath: The path to the model: keys separated by dots, numbers for positions in arrays
    ///     (`data.users.0`). Nil: the whole text is the model.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil when the text is not JSON, or there is no object at `designatedPath`; with the option `.strict`
    ///   also when anything had to be repaired. `decode(from:)` throws the reason instead.
    public static func deserialize(
        from json: String?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Self? {
        guard let json else { return nil }
        return DecodingCall.value(Self.self, from: .text(json), designatedPath, options: options)
    }

    /// A model from JSON as UTF-8 bytes. O(size of the text).
    ///
    /// - Parameters:
    ///   - data: JSON as UTF-8 bytes. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil if there is no object at `designatedPath`, or the source is not JSON; as from text.
    public static func deserialize(
        from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Self? {
        guard let data else { return nil }
        return DecodingCall.value(Self.self, from: .data(data), designatedPath, options: options)
    }

    /// A model from a dictionary, as JSONSerialization gives it or made by hand. O(size).
    ///
    /// - Parameters:
    ///   - dict: A dictionary, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil if there is no object at `designatedPath`, or the source is not JSON; as from text.
    public static func deserialize(
        from dict: [String: Any]?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Self? {
        guard let dict else { return nil }
        return DecodingCall.value(Self.self, from: .object(dict), designatedPath, options: options)
    }

    /// A model from a property list, XML or binary; its dates and data are taken as they are. Everything else is as for
    /// text.
    ///
    /// - Parameters:
    ///   - data: The property list. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil when it is not a property list, or has nothing fitting at `designatedPath`.
    public static func deserializePlist(
        from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Self? {
        guard let data else { return nil }
        return DecodingCall.value(Self.self, from: .plist(data), designatedPath, options: options)
    }

    /// A model from JSON text, or an error with the reason.
    ///
    ///     let user = try User.decode(from: text, designatedPath: "data.user")
    ///
    /// - Parameters:
    ///   - json: JSON text.
    ///   - designatedPath: Where the model is; see `deserialize(from:designatedPath:options:)`.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: The model.
    /// - Throws: `JSONSyntaxError` (line and column) for bad JSON, `DecodingError` for a path that does not exist or a
    ///   value of another kind, `SmartStrictError` for any repair, with the option `.strict`. To see what was repaired,
    ///   use `SmartSentinel.record`.
    public static func decode(
        from json: String, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> Self {
        try DecodingCall.decode(coded: Self.self, from: .text(json), designatedPath, DecodingOptions(options))
    }

    /// A model from JSON as UTF-8 bytes, or an error with the reason.
    ///
    /// - Parameters:
    ///   - data: JSON as UTF-8 bytes.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: The model.
    /// - Throws: What `decode(from:designatedPath:options:)` throws for text.
    public static func decode(
        from data: Data, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> Self {
        try DecodingCall.decode(coded: Self.self, from: .data(data), designatedPath, DecodingOptions(options))
    }

    /// A model from a dictionary, as JSONSerialization gives it, or an error with the reason.
    ///
    /// - Parameters:
    ///   - dict: A dictionary.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: The model.
    /// - Throws: What `decode(from:designatedPath:options:)` throws for text.
    public static func decode(
        from dict: [String: Any], designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> Self {
        try DecodingCall.decode(coded: Self.self, from: .object(dict), designatedPath, DecodingOptions(options))
    }
}

// From text, data and property lists arrays are read as any model.
extension Array where Element: SmartDecodable {
    /// Models from an array of Foundation values. An element that is not an object is left out.
    ///
    /// - Parameters:
    ///   - array: An array, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil if there is no array at `designatedPath`, or the source is not JSON; as from text.
    public static func deserialize(
        from array: [Any]?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? {
        guard let array else { return nil }
        return DecodingCall.value([Element].self, from: .object(array), designatedPath, options: options)
    }

    /// Models from an array of Foundation values, or an error with the reason.
    ///
    /// - Parameters:
    ///   - array: An array.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: The models, without the elements that are not objects.
    /// - Throws: What `SmartDecodable.decode` throws.
    public static func decode(
        from array: [Any], designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> [Element] {
        try DecodingCall.decode(coded: [Element].self, from: .object(array), designatedPath, DecodingOptions(options))
    }
}

/// Arrays of models are models where a type parameter requires one: `Response<[User]>` with `T: SmartCodable`,
/// `[[User]].deserialize(from:)`. Elements that do not fit are left out.
extension Array: SmartDecodable where Element: SmartDecodable {}

extension Array: SmartEncodable where Element: SmartEncodable {}

/// Dictionaries of models are models where a type parameter requires one: `[String: User].deserialize(from:)`.
extension Dictionary: SmartDecodable where Key == String, Value: SmartDecodable {}

extension Dictionary: SmartEncodable where Key == String, Value: SmartEncodable {}
