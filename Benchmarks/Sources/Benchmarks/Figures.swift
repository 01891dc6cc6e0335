/// The figures of the table "Payloads" in Benchmarks/README.md, cell by cell, of which `--check` requires a share. The
/// page's tests compare the two, so a cell without a requirement fails.
struct Figures {
    let race: String
    let cells: KeyValuePairs<Contender.Kind, Double>
    /// How much of a figure is required. Where one call takes microseconds, runs differ more.
    let share: Double

    private init(_ race: String, _ cells: KeyValuePairs<Contender.Kind, Double>, share: Double = 0.95) {
        self.race = race
        self.cells = cells
        self.share = share
    }

    // In the page's order.
    static let page = [
        Figures("feed-text", [.handyClass: 10.0, .native: 4.6, .smartCoder: 5.4], share: 0.85),
        Figures("feed-dictionary", [.handyClass: 38.9, .native: 24.5], share: 0.85),
        Figures("feed-encode", [.handyClass: 8.6, .native: 5.5, .smartCoder: 6.1], share: 0.85),
        Figures("small-3-text", [.handyStruct: 8.1, .native: 5.8, .nativeDirect: 8.7, .smartCoder: 4.3], share: 0.55),
        Figures(
            "small-response-text",
            [.handyStruct: 12.9, .native: 7.2, .nativeDirect: 12.5, .smartCoder: 7.5], share: 0.85),
        Figures(
            "decode-airports-1000-dirty",
            [.handyStruct: 11.9, .handyClass: 11.0, .native: 5.8, .nativeDirect: 8.1]),
        Figures(
            "decode-airports-1000-mapped",
            [.handyStruct: 7.1, .handyOpenClass: 6.3, .native: 6.2, .nativeOpenClass: 5.7, .smartCoder: 4.2]),
        Figures("decode-airports-1000-wrapped", [.nativeWrapped: 4.5]),
        Figures(
            "decode-airports-1000",
            [
                .handyStruct: 11.2, .handyOpenClass: 10.5, .native: 7.2,
                .nativeOpenClass: 6.3, .nativeDirect: 10.1, .smartCoder: 5.9,
            ]),
        Figures(
            "decode-airports-10000",
            [
                .handyStruct: 10.1, .handyOpenClass: 9.2, .native: 6.3,
                .nativeOpenClass: 6.1, .nativeDirect: 10.9, .smartCoder: 5.9,
            ]),
        Figures(
            "decode-areas",
            [.handyStruct: 12.6, .handyClass: 9.6, .native: 5.7, .nativeDirect: 11.8, .smartCoder: 6.3]),
        Figures("decode-areas-escaped", [.handyStruct: 11.1, .handyClass: 9.0, .native: 5.8, .smartCoder: 6.7]),
        Figures("decode-wide-300", [.handyStruct: 12.1, .handyClass: 11.9, .native: 7.7, .smartCoder: 7.1]),
        Figures("decode-wide-1", [.handyStruct: 14.0, .handyClass: 14.2, .native: 8.8, .smartCoder: 7.4], share: 0.85),
        Figures(
            "decode-airports-1000-dictionary", [.handyStruct: 23.7, .handyClass: 24.2, .native: 22.5], share: 0.85),
        Figures("encode-airports-1000", [.handyStruct: 15.6, .handyClass: 13.0, .native: 7.5, .smartCoder: 6.0]),
        Figures("encode-areas", [.handyStruct: 10.7, .handyClass: 8.0, .native: 6.0, .smartCoder: 6.6]),
        Figures("encode-airports-1000-objects", [.handyStruct: 17.1, .handyClass: 16.4, .native: 6.0]),
    ]
}
