import Foundation

/// A JSONEncoder that is faster. Members are written in the order `encode(to:)` writes them, unless `.sortedKeys` is
/// asked for.
///
///     let data = try SmartJSONEncoder().encode(users)
///
/// A value that JSON cannot hold (NaN without a strategy) throws, as with JSONEncoder. Also a `TopLevelEncoder` where
/// Combine exists.
///
/// Safe to use and to set from any thread; a call reads the settings once, when it begins. The encoders and containers
/// that it hands to an `encode(to:)` belong to the thread of the call, as JSONEncoder's do.
// Unchecked: it may have subclasses, whose properties are their own affair.
open class SmartJSONEncoder: @unchecked Sendable {
    private struct Settings {
        var formatting: JSONEncoder.OutputFormatting = []
        var date: JSONEncoder.DateEncodingStrategy = .deferredToDate
        var data: JSONEncoder.DataEncodingStrategy = .base64
        var float: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
        var key: SmartKeyEncodingStrategy = .useDefaultKeys
        var userInfo: [CodingUserInfoKey: Any] = [:]
        var useMappedKeys = false
    }

    private let settings = Guarded(Settings())

    /// As JSONEncoder's.
    public var outputFormatting: JSONEncoder.OutputFormatting {
        get { settings.read { $0.formatting } }
        set { settings.change { $0.formatting = newValue } }
    }

    /// As JSONEncoder's.
    public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy {
        get { settings.read { $0.date } }
        set { settings.change { $0.date = newValue } }
    }

    /// As JSONEncoder's.
    public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy {
        get { settings.read { $0.data } }
        set { settings.change { $0.data = newValue } }
    }

    /// As JSONEncoder's.
    public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy {
        get { settings.read { $0.float } }
        set { settings.change { $0.float = newValue } }
    }

    /// `.convertToSnakeCase` is `.toSnakeCase` here.
    public var keyEncodingStrategy: SmartKeyEncodingStrategy {
        get { settings.read { $0.key } }
        set { settings.change { $0.key = newValue } }
    }

    /// What encoders have as `userInfo`.
    public var userInfo: [CodingUserInfoKey: Any] {
        get { settings.read { $0.userInfo } }
        set { settings.change { $0.userInfo = newValue } }
    }

    /// Whether models write the names of their `mappingForKey`.
    public var useMappedKeys: Bool {
        get { settings.read { $0.useMappedKeys } }
        set { settings.change { $0.useMappedKeys = newValue } }
    }

    /// With JSONEncoder's defaults.
    public init() {}

    /// Throws `EncodingError`, and what a type's own `encode(to:)` throws.
    open func encode<T: Encodable>(_ value: T) throws -> Data {
        var session = makeSession()
        defer { EncodingSession.end(&session) }
        return try session.data(of: value)
    }

    /// The JSON of a value that is encoded with a configuration; as the method without one.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    open func encode<T: EncodableWithConfiguration>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data {
        var session = makeSession()
        defer { EncodingSession.end(&session) }
        return try session.data(of: CustomEncoding { try value.encode(to: $0, configuration: configuration) })
    }

    /// The same with the configuration that a type provides.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    open func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
        _ value: T, configuration: C.Type
    ) throws -> Data where T.EncodingConfiguration == C.EncodingConfiguration {
        try encode(value, configuration: configuration.encodingConfiguration)
    }

    private func makeSession() -> EncodingSession {
        let settings = settings.read { $0 }
        var options = EncodingOptions()
        options.date = settings.date
        options.data = settings.data
        options.float = settings.float
        options.key = settings.key
        options.userInfo = settings.userInfo
        options.useMappedKeys = settings.useMappedKeys
        options.refusesWhatJSONCannotHold = true
        options.writesNil = true
        options.sortsKeys = settings.formatting.contains(.sortedKeys)
        return EncodingSession.begin(
            pretty: settings.formatting.contains(.prettyPrinted),
            escapesSlashes: !settings.formatting.contains(.withoutEscapingSlashes), options: options)
    }
}
