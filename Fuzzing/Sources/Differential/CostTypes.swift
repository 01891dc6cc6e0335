import Foundation
import HandyJSONCompat
import SmartCodable

// What the families of `Cost` are decoded as.

final class Rec: Codable {
    var r: [Rec]?
    var o: Rec?
    var v: Int
}

struct NativeRec: SmartCodable {
    var r: [NativeRec] = []
    var o: [NativeRec]?
    var v = 0
}

final class NativeFlatRec: SmartCodable {
    var v = 0
    @SmartFlat var flat = NativeRec()
    var child: NativeFlatRec?
    init() {}
}

final class HandyRec: HandyJSON {
    var r: [HandyRec] = []
    var v = 0
    var deep = 0
    init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< deep <-- "a.b" }
}

/// The transforms that read a text.
struct HandyTransformed: HandyJSON {
    var seconds: Date?
    var iso: Date?
    var day: Date?
    var data: Data?
    var url: URL?
    var number: NSDecimalNumber?

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< seconds <-- ("v", DateTransform())
        mapper <<< iso <-- ("v", ISO8601DateTransform())
        mapper <<< day <-- ("v", CustomDateFormatTransform(formatString: "yyyy-MM-dd"))
        mapper <<< data <-- ("v", DataTransform())
        mapper <<< url <-- ("v", URLTransform())
        mapper <<< number <-- ("v", NSDecimalNumberTransform())
    }
}

/// What a text can be, natively.
struct TextRead: SmartCodable {
    var date: Date?
    var data: Data?
    var url: URL?
    var decimal: Decimal?
    var double: Double?
    var integer: Int?
    var flag: Bool?
    var id: UUID?
    var locale: Locale?
    var zone: TimeZone?

    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.date <--- "v", CodingKeys.data <--- "v", CodingKeys.url <--- "v", CodingKeys.decimal <--- "v",
            CodingKeys.double <--- "v", CodingKeys.integer <--- "v", CodingKeys.flag <--- "v", CodingKeys.id <--- "v",
            CodingKeys.locale <--- "v", CodingKeys.zone <--- "v",
        ]
    }
}

/// The scalars that HandyJSON makes of a text.
struct HandyTextRead: HandyJSON {
    var v: Int?
    var double: Double?
    var number: NSNumber?
    var flag: Bool?
    var text: NSString?

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< double <-- "v"
        mapper <<< number <-- "v"
        mapper <<< flag <-- "v"
        mapper <<< text <-- "v"
    }
}

struct HandyNest: HandyJSON { var v: [String: Any] = [:] }

indirect enum AnyByTrial: Decodable {
    case null, bool(Bool), int(Int), text(String), list([AnyByTrial]), table([String: AnyByTrial])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([AnyByTrial].self) {
            self = .list(value)
        } else {
            self = .table(try container.decode([String: AnyByTrial].self))
        }
    }
}

struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { stringValue = "\(intValue)" }
}

struct Steps: Encodable {
    let run: (any Encoder) throws -> Void
    func encode(to encoder: any Encoder) throws { try run(encoder) }
}

struct Catching: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        _ = try? container.decode(Int.self, forKey: AnyKey("v"))
        _ = try? container.decode(Int.self, forKey: AnyKey("missing"))
    }
}

struct PathAsking: Codable {
    init() {}
    init(from decoder: any Decoder) throws { _ = decoder.codingPath.count }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(encoder.codingPath.count)
    }
}

struct Backwards: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        for key in container.allKeys.reversed() { _ = try container.decode(Int.self, forKey: key) }
    }
}

struct NestedAsking: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        for key in container.allKeys {
            _ = try container.nestedContainer(keyedBy: AnyKey.self, forKey: key).decode(Int.self, forKey: AnyKey("a"))
        }
    }
}

final class NativeAny: SmartCodable {
    @SmartAny var any: Any?
    init() {}
}

/// A list of itself in an object, or a number.
indirect enum Either: Decodable {
    case list([Either]), number(Int)
    private enum CodingKeys: CodingKey { case a }

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            self = .list(try container.decode([Either].self, forKey: .a))
        } else if let value = try? decoder.singleValueContainer().decode(Int.self) {
            self = .number(value)
        } else {
            self = .list(try decoder.singleValueContainer().decode([Either].self))
        }
    }
}

/// Asks for one type after the other in a generic function.
struct AskingForAll: Decodable {
    init(from decoder: any Decoder) throws {
        guard var list = try? decoder.unkeyedContainer() else {
            _ = try decoder.singleValueContainer().decode(Int.self)
            return
        }
        func isOf<T: Decodable>(_ type: T.Type) -> Bool { (try? list.decode(type)) != nil }
        while !list.isAtEnd {
            if !isOf(Bool.self), !isOf(Double?.self), !isOf(String.self) { _ = try list.decode(AskingForAll.self) }
        }
    }
}

enum NilOrNumber: Decodable {
    case nothing, number(Int)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .nothing : .number(try container.decode(Int.self))
    }
}

/// Decoded with a number that is added.
struct Shifted: DecodableWithConfiguration {
    init(from decoder: any Decoder, configuration: Int) throws {
        _ = try decoder.singleValueContainer().decode(Int.self) &+ configuration
    }
}
