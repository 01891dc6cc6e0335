/// What the pages' code prints: made, and not shown among what the tests say.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    let text = items.map { "\($0)" }.joined(separator: separator) + terminator
    withExtendedLifetime(text) {}
}
