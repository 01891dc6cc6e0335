// Made by generate.py.
import Foundation
import SmartCodable

enum M000 {
    struct S: SmartCodable, LawValue {
        var leafCount: UInt16 = 42
        var leafNote: [String: Rank] = [:]
        @SmartAny var leafTitle: Any? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        mutating func didFinishMapping() { finished(0) }
        var fields: [Any?] { [leafCount, leafNote, free(leafTitle), leafRate] }
    }
    final class F: SmartCodable, LawValue {
        var leafCount: UInt16 = 42
        var leafNote: [String: Rank] = [:]
        @SmartAny var leafTitle: Any? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        init() {}
        func didFinishMapping() { finished(0) }
        var fields: [Any?] { [leafCount, leafNote, free(leafTitle), leafRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var leafCount: UInt16 = 42
        var leafNote: [String: Rank] = [:]
        @SmartAny var leafTitle: Any? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        mutating func didFinishMapping() { finished(0) }
        var fields: [Any?] { [leafCount, leafNote, free(leafTitle), leafRate] }
    }
}

enum M001 {
    struct S: SmartCodable, LawValue {
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafNote: String = "initial"
        var leafRate: [JSONValue] = []
        var leafTitle: [JSONValue] = []
        mutating func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafKind, leafNote, free(leafRate), free(leafTitle)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafNote: String = "initial"
        var leafRate: [JSONValue] = []
        var leafTitle: [JSONValue] = []
        mutating func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafKind, leafNote, free(leafRate), free(leafTitle)] }
    }
    final class F: SmartCodable, LawValue {
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafNote: String = "initial"
        var leafRate: [JSONValue] = []
        var leafTitle: [JSONValue] = []
        init() {}
        func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafKind, leafNote, free(leafRate), free(leafTitle)] }
    }
}

enum M002 {
    struct S: SmartCodable, LawValue {
        var leafCount: JSONValue = 1
        var leafNote: Int64 = 42
        var fields: [Any?] { [free(leafCount), leafNote] }
    }
    struct D: SmartDirectCodable, LawValue {
        var leafCount: JSONValue = 1
        var leafNote: Int64 = 42
        var fields: [Any?] { [free(leafCount), leafNote] }
    }
    final class F: SmartCodable, LawValue {
        var leafCount: JSONValue = 1
        var leafNote: Int64 = 42
        init() {}
        var fields: [Any?] { [free(leafCount), leafNote] }
    }
}

enum M003 {
    struct S: SmartCodable, LawValue {
        @SmartDate var leafNote: Date? = nil
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafCount: String? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.leafCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [leafNote, leafKind, leafCount, leafRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartDate var leafNote: Date? = nil
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafCount: String? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.leafCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [leafNote, leafKind, leafCount, leafRate] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var leafNote: Date? = nil
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafCount: String? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.leafCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [leafNote, leafKind, leafCount, leafRate] }
    }
}

enum M004 {
    struct S: SmartCodable, LawValue {
        var userName: [Int] = []
        var itemPrice: [String] = []
        var firstTag: [String: Bool] = [:]
        var unitCode: Decimal? = nil
        var dayPlan: [Double] = []
        var baseRate: Int? = nil
        var fields: [Any?] { [userName, itemPrice, firstTag, unitCode, dayPlan, baseRate] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var userName: [A] = []
        var itemPrice: [String] = []
        var firstTag: [String: Bool] = [:]
        var unitCode: Decimal? = nil
        var dayPlan: [Double] = []
        var baseRate: Int? = nil
        var fields: [Any?] { [userName, itemPrice, firstTag, unitCode, dayPlan, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: [Int] = []
        var itemPrice: [String] = []
        var firstTag: [String: Bool] = [:]
        var unitCode: Decimal? = nil
        var dayPlan: [Double] = []
        var baseRate: Int? = nil
        init() {}
        var fields: [Any?] { [userName, itemPrice, firstTag, unitCode, dayPlan, baseRate] }
    }
}

enum M005 {
    struct S: SmartCodable, LawValue {
        var extraInfo: M002.F? = nil
        @SmartAny var baseRate: [String: Any] = [:]
        var isOpen: M002.F = M002.F()
        var minLevel: Data? = nil
        @SmartKey("list.0.w5n4") var itemPrice: Int? = nil
        var oldValue: String? = "initial"
        mutating func didFinishMapping() { finished(5) }
        var fields: [Any?] { [extraInfo, free(baseRate), isOpen, minLevel, itemPrice, oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var extraInfo: A? = nil
        @SmartAny var baseRate: [String: Any] = [:]
        var isOpen: M002.F = M002.F()
        var minLevel: Data? = nil
        @SmartKey("list.0.w5n4") var itemPrice: Int? = nil
        var oldValue: String? = "initial"
        mutating func didFinishMapping() { finished(5) }
        var fields: [Any?] { [extraInfo, free(baseRate), isOpen, minLevel, itemPrice, oldValue] }
    }
    final class F: SmartCodable, LawValue {
        var extraInfo: M002.F? = nil
        @SmartAny var baseRate: [String: Any] = [:]
        var isOpen: M002.F = M002.F()
        var minLevel: Data? = nil
        @SmartKey("list.0.w5n4") var itemPrice: Int? = nil
        var oldValue: String? = "initial"
        init() {}
        func didFinishMapping() { finished(5) }
        var fields: [Any?] { [extraInfo, free(baseRate), isOpen, minLevel, itemPrice, oldValue] }
    }
}

enum M006 {
    struct S: SmartCodable, LawValue {
        var baseRate: UInt16 = 42
        var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Array var unitCode: [Int64] = []
        @SmartKey("data.u6n3", "k28") @SmartCompact.Array var userName: [Decimal] = []
        var homeCity: [[Rank]] = []
        var pageSize: [Message] = []
        var dayPlan: [Int8] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(6) }
        var fields: [Any?] { [baseRate, topScore, unitCode, userName, homeCity, pageSize, dayPlan] }
    }
    struct D: SmartDirectCodable, LawValue {
        var baseRate: UInt16 = 42
        var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Array var unitCode: [Int64] = []
        @SmartKey("data.u6n3", "k28") @SmartCompact.Array var userName: [Decimal] = []
        var homeCity: [[Rank]] = []
        var pageSize: [Message] = []
        var dayPlan: [Int8] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(6) }
        var fields: [Any?] { [baseRate, topScore, unitCode, userName, homeCity, pageSize, dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        var baseRate: UInt16 = 42
        var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Array var unitCode: [Int64] = []
        @SmartKey("data.u6n3", "k28") @SmartCompact.Array var userName: [Decimal] = []
        var homeCity: [[Rank]] = []
        var pageSize: [Message] = []
        var dayPlan: [Int8] = []
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(6) }
        var fields: [Any?] { [baseRate, topScore, unitCode, userName, homeCity, pageSize, dayPlan] }
    }
}

enum M007 {
    struct S: SmartCodable, LawValue {
        var firstTag: [String: M002.F] = [:]
        var homeCity: M002.S = M002.S()
        @SmartKey("k26") var topScore: Mood = .good
        @SmartAny var maxLevel: [Any] = []
        @SmartCompact.Dictionary var shopArea: [String: Bool] = [:]
        var fields: [Any?] { [firstTag, homeCity, topScore, free(maxLevel), shopArea] }
    }
    class C0: SmartCodable, LawValue {
        var firstTag: [String: M002.F] = [:]
        var homeCity: M002.S = M002.S()
        @SmartKey("k26") var topScore: Mood = .good
        @SmartAny var maxLevel: [Any] = []
        @SmartCompact.Dictionary var shopArea: [String: Bool] = [:]
        required init() {}
        var fields: [Any?] { [firstTag, homeCity, topScore, free(maxLevel), shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var firstTag: [String: M002.F] = [:]
        var homeCity: M002.S = M002.S()
        @SmartKey("k26") var topScore: Mood = .good
        @SmartAny var maxLevel: [Any] = []
        @SmartCompact.Dictionary var shopArea: [String: Bool] = [:]
        init() {}
        var fields: [Any?] { [firstTag, homeCity, topScore, free(maxLevel), shopArea] }
    }
}

enum M008 {
    struct S: SmartCodable, LawValue {
        var minLevel: Word = .one
        var lastPage: Int64 = 42
        @SmartDate var maxLevel: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: [[Int]] = []
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        enum CodingKeys: String, CodingKey { case minLevel, lastPage, maxLevel = "k21", itemPrice = "k25", baseRate = "_v" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- SmartDateTransformer()] }
        var fields: [Any?] { [minLevel, lastPage, maxLevel, itemPrice, baseRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: Word = .one
        var lastPage: Int64 = 42
        @SmartDate var maxLevel: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: [[Int]] = []
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        enum CodingKeys: String, CodingKey { case minLevel, lastPage, maxLevel = "k21", itemPrice = "k25", baseRate = "_v" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- SmartDateTransformer()] }
        var fields: [Any?] { [minLevel, lastPage, maxLevel, itemPrice, baseRate] }
    }
    class C0: SmartCodable, LawValue {
        var minLevel: Word = .one
        var lastPage: Int64 = 42
        @SmartDate var maxLevel: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: [[Int]] = []
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        required init() {}
        enum CodingKeys: String, CodingKey { case minLevel, lastPage, maxLevel = "k21", itemPrice = "k25", baseRate = "_v" }
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- SmartDateTransformer()] }
        var fields: [Any?] { [minLevel, lastPage, maxLevel, itemPrice, baseRate] }
    }
}

extension LawModel {
    static let file001: [LawModel] = [
        LawModel(0, "S", M000.S.self, collections: .wraps),
        LawModel(0, "F", M000.F.self, collections: .wraps),
        LawModel(0, "D", M000.D.self, collections: .wraps),
        LawModel(1, "S", M001.S.self, collections: .strict),
        LawModel(1, "D", M001.D.self, collections: .strict),
        LawModel(1, "F", M001.F.self, collections: .strict),
        LawModel(2, "S", M002.S.self),
        LawModel(2, "D", M002.D.self),
        LawModel(2, "F", M002.F.self),
        LawModel(3, "S", M003.S.self),
        LawModel(3, "D", M003.D.self),
        LawModel(3, "F", M003.F.self),
        LawModel(4, "S", M004.S.self, collections: .wraps),
        LawModel(4, "G", M004.G<Int>.self, collections: .wraps),
        LawModel(4, "E", M004.E.self, collections: .wraps),
        LawModel(5, "S", M005.S.self, .upper),
        LawModel(5, "G", M005.G<M002.F>.self, .upper),
        LawModel(5, "F", M005.F.self, .upper),
        LawModel(6, "S", M006.S.self),
        LawModel(6, "D", M006.D.self),
        LawModel(6, "E", M006.E.self),
        LawModel(7, "S", M007.S.self),
        LawModel(7, "C", M007.C0.self),
        LawModel(7, "E", M007.E.self),
        LawModel(8, "S", M008.S.self),
        LawModel(8, "D", M008.D.self),
        LawModel(8, "C", M008.C0.self),
    ]
}
