import Foundation

/// A transformer from two closures.
///
///     CodingKeys.name <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0 })
public struct FastTransformer<Object, JSON>: ValueTransformable {
    private let fromJSON: (JSON?) -> Object?
    private let toJSON: ((Object?) -> JSON?)?

    /// - Parameters:
    ///   - fromJSON: gets nil where the value is not of type `JSON`.
    ///   - toJSON: without it the property is written as if it had no transformer.
    public init(fromJSON: @escaping (JSON?) -> Object?, toJSON: ((Object?) -> JSON?)? = nil) {
        self.fromJSON = fromJSON
        self.toJSON = toJSON
    }

    /// What `fromJSON` gives, which gets nil for a value of another type than `JSON`.
    public func transformFromJSON(_ value: Any?) -> Object? { fromJSON(value as? JSON) }
    /// What `toJSON` gives; nil without one, and the engine does not ask then.
    public func transformToJSON(_ value: Object?) -> JSON? { toJSON?(value) }
}

extension FastTransformer: OneWayTransformer {
    var writes: Bool { toJSON != nil }
}
