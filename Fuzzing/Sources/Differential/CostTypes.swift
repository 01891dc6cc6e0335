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
