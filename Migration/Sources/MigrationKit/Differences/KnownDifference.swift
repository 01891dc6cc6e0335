/// A difference that is meant: a row of Migration/Differences.md, and what `replay` calls known. This is the source of
/// both.
///
///     KnownDifference(
///         "fraction-to-integer", "a number with a fraction is no integer", input: "`12.5` for `Int`", before: "`12`", after: "`0`",
///         why: "`numberStrategy` is `.strict`; `.truncate` is HandyJSON's rule", in: .recordings { … })
public struct KnownDifference: Sendable {
    /// Where "before" comes from.
    enum Evidence: Sendable {
        /// HandyJSON 5.0.4-beta was run (`Tests/HandyJSONCompatTests/Fixtures`), or, in the second table,
        /// HandyJSONCompat is run by the test.
        case run
        /// HandyJSON's source was read.
        case source
    }

    /// Whether two recordings of a payload show it.
    enum Visibility: Sendable {
        case recordings(@Sendable (FieldDifference) -> Bool)
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

    init(
        _ id: String, _ title: String, input: String, before: String, after: String, why: String,
        evidence: Evidence = .run, in visibility: Visibility
    ) {
        (self.id, self.title, self.input, self.before, self.after, self.why) = (id, title, input, before, after, why)
        self.evidence = evidence
        self.visibility = visibility
    }

    func explains(_ difference: FieldDifference) -> Bool {
        if case .recordings(let recognises) = visibility { return recognises(difference) }
        return false
    }

    /// All rows: first where HandyJSONCompat differs from HandyJSON, then where SmartCodable differs from both.
    public static let all = compat + native
    public static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}

/// Migration/Differences.md.
public enum DifferencesPage {
    public static var text: String {
        """
        # Differences

        What is not listed here is the same. Each row is a test of the same name (`DifferencesTests`): the value under "after" is what comes out, and in the second table
        so is that under "before". `handyjson-migrate replay` calls these differences known where two recordings show them; where ° stands they do not, or they
        would show the same for a mistake. This page is what `handyjson-migrate differences` prints.

        ## HandyJSONCompat and HandyJSON

        What may change when the import is swapped. "Before" is HandyJSON 5.0.4-beta as it was recorded; where † stands it was read in HandyJSON's source.

        \(table(KnownDifference.compat))
        Not shown here, as it needs an Apple platform: `HexColorTransform` rounds components instead of truncating them and does not trap on grey
        ([Transforms](Transforms.md)). A mapping whose property cannot be recognised is reported on the console instead of being ignored silently
        ([didSet](PropertyObservers.md)).

        ## SmartCodable and both

        What may change when a model becomes native. "Before" is HandyJSONCompat, and HandyJSON.

        \(table(KnownDifference.native))
        """
    }

    private static func table(_ rows: [KnownDifference]) -> String {
        "| difference | input | before | after | why |\n|---|---|---|---|---|\n" + rows.map(line).joined()
    }

    private static func line(_ row: KnownDifference) -> String {
        var title = row.title
        if case .never = row.visibility { title += " °" }
        let before = row.evidence == .source ? row.before + " †" : row.before
        return "| " + [title, row.input, before, row.after, row.why].joined(separator: " | ") + " |\n"
    }
}
