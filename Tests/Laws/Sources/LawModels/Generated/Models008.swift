// Made by generate.py.
import Foundation
import SmartCodable

enum M063 {
    struct S: SmartCodable, LawValue {
        var lastPage: [String] = []
        var itemPrice: [Shape] = []
        @SmartKey("deep.in.v63n2", "unitCode") var unitCode: Filled = Filled()
        var fields: [Any?] { [lastPage, itemPrice, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: [String] = []
        var itemPrice: [Shape] = []
        @SmartKey("deep.in.v63n2", "unitCode") var unitCode: Filled = Filled()
        init() {}
        var fields: [Any?] { [lastPage, itemPrice, unitCode] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: [String] = []
        var itemPrice: [Shape] = []
        @SmartKey("deep.in.v63n2", "unitCode") var unitCode: Filled = Filled()
        init() {}
        var fields: [Any?] { [lastPage, itemPrice, unitCode] }
    }
}

enum M064 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var newValue: [String: JSONValue] = [:]
        @SmartKey("x-y", "homeCity") var homeCity: [M001.F] = []
        var unitCode: Float = 1.5
        var maxLevel: URL? = nil
        var pageSize: Shape = Shape()
        @SmartKey("list.0.w64n5") var shopArea: Data? = nil
        @SmartKey("k24") var baseRate: Rank = .low
        var extraInfo: Bool? = nil
        @IgnoredKey var dayPlan: Int = 42
        var fields: [Any?] { [free(newValue), homeCity, unitCode, maxLevel, pageSize, shopArea, baseRate, extraInfo, dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var newValue: [String: JSONValue] = [:]
        @SmartKey("x-y", "homeCity") var homeCity: [M001.F] = []
        var unitCode: Float = 1.5
        var maxLevel: URL? = nil
        var pageSize: Shape = Shape()
        @SmartKey("list.0.w64n5") var shopArea: Data? = nil
        @SmartKey("k24") var baseRate: Rank = .low
        var extraInfo: Bool? = nil
        @IgnoredKey var dayPlan: Int = 42
        init() {}
        var fields: [Any?] { [free(newValue), homeCity, unitCode, maxLevel, pageSize, shopArea, baseRate, extraInfo, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var newValue: [String: JSONValue] = [:]
        @SmartKey("x-y", "homeCity") var homeCity: [M001.F] = []
        var unitCode: Float = 1.5
        var maxLevel: URL? = nil
        var pageSize: Shape = Shape()
        @SmartKey("list.0.w64n5") var shopArea: Data? = nil
        @SmartKey("k24") var baseRate: Rank = .low
        var extraInfo: Bool? = nil
        @IgnoredKey var dayPlan: Int = 42
        required init() {}
        var fields: [Any?] { [free(newValue), homeCity, unitCode, maxLevel, pageSize, shopArea, baseRate, extraInfo, dayPlan] }
    }
}

enum M065 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var isOpen: Message? = nil
        @SmartKey("deep.in.v65n1", "k26") var lastPage: [[Int]] = []
        var unitCode: String = "INITIAL"
        var oldValue: String? = nil
        var shopArea: Rated = Rated()
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        var userName: String = "initial"
        @SmartKey("dot\\.x65n7", "itemPrice") @SmartAny var itemPrice: [Any] = []
        var rowCount: [String: Word] = [:]
        var extraInfo: String? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(65) }
        var fields: [Any?] { [isOpen, lastPage, unitCode, oldValue, shopArea, free(pageSize), userName, free(itemPrice), rowCount, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(65) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var isOpen: Message? = nil
        @SmartKey("deep.in.v65n1", "k26") var lastPage: [[Int]] = []
        var unitCode: String = "INITIAL"
        var oldValue: String? = nil
        var shopArea: Rated = Rated()
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case isOpen, lastPage, unitCode, oldValue, shopArea, pageSize }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [isOpen, lastPage, unitCode, oldValue, shopArea, free(pageSize)] }
    }
    class C2: C1 {
        var userName: String = "initial"
        @SmartKey("dot\\.x65n7", "itemPrice") @SmartAny var itemPrice: [Any] = []
        var rowCount: [String: Word] = [:]
        var extraInfo: String? = nil
        override var fields: [Any?] { super.fields + [userName, free(itemPrice), rowCount, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var isOpen: Message? = nil
        @SmartKey("deep.in.v65n1", "k26") var lastPage: [[Int]] = []
        var unitCode: String = "INITIAL"
        var oldValue: String? = nil
        var shopArea: Rated = Rated()
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        var userName: String = "initial"
        @SmartKey("dot\\.x65n7", "itemPrice") @SmartAny var itemPrice: [Any] = []
        var rowCount: [String: Word] = [:]
        var extraInfo: String? = nil
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(65) }
        var fields: [Any?] { [isOpen, lastPage, unitCode, oldValue, shopArea, free(pageSize), userName, free(itemPrice), rowCount, extraInfo] }
    }
}

enum M066 {
    struct S: SmartCodable, LawValue {
        var lastPage: Rank = .low
        var maxLevel: String? = "initial"
        @SmartCompact.Array var rowCount: [String] = []
        var userName: [String: Int64] = [:]
        var firstTag: Rank = .low
        var pageSize: String = "initial"
        var dayPlan: String? = "initial"
        var fields: [Any?] { [lastPage, maxLevel, rowCount, userName, firstTag, pageSize, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        var lastPage: Rank = .low
        required init() {}
        var fields: [Any?] { [lastPage] }
    }
    class C1: C0 {
        var maxLevel: String? = "initial"
        @SmartCompact.Array var rowCount: [String] = []
        var userName: [String: Int64] = [:]
        var firstTag: Rank = .low
        var pageSize: String = "initial"
        override var fields: [Any?] { super.fields + [maxLevel, rowCount, userName, firstTag, pageSize] }
    }
    class C2: C1 {
        var dayPlan: String? = "initial"
        override var fields: [Any?] { super.fields + [dayPlan] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: Rank = .low
        var maxLevel: String? = "initial"
        @SmartCompact.Array var rowCount: [String] = []
        var userName: [String: Int64] = [:]
        var firstTag: Rank = .low
        var pageSize: String = "initial"
        var dayPlan: String? = "initial"
        init() {}
        var fields: [Any?] { [lastPage, maxLevel, rowCount, userName, firstTag, pageSize, dayPlan] }
    }
}

enum M067 {
    struct S: SmartCodable, LawValue {
        @SmartDate var itemPrice: Date? = nil
        var homeCity: [String: String] = [:]
        @SmartKey("list.0.w67n2") @SmartCompact.Array var userName: [Word] = []
        var baseRate: [[UInt]] = []
        @SmartCompact.Dictionary var firstTag: [String: Word] = [:]
        var newValue: Word = .one
        @SmartFlat var oldValue: M001.S? = nil
        @SmartKey("ID") var pageSize: [String: JSONValue] = [:]
        var topScore: Vehicle = Vehicle()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "k28"] }
        var fields: [Any?] { [itemPrice, homeCity, userName, baseRate, firstTag, newValue, oldValue, free(pageSize), topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartDate var itemPrice: Date? = nil
        var homeCity: [String: String] = [:]
        @SmartKey("list.0.w67n2") @SmartCompact.Array var userName: [Word] = []
        var baseRate: [[UInt]] = []
        @SmartCompact.Dictionary var firstTag: [String: Word] = [:]
        var newValue: Word = .one
        @SmartFlat var oldValue: M001.S? = nil
        @SmartKey("ID") var pageSize: [String: JSONValue] = [:]
        var topScore: Vehicle = Vehicle()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "k28"] }
        var fields: [Any?] { [itemPrice, homeCity, userName, baseRate, firstTag, newValue, oldValue, free(pageSize), topScore] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var itemPrice: Date? = nil
        var homeCity: [String: String] = [:]
        @SmartKey("list.0.w67n2") @SmartCompact.Array var userName: [Word] = []
        var baseRate: [A] = []
        @SmartCompact.Dictionary var firstTag: [String: Word] = [:]
        var newValue: Word = .one
        @SmartFlat var oldValue: M001.S? = nil
        @SmartKey("ID") var pageSize: [String: JSONValue] = [:]
        var topScore: Vehicle = Vehicle()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "k28"] }
        var fields: [Any?] { [itemPrice, homeCity, userName, baseRate, firstTag, newValue, oldValue, free(pageSize), topScore] }
    }
}

enum M068 {
    struct S: SmartCodable, LawValue {
        var shopArea: Bool = false
        var maxLevel: Data? = nil
        @SmartFlat var rowCount: Message? = nil
        @SmartKey("_v") var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("deep.in.v68n5") @SmartAny var userName: [String: Any] = [:]
        var lastPage: JSONValue = 1
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: Double = 1.5
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(68) }
        var fields: [Any?] { [shopArea, maxLevel, rowCount, firstTag, topScore, free(userName), free(lastPage), unitCode, dayPlan] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var shopArea: Bool = false
        var maxLevel: A? = nil
        @SmartFlat var rowCount: Message? = nil
        @SmartKey("_v") var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("deep.in.v68n5") @SmartAny var userName: [String: Any] = [:]
        var lastPage: JSONValue = 1
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: Double = 1.5
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(68) }
        var fields: [Any?] { [shopArea, maxLevel, rowCount, firstTag, topScore, free(userName), free(lastPage), unitCode, dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        var shopArea: Bool = false
        var maxLevel: Data? = nil
        @SmartFlat var rowCount: Message? = nil
        @SmartKey("_v") var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("deep.in.v68n5") @SmartAny var userName: [String: Any] = [:]
        var lastPage: JSONValue = 1
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: Double = 1.5
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(68) }
        var fields: [Any?] { [shopArea, maxLevel, rowCount, firstTag, topScore, free(userName), free(lastPage), unitCode, dayPlan] }
    }
}

enum M069 {
    struct S: SmartCodable, LawValue {
        var lastPage: [[Bool]] = []
        var pageSize: Date? = nil
        var extraInfo: [S] = []
        var isOpen: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "k3", CodingKeys.pageSize <--- ["dot\\.x69n1", "k6"], CodingKeys.isOpen <--- "k7"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- SmartDateTransformer()] }
        var fields: [Any?] { [lastPage, pageSize, extraInfo, isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: [[Bool]] = []
        var pageSize: Date? = nil
        var extraInfo: [F] = []
        var isOpen: Date? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "k3", CodingKeys.pageSize <--- ["dot\\.x69n1", "k6"], CodingKeys.isOpen <--- "k7"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- SmartDateTransformer()] }
        var fields: [Any?] { [lastPage, pageSize, extraInfo, isOpen] }
    }
    struct D: SmartDirectCodable, LawValue {
        var lastPage: [[Bool]] = []
        var pageSize: Date? = nil
        var extraInfo: [D] = []
        var isOpen: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "k3", CodingKeys.pageSize <--- ["dot\\.x69n1", "k6"], CodingKeys.isOpen <--- "k7"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- SmartDateTransformer()] }
        var fields: [Any?] { [lastPage, pageSize, extraInfo, isOpen] }
    }
}

enum M070 {
    struct S: SmartCodable, LawValue {
        var dayPlan: String? = nil
        var rowCount: Float? = nil
        var lastPage: Word = .one
        var unitCode: Int? = nil
        var itemPrice: Double = 1.5
        var firstTag: Int64 = 42
        var homeCity: String = "initial"
        mutating func didFinishMapping() { finished(70) }
        var fields: [Any?] { [dayPlan, rowCount, lastPage, unitCode, itemPrice, firstTag, homeCity] }
    }
    struct D: SmartDirectCodable, LawValue {
        var dayPlan: String? = nil
        var rowCount: Float? = nil
        var lastPage: Word = .one
        var unitCode: Int? = nil
        var itemPrice: Double = 1.5
        var firstTag: Int64 = 42
        var homeCity: String = "initial"
        mutating func didFinishMapping() { finished(70) }
        var fields: [Any?] { [dayPlan, rowCount, lastPage, unitCode, itemPrice, firstTag, homeCity] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var dayPlan: A? = nil
        var rowCount: Float? = nil
        var lastPage: Word = .one
        var unitCode: Int? = nil
        var itemPrice: Double = 1.5
        var firstTag: Int64 = 42
        var homeCity: String = "initial"
        mutating func didFinishMapping() { finished(70) }
        var fields: [Any?] { [dayPlan, rowCount, lastPage, unitCode, itemPrice, firstTag, homeCity] }
    }
}

enum M071 {
    struct S: SmartCodable, LawValue {
        var minLevel: Word = .one
        var rowCount: Int = -1
        var userName: Float? = nil
        var firstTag: Int8 = 42
        var extraInfo: Int64 = 42
        var unitCode: Int64 = 42
        @SmartCompact.Array var maxLevel: [String] = []
        var homeCity: Word = .one
        mutating func didFinishMapping() { finished(71) }
        var fields: [Any?] { [minLevel, rowCount, userName, firstTag, extraInfo, unitCode, maxLevel, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        var minLevel: Word = .one
        var rowCount: Int = -1
        var userName: Float? = nil
        var firstTag: Int8 = 42
        var extraInfo: Int64 = 42
        var unitCode: Int64 = 42
        @SmartCompact.Array var maxLevel: [String] = []
        var homeCity: Word = .one
        init() {}
        func didFinishMapping() { finished(71) }
        var fields: [Any?] { [minLevel, rowCount, userName, firstTag, extraInfo, unitCode, maxLevel, homeCity] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: Word = .one
        var rowCount: Int = -1
        var userName: A? = nil
        var firstTag: Int8 = 42
        var extraInfo: Int64 = 42
        var unitCode: Int64 = 42
        @SmartCompact.Array var maxLevel: [String] = []
        var homeCity: Word = .one
        mutating func didFinishMapping() { finished(71) }
        var fields: [Any?] { [minLevel, rowCount, userName, firstTag, extraInfo, unitCode, maxLevel, homeCity] }
    }
}

extension LawModel {
    static let file008: [LawModel] = [
        LawModel(63, "S", M063.S.self),
        LawModel(63, "E", M063.E.self),
        LawModel(63, "F", M063.F.self),
        LawModel(64, "S", M064.S.self, .upper),
        LawModel(64, "E", M064.E.self, .upper),
        LawModel(64, "C", M064.C0.self, .upper),
        LawModel(65, "S", M065.S.self),
        LawModel(65, "C", M065.C2.self),
        LawModel(65, "F", M065.F.self),
        LawModel(66, "S", M066.S.self, collections: .strict),
        LawModel(66, "C", M066.C3.self, collections: .strict),
        LawModel(66, "F", M066.F.self, collections: .strict),
        LawModel(67, "S", M067.S.self),
        LawModel(67, "D", M067.D.self),
        LawModel(67, "G", M067.G<[UInt]>.self),
        LawModel(68, "S", M068.S.self),
        LawModel(68, "G", M068.G<Data>.self),
        LawModel(68, "F", M068.F.self),
        LawModel(69, "S", M069.S.self, isRecursive: true),
        LawModel(69, "F", M069.F.self, isRecursive: true),
        LawModel(69, "D", M069.D.self, isRecursive: true),
        LawModel(70, "S", M070.S.self),
        LawModel(70, "D", M070.D.self),
        LawModel(70, "G", M070.G<String>.self),
        LawModel(71, "S", M071.S.self, collections: .wraps),
        LawModel(71, "E", M071.E.self, collections: .wraps),
        LawModel(71, "G", M071.G<Float>.self, collections: .wraps),
    ]
}
