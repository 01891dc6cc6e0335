import Foundation
import SmartCodable
import TestSupport
import Testing

/// What one coder writes, either reads: random values, the same for every run.
@Suite("Coders: round trips")
struct CoderRoundTripTests {
    private static let choices: [CoderChoices] = [
        CoderChoices(),
        CoderChoices {
            $0.isSnakeCase = true
            $0.formatting = [.prettyPrinted, .sortedKeys]
            $0.dateDecoding = .secondsSince1970
            $0.dateEncoding = .secondsSince1970
            $0.dataDecoding = .deferredToData
            $0.dataEncoding = .deferredToData
        },
        CoderChoices {
            $0.formatting = [.withoutEscapingSlashes, .sortedKeys]
            $0.dateDecoding = .custom { Date(timeIntervalSinceReferenceDate: try [Double](from: $0)[0]) }
            $0.dateEncoding = .custom { try [$0.timeIntervalSinceReferenceDate].encode(to: $1) }
            $0.dataDecoding = .custom { Data(try [String: [UInt8]](from: $0)["bytes"] ?? []) }
            $0.dataEncoding = .custom { try ["bytes": Array($0)].encode(to: $1) }
        },
    ]

    @Test("Documents", arguments: 0..<3, 0..<2 * randomPayloads)
    func documents(choice: Int, seed: UInt64) throws {
        var source = RandomSource(seed: seed &* 977 &+ UInt64(choice))
        try check(RandomDocument(from: &source, depth: 3), Self.choices[choice])
    }

    @Test("Documents with nulls in their collections", arguments: 0..<3, 0..<20 as Range<UInt64>)
    func documentsWithNulls(choice: Int, seed: UInt64) throws {
        var source = RandomSource(seed: seed &* 1009 &+ UInt64(choice))
        source.makesNulls = true
        try check(RandomDocument(from: &source, depth: 2), Self.choices[choice])
    }

    @Test("Scalars", arguments: 0..<40 as Range<UInt64>)
    func scalars(seed: UInt64) throws {
        var source = RandomSource(seed: seed)
        let choices = Self.choices[0]
        try check((0..<50).map { _ in source.double() }, choices)
        try check((0..<50).map { _ in Float(source.double()) }.filter(\.isFinite), choices)
        try check((0..<50).map { _ in Int64(bitPattern: source.next() >> (source.next() & 63)) }, choices)
        try check((0..<50).map { _ in source.next() >> (source.next() & 63) }, choices)
        try check((0..<20).map { _ in source.text() }, choices)
        try check(
            (0..<20).map { _ in
                Decimal(
                    sign: source.flip() ? .plus : .minus, exponent: source.number(-20...20),
                    significand: Decimal(source.next() >> 8))
            }, choices)
    }

    /// `x` by all four ways of writing and reading.
    private func check<T: Codable & Equatable>(_ x: T, _ choices: CoderChoices) throws {
        let ours = try choices.smartEncode(x)
        let foundations = try choices.foundationEncode(x)
        #expect(try choices.smartDecode(T.self, ours) == x)
        #expect(try choices.smartDecode(T.self, foundations) == x)
        #expect(try choices.foundationDecode(T.self, ours) == x)
        #expect(try ParsedJSON(ours) == ParsedJSON(foundations))
    }
}

/// SplitMix64.
private struct RandomSource: RandomNumberGenerator {
    private var state: UInt64
    /// Whether elements and generic members may be nil.
    var makesNulls = false

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func flip() -> Bool { next() & 1 == 0 }

    mutating func double() -> Double {
        switch next() & 3 {
        case 0: return Double(number(-1000...1000))
        case 1: return Double(number(-1_000_000...1_000_000)) / 1024
        default:
            let any = Double(bitPattern: next())
            return any.isFinite ? any : 0.1
        }
    }

    mutating func text() -> String {
        let letters: [Character] = [
            "a", "Z", "_", " ", "\"", "\\", "/", "\n", "\t", "\u{0}", "\u{1F}", "é", "漢", "😀", "e\u{301}", "\u{2028}",
            "{", "]", "0",
        ]
        return String((0..<number(0...12)).map { _ in letters[number(0...letters.count - 1)] })
    }

    mutating func list<T>(_ limit: Int, _ make: (inout RandomSource) -> T) -> [T] {
        (0..<number(0...limit)).map { _ in make(&self) }
    }
    mutating func element<T>(_ make: (inout RandomSource) -> T) -> T? { makesNulls ? maybe(make) : make(&self) }
    mutating func maybe<T>(_ make: (inout RandomSource) -> T) -> T? { flip() ? make(&self) : nil }
}

private struct RandomDocument: Codable, Equatable {
    var flag: Bool
    var count: Int
    var small: Int8
    var largeNumber: UInt64
    var ratio: Double
    var single: Float
    var firstName: String
    var note: String?
    var day: Date
    var lastDay: Date?
    var bytes: Data
    var link: URL?
    var code: UUID
    var color: ParityColor
    var shapes: [ParityShape]
    var matrix: [[Int]]
    var gaps: [Double?]
    var byText: [String: Double?]
    var byNumber: [Int: [String]]
    var byKey: [ParityColorKey: ParityPair]
    var unique: Set<Int>
    var box: ParityBox<ParityMetres?>
    var child: [RandomDocument]

    init(from source: inout RandomSource, depth: Int) {
        flag = source.flip()
        count = Int(truncatingIfNeeded: source.next())
        small = Int8(truncatingIfNeeded: source.next())
        largeNumber = source.next()
        ratio = source.double()
        single = Float(source.number(-100_000...100_000)) / 64
        firstName = source.text()
        note = source.maybe { $0.text() }
        // Whole parts of a second that survive the change of epoch.
        day = Date(timeIntervalSinceReferenceDate: Double(source.number(-1_000_000_000...1_000_000_000)) / 4)
        lastDay = source.maybe { Date(timeIntervalSinceReferenceDate: Double($0.number(0...100_000))) }
        bytes = Data(source.list(20) { UInt8(truncatingIfNeeded: $0.next()) })
        link = source.maybe { URL(string: "https://example.com/\($0.number(0...99))?q=a%20b")! }
        code = UUID(uuid: withUnsafeBytes(of: (source.next(), source.next())) { $0.load(as: uuid_t.self) })
        color = ParityColor.allCases[source.number(0...2)]
        shapes = source.list(4) { RandomDocument.shape(&$0, depth: 2) }
        matrix = source.list(3) { $0.list(3) { $0.number(-9...9) } }
        gaps = source.list(4) { $0.element { $0.double() } }
        byText = [:]
        for _ in 0..<source.number(0...4) {
            byText["k\(source.number(0...99))"] = .some(source.element { $0.double() })
        }
        byNumber = [:]
        for _ in 0..<source.number(0...4) { byNumber[source.number(-99...99)] = source.list(2) { $0.text() } }
        byKey = source.flip() ? [:] : [.red: ParityPair(name: source.text(), number: source.number(0...9))]
        unique = Set(source.list(1) { $0.number(0...9) })
        box = ParityBox(
            content: source.element { ParityMetres(value: $0.double()) },
            more: source.list(3) { $0.element { ParityMetres(value: $0.double()) } })
        child = depth == 0 ? [] : source.list(2) { RandomDocument(from: &$0, depth: depth - 1) }
    }

    private static func shape(_ source: inout RandomSource, depth: Int) -> ParityShape {
        switch source.number(0...(depth > 0 ? 4 : 3)) {
        case 0: return .empty
        case 1: return .circle(radius: source.double())
        case 2: return .rectangle(width: source.double(), height: source.double())
        case 3: return .labelled(source.text(), source.number(-9...9))
        default: return .group(source.list(3) { shape(&$0, depth: depth - 1) })
        }
    }
}
