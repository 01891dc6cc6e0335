import Foundation
@_spi(Engine) import SmartEngine

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
