// Made by generate.py.
import Foundation
import SmartCodable

enum M027 {
    struct S: SmartCodable, LawValue {
        var pageSize: UInt = 42
        var shopArea: Decimal? = 1
        var lastPage: Decimal? = nil
        var maxLevel: String? = "initial"
        var fields: [Any?] { [pageSize, shopArea, lastPage, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var pageSize: UInt = 42
        var shopArea: Decimal? = 1
        var lastPage: Decimal? = nil
        var maxLevel: String? = "initial"
        init() {}
        var fields: [Any?] { [pageSize, shopArea, lastPage, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var pageSize: UInt = 42
        var shopArea: Decimal? = 1
        var lastPage: Decimal? = nil
        var maxLevel: String? = "initial"
        var fields: [Any?] { [pageSize, shopArea, lastPage, maxLevel] }
    }
}

enum M028 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @SmartKey("k23") var dayPlan: Word = .one
        @SmartKey("list.0.w28n2") var unitCode: [Word: Int] = [:]
        var lastPage: Set<String> = []
        @SmartKey("k9", "_v") var topScore: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("deep.in.v28n5", "k13") var itemPrice: M001.F = M001.F()
        var minLevel: [String: JSONValue] = [:]
        var maxLevel: Card = .unknown(1)
        var userName: [String: Float] = [:]
        mutating func didFinishMapping() { finished(28) }
        var fields: [Any?] { [free(rowCount), dayPlan, unitCode, lastPage, topScore, itemPrice, free(minLevel), maxLevel, userName] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @SmartKey("k23") var dayPlan: Word = .one
        @SmartKey("list.0.w28n2") var unitCode: [Word: Int] = [:]
        var lastPage: Set<String> = []
        @SmartKey("k9", "_v") var topScore: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("deep.in.v28n5", "k13") var itemPrice: M001.F = M001.F()
        var minLevel: [String: JSONValue] = [:]
        var maxLevel: Card = .unknown(1)
        var userName: [String: Float] = [:]
        init() {}
        func didFinishMapping() { finished(28) }
        var fields: [Any?] { [free(rowCount), dayPlan, unitCode, lastPage, topScore, itemPrice, free(minLevel), maxLevel, userName] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @SmartKey("k23") var dayPlan: Word = .one
        @SmartKey("list.0.w28n2") var unitCode: [Word: Int] = [:]
        var lastPage: Set<String> = []
        @SmartKey("k9", "_v") var topScore: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("deep.in.v28n5", "k13") var itemPrice: M001.F = M001.F()
        var minLevel: [String: JSONValue] = [:]
        var maxLevel: Card = .unknown(1)
        var userName: [String: Float] = [:]
        required init() {}
        func didFinishMapping() { finished(28) }
        var fields: [Any?] { [free(rowCount), dayPlan, unitCode, lastPage, topScore, itemPrice, free(minLevel), maxLevel, userName] }
    }
}

enum M029 {
    struct S: SmartCodable, LawValue {
        var oldValue: Float = 1.5
        var isOpen: [Int8] = []
        var baseRate: Data? = nil
        var topScore: String? = "initial"
        @IgnoredKey var unitCode: Int = 42
        mutating func didFinishMapping() { finished(29) }
        var fields: [Any?] { [oldValue, isOpen, baseRate, topScore, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: Float = 1.5
        var isOpen: [Int8] = []
        var baseRate: Data? = nil
        var topScore: String? = "initial"
        @IgnoredKey var unitCode: Int = 42
        init() {}
        func didFinishMapping() { finished(29) }
        var fields: [Any?] { [oldValue, isOpen, baseRate, topScore, unitCode] }
    }
    struct D: SmartDirectCodable, LawValue {
        var oldValue: Float = 1.5
        var isOpen: [Int8] = []
        var baseRate: Data? = nil
        var topScore: String? = "initial"
        @IgnoredKey var unitCode: Int = 42
        mutating func didFinishMapping() { finished(29) }
        var fields: [Any?] { [oldValue, isOpen, baseRate, topScore, unitCode] }
    }
}

enum M030 {
    struct S: SmartCodable, LawValue {
        var baseRate: [Shape] = []
        @SmartKey("名") var lastPage: Set<Int> = []
        var extraInfo: [JSONValue] = []
        var pageSize: Word = .one
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["deep.in.v30n2", "k27"]] }
        var fields: [Any?] { [baseRate, lastPage, free(extraInfo), pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        var baseRate: [Shape] = []
        @SmartKey("名") var lastPage: Set<Int> = []
        var extraInfo: [JSONValue] = []
        var pageSize: Word = .one
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["deep.in.v30n2", "k27"]] }
        var fields: [Any?] { [baseRate, lastPage, free(extraInfo), pageSize] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var baseRate: [Shape] = []
        @SmartKey("名") var lastPage: Set<Int> = []
        var extraInfo: [JSONValue] = []
        var pageSize: Word = .one
        enum CodingKeys: String, CodingKey { case baseRate, lastPage, extraInfo, pageSize }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.extraInfo <--- ["deep.in.v30n2", "k27"]] }
        override var fields: [Any?] { super.fields + [baseRate, lastPage, free(extraInfo), pageSize] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M031 {
    struct S: SmartCodable, LawValue {
        var oldValue: Bool = false
        var minLevel: Card? = nil
        @SmartAny var rowCount: [Any] = []
        var shopArea: Decimal? = 1
        var lastPage: [Numbered] = []
        var maxLevel: Int = -1
        @SmartKey("deep.in.v31n6") var extraInfo: Mood? = .good
        @SmartFlat var baseRate: M000.S = M000.S()
        var firstTag: Bool? = false
        mutating func didFinishMapping() { finished(31) }
        var fields: [Any?] { [oldValue, minLevel, free(rowCount), shopArea, lastPage, maxLevel, extraInfo, baseRate, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: Bool = false
        var minLevel: Card? = nil
        @SmartAny var rowCount: [Any] = []
        var shopArea: Decimal? = 1
        var lastPage: [Numbered] = []
        required init() {}
        func didFinishMapping() { finished(31) }
        var fields: [Any?] { [oldValue, minLevel, free(rowCount), shopArea, lastPage] }
    }
    class C1: C0 {
        var maxLevel: Int = -1
        @SmartKey("deep.in.v31n6") var extraInfo: Mood? = .good
        @SmartFlat var baseRate: M000.S = M000.S()
        var firstTag: Bool? = false
        override var fields: [Any?] { super.fields + [maxLevel, extraInfo, baseRate, firstTag] }
    }
    struct D: SmartDirectCodable, LawValue {
        var oldValue: Bool = false
        var minLevel: Card? = nil
        @SmartAny var rowCount: [Any] = []
        var shopArea: Decimal? = 1
        var lastPage: [Numbered] = []
        var maxLevel: Int = -1
        @SmartKey("deep.in.v31n6") var extraInfo: Mood? = .good
        @SmartFlat var baseRate: M000.S = M000.S()
        var firstTag: Bool? = false
        mutating func didFinishMapping() { finished(31) }
        var fields: [Any?] { [oldValue, minLevel, free(rowCount), shopArea, lastPage, maxLevel, extraInfo, baseRate, firstTag] }
    }
}

enum M032 {
    struct S: SmartCodable, LawValue {
        var oldValue: [String: Rank] = [:]
        var minLevel: [String: JSONValue] = [:]
        var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("deep.in.v32n3") @SmartAny var unitCode: [String: Any] = [:]
        var lastPage: String = "INITIAL"
        var itemPrice: Date? = nil
        var maxLevel: [String: Word] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(32) }
        var fields: [Any?] { [oldValue, free(minLevel), firstTag, free(unitCode), lastPage, itemPrice, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: [String: Rank] = [:]
        var minLevel: [String: JSONValue] = [:]
        var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("deep.in.v32n3") @SmartAny var unitCode: [String: Any] = [:]
        var lastPage: String = "INITIAL"
        var itemPrice: Date? = nil
        var maxLevel: [String: Word] = [:]
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(32) }
        var fields: [Any?] { [oldValue, free(minLevel), firstTag, free(unitCode), lastPage, itemPrice, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var oldValue: [String: Rank] = [:]
        var minLevel: [String: JSONValue] = [:]
        var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("deep.in.v32n3") @SmartAny var unitCode: [String: Any] = [:]
        var lastPage: String = "INITIAL"
        var itemPrice: Date? = nil
        var maxLevel: [String: Word] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(32) }
        var fields: [Any?] { [oldValue, free(minLevel), firstTag, free(unitCode), lastPage, itemPrice, maxLevel] }
    }
}

enum M033 {
    struct S: SmartCodable, LawValue {
        @SmartDate var extraInfo: Date? = nil
        var isOpen: Set<String> = []
        @SmartKey("名") @SmartAny var topScore: [Any] = []
        @SmartKey("data.u33n3", "minLevel") var minLevel: JSONValue = 1
        var pageSize: Int8? = nil
        var homeCity: M001.F = M001.F()
        @SmartKey("k5", "k10") var oldValue: Int8 = 42
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        var fields: [Any?] { [extraInfo, isOpen, free(topScore), free(minLevel), pageSize, homeCity, oldValue, free(dayPlan)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var extraInfo: Date? = nil
        var isOpen: Set<String> = []
        @SmartKey("名") @SmartAny var topScore: [Any] = []
        @SmartKey("data.u33n3", "minLevel") var minLevel: JSONValue = 1
        var pageSize: Int8? = nil
        var homeCity: M001.F = M001.F()
        @SmartKey("k5", "k10") var oldValue: Int8 = 42
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        init() {}
        var fields: [Any?] { [extraInfo, isOpen, free(topScore), free(minLevel), pageSize, homeCity, oldValue, free(dayPlan)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var extraInfo: Date? = nil
        var isOpen: Set<String> = []
        @SmartKey("名") @SmartAny var topScore: [Any] = []
        @SmartKey("data.u33n3", "minLevel") var minLevel: JSONValue = 1
        var pageSize: Int8? = nil
        var homeCity: M001.F = M001.F()
        required init() {}
        var fields: [Any?] { [extraInfo, isOpen, free(topScore), free(minLevel), pageSize, homeCity] }
    }
    class C1: C0 {
        @SmartKey("k5", "k10") var oldValue: Int8 = 42
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [oldValue, free(dayPlan)] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M034 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        @IgnoredKey var unitCode: Int = 42
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: Date = Date(timeIntervalSince1970: 60)
        var isOpen: Int = 42
        var baseRate: [[String]] = []
        var maxLevel: M000.S = M000.S()
        var minLevel: JSONValue = 1
        var extraInfo: Numbered = .two
        mutating func didFinishMapping() { finished(34) }
        var fields: [Any?] { [free(pageSize), unitCode, rowCount, dayPlan, isOpen, baseRate, maxLevel, free(minLevel), extraInfo] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        @IgnoredKey var unitCode: Int = 42
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: Date = Date(timeIntervalSince1970: 60)
        var isOpen: Int = 42
        var baseRate: [[String]] = []
        var maxLevel: M000.S = M000.S()
        var minLevel: JSONValue = 1
        var extraInfo: Numbered = .two
        mutating func didFinishMapping() { finished(34) }
        var fields: [Any?] { [free(pageSize), unitCode, rowCount, dayPlan, isOpen, baseRate, maxLevel, free(minLevel), extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        @IgnoredKey var unitCode: Int = 42
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: Date = Date(timeIntervalSince1970: 60)
        var isOpen: Int = 42
        var baseRate: [[String]] = []
        var maxLevel: M000.S = M000.S()
        required init() {}
        func didFinishMapping() { finished(34) }
        var fields: [Any?] { [free(pageSize), unitCode, rowCount, dayPlan, isOpen, baseRate, maxLevel] }
    }
    class C1: C0 {
        var minLevel: JSONValue = 1
        var extraInfo: Numbered = .two
        override var fields: [Any?] { super.fields + [free(minLevel), extraInfo] }
    }
}

enum M035 {
    struct S: SmartCodable, LawValue {
        @SmartAny var extraInfo: [Any] = []
        @SmartKey("data.u35n1") var isOpen: Set<String> = []
        @SmartAny var topScore: [String: Any] = [:]
        @SmartUnknown var userName: [String: JSONValue] = [:]
        var lastPage: Word? = nil
        @SmartFlat var rowCount: M000.S? = nil
        @IgnoredKey var firstTag: Int = 42
        @SmartKey("list.0.w35n7") var minLevel: Rank? = nil
        var itemPrice: Card? = nil
        var fields: [Any?] { [free(extraInfo), isOpen, free(topScore), free(userName), lastPage, rowCount, firstTag, minLevel, itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartAny var extraInfo: [Any] = []
        @SmartKey("data.u35n1") var isOpen: Set<String> = []
        @SmartAny var topScore: [String: Any] = [:]
        @SmartUnknown var userName: [String: JSONValue] = [:]
        var lastPage: Word? = nil
        @SmartFlat var rowCount: M000.S? = nil
        @IgnoredKey var firstTag: Int = 42
        @SmartKey("list.0.w35n7") var minLevel: Rank? = nil
        var itemPrice: Card? = nil
        var fields: [Any?] { [free(extraInfo), isOpen, free(topScore), free(userName), lastPage, rowCount, firstTag, minLevel, itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        @SmartAny var extraInfo: [Any] = []
        @SmartKey("data.u35n1") var isOpen: Set<String> = []
        required init() {}
        var fields: [Any?] { [free(extraInfo), isOpen] }
    }
    class C1: C0 {
        @SmartAny var topScore: [String: Any] = [:]
        @SmartUnknown var userName: [String: JSONValue] = [:]
        var lastPage: Word? = nil
        override var fields: [Any?] { super.fields + [free(topScore), free(userName), lastPage] }
    }
    class C2: C1 {
        @SmartFlat var rowCount: M000.S? = nil
        @IgnoredKey var firstTag: Int = 42
        override var fields: [Any?] { super.fields + [rowCount, firstTag] }
    }
    class C3: C2 {
        @SmartKey("list.0.w35n7") var minLevel: Rank? = nil
        var itemPrice: Card? = nil
        override var fields: [Any?] { super.fields + [minLevel, itemPrice] }
    }
}

extension LawModel {
    static let file004: [LawModel] = [
        LawModel(27, "S", M027.S.self),
        LawModel(27, "F", M027.F.self),
        LawModel(27, "D", M027.D.self),
        LawModel(28, "S", M028.S.self),
        LawModel(28, "F", M028.F.self),
        LawModel(28, "C", M028.C0.self),
        LawModel(29, "S", M029.S.self, .snake, collections: .wraps),
        LawModel(29, "E", M029.E.self, .snake, collections: .wraps),
        LawModel(29, "D", M029.D.self, .snake, collections: .wraps),
        LawModel(30, "S", M030.S.self),
        LawModel(30, "E", M030.E.self),
        LawModel(30, "C", M030.C2.self),
        LawModel(31, "S", M031.S.self),
        LawModel(31, "C", M031.C1.self),
        LawModel(31, "D", M031.D.self),
        LawModel(32, "S", M032.S.self, .upper),
        LawModel(32, "C", M032.C0.self, .upper),
        LawModel(32, "D", M032.D.self, .upper),
        LawModel(33, "S", M033.S.self, .lower),
        LawModel(33, "F", M033.F.self, .lower),
        LawModel(33, "C", M033.C3.self, .lower),
        LawModel(34, "S", M034.S.self, .upper, collections: .strict),
        LawModel(34, "D", M034.D.self, .upper, collections: .strict),
        LawModel(34, "C", M034.C1.self, .upper, collections: .strict),
        LawModel(35, "S", M035.S.self, .lower),
        LawModel(35, "D", M035.D.self, .lower),
        LawModel(35, "C", M035.C3.self, .lower),
    ]
}
