/// A place that has a name of the published SmartCodable, or of ExCodable.
struct EarlierName: Sendable {
    enum Kind: Sendable {
        /// `@SmartSubclass`, which there is no macro for.
        case subclassMacro
        /// A name of SmartCodable 4 to 6.
        case smartCodable
        /// A name of ExCodable.
        case exCodable
    }

    /// A piece of the place and what it becomes.
    struct Change: Sendable {
        let range: ByteRange
        let text: String
    }

    let kind: Kind
    /// What is shown.
    let range: ByteRange
    /// None: a person has to see to it.
    let changes: [Change]
    /// The types among the names: one that the project declares itself is meant then.
    let types: [String]
}
