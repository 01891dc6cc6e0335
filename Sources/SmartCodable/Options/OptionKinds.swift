/// Kinds of options, as bits: which of them a call has chosen.
///
///     var chosen = OptionKinds()
///     chosen.insert(SmartDecodingOption.date(.iso8601).kind)
///     chosen.contains(SmartDecodingOption.date(.deferredToDate).kind)      // true
struct OptionKinds: OptionSet {
    let rawValue: UInt16

    /// The one with this number.
    static func number(_ number: Int) -> OptionKinds { OptionKinds(rawValue: 1 &<< UInt16(number)) }
}
