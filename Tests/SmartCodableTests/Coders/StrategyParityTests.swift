import Foundation
import SmartCodable
import Testing

/// Every strategy does what it does in JSONDecoder and JSONEncoder.
@Suite("Coders: strategies")
struct StrategyParityTests {
    // MARK: Names

    @Test(
        "Names in snake case",
        arguments: [
            "plain", "myURLProperty", "HTTPServer", "a", "A", "aB", "AB", "ABC", "aBC", "ABc", "already_snake",
            "already_Snake", "snake_Case_Mixed", "_leading",
            "__twoLeading", "trailing_", "trailing__", "_bothSides_", "_", "__", "item2Name", "item2name", "2items",
            "v10Beta2", "userID", "userId", "userIDNumber",
            "éclairÀLaCarte", "straßeName", "ıdotless", "with space", "with-dash", "a.b", "", "X", "xY", "xYZ", "XYz",
            "URL", "URLs", "aURL2HTTP", "oneTwoThree",
            "one__two", "one_two_", "ONE_TWO", "one_TWO", "一个Name", "emoji😀Name", "ǅungla",
        ])
    func names(name: String) {
        let key = FreeKey(stringValue: name)
        EncodingRow.steps("\(name) as a key", .snakeCase) { encoder in
            var container = encoder.container(keyedBy: FreeKey.self)
            try container.encode(1, forKey: key)
        }.check()
        EncodingRow.steps("\(name) as a nested key", .snakeCase) { encoder in
            var container = encoder.container(keyedBy: FreeKey.self)
            var inner = container.nestedContainer(keyedBy: FreeKey.self, forKey: key)
            try inner.encode([1], forKey: key)
        }.check()
        let text = String(decoding: (try? JSONEncoder().encode([name: 1])) ?? Data(), as: UTF8.self)
        DecodingRow.steps("\(name) read", text, snakeCase: true) { decoder, log in
            let container = try decoder.container(keyedBy: FreeKey.self)
            log.append("\(container.allKeys.map(\.stringValue))")
            for key in container.allKeys { log.append(outcome { try container.decode(Int.self, forKey: key) }) }
            for candidate in ["alreadySnake", "snakeCaseMixed", "oneTwo", "oneTwo_"] {
                log.append(
                    outcome { try container.decodeIfPresent(Int.self, forKey: FreeKey(stringValue: candidate)) as Int? }
                )
            }
        }.check()
    }

    @Test("Models and dictionaries in snake case", arguments: snakeCaseEncoding)
    func snakeCase(row: EncodingRow) { row.check() }

    private static let snakeCaseEncoding: [EncodingRow] = [
        EncodingRow("model", ParityNames(), .snakeCase),
        EncodingRow("models", ["firstName": [ParityNames.Nested()]], .snakeCase),
        EncodingRow("dictionary", ["firstName": 1, "URLName": 2], .snakeCase),
        EncodingRow("dictionary by enum key", [ParityColorKey.red: 1], .snakeCase),
        EncodingRow("dictionary by Int", [1: "a"], .snakeCase),
        EncodingRow("enum", [ParityShape.labelled("a", 1), .circle(radius: 1)], .snakeCase),
        EncodingRow("class", ParityCat(name: "Tom", legs: 4, lives: 9), .snakeCase),
    ]

    @Test("Snake case is read", arguments: snakeCaseDecoding)
    func fromSnakeCase(row: DecodingRow) { row.check() }

    private static let names = #"""
        {"plain":1,"my_url_property":2,"http_server":3,"a":4,"A":5,"already_snake":6,"item2_name":7,"_leading":8,"trailing_":9,"__both_sides__":10,
        "user_id":11,"a_b":12,"abc":13,"version10_beta2":14,"éclair_à_la_carte":15,"mixed_snake_case":16,"nested":{"inner_value":1,"by_name":{"a":1}}}
        """#

    private static let snakeCaseDecoding: [DecodingRow] = [
        DecodingRow(ParityNames.Nested.self, #"{"inner_value":3,"by_name":{"first_name":1,"x":2}}"#, .snakeCase),
        DecodingRow(ParityNames.Nested.self, #"{"innerValue":3,"byName":{}}"#, .snakeCase),
        DecodingRow([String: [String: Int]].self, #"{"first_name":{"last_name":1}}"#, .snakeCase),
        DecodingRow(
            [ParityNames.Nested].self, #"[{"inner_value":3,"by_name":{}},{"inner_value":4,"by_name":{}}]"#, .snakeCase),
        DecodingRow(ParityNames.self, names, .snakeCase, fails: true),
        DecodingRow(ParityNames.Nested.self, #"{"inner_value":[],"by_name":{}}"#, .snakeCase, fails: true),
        DecodingRow(ParityNames.Nested.self, #"{"by_name":{}}"#, .snakeCase, fails: true),
        DecodingRow(ParityCat.self, #"{"lives":9,"super":{"name":"Tom","legs":4}}"#, .snakeCase),
    ]

    // MARK: Dates

    @Test("Dates are read", arguments: dateDecoding)
    func dates(row: DecodingRow) { row.check() }

    private static func dates(_ strategy: JSONDecoder.DateDecodingStrategy) -> CoderChoices {
        CoderChoices { $0.dateDecoding = strategy }
    }

    private static func formatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy/MM/dd HH:mm"
        return formatter
    }

    private static let dateDecoding: [DecodingRow] = [
        DecodingRow([Date].self, "[0,1.5,-1,700000000.125]", dates(.deferredToDate)),
        DecodingRow([Date].self, "[0,1.5,1700000000]", dates(.secondsSince1970)),
        DecodingRow([Date].self, "[0,1.5,1700000000123]", dates(.millisecondsSince1970)),
        DecodingRow(
            [Date].self, #"["1970-01-01T00:00:00Z","2024-02-29T12:30:45+02:00","2024-02-29T12:30:45-0730"]"#,
            dates(.iso8601)),
        DecodingRow([Date].self, #"["2024/02/29 12:30"]"#, dates(.formatted(formatter()))),
        DecodingRow(ParityBox<Date?>.self, #"{"content":null,"more":[null,1]}"#, dates(.secondsSince1970)),
        DecodingRow([String: Date].self, #"{"a":1}"#, dates(.millisecondsSince1970)),
        DecodingRow(Date.self, #""2024-01-31T08:15:00+08:00""#, dates(.iso8601)),
        DecodingRow(Date.self, "5", dates(.custom { Date(timeIntervalSince1970: 60 * (try Double(from: $0))) })),
        DecodingRow(
            [Date].self, #"[{"t":5}]"#,
            dates(.custom { Date(timeIntervalSince1970: try [String: Double](from: $0)["t"]!) })),
        DecodingRow(
            ParityBox<Date>.self, #"{"content":1,"more":[2,3]}"#,
            dates(
                .custom {
                    Date(timeIntervalSince1970: Double($0.codingPath.count * 100 + ($0.codingPath.last?.intValue ?? 7)))
                })),
        DecodingRow(Date.self, "null", dates(.secondsSince1970), fails: true),
        DecodingRow([Date].self, "[1,{}]", dates(.secondsSince1970), fails: true),
        DecodingRow([Date].self, "[1,true]", dates(.millisecondsSince1970), fails: true),
        DecodingRow(Date.self, "[]", dates(.iso8601), fails: true),
        .corrupted([Date].self, #"["1970-01-01T00:00:00Z","no date"]"#, at: "/Index 1#1", dates(.iso8601)),
        DecodingRow(
            ParityBox<Date>.self, #"{"content":"no date","more":[]}"#, dates(.formatted(formatter())), fails: true),
        DecodingRow([Date].self, #"["no date"]"#, dates(.deferredToDate), fails: true),
        DecodingRow(Date.self, "null", dates(.iso8601), fails: true),
        DecodingRow(
            ParityBox<Date>.self, #"{"content":1,"more":[1]}"#,
            dates(.custom { _ in throw Refusal(reason: "no dates") }), fails: true),
        DecodingRow([Date].self, "[1]", dates(.custom { _ in throw Refusal(reason: "no dates") }), fails: true),
        DecodingRow(Date.self, "1", dates(.custom { _ in throw Refusal(reason: "no dates") }), fails: true),
        DecodingRow(
            ParityBox<Date>.self, #"{"content":1,"more":["x"]}"#,
            dates(.custom { Date(timeIntervalSince1970: Double(try [Int](from: $0).count)) }), fails: true),
    ]

    @Test("Dates are written", arguments: dateEncoding)
    func datesWritten(row: EncodingRow) { row.check() }

    private static func datesOut(_ strategy: JSONEncoder.DateEncodingStrategy) -> CoderChoices {
        CoderChoices { $0.dateEncoding = strategy }
    }

    private static let days = [0, 1.5, -1, 1_700_000_000, 1_700_000_000.123].map { Date(timeIntervalSince1970: $0) }

    private static let dateEncoding: [EncodingRow] = [
        EncodingRow("deferred", days, datesOut(.deferredToDate)),
        EncodingRow("seconds", days, datesOut(.secondsSince1970)),
        EncodingRow("milliseconds", days, datesOut(.millisecondsSince1970)),
        EncodingRow("ISO 8601", days, datesOut(.iso8601)),
        EncodingRow("formatted", days, datesOut(.formatted(formatter()))),
        EncodingRow("top level", days[3], datesOut(.iso8601)),
        EncodingRow("optionals", ParityBox<Date?>(content: nil, more: [nil, days[1]]), datesOut(.secondsSince1970)),
        EncodingRow("custom", ["a": days], datesOut(.custom { try "\(Int($0.timeIntervalSince1970))".encode(to: $1) })),
        EncodingRow(
            "custom object", ParityBox(content: days[1], more: [days[2]]),
            datesOut(.custom { try ["t": $0.timeIntervalSince1970].encode(to: $1) })),
        EncodingRow(
            "custom path", ParityBox(content: days[1], more: [days[2]]),
            datesOut(.custom { try CodingErrorText.path($1.codingPath).encode(to: $1) })),
        EncodingRow("custom, nothing", ParityBox(content: days[1], more: [days[2]]), datesOut(.custom { _, _ in })),
        EncodingRow(
            "custom, refused", ["a": [days[1]]], datesOut(.custom { _, _ in throw Refusal(reason: "no dates") }),
            fails: true),
        EncodingRow(
            "custom, no number", ["a": [days[1]]], datesOut(.custom { try Double.nan.encode(to: $1) }), fails: true),
    ]

    // MARK: Data

    @Test("Data is read", arguments: dataDecoding)
    func data(row: DecodingRow) { row.check() }

    private static func bytes(_ strategy: JSONDecoder.DataDecodingStrategy) -> CoderChoices {
        CoderChoices { $0.dataDecoding = strategy }
    }

    private static let dataDecoding: [DecodingRow] = [
        DecodingRow([Data].self, #"["AQID","","/+8="]"#, bytes(.base64)),
        DecodingRow([Data].self, "[[1,2,255],[]]", bytes(.deferredToData)),
        DecodingRow(ParityBox<Data?>.self, #"{"content":null,"more":[null,[1]]}"#, bytes(.deferredToData)),
        DecodingRow(
            ParityBox<Data>.self, #"{"content":"ab","more":["c"]}"#, bytes(.custom { Data(try String(from: $0).utf8) })),
        DecodingRow(Data.self, #""*""#, bytes(.base64), fails: true),
        DecodingRow([Data].self, #"["AQID",1.5]"#, bytes(.base64), fails: true),
        DecodingRow([Data].self, #"["AQID","AQI"]"#, bytes(.base64), fails: true),
        .corrupted([Data].self, "[[1,256]]", at: "/Index 0#0/Index 1#1", bytes(.deferredToData)),
        DecodingRow([Data].self, "[[1,{}]]", bytes(.deferredToData), fails: true),
        DecodingRow(Data.self, "null", bytes(.deferredToData), fails: true),
        DecodingRow(
            ParityBox<Data>.self, #"{"content":1,"more":[]}"#, bytes(.custom { _ in throw Refusal(reason: "no data") }),
            fails: true),
        DecodingRow(
            [Data].self, #"[1]"#, bytes(.custom { Data(try String(from: $0).utf8 + [UInt8](from: $0)) }), fails: true),
    ]

    @Test("Data is written", arguments: dataEncoding)
    func dataWritten(row: EncodingRow) { row.check() }

    private static func bytesOut(_ strategy: JSONEncoder.DataEncodingStrategy) -> CoderChoices {
        CoderChoices { $0.dataEncoding = strategy }
    }

    private static let blocks = [Data([1, 2, 255]), Data(), Data([251, 255, 254])]

    private static let dataEncoding: [EncodingRow] = [
        EncodingRow("base64", blocks, bytesOut(.base64)), EncodingRow("deferred", blocks, bytesOut(.deferredToData)),
        EncodingRow("top level", blocks[0], bytesOut(.deferredToData)),
        EncodingRow("optionals", ParityBox<Data?>(content: nil, more: [nil, blocks[0]]), bytesOut(.deferredToData)),
        EncodingRow("custom", ["a": blocks], bytesOut(.custom { try $0.count.encode(to: $1) })),
        EncodingRow(
            "custom path", ParityBox(content: blocks[0], more: blocks),
            bytesOut(.custom { try CodingErrorText.path($1.codingPath).encode(to: $1) })),
        EncodingRow("custom, nothing", ParityBox(content: blocks[0]), bytesOut(.custom { _, _ in })),
        EncodingRow(
            "custom, refused", ["a": blocks], bytesOut(.custom { _, _ in throw Refusal(reason: "no data") }),
            fails: true),
    ]

    // MARK: Numbers that are none

    @Test("Words for what is no number", arguments: floatDecoding)
    func floats(row: DecodingRow) { row.check() }

    private static let words = CoderChoices {
        $0.floatDecoding = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    }

    private static let floatDecoding: [DecodingRow] = [
        DecodingRow([Double].self, #"["inf","-inf",1]"#, words), DecodingRow([Float].self, #"["inf","-inf",1]"#, words),
        DecodingRow([String: Double].self, #"{"a":"inf"}"#, words),
        DecodingRow(ParityBox<Double?>.self, #"{"content":"inf","more":[null,"-inf"]}"#, words),
        DecodingRow(Double.self, #""inf""#, words), DecodingRow(CGFloat.self, #""inf""#, words),
        DecodingRow(ParityMetres.self, #""-inf""#, words),
        DecodingRow([Double].self, #"["INF"]"#, words, fails: true),
        DecodingRow([Double].self, #"["word"]"#, words, fails: true),
        DecodingRow([Double].self, #"["inf"]"#, fails: true), DecodingRow([Double].self, #"["nan"]"#, fails: true),
        DecodingRow([Float].self, #"["infinity"]"#, fails: true),
    ]

    @Test("A word for NaN")
    func nan() throws {
        #expect(try CoderChoices.smartNaN.smartDecode([Double].self, Data(#"["q",1]"#.utf8))[0].isNaN)
        #expect(
            try CoderChoices.smartNaN.smartDecode(ParityBox<Float?>.self, Data(#"{"content":"q","more":[]}"#.utf8))
                .content?.isNaN == true)
    }

    @Test("User info reaches nested values")
    func userInfo() {
        let choices = CoderChoices { $0.userInfo[.tag] = "seen" }
        DecodingRow([ParityBox<Tagged>].self, #"[{"content":1,"more":[2]}]"#, choices).check()
    }

    private struct Tagged: Decodable, Equatable, Sendable {
        var tag: String?
        init(from decoder: any Decoder) throws { tag = decoder.userInfo[.tag] as? String }
    }
}

extension CoderChoices {
    fileprivate static let smartNaN = CoderChoices {
        $0.floatDecoding = .convertFromString(positiveInfinity: "p", negativeInfinity: "n", nan: "q")
    }
}
