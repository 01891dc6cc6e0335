import Foundation
import SmartCodable

/// How both decoders are set.
public struct Choices: Sendable, CustomStringConvertible {
    public var isStrict = false
    public var isSnakeCase = false
    public var date = 0
    public var data = 0
    public var hasFloatWords = false

    public init() {}

    public var description: String {
        "\(isStrict ? "strict" : "default")\(isSnakeCase ? ", snake case" : ""), date \(date), data \(data)\(hasFloatWords ? ", float words" : "")"
    }

    var foundation: JSONDecoder {
        let decoder = JSONDecoder()
        if isSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        decoder.dateDecodingStrategy = dateStrategy
        decoder.dataDecodingStrategy = data == 0 ? .base64 : .deferredToData
        if hasFloatWords { decoder.nonConformingFloatDecodingStrategy = words }
        return decoder
    }

    var smart: SmartJSONDecoder {
        let decoder = SmartJSONDecoder()
        if isSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        decoder.dateDecodingStrategy = dateStrategy
        decoder.dataDecodingStrategy = data == 0 ? .base64 : .deferredToData
        if hasFloatWords { decoder.nonConformingFloatDecodingStrategy = words }
        if isStrict { decoder.options = [.strict] }
        return decoder
    }

    private var words: JSONDecoder.NonConformingFloatDecodingStrategy {
        .convertFromString(positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NAN")
    }

    private var dateStrategy: JSONDecoder.DateDecodingStrategy {
        switch date {
        case 1: return .secondsSince1970
        case 2: return .millisecondsSince1970
        case 3: return .iso8601
        default: return .deferredToDate
        }
    }
}

/// What both coders made of one input.
public struct Difference: Sendable {
    public enum Kind: String, Sendable {
        case weRefuse = "only we refuse"
        case weAccept = "only we accept"
        case value = "another value"
        case text = "another text"
    }

    public let kind: Kind
    public let foundation: String
    public let smart: String
}

/// A type that both coders are asked for.
public struct CodableCase: Sendable {
    public let name: String
    /// Documents that fit, to be mutated.
    public let samples: [String]
    /// Nil: they agree.
    public let compare: @Sendable (Data, Choices) -> Difference?

    init<T: Codable & Equatable>(_ type: T.Type, _ samples: String...) {
        name = "\(T.self)"
        self.samples = samples
        let erased = Erased<T>()
        compare = { erased.compare($0, $1) }
    }

    /// Foundation's answers decide: by default for what it accepts, with `.strict` for everything.
    private struct Erased<T: Codable & Equatable>: Sendable {
        func compare(_ data: Data, _ choices: Choices) -> Difference? {
            let expected = Result { try choices.foundation.decode(T.self, from: data) }
            let found = Result { try choices.smart.decode(T.self, from: data) }
            switch (expected, found) {
            case (.failure, .failure): return nil
            case (.success(let a), .failure(let error)):
                return Difference(kind: .weRefuse, foundation: "\(a)", smart: "\(error)")
            case (.failure(let error), .success(let b)):
                // Tolerance, but not for what is no JSON.
                guard choices.isStrict || !CodableCase.isJSON(data) else { return nil }
                return Difference(kind: .weAccept, foundation: "\(error)", smart: "\(b)")
            case (.success(let a), .success(let b)):
                guard a == b || "\(a)" == "\(b)" else {
                    return Difference(kind: .value, foundation: "\(a)", smart: "\(b)")
                }
                return compareTexts(a)
            }
        }

        private func compareTexts(_ value: T) -> Difference? {
            let foundation = JSONEncoder()
            foundation.outputFormatting = .sortedKeys
            let smart = SmartJSONEncoder()
            smart.outputFormatting = .sortedKeys
            let expected = (try? foundation.encode(value)).map { String(decoding: $0, as: UTF8.self) }
            let found = (try? smart.encode(value)).map { String(decoding: $0, as: UTF8.self) }
            guard expected.map({ Array($0.utf8) }) != found.map({ Array($0.utf8) }) else { return nil }
            return Difference(kind: .text, foundation: expected ?? "an error", smart: found ?? "an error")
        }
    }

    static func isJSON(_ data: Data) -> Bool {
        (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
    }

    static let flat = #"{"id":1,"name":"a","isOn":true,"ratio":0.5,"small":7,"note":null}"#

    /// New ones at the end: inputs that are kept name a type by its number.
    public static let all: [CodableCase] = [
        CodableCase(Bool.self, "true", "false"), CodableCase(Int.self, "1", "-7", "9223372036854775807"),
        CodableCase(Int8.self, "127", "-128"),
        CodableCase(Int16.self, "32767"), CodableCase(Int32.self, "-2147483648"),
        CodableCase(Int64.self, "-9223372036854775808"),
        CodableCase(UInt.self, "18446744073709551615"), CodableCase(UInt8.self, "255"),
        CodableCase(UInt16.self, "65535"),
        CodableCase(UInt32.self, "4294967295"), CodableCase(UInt64.self, "0", "18446744073709551615"),
        CodableCase(Float.self, "1.5", "3.4e38"),
        CodableCase(Double.self, "0.1", "1e308", "-0.0", "123456789012345678"),
        CodableCase(Decimal.self, "0.1", "12345678901234567890.12345"),
        CodableCase(String.self, #""text""#, #""\u00e9\ud83d\ude00\n\/""#),
        CodableCase(Date.self, "0", "1234.5", #""2024-01-31T08:15:00Z""#),
        CodableCase(Data.self, #""aGk=""#, "[1,2,255]"), CodableCase(URL.self, #""https://a.b/c?d=e""#),
        CodableCase(UUID.self, #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#), CodableCase([Int].self, "[1,2,3]", "[]"),
        CodableCase([[String]].self, #"[["a"],[],["b","c"]]"#), CodableCase([Double?].self, "[1,null,2.5]"),
        CodableCase(Set<Int>.self, "[1]"),
        CodableCase([String: Int].self, #"{"a":1,"b":2}"#, "{}"),
        CodableCase([Int: String].self, #"{"1":"a","2":"b"}"#),
        CodableCase([String: [Bool?]].self, #"{"a":[true,null]}"#), CodableCase([Color: Int].self, #"["red",1]"#),
        CodableCase(Int?.self, "1", "null"),
        CodableCase(String??.self, #""a""#, "null"), CodableCase(Color.self, #""red""#),
        CodableCase(Level.self, "1", "3"), CodableCase(Weight.self, "0.5", "2"),
        CodableCase(
            Figure.self, #"{"empty":{}}"#, #"{"circle":{"radius":1}}"#, #"{"labelled":{"_0":"a","_1":1}}"#,
            #"{"group":{"_0":[{"empty":{}}]}}"#),
        CodableCase(Flat.self, flat),
        CodableCase(Nested.self, #"{"flat":\#(flat),"list":[\#(flat)],"table":{"x":\#(flat)},"color":"red"}"#),
        CodableCase(
            Tree.self, #"{"value":1,"children":[{"value":2,"children":[{"value":3}]},{"value":4,"children":[]}]}"#),
        CodableCase(Box<Flat?>.self, #"{"content":\#(flat),"more":[null]}"#),
        CodableCase(Box<[Box<Int>]>.self, #"{"content":[{"content":1,"more":[2]}]}"#),
        CodableCase(Renamed.self, #"{"1st":1,"second name":"a"}"#),
        CodableCase(Snake.self, #"{"first_name":"a","imageURL":"b","inner_values":{"a_b":1}}"#),
        CodableCase(Dynamic.self, #"{"a":1,"2":2,"b":null,"c.d":[3]}"#),
        CodableCase(Manual.self, #"{"id":1,"place":{"city":"a"},"numbers":[1,null,2.5]}"#),
        CodableCase(Pair.self, #"["a",1]"#, #"["a",null,3]"#), CodableCase(Metres.self, "1.5"),
        CodableCase([IntOrText].self, #"[1,"a","2"]"#),
        CodableCase([TextOrInt].self, #"[1,"a"]"#),
        CodableCase(AnyCodable.self, #"{"a":[1,2.5,"x",null,true,{"b":[]}]}"#),
        CodableCase([NilOr].self, "[1,null]"), CodableCase([String: NilOr].self, #"{"a":null,"b":1}"#),
        CodableCase(Email.self, #""a@b""#),
        CodableCase(Animal.self, #"{"name":"a","legs":4}"#),
        CodableCase(Dog.self, #"{"name":"a","legs":4,"tricks":["b"]}"#),
        CodableCase(Cat.self, #"{"lives":9,"super":{"name":"a"}}"#),
        CodableCase(Stubborn.self, #"[1,"a",\#(flat),{"a":1},[2],null]"#),
        CodableCase(JSONValue.self, #"{"a":[1,2.5,"x",null,true]}"#), CodableCase(Range<Int>.self, "[1,2]"),
        CodableCase(CGPoint.self, "[1,2]"),
        CodableCase(DateComponents.self, #"{"year":2024}"#), CodableCase(ClosedRange<Int>.self, "[1,2]"),
        CodableCase(Result4.self, #"{"success":{"_0":1}}"#), CodableCase(Locale.self, #"{"identifier":"en_US"}"#),
        CodableCase(Loose.self, #"{"a":1,"b":"1","c":[1,0,"1",true,null,2.5],"d":{"e":0},"f":1.5}"#),
    ]
}

/// A generic enum.
enum Outcome<Value: Codable & Hashable>: Codable, Hashable {
    case success(Value)
    case failure(reason: String)
}
typealias Result4 = Outcome<Int>
