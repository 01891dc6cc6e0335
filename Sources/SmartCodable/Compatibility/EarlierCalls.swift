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

/// Names that the coders and their strategies have in SmartCodable 4 to 6.
@_documentation(visibility: internal)
extension JSONDecoder {
    /// The earlier name of `SmartKeyDecodingStrategy`.
    @available(*, deprecated, renamed: "SmartCodable.SmartKeyDecodingStrategy")
    public typealias SmartKeyDecodingStrategy = _EarlierNames.KeyDecodingStrategy
    /// The earlier name of `JSONDecoder.DataDecodingStrategy`.
    @available(*, deprecated, renamed: "JSONDecoder.DataDecodingStrategy")
    public typealias SmartDataDecodingStrategy = JSONDecoder.DataDecodingStrategy
}

@_documentation(visibility: internal)
extension JSONEncoder {
    /// The earlier name of `SmartKeyEncodingStrategy`.
    @available(*, deprecated, renamed: "SmartCodable.SmartKeyEncodingStrategy")
    public typealias SmartKeyEncodingStrategy = _EarlierNames.KeyEncodingStrategy
    /// The earlier name of `JSONEncoder.DataEncodingStrategy`.
    @available(*, deprecated, renamed: "JSONEncoder.DataEncodingStrategy")
    public typealias SmartDataEncodingStrategy = JSONEncoder.DataEncodingStrategy
}

/// Types under names that an alias of the same name can refer to.
public enum _EarlierNames {
    public typealias KeyDecodingStrategy = SmartKeyDecodingStrategy
    public typealias KeyEncodingStrategy = SmartKeyEncodingStrategy
}

@_documentation(visibility: internal)
extension SmartJSONDecoder {
    /// The earlier name of `keyDecodingStrategy`.
    @available(*, deprecated, renamed: "keyDecodingStrategy")
    public var smartKeyDecodingStrategy: SmartKeyDecodingStrategy {
        get { keyDecodingStrategy }
        set { keyDecodingStrategy = newValue }
    }

    /// The earlier name of `dataDecodingStrategy`.
    @available(*, deprecated, renamed: "dataDecodingStrategy")
    public var smartDataDecodingStrategy: JSONDecoder.DataDecodingStrategy {
        get { dataDecodingStrategy }
        set { dataDecodingStrategy = newValue }
    }

    /// The earlier name of `dateDecodingStrategy`. Setting nil does nothing.
    @available(*, deprecated, renamed: "dateDecodingStrategy")
    public var smartDateDecodingStrategy: JSONDecoder.DateDecodingStrategy? {
        get { dateDecodingStrategy }
        set { if let newValue { dateDecodingStrategy = newValue } }
    }

    /// Calls `decode(_:from:)` or `decode(_:fromJSONObject:)`: `input` is `Data`, text, a dictionary or an array.
    /// - Throws: What these throw.
    @available(*, deprecated, message: "Use decode(_:from:) or decode(_:fromJSONObject:).")
    public func smartDecode<T: Decodable>(_ type: T.Type, from input: Any) throws -> T {
        if let data = input as? Data { return try decode(type, from: data) }
        if let text = input as? String { return try decode(type, from: text) }
        return try decode(type, fromJSONObject: input)
    }
}

@_documentation(visibility: internal)
extension SmartJSONEncoder {
    /// The earlier name of `keyEncodingStrategy`.
    @available(*, deprecated, renamed: "keyEncodingStrategy")
    public var smartKeyEncodingStrategy: SmartKeyEncodingStrategy {
        get { keyEncodingStrategy }
        set { keyEncodingStrategy = newValue }
    }

    /// The earlier name of `dataEncodingStrategy`.
    @available(*, deprecated, renamed: "dataEncodingStrategy")
    public var smartDataEncodingStrategy: JSONEncoder.DataEncodingStrategy {
        get { dataEncodingStrategy }
        set { dataEncodingStrategy = newValue }
    }
}

/// Names that options have in SmartCodable 2 to 6.
@_documentation(visibility: internal)
extension SmartCodableOptions {
    /// The earlier name of `SmartNumberStrategy`.
    @available(*, deprecated, renamed: "SmartNumberStrategy")
    public typealias NumberConversionStrategy = SmartNumberStrategy
}

@_documentation(visibility: internal)
extension JSONDecoder {
    /// The earlier name of `SmartDecodingOption`.
    @available(*, deprecated, renamed: "SmartDecodingOption")
    public typealias SmartOption = SmartDecodingOption
    /// The earlier name of `SmartKeyDecodingStrategy`.
    @available(*, deprecated, renamed: "SmartCodable.SmartKeyDecodingStrategy")
    public typealias SmartDecodingKey = _EarlierNames.KeyDecodingStrategy
}

@_documentation(visibility: internal)
extension SmartDecodingOption {
    /// The earlier name of `date`.
    @available(*, deprecated, renamed: "date(_:)")
    public static func dateStrategy(_ strategy: JSONDecoder.DateDecodingStrategy) -> SmartDecodingOption {
        .date(strategy)
    }
    /// The earlier name of `data`.
    @available(*, deprecated, renamed: "data(_:)")
    public static func dataStrategy(_ strategy: JSONDecoder.DataDecodingStrategy) -> SmartDecodingOption {
        .data(strategy)
    }
    /// The earlier name of `float`.
    @available(*, deprecated, renamed: "float(_:)")
    public static func floatStrategy(_ strategy: JSONDecoder.NonConformingFloatDecodingStrategy)
        -> SmartDecodingOption
    {
        .float(strategy)
    }
}

/// Names that the log has in SmartCodable 2 to 6.
@_documentation(visibility: internal)
extension SmartSentinel {
    /// Calls `onLogGenerated(limits:_:)`.
    @available(*, deprecated, renamed: "onLogGenerated(_:)")
    @_disfavoredOverload
    public static func onLogGenerated(handler: @escaping @Sendable (String) -> Void) {
        onLogGenerated(limits: Limits(), handler)
    }

    /// Prints what did not fit, or passes it to `handler`.
    @available(*, deprecated, message: "Set debugMode to .verbose, or use onLogGenerated(_:).")
    public static func monitorLogs(_ handler: (@Sendable (String) -> Void)? = nil) {
        if let handler { onLogGenerated(limits: Limits(), handler) } else { debugMode = .verbose }
    }
}

/// The signs that the log's text had in SmartCodable 5 and 6.
@_documentation(visibility: internal)
extension SmartSentinel {
    /// Before a field's line.
    @available(*, deprecated, message: "Read the report's entries: SmartReport.")
    public static var attributeSign: String { "┆┄ " }
    /// The sign before the line of an object.
    @available(*, deprecated, message: "Read the report's entries: SmartReport.")
    public static var keyContainerSign: String { "╆━ " }
    /// The sign before the line of an element.
    @available(*, deprecated, message: "Read the report's entries: SmartReport.")
    public static var unKeyContainerSign: String { "╆━ " }
    /// The blanks before each line, once for each level.
    @available(*, deprecated, message: "Read the report's entries: SmartReport.")
    public static var space: String { "   " }
}

/// The settings of the log in SmartCodable 2 and 3.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "SmartSentinel")
public enum SmartConfig {
    /// The earlier name of `SmartSentinel.Level`.
    public typealias DebugMode = SmartSentinel.Level

    /// The earlier name of `SmartSentinel.debugMode`.
    public static var debugMode: SmartSentinel.Level {
        get { SmartSentinel.debugMode }
        set { SmartSentinel.debugMode = newValue }
    }
}

@_documentation(visibility: internal)
extension SmartSentinel.Level {
    /// SmartCodable 2 and 3 print at this level what `verbose` prints.
    @available(*, deprecated, renamed: "verbose")
    public static var debug: SmartSentinel.Level { .verbose }
    /// SmartCodable 3 prints at this level what `alert` prints.
    @available(*, deprecated, renamed: "alert")
    public static var warning: SmartSentinel.Level { .alert }
    /// SmartCodable 2 prints at this level what `alert` prints.
    @available(*, deprecated, renamed: "alert")
    public static var error: SmartSentinel.Level { .alert }
}

// HandyJSON's arrays have a nil for each element that is no object. These read them so, natively.
extension Array {
    /// Models from a JSON array in text, with nil for each element that is not an object:
    ///
    ///     [User?].deserialize(from: text)
    ///
    /// - Parameters:
    ///   - json: JSON text. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil if there is no array at `designatedPath`, or the source is not JSON.
    public static func deserialize<Model: SmartDecodable>(
        from json: String?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? where Element == Model? {
        guard let json else { return nil }
        return DecodingCall.value([Element].self, from: .text(json), designatedPath, options: options)
    }

    /// Models from a JSON array as UTF-8 bytes, with nil for each element that is not an object.
    ///
    /// - Parameters:
    ///   - data: JSON as UTF-8 bytes. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil if there is no array at `designatedPath`, or the source is not JSON.
    public static func deserialize<Model: SmartDecodable>(
        from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? where Element == Model? {
        guard let data else { return nil }
        return DecodingCall.value([Element].self, from: .data(data), designatedPath, options: options)
    }

    /// Models from an array of Foundation values, with nil for each element that is not an object.
    ///
    /// - Parameters:
    ///   - array: An array, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil if there is no array at `designatedPath`.
    public static func deserialize<Model: SmartDecodable>(
        from array: [Any]?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? where Element == Model? {
        guard let array else { return nil }
        return DecodingCall.value([Element].self, from: .object(array), designatedPath, options: options)
    }
}
