// Made by generate.py.
import Foundation
import SmartCodable

enum M072 {
    struct S: SmartCodable, LawValue {
        var topScore: String? = nil
        var rowCount: Bool? = nil
        @SmartDate var unitCode: Date? = nil
        mutating func didFinishMapping() { finished(72) }
        var fields: [Any?] { [topScore, rowCount, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(72) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var topScore: String? = nil
        var rowCount: Bool? = nil
        @SmartDate var unitCode: Date? = nil
        override var fields: [Any?] { super.fields + [topScore, rowCount, unitCode] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: String? = nil
        var rowCount: Bool? = nil
        @SmartDate var unitCode: Date? = nil
        init() {}
        func didFinishMapping() { finished(72) }
        var fields: [Any?] { [topScore, rowCount, unitCode] }
    }
}

enum M073 {
    struct S: SmartCodable, LawValue {
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        @IgnoredKey var shopArea: Int = 42
        var rowCount: [[UInt16]] = []
        var dayPlan: [Word: Int] = [:]
        var fields: [Any?] { [free(pageSize), shopArea, rowCount, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        @IgnoredKey var shopArea: Int = 42
        var rowCount: [[UInt16]] = []
        var dayPlan: [Word: Int] = [:]
        override var fields: [Any?] { super.fields + [free(pageSize), shopArea, rowCount, dayPlan] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        @IgnoredKey var shopArea: Int = 42
        var rowCount: [A] = []
        var dayPlan: [Word: Int] = [:]
        var fields: [Any?] { [free(pageSize), shopArea, rowCount, dayPlan] }
    }
}

enum M074 {
    struct S: SmartCodable, LawValue {
        var minLevel: String = "initial"
        var maxLevel: [[String]] = []
        var isOpen: [String: UInt] = [:]
        @SmartCompact.Array var itemPrice: [String] = []
        var firstTag: [UInt] = []
        var shopArea: Rank? = .low
        mutating func didFinishMapping() { finished(74) }
        var fields: [Any?] { [minLevel, maxLevel, isOpen, itemPrice, firstTag, shopArea] }
    }
    class C0: SmartCodable, LawValue {
        var minLevel: String = "initial"
        var maxLevel: [[String]] = []
        var isOpen: [String: UInt] = [:]
        @SmartCompact.Array var itemPrice: [String] = []
        var firstTag: [UInt] = []
        required init() {}
        func didFinishMapping() { finished(74) }
        var fields: [Any?] { [minLevel, maxLevel, isOpen, itemPrice, firstTag] }
    }
    class C1: C0 {
        var shopArea: Rank? = .low
        override var fields: [Any?] { super.fields + [shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: String = "initial"
        var maxLevel: [[String]] = []
        var isOpen: [String: UInt] = [:]
        @SmartCompact.Array var itemPrice: [String] = []
        var firstTag: [UInt] = []
        var shopArea: Rank? = .low
        mutating func didFinishMapping() { finished(74) }
        var fields: [Any?] { [minLevel, maxLevel, isOpen, itemPrice, firstTag, shopArea] }
    }
}

enum M075 {
    struct S: SmartCodable, LawValue {
        var topScore: Bool = false
        @SmartKey("deep.in.v75n1") @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: UInt = 42
        var pageSize: Set<String> = []
        var baseRate: Decimal? = nil
        @SmartFlat var minLevel: M000.S = M000.S()
        var shopArea: String? = nil
        var oldValue: M003.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "dot\\.x75n2", CodingKeys.baseRate <--- ["k18", "baseRate"], CodingKeys.shopArea <--- ["dot\\.x75n6", "shopArea"], CodingKeys.oldValue <--- ["list.0.w75n7", "k11"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(75) }
        var fields: [Any?] { [topScore, lastPage, itemPrice, pageSize, baseRate, minLevel, shopArea, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(75) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var topScore: Bool = false
        @SmartKey("deep.in.v75n1") @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: UInt = 42
        var pageSize: Set<String> = []
        enum CodingKeys: String, CodingKey { case topScore, lastPage, itemPrice, pageSize }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.itemPrice <--- "dot\\.x75n2"] }
        override var fields: [Any?] { super.fields + [topScore, lastPage, itemPrice, pageSize] }
    }
    class C2: C1 {
        var baseRate: Decimal? = nil
        enum CodingKeys: String, CodingKey { case baseRate }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.baseRate <--- ["k18", "baseRate"]] }
        override var fields: [Any?] { super.fields + [baseRate] }
    }
    class C3: C2 {
        @SmartFlat var minLevel: M000.S = M000.S()
        var shopArea: String? = nil
        var oldValue: M003.S? = nil
        enum CodingKeys: String, CodingKey { case minLevel, shopArea, oldValue }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.shopArea <--- ["dot\\.x75n6", "shopArea"], CodingKeys.oldValue <--- ["list.0.w75n7", "k11"]] }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [minLevel, shopArea, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var topScore: Bool = false
        @SmartKey("deep.in.v75n1") @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: UInt = 42
        var pageSize: Set<String> = []
        var baseRate: Decimal? = nil
        @SmartFlat var minLevel: M000.S = M000.S()
        var shopArea: String? = nil
        var oldValue: M003.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "dot\\.x75n2", CodingKeys.baseRate <--- ["k18", "baseRate"], CodingKeys.shopArea <--- ["dot\\.x75n6", "shopArea"], CodingKeys.oldValue <--- ["list.0.w75n7", "k11"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(75) }
        var fields: [Any?] { [topScore, lastPage, itemPrice, pageSize, baseRate, minLevel, shopArea, oldValue] }
    }
}

enum M076 {
    struct S: SmartCodable, LawValue {
        var oldValue: [[Int]] = []
        var userName: [M001.S] = []
        var unitCode: String = "INITIAL"
        var newValue: Data = Data()
        @IgnoredKey var homeCity: Int = 42
        var baseRate: Date? = nil
        var minLevel: [Message] = []
        @SmartKey("k19") @SmartCompact.Array var extraInfo: [Int] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(76) }
        var fields: [Any?] { [oldValue, userName, unitCode, newValue, homeCity, baseRate, minLevel, extraInfo] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: [[Int]] = []
        var userName: [M001.S] = []
        var unitCode: String = "INITIAL"
        var newValue: Data = Data()
        @IgnoredKey var homeCity: Int = 42
        var baseRate: Date? = nil
        var minLevel: [Message] = []
        @SmartKey("k19") @SmartCompact.Array var extraInfo: [Int] = []
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(76) }
        var fields: [Any?] { [oldValue, userName, unitCode, newValue, homeCity, baseRate, minLevel, extraInfo] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: [A] = []
        var userName: [M001.S] = []
        var unitCode: String = "INITIAL"
        var newValue: Data = Data()
        @IgnoredKey var homeCity: Int = 42
        var baseRate: Date? = nil
        var minLevel: [Message] = []
        @SmartKey("k19") @SmartCompact.Array var extraInfo: [Int] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(76) }
        var fields: [Any?] { [oldValue, userName, unitCode, newValue, homeCity, baseRate, minLevel, extraInfo] }
    }
}

enum M077 {
    struct S: SmartCodable, LawValue {
        var baseRate: M001.F = M001.F()
        var minLevel: Mood = .good
        var maxLevel: [String: Decimal] = [:]
        @SmartCompact.Dictionary var pageSize: [String: Decimal] = [:]
        var userName: [M001.F?] = []
        var homeCity: Decimal = 1
        var shopArea: Date? = nil
        @SmartAny var itemPrice: [Any] = []
        var fields: [Any?] { [baseRate, minLevel, maxLevel, pageSize, userName, homeCity, shopArea, free(itemPrice)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var baseRate: M001.F = M001.F()
        var minLevel: Mood = .good
        var maxLevel: [String: Decimal] = [:]
        @SmartCompact.Dictionary var pageSize: [String: Decimal] = [:]
        var userName: [M001.F?] = []
        var homeCity: Decimal = 1
        var shopArea: A? = nil
        @SmartAny var itemPrice: [Any] = []
        var fields: [Any?] { [baseRate, minLevel, maxLevel, pageSize, userName, homeCity, shopArea, free(itemPrice)] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: M001.F = M001.F()
        var minLevel: Mood = .good
        var maxLevel: [String: Decimal] = [:]
        @SmartCompact.Dictionary var pageSize: [String: Decimal] = [:]
        var userName: [M001.F?] = []
        var homeCity: Decimal = 1
        var shopArea: Date? = nil
        @SmartAny var itemPrice: [Any] = []
        init() {}
        var fields: [Any?] { [baseRate, minLevel, maxLevel, pageSize, userName, homeCity, shopArea, free(itemPrice)] }
    }
}

enum M078 {
    struct S: SmartCodable, LawValue {
        var pageSize: [String: Float] = [:]
        var itemPrice: [String: Int64] = [:]
        var oldValue: [String: String] = [:]
        var rowCount: String = "initial"
        var extraInfo: Double? = 1.5
        var minLevel: Int = -1
        mutating func didFinishMapping() { finished(78) }
        var fields: [Any?] { [pageSize, itemPrice, oldValue, rowCount, extraInfo, minLevel] }
    }
    final class F: SmartCodable, LawValue {
        var pageSize: [String: Float] = [:]
        var itemPrice: [String: Int64] = [:]
        var oldValue: [String: String] = [:]
        var rowCount: String = "initial"
        var extraInfo: Double? = 1.5
        var minLevel: Int = -1
        init() {}
        func didFinishMapping() { finished(78) }
        var fields: [Any?] { [pageSize, itemPrice, oldValue, rowCount, extraInfo, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        var pageSize: [String: Float] = [:]
        var itemPrice: [String: Int64] = [:]
        required init() {}
        func didFinishMapping() { finished(78) }
        var fields: [Any?] { [pageSize, itemPrice] }
    }
    class C1: C0 {
        var oldValue: [String: String] = [:]
        override var fields: [Any?] { super.fields + [oldValue] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        var rowCount: String = "initial"
        var extraInfo: Double? = 1.5
        var minLevel: Int = -1
        override var fields: [Any?] { super.fields + [rowCount, extraInfo, minLevel] }
    }
}

enum M079 {
    struct S: SmartCodable, LawValue {
        @SmartDate var shopArea: Date? = nil
        @SmartCompact.Array var isOpen: [Rank] = []
        var firstTag: String? = nil
        @IgnoredKey var rowCount: Int = 42
        @SmartCompact.Array var lastPage: [Float] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- ["k22", "shopArea"]] }
        var fields: [Any?] { [shopArea, isOpen, firstTag, rowCount, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartDate var shopArea: Date? = nil
        @SmartCompact.Array var isOpen: [Rank] = []
        var firstTag: String? = nil
        @IgnoredKey var rowCount: Int = 42
        @SmartCompact.Array var lastPage: [Float] = []
        enum CodingKeys: String, CodingKey { case shopArea, isOpen, firstTag, rowCount, lastPage }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.shopArea <--- ["k22", "shopArea"]] }
        override var fields: [Any?] { super.fields + [shopArea, isOpen, firstTag, rowCount, lastPage] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartDate var shopArea: Date? = nil
        @SmartCompact.Array var isOpen: [Rank] = []
        var firstTag: String? = nil
        @IgnoredKey var rowCount: Int = 42
        @SmartCompact.Array var lastPage: [Float] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- ["k22", "shopArea"]] }
        var fields: [Any?] { [shopArea, isOpen, firstTag, rowCount, lastPage] }
    }
}

enum M080 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var maxLevel: M001.S = M001.S()
        var extraInfo: Int? = nil
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        var topScore: [UInt16] = []
        var oldValue: [Rated] = []
        @IgnoredKey var newValue: Int = 42
        var fields: [Any?] { [maxLevel, extraInfo, free(lastPage), topScore, oldValue, newValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var maxLevel: M001.S = M001.S()
        var extraInfo: A? = nil
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        var topScore: [UInt16] = []
        var oldValue: [Rated] = []
        @IgnoredKey var newValue: Int = 42
        var fields: [Any?] { [maxLevel, extraInfo, free(lastPage), topScore, oldValue, newValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var maxLevel: M001.S = M001.S()
        var extraInfo: Int? = nil
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        var topScore: [UInt16] = []
        var oldValue: [Rated] = []
        override var fields: [Any?] { super.fields + [maxLevel, extraInfo, free(lastPage), topScore, oldValue] }
    }
    class C2: C1 {
        @IgnoredKey var newValue: Int = 42
        override var fields: [Any?] { super.fields + [newValue] }
    }
}

extension LawModel {
    static let file009: [LawModel] = [
        LawModel(72, "S", M072.S.self),
        LawModel(72, "C", M072.C2.self),
        LawModel(72, "F", M072.F.self),
        LawModel(73, "S", M073.S.self, collections: .wraps),
        LawModel(73, "C", M073.C2.self, collections: .wraps),
        LawModel(73, "G", M073.G<[UInt16]>.self, collections: .wraps),
        LawModel(74, "S", M074.S.self),
        LawModel(74, "C", M074.C1.self),
        LawModel(74, "D", M074.D.self),
        LawModel(75, "S", M075.S.self),
        LawModel(75, "C", M075.C3.self),
        LawModel(75, "D", M075.D.self),
        LawModel(76, "S", M076.S.self, .snake),
        LawModel(76, "E", M076.E.self, .snake),
        LawModel(76, "G", M076.G<[Int]>.self, .snake),
        LawModel(77, "S", M077.S.self, .kebab, collections: .strict),
        LawModel(77, "G", M077.G<Date>.self, .kebab, collections: .strict),
        LawModel(77, "F", M077.F.self, .kebab, collections: .strict),
        LawModel(78, "S", M078.S.self),
        LawModel(78, "F", M078.F.self),
        LawModel(78, "C", M078.C3.self),
        LawModel(79, "S", M079.S.self),
        LawModel(79, "C", M079.C1.self),
        LawModel(79, "D", M079.D.self),
        LawModel(80, "S", M080.S.self, collections: .wraps),
        LawModel(80, "G", M080.G<Int>.self, collections: .wraps),
        LawModel(80, "C", M080.C2.self, collections: .wraps),
    ]
}
