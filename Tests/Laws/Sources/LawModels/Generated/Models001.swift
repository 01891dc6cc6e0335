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
        @SmartAny var baseRate: [String: Any] = [:]
        var itemPrice: Int? = nil
        var extraInfo: String? = nil
        var minLevel: Data? = nil
        @SmartKey("data.u5n4") var isOpen: [Filled] = []
        @SmartKey("list.0.w5n5") var oldValue: [Shape] = []
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(5) }
        var fields: [Any?] { [free(baseRate), itemPrice, extraInfo, minLevel, isOpen, oldValue, free(lastPage)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartAny var baseRate: [String: Any] = [:]
        var itemPrice: A? = nil
        var extraInfo: String? = nil
        var minLevel: Data? = nil
        @SmartKey("data.u5n4") var isOpen: [Filled] = []
        @SmartKey("list.0.w5n5") var oldValue: [Shape] = []
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(5) }
        var fields: [Any?] { [free(baseRate), itemPrice, extraInfo, minLevel, isOpen, oldValue, free(lastPage)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartAny var baseRate: [String: Any] = [:]
        var itemPrice: Int? = nil
        var extraInfo: String? = nil
        var minLevel: Data? = nil
        @SmartKey("data.u5n4") var isOpen: [Filled] = []
        @SmartKey("list.0.w5n5") var oldValue: [Shape] = []
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(5) }
        var fields: [Any?] { [free(baseRate), itemPrice, extraInfo, minLevel, isOpen, oldValue, free(lastPage)] }
    }
}

enum M006 {
    struct S: SmartCodable, LawValue {
        @SmartAny var homeCity: Any? = nil
        @SmartFlat var unitCode: [String: JSONValue] = [:]
        @IgnoredKey var dayPlan: Int = 42
        var minLevel: [String: Word] = [:]
        var isOpen: Data? = nil
        var maxLevel: Message? = nil
        mutating func didFinishMapping() { finished(6) }
        var fields: [Any?] { [free(homeCity), free(unitCode), dayPlan, minLevel, isOpen, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(6) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartAny var homeCity: Any? = nil
        @SmartFlat var unitCode: [String: JSONValue] = [:]
        @IgnoredKey var dayPlan: Int = 42
        var minLevel: [String: Word] = [:]
        var isOpen: Data? = nil
        var maxLevel: Message? = nil
        override var fields: [Any?] { super.fields + [free(homeCity), free(unitCode), dayPlan, minLevel, isOpen, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var homeCity: Any? = nil
        @SmartFlat var unitCode: [String: JSONValue] = [:]
        @IgnoredKey var dayPlan: Int = 42
        var minLevel: [String: Word] = [:]
        var isOpen: Data? = nil
        var maxLevel: Message? = nil
        init() {}
        func didFinishMapping() { finished(6) }
        var fields: [Any?] { [free(homeCity), free(unitCode), dayPlan, minLevel, isOpen, maxLevel] }
    }
}

enum M007 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var rowCount: Int = 42
        var unitCode: URL? = nil
        var baseRate: Bool = false
        var dayPlan: Int = -1
        @SmartFlat var firstTag: M001.S? = nil
        mutating func didFinishMapping() { finished(7) }
        var fields: [Any?] { [rowCount, unitCode, baseRate, dayPlan, firstTag] }
    }
    struct D: SmartDirectCodable, LawValue {
        @IgnoredKey var rowCount: Int = 42
        var unitCode: URL? = nil
        var baseRate: Bool = false
        var dayPlan: Int = -1
        @SmartFlat var firstTag: M001.S? = nil
        mutating func didFinishMapping() { finished(7) }
        var fields: [Any?] { [rowCount, unitCode, baseRate, dayPlan, firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @IgnoredKey var rowCount: Int = 42
        var unitCode: A? = nil
        var baseRate: Bool = false
        var dayPlan: Int = -1
        @SmartFlat var firstTag: M001.S? = nil
        mutating func didFinishMapping() { finished(7) }
        var fields: [Any?] { [rowCount, unitCode, baseRate, dayPlan, firstTag] }
    }
}

enum M008 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k21") var topScore: Int64 = 42
        @SmartFlat var maxLevel: Message = .ping
        @SmartFlat var newValue: [String: JSONValue] = [:]
        @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var pageSize: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Array var lastPage: [Rank] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- SmartDateTransformer()] }
        var fields: [Any?] { [topScore, maxLevel, free(newValue), shopArea, pageSize, lastPage] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("k21") var topScore: Int64 = 42
        @SmartFlat var maxLevel: Message = .ping
        @SmartFlat var newValue: [String: JSONValue] = [:]
        @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var pageSize: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Array var lastPage: [Rank] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- SmartDateTransformer()] }
        var fields: [Any?] { [topScore, maxLevel, free(newValue), shopArea, pageSize, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("k21") var topScore: Int64 = 42
        @SmartFlat var maxLevel: Message = .ping
        @SmartFlat var newValue: [String: JSONValue] = [:]
        @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var pageSize: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Array var lastPage: [Rank] = []
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- SmartDateTransformer()] }
        var fields: [Any?] { [topScore, maxLevel, free(newValue), shopArea, pageSize, lastPage] }
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
        LawModel(5, "G", M005.G<Int>.self, .upper),
        LawModel(5, "C", M005.C0.self, .upper),
        LawModel(6, "S", M006.S.self, .snake, collections: .strict),
        LawModel(6, "C", M006.C1.self, .snake, collections: .strict),
        LawModel(6, "E", M006.E.self, .snake, collections: .strict),
        LawModel(7, "S", M007.S.self),
        LawModel(7, "D", M007.D.self),
        LawModel(7, "G", M007.G<URL>.self),
        LawModel(8, "S", M008.S.self),
        LawModel(8, "D", M008.D.self),
        LawModel(8, "C", M008.C0.self),
    ]
}
