import Foundation
@_spi(Engine) import SmartEngine

/// A tolerant and faster JSONDecoder: for Codable types that are not SmartCodable models, and wherever a decoder object
/// is required.
///
///     let decoder = SmartJSONDecoder()
///     decoder.keyDecodingStrategy = .fromSnakeCase
///     let users = try decoder.decode([User].self, from: data)
///
/// Values that fit are decoded as JSONDecoder does. Others are converted by SmartCodable's rules ("1" for an Int); a
/// value that cannot be converted throws, unless the type is a SmartCodable model, which then keeps its initial value.
/// Trailing commas (`[1,2,]`) are read, as by JSONDecoder; models' own `deserialize` reads them by an option.
/// Also a `TopLevelDecoder` where Combine exists.
///
/// Safe to use and to set from any thread; a call reads the settings once, when it begins. The decoders and containers
/// that it hands to an `init(from:)` belong to the thread of the call, as JSONDecoder's do.
// Unchecked: subclasses are responsible for their own properties.
open class SmartJSONDecoder: @unchecked Sendable {
    private struct Settings {
        var date: JSONDecoder.DateDecodingStrategy?
        var data: JSONDecoder.DataDecodingStrategy?
        var float: JSONDecoder.NonConformingFloatDecodingStrategy?
        var key: SmartKeyDecodingStrategy?
        var userInfo: [CodingUserInfoKey: Any] = [:]
        var options: Set<SmartDecodingOption> = []
        var conversions: [SmartConversion] = []
        var allowsJSON5 = false
        var assumesTopLevelDictionary = false
    }

    // Unchecked: `userInfo` may hold anything.
    private final class Chosen: @unchecked Sendable {
        let settings: Settings
        /// The options made of the settings, for one version of the process's settings.
        var made: (version: Int, options: DecodingOptions)?

        init(_ settings: Settings) { self.settings = settings }
    }

    /// The settings; nil until one is set: most decoders are made for one call, and used as they are. Only under the lock.
    @exclusivity(unchecked) private var chosen: Chosen?

    private var known: Chosen? { CoderLocks.of(self)._withUnsafeGuaranteedRef { $0.read { _ in chosen } } }

    // The settings as an object: each property takes one of them, and need not copy all.
    private var present: Chosen { known ?? SmartJSONDecoder.nothingChosen }

    private static let nothingChosen = Chosen(Settings())

    /// How dates are read, as by JSONDecoder. A date in another form is read as seconds since 1970 or ISO 8601, except
    /// with `.custom`.
    public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy {
        get { present.settings.date ?? .deferredToDate }
        set { change { $0.date = newValue } }
    }

    /// How data is read, as by JSONDecoder.
    public var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy {
        get { present.settings.data ?? .base64 }
        set { change { $0.data = newValue } }
    }

    /// How text becomes NaN and the infinities, as by JSONDecoder.
    public var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy {
        get { present.settings.float ?? .throw }
        set { change { $0.float = newValue } }
    }

    /// JSONDecoder's `.convertFromSnakeCase` is called `.fromSnakeCase`. A name that equals a coding key without
    /// conversion is accepted, too.
    public var keyDecodingStrategy: SmartKeyDecodingStrategy {
        get { present.settings.key ?? .useDefaultKeys }
        set { change { $0.key = newValue } }
    }

    /// The `userInfo` of the decoders.
    public var userInfo: [CodingUserInfoKey: Any] {
        get { present.settings.userInfo }
        set { change { $0.userInfo = newValue } }
    }

    /// Whether the text is JSON5, as JSONDecoder reads it: comments, names without quotes, single quotes, trailing
    /// commas, `+1`, `.5`, `0x1F`, `Infinity`, `NaN`. JSONDecoder reads it, which is slower and takes the first of
    /// fields with equal names, and nests to 64 levels; JSON inside strings is still plain JSON.
    public var allowsJSON5: Bool {
        get { present.settings.allowsJSON5 }
        set { change { $0.allowsJSON5 = newValue } }
    }

    /// Whether the text is an object even without its braces: `"a":1,"b":2`. Anything else than an object is then an
    /// error. JSONDecoder reads the text, as for `allowsJSON5`.
    public var assumesTopLevelDictionary: Bool {
        get { present.settings.assumesTopLevelDictionary }
        set { change { $0.assumesTopLevelDictionary = newValue } }
    }

    /// Further options: `.lossyCollections`, `.strict`, `.number(…)` … They take precedence over the strategies above.
    public var options: Set<SmartDecodingOption> {
        get { present.settings.options }
        set { change { $0.options = newValue } }
    }

    /// Conversions that apply to every value, after the model's own and before the process's
    /// (`SmartCodableOptions.conversions`).
    public var conversions: [SmartConversion] {
        get { present.settings.conversions }
        set { change { $0.conversions = newValue } }
    }

    /// Makes a decoder with JSONDecoder's defaults.
    public init() {}

    /// A value from JSON in UTF-8, UTF-16 or UTF-32, with a byte order mark or without. O(size of the text).
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The JSON.
    /// - Returns: The value.
    /// - Throws: `DecodingError`: `.dataCorrupted` for bad JSON, with the `JSONSyntaxError` (line and column) as its
    ///   underlying error. With the option `.strict`, for any repair, what JSONDecoder throws there, with the
    ///   `SmartStrictError` as its underlying error. And what a type's own `init(from:)` throws.
    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        try decode(type, .data(data))
    }

    /// A value from JSON text. O(size of the text).
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - text: JSON text.
    /// - Returns: The value.
    /// - Throws: What `decode(_:from:)` throws for `Data`.
    open func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        try decode(type, .text(text))
    }

    /// A value that lies inside the JSON. O(size of the text), as for the whole.
    ///
    ///     let item = try decoder.decode(Item.self, from: data, at: "data.items.0")
    ///
    /// Coding paths of errors, and paths of reports, begin at the top of the JSON.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The JSON.
    ///   - path: Where the value is: keys separated by dots, numbers for positions in arrays.
    /// - Returns: The value.
    /// - Throws: What `decode(_:from:)` throws; `DecodingError.dataCorrupted` where there is nothing at the path.
    public func decode<T: Decodable>(_ type: T.Type, from data: Data, at path: String) throws -> T {
        try decode(type, .data(data), at: path)
    }

    /// A value that lies inside JSON text. O(size of the text), as for the whole.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - text: JSON text.
    ///   - path: Where the value is: keys separated by dots, numbers for positions in arrays.
    /// - Returns: The value.
    /// - Throws: What `decode(_:from:at:)` throws for `Data`.
    public func decode<T: Decodable>(_ type: T.Type, from text: String, at path: String) throws -> T {
        try decode(type, .text(text), at: path)
    }

    /// A value from Foundation values, as JSONSerialization gives them. O(size of the values).
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - object: A dictionary, an array, or any value that may be in one.
    /// - Returns: The value.
    /// - Throws: `DecodingError`, and what else `decode(_:from:)` throws.
    open func decode<T: Decodable>(_ type: T.Type, fromJSONObject object: Any) throws -> T {
        try decode(type, .object(object))
    }

    /// A value of a type that is decoded with a configuration, from JSON.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The JSON.
    ///   - configuration: What the type's initialiser gets.
    /// - Returns: The value.
    /// - Throws: What `decode(_:from:)` throws.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    open func decode<T: DecodableWithConfiguration>(
        _ type: T.Type, from data: Data, configuration: T.DecodingConfiguration
    ) throws -> T {
        do {
            let thread = ThreadSettings.current
            return try DecodingCall.decode(type, from: .data(data), nil, chosenOptions(thread), thread) {
                session, start in
                let context = session.context
                if let value = context.custom(start, type, { try T(from: $0, configuration: configuration) }),
                    session.exhaustion == nil
                {
                    return value
                }
                try context.throwIfExhausted()
                throw context.failure(type, at: start)
            }
        } catch {
            throw described(error)
        }
    }

    /// A value of a type that is decoded with a configuration, from JSON, where another type provides the
    /// configuration.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The JSON.
    ///   - configuration: What the type's initialiser gets.
    /// - Returns: The value.
    /// - Throws: What `decode(_:from:)` throws.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    open func decode<T: DecodableWithConfiguration, C: DecodingConfigurationProviding>(
        _ type: T.Type, from data: Data, configuration: C.Type
    ) throws -> T where T.DecodingConfiguration == C.DecodingConfiguration {
        try decode(type, from: data, configuration: configuration.decodingConfiguration)
    }

    private func decode<T: Decodable>(_ type: T.Type, _ source: DecodingSource, at path: String? = nil) throws -> T {
        do {
            let thread = ThreadSettings.current
            return try decode(type, source, path, chosenOptions(thread), thread)
        } catch {
            throw described(error)
        }
    }

    private func decode<T: Decodable>(
        _ type: T.Type, _ source: DecodingSource, _ path: String?, _ options: DecodingOptions, _ thread: ThreadSettings
    ) throws -> T {
        LinkedCodableHalf.link()
        return try DecodingCall.decode(type, from: source, path, options, thread) { try $0.decode(type, at: $1) }
    }

    /// Decodes a value from a part of a stream. `place`: what texts of `SmartSentinel` say of the part.
    package func decode<T: Decodable>(_ type: T.Type, part bytes: UnsafeRawBufferPointer, at place: () -> String) throws
        -> T
    {
        // A subclass may override the call.
        guard Swift.type(of: self) == SmartJSONDecoder.self else { return try decode(type, from: Data(bytes)) }
        do {
            let thread = ThreadSettings.current
            var options = chosenOptions(thread)
            if thread.isWatched { options = options.with(header: place()) }
            return try decode(type, .bytes(bytes), nil, options, thread)
        } catch {
            throw described(error)
        }
    }

    /// The options of a call, for decoding several values in one run without a listener. Nil if there is a listener, if
    /// repairs throw, if names depend on the path in the document, or if a subclass may decode in its own way.
    package var optionsOfBatches: DecodingOptions? {
        guard Swift.type(of: self) == SmartJSONDecoder.self else { return nil }
        let thread = ThreadSettings.current
        let options = chosenOptions(thread)
        return SentinelWatch.isNeeded(options, thread) || options.choices.key.dependsOnPath ? nil : options
    }

    /// An error in JSONDecoder's form.
    @_optimize(size)
    private func described(_ error: any Error) -> any Error {
        switch error {
        case let error as JSONSyntaxError:
            return DecodingError.corrupted("The given data was not valid JSON. \(error)", error)
        case let error as SmartStrictError:
            return (error.counterpart as? DecodingError)?.with(underlyingError: error) ?? error.counterpart ?? error
        default: return error
        }
    }

    private func change(_ body: (inout Settings) -> Void) {
        CoderLocks.hold(for: self) {
            let earlier = chosen
            var settings = earlier?.settings ?? Settings()
            body(&settings)
            chosen = Chosen(settings)
            return earlier
        }
    }

    private func chosenOptions(_ thread: ThreadSettings) -> DecodingOptions {
        guard let chosen = known else {
            return thread.untouchedDecoder ?? makeOptions(Settings())
        }
        let version = thread.version
        // The options are read under the lock, since another call may be storing them.
        if let options = CoderLocks.of(self).takeUnretainedValue().read({ _ in
            chosen.made?.version == version ? chosen.made?.options : nil
        }) {
            return options
        }
        let options = makeOptions(chosen.settings)
        // The process's conversions are released when they are replaced.
        if !thread.hasConversions {
            CoderLocks.of(self).takeUnretainedValue().update { _ in
                // The previous options are held by other calls, or released here: they hold what was set, as `chosen`
                // does.
                chosen.made = (version, options)
            }
        }
        return options
    }

    private func makeOptions(_ settings: Settings) -> DecodingOptions {
        let process = SmartCodableOptions.current
        var parsing = Document.ParsingOptions(maximumDepth: process.maximumDepth)
        parsing.allowsJSON5 = settings.allowsJSON5
        parsing.assumesTopLevelDictionary = settings.assumesTopLevelDictionary
        if parsing.allowsJSON5 || parsing.assumesTopLevelDictionary {
            parsing.reader = JSON5.self
        }
        return DecodingOptions(process, parsing, conversions: settings.conversions, userInfo: settings.userInfo) {
            // A strategy that was not set does not count as chosen: a model's own choice precedes it.
            if let date = settings.date { $0.choose(.date(date)) }
            if let data = settings.data { $0.choose(.data(data)) }
            if let float = settings.float { $0.choose(.float(float)) }
            if let key = settings.key { $0.choose(.key(key)) }
            $0.choose(settings.options)
        }
    }
}

#if canImport(Combine)
import Combine
#elseif SMARTCODABLE_OPENCOMBINE
import OpenCombine
#endif

#if canImport(Combine) || SMARTCODABLE_OPENCOMBINE
extension SmartJSONDecoder: TopLevelDecoder {
    /// Bytes of JSON text.
    public typealias Input = Data
}

extension SmartJSONEncoder: TopLevelEncoder {
    /// Bytes of JSON text.
    public typealias Output = Data
}
#endif
