/// Kinds of options, as bits: which of them a call has chosen.
///
///     var chosen = OptionKinds()
///     chosen.insert(SmartDecodingOption.date(.iso8601).kind)
///     chosen.contains(SmartDecodingOption.date(.deferredToDate).kind)      // true
package struct OptionKinds: OptionSet {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The one with this number.
    static func number(_ number: Int) -> OptionKinds { OptionKinds(rawValue: 1 &<< UInt16(number)) }
}
