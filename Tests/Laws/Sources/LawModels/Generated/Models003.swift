// Made by generate.py.
import Foundation
import SmartCodable

enum M018 {
    struct S: SmartCodable, LawValue {
        var baseRate: Bool = false
        var pageSize: URL? = nil
        var unitCode: Mood = .good
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        var firstTag: [Filled] = []
        var homeCity: JSONValue = 1
        enum CodingKeys: String, CodingKey { case baseRate = "k8", pageSize, unitCode = "k28", extraInfo, firstTag, homeCity = "k9" }
        mutating func didFinishMapping() { finished(18) }
        var fields: [Any?] { [baseRate, pageSize, unitCode, free(extraInfo), firstTag, free(homeCity)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(18) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var baseRate: Bool = false
        var pageSize: URL? = nil
        var unitCode: Mood = .good
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        var firstTag: [Filled] = []
        var homeCity: JSONValue = 1
        enum CodingKeys: String, CodingKey { case baseRate = "k8", pageSize, unitCode = "k28", extraInfo, firstTag, homeCity = "k9" }
        override var fields: [Any?] { super.fields + [baseRate, pageSize, unitCode, free(extraInfo), firstTag, free(homeCity)] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: Bool = false
        var pageSize: URL? = nil
        var unitCode: Mood = .good
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        var firstTag: [Filled] = []
        var homeCity: JSONValue = 1
        init() {}
        enum CodingKeys: String, CodingKey { case baseRate = "k8", pageSize, unitCode = "k28", extraInfo, firstTag, homeCity = "k9" }
        func didFinishMapping() { finished(18) }
        var fields: [Any?] { [baseRate, pageSize, unitCode, free(extraInfo), firstTag, free(homeCity)] }
    }
}

enum M019 {
    struct S: SmartCodable, LawValue {
        @SmartKey("data.u19n0") var userName: [String] = []
        @SmartKey("k13", "firstTag") var firstTag: Data? = nil
        var isOpen: Double = 1.5
        var rowCount: [M003.F] = []
        @SmartAny var dayPlan: [String: Any] = [:]
        var itemPrice: Data = Data()
        @SmartDate var maxLevel: Date = Date(timeIntervalSince1970: 60)
        var fields: [Any?] { [userName, firstTag, isOpen, rowCount, free(dayPlan), itemPrice, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("data.u19n0") var userName: [String] = []
        @SmartKey("k13", "firstTag") var firstTag: Data? = nil
        var isOpen: Double = 1.5
        var rowCount: [M003.F] = []
        @SmartAny var dayPlan: [String: Any] = [:]
        var itemPrice: Data = Data()
        @SmartDate var maxLevel: Date = Date(timeIntervalSince1970: 60)
        init() {}
        var fields: [Any?] { [userName, firstTag, isOpen, rowCount, free(dayPlan), itemPrice, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("data.u19n0") var userName: [String] = []
        @SmartKey("k13", "firstTag") var firstTag: Data? = nil
        var isOpen: Double = 1.5
        var rowCount: [M003.F] = []
        @SmartAny var dayPlan: [String: Any] = [:]
        var itemPrice: Data = Data()
        required init() {}
        var fields: [Any?] { [userName, firstTag, isOpen, rowCount, free(dayPlan), itemPrice] }
    }
    class C1: C0 {
        @SmartDate var maxLevel: Date = Date(timeIntervalSince1970: 60)
        override var fields: [Any?] { super.fields + [maxLevel] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M020 {
    struct S: SmartCodable, LawValue {
        var topScore: UInt = 42
        var userName: [Rank] = []
        var firstTag: [Float] = []
        var baseRate: Rated? = nil
        @SmartFlat var newValue: Message = .ping
        @SmartAny var extraInfo: [String: Any] = [:]
        var fields: [Any?] { [topScore, userName, firstTag, baseRate, newValue, free(extraInfo)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var topScore: UInt = 42
        var userName: [Rank] = []
        var firstTag: [Float] = []
        var baseRate: Rated? = nil
        override var fields: [Any?] { super.fields + [topScore, userName, firstTag, baseRate] }
    }
    class C2: C1 {
        @SmartFlat var newValue: Message = .ping
        @SmartAny var extraInfo: [String: Any] = [:]
        override var fields: [Any?] { super.fields + [newValue, free(extraInfo)] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: UInt = 42
        var userName: [Rank] = []
        var firstTag: [Float] = []
        var baseRate: Rated? = nil
        @SmartFlat var newValue: Message = .ping
        @SmartAny var extraInfo: [String: Any] = [:]
        init() {}
        var fields: [Any?] { [topScore, userName, firstTag, baseRate, newValue, free(extraInfo)] }
    }
}

enum M021 {
    struct S: SmartCodable, LawValue {
        var homeCity: Bool = false
        var rowCount: [Int: Bool] = [:]
        var dayPlan: [JSONValue] = []
        @SmartFlat var lastPage: M000.S = M000.S()
        var fields: [Any?] { [homeCity, rowCount, free(dayPlan), lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        var homeCity: Bool = false
        var rowCount: [Int: Bool] = [:]
        var dayPlan: [JSONValue] = []
        @SmartFlat var lastPage: M000.S = M000.S()
        init() {}
        var fields: [Any?] { [homeCity, rowCount, free(dayPlan), lastPage] }
    }
    struct D: SmartDirectCodable, LawValue {
        var homeCity: Bool = false
        var rowCount: [Int: Bool] = [:]
        var dayPlan: [JSONValue] = []
        @SmartFlat var lastPage: M000.S = M000.S()
        var fields: [Any?] { [homeCity, rowCount, free(dayPlan), lastPage] }
    }
}

enum M022 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Int = -1
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        var oldValue: Bool = false
        var extraInfo: [Card] = []
        var dayPlan: Decimal? = 1
        mutating func didFinishMapping() { finished(22) }
        var fields: [Any?] { [maxLevel, free(lastPage), oldValue, extraInfo, dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        var maxLevel: Int = -1
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        var oldValue: Bool = false
        var extraInfo: [Card] = []
        var dayPlan: Decimal? = 1
        init() {}
        func didFinishMapping() { finished(22) }
        var fields: [Any?] { [maxLevel, free(lastPage), oldValue, extraInfo, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(22) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var maxLevel: Int = -1
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        var oldValue: Bool = false
        override var fields: [Any?] { super.fields + [maxLevel, free(lastPage), oldValue] }
    }
    class C3: C2 {
        var extraInfo: [Card] = []
        var dayPlan: Decimal? = 1
        override var fields: [Any?] { super.fields + [extraInfo, dayPlan] }
    }
}

enum M023 {
    struct S: SmartCodable, LawValue {
        var minLevel: Bool = false
        var pageSize: [Int64] = []
        var shopArea: Rank = .low
        @SmartKey("a b") var dayPlan: [M001.F?] = []
        var isOpen: String = "INITIAL"
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [minLevel, pageSize, shopArea, dayPlan, isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        var minLevel: Bool = false
        var pageSize: [Int64] = []
        var shopArea: Rank = .low
        @SmartKey("a b") var dayPlan: [M001.F?] = []
        var isOpen: String = "INITIAL"
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(23) }
        var fields: [Any?] { [minLevel, pageSize, shopArea, dayPlan, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: Bool = false
        var pageSize: [A] = []
        var shopArea: Rank = .low
        @SmartKey("a b") var dayPlan: [M001.F?] = []
        var isOpen: String = "INITIAL"
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [minLevel, pageSize, shopArea, dayPlan, isOpen] }
    }
}

enum M024 {
    struct S: SmartCodable, LawValue {
        var homeCity: String = "initial"
        var itemPrice: [Float] = []
        var firstTag: Bool = false
        @SmartCompact.Array var baseRate: [UInt] = []
        var rowCount: String = "initial"
        var oldValue: Mood = .good
        mutating func didFinishMapping() { finished(24) }
        var fields: [Any?] { [homeCity, itemPrice, firstTag, baseRate, rowCount, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(24) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var homeCity: String = "initial"
        var itemPrice: [Float] = []
        var firstTag: Bool = false
        @SmartCompact.Array var baseRate: [UInt] = []
        var rowCount: String = "initial"
        override var fields: [Any?] { super.fields + [homeCity, itemPrice, firstTag, baseRate, rowCount] }
    }
    class C2: C1 {
        var oldValue: Mood = .good
        override var fields: [Any?] { super.fields + [oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var homeCity: String = "initial"
        var itemPrice: [A] = []
        var firstTag: Bool = false
        @SmartCompact.Array var baseRate: [UInt] = []
        var rowCount: String = "initial"
        var oldValue: Mood = .good
        mutating func didFinishMapping() { finished(24) }
        var fields: [Any?] { [homeCity, itemPrice, firstTag, baseRate, rowCount, oldValue] }
    }
}

enum M025 {
    struct S: SmartCodable, LawValue {
        var unitCode: [String: Int] = [:]
        var itemPrice: UInt16? = nil
        @IgnoredKey var baseRate: Int = 42
        @SmartKey("k19") @SmartDate var shopArea: Date? = nil
        var minLevel: String = "initial"
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- ["k16", "x-y"], CodingKeys.minLevel <--- "data.u25n4"] }
        mutating func didFinishMapping() { finished(25) }
        var fields: [Any?] { [unitCode, itemPrice, baseRate, shopArea, minLevel, free(maxLevel)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: [String: Int] = [:]
        var itemPrice: UInt16? = nil
        @IgnoredKey var baseRate: Int = 42
        @SmartKey("k19") @SmartDate var shopArea: Date? = nil
        var minLevel: String = "initial"
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- ["k16", "x-y"], CodingKeys.minLevel <--- "data.u25n4"] }
        func didFinishMapping() { finished(25) }
        var fields: [Any?] { [unitCode, itemPrice, baseRate, shopArea, minLevel, free(maxLevel)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        func didFinishMapping() { finished(25) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var unitCode: [String: Int] = [:]
        var itemPrice: UInt16? = nil
        @IgnoredKey var baseRate: Int = 42
        @SmartKey("k19") @SmartDate var shopArea: Date? = nil
        var minLevel: String = "initial"
        enum CodingKeys: String, CodingKey { case unitCode, itemPrice, baseRate, shopArea, minLevel }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.unitCode <--- ["k16", "x-y"], CodingKeys.minLevel <--- "data.u25n4"] }
        override var fields: [Any?] { super.fields + [unitCode, itemPrice, baseRate, shopArea, minLevel] }
    }
    class C2: C1 {
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [free(maxLevel)] }
    }
}

enum M026 {
    struct S: SmartCodable, LawValue {
        var lastPage: String? = nil
        var extraInfo: UInt? = nil
        @SmartKey("data.u26n2") var isOpen: [S] = []
        var maxLevel: Set<Int> = []
        var rowCount: String = "initial"
        var homeCity: URL? = nil
        var pageSize: String? = nil
        var unitCode: Message = .ping
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["deep.in.v26n3", "maxLevel"], CodingKeys.rowCount <--- ["x-y", "rowCount"], CodingKeys.homeCity <--- ["k7", "homeCity"], CodingKeys.pageSize <--- ["data.u26n6", "pageSize"], CodingKeys.unitCode <--- "data.u26n7"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [lastPage, extraInfo, isOpen, maxLevel, rowCount, homeCity, pageSize, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: String? = nil
        var extraInfo: UInt? = nil
        @SmartKey("data.u26n2") var isOpen: [E] = []
        var maxLevel: Set<Int> = []
        var rowCount: String = "initial"
        var homeCity: URL? = nil
        var pageSize: String? = nil
        var unitCode: Message = .ping
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["deep.in.v26n3", "maxLevel"], CodingKeys.rowCount <--- ["x-y", "rowCount"], CodingKeys.homeCity <--- ["k7", "homeCity"], CodingKeys.pageSize <--- ["data.u26n6", "pageSize"], CodingKeys.unitCode <--- "data.u26n7"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [lastPage, extraInfo, isOpen, maxLevel, rowCount, homeCity, pageSize, unitCode] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: String? = nil
        var extraInfo: UInt? = nil
        @SmartKey("data.u26n2") var isOpen: [F] = []
        var maxLevel: Set<Int> = []
        var rowCount: String = "initial"
        var homeCity: URL? = nil
        var pageSize: String? = nil
        var unitCode: Message = .ping
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["deep.in.v26n3", "maxLevel"], CodingKeys.rowCount <--- ["x-y", "rowCount"], CodingKeys.homeCity <--- ["k7", "homeCity"], CodingKeys.pageSize <--- ["data.u26n6", "pageSize"], CodingKeys.unitCode <--- "data.u26n7"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [lastPage, extraInfo, isOpen, maxLevel, rowCount, homeCity, pageSize, unitCode] }
    }
}

extension LawModel {
    static let file003: [LawModel] = [
        LawModel(18, "S", M018.S.self),
        LawModel(18, "C", M018.C1.self),
        LawModel(18, "F", M018.F.self),
        LawModel(19, "S", M019.S.self),
        LawModel(19, "E", M019.E.self),
        LawModel(19, "C", M019.C2.self),
        LawModel(20, "S", M020.S.self),
        LawModel(20, "C", M020.C2.self),
        LawModel(20, "F", M020.F.self),
        LawModel(21, "S", M021.S.self, collections: .strict),
        LawModel(21, "E", M021.E.self, collections: .strict),
        LawModel(21, "D", M021.D.self, collections: .strict),
        LawModel(22, "S", M022.S.self, .snake),
        LawModel(22, "E", M022.E.self, .snake),
        LawModel(22, "C", M022.C3.self, .snake),
        LawModel(23, "S", M023.S.self),
        LawModel(23, "E", M023.E.self),
        LawModel(23, "G", M023.G<Int64>.self),
        LawModel(24, "S", M024.S.self, collections: .wraps),
        LawModel(24, "C", M024.C2.self, collections: .wraps),
        LawModel(24, "G", M024.G<Float>.self, collections: .wraps),
        LawModel(25, "S", M025.S.self),
        LawModel(25, "E", M025.E.self),
        LawModel(25, "C", M025.C2.self, situations: ["ignoredInBase"]),
        LawModel(26, "S", M026.S.self, collections: .strict, isRecursive: true),
        LawModel(26, "E", M026.E.self, collections: .strict, isRecursive: true),
        LawModel(26, "F", M026.F.self, collections: .strict, isRecursive: true),
    ]
}
