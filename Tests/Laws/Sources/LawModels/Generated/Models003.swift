// Made by generate.py.
import Foundation
import SmartCodable

enum M018 {
    struct S: SmartCodable, LawValue {
        var newValue: [[Int]] = []
        @IgnoredKey var rowCount: Int = 42
        var dayPlan: String? = nil
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var homeCity: [String: Double] = [:]
        var baseRate: Message? = nil
        @SmartKey("data.u18n6") var isOpen: String = "initial"
        var topScore: Rank? = nil
        var maxLevel: Numbered = .two
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["deep.in.v18n0", "k6"], CodingKeys.baseRate <--- "k14"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(18) }
        var fields: [Any?] { [newValue, rowCount, dayPlan, free(minLevel), homeCity, baseRate, isOpen, topScore, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        var newValue: [[Int]] = []
        @IgnoredKey var rowCount: Int = 42
        var dayPlan: String? = nil
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var homeCity: [String: Double] = [:]
        var baseRate: Message? = nil
        @SmartKey("data.u18n6") var isOpen: String = "initial"
        var topScore: Rank? = nil
        var maxLevel: Numbered = .two
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["deep.in.v18n0", "k6"], CodingKeys.baseRate <--- "k14"] }
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(18) }
        var fields: [Any?] { [newValue, rowCount, dayPlan, free(minLevel), homeCity, baseRate, isOpen, topScore, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: [[Int]] = []
        @IgnoredKey var rowCount: Int = 42
        var dayPlan: String? = nil
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var homeCity: [String: Double] = [:]
        var baseRate: Message? = nil
        @SmartKey("data.u18n6") var isOpen: String = "initial"
        var topScore: Rank? = nil
        var maxLevel: Numbered = .two
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["deep.in.v18n0", "k6"], CodingKeys.baseRate <--- "k14"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(18) }
        var fields: [Any?] { [newValue, rowCount, dayPlan, free(minLevel), homeCity, baseRate, isOpen, topScore, maxLevel] }
    }
}

enum M019 {
    struct S: SmartCodable, LawValue {
        var lastPage: [Numbered] = []
        var rowCount: [S] = []
        var oldValue: String? = nil
        @SmartCompact.Dictionary var userName: [String: UInt] = [:]
        var topScore: [String: M001.F] = [:]
        var homeCity: Float = 1.5
        enum CodingKeys: String, CodingKey { case lastPage, rowCount = "k7", oldValue, userName, topScore = "k11", homeCity }
        var fields: [Any?] { [lastPage, rowCount, oldValue, userName, topScore, homeCity] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: [Numbered] = []
        var rowCount: [F] = []
        var oldValue: String? = nil
        @SmartCompact.Dictionary var userName: [String: UInt] = [:]
        var topScore: [String: M001.F] = [:]
        var homeCity: Float = 1.5
        init() {}
        enum CodingKeys: String, CodingKey { case lastPage, rowCount = "k7", oldValue, userName, topScore = "k11", homeCity }
        var fields: [Any?] { [lastPage, rowCount, oldValue, userName, topScore, homeCity] }
    }
    struct D: SmartDirectCodable, LawValue {
        var lastPage: [Numbered] = []
        var rowCount: [D] = []
        var oldValue: String? = nil
        @SmartCompact.Dictionary var userName: [String: UInt] = [:]
        var topScore: [String: M001.F] = [:]
        var homeCity: Float = 1.5
        enum CodingKeys: String, CodingKey { case lastPage, rowCount = "k7", oldValue, userName, topScore = "k11", homeCity }
        var fields: [Any?] { [lastPage, rowCount, oldValue, userName, topScore, homeCity] }
    }
}

enum M020 {
    struct S: SmartCodable, LawValue {
        var itemPrice: Bool? = nil
        var dayPlan: Double = 1.5
        var maxLevel: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        @SmartDate var oldValue: Date = Date(timeIntervalSince1970: 60)
        var unitCode: UInt = 42
        var pageSize: [M001.S] = []
        @SmartFlat var baseRate: M001.S = M001.S()
        enum CodingKeys: String, CodingKey { case itemPrice = "a b", dayPlan = "k28", maxLevel, lastPage, oldValue, unitCode, pageSize = "k23", baseRate }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        var fields: [Any?] { [itemPrice, dayPlan, maxLevel, free(lastPage), oldValue, unitCode, pageSize, baseRate] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var itemPrice: A? = nil
        var dayPlan: Double = 1.5
        var maxLevel: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        @SmartDate var oldValue: Date = Date(timeIntervalSince1970: 60)
        var unitCode: UInt = 42
        var pageSize: [M001.S] = []
        @SmartFlat var baseRate: M001.S = M001.S()
        enum CodingKeys: String, CodingKey { case itemPrice = "a b", dayPlan = "k28", maxLevel, lastPage, oldValue, unitCode, pageSize = "k23", baseRate }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        var fields: [Any?] { [itemPrice, dayPlan, maxLevel, free(lastPage), oldValue, unitCode, pageSize, baseRate] }
    }
    class C0: SmartCodable, LawValue {
        var itemPrice: Bool? = nil
        var dayPlan: Double = 1.5
        required init() {}
        enum CodingKeys: String, CodingKey { case itemPrice = "a b", dayPlan = "k28" }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [itemPrice, dayPlan] }
    }
    class C1: C0 {
        var maxLevel: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        @SmartDate var oldValue: Date = Date(timeIntervalSince1970: 60)
        var unitCode: UInt = 42
        var pageSize: [M001.S] = []
        @SmartFlat var baseRate: M001.S = M001.S()
        enum CodingKeys: String, CodingKey { case maxLevel, lastPage, oldValue, unitCode, pageSize = "k23", baseRate }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [maxLevel, free(lastPage), oldValue, unitCode, pageSize, baseRate] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M021 {
    struct S: SmartCodable, LawValue {
        var lastPage: [Bool] = []
        var shopArea: Rank? = .low
        var extraInfo: Data? = nil
        var pageSize: String = "initial"
        var fields: [Any?] { [lastPage, shopArea, extraInfo, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: [Bool] = []
        var shopArea: Rank? = .low
        var extraInfo: Data? = nil
        var pageSize: String = "initial"
        init() {}
        var fields: [Any?] { [lastPage, shopArea, extraInfo, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var lastPage: [Bool] = []
        override var fields: [Any?] { super.fields + [lastPage] }
    }
    class C2: C1 {
        var shopArea: Rank? = .low
        override var fields: [Any?] { super.fields + [shopArea] }
    }
    class C3: C2 {
        var extraInfo: Data? = nil
        var pageSize: String = "initial"
        override var fields: [Any?] { super.fields + [extraInfo, pageSize] }
    }
}

enum M022 {
    struct S: SmartCodable, LawValue {
        @SmartDate var shopArea: Date? = nil
        @SmartFlat var homeCity: Message? = nil
        @SmartFlat var baseRate: Holder = Holder()
        var maxLevel: String? = nil
        var pageSize: Data? = nil
        var firstTag: String = "initial"
        var unitCode: [Int] = []
        @IgnoredKey var oldValue: Int = 42
        var minLevel: String? = nil
        enum CodingKeys: String, CodingKey { case shopArea = "k29", homeCity, baseRate, maxLevel, pageSize, firstTag = "k19", unitCode = "k22", oldValue, minLevel = "k13" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [shopArea, homeCity, baseRate, maxLevel, pageSize, firstTag, unitCode, oldValue, minLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartDate var shopArea: Date? = nil
        @SmartFlat var homeCity: Message? = nil
        @SmartFlat var baseRate: Holder = Holder()
        var maxLevel: String? = nil
        var pageSize: Data? = nil
        var firstTag: String = "initial"
        var unitCode: [Int] = []
        @IgnoredKey var oldValue: Int = 42
        var minLevel: String? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case shopArea = "k29", homeCity, baseRate, maxLevel, pageSize, firstTag = "k19", unitCode = "k22", oldValue, minLevel = "k13" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [shopArea, homeCity, baseRate, maxLevel, pageSize, firstTag, unitCode, oldValue, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartDate var shopArea: Date? = nil
        @SmartFlat var homeCity: Message? = nil
        @SmartFlat var baseRate: Holder = Holder()
        var maxLevel: String? = nil
        var pageSize: Data? = nil
        var firstTag: String = "initial"
        var unitCode: [Int] = []
        enum CodingKeys: String, CodingKey { case shopArea = "k29", homeCity, baseRate, maxLevel, pageSize, firstTag = "k19", unitCode = "k22" }
        override var fields: [Any?] { super.fields + [shopArea, homeCity, baseRate, maxLevel, pageSize, firstTag, unitCode] }
    }
    class C2: C1 {
        @IgnoredKey var oldValue: Int = 42
        var minLevel: String? = nil
        enum CodingKeys: String, CodingKey { case oldValue, minLevel = "k13" }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [oldValue, minLevel] }
    }
}

enum M023 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w23n0") var extraInfo: Mood = .good
        var newValue: Bool = false
        var firstTag: String = "INITIAL"
        var baseRate: Rank? = .low
        @SmartKey("k5") @SmartAny var pageSize: Any? = nil
        @SmartKey("k28") var maxLevel: Data? = nil
        var homeCity: [Int] = []
        @SmartKey("k14", "topScore") var topScore: [M001.F] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [extraInfo, newValue, firstTag, baseRate, free(pageSize), maxLevel, homeCity, topScore] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("list.0.w23n0") var extraInfo: Mood = .good
        var newValue: Bool = false
        var firstTag: String = "INITIAL"
        var baseRate: Rank? = .low
        @SmartKey("k5") @SmartAny var pageSize: Any? = nil
        @SmartKey("k28") var maxLevel: Data? = nil
        var homeCity: [Int] = []
        @SmartKey("k14", "topScore") var topScore: [M001.F] = []
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(23) }
        var fields: [Any?] { [extraInfo, newValue, firstTag, baseRate, free(pageSize), maxLevel, homeCity, topScore] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("list.0.w23n0") var extraInfo: Mood = .good
        var newValue: Bool = false
        var firstTag: String = "INITIAL"
        var baseRate: Rank? = .low
        @SmartKey("k5") @SmartAny var pageSize: Any? = nil
        @SmartKey("k28") var maxLevel: Data? = nil
        var homeCity: [A] = []
        @SmartKey("k14", "topScore") var topScore: [M001.F] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [extraInfo, newValue, firstTag, baseRate, free(pageSize), maxLevel, homeCity, topScore] }
    }
}

enum M024 {
    struct S: SmartCodable, LawValue {
        var shopArea: URL? = nil
        var firstTag: Message? = nil
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        @SmartAny var oldValue: Any? = nil
        var userName: [Message] = []
        @SmartKey("k1") var itemPrice: M003.F = M003.F()
        @SmartKey("deep.in.v24n6") var homeCity: [[Mood]] = []
        var isOpen: Bool? = nil
        var pageSize: Data? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.firstTag <--- ["名", "firstTag"], CodingKeys.oldValue <--- "k29", CodingKeys.userName <--- "_v", CodingKeys.isOpen <--- ["deep.in.v24n7", "k28"]] }
        mutating func didFinishMapping() { finished(24) }
        var fields: [Any?] { [shopArea, firstTag, free(lastPage), free(oldValue), userName, itemPrice, homeCity, isOpen, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        var shopArea: URL? = nil
        var firstTag: Message? = nil
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        @SmartAny var oldValue: Any? = nil
        var userName: [Message] = []
        @SmartKey("k1") var itemPrice: M003.F = M003.F()
        @SmartKey("deep.in.v24n6") var homeCity: [[Mood]] = []
        var isOpen: Bool? = nil
        var pageSize: Data? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.firstTag <--- ["名", "firstTag"], CodingKeys.oldValue <--- "k29", CodingKeys.userName <--- "_v", CodingKeys.isOpen <--- ["deep.in.v24n7", "k28"]] }
        func didFinishMapping() { finished(24) }
        var fields: [Any?] { [shopArea, firstTag, free(lastPage), free(oldValue), userName, itemPrice, homeCity, isOpen, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        func didFinishMapping() { finished(24) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var shopArea: URL? = nil
        var firstTag: Message? = nil
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        @SmartAny var oldValue: Any? = nil
        var userName: [Message] = []
        @SmartKey("k1") var itemPrice: M003.F = M003.F()
        @SmartKey("deep.in.v24n6") var homeCity: [[Mood]] = []
        var isOpen: Bool? = nil
        var pageSize: Data? = nil
        enum CodingKeys: String, CodingKey { case shopArea, firstTag, lastPage, oldValue, userName, itemPrice, homeCity, isOpen, pageSize }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.firstTag <--- ["名", "firstTag"], CodingKeys.oldValue <--- "k29", CodingKeys.userName <--- "_v", CodingKeys.isOpen <--- ["deep.in.v24n7", "k28"]] }
        override var fields: [Any?] { super.fields + [shopArea, firstTag, free(lastPage), free(oldValue), userName, itemPrice, homeCity, isOpen, pageSize] }
    }
}

enum M025 {
    struct S: SmartCodable, LawValue {
        var shopArea: String? = nil
        var homeCity: Filled = Filled()
        var maxLevel: Set<String> = []
        var firstTag: [S] = []
        var unitCode: String = "initial"
        @IgnoredKey var oldValue: Int = 42
        var pageSize: String = "initial"
        var itemPrice: Message? = nil
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        var fields: [Any?] { [shopArea, homeCity, maxLevel, firstTag, unitCode, oldValue, pageSize, itemPrice, free(dayPlan)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var shopArea: String? = nil
        var homeCity: Filled = Filled()
        var maxLevel: Set<String> = []
        var firstTag: [D] = []
        var unitCode: String = "initial"
        @IgnoredKey var oldValue: Int = 42
        var pageSize: String = "initial"
        var itemPrice: Message? = nil
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        var fields: [Any?] { [shopArea, homeCity, maxLevel, firstTag, unitCode, oldValue, pageSize, itemPrice, free(dayPlan)] }
    }
    class C0: SmartCodable, LawValue {
        var shopArea: String? = nil
        var homeCity: Filled = Filled()
        required init() {}
        var fields: [Any?] { [shopArea, homeCity] }
    }
    class C1: C0 {
        var maxLevel: Set<String> = []
        var firstTag: [C3] = []
        var unitCode: String = "initial"
        override var fields: [Any?] { super.fields + [maxLevel, firstTag, unitCode] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        @IgnoredKey var oldValue: Int = 42
        var pageSize: String = "initial"
        var itemPrice: Message? = nil
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [oldValue, pageSize, itemPrice, free(dayPlan)] }
    }
}

enum M026 {
    struct S: SmartCodable, LawValue {
        var dayPlan: [M003.F] = []
        var oldValue: Bool = false
        var isOpen: URL? = nil
        var lastPage: [[String]] = []
        @SmartAny var baseRate: [String: Any] = [:]
        var newValue: [String: JSONValue] = [:]
        var homeCity: Data? = nil
        var shopArea: Mood = .good
        enum CodingKeys: String, CodingKey { case dayPlan = "k26", oldValue, isOpen, lastPage, baseRate, newValue, homeCity = "k15", shopArea }
        mutating func didFinishMapping() { finished(26) }
        var fields: [Any?] { [dayPlan, oldValue, isOpen, lastPage, free(baseRate), free(newValue), homeCity, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        var dayPlan: [M003.F] = []
        var oldValue: Bool = false
        var isOpen: URL? = nil
        var lastPage: [[String]] = []
        @SmartAny var baseRate: [String: Any] = [:]
        var newValue: [String: JSONValue] = [:]
        var homeCity: Data? = nil
        var shopArea: Mood = .good
        enum CodingKeys: String, CodingKey { case dayPlan = "k26", oldValue, isOpen, lastPage, baseRate, newValue, homeCity = "k15", shopArea }
        mutating func didFinishMapping() { finished(26) }
        var fields: [Any?] { [dayPlan, oldValue, isOpen, lastPage, free(baseRate), free(newValue), homeCity, shopArea] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(26) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var dayPlan: [M003.F] = []
        var oldValue: Bool = false
        var isOpen: URL? = nil
        var lastPage: [[String]] = []
        enum CodingKeys: String, CodingKey { case dayPlan = "k26", oldValue, isOpen, lastPage }
        override var fields: [Any?] { super.fields + [dayPlan, oldValue, isOpen, lastPage] }
    }
    class C2: C1 {
        @SmartAny var baseRate: [String: Any] = [:]
        var newValue: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case baseRate, newValue }
        override var fields: [Any?] { super.fields + [free(baseRate), free(newValue)] }
    }
    class C3: C2 {
        var homeCity: Data? = nil
        var shopArea: Mood = .good
        enum CodingKeys: String, CodingKey { case homeCity = "k15", shopArea }
        override var fields: [Any?] { super.fields + [homeCity, shopArea] }
    }
}

extension LawModel {
    static let file003: [LawModel] = [
        LawModel(18, "S", M018.S.self),
        LawModel(18, "C", M018.C0.self),
        LawModel(18, "E", M018.E.self),
        LawModel(19, "S", M019.S.self, isRecursive: true),
        LawModel(19, "F", M019.F.self, isRecursive: true),
        LawModel(19, "D", M019.D.self, isRecursive: true),
        LawModel(20, "S", M020.S.self),
        LawModel(20, "G", M020.G<Bool>.self),
        LawModel(20, "C", M020.C2.self),
        LawModel(21, "S", M021.S.self, .snake),
        LawModel(21, "F", M021.F.self, .snake),
        LawModel(21, "C", M021.C3.self, .snake),
        LawModel(22, "S", M022.S.self, collections: .strict),
        LawModel(22, "E", M022.E.self, collections: .strict),
        LawModel(22, "C", M022.C2.self, collections: .strict),
        LawModel(23, "S", M023.S.self),
        LawModel(23, "C", M023.C0.self),
        LawModel(23, "G", M023.G<Int>.self),
        LawModel(24, "S", M024.S.self),
        LawModel(24, "E", M024.E.self),
        LawModel(24, "C", M024.C1.self),
        LawModel(25, "S", M025.S.self, isRecursive: true),
        LawModel(25, "D", M025.D.self, isRecursive: true),
        LawModel(25, "C", M025.C3.self, isRecursive: true),
        LawModel(26, "S", M026.S.self, collections: .wraps),
        LawModel(26, "D", M026.D.self, collections: .wraps),
        LawModel(26, "C", M026.C3.self, collections: .wraps),
    ]
}
