import Foundation
@_spi(Engine) import SmartEngine

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
