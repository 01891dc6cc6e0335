import Foundation

/// Why what is recorded as `likely` or a `guess` on Apple's platforms is asserted there all the same. By reading, of HandyJSON's
/// source and of what is published of Apple's Foundation; nothing of Apple's ran.
struct AppleConversion: Sendable {
    /// What HandyJSON gives on Apple's platforms.
    enum HandyJSON: Sendable {
        case same
        /// Not known, and of no matter: ours is another one, by a listed difference, and made without the system.
        case unknown
    }

    let why: String
    let handyJSON: HandyJSON
    private let isCovered: @Sendable (ConversionLine) -> Bool

    func covers(_ line: ConversionLine) -> Bool { line.sure != "certain" && isCovered(line) }

    static let all: [AppleConversion] = [
        AppleConversion(
            why:
                "what NSNumber and NumberFormatter make of a number too large for them, and of objects' texts: ours is listed",
            handyJSON: .unknown
        ) { isListed($0) },
        AppleConversion(
            why: "NSNumber.boolValue of any number but 0 is true, by its documentation", handyJSON: .same
        ) { !isListed($0) && $0.type.hasPrefix("Bool") },
        AppleConversion(
            why: "JSONSerialization has an unsigned long long for these, whose value NSNumber gives exactly",
            handyJSON: .same
        ) { !isListed($0) && $0.type.hasPrefix("UInt") },
        AppleConversion(
            why: "the nearest Double of a number is one, whoever looks for it", handyJSON: .same
        ) { !isListed($0) && ($0.type.hasPrefix("Double") || $0.type.hasPrefix("Float")) },
        AppleConversion(
            why: "NumberFormatter writes a whole Double without exponent, in digits of the region (listed)",
            handyJSON: .same
        ) { !isListed($0) && $0.isText },
        AppleConversion(
            why: "no case of the enum is a number of this size, however its text is written", handyJSON: .same
        ) { !isListed($0) && ($0.type.hasPrefix("SE") || $0.type.hasPrefix("IE")) },
    ]

    private static func isListed(_ line: ConversionLine) -> Bool {
        ConversionDifference.all.contains { $0.covers(line) }
    }
}
