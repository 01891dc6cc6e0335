import Foundation

/// A JSONEncoder that is faster. Members are written in the order `encode(to:)` writes them, unless `.sortedKeys` is asked for.
///
///     let data = try SmartJSONEncoder().encode(users)
///
/// A value that JSON cannot hold (NaN without a strategy) throws, as with JSONEncoder. Also a `TopLevelEncoder` where Combine exists. As with JSONEncoder, one
/// that is shared between threads must not be changed after.
open class SmartJSONEncoder: @unchecked Sendable {
    public var outputFormatting: JSONEncoder.OutputFormatting = []
    public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate
    public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy = .base64
    public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
    public var keyEncodingStrategy: SmartKeyEncodingStrategy = .useDefaultKeys
    public var userInfo: [CodingUserInfoKey: Any] = [:]
    /// Whether models write the names of their `mappingForKey`.
    public var useMappedKeys = false

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
