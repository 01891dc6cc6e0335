import Foundation

/// Other names of one coding key. Made with `CodingKeys.id <--- "user_id"`.
public struct SmartKeyTransformer {
    let key: any CodingKey
    let names: [String]
}

/// Another conversion of one coding key. Made with `CodingKeys.date <--- SmartDateTransformer()`.
public struct SmartValueTransformer {
    let key: any CodingKey
    let read: (Any?) -> Any?
    let write: (Any?) -> Any?
}

/// A conversion between a JSON value and a Swift value.
public protocol ValueTransformable {
    /// The type of the property, without its optional.
    associatedtype Object
    /// What the property becomes in JSON: anything that JSONSerialization takes.
    associatedtype JSON
    /// From the value as JSONSerialization would give it. Nil: the property keeps its initial value, or becomes nil
    /// where it is an optional.
    func transformFromJSON(_ value: Any?) -> Object?
    /// To a JSON value. Nil: left out.
    func transformToJSON(_ value: Object?) -> JSON?
}

infix operator <--- : AssignmentPrecedence

/// The key is read from `name` (a path where it has dots) instead of its own name.
public func <--- (key: any CodingKey, name: String) -> SmartKeyTransformer {
    SmartKeyTransformer(key: key, names: [name])
}

/// The key is read from the first of `names` whose value is not null.
public func <--- (key: any CodingKey, names: [String]) -> SmartKeyTransformer {
    SmartKeyTransformer(key: key, names: names)
}

/// The key's value goes through `transformer`.
public func <--- <T: ValueTransformable>(key: any CodingKey, transformer: T) -> SmartValueTransformer {
    SmartValueTransformer(
        key: key, read: { transformer.transformFromJSON($0) }, write: { transformer.transformToJSON($0 as? T.Object) })
}

/// A transformer from two closures.
///
///     CodingKeys.name <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0 })
public struct FastTransformer<Object, JSON>: ValueTransformable {
    private let fromJSON: (JSON?) -> Object?
    private let toJSON: ((Object?) -> JSON?)?

    /// - Parameters:
    ///   - fromJSON: gets nil where the value is not of type `JSON`.
    ///   - toJSON: without it the property is left out when it is written.
    public init(fromJSON: @escaping (JSON?) -> Object?, toJSON: ((Object?) -> JSON?)? = nil) {
        self.fromJSON = fromJSON
        self.toJSON = toJSON
    }

    /// What `fromJSON` gives, which gets nil for a value of another type than `JSON`.
    public func transformFromJSON(_ value: Any?) -> Object? { fromJSON(value as? JSON) }
    /// What `toJSON` gives; nil without one.
    public func transformToJSON(_ value: Object?) -> JSON? { toJSON?(value) }
}

/// Seconds since 1970 (a number or numeric text), or ISO 8601 text.
public struct SmartDateTransformer: ValueTransformable {
    /// There is nothing to choose.
    public init() {}

    /// Nil for what is neither a number nor text in one of the forms, and for what is not finite.
    public func transformFromJSON(_ value: Any?) -> Date? {
        // Text first: asking text whether it is a number bridges it on Linux.
        if let text = value as? String {
            if let seconds = Double(text), seconds.isFinite { return Date(timeIntervalSince1970: seconds) }
            return DateReading.iso8601(text)
        }
        return value.flatMap { NSNumber.of($0) }.map { Date(timeIntervalSince1970: $0.doubleValue) }
    }

    /// Seconds since 1970.
    public func transformToJSON(_ value: Date?) -> Double? { value?.timeIntervalSince1970 }
}

/// Date text in the formatter's format.
public struct SmartDateFormatTransformer: ValueTransformable {
    private let formatter: DateFormatter
    /// The formatter is used as it is, with its locale, calendar and time zone.
    public init(_ formatter: DateFormatter) { self.formatter = formatter }
    /// Nil for what is no text, or none that the formatter reads.
    public func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap { formatter.date(from: $0) } }
    /// The text that the formatter writes.
    public func transformToJSON(_ value: Date?) -> String? { value.map { formatter.string(from: $0) } }
}

/// Base64 text.
public struct SmartDataTransformer: ValueTransformable {
    /// There is nothing to choose.
    public init() {}
    /// Nil for what is no base64 text (RFC 4648, with padding). O(n).
    public func transformFromJSON(_ value: Any?) -> Data? { (value as? String).flatMap { Data(base64Encoded: $0) } }
    /// Base64 text with padding, in one line. O(n).
    public func transformToJSON(_ value: Data?) -> String? { value?.base64EncodedString() }
}

/// URL text, with an optional prefix and percent-encoding.
public struct SmartURLTransformer: ValueTransformable {
    private let prefix: String?
    private let shouldEncodeURLString: Bool

    /// - Parameters:
    ///   - prefix: put before a text that does not begin with it, and taken away when it is written.
    ///   - shouldEncodeURLString: whether characters that a URL cannot have are percent-encoded first; `#` and `%`
    ///     stay as they are.
    public init(prefix: String? = nil, shouldEncodeURLString: Bool = true) {
        self.prefix = prefix
        self.shouldEncodeURLString = shouldEncodeURLString
    }

    /// Nil for what is no text, or none that a URL can be made of.
    public func transformFromJSON(_ value: Any?) -> URL? {
        guard var text = value as? String else { return nil }
        if let prefix, !text.hasPrefix(prefix) { text = prefix + text }
        if !shouldEncodeURLString { return URL(string: text) }
        return text.addingPercentEncoding(withAllowedCharacters: Self.allowed).flatMap { URL(string: $0) }
    }

    /// The absolute URL as text, without the prefix.
    public func transformToJSON(_ value: URL?) -> String? {
        guard let text = value?.absoluteString else { return nil }
        guard let prefix, text.hasPrefix(prefix) else { return text }
        return String(text.dropFirst(prefix.count))
    }

    private static let allowed: CharacterSet = {
        var set = CharacterSet.urlQueryAllowed
        set.insert(charactersIn: "#%")
        return set
    }()
}
