import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// ISO 8601 is read and written by arithmetic; Foundation says what is right.
@Suite("ISO 8601")
struct ISO8601Tests {
    private let whole = ISO8601Tests.formatter([])
    private let withFraction = ISO8601Tests.formatter(.withFractionalSeconds)

    private static func formatter(_ options: ISO8601DateFormatter.Options) -> ISO8601DateFormatter {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = options.union(.withInternetDateTime)
        return formatter
    }

    private struct Bare: SmartCodable { @SmartDate var at: Date? }
    private struct Handy: HandyJSON { var at: Date? }

    // MARK: Writing

    /// Seconds since 1970 where the calendar, the fraction or the number of digits changes.
    private static let turns: [Double] = [
        0, 951_782_400, 951_868_799, 4_107_542_400, -2_203_891_200, -12_219_292_800, -12_219_292_801, -14_825_894_400,
        -62_135_596_800, -62_135_769_600, -62_135_769_601, 253_402_300_799, 253_402_300_800, 1e13, -1e13,
    ]

    private static let instants: [Date] = {
        var random = Steps(state: 44)
        let fractions = [0, 0.5, 0.123, 0.999, 0.9994, 0.9995, 0.9999, 1e-7, -1e-7, -0.0004, -0.0005, -0.5]
        let near = turns.flatMap { turn in fractions.map { turn + $0 } }
        let far = (0..<3_000).map { _ in Double.random(in: -62_135_769_600...253_402_300_799, using: &random) }
        let recent = (0..<1_000).map { _ in Double.random(in: -2e9...2e9, using: &random) }
        return (near + far + recent).map { Date(timeIntervalSince1970: $0) }
    }()

    @Test func isWrittenAsByTheFormatter() throws {
        for date in Self.instants {
            for (form, formatter) in [(SmartDateForm.iso8601, whole), (.iso8601WithFraction, withFraction)] {
                let text = SmartDateTransformer(form).transformToJSON(date) as? String
                #expect(text == formatter.string(from: date), "\(date.timeIntervalSince1970)")
            }
        }
    }

    @Test func isWrittenAsByJSONEncoder() throws {
        let (encoder, smart) = (JSONEncoder(), SmartJSONEncoder())
        encoder.dateEncodingStrategy = .iso8601
        smart.dateEncodingStrategy = .iso8601
        for start in stride(from: 0, to: Self.instants.count, by: 50) {
            let dates = Array(Self.instants[start..<min(start + 50, Self.instants.count)])
            #expect(try smart.encode(dates) == encoder.encode(dates), "\(dates.map(\.timeIntervalSince1970))")
        }
    }

    @Test(
        "is written in the form that it came in",
        arguments: [
            "2024-02-29T23:59:59Z", "2024-02-29T23:59:59.999Z", "0001-01-01T00:00:00Z", "1500-02-29T12:00:00Z",
            "1582-10-04T23:59:59Z", "1582-10-15T00:00:00Z", "9999-12-31T23:59:59Z",
        ])
    func roundTrip(text: String) {
        let bare = Bare.deserialize(from: #"{"at":"\#(text)"}"#)
        #expect(bare?.toDictionary()?["at"] as? String == text)
        #expect(bare?.at == whole.date(from: text) ?? withFraction.date(from: text))
    }

    // MARK: Reading

    /// Every second one has a character too many, too few, or another.
    private static let texts: [String] = {
        var random = Steps(state: 45)
        let zones = ["Z", "Z", "z", "+08:00", "-0330", "+05", "-18:00", "+19:00", "GMT", "", "+08:60", " Z"]
        let characters = Array("0123456789-:.,TZz+ /")
        return (0..<2_000).map { index in
            func number(_ range: ClosedRange<Int>, _ width: Int = 2) -> String {
                let digits = String(Int.random(in: range, using: &random))
                return String(repeating: "0", count: max(0, width - digits.count)) + digits
            }
            let year = index % 10 == 7 ? "1582" : number(index % 3 == 0 ? 0...9999 : 1950...2050, 4)
            let date = "\(year)-\(number(1...12))-\(number(1...(index % 5 == 0 ? 31 : 28)))"
            let time = "\(number(0...24)):\(number(0...59)):\(number(0...(index % 40 == 0 ? 61 : 59)))"
            let fraction =
                index % 3 == 0 ? "" : "." + number(0...999, 3).prefix(index % 4) + (index % 7 == 0 ? "45" : "")
            var text = Array("\(date)T\(time)\(fraction)\(zones[index % zones.count])")
            let place = Int.random(in: 0..<text.count, using: &random)
            switch index % 6 {
            case 0: text[place] = characters.randomElement(using: &random) ?? "0"
            case 2: text.remove(at: place)
            case 4: text.insert(characters.randomElement(using: &random) ?? "0", at: place)
            default: break
            }
            return String(text)
        }
    }()

    @Test("what HandyJSON models read is what native ones read, and the formatter's date where it has one")
    func isReadAlikeInBothFamilies() {
        for text in Self.texts {
            let json = #"{"at":"\#(text)"}"#
            let date = Handy.deserialize(from: json)?.at
            #expect(date == Bare.deserialize(from: json)?.at, "\(text)")
            if let date, let expected = whole.date(from: text) ?? withFraction.date(from: text) {
                #expect(abs(date.timeIntervalSince(expected)) < 0.001, "\(text)")
            }
        }
    }

    @Test func isReadAsByJSONDecoder() {
        let (decoder, smart) = (JSONDecoder(), SmartJSONDecoder())
        decoder.dateDecodingStrategy = .iso8601
        smart.dateDecodingStrategy = .iso8601
        for text in Self.texts {
            let data = Data(#"["\#(text)"]"#.utf8)
            // Ours accepts a fraction where the system's JSONDecoder does not.
            guard let expected = try? decoder.decode([Date].self, from: data) else { continue }
            #expect((try? smart.decode([Date].self, from: data)) == expected, "\(text)")
        }
    }
}

/// The same numbers in each run.
struct Steps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
