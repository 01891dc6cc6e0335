/// Migration/Guide/Differences.md.
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
