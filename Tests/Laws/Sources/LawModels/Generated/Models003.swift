// Made by generate.py.
import Foundation
import SmartCodable

enum M018 {
    struct S: SmartCodable, LawValue {
        var pageSize: UInt? = nil
        @SmartFlat var dayPlan: M001.S = M001.S()
        var newValue: String = "initial"
        var homeCity: [String: Decimal] = [:]
        @SmartUnknown var userName: [String: JSONValue] = [:]
        var fields: [Any?] { [pageSize, dayPlan, newValue, homeCity, free(userName)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var pageSize: UInt? = nil
        @SmartFlat var dayPlan: M001.S = M001.S()
        var newValue: String = "initial"
        var homeCity: [String: Decimal] = [:]
        @SmartUnknown var userName: [String: JSONValue] = [:]
        init() {}
        var fields: [Any?] { [pageSize, dayPlan, newValue, homeCity, free(userName)] }
    }
    final class F: SmartCodable, LawValue {
        var pageSize: UInt? = nil
        @SmartFlat var dayPlan: M001.S = M001.S()
        var newValue: String = "initial"
        var homeCity: [String: Decimal] = [:]
        @SmartUnknown var userName: [String: JSONValue] = [:]
        init() {}
        var fields: [Any?] { [pageSize, dayPlan, newValue, homeCity, free(userName)] }
    }
}

enum M019 {
    struct S: SmartCodable, LawValue {
        var unitCode: Word = .one
        var rowCount: [JSONValue] = []
        @SmartCompact.Array var firstTag: [String] = []
        var newValue: M000.S? = nil
        var itemPrice: UInt16? = 42
        @SmartKey("data.u19n5") @SmartDate var extraInfo: Date = Date(timeIntervalSince1970: 60)
        @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var userName: [String: Int] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["data.u19n1", "user_id"], CodingKeys.firstTag <--- ["ID", "firstTag"], CodingKeys.newValue <--- ["k11", "k14"], CodingKeys.homeCity <--- ["data.u19n6", "homeCity"], CodingKeys.userName <--- "list.0.w19n7"] }
        var fields: [Any?] { [unitCode, free(rowCount), firstTag, newValue, itemPrice, extraInfo, homeCity, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var unitCode: Word = .one
        var rowCount: [JSONValue] = []
        @SmartCompact.Array var firstTag: [String] = []
        var newValue: A? = nil
        var itemPrice: UInt16? = 42
        @SmartKey("data.u19n5") @SmartDate var extraInfo: Date = Date(timeIntervalSince1970: 60)
        @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var userName: [String: Int] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["data.u19n1", "user_id"], CodingKeys.firstTag <--- ["ID", "firstTag"], CodingKeys.newValue <--- ["k11", "k14"], CodingKeys.homeCity <--- ["data.u19n6", "homeCity"], CodingKeys.userName <--- "list.0.w19n7"] }
        var fields: [Any?] { [unitCode, free(rowCount), firstTag, newValue, itemPrice, extraInfo, homeCity, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: Word = .one
        var rowCount: [JSONValue] = []
        @SmartCompact.Array var firstTag: [String] = []
        var newValue: M000.S? = nil
        var itemPrice: UInt16? = 42
        @SmartKey("data.u19n5") @SmartDate var extraInfo: Date = Date(timeIntervalSince1970: 60)
        @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var userName: [String: Int] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["data.u19n1", "user_id"], CodingKeys.firstTag <--- ["ID", "firstTag"], CodingKeys.newValue <--- ["k11", "k14"], CodingKeys.homeCity <--- ["data.u19n6", "homeCity"], CodingKeys.userName <--- "list.0.w19n7"] }
        var fields: [Any?] { [unitCode, free(rowCount), firstTag, newValue, itemPrice, extraInfo, homeCity, userName] }
    }
}

enum M020 {
    struct S: SmartCodable, LawValue {
        var lastPage: Decimal? = nil
        var pageSize: [Mood] = []
        var maxLevel: Data? = nil
        var dayPlan: JSONValue = 1
        var unitCode: [JSONValue] = []
        @SmartAny var rowCount: [Any] = []
        @SmartAny var userName: [String: Any] = [:]
        mutating func didFinishMapping() { finished(20) }
        var fields: [Any?] { [lastPage, pageSize, maxLevel, free(dayPlan), free(unitCode), free(rowCount), free(userName)] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: Decimal? = nil
        var pageSize: [Mood] = []
        var maxLevel: Data? = nil
        var dayPlan: JSONValue = 1
        var unitCode: [JSONValue] = []
        @SmartAny var rowCount: [Any] = []
        @SmartAny var userName: [String: Any] = [:]
        init() {}
        func didFinishMapping() { finished(20) }
        var fields: [Any?] { [lastPage, pageSize, maxLevel, free(dayPlan), free(unitCode), free(rowCount), free(userName)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: Decimal? = nil
        var pageSize: [Mood] = []
        var maxLevel: Data? = nil
        var dayPlan: JSONValue = 1
        var unitCode: [JSONValue] = []
        @SmartAny var rowCount: [Any] = []
        @SmartAny var userName: [String: Any] = [:]
        init() {}
        func didFinishMapping() { finished(20) }
        var fields: [Any?] { [lastPage, pageSize, maxLevel, free(dayPlan), free(unitCode), free(rowCount), free(userName)] }
    }
}

enum M021 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var userName: Int = 42
        var shopArea: [String: JSONValue] = [:]
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        var newValue: [UInt] = []
        enum CodingKeys: String, CodingKey { case shopArea = "k9", baseRate, newValue = "k20" }
        mutating func didFinishMapping() { finished(21) }
        var fields: [Any?] { [userName, free(shopArea), free(baseRate), newValue] }
    }
    class C0: SmartCodable, LawValue {
        @IgnoredKey var userName: Int = 42
        required init() {}
        func didFinishMapping() { finished(21) }
        var fields: [Any?] { [userName] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var shopArea: [String: JSONValue] = [:]
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        var newValue: [UInt] = []
        enum CodingKeys: String, CodingKey { case shopArea = "k9", baseRate, newValue = "k20" }
        override var fields: [Any?] { super.fields + [free(shopArea), free(baseRate), newValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        @IgnoredKey var userName: Int = 42
        var shopArea: [String: JSONValue] = [:]
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        var newValue: [UInt] = []
        init() {}
        enum CodingKeys: String, CodingKey { case shopArea = "k9", baseRate, newValue = "k20" }
        func didFinishMapping() { finished(21) }
        var fields: [Any?] { [userName, free(shopArea), free(baseRate), newValue] }
    }
}

enum M022 {
    struct S: SmartCodable, LawValue {
        @SmartKey("data.u22n0") var newValue: Double? = nil
        var itemPrice: [String: Bool] = [:]
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "k17"] }
        mutating func didFinishMapping() { finished(22) }
        var fields: [Any?] { [newValue, itemPrice, topScore] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("data.u22n0") var newValue: Double? = nil
        var itemPrice: [String: Bool] = [:]
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "k17"] }
        func didFinishMapping() { finished(22) }
        var fields: [Any?] { [newValue, itemPrice, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("data.u22n0") var newValue: Double? = nil
        var itemPrice: [String: Bool] = [:]
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "k17"] }
        func didFinishMapping() { finished(22) }
        var fields: [Any?] { [newValue, itemPrice, topScore] }
    }
}

enum M023 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k8") var rowCount: Date? = nil
        var maxLevel: Bool? = nil
        var itemPrice: Int8? = nil
        @SmartFlat var minLevel: M001.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "deep.in.v23n1", CodingKeys.itemPrice <--- "deep.in.v23n2"] }
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [rowCount, maxLevel, itemPrice, minLevel] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("k8") var rowCount: Date? = nil
        var maxLevel: Bool? = nil
        var itemPrice: Int8? = nil
        @SmartFlat var minLevel: M001.S? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "deep.in.v23n1", CodingKeys.itemPrice <--- "deep.in.v23n2"] }
        func didFinishMapping() { finished(23) }
        var fields: [Any?] { [rowCount, maxLevel, itemPrice, minLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("k8") var rowCount: Date? = nil
        var maxLevel: Bool? = nil
        var itemPrice: Int8? = nil
        @SmartFlat var minLevel: M001.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "deep.in.v23n1", CodingKeys.itemPrice <--- "deep.in.v23n2"] }
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [rowCount, maxLevel, itemPrice, minLevel] }
    }
}

enum M024 {
    struct S: SmartCodable, LawValue {
        @SmartDate var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k11") var lastPage: Mood? = .good
        var pageSize: [String: Int64] = [:]
        var newValue: [String: JSONValue] = [:]
        @SmartFlat var oldValue: M000.S = M000.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["deep.in.v24n2", "k27"], CodingKeys.newValue <--- ["list.0.w24n3", "k10"]] }
        var fields: [Any?] { [unitCode, lastPage, pageSize, free(newValue), oldValue] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k11") var lastPage: Mood? = .good
        var pageSize: [String: Int64] = [:]
        var newValue: [String: JSONValue] = [:]
        @SmartFlat var oldValue: M000.S = M000.S()
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["deep.in.v24n2", "k27"], CodingKeys.newValue <--- ["list.0.w24n3", "k10"]] }
        var fields: [Any?] { [unitCode, lastPage, pageSize, free(newValue), oldValue] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k11") var lastPage: Mood? = .good
        var pageSize: [String: Int64] = [:]
        var newValue: [String: JSONValue] = [:]
        @SmartFlat var oldValue: M000.S = M000.S()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["deep.in.v24n2", "k27"], CodingKeys.newValue <--- ["list.0.w24n3", "k10"]] }
        var fields: [Any?] { [unitCode, lastPage, pageSize, free(newValue), oldValue] }
    }
}

enum M025 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @SmartCompact.Array var lastPage: [Bool] = []
        @SmartKey("data.u25n2") @SmartAny var newValue: [String: Any] = [:]
        @SmartAny var extraInfo: [Any] = []
        var dayPlan: Mood = .good
        @SmartKey("x-y") var pageSize: Int? = 42
        var unitCode: String? = "initial"
        var shopArea: [Int8] = []
        mutating func didFinishMapping() { finished(25) }
        var fields: [Any?] { [free(rowCount), lastPage, free(newValue), free(extraInfo), dayPlan, pageSize, unitCode, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @SmartCompact.Array var lastPage: [Bool] = []
        @SmartKey("data.u25n2") @SmartAny var newValue: [String: Any] = [:]
        @SmartAny var extraInfo: [Any] = []
        var dayPlan: Mood = .good
        @SmartKey("x-y") var pageSize: Int? = 42
        var unitCode: String? = "initial"
        var shopArea: [Int8] = []
        init() {}
        func didFinishMapping() { finished(25) }
        var fields: [Any?] { [free(rowCount), lastPage, free(newValue), free(extraInfo), dayPlan, pageSize, unitCode, shopArea] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @SmartCompact.Array var lastPage: [Bool] = []
        @SmartKey("data.u25n2") @SmartAny var newValue: [String: Any] = [:]
        @SmartAny var extraInfo: [Any] = []
        var dayPlan: Mood = .good
        required init() {}
        func didFinishMapping() { finished(25) }
        var fields: [Any?] { [free(rowCount), lastPage, free(newValue), free(extraInfo), dayPlan] }
    }
    class C1: C0 {
        @SmartKey("x-y") var pageSize: Int? = 42
        var unitCode: String? = "initial"
        var shopArea: [Int8] = []
        override var fields: [Any?] { super.fields + [pageSize, unitCode, shopArea] }
    }
}

enum M026 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var isOpen: [String: JSONValue] = [:]
        @IgnoredKey var lastPage: Int = 42
        var homeCity: M001.F = M001.F()
        var dayPlan: Date = Date(timeIntervalSince1970: 60)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- ["k1", "k22"], CodingKeys.dayPlan <--- "k27"] }
        var fields: [Any?] { [free(isOpen), lastPage, homeCity, dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var isOpen: [String: JSONValue] = [:]
        @IgnoredKey var lastPage: Int = 42
        var homeCity: M001.F = M001.F()
        var dayPlan: Date = Date(timeIntervalSince1970: 60)
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- ["k1", "k22"], CodingKeys.dayPlan <--- "k27"] }
        var fields: [Any?] { [free(isOpen), lastPage, homeCity, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var isOpen: [String: JSONValue] = [:]
        @IgnoredKey var lastPage: Int = 42
        var homeCity: M001.F = M001.F()
        var dayPlan: Date = Date(timeIntervalSince1970: 60)
        enum CodingKeys: String, CodingKey { case isOpen, lastPage, homeCity, dayPlan }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.homeCity <--- ["k1", "k22"], CodingKeys.dayPlan <--- "k27"] }
        override var fields: [Any?] { super.fields + [free(isOpen), lastPage, homeCity, dayPlan] }
    }
}

extension LawModel {
    static let file003: [LawModel] = [
        LawModel(18, "S", M018.S.self),
        LawModel(18, "E", M018.E.self),
        LawModel(18, "F", M018.F.self),
        LawModel(19, "S", M019.S.self),
        LawModel(19, "G", M019.G<M000.S>.self),
        LawModel(19, "E", M019.E.self),
        LawModel(20, "S", M020.S.self),
        LawModel(20, "F", M020.F.self),
        LawModel(20, "E", M020.E.self),
        LawModel(21, "S", M021.S.self),
        LawModel(21, "C", M021.C2.self),
        LawModel(21, "E", M021.E.self),
        LawModel(22, "S", M022.S.self),
        LawModel(22, "F", M022.F.self),
        LawModel(22, "E", M022.E.self),
        LawModel(23, "S", M023.S.self),
        LawModel(23, "F", M023.F.self),
        LawModel(23, "D", M023.D.self),
        LawModel(24, "S", M024.S.self),
        LawModel(24, "C", M024.C0.self),
        LawModel(24, "F", M024.F.self),
        LawModel(25, "S", M025.S.self),
        LawModel(25, "F", M025.F.self),
        LawModel(25, "C", M025.C1.self),
        LawModel(26, "S", M026.S.self),
        LawModel(26, "F", M026.F.self),
        LawModel(26, "C", M026.C1.self, hasEmptyBase: true),
    ]
}
