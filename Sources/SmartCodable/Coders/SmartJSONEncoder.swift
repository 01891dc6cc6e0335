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
        var date: JSONEncoder.DateEncodingStrategy?
        var data: JSONEncoder.DataEncodingStrategy?
        var float: JSONEncoder.NonConformingFloatEncodingStrategy?
        var key: SmartKeyEncodingStrategy?
        var options: Set<SmartEncodingOption> = []
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
        get { settings.read { $0.date } ?? .deferredToDate }
        set { settings.change { $0.date = newValue } }
    }

    /// As JSONEncoder's.
    public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy {
        get { settings.read { $0.data } ?? .base64 }
        set { settings.change { $0.data = newValue } }
    }

    /// As JSONEncoder's.
    public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy {
        get { settings.read { $0.float } ?? .throw }
        set { settings.change { $0.float = newValue } }
    }

    /// `.convertToSnakeCase` is `.toSnakeCase` here.
    public var keyEncodingStrategy: SmartKeyEncodingStrategy {
        get { settings.read { $0.key } ?? .useDefaultKeys }
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

    /// Further options: `.nilAsNull`. They come before the strategies above.
    public var options: Set<SmartEncodingOption> {
        get { settings.read { $0.options } }
        set { settings.change { $0.options = newValue } }
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
        options.date = .deferredToDate
        // What was not set is no choice: a model's own comes before it.
        settings.date.map { options.choose([.date($0)]) }
        settings.data.map { options.choose([.data($0)]) }
        settings.float.map { options.choose([.float($0)]) }
        settings.key.map { options.choose([.key($0)]) }
        options.choose(settings.options)
        options.userInfo = settings.userInfo
        options.useMappedKeys = settings.useMappedKeys
        options.refusesWhatJSONCannotHold = true
        options.writesNil = true
        options.sortsKeys = settings.formatting.contains(.sortedKeys)
        var escapesSlashes = true
        if #available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *) {
            escapesSlashes = !settings.formatting.contains(.withoutEscapingSlashes)
        }
        return EncodingSession.begin(
            pretty: settings.formatting.contains(.prettyPrinted), escapesSlashes: escapesSlashes, options: options)
    }
}
