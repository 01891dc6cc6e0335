/// The expression after `<--` that makes a transform, or the converter of `mapper.specify`.
struct TransformText: Sendable {
    /// The `name` of one from `mapper.specify(property:converter:)`, whose text is a closure or a function.
    static let converter = "specify"

    /// `DateTransform`, `TransformOf`; the name before the parenthesis.
    let name: String
    let text: String
    let range: ByteRange
    /// The name's place inside `text`.
    let nameLength: Int
    let generics: String
    let arguments: [(label: String?, text: String)]
    /// A call of something that begins with a capital letter, or a converter.
    let isConstruction: Bool
    /// Names in it that a static function has to be able to reach too.
    let references: Set<String>
}
