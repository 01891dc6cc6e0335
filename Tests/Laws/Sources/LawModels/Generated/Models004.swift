// Made by generate.py.
import Foundation
import SmartCodable

enum M027 {
    struct S: SmartCodable, LawValue {
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartKey("k22", "k3") var maxLevel: Int = 42
        @SmartKey("k21", "isOpen") var isOpen: [M001.F] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "k28"] }
        mutating func didFinishMapping() { finished(27) }
        var fields: [Any?] { [free(extraInfo), maxLevel, isOpen] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartKey("k22", "k3") var maxLevel: Int = 42
        @SmartKey("k21", "isOpen") var isOpen: [M001.F] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "k28"] }
        mutating func didFinishMapping() { finished(27) }
        var fields: [Any?] { [free(extraInfo), maxLevel, isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartKey("k22", "k3") var maxLevel: Int = 42
        @SmartKey("k21", "isOpen") var isOpen: [M001.F] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "k28"] }
        func didFinishMapping() { finished(27) }
        var fields: [Any?] { [free(extraInfo), maxLevel, isOpen] }
    }
}

enum M028 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var itemPrice: [UInt16] = []
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        @SmartAny var minLevel: [String: Any] = [:]
        var isOpen: [String] = []
        var topScore: Bool = false
        @SmartDate var pageSize: Date? = nil
        @SmartAny var oldValue: [Any] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- ["list.0.w28n3", "k2"], CodingKeys.topScore <--- "list.0.w28n4", CodingKeys.oldValue <--- ["list.0.w28n6", "user_id"]] }
        mutating func didFinishMapping() { finished(28) }
        var fields: [Any?] { [itemPrice, free(baseRate), free(minLevel), isOpen, topScore, pageSize, free(oldValue)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartCompact.Array var itemPrice: [UInt16] = []
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        @SmartAny var minLevel: [String: Any] = [:]
        var isOpen: [A] = []
        var topScore: Bool = false
        @SmartDate var pageSize: Date? = nil
        @SmartAny var oldValue: [Any] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- ["list.0.w28n3", "k2"], CodingKeys.topScore <--- "list.0.w28n4", CodingKeys.oldValue <--- ["list.0.w28n6", "user_id"]] }
        mutating func didFinishMapping() { finished(28) }
        var fields: [Any?] { [itemPrice, free(baseRate), free(minLevel), isOpen, topScore, pageSize, free(oldValue)] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartCompact.Array var itemPrice: [UInt16] = []
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        @SmartAny var minLevel: [String: Any] = [:]
        var isOpen: [String] = []
        var topScore: Bool = false
        @SmartDate var pageSize: Date? = nil
        @SmartAny var oldValue: [Any] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- ["list.0.w28n3", "k2"], CodingKeys.topScore <--- "list.0.w28n4", CodingKeys.oldValue <--- ["list.0.w28n6", "user_id"]] }
        mutating func didFinishMapping() { finished(28) }
        var fields: [Any?] { [itemPrice, free(baseRate), free(minLevel), isOpen, topScore, pageSize, free(oldValue)] }
    }
}

enum M029 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var itemPrice: M001.S = M001.S()
        var pageSize: Bool = false
        var rowCount: Int8? = nil
        var firstTag: [Rank] = []
        var unitCode: URL? = nil
        var minLevel: Rank = .low
        var homeCity: String? = nil
        var newValue: URL? = nil
        enum CodingKeys: String, CodingKey { case itemPrice, pageSize = "k16", rowCount, firstTag, unitCode = "k11", minLevel = "k5", homeCity, newValue = "k20" }
        mutating func didFinishMapping() { finished(29) }
        var fields: [Any?] { [itemPrice, pageSize, rowCount, firstTag, unitCode, minLevel, homeCity, newValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var itemPrice: M001.S = M001.S()
        var pageSize: Bool = false
        var rowCount: A? = nil
        var firstTag: [Rank] = []
        var unitCode: URL? = nil
        var minLevel: Rank = .low
        var homeCity: String? = nil
        var newValue: URL? = nil
        enum CodingKeys: String, CodingKey { case itemPrice, pageSize = "k16", rowCount, firstTag, unitCode = "k11", minLevel = "k5", homeCity, newValue = "k20" }
        mutating func didFinishMapping() { finished(29) }
        var fields: [Any?] { [itemPrice, pageSize, rowCount, firstTag, unitCode, minLevel, homeCity, newValue] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var itemPrice: M001.S = M001.S()
        var pageSize: Bool = false
        var rowCount: Int8? = nil
        var firstTag: [Rank] = []
        var unitCode: URL? = nil
        var minLevel: Rank = .low
        var homeCity: String? = nil
        var newValue: URL? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case itemPrice, pageSize = "k16", rowCount, firstTag, unitCode = "k11", minLevel = "k5", homeCity, newValue = "k20" }
        func didFinishMapping() { finished(29) }
        var fields: [Any?] { [itemPrice, pageSize, rowCount, firstTag, unitCode, minLevel, homeCity, newValue] }
    }
}

enum M030 {
    struct S: SmartCodable, LawValue {
        var isOpen: Bool? = false
        var oldValue: M002.S? = nil
        @SmartFlat var userName: M000.S = M000.S()
        var unitCode: Bool = false
        var dayPlan: Decimal? = 1
        var itemPrice: Bool = false
        var shopArea: Int = -1
        var baseRate: Mood? = .good
        @SmartKey("deep.in.v30n8") @SmartAny var topScore: [Any] = []
        var fields: [Any?] { [isOpen, oldValue, userName, unitCode, dayPlan, itemPrice, shopArea, baseRate, free(topScore)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var isOpen: Bool? = false
        var oldValue: M002.S? = nil
        @SmartFlat var userName: M000.S = M000.S()
        var unitCode: Bool = false
        var dayPlan: Decimal? = 1
        var itemPrice: Bool = false
        var shopArea: Int = -1
        var baseRate: Mood? = .good
        @SmartKey("deep.in.v30n8") @SmartAny var topScore: [Any] = []
        var fields: [Any?] { [isOpen, oldValue, userName, unitCode, dayPlan, itemPrice, shopArea, baseRate, free(topScore)] }
    }
    class C0: SmartCodable, LawValue {
        var isOpen: Bool? = false
        var oldValue: M002.S? = nil
        @SmartFlat var userName: M000.S = M000.S()
        var unitCode: Bool = false
        var dayPlan: Decimal? = 1
        var itemPrice: Bool = false
        var shopArea: Int = -1
        var baseRate: Mood? = .good
        @SmartKey("deep.in.v30n8") @SmartAny var topScore: [Any] = []
        required init() {}
        var fields: [Any?] { [isOpen, oldValue, userName, unitCode, dayPlan, itemPrice, shopArea, baseRate, free(topScore)] }
    }
}

enum M031 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        var rowCount: [Double?] = []
        var userName: Int = 42
        var firstTag: Float = 1.5
        var maxLevel: Int64? = nil
        var minLevel: Mood = .good
        @SmartKey("list.0.w31n6", "k18") @SmartCompact.Array var dayPlan: [Float] = []
        var isOpen: Data = Data()
        var fields: [Any?] { [free(extraInfo), rowCount, userName, firstTag, maxLevel, minLevel, dayPlan, isOpen] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        var rowCount: [Double?] = []
        var userName: Int = 42
        var firstTag: Float = 1.5
        var maxLevel: Int64? = nil
        var minLevel: Mood = .good
        @SmartKey("list.0.w31n6", "k18") @SmartCompact.Array var dayPlan: [Float] = []
        var isOpen: Data = Data()
        var fields: [Any?] { [free(extraInfo), rowCount, userName, firstTag, maxLevel, minLevel, dayPlan, isOpen] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        var rowCount: [Double?] = []
        var userName: Int = 42
        var firstTag: Float = 1.5
        var maxLevel: Int64? = nil
        var minLevel: Mood = .good
        @SmartKey("list.0.w31n6", "k18") @SmartCompact.Array var dayPlan: [Float] = []
        var isOpen: Data = Data()
        init() {}
        var fields: [Any?] { [free(extraInfo), rowCount, userName, firstTag, maxLevel, minLevel, dayPlan, isOpen] }
    }
}

enum M032 {
    struct S: SmartCodable, LawValue {
        var rowCount: Word = .one
        @SmartDate var extraInfo: Date? = nil
        var topScore: URL? = nil
        @SmartAny var lastPage: [Any] = []
        var baseRate: [String: Int] = [:]
        @IgnoredKey var newValue: Int = 42
        var maxLevel: [String: M001.S] = [:]
        enum CodingKeys: String, CodingKey { case rowCount = "k16", extraInfo, topScore = "k17", lastPage = "k4", baseRate = "k7", maxLevel }
        var fields: [Any?] { [rowCount, extraInfo, topScore, free(lastPage), baseRate, newValue, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: Word = .one
        @SmartDate var extraInfo: Date? = nil
        var topScore: URL? = nil
        @SmartAny var lastPage: [Any] = []
        var baseRate: [String: Int] = [:]
        @IgnoredKey var newValue: Int = 42
        var maxLevel: [String: M001.S] = [:]
        init() {}
        enum CodingKeys: String, CodingKey { case rowCount = "k16", extraInfo, topScore = "k17", lastPage = "k4", baseRate = "k7", maxLevel }
        var fields: [Any?] { [rowCount, extraInfo, topScore, free(lastPage), baseRate, newValue, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var rowCount: Word = .one
        @SmartDate var extraInfo: Date? = nil
        var topScore: URL? = nil
        @SmartAny var lastPage: [Any] = []
        var baseRate: [String: Int] = [:]
        @IgnoredKey var newValue: Int = 42
        var maxLevel: [String: M001.S] = [:]
        init() {}
        enum CodingKeys: String, CodingKey { case rowCount = "k16", extraInfo, topScore = "k17", lastPage = "k4", baseRate = "k7", maxLevel }
        var fields: [Any?] { [rowCount, extraInfo, topScore, free(lastPage), baseRate, newValue, maxLevel] }
    }
}

enum M033 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var userName: M000.S = M000.S()
        var lastPage: M000.F = M000.F()
        @SmartKey("k29") @SmartAny var extraInfo: Any? = nil
        @IgnoredKey var newValue: Int = 42
        var rowCount: Bool = false
        var pageSize: Mood = .good
        @SmartKey("list.0.w33n6") var itemPrice: Date = Date(timeIntervalSince1970: 60)
        mutating func didFinishMapping() { finished(33) }
        var fields: [Any?] { [userName, lastPage, free(extraInfo), newValue, rowCount, pageSize, itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var userName: M000.S = M000.S()
        var lastPage: M000.F = M000.F()
        @SmartKey("k29") @SmartAny var extraInfo: Any? = nil
        @IgnoredKey var newValue: Int = 42
        var rowCount: Bool = false
        var pageSize: Mood = .good
        @SmartKey("list.0.w33n6") var itemPrice: Date = Date(timeIntervalSince1970: 60)
        required init() {}
        func didFinishMapping() { finished(33) }
        var fields: [Any?] { [userName, lastPage, free(extraInfo), newValue, rowCount, pageSize, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var userName: M000.S = M000.S()
        var lastPage: M000.F = M000.F()
        @SmartKey("k29") @SmartAny var extraInfo: Any? = nil
        @IgnoredKey var newValue: Int = 42
        var rowCount: Bool = false
        var pageSize: Mood = .good
        @SmartKey("list.0.w33n6") var itemPrice: Date = Date(timeIntervalSince1970: 60)
        init() {}
        func didFinishMapping() { finished(33) }
        var fields: [Any?] { [userName, lastPage, free(extraInfo), newValue, rowCount, pageSize, itemPrice] }
    }
}

enum M034 {
    struct S: SmartCodable, LawValue {
        var topScore: M002.S = M002.S()
        @SmartKey("k23") var isOpen: Int? = nil
        var homeCity: [Decimal] = []
        var pageSize: [M002.F] = []
        var rowCount: Int64? = nil
        @SmartDate var itemPrice: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- ["ID", "k5"], CodingKeys.rowCount <--- "k28"] }
        mutating func didFinishMapping() { finished(34) }
        var fields: [Any?] { [topScore, isOpen, homeCity, pageSize, rowCount, itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        var topScore: M002.S = M002.S()
        @SmartKey("k23") var isOpen: Int? = nil
        var homeCity: [Decimal] = []
        var pageSize: [M002.F] = []
        var rowCount: Int64? = nil
        @SmartDate var itemPrice: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- ["ID", "k5"], CodingKeys.rowCount <--- "k28"] }
        mutating func didFinishMapping() { finished(34) }
        var fields: [Any?] { [topScore, isOpen, homeCity, pageSize, rowCount, itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        var topScore: M002.S = M002.S()
        @SmartKey("k23") var isOpen: Int? = nil
        var homeCity: [Decimal] = []
        var pageSize: [M002.F] = []
        var rowCount: Int64? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- ["ID", "k5"], CodingKeys.rowCount <--- "k28"] }
        func didFinishMapping() { finished(34) }
        var fields: [Any?] { [topScore, isOpen, homeCity, pageSize, rowCount] }
    }
    class C1: C0 {
        @SmartDate var itemPrice: Date? = nil
        override var fields: [Any?] { super.fields + [itemPrice] }
    }
}

enum M035 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Bool = false
        var itemPrice: Int = -1
        @SmartFlat var minLevel: M001.S = M001.S()
        @SmartKey("k2", "x-y") var shopArea: [String] = []
        var unitCode: UInt = 42
        @SmartAny var oldValue: [Any] = []
        var lastPage: Int64? = nil
        @SmartKey("k13", "topScore") var topScore: M000.F = M000.F()
        var firstTag: Double = 1.5
        var fields: [Any?] { [maxLevel, itemPrice, minLevel, shopArea, unitCode, free(oldValue), lastPage, topScore, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        var maxLevel: Bool = false
        var itemPrice: Int = -1
        @SmartFlat var minLevel: M001.S = M001.S()
        @SmartKey("k2", "x-y") var shopArea: [String] = []
        var unitCode: UInt = 42
        @SmartAny var oldValue: [Any] = []
        var lastPage: Int64? = nil
        @SmartKey("k13", "topScore") var topScore: M000.F = M000.F()
        var firstTag: Double = 1.5
        required init() {}
        var fields: [Any?] { [maxLevel, itemPrice, minLevel, shopArea, unitCode, free(oldValue), lastPage, topScore, firstTag] }
    }
    final class E: SmartDirectCodable, LawValue {
        var maxLevel: Bool = false
        var itemPrice: Int = -1
        @SmartFlat var minLevel: M001.S = M001.S()
        @SmartKey("k2", "x-y") var shopArea: [String] = []
        var unitCode: UInt = 42
        @SmartAny var oldValue: [Any] = []
        var lastPage: Int64? = nil
        @SmartKey("k13", "topScore") var topScore: M000.F = M000.F()
        var firstTag: Double = 1.5
        init() {}
        var fields: [Any?] { [maxLevel, itemPrice, minLevel, shopArea, unitCode, free(oldValue), lastPage, topScore, firstTag] }
    }
}

extension LawModel {
    static let file004: [LawModel] = [
        LawModel(27, "S", M027.S.self),
        LawModel(27, "D", M027.D.self),
        LawModel(27, "E", M027.E.self),
        LawModel(28, "S", M028.S.self),
        LawModel(28, "G", M028.G<String>.self),
        LawModel(28, "D", M028.D.self),
        LawModel(29, "S", M029.S.self),
        LawModel(29, "G", M029.G<Int8>.self),
        LawModel(29, "F", M029.F.self),
        LawModel(30, "S", M030.S.self),
        LawModel(30, "D", M030.D.self),
        LawModel(30, "C", M030.C0.self),
        LawModel(31, "S", M031.S.self),
        LawModel(31, "D", M031.D.self),
        LawModel(31, "F", M031.F.self),
        LawModel(32, "S", M032.S.self),
        LawModel(32, "E", M032.E.self),
        LawModel(32, "F", M032.F.self),
        LawModel(33, "S", M033.S.self),
        LawModel(33, "C", M033.C0.self),
        LawModel(33, "F", M033.F.self),
        LawModel(34, "S", M034.S.self),
        LawModel(34, "D", M034.D.self),
        LawModel(34, "C", M034.C1.self),
        LawModel(35, "S", M035.S.self, isSnake: true),
        LawModel(35, "C", M035.C0.self, isSnake: true),
        LawModel(35, "E", M035.E.self, isSnake: true),
    ]
}
