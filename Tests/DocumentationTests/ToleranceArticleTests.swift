import Foundation
import SmartCodable
import Testing

/// The code blocks of Tolerance.md, verbatim, and what they and its tables promise.
@Suite struct ToleranceArticleTests {
    /// A nested object begins as its own `init()` makes it; without one the outer model's value stays.
    @Test func whatANestedObjectBeginsWith() {
        struct Address: SmartCodable { var city = "Bonn" }
        struct Person: SmartCodable { var home = Address(city: "Ulm") }

        #expect(Person.deserialize(from: #"{"home":{}}"#)?.home.city == "Bonn")
        #expect(Person.deserialize(from: "{}")?.home.city == "Ulm")
        #expect(Person.deserialize(from: #"{"home":7}"#)?.home.city == "Ulm")
    }

    @Test func numbersThatJSONLacks() {
        struct Reading: SmartCodable { var value = 1.5 }

        for text in [#""nan""#, #""inf""#, "1e400"] {
            #expect(Reading.deserialize(from: #"{"value":\#(text)}"#)?.value == 1.5)
        }
        let (text, report) = SmartSentinel.record { Reading(value: .nan).toJSONString() }
        #expect(text == "{}" && report.repairs.map(\.property) == ["value"])
    }

    @Test func initialValues() throws {
        struct Cart: SmartCodable {
            var count = 5
            var owner: String? = "nobody"
            var address = Address()
        }

        struct Address: SmartCodable {
            var city = "Bonn"
        }

        let cart = Cart.deserialize(from: #"{"count":"many","owner":null,"address":7}"#)
        // count 5, owner nil, address.city "Bonn"

        #expect(cart?.count == 5)
        #expect(cart != nil && cart?.owner == nil)
        #expect(cart?.address.city == "Bonn")

        struct Post: SmartCodable {
            var id = 0
            var isPublic = false
            var code = ""
            var tags: [String] = []
        }

        let post = Post.deserialize(from: #"{"id":"12.0","isPublic":"yes","code":1.50,"tags":"[\"a\",1]"}"#)
        // id 12, isPublic true, code "1.50", tags ["a", "1"]

        #expect(post?.id == 12)
        #expect(post?.isPublic == true)
        #expect(post?.code == "1.50")
        #expect(post?.tags == ["a", "1"])

        let rounded = Post.deserialize(from: #"{"id":12.7}"#, options: [.number(.rounded)])
        // id 13

        #expect(rounded?.id == 13)
        #expect(Post.deserialize(from: #"{"id":12.7}"#)?.id == 0)

        struct Poll: SmartCodable {
            var votes = [0]
            var marks: [Int?] = []
            var addresses: [Address] = []
        }

        let dirty = #"{"votes":[1,"x"],"marks":[1,"x","2"],"addresses":[{"city":"Ulm"},{},null]}"#
        let poll = Poll.deserialize(from: dirty)
        // votes [1], marks [1, nil, 2], addresses Ulm and Bonn

        let strict = Poll.deserialize(from: dirty, options: [.strictCollections])
        // votes [0], marks [], no addresses

        #expect(poll?.votes == [1])
        #expect(poll?.marks == [1, nil, 2])
        #expect(poll?.addresses.map(\.city) == ["Ulm", "Bonn"])
        #expect(strict?.votes == [0] && strict?.marks == [] && strict?.addresses.isEmpty == true)

        var message = ""
        do {
            _ = try Post.decode(from: "{\"id\":\n1,}")
        } catch {
            message = "\(error)"
        }
        #expect(message == "invalid JSON at line 2, column 2: a trailing comma")

        do {
            _ = try Post.decode(from: "{\"id\":\n1,}")
        } catch let error as JSONSyntaxError {
            print(error)    // invalid JSON at line 2, column 2: a trailing comma
        }
    }

    @Test func enums() {
        enum Kind: String, SmartCaseDefaultable {
            static var defaultCase: Kind { .other }
            case photo, video, other
        }

        struct Media: SmartCodable {
            var kind = Kind.photo
            var kinds: [Kind] = []
            var second: Kind?
        }

        let media = Media.deserialize(from: #"{"kind":"hologram","kinds":["video","hologram"],"second":"hologram"}"#)
        // kind .photo, kinds [.video, .other], second nil

        #expect(media?.kind == .photo)
        #expect(media?.kinds == [.video, .other])
        #expect(media != nil && media?.second == nil)
    }

    private struct Counter: SmartCodable {
        var count = 5
        var optional: Int? = 5
    }

    /// The table at the top.
    @Test(arguments: [("{}", 5, 5), ("null", 5, nil), ("7", 7, 7), ("\"7\"", 7, 7), ("[]", 5, nil)] as [(String, Int, Int?)])
    func oneProperty(_ value: String, _ count: Int, _ optional: Int?) {
        let json = value == "{}" ? value : "{\"count\":\(value),\"optional\":\(value)}"
        let counter = Counter.deserialize(from: json)
        #expect(counter?.count == count)
        #expect(counter?.optional == optional)
    }

    private enum Level: Int, Codable { case low, high }

    private struct Sorts: SmartCodable, Equatable {
        var bool = false
        var int8: Int8 = 5
        var float: Float = 0.5
        var decimal = Decimal(5)
        var string = "initial"
        var date = Date(timeIntervalSince1970: 5)
        var data = Data([5])
        var url = URL(string: "https://initial.com")
        var level = Level.low
        var table = ["initial": 5]
    }

    /// The table of conversions: a property, what it takes, and what it becomes.
    @Test func oneOrMany() {
        struct Address: SmartCodable { var city = "Bonn" }
        struct Tagged: SmartCodable {
            var tags: [String] = []
            var authors: [Address] = []
        }

        let solo = #"{"tags":"swift","authors":{"city":"Ulm"}}"#
        let tagged = Tagged.deserialize(from: solo, options: [.wrapsSingleValues])
        // tags ["swift"], authors Ulm

        #expect(tagged?.tags == ["swift"] && tagged?.authors.map(\.city) == ["Ulm"])
    }

    @Test func rawValues() {
        enum Size: String, CaseIterable, Codable { case small, large }

        enum Payment: String, SmartCaseDefaultable {
            case paid, open

            init?(rawValue: String) {
                switch rawValue.lowercased() {
                case "paid", "done", "settled": self = .paid
                case "open": self = .open
                default: return nil
                }
            }
        }

        struct Order: SmartCodable {
            var payment = Payment.open
            var stock: [Size: Int] = [:]
        }

        let order = Order.deserialize(from: #"{"payment":"DONE","stock":{"small":3}}"#)
        let sent = order?.toJSONString()
        // {"payment":"paid","stock":{"small":3}}

        #expect(sent == #"{"payment":"paid","stock":{"small":3}}"#)
    }

    @Test func conversions() {
        func check(_ json: String, _ change: (inout Sorts) -> Void, _ location: SourceLocation = #_sourceLocation) {
            var expected = Sorts()
            change(&expected)
            #expect(Sorts.deserialize(from: "{\(json)}") == expected, "\(json)", sourceLocation: location)
        }
        for yes in ["1", "1.0", "\"1\"", "\"YES\"", "\"Yes\"", "\"yes\"", "\"TRUE\"", "\"True\"", "\"true\""] { check("\"bool\":\(yes)") { $0.bool = true } }
        for unknown in ["2", "\"on\"", "\"tRue\""] { check("\"bool\":\(unknown)") { _ in } }
        check(#""int8":1.2e1"#) { $0.int8 = 12 }
        check(#""int8":"12""#) { $0.int8 = 12 }
        check(#""int8":128"#) { _ in }
        check(#""int8":true"#) { _ in }
        check(#""float":"1.5""#) { $0.float = 1.5 }
        check(#""decimal":"0.1234567890123456789""#) { $0.decimal = Decimal(string: "0.1234567890123456789") ?? 0 }
        check(#""string":12345678901234567890123"#) { $0.string = "12345678901234567890123" }
        check(#""string":true"#) { $0.string = "true" }
        check(#""string":{"a":1}"#) { _ in }
        check(#""date":60"#) { $0.date = Date(timeIntervalSince1970: 60) }
        check(#""date":"60""#) { $0.date = Date(timeIntervalSince1970: 60) }
        check(#""date":"1970-01-01T00:01:00Z""#) { $0.date = Date(timeIntervalSince1970: 60) }
        check(#""data":"AQID""#) { $0.data = Data([1, 2, 3]) }
        check(#""data":[1,2,3]"#) { $0.data = Data([1, 2, 3]) }
        check(#""url":"https://a.com""#) { $0.url = URL(string: "https://a.com") }
        check(#""level":"1""#) { $0.level = .high }
        check(#""level":7"#) { _ in }
        check(#""table":"{\"a\":1}""#) { $0.table = ["a": 1] }
    }

    @Test(arguments: ["[1,]", "[1] // one", "[1]\u{0}", "", "['a']", "[01]"])
    func refusedText(_ text: String) {
        #expect(throws: JSONSyntaxError.self) { try [Counter].decode(from: text) }
        #expect([Counter].deserialize(from: text) == nil)
    }

    @Test func choices() {
        struct Visit: SmartCodable {
            var userName = ""
            var endedAt: Date?
            static var decodingOptions: Set<SmartDecodingOption> { [.key(.fromSnakeCase), .date(.millisecondsSince1970)] }
            static var encodingOptions: Set<SmartEncodingOption> { [.key(.toSnakeCase), .nilAsNull] }
        }

        let visit = Visit.deserialize(from: #"{"user_name":"Ann","ended_at":null}"#)
        // userName "Ann"
        let text = visit?.toJSONString()
        // {"user_name":"Ann","ended_at":null}

        #expect(visit?.userName == "Ann")
        #expect(text == #"{"user_name":"Ann","ended_at":null}"#)
    }

    @Test func nearMisses() throws {
        struct Stay: SmartCodable {
            var roomNumber = 0
        }

        let (_, report) = SmartSentinel.record { Stay.deserialize(from: #"{"room_number":12}"#) }
        print(report)
        // roomNumber: Stay.roomNumber expects Int, found nothing: kept the initial value (the object has 'room_number')

        try expectShown(report, on: "Sources/SmartCodable/SmartCodable.docc/Tolerance.md")
    }

    @Test func codingByHand() throws {
        struct Invoice: SmartCodable {
            var cents = 500
            enum CodingKeys: CodingKey { case euros }

            init() {}
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                cents = Int((try container.decodeIfPresent(Double.self, forKey: .euros) ?? 5) * 100)
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(Double(cents) / 100, forKey: .euros)
            }
        }

        let invoice = Invoice.deserialize(from: #"{"euros":"many"}"#)
        // cents 500

        #expect(invoice?.cents == 500)
        #expect(Invoice.deserialize(from: #"{"euros":"3"}"#)?.cents == 300)
    }

    @Test func unionsByHand() throws {
        enum Price: Codable, Equatable {
            case amount(Int), text(String)
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let amount = try? container.decode(Int.self) {
                    self = .amount(amount)
                } else {
                    self = .text(try container.decode(String.self))
                }
            }
        }

        struct Offer: SmartCodable {
            var prices: [Price] = []
        }

        let offer = Offer.deserialize(from: #"{"prices":[1,"2",true]}"#)
        // .amount(1), .text("2"); true is neither, and left out

        #expect(offer?.prices == [.amount(1), .text("2")])
        #expect(try SmartJSONDecoder().decode([Price].self, from: #"[1,"2"]"#) == [.amount(1), .text("2")])
    }

    @Test func edgesOfTheGrammar() throws {
        #expect(Counter.deserialize(from: Data([0xEF, 0xBB, 0xBF]) + Data(#"{"count":1}"#.utf8))?.count == 1)
        #expect(Counter.deserialize(from: #"{"count":1}"#.data(using: .utf16))?.count == 1)
        #expect(Counter.deserialize(from: #"{"count":1}"#.data(using: .utf32LittleEndian))?.count == 1)
        #expect(Counter.deserialize(from: #"{"count":1,"count":2}"#)?.count == 2)
        for (count, isRead) in [(511, true), (512, false)] {
            let deep = "{\"x\":" + String(repeating: "[", count: count) + String(repeating: "]", count: count) + "}"
            #expect((Counter.deserialize(from: deep) != nil) == isRead, "\(count + 1) levels")
            #expect((Counter.deserialize(from: deep, options: [.maximumDepth(1000)]) != nil) == isRead)
        }
    }

    private final class Box: Codable { var value = 0 }
    private struct Holder: SmartCodable {
        var box = Box()
        @IgnoredKey var finished = 0
        mutating func didFinishMapping() { finished += 1 }
    }

    @Test func modelsShareNothingAndFinishOnce() {
        let holders = [Holder].deserialize(from: "[{},{}]")
        #expect(holders?.first?.box !== holders?.last?.box)
        #expect(holders?.map(\.finished) == [1, 1])
    }
}
