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
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        @SmartAny var baseRate: [String: Any] = [:]
        var extraInfo: String? = nil
        var itemPrice: Int? = nil
        var oldValue: [Shape] = []
        var minLevel: Data? = nil
        var isOpen: [Filled] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(5) }
        var fields: [Any?] { [free(lastPage), free(baseRate), extraInfo, itemPrice, oldValue, minLevel, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        @SmartAny var baseRate: [String: Any] = [:]
        var extraInfo: String? = nil
        var itemPrice: A? = nil
        var oldValue: [Shape] = []
        var minLevel: Data? = nil
        var isOpen: [Filled] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(5) }
        var fields: [Any?] { [free(lastPage), free(baseRate), extraInfo, itemPrice, oldValue, minLevel, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(5) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        @SmartAny var baseRate: [String: Any] = [:]
        var extraInfo: String? = nil
        enum CodingKeys: String, CodingKey { case lastPage, baseRate, extraInfo }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [free(lastPage), free(baseRate), extraInfo] }
    }
    class C2: C1 {
        var itemPrice: Int? = nil
        var oldValue: [Shape] = []
        override var fields: [Any?] { super.fields + [itemPrice, oldValue] }
    }
    class C3: C2 {
        var minLevel: Data? = nil
        var isOpen: [Filled] = []
        override var fields: [Any?] { super.fields + [minLevel, isOpen] }
    }
}

enum M006 {
    struct S: SmartCodable, LawValue {
        var pageSize: Double = 1.5
        var homeCity: Shape = Shape()
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var extraInfo: M001.S = M001.S()
        var firstTag: UInt16? = 42
        var minLevel: [Rated] = []
        var newValue: Message = .ping
        var topScore: Int8? = nil
        enum CodingKeys: String, CodingKey { case pageSize = "k3", homeCity, baseRate, extraInfo, firstTag = "k21", minLevel = "k17", newValue, topScore = "k16" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(6) }
        var fields: [Any?] { [pageSize, homeCity, baseRate, extraInfo, firstTag, minLevel, newValue, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        var pageSize: Double = 1.5
        var homeCity: Shape = Shape()
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var extraInfo: M001.S = M001.S()
        var firstTag: UInt16? = 42
        var minLevel: [Rated] = []
        var newValue: Message = .ping
        var topScore: Int8? = nil
        enum CodingKeys: String, CodingKey { case pageSize = "k3", homeCity, baseRate, extraInfo, firstTag = "k21", minLevel = "k17", newValue, topScore = "k16" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(6) }
        var fields: [Any?] { [pageSize, homeCity, baseRate, extraInfo, firstTag, minLevel, newValue, topScore] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(6) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var pageSize: Double = 1.5
        var homeCity: Shape = Shape()
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var extraInfo: M001.S = M001.S()
        var firstTag: UInt16? = 42
        var minLevel: [Rated] = []
        var newValue: Message = .ping
        var topScore: Int8? = nil
        enum CodingKeys: String, CodingKey { case pageSize = "k3", homeCity, baseRate, extraInfo, firstTag = "k21", minLevel = "k17", newValue, topScore = "k16" }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.baseRate <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [pageSize, homeCity, baseRate, extraInfo, firstTag, minLevel, newValue, topScore] }
    }
}

enum M007 {
    struct S: SmartCodable, LawValue {
        var extraInfo: Data? = nil
        @SmartFlat var maxLevel: Holder = Holder()
        @SmartKey("list.0.w7n2", "pageSize") var pageSize: String = "initial"
        var unitCode: Float = 1.5
        var baseRate: Int? = -1
        var minLevel: Date? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- SmartDateTransformer()] }
        var fields: [Any?] { [extraInfo, maxLevel, pageSize, unitCode, baseRate, minLevel] }
    }
    final class F: SmartCodable, LawValue {
        var extraInfo: Data? = nil
        @SmartFlat var maxLevel: Holder = Holder()
        @SmartKey("list.0.w7n2", "pageSize") var pageSize: String = "initial"
        var unitCode: Float = 1.5
        var baseRate: Int? = -1
        var minLevel: Date? = nil
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- SmartDateTransformer()] }
        var fields: [Any?] { [extraInfo, maxLevel, pageSize, unitCode, baseRate, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var extraInfo: Data? = nil
        @SmartFlat var maxLevel: Holder = Holder()
        @SmartKey("list.0.w7n2", "pageSize") var pageSize: String = "initial"
        var unitCode: Float = 1.5
        var baseRate: Int? = -1
        var minLevel: Date? = nil
        enum CodingKeys: String, CodingKey { case extraInfo, maxLevel, pageSize, unitCode, baseRate, minLevel }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.minLevel <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [extraInfo, maxLevel, pageSize, unitCode, baseRate, minLevel] }
    }
}

enum M008 {
    struct S: SmartCodable, LawValue {
        var extraInfo: Int? = nil
        var unitCode: Bool = false
        var itemPrice: Int = 42
        var topScore: Card = .unknown(1)
        enum CodingKeys: String, CodingKey { case extraInfo = "k2", unitCode, itemPrice, topScore }
        var fields: [Any?] { [extraInfo, unitCode, itemPrice, topScore] }
    }
    class C0: SmartCodable, LawValue {
        var extraInfo: Int? = nil
        var unitCode: Bool = false
        required init() {}
        enum CodingKeys: String, CodingKey { case extraInfo = "k2", unitCode }
        var fields: [Any?] { [extraInfo, unitCode] }
    }
    class C1: C0 {
        var itemPrice: Int = 42
        var topScore: Card = .unknown(1)
        enum CodingKeys: String, CodingKey { case itemPrice, topScore }
        override var fields: [Any?] { super.fields + [itemPrice, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        var extraInfo: Int? = nil
        var unitCode: Bool = false
        var itemPrice: Int = 42
        var topScore: Card = .unknown(1)
        init() {}
        enum CodingKeys: String, CodingKey { case extraInfo = "k2", unitCode, itemPrice, topScore }
        var fields: [Any?] { [extraInfo, unitCode, itemPrice, topScore] }
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
        LawModel(5, "C", M005.C3.self, .upper),
        LawModel(6, "S", M006.S.self, collections: .wraps),
        LawModel(6, "D", M006.D.self, collections: .wraps),
        LawModel(6, "C", M006.C1.self, collections: .wraps),
        LawModel(7, "S", M007.S.self),
        LawModel(7, "F", M007.F.self),
        LawModel(7, "C", M007.C1.self),
        LawModel(8, "S", M008.S.self, collections: .wraps),
        LawModel(8, "C", M008.C1.self, collections: .wraps),
        LawModel(8, "E", M008.E.self, collections: .wraps),
    ]
}
