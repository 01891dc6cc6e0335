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
        Figures("feed-text", [.handyClass: 10.6, .native: 4.7, .smartCoder: 5.5], share: 0.85),
        Figures("feed-dictionary", [.handyClass: 36.4, .native: 24.5], share: 0.85),
        Figures("feed-encode", [.handyClass: 7.1, .native: 5.2, .smartCoder: 5.9], share: 0.85),
        Figures("small-3-text", [.handyStruct: 7.2, .native: 5.0, .nativeDirect: 7.1, .smartCoder: 3.8], share: 0.55),
        Figures(
            "small-response-text",
            [.handyStruct: 13.4, .native: 7.2, .nativeDirect: 12.4, .smartCoder: 7.2], share: 0.85),
        Figures(
            "decode-airports-1000-dirty",
            [.handyStruct: 11.7, .handyClass: 11.0, .native: 5.7, .nativeDirect: 8.5]),
        Figures(
            "decode-airports-1000-mapped",
            [.handyStruct: 6.6, .handyOpenClass: 4.8, .native: 5.7, .nativeOpenClass: 6.0, .smartCoder: 3.8]),
        Figures("decode-airports-1000-wrapped", [.nativeWrapped: 4.4]),
        Figures(
            "decode-airports-1000",
            [
                .handyStruct: 11.1, .handyOpenClass: 10.0, .native: 7.0,
                .nativeOpenClass: 6.9, .nativeDirect: 5.6, .smartCoder: 5.5,
            ]),
        Figures(
            "decode-airports-10000",
            [
                .handyStruct: 10.6, .handyOpenClass: 9.3, .native: 6.5,
                .nativeOpenClass: 6.1, .nativeDirect: 10.1, .smartCoder: 5.0,
            ]),
        Figures(
            "decode-areas",
            [.handyStruct: 12.6, .handyClass: 9.8, .native: 5.8, .nativeDirect: 9.5, .smartCoder: 5.9]),
        Figures("decode-areas-escaped", [.handyStruct: 11.6, .handyClass: 10.0, .native: 6.2, .smartCoder: 6.5]),
        Figures("decode-wide-300", [.handyStruct: 10.3, .handyClass: 12.3, .native: 7.3, .smartCoder: 6.9]),
        Figures("decode-wide-1", [.handyStruct: 14.0, .handyClass: 14.6, .native: 8.4, .smartCoder: 7.1], share: 0.85),
        Figures(
            "decode-airports-1000-dictionary", [.handyStruct: 19.1, .handyClass: 19.7, .native: 17.8], share: 0.85),
        Figures("encode-airports-1000", [.handyStruct: 15.4, .handyClass: 14.4, .native: 8.3, .smartCoder: 6.1]),
        Figures("encode-areas", [.handyStruct: 9.2, .handyClass: 7.8, .native: 6.3, .smartCoder: 7.0]),
        Figures("encode-airports-1000-objects", [.handyStruct: 12.5, .handyClass: 15.9, .native: 8.2]),
    ]
}
