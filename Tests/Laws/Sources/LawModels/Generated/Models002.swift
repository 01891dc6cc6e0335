// Made by generate.py.
import Foundation
import SmartCodable

enum M009 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var maxLevel: Message? = nil
        var unitCode: Double = 1.5
        var pageSize: [[Int64]] = []
        var shopArea: UInt16? = 42
        mutating func didFinishMapping() { finished(9) }
        var fields: [Any?] { [maxLevel, unitCode, pageSize, shopArea] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var maxLevel: Message? = nil
        var unitCode: Double = 1.5
        var pageSize: [A] = []
        var shopArea: UInt16? = 42
        mutating func didFinishMapping() { finished(9) }
        var fields: [Any?] { [maxLevel, unitCode, pageSize, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var maxLevel: Message? = nil
        var unitCode: Double = 1.5
        var pageSize: [[Int64]] = []
        var shopArea: UInt16? = 42
        mutating func didFinishMapping() { finished(9) }
        var fields: [Any?] { [maxLevel, unitCode, pageSize, shopArea] }
    }
}

enum M010 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w10n0") var dayPlan: Mood? = nil
        @SmartKey("k23") var shopArea: Int8 = 42
        var topScore: [Word] = []
        var maxLevel: Rank = .low
        @SmartKey("k1") @SmartAny var unitCode: [Any] = []
        var extraInfo: Data = Data()
        var fields: [Any?] { [dayPlan, shopArea, topScore, maxLevel, free(unitCode), extraInfo] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("list.0.w10n0") var dayPlan: Mood? = nil
        @SmartKey("k23") var shopArea: Int8 = 42
        var topScore: [Word] = []
        var maxLevel: Rank = .low
        @SmartKey("k1") @SmartAny var unitCode: [Any] = []
        var extraInfo: Data = Data()
        init() {}
        var fields: [Any?] { [dayPlan, shopArea, topScore, maxLevel, free(unitCode), extraInfo] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("list.0.w10n0") var dayPlan: Mood? = nil
        @SmartKey("k23") var shopArea: Int8 = 42
        var topScore: [A] = []
        var maxLevel: Rank = .low
        @SmartKey("k1") @SmartAny var unitCode: [Any] = []
        var extraInfo: Data = Data()
        var fields: [Any?] { [dayPlan, shopArea, topScore, maxLevel, free(unitCode), extraInfo] }
    }
}

enum M011 {
    struct S: SmartCodable, LawValue {
        var itemPrice: String = "initial"
        var firstTag: [UInt] = []
        var newValue: Float? = nil
        var topScore: Int? = nil
        var fields: [Any?] { [itemPrice, firstTag, newValue, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        var itemPrice: String = "initial"
        var firstTag: [UInt] = []
        var newValue: Float? = nil
        var topScore: Int? = nil
        var fields: [Any?] { [itemPrice, firstTag, newValue, topScore] }
    }
    final class F: SmartCodable, LawValue {
        var itemPrice: String = "initial"
        var firstTag: [UInt] = []
        var newValue: Float? = nil
        var topScore: Int? = nil
        init() {}
        var fields: [Any?] { [itemPrice, firstTag, newValue, topScore] }
    }
}

enum M012 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Bool = false
        @SmartKey("k19") var dayPlan: [String: Int] = [:]
        var extraInfo: [[String]] = []
        @SmartKey("list.0.w12n3") var baseRate: Bool = false
        var pageSize: [Int8?] = []
        mutating func didFinishMapping() { finished(12) }
        var fields: [Any?] { [maxLevel, dayPlan, extraInfo, baseRate, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: Bool = false
        @SmartKey("k19") var dayPlan: [String: Int] = [:]
        var extraInfo: [[String]] = []
        @SmartKey("list.0.w12n3") var baseRate: Bool = false
        var pageSize: [Int8?] = []
        init() {}
        func didFinishMapping() { finished(12) }
        var fields: [Any?] { [maxLevel, dayPlan, extraInfo, baseRate, pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: Bool = false
        @SmartKey("k19") var dayPlan: [String: Int] = [:]
        var extraInfo: [[String]] = []
        @SmartKey("list.0.w12n3") var baseRate: Bool = false
        var pageSize: [Int8?] = []
        mutating func didFinishMapping() { finished(12) }
        var fields: [Any?] { [maxLevel, dayPlan, extraInfo, baseRate, pageSize] }
    }
}

enum M013 {
    struct S: SmartCodable, LawValue {
        var extraInfo: Int? = 42
        @SmartKey("k2") @SmartAny var newValue: [Any] = []
        var unitCode: Data? = nil
        var rowCount: [Int] = []
        var topScore: Date = Date(timeIntervalSince1970: 60)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["k22", "extraInfo"], CodingKeys.topScore <--- ["list.0.w13n4", "k18"]] }
        mutating func didFinishMapping() { finished(13) }
        var fields: [Any?] { [extraInfo, free(newValue), unitCode, rowCount, topScore] }
    }
    class C0: SmartCodable, LawValue {
        var extraInfo: Int? = 42
        @SmartKey("k2") @SmartAny var newValue: [Any] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["k22", "extraInfo"]] }
        func didFinishMapping() { finished(13) }
        var fields: [Any?] { [extraInfo, free(newValue)] }
    }
    class C1: C0 {
        var unitCode: Data? = nil
        var rowCount: [Int] = []
        override var fields: [Any?] { super.fields + [unitCode, rowCount] }
    }
    class C2: C1 {
        var topScore: Date = Date(timeIntervalSince1970: 60)
        enum CodingKeys: String, CodingKey { case topScore }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.topScore <--- ["list.0.w13n4", "k18"]] }
        override var fields: [Any?] { super.fields + [topScore] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: Int? = 42
        @SmartKey("k2") @SmartAny var newValue: [Any] = []
        var unitCode: Data? = nil
        var rowCount: [Int] = []
        var topScore: Date = Date(timeIntervalSince1970: 60)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["k22", "extraInfo"], CodingKeys.topScore <--- ["list.0.w13n4", "k18"]] }
        mutating func didFinishMapping() { finished(13) }
        var fields: [Any?] { [extraInfo, free(newValue), unitCode, rowCount, topScore] }
    }
}

enum M014 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var userName: [String: JSONValue] = [:]
        var itemPrice: URL? = nil
        var isOpen: Vehicle = Vehicle()
        @IgnoredKey var oldValue: Int = 42
        var rowCount: URL? = nil
        var topScore: UInt16 = 42
        var newValue: [String: Rank] = [:]
        var dayPlan: Shape = Shape()
        var firstTag: Date = Date(timeIntervalSince1970: 60)
        var unitCode: [Bool] = []
        enum CodingKeys: String, CodingKey { case userName, itemPrice = "k3", isOpen = "k21", oldValue, rowCount = "k7", topScore = "k4", newValue = "k16", dayPlan, firstTag = "k17", unitCode = "a b" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- SmartDateTransformer()] }
        var fields: [Any?] { [free(userName), itemPrice, isOpen, oldValue, rowCount, topScore, newValue, dayPlan, firstTag, unitCode] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var userName: [String: JSONValue] = [:]
        var itemPrice: A? = nil
        var isOpen: Vehicle = Vehicle()
        @IgnoredKey var oldValue: Int = 42
        var rowCount: URL? = nil
        var topScore: UInt16 = 42
        var newValue: [String: Rank] = [:]
        var dayPlan: Shape = Shape()
        var firstTag: Date = Date(timeIntervalSince1970: 60)
        var unitCode: [Bool] = []
        enum CodingKeys: String, CodingKey { case userName, itemPrice = "k3", isOpen = "k21", oldValue, rowCount = "k7", topScore = "k4", newValue = "k16", dayPlan, firstTag = "k17", unitCode = "a b" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- SmartDateTransformer()] }
        var fields: [Any?] { [free(userName), itemPrice, isOpen, oldValue, rowCount, topScore, newValue, dayPlan, firstTag, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var userName: [String: JSONValue] = [:]
        var itemPrice: URL? = nil
        var isOpen: Vehicle = Vehicle()
        @IgnoredKey var oldValue: Int = 42
        var rowCount: URL? = nil
        var topScore: UInt16 = 42
        var newValue: [String: Rank] = [:]
        var dayPlan: Shape = Shape()
        var firstTag: Date = Date(timeIntervalSince1970: 60)
        var unitCode: [Bool] = []
        required init() {}
        enum CodingKeys: String, CodingKey { case userName, itemPrice = "k3", isOpen = "k21", oldValue, rowCount = "k7", topScore = "k4", newValue = "k16", dayPlan, firstTag = "k17", unitCode = "a b" }
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- SmartDateTransformer()] }
        var fields: [Any?] { [free(userName), itemPrice, isOpen, oldValue, rowCount, topScore, newValue, dayPlan, firstTag, unitCode] }
    }
}

enum M015 {
    struct S: SmartCodable, LawValue {
        var minLevel: Int8 = 42
        @SmartCompact.Array var firstTag: [Double] = []
        var pageSize: [Word: Int] = [:]
        var rowCount: Bool = false
        @SmartFlat var itemPrice: Holder = Holder()
        @SmartAny var lastPage: Any? = nil
        var unitCode: Data? = nil
        enum CodingKeys: String, CodingKey { case minLevel, firstTag = "k13", pageSize = "k23", rowCount, itemPrice, lastPage, unitCode }
        mutating func didFinishMapping() { finished(15) }
        var fields: [Any?] { [minLevel, firstTag, pageSize, rowCount, itemPrice, free(lastPage), unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var minLevel: Int8 = 42
        @SmartCompact.Array var firstTag: [Double] = []
        var pageSize: [Word: Int] = [:]
        var rowCount: Bool = false
        @SmartFlat var itemPrice: Holder = Holder()
        @SmartAny var lastPage: Any? = nil
        var unitCode: Data? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case minLevel, firstTag = "k13", pageSize = "k23", rowCount, itemPrice, lastPage, unitCode }
        func didFinishMapping() { finished(15) }
        var fields: [Any?] { [minLevel, firstTag, pageSize, rowCount, itemPrice, free(lastPage), unitCode] }
    }
    class C0: SmartCodable, LawValue {
        var minLevel: Int8 = 42
        @SmartCompact.Array var firstTag: [Double] = []
        var pageSize: [Word: Int] = [:]
        var rowCount: Bool = false
        @SmartFlat var itemPrice: Holder = Holder()
        @SmartAny var lastPage: Any? = nil
        var unitCode: Data? = nil
        required init() {}
        enum CodingKeys: String, CodingKey { case minLevel, firstTag = "k13", pageSize = "k23", rowCount, itemPrice, lastPage, unitCode }
        func didFinishMapping() { finished(15) }
        var fields: [Any?] { [minLevel, firstTag, pageSize, rowCount, itemPrice, free(lastPage), unitCode] }
    }
}

enum M016 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var isOpen: Message = .ping
        var userName: Data? = nil
        var rowCount: JSONValue = 1
        @SmartFlat var homeCity: M001.S? = nil
        var topScore: Decimal = 1
        var unitCode: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var fields: [Any?] { [isOpen, userName, free(rowCount), homeCity, topScore, unitCode] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var isOpen: Message = .ping
        var userName: Data? = nil
        var rowCount: JSONValue = 1
        @SmartFlat var homeCity: M001.S? = nil
        var topScore: Decimal = 1
        var unitCode: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var fields: [Any?] { [isOpen, userName, free(rowCount), homeCity, topScore, unitCode] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var isOpen: Message = .ping
        var userName: A? = nil
        var rowCount: JSONValue = 1
        @SmartFlat var homeCity: M001.S? = nil
        var topScore: Decimal = 1
        var unitCode: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var fields: [Any?] { [isOpen, userName, free(rowCount), homeCity, topScore, unitCode] }
    }
}

enum M017 {
    struct S: SmartCodable, LawValue {
        var baseRate: Bool? = nil
        @SmartFlat var maxLevel: Holder = Holder()
        var homeCity: [M001.S] = []
        var extraInfo: [String: JSONValue] = [:]
        var newValue: Decimal = 1
        mutating func didFinishMapping() { finished(17) }
        var fields: [Any?] { [baseRate, maxLevel, homeCity, free(extraInfo), newValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(17) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var baseRate: Bool? = nil
        @SmartFlat var maxLevel: Holder = Holder()
        var homeCity: [M001.S] = []
        var extraInfo: [String: JSONValue] = [:]
        var newValue: Decimal = 1
        override var fields: [Any?] { super.fields + [baseRate, maxLevel, homeCity, free(extraInfo), newValue] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct D: SmartDirectCodable, LawValue {
        var baseRate: Bool? = nil
        @SmartFlat var maxLevel: Holder = Holder()
        var homeCity: [M001.S] = []
        var extraInfo: [String: JSONValue] = [:]
        var newValue: Decimal = 1
        mutating func didFinishMapping() { finished(17) }
        var fields: [Any?] { [baseRate, maxLevel, homeCity, free(extraInfo), newValue] }
    }
}

extension LawModel {
    static let file002: [LawModel] = [
        LawModel(9, "S", M009.S.self),
        LawModel(9, "G", M009.G<[Int64]>.self),
        LawModel(9, "D", M009.D.self),
        LawModel(10, "S", M010.S.self),
        LawModel(10, "E", M010.E.self),
        LawModel(10, "G", M010.G<Word>.self),
        LawModel(11, "S", M011.S.self, collections: .strict),
        LawModel(11, "D", M011.D.self, collections: .strict),
        LawModel(11, "F", M011.F.self, collections: .strict),
        LawModel(12, "S", M012.S.self, collections: .strict),
        LawModel(12, "F", M012.F.self, collections: .strict),
        LawModel(12, "D", M012.D.self, collections: .strict),
        LawModel(13, "S", M013.S.self),
        LawModel(13, "C", M013.C3.self),
        LawModel(13, "D", M013.D.self),
        LawModel(14, "S", M014.S.self),
        LawModel(14, "G", M014.G<URL>.self),
        LawModel(14, "C", M014.C0.self),
        LawModel(15, "S", M015.S.self),
        LawModel(15, "E", M015.E.self),
        LawModel(15, "C", M015.C0.self),
        LawModel(16, "S", M016.S.self, collections: .strict),
        LawModel(16, "D", M016.D.self, collections: .strict),
        LawModel(16, "G", M016.G<Data>.self, collections: .strict),
        LawModel(17, "S", M017.S.self, .lower),
        LawModel(17, "C", M017.C3.self, .lower),
        LawModel(17, "D", M017.D.self, .lower),
    ]
}
