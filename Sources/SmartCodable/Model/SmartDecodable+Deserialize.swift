import Foundation
@_spi(Engine) import SmartEngine

extension SmartDecodable {
    /// A model from JSON text. Nil when the text is no JSON, holds no object, or `designatedPath` leads nowhere.
    ///
    ///     User.deserialize(from: text, designatedPath: "data.user")
    ///
    /// The path has dots between its steps, and numbers for positions in arrays: `data.users.0`. O(size of the text).
    public static func deserialize(
        from json: String?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Self? {
        NativeDecoding.decodeIfPossible(Self.self, from: json.map { .text($0) }, path: designatedPath, options)
    }

    /// A model from JSON as UTF-8 bytes.
    public static func deserialize(
        from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Self? {
        NativeDecoding.decodeIfPossible(Self.self, from: data.map { .data($0) }, path: designatedPath, options)
    }

    /// A model from a dictionary, as JSONSerialization gives it or made by hand.
    public static func deserialize(
        from dict: [String: Any]?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Self? {
        NativeDecoding.decodeIfPossible(Self.self, from: dict.map { .object($0) }, path: designatedPath, options)
    }

    /// A model from a property list, XML or binary; its dates and data are taken as they are.
    public static func deserializePlist(
        from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Self? {
        NativeDecoding.decodeIfPossible(Self.self, from: data.map { .plist($0) }, path: designatedPath, options)
    }

    /// As `deserialize`, with the reason when there is no model.
    ///
    /// Throws `JSONSyntaxError` (line and column) for bad JSON, `DecodingError` for a path that leads nowhere or a
    /// value of another kind, `SmartStrictError` with the option `.strict`. What was repaired tells
    /// `SmartSentinel.record`.
    public static func decode(
        from json: String, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> Self {
        try NativeDecoding.decode(Self.self, from: .text(json), path: designatedPath, DecodingOptions(options))
    }

    /// The same from UTF-8 bytes.
    public static func decode(
        from data: Data, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> Self {
        try NativeDecoding.decode(Self.self, from: .data(data), path: designatedPath, DecodingOptions(options))
    }

    /// The same from a dictionary.
    public static func decode(
        from dict: [String: Any], designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> Self {
        try NativeDecoding.decode(Self.self, from: .object(dict), path: designatedPath, DecodingOptions(options))
    }
}

extension Array where Element: SmartDecodable {
    /// Models from a JSON array. Nil when there is none at the path; an element that is no object is left out.
    public static func deserialize(
        from json: String?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? {
        NativeDecoding.decodeIfPossible([Element].self, from: json.map { .text($0) }, path: designatedPath, options)
    }

    /// The same from UTF-8 bytes.
    public static func deserialize(
        from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? {
        NativeDecoding.decodeIfPossible([Element].self, from: data.map { .data($0) }, path: designatedPath, options)
    }

    /// The same from an array of plain values.
    public static func deserialize(
        from array: [Any]?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? {
        NativeDecoding.decodeIfPossible([Element].self, from: array.map { .object($0) }, path: designatedPath, options)
    }

    /// Models from a property list, XML or binary.
    public static func deserializePlist(
        from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? {
        NativeDecoding.decodeIfPossible([Element].self, from: data.map { .plist($0) }, path: designatedPath, options)
    }

    /// As `deserialize`, with the reason when there is no array; see `SmartDecodable.decode`.
    public static func decode(
        from json: String, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> [Element] {
        try NativeDecoding.decode([Element].self, from: .text(json), path: designatedPath, DecodingOptions(options))
    }

    /// The same from UTF-8 bytes.
    public static func decode(
        from data: Data, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> [Element] {
        try NativeDecoding.decode([Element].self, from: .data(data), path: designatedPath, DecodingOptions(options))
    }

    /// The same from an array of plain values.
    public static func decode(
        from array: [Any], designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) throws -> [Element] {
        try NativeDecoding.decode([Element].self, from: .object(array), path: designatedPath, DecodingOptions(options))
    }
}
