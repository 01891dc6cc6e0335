import Foundation
import SmartCodable
import Testing

/// A text that is no number never becomes one.
@Suite struct TextNumberTests {
    private struct Gain: SmartCodable {
        var db = -7
        var steps: UInt8 = 77
        var max: Int?
        var all: [Int] = []
        var level = Level.loud
        var price = Decimal(9)
    }
    private enum Level: Int, Codable { case muted, loud }

    @Test(arguments: [
        "-inf", "+inf", "-infinity", "-INF", "-nan", "+nan", "inf", "nan", "1e400", "-1e400", "0x", "0x1p70",
    ])
    func words(text: String) throws {
        for option: SmartDecodingOption in [.number(.strict), .number(.truncate), .number(.rounded)] {
            let json = #"{"db":"\#(text)","steps":"\#(text)","max":"\#(text)","all":[1,"\#(text)"],"level":"\#(text)"}"#
            let gain = try #require(Gain.deserialize(from: json, options: [option]))
            #expect(gain.db == -7 && gain.steps == 77 && gain.max == nil && gain.all == [1] && gain.level == .loud)
        }
        if !text.hasPrefix("0x") { #expect(Gain.deserialize(from: #"{"price":"\#(text)"}"#)?.price == 9) }
    }

    @Test func hexadecimals() throws {
        func read(_ text: String) -> Int? { Gain.deserialize(from: #"{"max":"\#(text)"}"#)?.max }
        #expect(read("0x10") == 16 && read("-0x10") == -16 && read("0X1f") == 31)
        #expect(read("0x1A2B3C4D5E6F7081") == 0x1A2B_3C4D_5E6F_7081 && read("-0x8000000000000000") == .min)
        #expect(read("0x1p4") == 16 && read("0x10000000000000000") == nil)
        func price(_ text: String) -> Decimal? { Gain.deserialize(from: #"{"price":"\#(text)"}"#)?.price }
        #expect(price("0xFFFFFFFFFFFFF") == 4_503_599_627_370_495 && price("0x1.8p0") == Decimal(string: "1.5"))
        let decoder = SmartJSONDecoder()
        decoder.allowsJSON5 = true
        #expect((try? decoder.decode([Decimal].self, from: Data("[-Infinity]".utf8)))?.first != 0)
    }

    @Test func onlyElementThatIsUnknown() {
        #expect(Users.deserialize(from: #"{"roles":"guest","set":"guest"}"#)?.roles == [.other])
        #expect(Users.deserialize(from: #"{"roles":"guest","set":"guest"}"#)?.set == [.other])
    }
    private enum Role: String, SmartCaseDefaultable {
        case admin, other
        static var defaultCase: Role { .other }
    }
    private struct Users: SmartCodable {
        var roles: [Role] = []
        var set: Set<Role> = []
        static var decodingOptions: Set<SmartDecodingOption> { [.wrapsSingleValues] }
    }
}
