import Foundation

/// A JSONEncoder that is faster. Members are written in the order `encode(to:)` writes them, unless `.sortedKeys` is asked for.
///
///     let data = try SmartJSONEncoder().encode(users)
///
/// A value that JSON cannot hold (NaN without a strategy) throws, as with JSONEncoder. Also a `TopLevelEncoder` where Combine exists. As with JSONEncoder, one
/// that is shared between threads must not be changed after.
open class SmartJSONEncoder: @unchecked Sendable {
    /// As JSONEncoder's.
    public var outputFormatting: JSONEncoder.OutputFormatting = []
    /// As JSONEncoder's.
    public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate
    /// As JSONEncoder's.
    public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy = .base64
    /// As JSONEncoder's.
    public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
    /// `.convertToSnakeCase` is `.toSnakeCase` here.
    public var keyEncodingStrategy: SmartKeyEncodingStrategy = .useDefaultKeys
    /// What encoders have as `userInfo`.
    public var userInfo: [CodingUserInfoKey: Any] = [:]
    /// Whether models write the names of their `mappingForKey`.
    public var useMappedKeys = false

    /// With JSONEncoder's defaults.
    public init() {}

    /// Throws `EncodingError`, and what a type's own `encode(to:)` throws.
    open func encode<T: Encodable>(_ value: T) throws -> Data {
        var options = EncodingOptions()
        options.date = dateEncodingStrategy
        options.data = dataEncodingStrategy
        options.float = nonConformingFloatEncodingStrategy
        options.key = keyEncodingStrategy
        options.userInfo = userInfo
        options.useMappedKeys = useMappedKeys
        options.refusesWhatJSONCannotHold = true
        options.writesNil = true
        options.sortsKeys = outputFormatting.contains(.sortedKeys)
        let session = EncodingSession(
            pretty: outputFormatting.contains(.prettyPrinted), escapesSlashes: !outputFormatting.contains(.withoutEscapingSlashes), options: options)
        defer { session.finish() }
        return try session.data(of: value)
    }
}
