import Foundation
@_spi(Engine) import SmartEngine

/// A JSONEncoder that is faster. Members are written in the order `encode(to:)` writes them, unless `.sortedKeys` is
/// set.
///
///     let data = try SmartJSONEncoder().encode(users)
///
/// A value that JSON cannot hold (NaN without a strategy) throws, as with JSONEncoder. Also a `TopLevelEncoder` where
/// Combine exists.
///
/// Safe to use and to set from any thread; a call reads the settings once, when it begins. The encoders and containers
/// that it hands to an `encode(to:)` belong to the thread of the call, as JSONEncoder's do.
// Unchecked: subclasses are responsible for their own properties.
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

    // Unchecked: `userInfo` may hold anything.
    private final class Chosen: @unchecked Sendable {
        let settings: Settings

        init(_ settings: Settings) { self.settings = settings }
    }

    /// The settings; nil until one is set: most encoders are made for one call, and used as they are. Only under the lock.
    @exclusivity(unchecked) private var chosen: Chosen?

    private var known: Chosen? { CoderLocks.of(self)._withUnsafeGuaranteedRef { $0.read { _ in chosen } } }

    // The settings as an object: each property takes one of them, and need not copy all.
    private var present: Chosen { known ?? SmartJSONEncoder.nothingChosen }

    private static let nothingChosen = Chosen(Settings())

    private func change(_ body: (inout Settings) -> Void) {
        CoderLocks.hold(for: self) {
            let earlier = chosen
            var settings = earlier?.settings ?? Settings()
            body(&settings)
            chosen = Chosen(settings)
            return earlier
        }
    }

    /// How the text is formatted, as by JSONEncoder.
    public var outputFormatting: JSONEncoder.OutputFormatting {
        get { present.settings.formatting }
        set { change { $0.formatting = newValue } }
    }

    /// How dates are written, as by JSONEncoder.
    public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy {
        get { present.settings.date ?? .deferredToDate }
        set { change { $0.date = newValue } }
    }

    /// How data is written, as by JSONEncoder.
    public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy {
        get { present.settings.data ?? .base64 }
        set { change { $0.data = newValue } }
    }

    /// How NaN and the infinities are written, as by JSONEncoder.
    public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy {
        get { present.settings.float ?? .throw }
        set { change { $0.float = newValue } }
    }

    /// JSONEncoder's `.convertToSnakeCase` is called `.toSnakeCase`.
    public var keyEncodingStrategy: SmartKeyEncodingStrategy {
        get { present.settings.key ?? .useDefaultKeys }
        set { change { $0.key = newValue } }
    }

    /// The `userInfo` of the encoders.
    public var userInfo: [CodingUserInfoKey: Any] {
        get { present.settings.userInfo }
        set { change { $0.userInfo = newValue } }
    }

    /// Whether models write the names of their `mappingForKey`.
    public var useMappedKeys: Bool {
        get { present.settings.useMappedKeys }
        set { change { $0.useMappedKeys = newValue } }
    }

    /// Further options: `.nilAsNull`. They take precedence over the strategies above.
    public var options: Set<SmartEncodingOption> {
        get { present.settings.options }
        set { change { $0.options = newValue } }
    }

    /// Makes an encoder with JSONEncoder's defaults.
    public init() {}

    /// The JSON of a value, in UTF-8. O(size of the text).
    ///
    /// - Parameter value: The value to write.
    /// - Returns: JSON in UTF-8.
    /// - Throws: `EncodingError` for a value that JSON cannot hold, and what a type's own `encode(to:)` throws.
    open func encode<T: Encodable>(_ value: T) throws -> Data {
        var session = makeSession()
        defer { EncodingSession.end(&session) }
        return try session.data(of: value)
    }

    /// The JSON of a value that is encoded with a configuration.
    ///
    /// - Parameters:
    ///   - value: The value to write.
    ///   - configuration: What the type's `encode(to:configuration:)` gets.
    /// - Returns: JSON in UTF-8.
    /// - Throws: What `encode(_:)` throws.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    open func encode<T: EncodableWithConfiguration>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data {
        var session = makeSession()
        defer { EncodingSession.end(&session) }
        return try session.data(of: CustomEncoding { try value.encode(to: $0, configuration: configuration) })
    }

    /// The JSON of a value that is encoded with a configuration, where another type provides the configuration.
    ///
    /// - Parameters:
    ///   - value: The value to write.
    ///   - configuration: What the type's `encode(to:configuration:)` gets.
    /// - Returns: JSON in UTF-8.
    /// - Throws: What `encode(_:)` throws.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    open func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
        _ value: T, configuration: C.Type
    ) throws -> Data where T.EncodingConfiguration == C.EncodingConfiguration {
        try encode(value, configuration: configuration.encodingConfiguration)
    }

    @_optimize(size) private func makeSession() -> EncodingSession {
        LinkedCodableHalf.link()
        guard let settings = known?.settings else {
            return EncodingSession.begin(options: SmartJSONEncoder.untouched)
        }
        var options = SmartJSONEncoder.untouched.choices
        // A strategy that was not set does not count as chosen: a model's own choice precedes it.
        if let date = settings.date { options.choose(.date(date)) }
        if let data = settings.data { options.choose(.data(data)) }
        if let float = settings.float { options.choose(.float(float)) }
        if let key = settings.key { options.choose(.key(key)) }
        options.choose(settings.options)
        options.userInfo = settings.userInfo
        options.useMappedKeys = settings.useMappedKeys
        options.sortsKeys = settings.formatting.contains(.sortedKeys)
        return EncodingSession.begin(
            pretty: settings.formatting.contains(.prettyPrinted),
            escapesSlashes: !settings.formatting.contains(.withoutEscapingSlashes),
            options: EncodingOptions(options))
    }

    /// The options of an encoder without settings, as most are made for one call.
    private static let untouched: EncodingOptions = {
        var options = EncodingOptions.Choices()
        options.date = .deferredToDate
        options.refusesWhatJSONCannotHold = true
        options.writesNil = true
        return EncodingOptions(options)
    }()
}

// Code that names JSONDecoder's and JSONEncoder's nested types compiles with these classes' names instead. The
// reference does not list them, since they would be beside Foundation's own there.

extension SmartJSONDecoder {
    /// JSONDecoder's strategies for dates.
    @_documentation(visibility: internal)
    public typealias DateDecodingStrategy = JSONDecoder.DateDecodingStrategy
    /// JSONDecoder's strategies for data.
    @_documentation(visibility: internal)
    public typealias DataDecodingStrategy = JSONDecoder.DataDecodingStrategy
    /// JSONDecoder's strategies for NaN and the infinities.
    @_documentation(visibility: internal)
    public typealias NonConformingFloatDecodingStrategy = JSONDecoder.NonConformingFloatDecodingStrategy
    /// The strategies for names, with JSONDecoder's names for its cases, and more of them.
    @_documentation(visibility: internal)
    public typealias KeyDecodingStrategy = SmartKeyDecodingStrategy
}

extension SmartJSONEncoder {
    /// JSONEncoder's formatting of the text.
    @_documentation(visibility: internal)
    public typealias OutputFormatting = JSONEncoder.OutputFormatting
    /// JSONEncoder's strategies for dates.
    @_documentation(visibility: internal)
    public typealias DateEncodingStrategy = JSONEncoder.DateEncodingStrategy
    /// JSONEncoder's strategies for data.
    @_documentation(visibility: internal)
    public typealias DataEncodingStrategy = JSONEncoder.DataEncodingStrategy
    /// JSONEncoder's strategies for NaN and the infinities.
    @_documentation(visibility: internal)
    public typealias NonConformingFloatEncodingStrategy = JSONEncoder.NonConformingFloatEncodingStrategy
    /// The strategies for names, with JSONEncoder's names for its cases, and more of them.
    @_documentation(visibility: internal)
    public typealias KeyEncodingStrategy = SmartKeyEncodingStrategy
}
