/// A deliberate difference: a row of Differences.md or NativeDifferences.md in Migration/Guide, and what `replay` calls
/// known. This is the source of both.
///
///     KnownDifference(
///         "fraction-to-integer", "a number with a fraction is not an integer", input: "`12.5` for `Int`", before: "`12`", after: "`0`",
///         why: "`numberStrategy` is `.strict`; `.truncate` is HandyJSON's rule", in: .recordings { … }, chinese: DifferenceText(…))
public struct KnownDifference: Sendable {
    /// Where "before" comes from.
    enum Evidence: Sendable {
        /// HandyJSON 5.0.4-beta was run (`Tests/HandyJSONCompatTests/Fixtures`), or, for native models,
        /// HandyJSONCompat is run by the test.
        case run
        /// HandyJSON's source was read.
        case source
    }

    /// Whether two recordings of a payload show it.
    enum Visibility: Sendable {
        case recordings(@Sendable (FieldDifference) -> Bool)
        /// Only with what the source says of the property, which `verify` knows.
        case source(because: String, @Sendable (FieldDifference) -> Bool)
        /// Only with what the source says of the property: `declared` is this row.
        case declaration(because: String)
        /// They do not, or they show what a mistake would show as well.
        case never(because: String)
    }

    public let id: String
    /// As on the page, and as its test is named.
    public let title: String
    /// Markdown, as `before`, `after` and `why`.
    let input, before, after: String
    public let why: String
    let evidence: Evidence
    let visibility: Visibility
    let chinese: DifferenceText

    init(
        _ id: String, _ title: String, input: String, before: String, after: String, why: String,
        evidence: Evidence = .run, in visibility: Visibility, chinese: DifferenceText
    ) {
        (self.id, self.title, self.input, self.before, self.after, self.why) = (id, title, input, before, after, why)
        self.evidence = evidence
        self.visibility = visibility
        self.chinese = chinese
    }

    func explains(_ difference: FieldDifference) -> Bool {
        switch visibility {
        case .recordings(let recognises), .source(_, let recognises): return recognises(difference)
        case .declaration: return difference.declared == id
        case .never: return false
        }
    }

    /// The rows of NativeDifferences.md that are so by HandyJSON's rules too (`SmartRules.handyJSON`).
    static let leftByHandyJSONRules: Set<String> = [
        "element-no-object", "enum-keys", "null-in-optional-any", "system-codable", "double-optional",
        "unfillable-optional", "weak-written", "object-in-dictionary", "numbers-in-dictionary",
        "update-calls-back",
    ]
    var isLeftByHandyJSONRules: Bool { KnownDifference.leftByHandyJSONRules.contains(id) }

    /// All rows: first where HandyJSONCompat differs from HandyJSON, then where SmartCodable differs from both.
    public static let all = compat + native
    public static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
