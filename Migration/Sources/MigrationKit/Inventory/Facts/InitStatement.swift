/// A statement in an `init`, as far as it can be moved into another initialiser.
enum InitStatement: Sendable {
    case superInit
    case assignment(property: String, text: String)
    case other
}
