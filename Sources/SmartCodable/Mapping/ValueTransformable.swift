import Foundation
@_spi(Engine) import SmartEngine

/// A conversion between a JSON value and a Swift value.
///
///     struct Yards: ValueTransformable {
///         func transformFromJSON(_ value: Any?) -> Double? { (value as? Double).map { $0 * 1.0936 } }
///         func transformToJSON(_ value: Double?) -> Double? { value.map { $0 / 1.0936 } }
///     }
///
/// The methods may take `Any` and `Object` instead of optionals.
public protocol ValueTransformable {
    /// The type of the property, without its optional.
    associatedtype Object
    /// The property's type in JSON: anything that JSONSerialization accepts.
    associatedtype JSON
    /// The argument of `transformFromJSON`: `Any?` or `Any`.
    associatedtype JSONInput = Any?
    /// The argument of `transformToJSON`: `Object?` or `Object`.
    associatedtype ObjectInput = Object?
    /// Makes the property's value from the JSON value. If the result is nil, the property keeps its initial value, or
    /// becomes nil where it is an optional.
    ///
    /// - Parameter value: The value as JSONSerialization would give it; nil for null.
    /// - Returns: The value of the property, or nil.
    func transformFromJSON(_ value: JSONInput) -> Object?
    /// Makes the JSON value of the property's. If the result is nil, the property is left out, which is reported if it
    /// had a value.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    func transformToJSON(_ value: ObjectInput) -> JSON?
}

extension SmartValueTransformer {
    @inlinable
    init<T: ValueTransformable>(_ key: any CodingKey, _ transformer: T) {
        self.init(
            key, transformer,
            Conversion(
                object: T.Object.self,
                // Casts cost as much as a small object.
                takes: { type(of: $0) == T.Object.self || $0 is T.Object },
                read: { json in
                    // The input is nil for an `Any?`, NSNull for an `Any`.
                    guard let json = json as? T.JSONInput else { return nil }
                    return transformer.transformFromJSON(json)
                },
                write: { value in
                    if let value, let exact = ExactCast.value(value, as: T.Object.self),
                        let object = ExactCast.same(exact, as: T.ObjectInput.self)
                            ?? ExactCast.same(Optional(exact), as: T.ObjectInput.self)
                    {
                        return transformer.transformToJSON(object)
                    }
                    // The object is nil for an `Object?`, and absent for an `Object`.
                    let object: Any = (value as? T.Object) as Any
                    return (object as? T.ObjectInput).flatMap { transformer.transformToJSON($0) }
                }))
    }

    @_optimize(size) @usableFromInline init(_ key: any CodingKey, _ transformer: Any, _ conversion: Conversion) {
        if let closures = transformer as? any ClosureTransformer {
            self.init(
                key,
                Conversion(conversion, isOneWay: !closures.writes, readsText: closures.readsText, nodes: nil))
        } else if let dates = transformer as? SmartDateTransformer {
            self.init(
                key, Conversion(conversion, isOneWay: false, readsText: false, nodes: SmartDateTransformer.Nodes(dates))
            )
        } else {
            self.init(key, conversion)
        }
    }
}

/// Properties of a transformer that is made of closures, for the engine.
protocol ClosureTransformer {
    /// Whether the transformer has a closure for writing.
    var writes: Bool { get }
    /// Whether the transformer gets text instead of the value.
    var readsText: Bool { get }
}

/// A transformer from two closures.
///
///     CodingKeys.name <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0 })
///     CodingKeys.cents <--- FastTransformer(fromText: { Int($0.filter(\.isNumber)) })
public struct FastTransformer<Object, JSON>: ValueTransformable {
    private let fromJSON: (JSON?) -> Object?
    private let toJSON: ((Object?) -> JSON?)?
    let readsText: Bool

    /// A transformer of two closures.
    ///
    /// - Parameters:
    ///   - fromJSON: gets nil if the value is not of type `JSON`.
    ///   - toJSON: without it the property is written as if it had no transformer.
    public init(fromJSON: @escaping (JSON?) -> Object?, toJSON: ((Object?) -> JSON?)? = nil) {
        self.fromJSON = fromJSON
        self.toJSON = toJSON
        readsText = false
    }

    /// Returns the result of `fromJSON`, which receives nil for a value of another type than `JSON`.
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    public func transformFromJSON(_ value: Any?) -> Object? {
        fromJSON(json(value))
    }

    private func json(_ value: Any?) -> JSON? {
        guard let value, type(of: value) == JSON.self else {
            return readsText ? plainText(of: value) as? JSON : value as? JSON
        }
        return ExactCast.value(value, as: JSON.self)
    }

    /// The text that the engine otherwise makes itself.
    private func plainText(of value: Any?) -> String? {
        value as? String ?? value.flatMap { try? Document(object: $0) }?.withRoot { $0.plainText }
    }
    /// Returns the result of `toJSON`; nil without one, and then the engine does not call it.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    public func transformToJSON(_ value: Object?) -> JSON? { toJSON?(value) }
}

extension FastTransformer where JSON == String {
    /// A transformer from text, whatever the value is: a number in plain notation (`3` for 3.0), a Boolean as a word,
    /// an array or object as compact JSON.
    /// - Parameters:
    ///   - fromText: not called for null. By HandyJSON's rules (`HandyJSONRules`) its nil makes an optional nil, as that of
    ///     `specify(property:converter:)` does.
    ///   - toJSON: without it the property is written as if it had no transformer.
    public init(fromText: @escaping (String) -> Object?, toJSON: ((Object?) -> String?)? = nil) {
        fromJSON = { $0.flatMap(fromText) }
        self.toJSON = toJSON
        readsText = true
    }
}

extension FastTransformer: ClosureTransformer {
    var writes: Bool { toJSON != nil }
}

/// Base64 text.
///
///     static func mappingForValue() -> [SmartValueTransformer]? {
///         [CodingKeys.photo <--- SmartDataTransformer()]
///     }
public struct SmartDataTransformer: ValueTransformable {
    private let usesURLAlphabet: Bool

    /// A transformer for base64 text.
    ///
    /// - Parameter usesURLAlphabet: Whether it is written with the alphabet of URLs, `-` and `_`, and without padding
    ///   (RFC 4648, section 5), as in JSON Web Tokens; it is read so, too.
    public init(usesURLAlphabet: Bool = false) { self.usesURLAlphabet = usesURLAlphabet }
    /// The data of base64 text (RFC 4648, with padding; with the alphabet of URLs also without); nil for any other
    /// value. O(n).
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    public func transformFromJSON(_ value: Any?) -> Data? {
        guard let text = value as? String else { return nil }
        return Data(base64Encoded: text) ?? (usesURLAlphabet ? Data(base64URLEncoded: text) : nil)
    }
    /// Base64 text in one line. O(n).
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    public func transformToJSON(_ value: Data?) -> String? {
        guard usesURLAlphabet else { return value?.base64EncodedString() }
        return value?.base64EncodedString().replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
    }
}

extension Data {
    /// Base64 with the alphabet of URLs (RFC 4648, section 5), with padding or without. O(n).
    fileprivate init?(base64URLEncoded text: String) {
        guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "/") }) else { return nil }
        var usual = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        let excess = usual.utf8.count % 4
        if excess > 1, !usual.hasSuffix("=") { usual += String(repeating: "=", count: 4 - excess) }
        self.init(base64Encoded: usual)
    }
}

/// URL text, with an optional prefix and percent-encoding.
///
///     static func mappingForValue() -> [SmartValueTransformer]? {
///         [CodingKeys.page <--- SmartURLTransformer(prefix: "https://example.com/")]
///     }
public struct SmartURLTransformer: ValueTransformable {
    private let prefix: String?
    private let shouldEncodeURLString: Bool

    /// A transformer for URLs, which may come without their beginning.
    ///
    /// - Parameters:
    ///   - prefix: added before a text that does not begin with it. It is written with the URL, which reads back as the
    ///     same URL.
    ///   - shouldEncodeURLString: whether characters that a URL cannot contain are percent-encoded first; `#` and `%`
    ///     are not.
    public init(prefix: String? = nil, shouldEncodeURLString: Bool = true) {
        self.prefix = prefix
        self.shouldEncodeURLString = shouldEncodeURLString
    }

    /// The URL of a text; nil for a value that is not text, and for text that is not a URL.
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    public func transformFromJSON(_ value: Any?) -> URL? {
        guard var text = value as? String else { return nil }
        if let prefix, !text.hasPrefix(prefix), !text.hasPrefix(encoded(prefix)) { text = prefix + text }
        return URL(text: encoded(text))
    }

    /// The absolute URL as text.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    public func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }

    private func encoded(_ text: String) -> String {
        guard shouldEncodeURLString else { return text }
        return text.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? text
    }

    private static let allowed: CharacterSet = {
        var set = CharacterSet.urlQueryAllowed
        set.insert(charactersIn: "#%")
        return set
    }()
}

/// A model with conversions of its own, for all its properties of a type.
///
///     struct Switches: SmartCodable, SmartConverting {
///         var level: Double?
///         static func conversions() -> [SmartConversion] {
///             [SmartConversion(to: Double.self) { json in json.boolValue.map { $0 ? 1 : 0 } }]
///         }
///     }
///
/// A property of type `Double?` and an array of Doubles use the conversions to Double. Conversions for all models are
/// `SmartCodableOptions.conversions`.
public protocol SmartConverting: _SmartExtended {
    /// The conversions in the order in which they are tried. Called once per model, so it must return the same every
    /// time.
    ///
    /// - Returns: The conversions.
    static func conversions() -> [SmartConversion]
}

extension SmartConversion {
    /// A conversion for the properties of one type.
    ///
    /// - Parameters:
    ///   - type: the type of the properties, without their optional.
    ///   - convert: returns nil for values that it cannot convert either; the next conversion is then tried. Called on
    ///     the thread of the decode.
    public init<Target>(to type: Target.Type, _ convert: @escaping @Sendable (JSONValue) -> Target?) {
        self.init(type) { JSONValue($0).flatMap { convert($0) } }
    }

    package init(_ type: Any.Type, _ converter: any JSONConverting) {
        self.init(type) { JSONValue($0).flatMap { converter.convert($0) } }
    }
}

/// A conversion that is generic over what it converts to.
package protocol JSONConverting: Sendable {
    func convert(_ json: JSONValue) -> Any?
}
