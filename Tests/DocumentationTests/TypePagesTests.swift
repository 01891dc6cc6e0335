import ExCodableCompat
import Foundation
import HandyJSONCompat
import SmartCodable
import SmartContracts
import SmartStreams
import Testing

/// The page of a type begins at a call site: its documentation comment has code. Where the code can run on its own it stands here, line for
/// line, and what it says of its result is checked.
@Suite struct TypePagesTests {
    @Test func whatModelsAre() throws {
        struct Customer: SmartCodable {
            var id = 0
            var name = ""
        }
        let customer = Customer.deserialize(from: #"{"id":"7"}"#)   // id 7, name ""
        let text = customer?.toJSONString()   // {"id":7,"name":""}
        #expect(text == #"{"id":7,"name":""}"#)

        struct Ticket: SmartCodableX {
            var seat = ""
        }
        #expect(Ticket.deserialize(from: #"{"seat":7}"#)?.seat == "7")
    }

    @Test func whatIsWritten() {
        struct Order: SmartEncodable {
            var id = 7
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "order_id"] }
        }
        let text = Order().toJSONString()   // {"id":7}
        let body = Order().toDictionary(useMappedKeys: true)   // ["order_id": 7]
        #expect(text == #"{"id":7}"#)
        #expect(body?["order_id"] as? Int == 7)
    }

    struct Visit: SmartCodable { var day = 0 }

    @Test func reportsAndErrors() throws {
        let (visits, report) = SmartSentinel.record { [Visit].deserialize(from: #"[{"day":"3"},{"day":"n/a"}]"#) }
        print(report)
        // [0].day: Visit.day expects Int, found string "3": converted
        // [1].day: Visit.day expects Int, found string "n/a": kept the initial value
        #expect(visits?.map(\.day) == [3, 0])
        try expectSaid(report, in: "Sources/SmartEngine/Reports/SmartReport.swift")

        do {
            _ = try Visit.decode(from: #"{"day":"3"}"#, options: [.strict])
        } catch let error as SmartStrictError {
            print(error.report)   // day: Visit.day expects Int, found string "3": converted
            try expectSaid(error.report, in: "Sources/SmartEngine/Reports/SmartReport.swift")
        }

        do {
            _ = try Visit.decode(from: #"{"day":}"#)
        } catch let error as JSONSyntaxError {
            print("line \(error.line), column \(error.column)")   // line 1, column 8
            #expect("\(error.line) \(error.column)" == "1 8")
        }
    }

    private func expectSaid(_ report: SmartReport, in file: String) throws {
        let text = try CodeBlockTests.text(of: file)
        for line in report.description.split(separator: "\n") { #expect(text.contains("// \(line)\n"), "\(file)") }
    }

    @Test func options() {
        struct Note: SmartCodable {
            var createdAt: Date?
            var text: String? = "Tea"
        }
        var written = [
            Note().toJSONString(options: [.key(.toSnakeCase), .nilAsNull])   // {"created_at":null,"text":"Tea"}
        ]
        #expect(written == [#"{"created_at":null,"text":"Tea"}"#])
        written = [
            Note(createdAt: nil, text: "Tea").toJSONString(options: [.key(.firstLetterUpper)])   // {"Text":"Tea"}
        ]
        #expect(written == [#"{"Text":"Tea"}"#])
        let note =
            Note.deserialize(from: #"{"created_at":0,"text":"Tea"}"#, options: [.key(.fromSnakeCase)])
        #expect(note?.createdAt == Date(timeIntervalSince1970: 0))
        var days = [
            Visit.deserialize(from: #"{"day":12.7}"#, options: [.number(.rounded)])   // day is 13
        ]
        days.append(
            Visit.deserialize(from: #"{"d":3}"#, options: [.key(.globalMap([SmartGlobalMap(from: "d", to: "day")]))])
        )
        let map = SmartExactMap(path: "", from: "d", to: "day")
        let mapped =
            Visit.deserialize(from: #"{"d":3}"#, options: [.key(.exactMap([map]))])   // day is 3
        #expect(days.map { $0?.day } == [13, 3])
        #expect(mapped?.day == 3)
    }

    @Test func mappings() throws {
        struct Member: SmartCodable {
            var id = 0
            var city = ""
            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.id <--- ["member_id", "uid"], CodingKeys.city <--- "address.city"]
            }
        }
        let member = Member.deserialize(from: #"{"member_id":null,"uid":"7","address":{"city":"Bonn"}}"#)
        #expect(member?.id == 7)
        #expect(member?.city == "Bonn")

        struct Event: SmartCodable {
            var begins = Date(timeIntervalSince1970: 0)
            static func mappingForValue() -> [SmartValueTransformer]? {
                [CodingKeys.begins <--- SmartDateTransformer(.format("dd.MM.yyyy"))]
            }
        }
        #expect(Event.deserialize(from: #"{"begins":"31.01.2024"}"#)?.toJSONString() == #"{"begins":"31.01.2024"}"#)

        struct Invoice: SmartCodable {
            @SmartDate(.milliseconds) var issued: Date?
            @SmartDate(.format("yyyy/MM/dd")) var due: Date?
        }
        #expect(
            Invoice.deserialize(from: #"{"issued":1706659200000,"due":"2024/01/31"}"#)?.toJSONString()
                == #"{"issued":1706659200000,"due":"2024\/01\/31"}"#)

        struct Post: SmartCodable {
            @SmartDate var created: Date?
            @SmartDate(.format("dd.MM.yyyy")) var published = Date(timeIntervalSince1970: 0)
        }
        #expect(Post.deserialize(from: #"{"created":"1706659200"}"#)?.created == Date(timeIntervalSince1970: 1_706_659_200))
    }

    @Test func transformers() {
        struct Bill: SmartCodable {
            var issued: Date?
            static func mappingForValue() -> [SmartValueTransformer]? {
                [CodingKeys.issued <--- SmartDateTransformer(.iso8601)]
            }
        }
        #expect(Bill.deserialize(from: #"{"issued":"2024-01-31T00:00:00Z"}"#)?.toJSONString() == #"{"issued":"2024-01-31T00:00:00Z"}"#)
        struct Person: SmartCodable {
            var photo = Data()
            static func mappingForValue() -> [SmartValueTransformer]? {
                [CodingKeys.photo <--- SmartDataTransformer()]
            }
        }
        #expect(Person.deserialize(from: #"{"photo":"AQI="}"#)?.photo == Data([1, 2]))
        struct Payment: SmartCodable {
            var paid: Date?
            static func mappingForValue() -> [SmartValueTransformer]? {
                let formatter = DateFormatter()
                formatter.dateFormat = "dd.MM.yyyy"
                let transformer = CodingKeys.paid <--- SmartDateFormatTransformer(formatter)
                return [transformer]
            }
        }
        #expect(Payment.deserialize(from: #"{"paid":"31.01.2024"}"#)?.toJSONString() == #"{"paid":"31.01.2024"}"#)
        struct Link: SmartCodable {
            var page: URL?
            static func mappingForValue() -> [SmartValueTransformer]? {
                [CodingKeys.page <--- SmartURLTransformer(prefix: "https://example.com/")]
            }
        }
        #expect(Link.deserialize(from: #"{"page":"tea"}"#)?.page?.absoluteString == "https://example.com/tea")
    }

    class Animal: SmartCodable, SmartPolymorphic {
        var name = ""
        required init() {}
        class func variants() -> SmartVariants { SmartVariants(by: "type", ["dog": Dog.self]) }
    }
    class Dog: Animal {
        var tricks = 0
    }

    @Test func variants() {
        let animals = [Animal].deserialize(from: #"[{"type":"dog","name":"Rex","tricks":3}]"#)   // a Dog
        #expect((animals?.first as? Dog)?.tricks == 3)
    }

    class Trip: HandyJSON {
        var id = 0
        var begins: Date?
        var cache = ""
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.id <-- ["trip_id", "id"]
            mapper <<< self.begins <-- ("begin", DateTransform())
            mapper >>> self.cache
        }
    }

    @Test func handyJSON() {
        let trip = JSONDeserializer<Trip>.deserializeFrom(json: #"{"trip_id":7}"#)
        let trips = JSONDeserializer<Trip>.deserializeModelArrayFrom(json: #"[{"id":1},{"id":2}]"#)
        #expect(trip?.id == 7)
        #expect(trips?.map { $0?.id } == [1, 2])

        enum Kind: String, HandyJSONEnum { case video, photo }
        struct Clip: HandyJSON { var kind = Kind.photo }
        let clip = Clip.deserialize(from: #"{"kind":"video"}"#)   // kind is .video
        #expect(clip?.kind == .video)

        struct Cents: HandyJSONCustomTransformable {
            var count = 0
            static func _transform(from object: Any) -> Cents? { (object as? Double).map { Cents(count: Int($0 * 100)) } }
            func _plainValue() -> Any? { Double(count) / 100 }
        }
        struct Price: HandyJSON { var amount = Cents() }
        let price = Price.deserialize(from: #"{"amount":1.5}"#)
        #expect(price?.amount.count == 150)
        #expect(price?.toJSONString() == #"{"amount":1.5}"#)
    }

    @Test func exCodable() throws {
        struct Passenger: ExAutoCodable {
            @ExCodable("passenger_id", "id") private(set) var id = 0
        }
        let passenger = try Passenger.decoded(from: #"{"passenger_id":"7"}"#)   // id 7
        #expect(passenger.id == 7)
        let data = try passenger.encoded(using: JSONEncoder()) as Data
        let same = try Passenger.decoded(from: data, using: JSONDecoder())
        #expect(same.id == 7)

        struct Luggage: ExAutoEncodable {
            @ExCodable("weight_kg") private(set) var weight = 20
        }
        let dictionary = try Luggage().encoded() as [String: Any]   // ["weight_kg": 20]
        #expect(dictionary["weight_kg"] as? Int == 20)
        struct Seat: ExAutoDecodable {
            @ExCodable("seat_no") private(set) var number = 0
            @ExCodable private(set) var isFree = false
        }
        let seat = try Seat.decoded(from: #"{"seat_no":"12","isFree":"yes"}"#)   // number 12, isFree true
        #expect(seat.number == 12)
        #expect(seat.isFree)
    }

    // MARK: Every page

    /// Pages without a call of their own: what says in another type's code how it comes about.
    private static let others: Set = [
        "SmartKeyConversion", "SmartLossy", "SmartIgnored", "SmartOptional", "SmartDateValue", "SmartVariant",
        "SmartRulesDifference", "SmartStreamError", "SmartStreamFault", "MappingPropertyHandler", "CustomMappingKeyValueTuple", "ExCodableDecodingTypeConverter", "ExCodableGlobalDecodingTypeConverter",
    ]
    /// The types whose code stands in this file: not those whose code needs UIKit or sets what holds for the process, nor those that
    /// an article shows at length.
    private static let run = [
        "SmartCodable", "SmartCodableX", "SmartEncodable", "SmartReport", "SmartStrictError", "JSONSyntaxError", "SmartEncodingOption",
        "SmartNumberStrategy", "SmartKeyTransformer", "SmartValueTransformer", "SmartKeyDecodingStrategy", "SmartKeyEncodingStrategy",
        "SmartGlobalMap", "SmartExactMap", "SmartDate", "SmartDateForm", "SmartDateTransformer", "SmartDateFormatTransformer", "SmartDataTransformer", "SmartURLTransformer",
        "SmartVariants", "HelpingMapper", "JSONDeserializer", "HandyJSONEnum", "HandyJSONCustomTransformable", "ExCodable", "ExAutoCodable",
        "ExAutoEncodable", "ExAutoDecodable", "DataEncoder", "DataDecoder",
    ]

    /// The code in the comments of the types that the first pages of the references list.
    private static let code = Result { try readCode() }

    private static func readCode() throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        for module in ["SmartEngine"] + CodeBlockTests.libraries.map(\.0) {
            for file in try CodeBlockTests.swiftFiles(below: "Sources/\(module)") {
                let lines = try CodeBlockTests.text(of: file).components(separatedBy: "\n")
                for index in lines.indices where lines[index].hasPrefix("public ") || lines[index].hasPrefix("open ") {
                    let words = lines[index].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                    guard let kind = words.firstIndex(where: ["struct", "class", "enum", "protocol", "typealias"].contains), kind + 1 < words.count,
                        !words.contains("func")
                    else { continue }
                    let comment = lines[..<index].reversed().drop { $0.hasPrefix("@") || $0.hasPrefix("// ") }.prefix { $0.hasPrefix("///") }.reversed()
                    found[words[kind + 1]] = comment.filter { $0.hasPrefix("///     ") }
                        .map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
                }
            }
        }
        return found
    }

    @Test(arguments: CodeBlockTests.libraries)
    func everyPageBeginsAtACallSite(_ library: String, _ least: Int) throws {
        let page = try CodeBlockTests.text(of: "Sources/\(library)/\(library).docc/\(library).md")
        let code = try Self.code.get()
        // What ExCodable had before 1.0 is there to compile, not to be read about.
        let topics = page.components(separatedBy: "## Topics")[1].components(separatedBy: "### Names before")[0]
        let names = topics.components(separatedBy: "- ``").dropFirst().map { $0.components(separatedBy: "``")[0] }
            .compactMap { $0.components(separatedBy: "/").last }.filter { code[$0] != nil && !Self.others.contains($0) }
        #expect(names.count >= min(4, least / 2))
        for name in names { #expect(code[name]?.isEmpty == false, "\(name) has no code in its comment") }
    }

    @Test(arguments: run)
    func theCodeStandsHere(_ type: String) throws {
        let code = try #require(try Self.code.get()[type])
        let lines = try CodeBlockTests.text(of: "Tests/DocumentationTests/TypePagesTests.swift").components(separatedBy: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(!code.isEmpty)
        for line in code { #expect(lines.contains(line), "\(type): \(line)") }
    }
}
