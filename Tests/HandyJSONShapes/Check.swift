/// A statement about a shape at run time. The files of shapes say `import HandyJSONCompat` and no more, call sites
/// included, so they hand their statements to `ShapeTests`, the one file that imports Testing.
struct Check: @unchecked Sendable, CustomStringConvertible {
    let description: String
    let expected: String
    /// What was found instead; nil when the statement holds.
    let deviation: () -> String?

    init<T: Equatable>(_ description: String, _ expected: T?, _ found: @escaping () -> T?) {
        self.description = description
        self.expected = Check.text(expected)
        deviation = {
            let value = found()
            return value == expected ? nil : Check.text(value)
        }
    }

    private static func text<T>(_ value: T?) -> String {
        return value.map { "\($0)" } ?? "nil"
    }
}
