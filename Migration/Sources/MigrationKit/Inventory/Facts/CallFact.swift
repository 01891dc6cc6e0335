/// A call of HandyJSON's API.
struct CallFact: Sendable {
    enum Kind: String, Sendable {
        case deserialize, deserializeArray, toJSON, toJSONString
        case deserializerModel, deserializerArray, deserializerUpdate
        /// `toDictionary(useMappedKeys:)` and the like: not HandyJSON's, but what it writes is sent as well.
        case nativeSerialize
    }

    enum ArrayUse: Sendable {
        /// `as? [T]`, `as! [T]`: the text after the call to take away.
        case cast(ByteRange, isForced: Bool)
        /// `.compactMap { $0 }`
        case compacted(ByteRange)
        case optionals
    }

    /// Whether the optional elements of `[T?]?` are there for what follows.
    var givesOptionals: Bool {
        if case .optionals = arrayUse { return true }
        return false
    }

    let kind: Kind
    let range: ByteRange
    /// The model the call is about.
    var receiver: ValueShape
    /// What is written before the dot.
    let receiverRange: ByteRange
    let nameRange: ByteRange
    /// From `(` to `)`.
    let argumentsRange: ByteRange
    /// Label, and the range of the value.
    let arguments: [Argument]
    var arrayUse = ArrayUse.optionals
    /// The function around the call looks as if it signs, hashes, stores or compares the text.
    let context: String?
    /// `as? …` follows.
    let isCast: Bool
    /// `User.toJSON` without parentheses: the function is passed on.
    var isReference = false
    /// `user?.toJSON`: the function of an optional.
    var isReferenceOfOptional = false
    /// `User` for `let user: User? = JSONDeserializer.deserializeFrom(…)`.
    var annotation: String?
    /// The type around the call, whose nested types have short names there.
    var enclosingType: String?

    struct Argument: Sendable {
        let label: String?
        let range: ByteRange
        let labelRange: ByteRange?
        let shape: ValueShape
        let text: String
        /// Has operators: in parentheses before anything is written behind it.
        let isSequence: Bool
        /// `NSDictionary` in `… as? NSDictionary`.
        let castRange: ByteRange?
    }
}
