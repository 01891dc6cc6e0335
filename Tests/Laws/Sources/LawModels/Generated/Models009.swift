// Made by generate.py.
import Foundation
import SmartCodable

enum M072 {
    struct S: SmartCodable, LawValue {
        @SmartKey("data.u72n0") var extraInfo: Data = Data()
        @SmartKey("list.0.w72n1") var unitCode: Data = Data()
        var firstTag: [Int: Bool] = [:]
        mutating func didFinishMapping() { finished(72) }
        var fields: [Any?] { [extraInfo, unitCode, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(72) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("data.u72n0") var extraInfo: Data = Data()
        @SmartKey("list.0.w72n1") var unitCode: Data = Data()
        override var fields: [Any?] { super.fields + [extraInfo, unitCode] }
    }
    class C2: C1 {
        var firstTag: [Int: Bool] = [:]
        override var fields: [Any?] { super.fields + [firstTag] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("data.u72n0") var extraInfo: Data = Data()
        @SmartKey("list.0.w72n1") var unitCode: Data = Data()
        var firstTag: [Int: Bool] = [:]
        mutating func didFinishMapping() { finished(72) }
        var fields: [Any?] { [extraInfo, unitCode, firstTag] }
    }
}

enum M073 {
    struct S: SmartCodable, LawValue {
        var itemPrice: String = "initial"
        var unitCode: [Rated] = []
        var rowCount: [M000.F] = []
        @SmartKey("data.u73n3") var firstTag: Double = 1.5
        var dayPlan: [String: Bool] = [:]
        var homeCity: URL? = nil
        mutating func didFinishMapping() { finished(73) }
        var fields: [Any?] { [itemPrice, unitCode, rowCount, firstTag, dayPlan, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        var itemPrice: String = "initial"
        var unitCode: [Rated] = []
        var rowCount: [M000.F] = []
        @SmartKey("data.u73n3") var firstTag: Double = 1.5
        var dayPlan: [String: Bool] = [:]
        var homeCity: URL? = nil
        init() {}
        func didFinishMapping() { finished(73) }
        var fields: [Any?] { [itemPrice, unitCode, rowCount, firstTag, dayPlan, homeCity] }
    }
    struct D: SmartDirectCodable, LawValue {
        var itemPrice: String = "initial"
        var unitCode: [Rated] = []
        var rowCount: [M000.F] = []
        @SmartKey("data.u73n3") var firstTag: Double = 1.5
        var dayPlan: [String: Bool] = [:]
        var homeCity: URL? = nil
        mutating func didFinishMapping() { finished(73) }
        var fields: [Any?] { [itemPrice, unitCode, rowCount, firstTag, dayPlan, homeCity] }
    }
}

enum M074 {
    struct S: SmartCodable, LawValue {
        var topScore: [String: Int8] = [:]
        var firstTag: Double = 1.5
        var userName: Double = 1.5
        @IgnoredKey var minLevel: Int = 42
        var rowCount: Message? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["k29", "k14"], CodingKeys.firstTag <--- ["k26", "k24"]] }
        var fields: [Any?] { [topScore, firstTag, userName, minLevel, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var topScore: [String: Int8] = [:]
        var firstTag: Double = 1.5
        var userName: Double = 1.5
        enum CodingKeys: String, CodingKey { case topScore, firstTag, userName }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.topScore <--- ["k29", "k14"], CodingKeys.firstTag <--- ["k26", "k24"]] }
        override var fields: [Any?] { super.fields + [topScore, firstTag, userName] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        @IgnoredKey var minLevel: Int = 42
        var rowCount: Message? = nil
        override var fields: [Any?] { super.fields + [minLevel, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: [String: Int8] = [:]
        var firstTag: Double = 1.5
        var userName: Double = 1.5
        @IgnoredKey var minLevel: Int = 42
        var rowCount: Message? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["k29", "k14"], CodingKeys.firstTag <--- ["k26", "k24"]] }
        var fields: [Any?] { [topScore, firstTag, userName, minLevel, rowCount] }
    }
}

enum M075 {
    struct S: SmartCodable, LawValue {
        var pageSize: Float = 1.5
        var minLevel: Rank = .low
        @IgnoredKey var lastPage: Int = 42
        var rowCount: [String] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["k12", "k29"], CodingKeys.rowCount <--- ["list.0.w75n3", "rowCount"]] }
        var fields: [Any?] { [pageSize, minLevel, lastPage, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        var pageSize: Float = 1.5
        var minLevel: Rank = .low
        @IgnoredKey var lastPage: Int = 42
        var rowCount: [String] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["k12", "k29"], CodingKeys.rowCount <--- ["list.0.w75n3", "rowCount"]] }
        var fields: [Any?] { [pageSize, minLevel, lastPage, rowCount] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var pageSize: Float = 1.5
        var minLevel: Rank = .low
        @IgnoredKey var lastPage: Int = 42
        var rowCount: [A] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["k12", "k29"], CodingKeys.rowCount <--- ["list.0.w75n3", "rowCount"]] }
        var fields: [Any?] { [pageSize, minLevel, lastPage, rowCount] }
    }
}

enum M076 {
    struct S: SmartCodable, LawValue {
        var lastPage: UInt = 42
        var firstTag: String? = "initial"
        var shopArea: Int? = nil
        var itemPrice: String = "initial"
        var dayPlan: Mood = .good
        var fields: [Any?] { [lastPage, firstTag, shopArea, itemPrice, dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: UInt = 42
        var firstTag: String? = "initial"
        var shopArea: Int? = nil
        var itemPrice: String = "initial"
        var dayPlan: Mood = .good
        init() {}
        var fields: [Any?] { [lastPage, firstTag, shopArea, itemPrice, dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: UInt = 42
        var firstTag: String? = "initial"
        var shopArea: Int? = nil
        var itemPrice: String = "initial"
        var dayPlan: Mood = .good
        init() {}
        var fields: [Any?] { [lastPage, firstTag, shopArea, itemPrice, dayPlan] }
    }
}

enum M077 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var rowCount: M000.S? = nil
        var minLevel: [String: Bool] = [:]
        var isOpen: Data? = nil
        var shopArea: Bool = false
        var lastPage: Rank = .low
        var itemPrice: JSONValue = 1
        var fields: [Any?] { [rowCount, minLevel, isOpen, shopArea, lastPage, free(itemPrice)] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var rowCount: M000.S? = nil
        var minLevel: [String: Bool] = [:]
        var isOpen: Data? = nil
        var shopArea: Bool = false
        var lastPage: Rank = .low
        var itemPrice: JSONValue = 1
        var fields: [Any?] { [rowCount, minLevel, isOpen, shopArea, lastPage, free(itemPrice)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var rowCount: M000.S? = nil
        var minLevel: [String: Bool] = [:]
        var isOpen: Data? = nil
        required init() {}
        var fields: [Any?] { [rowCount, minLevel, isOpen] }
    }
    class C1: C0 {
        var shopArea: Bool = false
        override var fields: [Any?] { super.fields + [shopArea] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        var lastPage: Rank = .low
        var itemPrice: JSONValue = 1
        override var fields: [Any?] { super.fields + [lastPage, free(itemPrice)] }
    }
}

enum M078 {
    struct S: SmartCodable, LawValue {
        @SmartKey("data.u78n0") var oldValue: Decimal = 1
        var homeCity: Data? = nil
        @SmartAny var userName: Any? = nil
        var itemPrice: Set<String> = []
        var fields: [Any?] { [oldValue, homeCity, free(userName), itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("data.u78n0") var oldValue: Decimal = 1
        var homeCity: Data? = nil
        @SmartAny var userName: Any? = nil
        var itemPrice: Set<String> = []
        init() {}
        var fields: [Any?] { [oldValue, homeCity, free(userName), itemPrice] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("data.u78n0") var oldValue: Decimal = 1
        var homeCity: A? = nil
        @SmartAny var userName: Any? = nil
        var itemPrice: Set<String> = []
        var fields: [Any?] { [oldValue, homeCity, free(userName), itemPrice] }
    }
}

enum M079 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var rowCount: M000.S? = nil
        var maxLevel: [M001.F] = []
        @SmartAny var homeCity: Any? = nil
        var oldValue: Int64? = nil
        mutating func didFinishMapping() { finished(79) }
        var fields: [Any?] { [rowCount, maxLevel, free(homeCity), oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var rowCount: M000.S? = nil
        var maxLevel: [A] = []
        @SmartAny var homeCity: Any? = nil
        var oldValue: Int64? = nil
        mutating func didFinishMapping() { finished(79) }
        var fields: [Any?] { [rowCount, maxLevel, free(homeCity), oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(79) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var rowCount: M000.S? = nil
        var maxLevel: [M001.F] = []
        override var fields: [Any?] { super.fields + [rowCount, maxLevel] }
    }
    class C2: C1 {
        @SmartAny var homeCity: Any? = nil
        var oldValue: Int64? = nil
        override var fields: [Any?] { super.fields + [free(homeCity), oldValue] }
    }
}

enum M080 {
    struct S: SmartCodable, LawValue {
        @SmartAny var oldValue: Any? = nil
        var itemPrice: [Shape] = []
        @SmartFlat var minLevel: M001.S = M001.S()
        var unitCode: UInt16 = 42
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var dayPlan: Date? = nil
        @IgnoredKey var rowCount: Int = 42
        var newValue: Int64? = nil
        var fields: [Any?] { [free(oldValue), itemPrice, minLevel, unitCode, free(topScore), dayPlan, rowCount, newValue] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var oldValue: Any? = nil
        var itemPrice: [Shape] = []
        @SmartFlat var minLevel: M001.S = M001.S()
        var unitCode: UInt16 = 42
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var dayPlan: Date? = nil
        @IgnoredKey var rowCount: Int = 42
        var newValue: Int64? = nil
        init() {}
        var fields: [Any?] { [free(oldValue), itemPrice, minLevel, unitCode, free(topScore), dayPlan, rowCount, newValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartAny var oldValue: Any? = nil
        var itemPrice: [Shape] = []
        @SmartFlat var minLevel: M001.S = M001.S()
        var unitCode: UInt16 = 42
        override var fields: [Any?] { super.fields + [free(oldValue), itemPrice, minLevel, unitCode] }
    }
    class C2: C1 {
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var dayPlan: Date? = nil
        @IgnoredKey var rowCount: Int = 42
        override var fields: [Any?] { super.fields + [free(topScore), dayPlan, rowCount] }
    }
    class C3: C2 {
        var newValue: Int64? = nil
        override var fields: [Any?] { super.fields + [newValue] }
    }
}

extension LawModel {
    static let file009: [LawModel] = [
        LawModel(72, "S", M072.S.self, .snake),
        LawModel(72, "C", M072.C3.self, .snake),
        LawModel(72, "D", M072.D.self, .snake),
        LawModel(73, "S", M073.S.self),
        LawModel(73, "E", M073.E.self),
        LawModel(73, "D", M073.D.self),
        LawModel(74, "S", M074.S.self),
        LawModel(74, "C", M074.C3.self),
        LawModel(74, "F", M074.F.self),
        LawModel(75, "S", M075.S.self, collections: .wraps),
        LawModel(75, "C", M075.C2.self, collections: .wraps),
        LawModel(75, "G", M075.G<String>.self, collections: .wraps),
        LawModel(76, "S", M076.S.self),
        LawModel(76, "E", M076.E.self),
        LawModel(76, "F", M076.F.self),
        LawModel(77, "S", M077.S.self, .snake, collections: .strict),
        LawModel(77, "D", M077.D.self, .snake, collections: .strict),
        LawModel(77, "C", M077.C3.self, .snake, collections: .strict),
        LawModel(78, "S", M078.S.self, .upper),
        LawModel(78, "F", M078.F.self, .upper),
        LawModel(78, "G", M078.G<Data>.self, .upper),
        LawModel(79, "S", M079.S.self, .kebab),
        LawModel(79, "G", M079.G<M001.F>.self, .kebab),
        LawModel(79, "C", M079.C2.self, .kebab),
        LawModel(80, "S", M080.S.self, .snake),
        LawModel(80, "F", M080.F.self, .snake),
        LawModel(80, "C", M080.C3.self, .snake),
    ]
}
