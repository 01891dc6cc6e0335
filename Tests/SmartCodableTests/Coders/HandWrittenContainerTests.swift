import ExCodableCompat
import Foundation
import SmartCodable
import Testing

/// Any JSON by containers, as apps write it in extensions of KeyedDecodingContainer and UnkeyedDecodingContainer: one
/// `try?` after the other. `order` says what is tried first.
private struct LooseJSON: Decodable, Equatable, CustomStringConvertible {
    var description = ""

    init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: FreeKey.self) {
            description = try LooseJSON.text(members)
        } else {
            var list = try decoder.unkeyedContainer()
            description = try LooseJSON.text(&list)
        }
    }

    static func text(_ members: KeyedDecodingContainer<FreeKey>) throws -> String {
        try "{"
            + members.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
                key.stringValue + ":" + (try text(members, key))
            }.joined(separator: ",") + "}"
    }

    private static func text(_ members: KeyedDecodingContainer<FreeKey>, _ key: FreeKey) throws -> String {
        if let value = try? members.decode(Bool.self, forKey: key) { return "bool \(value)" }
        if let value = try? members.decode(String.self, forKey: key) { return "text \(value)" }
        if let value = try? members.decodeIfPresent(Int.self, forKey: key) { return "int \(value)" }
        if let value = try? members.decode(Double.self, forKey: key) { return "double \(value)" }
        if let value = try? members.nestedContainer(keyedBy: FreeKey.self, forKey: key) { return try text(value) }
        if var value = try? members.nestedUnkeyedContainer(forKey: key) { return try text(&value) }
        return try members.decodeNil(forKey: key) ? "null" : "other"
    }

    static func text(_ list: inout any UnkeyedDecodingContainer) throws -> String {
        var parts: [String] = []
        while !list.isAtEnd {
            if let value = try? list.decode(Bool.self) {
                parts.append("bool \(value)")
            } else if let value = try? list.decode(Int8.self) {
                parts.append("int \(value)")
            } else if let value = try? list.decode(Double.self) {
                parts.append("double \(value)")
            } else if let value = try? list.decode(String.self) {
                parts.append("text \(value)")
            } else if let value = try? list.nestedContainer(keyedBy: FreeKey.self) {
                parts.append(try text(value))
            } else if var value = try? list.nestedUnkeyedContainer() {
                parts.append(try text(&value))
            } else {
                parts.append(try list.decodeNil() ? "null" : "other")
            }
        }
        return "[" + parts.joined(separator: ",") + "]"
    }
}

/// A model with a loose part, in containers of its own.
private struct LooseModel: Decodable, Equatable {
    var id: Int
    var extra: String
    var tags: String

    enum CodingKeys: CodingKey { case id, extra, tags }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        extra = try LooseJSON.text(container.nestedContainer(keyedBy: FreeKey.self, forKey: .extra))
        var list = try container.nestedUnkeyedContainer(forKey: .tags)
        tags = try LooseJSON.text(&list)
    }
}

/// Asks for one type only, and catches nothing.
private struct Sums: Decodable, Equatable {
    var total = 0

    init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            while !list.isAtEnd { total += try list.decodeIfPresent(Int.self) ?? 0 }
        } else {
            let container = try decoder.container(keyedBy: FreeKey.self)
            for key in container.allKeys { total += try container.decodeIfPresent(Int.self, forKey: key) ?? 0 }
        }
    }
}

/// `decoder["name"]` is for those who want conversions.
private struct BySubscript: Decodable, Equatable {
    var id: Int?
    init(from decoder: any Decoder) throws { id = decoder["id"] }
}

/// Tries one type after the other in generic functions, which do not know that they ask for scalars.
private struct GenericUnion: Decodable, Equatable {
    var found: [String] = []

    init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            func isOf<T: Decodable>(_ type: T.Type) -> Bool {
                guard let value = try? list.decode(type) else { return false }
                found.append("\(type) \(value)")
                return true
            }
            while !list.isAtEnd {
                if isOf(Bool.self) || isOf(Int8.self) || isOf(Double?.self) || isOf(String.self) { continue }
                if isOf([String: Bool].self) { continue }
                found.append("other \(try list.superDecoder().singleValueContainer().decodeNil())")
            }
        } else {
            let members = try decoder.container(keyedBy: FreeKey.self)
            func isOf<T: Decodable>(_ type: T.Type, _ key: FreeKey) -> Bool {
                guard let value = try? members.decode(type, forKey: key) else { return false }
                found.append("\(key.stringValue) \(type) \(value)")
                return true
            }
            func isPerhaps<T: Decodable>(_ type: T.Type, _ key: FreeKey) -> Bool {
                guard let value = try? members.decodeIfPresent(type, forKey: key) else { return false }
                found.append("\(key.stringValue) \(type)? \(value)")
                return true
            }
            for key in members.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
                if isOf(Bool.self, key) || isPerhaps(Int.self, key) || isOf(Float.self, key) { continue }
                found.append(isPerhaps(String.self, key) ? "" : "other")
            }
        }
    }
}

/// A wide integer or text.
private enum WideUnion: Decodable, Equatable {
    case wide(String), text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *),
            let value = try? container.decode(Int128.self)
        {
            self = .wide("\(value)")
        } else {
            self = .text(try container.decode(String.self))
        }
    }
}

@Suite("Coders: scalars that hand-written containers ask for")
struct HandWrittenContainerTests {
    private static let members: String =
        #"{"a":1,"b":0,"c":true,"d":"1","e":"true","f":1.5,"g":null,"h":[1,0,"1",true,null,2.5,300,[1],{"a":1}],"i":{"a":"0"}}"#

    @Test("Any JSON by one try after the other", arguments: looseRows)
    func loose(row: DecodingRow) { row.check() }

    private static let looseRows: [DecodingRow] = [
        DecodingRow(LooseJSON.self, members), DecodingRow([LooseJSON].self, "[\(members),[\(members)],\(members)]"),
        DecodingRow([String: LooseJSON].self, #"{"x":\#(members),"y":[1,"1"]}"#),
        DecodingRow(ParityBox<LooseJSON>.self, #"{"content":\#(members),"more":[["1",1]]}"#),
        DecodingRow(LooseModel.self, #"{"id":1,"extra":\#(members),"tags":[1,"1",true,[0],{"x":1}]}"#),
        DecodingRow([GenericUnion].self, #"[[1,"1",true,1.5,null,"x",{"a":true},"true",0,300,"300",[]],\#(members)]"#),
        DecodingRow([String: GenericUnion].self, #"{"x":["1",1],"y":{"a":"1","b":"true","c":null,"d":1,"e":[]}}"#),
        DecodingRow([WideUnion].self, #"["1",1,"x",-170141183460469231731687303715884105728]"#),
    ]

    @Test("Around a conversion the loose part stays as it is")
    func besideConversion() throws {
        let text = #"{"id":"1","extra":{"a":1,"b":"1"},"tags":[1]}"#
        let model = try SmartJSONDecoder().decode(LooseModel.self, from: text)
        #expect(model.id == 1)
        #expect(model.extra == "{a:int 1,b:text 1}")
        #expect(model.tags == "[int 1]")
    }

    @Test("What nobody catches is an error", arguments: [#"["1",2,null]"#, #"{"a":"1","b":2,"c":null}"#])
    func unconverted(text: String) throws {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Sums.self, from: Data(text.utf8)) }
        #expect(throws: DecodingError.self) { try SmartJSONDecoder().decode(Sums.self, from: text) }
        let strict = SmartJSONDecoder()
        strict.options = [.strict]
        #expect(throws: DecodingError.self) { try strict.decode(Sums.self, from: text) }
    }

    @Test("Members by subscript convert")
    func bySubscript() throws {
        #expect(try SmartJSONDecoder().decode(BySubscript.self, from: #"{"id":"7"}"#).id == 7)
    }

    @Test("The error is that of what was asked for first, as JSONDecoder's", arguments: errors)
    func error(row: DecodingRow) { row.check() }

    private static let errors: [DecodingRow] = [
        .failing(UUID.self, "1"), .failing([UUID].self, "[true]"), .failing(Bool.self, "null"),
        .failing([Bool].self, "[null]"),
        .failing(Date?.self, #""x""#, CoderChoices { $0.dateDecoding = .iso8601 }),
        .failing(
            ParityBox<Date>.self, #"{"content":null,"more":[]}"#,
            CoderChoices { $0.dateDecoding = .custom { _ in Date() } }),
        .failing([Data].self, "[null]", CoderChoices { $0.dataDecoding = .custom { _ in Data() } }),
    ]

    @Test("A strict decode that fails throws what JSONDecoder throws")
    func strictError() throws {
        let strict = SmartJSONDecoder()
        strict.options = [.strict]
        // The first could be converted, the second not.
        let text = #"{"city":1,"zip":"x"}"#
        for type in [ParityAddress.self] {
            let expected = thrownError(DecodingError.self) { try JSONDecoder().decode(type, from: Data(text.utf8)) }
            let found = thrownError(DecodingError.self) { try strict.decode(type, from: text) }
            #expect(expected.map(CodingErrorText.make) == found.map(CodingErrorText.make))
        }
    }

    @Test("A member named super, and the super encoder", arguments: supers)
    func superMember(row: EncodingRow) { row.check() }

    private static let supers: [EncodingRow] = [
        .steps("free keys") { encoder in
            var container = encoder.container(keyedBy: FreeKey.self)
            try container.encode(1, forKey: "super")
            try container.encode(2, forKey: "other")
            try 3.encode(to: container.superEncoder())
        },
        .steps("an enum's keys") { encoder in
            enum Key: String, CodingKey { case parent = "super", other }
            var container = encoder.container(keyedBy: Key.self)
            try container.encode([1], forKey: .parent)
            try container.encode(2, forKey: .other)
            try ["a": 3].encode(to: container.superEncoder())
        },
    ]

    @Test("The super encoder first, then a member of its name: one of them, once")
    func superThenMember() throws {
        let data = try SmartJSONEncoder().encode(
            EncodingProbe { encoder in
                var container = encoder.container(keyedBy: FreeKey.self)
                try 1.encode(to: container.superEncoder())
                try container.encode(2, forKey: "super")
            })
        #expect(String(decoding: data, as: UTF8.self) == #"{"super":2}"#)
    }

    @Test("An optional that encodes nothing")
    func nothing() { EncodingRow("nothing", EncodingProbe?.some(EncodingProbe { _ in })).check() }
}

/// Members that have the name of a property, which is read under others.
private struct Captioned: SmartCodable {
    @SmartKey("caption", "title") var text = "initial"
    var number = 1
    @SmartKey(decode: { decoder in (decoder["text"] as String?).map { $0 + "!" } ?? "none" }) var raw = ""
    @SmartKey(decode: { decoder in decoder["number"] as Int? }) var count = 7
    @SmartKey(decode: { decoder in decoder["missing"] as String? }) var kept = "kept"
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.number <--- "n"] }
    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.number <--- FastTransformer<Int, Int>(fromJSON: { $0.map { $0 * 100 } })]
    }
}

@Suite("decoder[\"name\"] reads the member that is named") struct NamedMemberTests {
    @Test func ofTheJSON() {
        let model = Captioned.deserialize(from: #"{"caption":"c","text":"t","n":2,"number":"3"}"#)
        #expect(model?.text == "c" && model?.raw == "t!")
        #expect(model?.number == 200 && model?.count == 3)
        #expect(model?.kept == "kept")
    }

    @Test("What is not there is nil, whatever the property has") func missing() {
        let model = Captioned.deserialize(from: #"{"caption":"c"}"#)
        #expect(model?.raw == "none" && model?.count == 7)
    }

    @Test("Key strategies hold") func strategies() {
        struct Snake: SmartCodable {
            var userName = ""
            @SmartKey(decode: { decoder in decoder["userName"] as String? }) var converted = ""
            @SmartKey(decode: { decoder in decoder["user_name"] as String? }) var literal = ""
        }
        let model = Snake.deserialize(from: #"{"user_name":"u"}"#, options: [.key(.fromSnakeCase)])
        #expect(model?.userName == "u" && model?.converted == "u" && model?.literal == "u")
    }
}
