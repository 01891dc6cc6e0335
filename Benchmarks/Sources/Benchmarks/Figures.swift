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
        Figures("feed-text", [.handyClass: 10.3, .native: 4.2, .smartCoder: 5.0], share: 0.85),
        Figures("feed-dictionary", [.handyClass: 40.0, .native: 22.5], share: 0.85),
        Figures("feed-encode", [.handyClass: 7.2, .native: 4.9, .smartCoder: 5.6], share: 0.85),
        Figures("small-3-text", [.handyStruct: 7.4, .native: 4.8, .nativeDirect: 7.1, .smartCoder: 3.7], share: 0.55),
        Figures(
            "small-response-text",
            [.handyStruct: 12.8, .native: 6.9, .nativeDirect: 12.1, .smartCoder: 6.9], share: 0.85),
        Figures(
            "decode-airports-1000-dirty",
            [.handyStruct: 11.0, .handyClass: 10.2, .native: 4.9, .nativeDirect: 7.7]),
        Figures(
            "decode-airports-1000-mapped",
            [.handyStruct: 6.8, .handyOpenClass: 6.0, .native: 5.9, .nativeOpenClass: 5.9, .smartCoder: 3.6]),
        Figures("decode-airports-1000-wrapped", [.nativeWrapped: 4.4]),
        Figures(
            "decode-airports-1000",
            [
                .handyStruct: 11.0, .handyOpenClass: 10.2, .native: 6.4,
                .nativeOpenClass: 6.2, .nativeDirect: 9.5, .smartCoder: 4.9,
            ]),
        Figures(
            "decode-airports-10000",
            [
                .handyStruct: 10.9, .handyOpenClass: 9.8, .native: 6.2,
                .nativeOpenClass: 6.0, .nativeDirect: 11.2, .smartCoder: 4.8,
            ]),
        Figures(
            "decode-areas",
            [.handyStruct: 11.5, .handyClass: 8.9, .native: 4.8, .nativeDirect: 10.6, .smartCoder: 5.1]),
        Figures("decode-areas-escaped", [.handyStruct: 10.1, .handyClass: 8.8, .native: 4.8, .smartCoder: 5.4]),
        Figures("decode-wide-300", [.handyStruct: 11.9, .handyClass: 12.3, .native: 7.1, .smartCoder: 6.5]),
        Figures("decode-wide-1", [.handyStruct: 13.5, .handyClass: 13.5, .native: 7.5, .smartCoder: 6.4], share: 0.85),
        Figures(
            "decode-airports-1000-dictionary", [.handyStruct: 19.6, .handyClass: 29.6, .native: 28.4], share: 0.85),
        Figures("encode-airports-1000", [.handyStruct: 14.4, .handyClass: 12.1, .native: 7.0, .smartCoder: 4.9]),
        Figures("encode-areas", [.handyStruct: 8.4, .handyClass: 6.9, .native: 5.4, .smartCoder: 5.9]),
        Figures("encode-airports-1000-objects", [.handyStruct: 17.0, .handyClass: 16.0, .native: 7.5]),
    ]
}
