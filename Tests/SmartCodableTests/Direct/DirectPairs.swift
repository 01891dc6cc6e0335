// Written by generate.py from Models.txt.

import ExCodableCompat
import Foundation
import SmartCodable

enum UsualModels {
    struct Scalars: SmartCodable {
        var id = 0, small: Int8 = 1, wide: Int64 = 2, byte: UInt8 = 3, count: UInt = 4
        var price = 0.5, ratio: Float = 0.25, flag = false, name = "none"
    }

    struct Optionals: SmartCodable {
        var id: Int?, price: Double?, flag: Bool?, name: String?, small: Int16?, ratio: Float?
        var tags: [String]?, level: Int? = 5, title: String? = "untitled"
    }

    struct Collections: SmartCodable {
        var tags: [String] = ["a"], scores: [Int] = [], prices: [Double]? = nil, flags: Set<Int> = []
        var names: [String: String] = [:], counts: [String: Int] = ["x": 1], matrix: [[Int]] = [], gaps: [Int?] = []
    }

    struct Foundations: SmartCodable {
        var date = Date(timeIntervalSince1970: 0), url: URL?, data: Data?, uuid: UUID?, decimal: Decimal = 1
        var width: CGFloat = 2, updated: Date?
    }

    struct Keyed: SmartCodable {
        var id = 0, name = "none", secret = "kept", price: Double? = 1
        enum CodingKeys: String, CodingKey { case name = "full_name", id = "user_id", price }
    }

    struct Mapped: SmartCodable {
        var id = 0, name = "none", city: String?, tags: [String] = [], deep = 0
        static func mappingForKey() -> [SmartKeyTransformer]? {
            [
                CodingKeys.id <--- ["user_id", "id"], CodingKeys.name <--- "name", CodingKeys.city <--- "child.city",
                CodingKeys.deep <--- ["child.list.0", "deep"],
            ]
        }
    }

    struct Transformed: SmartCodable {
        var date: Date?, other = Date(timeIntervalSince1970: 7), id = 0, url: URL?
        static func mappingForValue() -> [SmartValueTransformer]? {
            [
                CodingKeys.date <--- SmartDateTransformer(), CodingKeys.other <--- SmartDateTransformer(),
                CodingKeys.url <--- SmartURLTransformer(prefix: "https://"),
            ]
        }
    }

    struct Wrapped: SmartCodable {
        @SmartKey("user_id", "id") var id = 0
        @SmartKey("child.city") var city: String?
        @SmartDate(.iso8601) var date: Date?
        @SmartDate var updated: Date? = Date(timeIntervalSince1970: 9)
        @SmartCompact.Array var scores: [Int] = [4]
        @SmartKey("tags") @SmartCompact.Array var labels: [String] = []
        @SmartCompact.Dictionary var counts: [String: Int] = [:]
        @IgnoredKey var secret = "kept"
        @SmartAny var extra: Any?
        @SmartAny var names: [String: Any] = ["a": 1]
        @SmartKey var level: Int? = 3
    }

    struct Demanding: SmartCodable {
        @SmartKey(throws: true) var id = 0
        @SmartKey(nonnull: true) var name: String? = "initial"
        @SmartKey(decode: { decoder in (decoder["tags"] as [String]?)?.count }) var count = -1
        var level = 2
    }

    struct Flat: SmartCodable {
        var id = 0
        @SmartFlat var keyed: Keyed = Keyed()
        @SmartFlat var child: Child?
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }

    struct Child: SmartCodable {
        var id = 0, city: String?, list: [Int] = []
    }

    struct Nested: SmartCodable {
        var id = 0, child = Child(), other: Child?, list: [Child] = [], byName: [String: Child] = [:]
        var children: [Child]?, gaps: [Child?] = [], wrapped = Wrapped(), keyed: Keyed?
    }

    struct Recursive: SmartCodable {
        var id = 0, name: String?, list: [Recursive] = [], children: [Recursive]?, byName: [String: Recursive]?
    }

    struct Box<Content: SmartCodable>: SmartCodable {
        var id = 0, child: Content?, list: [Content] = []
    }

    struct Pair<First: Codable, Second: Codable>: SmartCodable {
        var id: First?, name: Second?, list: [First] = []
        enum CodingKeys: String, CodingKey { case id = "user_id", name, list }
    }

    final class Node: SmartCodable {
        var id = 0, name = "none", child: Child?, other: Node?, list: [Node] = []
        var price: Double? = 2
        required init() {}
    }

    final class Rooted: NSObject, SmartCodable {
        var id = 1, name: String? = "none", tags: [String] = []
        override required init() {}
    }

    enum Kind: String, SmartCaseDefaultable { case abc, other, none = "NONE" }

    enum Level: Int, SmartCaseDefaultable {
        static var defaultCase: Level { .low }
        case low = 1, high = 5
    }

    enum Plain: String, Codable { case abc, xyz }

    enum Size: SmartAssociatedEnumerable {
        static var defaultCase: Size { .none }
        case none
        case cm(Int)
        func encodeValue() -> (any Encodable)? { if case .cm(let value) = self { value } else { nil } }
    }

    struct Enums: SmartCodable {
        var name = Kind.other, title: Kind?, level = Level.high, id: Level? = .low, plain: Plain? = .xyz
        var tags: [Kind] = [.abc], kind = Plain.abc, size = Size.cm(4), scores: [Level]?
    }

    struct Values: SmartCodable {
        var extra: JSONValue = .null, child: JSONValue?, list: [JSONValue] = [], byName: [String: JSONValue] = [:]
    }

    struct Anys: SmartCodable {
        @SmartAny var child: [String: Any] = [:]
        @SmartAny var list: [Any] = []
        @SmartAny var id: Any = 1
        @SmartAny var name: Any?
        @SmartAny var tags: [[String: Any]]?
    }

    struct Snake: SmartCodable {
        var userId = 0, fullName: String?, tagList: [String] = [], child: Child?
        static var decodingOptions: Set<SmartDecodingOption> { [.key(.fromSnakeCase)] }
    }

    struct Choosing: SmartCodable {
        var date: Date?, ratio = 0.0, list: [Int] = [], child: Child?, id: Int?
        static var decodingOptions: Set<SmartDecodingOption> {
            [.date(.secondsSince1970), .number(.truncate), .lossyCollections]
        }
    }

    struct Converting: SmartCodable, SmartConverting {
        var price: Double? = 1, ratio = 2.0, prices: [Double] = [], name: String?, child = Child()
        static func conversions() -> [SmartConversion] {
            [SmartConversion(to: Double.self) { json in json.boolValue.map { $0 ? 1 : 0 } }]
        }
    }

    struct Finished: SmartCodable {
        var id = 0, name = "none", isDone = false, total = 0
        enum CodingKeys: CodingKey { case id, name, total }
        mutating func didFinishMapping() {
            isDone = true
            total += id
        }
    }

    struct Point: Codable { var id: Int?, city: String? }

    struct Holding: SmartCodable {
        var child = Point(), other: Point?, list: [Point] = [], byName: [String: Point] = [:], id = 0
    }

    struct Handwritten: SmartCodable {
        var id = 0, name = "none"
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id) + 1
            name = try container.decodeIfPresent(String.self, forKey: .name) ?? "absent"
        }
    }

    struct Composed: SmartCodable {
        var list: [Handwritten] = [], child: Handwritten?, id = 0
    }

    struct Empty: SmartCodable {}

    struct Alone: SmartCodable { var flag = true }

    struct Uncoded: SmartCodable {
        var id = 0
        var handler: (() -> Int)? = { 7 }
        private(set) var cache: [String: Int] = ["a": 1]
        static let shared = 1
        var twice: Int { id * 2 }
        enum CodingKeys: String, CodingKey { case id }
    }

    struct Underscored: SmartCodable {
        var _id = 0, id = 1, name_ = "none", `class` = "x"
    }

    struct Doubly: SmartCodable {
        var id: Int?? = 4, name: String?? = nil, child: Child??
    }

    struct Unicode: SmartCodable {
        var 名字 = "none", é: Int?, id = 0
        enum CodingKeys: String, CodingKey { case 名字 = "name", é = "tags", id }
    }

    enum Message: SmartPolymorphicEnum {
        case text(Child), keyed(Keyed), ping
        static func variants() -> SmartVariants {
            SmartVariants(
                by: "name",
                [
                    SmartVariant("abc", Message.text), SmartVariant("12", Message.keyed),
                    SmartVariant("true", value: Message.ping),
                ])
        }
    }

    struct Messages: SmartCodable {
        var child: Message?, list: [Message] = [], other: Message = .ping
    }

    struct Wide: SmartCodable {
        var a1 = 0, a2 = 0, a3 = 0, a4 = 0, a5 = 0, a6 = 0, a7 = 0, a8 = 0, a9 = 0, a10 = 0, a11 = 0, a12 = 0, a13 = 0
        var b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0, b7 = 0, b8 = 0, b9 = 0, b10 = 0, b11 = 0, b12 = 0, b13 = 0
        var c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0, c6 = 0, c7 = 0, c8 = 0, c9 = 0, c10 = 0, c11 = 0, c12 = 0, c13 = 0
        var d1 = 0, d2 = 0, d3 = 0, d4 = 0, d5 = 0, d6 = 0, d7 = 0, d8 = 0, d9 = 0, d10 = 0, d11 = 0, d12 = 0, d13 = 0
        var e1 = 0, e2 = 0, e3 = 0, e4 = 0, e5 = 0, e6 = 0, e7 = 0, e8 = 0, e9 = 0, e10 = 0, e11 = 0, e12 = 0, e13 = 0
        var id = 0, name: String?, child = Child(), tags: [String] = []
    }
}

enum DirectModels {
    struct Scalars: SmartDirectCodable {
        var id = 0, small: Int8 = 1, wide: Int64 = 2, byte: UInt8 = 3, count: UInt = 4
        var price = 0.5, ratio: Float = 0.25, flag = false, name = "none"
    }

    struct Optionals: SmartDirectCodable {
        var id: Int?, price: Double?, flag: Bool?, name: String?, small: Int16?, ratio: Float?
        var tags: [String]?, level: Int? = 5, title: String? = "untitled"
    }

    struct Collections: SmartDirectCodable {
        var tags: [String] = ["a"], scores: [Int] = [], prices: [Double]? = nil, flags: Set<Int> = []
        var names: [String: String] = [:], counts: [String: Int] = ["x": 1], matrix: [[Int]] = [], gaps: [Int?] = []
    }

    struct Foundations: SmartDirectCodable {
        var date = Date(timeIntervalSince1970: 0), url: URL?, data: Data?, uuid: UUID?, decimal: Decimal = 1
        var width: CGFloat = 2, updated: Date?
    }

    struct Keyed: SmartDirectCodable {
        var id = 0, name = "none", secret = "kept", price: Double? = 1
        enum CodingKeys: String, CodingKey { case name = "full_name", id = "user_id", price }
    }

    struct Mapped: SmartDirectCodable {
        var id = 0, name = "none", city: String?, tags: [String] = [], deep = 0
        static func mappingForKey() -> [SmartKeyTransformer]? {
            [
                CodingKeys.id <--- ["user_id", "id"], CodingKeys.name <--- "name", CodingKeys.city <--- "child.city",
                CodingKeys.deep <--- ["child.list.0", "deep"],
            ]
        }
    }

    struct Transformed: SmartDirectCodable {
        var date: Date?, other = Date(timeIntervalSince1970: 7), id = 0, url: URL?
        static func mappingForValue() -> [SmartValueTransformer]? {
            [
                CodingKeys.date <--- SmartDateTransformer(), CodingKeys.other <--- SmartDateTransformer(),
                CodingKeys.url <--- SmartURLTransformer(prefix: "https://"),
            ]
        }
    }

    struct Wrapped: SmartDirectCodable {
        @SmartKey("user_id", "id") var id = 0
        @SmartKey("child.city") var city: String?
        @SmartDate(.iso8601) var date: Date?
        @SmartDate var updated: Date? = Date(timeIntervalSince1970: 9)
        @SmartCompact.Array var scores: [Int] = [4]
        @SmartKey("tags") @SmartCompact.Array var labels: [String] = []
        @SmartCompact.Dictionary var counts: [String: Int] = [:]
        @IgnoredKey var secret = "kept"
        @SmartAny var extra: Any?
        @SmartAny var names: [String: Any] = ["a": 1]
        @SmartKey var level: Int? = 3
    }

    struct Demanding: SmartDirectCodable {
        @SmartKey(throws: true) var id = 0
        @SmartKey(nonnull: true) var name: String? = "initial"
        @SmartKey(decode: { decoder in (decoder["tags"] as [String]?)?.count }) var count = -1
        var level = 2
    }

    struct Flat: SmartDirectCodable {
        var id = 0
        @SmartFlat var keyed: Keyed = Keyed()
        @SmartFlat var child: Child?
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }

    struct Child: SmartDirectCodable {
        var id = 0, city: String?, list: [Int] = []
    }

    struct Nested: SmartDirectCodable {
        var id = 0, child = Child(), other: Child?, list: [Child] = [], byName: [String: Child] = [:]
        var children: [Child]?, gaps: [Child?] = [], wrapped = Wrapped(), keyed: Keyed?
    }

    struct Recursive: SmartDirectCodable {
        var id = 0, name: String?, list: [Recursive] = [], children: [Recursive]?, byName: [String: Recursive]?
    }

    struct Box<Content: SmartDirectCodable>: SmartDirectCodable {
        var id = 0, child: Content?, list: [Content] = []
    }

    struct Pair<First: Codable, Second: Codable>: SmartDirectCodable {
        var id: First?, name: Second?, list: [First] = []
        enum CodingKeys: String, CodingKey { case id = "user_id", name, list }
    }

    final class Node: SmartDirectCodable {
        var id = 0, name = "none", child: Child?, other: Node?, list: [Node] = []
        var price: Double? = 2
        required init() {}
    }

    final class Rooted: NSObject, SmartDirectCodable {
        var id = 1, name: String? = "none", tags: [String] = []
        override required init() {}
    }

    enum Kind: String, SmartCaseDefaultable { case abc, other, none = "NONE" }

    enum Level: Int, SmartCaseDefaultable {
        static var defaultCase: Level { .low }
        case low = 1, high = 5
    }

    enum Plain: String, Codable { case abc, xyz }

    enum Size: SmartAssociatedEnumerable {
        static var defaultCase: Size { .none }
        case none
        case cm(Int)
        func encodeValue() -> (any Encodable)? { if case .cm(let value) = self { value } else { nil } }
    }

    struct Enums: SmartDirectCodable {
        var name = Kind.other, title: Kind?, level = Level.high, id: Level? = .low, plain: Plain? = .xyz
        var tags: [Kind] = [.abc], kind = Plain.abc, size = Size.cm(4), scores: [Level]?
    }

    struct Values: SmartDirectCodable {
        var extra: JSONValue = .null, child: JSONValue?, list: [JSONValue] = [], byName: [String: JSONValue] = [:]
    }

    struct Anys: SmartDirectCodable {
        @SmartAny var child: [String: Any] = [:]
        @SmartAny var list: [Any] = []
        @SmartAny var id: Any = 1
        @SmartAny var name: Any?
        @SmartAny var tags: [[String: Any]]?
    }

    struct Snake: SmartDirectCodable {
        var userId = 0, fullName: String?, tagList: [String] = [], child: Child?
        static var decodingOptions: Set<SmartDecodingOption> { [.key(.fromSnakeCase)] }
    }

    struct Choosing: SmartDirectCodable {
        var date: Date?, ratio = 0.0, list: [Int] = [], child: Child?, id: Int?
        static var decodingOptions: Set<SmartDecodingOption> {
            [.date(.secondsSince1970), .number(.truncate), .lossyCollections]
        }
    }

    struct Converting: SmartDirectCodable, SmartConverting {
        var price: Double? = 1, ratio = 2.0, prices: [Double] = [], name: String?, child = Child()
        static func conversions() -> [SmartConversion] {
            [SmartConversion(to: Double.self) { json in json.boolValue.map { $0 ? 1 : 0 } }]
        }
    }

    struct Finished: SmartDirectCodable {
        var id = 0, name = "none", isDone = false, total = 0
        enum CodingKeys: CodingKey { case id, name, total }
        mutating func didFinishMapping() {
            isDone = true
            total += id
        }
    }

    struct Point: Codable { var id: Int?, city: String? }

    struct Holding: SmartDirectCodable {
        var child = Point(), other: Point?, list: [Point] = [], byName: [String: Point] = [:], id = 0
    }

    struct Handwritten: SmartDirectCodable {
        var id = 0, name = "none"
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id) + 1
            name = try container.decodeIfPresent(String.self, forKey: .name) ?? "absent"
        }
    }

    struct Composed: SmartDirectCodable {
        var list: [Handwritten] = [], child: Handwritten?, id = 0
    }

    struct Empty: SmartDirectCodable {}

    struct Alone: SmartDirectCodable { var flag = true }

    struct Uncoded: SmartDirectCodable {
        var id = 0
        var handler: (() -> Int)? = { 7 }
        private(set) var cache: [String: Int] = ["a": 1]
        static let shared = 1
        var twice: Int { id * 2 }
        enum CodingKeys: String, CodingKey { case id }
    }

    struct Underscored: SmartDirectCodable {
        var _id = 0, id = 1, name_ = "none", `class` = "x"
    }

    struct Doubly: SmartDirectCodable {
        var id: Int?? = 4, name: String?? = nil, child: Child??
    }

    struct Unicode: SmartDirectCodable {
        var 名字 = "none", é: Int?, id = 0
        enum CodingKeys: String, CodingKey { case 名字 = "name", é = "tags", id }
    }

    enum Message: SmartPolymorphicEnum {
        case text(Child), keyed(Keyed), ping
        static func variants() -> SmartVariants {
            SmartVariants(
                by: "name",
                [
                    SmartVariant("abc", Message.text), SmartVariant("12", Message.keyed),
                    SmartVariant("true", value: Message.ping),
                ])
        }
    }

    struct Messages: SmartDirectCodable {
        var child: Message?, list: [Message] = [], other: Message = .ping
    }

    struct Wide: SmartDirectCodable {
        var a1 = 0, a2 = 0, a3 = 0, a4 = 0, a5 = 0, a6 = 0, a7 = 0, a8 = 0, a9 = 0, a10 = 0, a11 = 0, a12 = 0, a13 = 0
        var b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0, b7 = 0, b8 = 0, b9 = 0, b10 = 0, b11 = 0, b12 = 0, b13 = 0
        var c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0, c6 = 0, c7 = 0, c8 = 0, c9 = 0, c10 = 0, c11 = 0, c12 = 0, c13 = 0
        var d1 = 0, d2 = 0, d3 = 0, d4 = 0, d5 = 0, d6 = 0, d7 = 0, d8 = 0, d9 = 0, d10 = 0, d11 = 0, d12 = 0, d13 = 0
        var e1 = 0, e2 = 0, e3 = 0, e4 = 0, e5 = 0, e6 = 0, e7 = 0, e8 = 0, e9 = 0, e10 = 0, e11 = 0, e12 = 0, e13 = 0
        var id = 0, name: String?, child = Child(), tags: [String] = []
    }
}

extension DirectPair {
    static let all: [DirectPair] = [
        DirectPair(UsualModels.Scalars.self, DirectModels.Scalars.self),
        DirectPair(UsualModels.Optionals.self, DirectModels.Optionals.self),
        DirectPair(UsualModels.Collections.self, DirectModels.Collections.self),
        DirectPair(UsualModels.Foundations.self, DirectModels.Foundations.self),
        DirectPair(UsualModels.Keyed.self, DirectModels.Keyed.self),
        DirectPair(UsualModels.Mapped.self, DirectModels.Mapped.self),
        DirectPair(UsualModels.Transformed.self, DirectModels.Transformed.self),
        DirectPair(UsualModels.Wrapped.self, DirectModels.Wrapped.self),
        DirectPair(UsualModels.Demanding.self, DirectModels.Demanding.self),
        DirectPair(UsualModels.Flat.self, DirectModels.Flat.self),
        DirectPair(UsualModels.Child.self, DirectModels.Child.self),
        DirectPair(UsualModels.Nested.self, DirectModels.Nested.self),
        DirectPair(UsualModels.Recursive.self, DirectModels.Recursive.self),
        DirectPair(UsualModels.Box<UsualModels.Child>.self, DirectModels.Box<DirectModels.Child>.self),
        DirectPair(UsualModels.Pair<Int, String>.self, DirectModels.Pair<Int, String>.self),
        DirectPair(UsualModels.Node.self, DirectModels.Node.self),
        DirectPair(UsualModels.Rooted.self, DirectModels.Rooted.self),
        DirectPair(UsualModels.Enums.self, DirectModels.Enums.self),
        DirectPair(UsualModels.Values.self, DirectModels.Values.self),
        DirectPair(UsualModels.Anys.self, DirectModels.Anys.self),
        DirectPair(UsualModels.Snake.self, DirectModels.Snake.self),
        DirectPair(UsualModels.Choosing.self, DirectModels.Choosing.self),
        DirectPair(UsualModels.Converting.self, DirectModels.Converting.self),
        DirectPair(UsualModels.Finished.self, DirectModels.Finished.self),
        DirectPair(UsualModels.Holding.self, DirectModels.Holding.self),
        DirectPair(UsualModels.Handwritten.self, DirectModels.Handwritten.self),
        DirectPair(UsualModels.Composed.self, DirectModels.Composed.self),
        DirectPair(UsualModels.Empty.self, DirectModels.Empty.self),
        DirectPair(UsualModels.Alone.self, DirectModels.Alone.self),
        DirectPair(UsualModels.Uncoded.self, DirectModels.Uncoded.self),
        DirectPair(UsualModels.Underscored.self, DirectModels.Underscored.self),
        DirectPair(UsualModels.Doubly.self, DirectModels.Doubly.self),
        DirectPair(UsualModels.Unicode.self, DirectModels.Unicode.self),
        DirectPair(UsualModels.Messages.self, DirectModels.Messages.self),
        DirectPair(UsualModels.Wide.self, DirectModels.Wide.self),
    ]
}
