/// A figure that must hold.
struct Requirement {
    enum Bound {
        case ratio(atLeast: Double, to: Contender.Kind = .foundation)
        case allocations(atMost: UInt64)
        /// Of the same contender on another payload of the race.
        case time(atMost: Double, timesThatOf: Contender.Kind)
    }

    let race: String
    let kind: Contender.Kind
    let bound: Bound

    static let all = page + earlier + others + costs

    /// Every cell of the table "Payloads" in Benchmarks/README.md, less a few per cent.
    private static let page = Figures.page.flatMap { row in
        row.cells.map { Requirement(race: row.race, kind: $0.key, bound: .ratio(atLeast: $0.value * row.share)) }
    }

    // What was required before the page's figures were measured on another machine, by the time of the thread.
    private static let earlier =
        ratios(
            .handyStruct,
            [
                "small-response-text": 11.39, "decode-areas-escaped": 11.02, "decode-wide-1": 11.9,
                "encode-airports-1000": 14.63, "encode-areas": 8.74,
            ])
        + ratios(
            .handyClass,
            [
                "feed-text": 9.01, "decode-airports-1000-dirty": 10.45, "decode-areas": 9.31,
                "decode-areas-escaped": 9.5, "decode-wide-300": 11.69, "decode-wide-1": 12.41,
                "encode-airports-1000": 13.68,
            ])
        + ratios(
            .native,
            [
                "feed-text": 4, "feed-dictionary": 20.83, "decode-areas": 5.51, "decode-areas-escaped": 5.89,
                "encode-airports-1000": 7.89, "encode-areas": 5.99, "encode-airports-1000-objects": 7.79,
            ])
        + ratios(.nativeOpenClass, ["decode-airports-1000-mapped": 5.7, "decode-airports-1000": 6.56])
        + ratios(.nativeDirect, ["decode-airports-1000-dirty": 8.08])
        + ratios(
            .smartCoder,
            [
                "feed-text": 4.68, "feed-encode": 5.02, "decode-areas-escaped": 6.18, "encode-airports-1000": 5.8,
                "encode-areas": 6.65,
            ])

    // Rows that the page does not have: what was reached, less a few per cent.
    private static let others =
        ratios(.handyStruct, ["decode-airports-10000-dictionary": 16.5, "encode-airports-10000": 14])
        + ratios(.handyClass, ["decode-airports-10000": 9, "encode-airports-10000": 12])
        + ratios(.native, ["decode-airports-100": 5.9, "encode-airports-10000": 6.8])
        + ratios(
            .smartCoder,
            [
                "decode-airports-100": 4.5, "encode-airports-100": 5, "encode-airports-10000": 5,
                "encode-wide-300": 6.8,
                "encode-doubles-10000": 13,
            ])
        // What apps do besides, less a fifth: these rows are short.
        + ratios(
            .handyStruct,
            [
                "chinese-data": 3.5, "indented-data": 8.2, "dates-iso": 5.6, "uuid-text": 4, "decimal-text": 3.2,
                "base64-text": 1.5,
            ])
        + ratios(.handyClass, ["levels-encode": 10])
        + ratios(.handyTransformed, ["dates-format": 45, "dates-format-encode": 3.6])
        + ratios(
            .nativeWrapped,
            ["dates-iso": 6.3, "dates-iso-encode": 6.7, "dates-format": 55, "dates-format-encode": 7.4])
        + ratios(
            .native,
            [
                "chinese-data": 3, "indented-data": 5.6, "levels-encode": 4.2, "uuid-text": 4.1, "uuid-encode": 3.9,
                "decimal-text": 3.6, "decimal-encode": 9.9, "base64-text": 1.5, "base64-encode": 4, "tree-text": 3.1,
                "tree-edited": 0.55, "tree-encode": 44, "cards-text": 2.5, "cards-encode": 0.8,
            ])
        + ratios(
            .smartCoder,
            [
                "chinese-data": 3, "coordinates-data": 9, "indented-data": 4.8, "dates-iso": 5.6,
                "dates-iso-encode": 5.1, "uuid-text": 4.4, "uuid-encode": 4.3, "decimal-text": 4.1,
                "decimal-encode": 12, "base64-text": 1.5, "base64-encode": 4.2,
            ])
        // A coder made for each call, beside Foundation's that is made for it too.
        + [
            ("small-3-text", 3.2), ("small-3-encode", 3.6), ("small-30-text", 5.5), ("small-30-encode", 5.7),
        ].map { Requirement(race: $0, kind: .smartCoderAnew, bound: .ratio(atLeast: $1, to: .foundationAnew)) }

    private static let costs = [
        Requirement(race: "decode-airports-1000", kind: .handyStruct, bound: .allocations(atMost: 2_600)),
        Requirement(race: "decode-airports-1000", kind: .native, bound: .allocations(atMost: 2_600)),
        Requirement(
            race: "decode-airports-1000-dirty", kind: .native, bound: .time(atMost: 1.42, timesThatOf: .nativeOnClean)),
        Requirement(race: "listener-clean", kind: .nativeHeard, bound: .time(atMost: 1.2, timesThatOf: .native)),
        Requirement(race: "listener-clean", kind: .handyHeard, bound: .time(atMost: 1.2, timesThatOf: .handyStruct)),
        Requirement(race: "listener-dirty", kind: .nativeHeard, bound: .time(atMost: 1.75, timesThatOf: .native)),
        Requirement(race: "listener-dirty", kind: .handyHeard, bound: .time(atMost: 2.2, timesThatOf: .handyStruct)),
        Requirement(race: "update-small", kind: .nativeUpdated, bound: .time(atMost: 2, timesThatOf: .native)),
    ]

    private static func ratios(_ kind: Contender.Kind, _ wanted: KeyValuePairs<String, Double>) -> [Requirement] {
        wanted.map { Requirement(race: $0.key, kind: kind, bound: .ratio(atLeast: $0.value)) }
    }

    /// The cost of one element or member may grow this much while the payload grows tenfold, since memory then no
    /// longer fits the processor's caches; work that grows with the square would show a factor of ten.
    static let largestGrowth = 2.0
    static let clearlyTooSteep = 3.0
}

/// What became of a requirement in this run.
struct Verdict {
    enum Kind: String {
        case met = "OK"
        case below = "BELOW"
        case notMeasured = "–"
    }

    let kind: Kind
    let text: String
    /// Below by more than a busy machine explains.
    let isClearlyMissed: Bool
}

extension Requirement {
    /// Ratios of one run differ by a few per cent from the next; allocations repeat exactly.
    private static let noise = 0.1

    func verdict(in results: [String: [Measurement]]) -> Verdict {
        guard let measurement = results[race]?.first(where: { $0.kind == kind }) else {
            return Verdict(
                kind: .notMeasured, text: "\(race), \(kind.rawValue): not measured in this run", isClearlyMissed: false)
        }
        switch bound {
        case .ratio(let wanted, let other):
            let reference = results[race]?.first { $0.kind == other }
            let ratio = measurement.ratio / (reference?.ratio ?? 1)
            let text = "\(decimals(ratio, 2)) times \(other.rawValue), wanted \(decimals(wanted, 1))"
            return verdict(text, isMet: ratio >= wanted, isClose: ratio >= wanted * (1 - Self.noise))
        case .time(let allowed, let other):
            guard let reference = results[race]?.first(where: { $0.kind == other }) else {
                return Verdict(
                    kind: .notMeasured, text: "\(race), \(kind.rawValue): not measured in this run",
                    isClearlyMissed: false)
            }
            // Ratios are to the same first contender.
            let factor = reference.ratio / measurement.ratio
            let text = "\(decimals(factor, 2)) times the time of \(other.rawValue), at most \(decimals(allowed, 1))"
            return verdict(text, isMet: factor <= allowed, isClose: factor <= allowed * (1 + Self.noise))
        case .allocations(let allowed):
            guard let allocations = measurement.allocations else {
                return Verdict(
                    kind: .notMeasured, text: "\(race), \(kind.rawValue): allocations cannot be counted here",
                    isClearlyMissed: false)
            }
            let text = "\(grouped(allocations)) allocations, at most \(grouped(allowed))"
            return verdict(text, isMet: allocations <= allowed, isClose: false)
        }
    }

    private func verdict(_ text: String, isMet: Bool, isClose: Bool) -> Verdict {
        let note = !isMet && isClose ? " (within the noise)" : ""
        return Verdict(
            kind: isMet ? .met : .below,
            text: "\(race), \(kind.rawValue): \(text)\(note)",
            isClearlyMissed: !isMet && !isClose
        )
    }
}

extension [Growth] {
    /// One sentence when all is linear, else one for each that is not. Foundation's own growth is shown in the table,
    /// and is nobody's requirement here.
    var verdicts: [Verdict] {
        let ours = filter { $0.kind != .foundation }
        let steep = ours.filter { $0.factor > Requirement.largestGrowth }
        guard steep.isEmpty else { return steep.map(\.missed) }
        guard let steepest = ours.max(by: { $0.factor < $1.factor }) else { return [] }
        return [
            Verdict(
                kind: .met, text: "linear in all \(ours.count) rows; the steepest: \(steepest.sentence)",
                isClearlyMissed: false)
        ]
    }
}

extension Growth {
    fileprivate var missed: Verdict {
        Verdict(kind: .below, text: sentence, isClearlyMissed: factor > Requirement.clearlyTooSteep)
    }

    fileprivate var sentence: String {
        "\(check), \(kind.rawValue): one \(unit) of \(grouped(sizes.last ?? 0)) costs \(decimals(factor, 2)) times "
            + "one of \(grouped(sizes.dropLast().last ?? 0)), at most \(decimals(Requirement.largestGrowth, 1))"
    }
}
