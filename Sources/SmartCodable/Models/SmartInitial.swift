import SmartEngine

/// A tolerant model without an `init()` of its own: its initial values are those of one instance.
///
///     struct User: SmartCodable, SmartInitial {
///         let id: Int
///         let name: String
///         static var initial: User { User(id: 0, name: "nobody") }
///     }
///     let user = User.deserialize(from: #"{"id":"7"}"#)       // id 7, name "nobody"
///
/// For structs, and final classes, whose `initial` has to be a new instance each time.
public protocol SmartInitial: SmartDecodable {
    /// The values that missing or unusable ones keep.
    static var initial: Self { get }
}

extension SmartInitial {
    /// Makes the model equal to `initial`.
    public init() { self = Self.initial }
}
