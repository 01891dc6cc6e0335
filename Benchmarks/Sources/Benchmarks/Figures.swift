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
        Figures("feed-text", [.handyClass: 9.8, .native: 4.0, .smartCoder: 5.4], share: 0.85),
        Figures("feed-dictionary", [.handyClass: 39.6, .native: 23.0], share: 0.85),
        Figures("feed-encode", [.handyClass: 8.1, .native: 5.2, .smartCoder: 5.5], share: 0.85),
        Figures("small-3-text", [.handyStruct: 7.8, .native: 5.6, .nativeDirect: 8.2, .smartCoder: 4.4], share: 0.55),
        Figures(
            "small-response-text",
            [.handyStruct: 12.9, .native: 7.4, .nativeDirect: 12.7, .smartCoder: 7.4], share: 0.85),
        Figures(
            "decode-airports-1000-dirty",
            [.handyStruct: 11.9, .handyClass: 10.8, .native: 5.8, .nativeDirect: 8.1]),
        Figures(
            "decode-airports-1000-mapped",
            [.handyStruct: 7.2, .handyOpenClass: 6.2, .native: 6.2, .nativeOpenClass: 5.6, .smartCoder: 4.1]),
        Figures("decode-airports-1000-wrapped", [.nativeWrapped: 4.5]),
        Figures(
            "decode-airports-1000",
            [
                .handyStruct: 11.5, .handyOpenClass: 10.1, .native: 7.3,
                .nativeOpenClass: 6.2, .nativeDirect: 11.0, .smartCoder: 6.0,
            ]),
        Figures(
            "decode-airports-10000",
            [
                .handyStruct: 11.3, .handyOpenClass: 10.2, .native: 7.6,
                .nativeOpenClass: 6.1, .nativeDirect: 11.8, .smartCoder: 6.1,
            ]),
        Figures(
            "decode-areas",
            [.handyStruct: 12.6, .handyClass: 9.5, .native: 5.2, .nativeDirect: 12.4, .smartCoder: 6.3]),
        Figures("decode-areas-escaped", [.handyStruct: 10.9, .handyClass: 8.9, .native: 5.4, .smartCoder: 6.3]),
        Figures("decode-wide-300", [.handyStruct: 11.8, .handyClass: 12.2, .native: 7.8, .smartCoder: 7.2]),
        Figures("decode-wide-1", [.handyStruct: 13.6, .handyClass: 13.5, .native: 8.7, .smartCoder: 7.2], share: 0.85),
        Figures(
            "decode-airports-1000-dictionary", [.handyStruct: 30.6, .handyClass: 38.3, .native: 32.1], share: 0.85),
        Figures("encode-airports-1000", [.handyStruct: 15.2, .handyClass: 12.8, .native: 7.3, .smartCoder: 5.3]),
        Figures("encode-areas", [.handyStruct: 8.9, .handyClass: 8.5, .native: 6.0, .smartCoder: 6.5]),
        Figures("encode-airports-1000-objects", [.handyStruct: 16.6, .handyClass: 16.0, .native: 5.8]),
    ]
}
