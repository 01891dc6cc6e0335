// Made by generate.py.
import Foundation
import SmartCodable

enum M063 {
    struct S: SmartCodable, LawValue {
        var userName: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: String = "INITIAL"
        var maxLevel: Bool = false
        var isOpen: Date? = nil
        @SmartFlat var dayPlan: [String: JSONValue] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.isOpen <--- SmartDateTransformer()] }
        var fields: [Any?] { [userName, extraInfo, maxLevel, isOpen, free(dayPlan)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var userName: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: String = "INITIAL"
        var maxLevel: Bool = false
        var isOpen: Date? = nil
        @SmartFlat var dayPlan: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case userName, extraInfo, maxLevel, isOpen, dayPlan }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.isOpen <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [userName, extraInfo, maxLevel, isOpen, free(dayPlan)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: String = "INITIAL"
        var maxLevel: Bool = false
        var isOpen: Date? = nil
        @SmartFlat var dayPlan: [String: JSONValue] = [:]
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.isOpen <--- SmartDateTransformer()] }
        var fields: [Any?] { [userName, extraInfo, maxLevel, isOpen, free(dayPlan)] }
    }
}

enum M064 {
    struct S: SmartCodable, LawValue {
        var newValue: [M002.S] = []
        @SmartFlat var shopArea: M000.S = M000.S()
        @SmartDate var pageSize: Date? = nil
        @SmartKey("k29", "k12") var homeCity: Date = Date(timeIntervalSince1970: 60)
        var rowCount: [[Word]] = []
        var maxLevel: Int8 = 42
        @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        var unitCode: Bool? = nil
        var isOpen: M001.F = M001.F()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- "k25", CodingKeys.rowCount <--- ["k9", "k15"], CodingKeys.unitCode <--- ["k24", "k6"], CodingKeys.isOpen <--- ["_v", "k8"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- SmartDateTransformer()] }
        var fields: [Any?] { [newValue, shopArea, pageSize, homeCity, rowCount, maxLevel, lastPage, unitCode, isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: [M002.S] = []
        @SmartFlat var shopArea: M000.S = M000.S()
        @SmartDate var pageSize: Date? = nil
        @SmartKey("k29", "k12") var homeCity: Date = Date(timeIntervalSince1970: 60)
        var rowCount: [[Word]] = []
        var maxLevel: Int8 = 42
        @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        var unitCode: Bool? = nil
        var isOpen: M001.F = M001.F()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- "k25", CodingKeys.rowCount <--- ["k9", "k15"], CodingKeys.unitCode <--- ["k24", "k6"], CodingKeys.isOpen <--- ["_v", "k8"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- SmartDateTransformer()] }
        var fields: [Any?] { [newValue, shopArea, pageSize, homeCity, rowCount, maxLevel, lastPage, unitCode, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var newValue: [A] = []
        @SmartFlat var shopArea: M000.S = M000.S()
        @SmartDate var pageSize: Date? = nil
        @SmartKey("k29", "k12") var homeCity: Date = Date(timeIntervalSince1970: 60)
        var rowCount: [[Word]] = []
        var maxLevel: Int8 = 42
        @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        var unitCode: Bool? = nil
        var isOpen: M001.F = M001.F()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- "k25", CodingKeys.rowCount <--- ["k9", "k15"], CodingKeys.unitCode <--- ["k24", "k6"], CodingKeys.isOpen <--- ["_v", "k8"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- SmartDateTransformer()] }
        var fields: [Any?] { [newValue, shopArea, pageSize, homeCity, rowCount, maxLevel, lastPage, unitCode, isOpen] }
    }
}

enum M065 {
    struct S: SmartCodable, LawValue {
        @SmartAny var firstTag: [String: Any] = [:]
        @SmartKey("k2", "baseRate") var baseRate: Int = 42
        var homeCity: [Decimal] = []
        var pageSize: Bool = false
        var rowCount: [String: String] = [:]
        @SmartFlat var maxLevel: M001.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- "data.u65n3", CodingKeys.rowCount <--- ["_v", "k18"]] }
        mutating func didFinishMapping() { finished(65) }
        var fields: [Any?] { [free(firstTag), baseRate, homeCity, pageSize, rowCount, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartAny var firstTag: [String: Any] = [:]
        @SmartKey("k2", "baseRate") var baseRate: Int = 42
        var homeCity: [Decimal] = []
        var pageSize: Bool = false
        var rowCount: [String: String] = [:]
        @SmartFlat var maxLevel: M001.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- "data.u65n3", CodingKeys.rowCount <--- ["_v", "k18"]] }
        mutating func didFinishMapping() { finished(65) }
        var fields: [Any?] { [free(firstTag), baseRate, homeCity, pageSize, rowCount, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var firstTag: [String: Any] = [:]
        @SmartKey("k2", "baseRate") var baseRate: Int = 42
        var homeCity: [Decimal] = []
        var pageSize: Bool = false
        var rowCount: [String: String] = [:]
        @SmartFlat var maxLevel: M001.S? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- "data.u65n3", CodingKeys.rowCount <--- ["_v", "k18"]] }
        func didFinishMapping() { finished(65) }
        var fields: [Any?] { [free(firstTag), baseRate, homeCity, pageSize, rowCount, maxLevel] }
    }
}

enum M066 {
    struct S: SmartCodable, LawValue {
        var baseRate: [JSONValue] = []
        @SmartKey("k13") var oldValue: Shape = Shape()
        var topScore: String = "initial"
        var pageSize: Rank? = nil
        var shopArea: [Int8?] = []
        var minLevel: Rank = .low
        var rowCount: M002.F = M002.F()
        var fields: [Any?] { [free(baseRate), oldValue, topScore, pageSize, shopArea, minLevel, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        var baseRate: [JSONValue] = []
        @SmartKey("k13") var oldValue: Shape = Shape()
        var topScore: String = "initial"
        var pageSize: Rank? = nil
        var shopArea: [Int8?] = []
        var minLevel: Rank = .low
        var rowCount: M002.F = M002.F()
        var fields: [Any?] { [free(baseRate), oldValue, topScore, pageSize, shopArea, minLevel, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: [JSONValue] = []
        @SmartKey("k13") var oldValue: Shape = Shape()
        var topScore: String = "initial"
        var pageSize: Rank? = nil
        var shopArea: [Int8?] = []
        var minLevel: Rank = .low
        var rowCount: M002.F = M002.F()
        init() {}
        var fields: [Any?] { [free(baseRate), oldValue, topScore, pageSize, shopArea, minLevel, rowCount] }
    }
}

enum M067 {
    struct S: SmartCodable, LawValue {
        var userName: Data? = nil
        var isOpen: Mood? = .good
        var pageSize: [Int?] = []
        var lastPage: Data? = nil
        var fields: [Any?] { [userName, isOpen, pageSize, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var userName: Data? = nil
        var isOpen: Mood? = .good
        var pageSize: [Int?] = []
        var lastPage: Data? = nil
        override var fields: [Any?] { super.fields + [userName, isOpen, pageSize, lastPage] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var userName: A? = nil
        var isOpen: Mood? = .good
        var pageSize: [Int?] = []
        var lastPage: Data? = nil
        var fields: [Any?] { [userName, isOpen, pageSize, lastPage] }
    }
}

enum M068 {
    struct S: SmartCodable, LawValue {
        var rowCount: [Message] = []
        var extraInfo: Double = 1.5
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- SmartDateTransformer()] }
        var fields: [Any?] { [rowCount, extraInfo, oldValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: [Message] = []
        var extraInfo: Double = 1.5
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- SmartDateTransformer()] }
        var fields: [Any?] { [rowCount, extraInfo, oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: [A] = []
        var extraInfo: Double = 1.5
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- SmartDateTransformer()] }
        var fields: [Any?] { [rowCount, extraInfo, oldValue] }
    }
}

enum M069 {
    struct S: SmartCodable, LawValue {
        var itemPrice: String? = "initial"
        var oldValue: Mood = .good
        var topScore: [String: Word] = [:]
        var baseRate: Mood? = nil
        var minLevel: Int64 = 42
        var lastPage: [String?] = []
        var extraInfo: Date = Date(timeIntervalSince1970: 60)
        var rowCount: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["list.0.w69n2", "topScore"], CodingKeys.baseRate <--- ["k3", "baseRate"], CodingKeys.extraInfo <--- ["k19", "extraInfo"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(69) }
        var fields: [Any?] { [itemPrice, oldValue, topScore, baseRate, minLevel, lastPage, extraInfo, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var itemPrice: String? = "initial"
        var oldValue: Mood = .good
        var topScore: [String: Word] = [:]
        var baseRate: Mood? = nil
        var minLevel: Int64 = 42
        var lastPage: [String?] = []
        var extraInfo: Date = Date(timeIntervalSince1970: 60)
        var rowCount: Date? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["list.0.w69n2", "topScore"], CodingKeys.baseRate <--- ["k3", "baseRate"], CodingKeys.extraInfo <--- ["k19", "extraInfo"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(69) }
        var fields: [Any?] { [itemPrice, oldValue, topScore, baseRate, minLevel, lastPage, extraInfo, rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        var itemPrice: String? = "initial"
        var oldValue: Mood = .good
        var topScore: [String: Word] = [:]
        var baseRate: Mood? = nil
        var minLevel: Int64 = 42
        var lastPage: [String?] = []
        var extraInfo: Date = Date(timeIntervalSince1970: 60)
        var rowCount: Date? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["list.0.w69n2", "topScore"], CodingKeys.baseRate <--- ["k3", "baseRate"], CodingKeys.extraInfo <--- ["k19", "extraInfo"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(69) }
        var fields: [Any?] { [itemPrice, oldValue, topScore, baseRate, minLevel, lastPage, extraInfo, rowCount] }
    }
}

enum M070 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var lastPage: [UInt] = []
        var maxLevel: [Bool] = []
        var newValue: Bool = false
        var homeCity: String? = "initial"
        var topScore: Int64? = nil
        mutating func didFinishMapping() { finished(70) }
        var fields: [Any?] { [lastPage, maxLevel, newValue, homeCity, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Array var lastPage: [UInt] = []
        var maxLevel: [Bool] = []
        var newValue: Bool = false
        var homeCity: String? = "initial"
        var topScore: Int64? = nil
        init() {}
        func didFinishMapping() { finished(70) }
        var fields: [Any?] { [lastPage, maxLevel, newValue, homeCity, topScore] }
    }
    final class F: SmartCodable, LawValue {
        @SmartCompact.Array var lastPage: [UInt] = []
        var maxLevel: [Bool] = []
        var newValue: Bool = false
        var homeCity: String? = "initial"
        var topScore: Int64? = nil
        init() {}
        func didFinishMapping() { finished(70) }
        var fields: [Any?] { [lastPage, maxLevel, newValue, homeCity, topScore] }
    }
}

enum M071 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w71n0") var homeCity: Bool = false
        var pageSize: Bool? = false
        var minLevel: Int8 = 42
        var lastPage: String = "initial"
        var unitCode: Rank = .low
        var extraInfo: [String: Rank] = [:]
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "list.0.w71n5"] }
        mutating func didFinishMapping() { finished(71) }
        var fields: [Any?] { [homeCity, pageSize, minLevel, lastPage, unitCode, extraInfo, free(baseRate)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("list.0.w71n0") var homeCity: Bool = false
        var pageSize: Bool? = false
        var minLevel: Int8 = 42
        var lastPage: String = "initial"
        var unitCode: Rank = .low
        var extraInfo: [String: Rank] = [:]
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "list.0.w71n5"] }
        func didFinishMapping() { finished(71) }
        var fields: [Any?] { [homeCity, pageSize, minLevel, lastPage, unitCode, extraInfo, free(baseRate)] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("list.0.w71n0") var homeCity: Bool = false
        var pageSize: Bool? = false
        var minLevel: Int8 = 42
        var lastPage: String = "initial"
        var unitCode: Rank = .low
        var extraInfo: [String: Rank] = [:]
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "list.0.w71n5"] }
        mutating func didFinishMapping() { finished(71) }
        var fields: [Any?] { [homeCity, pageSize, minLevel, lastPage, unitCode, extraInfo, free(baseRate)] }
    }
}

extension LawModel {
    static let file008: [LawModel] = [
        LawModel(63, "S", M063.S.self),
        LawModel(63, "C", M063.C1.self),
        LawModel(63, "E", M063.E.self),
        LawModel(64, "S", M064.S.self),
        LawModel(64, "F", M064.F.self),
        LawModel(64, "G", M064.G<M002.S>.self),
        LawModel(65, "S", M065.S.self),
        LawModel(65, "D", M065.D.self),
        LawModel(65, "E", M065.E.self),
        LawModel(66, "S", M066.S.self),
        LawModel(66, "D", M066.D.self),
        LawModel(66, "F", M066.F.self),
        LawModel(67, "S", M067.S.self),
        LawModel(67, "C", M067.C2.self),
        LawModel(67, "G", M067.G<Data>.self),
        LawModel(68, "S", M068.S.self),
        LawModel(68, "E", M068.E.self),
        LawModel(68, "G", M068.G<Message>.self),
        LawModel(69, "S", M069.S.self),
        LawModel(69, "F", M069.F.self),
        LawModel(69, "E", M069.E.self),
        LawModel(70, "S", M070.S.self),
        LawModel(70, "E", M070.E.self),
        LawModel(70, "F", M070.F.self),
        LawModel(71, "S", M071.S.self),
        LawModel(71, "E", M071.E.self),
        LawModel(71, "D", M071.D.self),
    ]
}
