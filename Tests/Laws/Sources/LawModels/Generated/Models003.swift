// Made by generate.py.
import Foundation
import SmartCodable

enum M018 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var itemPrice: [Decimal] = []
        var firstTag: [Int?] = []
        var maxLevel: Float? = nil
        mutating func didFinishMapping() { finished(18) }
        var fields: [Any?] { [itemPrice, firstTag, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartCompact.Array var itemPrice: [Decimal] = []
        var firstTag: [Int?] = []
        var maxLevel: A? = nil
        mutating func didFinishMapping() { finished(18) }
        var fields: [Any?] { [itemPrice, firstTag, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        @SmartCompact.Array var itemPrice: [Decimal] = []
        var firstTag: [Int?] = []
        var maxLevel: Float? = nil
        init() {}
        func didFinishMapping() { finished(18) }
        var fields: [Any?] { [itemPrice, firstTag, maxLevel] }
    }
}

enum M019 {
    struct S: SmartCodable, LawValue {
        var dayPlan: Date? = nil
        var homeCity: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        var newValue: Word? = nil
        @SmartKey("k20", "k22") var unitCode: Word? = .one
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- SmartDateTransformer(), CodingKeys.homeCity <--- SmartDateTransformer()] }
        var fields: [Any?] { [dayPlan, homeCity, free(pageSize), newValue, unitCode] }
    }
    struct D: SmartDirectCodable, LawValue {
        var dayPlan: Date? = nil
        var homeCity: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        var newValue: Word? = nil
        @SmartKey("k20", "k22") var unitCode: Word? = .one
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- SmartDateTransformer(), CodingKeys.homeCity <--- SmartDateTransformer()] }
        var fields: [Any?] { [dayPlan, homeCity, free(pageSize), newValue, unitCode] }
    }
    final class F: SmartCodable, LawValue {
        var dayPlan: Date? = nil
        var homeCity: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        var newValue: Word? = nil
        @SmartKey("k20", "k22") var unitCode: Word? = .one
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- SmartDateTransformer(), CodingKeys.homeCity <--- SmartDateTransformer()] }
        var fields: [Any?] { [dayPlan, homeCity, free(pageSize), newValue, unitCode] }
    }
}

enum M020 {
    struct S: SmartCodable, LawValue {
        var oldValue: [Mood?] = []
        var rowCount: [UInt16] = []
        var unitCode: UInt? = nil
        var maxLevel: Double? = nil
        var baseRate: Decimal = 1
        var pageSize: [String] = []
        mutating func didFinishMapping() { finished(20) }
        var fields: [Any?] { [oldValue, rowCount, unitCode, maxLevel, baseRate, pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        var oldValue: [Mood?] = []
        var rowCount: [UInt16] = []
        var unitCode: UInt? = nil
        var maxLevel: Double? = nil
        var baseRate: Decimal = 1
        var pageSize: [String] = []
        mutating func didFinishMapping() { finished(20) }
        var fields: [Any?] { [oldValue, rowCount, unitCode, maxLevel, baseRate, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: [Mood?] = []
        var rowCount: [UInt16] = []
        var unitCode: UInt? = nil
        var maxLevel: Double? = nil
        var baseRate: Decimal = 1
        var pageSize: [String] = []
        required init() {}
        func didFinishMapping() { finished(20) }
        var fields: [Any?] { [oldValue, rowCount, unitCode, maxLevel, baseRate, pageSize] }
    }
}

enum M021 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k10") var lastPage: Decimal = 1
        @SmartAny var minLevel: [Any] = []
        var isOpen: [Bool] = []
        mutating func didFinishMapping() { finished(21) }
        var fields: [Any?] { [lastPage, free(minLevel), isOpen] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("k10") var lastPage: Decimal = 1
        @SmartAny var minLevel: [Any] = []
        var isOpen: [Bool] = []
        mutating func didFinishMapping() { finished(21) }
        var fields: [Any?] { [lastPage, free(minLevel), isOpen] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(21) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("k10") var lastPage: Decimal = 1
        @SmartAny var minLevel: [Any] = []
        var isOpen: [Bool] = []
        override var fields: [Any?] { super.fields + [lastPage, free(minLevel), isOpen] }
    }
}

enum M022 {
    struct S: SmartCodable, LawValue {
        var firstTag: Mood = .good
        var userName: String = "initial"
        @SmartKey("list.0.w22n2", "pageSize") var pageSize: Data = Data()
        var isOpen: Data? = nil
        var minLevel: [Message] = []
        @SmartAny var unitCode: [Any] = []
        @SmartKey("k24", "k11") var shopArea: String? = "initial"
        @SmartKey("k21", "x-y") @SmartDate var topScore: Date? = nil
        mutating func didFinishMapping() { finished(22) }
        var fields: [Any?] { [firstTag, userName, pageSize, isOpen, minLevel, free(unitCode), shopArea, topScore] }
    }
    final class F: SmartCodable, LawValue {
        var firstTag: Mood = .good
        var userName: String = "initial"
        @SmartKey("list.0.w22n2", "pageSize") var pageSize: Data = Data()
        var isOpen: Data? = nil
        var minLevel: [Message] = []
        @SmartAny var unitCode: [Any] = []
        @SmartKey("k24", "k11") var shopArea: String? = "initial"
        @SmartKey("k21", "x-y") @SmartDate var topScore: Date? = nil
        init() {}
        func didFinishMapping() { finished(22) }
        var fields: [Any?] { [firstTag, userName, pageSize, isOpen, minLevel, free(unitCode), shopArea, topScore] }
    }
    class C0: SmartCodable, LawValue {
        var firstTag: Mood = .good
        var userName: String = "initial"
        @SmartKey("list.0.w22n2", "pageSize") var pageSize: Data = Data()
        required init() {}
        func didFinishMapping() { finished(22) }
        var fields: [Any?] { [firstTag, userName, pageSize] }
    }
    class C1: C0 {
        var isOpen: Data? = nil
        var minLevel: [Message] = []
        @SmartAny var unitCode: [Any] = []
        override var fields: [Any?] { super.fields + [isOpen, minLevel, free(unitCode)] }
    }
    class C2: C1 {
        @SmartKey("k24", "k11") var shopArea: String? = "initial"
        @SmartKey("k21", "x-y") @SmartDate var topScore: Date? = nil
        override var fields: [Any?] { super.fields + [shopArea, topScore] }
    }
}

enum M023 {
    struct S: SmartCodable, LawValue {
        var shopArea: Shape = Shape()
        var oldValue: [Int: Bool] = [:]
        @SmartDate var userName: Date? = nil
        var topScore: [String: Word] = [:]
        var newValue: Int = -1
        @SmartFlat var rowCount: M001.S? = nil
        var lastPage: [Bool?] = []
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [shopArea, oldValue, userName, topScore, newValue, rowCount, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        var shopArea: Shape = Shape()
        var oldValue: [Int: Bool] = [:]
        @SmartDate var userName: Date? = nil
        var topScore: [String: Word] = [:]
        var newValue: Int = -1
        @SmartFlat var rowCount: M001.S? = nil
        var lastPage: [Bool?] = []
        required init() {}
        func didFinishMapping() { finished(23) }
        var fields: [Any?] { [shopArea, oldValue, userName, topScore, newValue, rowCount, lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        var shopArea: Shape = Shape()
        var oldValue: [Int: Bool] = [:]
        @SmartDate var userName: Date? = nil
        var topScore: [String: Word] = [:]
        var newValue: Int = -1
        @SmartFlat var rowCount: M001.S? = nil
        var lastPage: [Bool?] = []
        init() {}
        func didFinishMapping() { finished(23) }
        var fields: [Any?] { [shopArea, oldValue, userName, topScore, newValue, rowCount, lastPage] }
    }
}

enum M024 {
    struct S: SmartCodable, LawValue {
        var newValue: Data = Data()
        var topScore: Date? = nil
        @SmartKey("k29", "k4") var baseRate: UInt = 42
        var lastPage: Word? = nil
        var shopArea: M003.S? = nil
        var isOpen: Bool = false
        var extraInfo: M001.F = M001.F()
        var fields: [Any?] { [newValue, topScore, baseRate, lastPage, shopArea, isOpen, extraInfo] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var newValue: Data = Data()
        var topScore: A? = nil
        @SmartKey("k29", "k4") var baseRate: UInt = 42
        var lastPage: Word? = nil
        var shopArea: M003.S? = nil
        var isOpen: Bool = false
        var extraInfo: M001.F = M001.F()
        var fields: [Any?] { [newValue, topScore, baseRate, lastPage, shopArea, isOpen, extraInfo] }
    }
    struct D: SmartDirectCodable, LawValue {
        var newValue: Data = Data()
        var topScore: Date? = nil
        @SmartKey("k29", "k4") var baseRate: UInt = 42
        var lastPage: Word? = nil
        var shopArea: M003.S? = nil
        var isOpen: Bool = false
        var extraInfo: M001.F = M001.F()
        var fields: [Any?] { [newValue, topScore, baseRate, lastPage, shopArea, isOpen, extraInfo] }
    }
}

enum M025 {
    struct S: SmartCodable, LawValue {
        @SmartAny var oldValue: [Any] = []
        @SmartAny var topScore: Any? = nil
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        var firstTag: M001.F? = nil
        var dayPlan: JSONValue = 1
        var shopArea: M001.S = M001.S()
        var baseRate: String? = nil
        var newValue: [M000.S] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(25) }
        var fields: [Any?] { [free(oldValue), free(topScore), unitCode, firstTag, free(dayPlan), shopArea, baseRate, newValue] }
    }
    class C0: SmartCodable, LawValue {
        @SmartAny var oldValue: [Any] = []
        @SmartAny var topScore: Any? = nil
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(25) }
        var fields: [Any?] { [free(oldValue), free(topScore)] }
    }
    class C1: C0 {
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        var firstTag: M001.F? = nil
        var dayPlan: JSONValue = 1
        var shopArea: M001.S = M001.S()
        override var fields: [Any?] { super.fields + [unitCode, firstTag, free(dayPlan), shopArea] }
    }
    class C2: C1 {
        var baseRate: String? = nil
        var newValue: [M000.S] = []
        enum CodingKeys: String, CodingKey { case baseRate, newValue }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [baseRate, newValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartAny var oldValue: [Any] = []
        @SmartAny var topScore: Any? = nil
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        var firstTag: M001.F? = nil
        var dayPlan: JSONValue = 1
        var shopArea: M001.S = M001.S()
        var baseRate: String? = nil
        var newValue: [M000.S] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(25) }
        var fields: [Any?] { [free(oldValue), free(topScore), unitCode, firstTag, free(dayPlan), shopArea, baseRate, newValue] }
    }
}

enum M026 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var newValue: [String: JSONValue] = [:]
        var unitCode: String = "initial"
        var lastPage: UInt16? = nil
        var rowCount: [String] = []
        @SmartAny var isOpen: [Any] = []
        var fields: [Any?] { [free(newValue), unitCode, lastPage, rowCount, free(isOpen)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var newValue: [String: JSONValue] = [:]
        var unitCode: String = "initial"
        var lastPage: UInt16? = nil
        var rowCount: [String] = []
        @SmartAny var isOpen: [Any] = []
        init() {}
        var fields: [Any?] { [free(newValue), unitCode, lastPage, rowCount, free(isOpen)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var newValue: [String: JSONValue] = [:]
        var unitCode: String = "initial"
        var lastPage: UInt16? = nil
        var rowCount: [String] = []
        @SmartAny var isOpen: [Any] = []
        init() {}
        var fields: [Any?] { [free(newValue), unitCode, lastPage, rowCount, free(isOpen)] }
    }
}

extension LawModel {
    static let file003: [LawModel] = [
        LawModel(18, "S", M018.S.self),
        LawModel(18, "G", M018.G<Float>.self),
        LawModel(18, "F", M018.F.self),
        LawModel(19, "S", M019.S.self),
        LawModel(19, "D", M019.D.self),
        LawModel(19, "F", M019.F.self),
        LawModel(20, "S", M020.S.self),
        LawModel(20, "D", M020.D.self),
        LawModel(20, "C", M020.C0.self),
        LawModel(21, "S", M021.S.self),
        LawModel(21, "D", M021.D.self),
        LawModel(21, "C", M021.C1.self),
        LawModel(22, "S", M022.S.self, .snake),
        LawModel(22, "F", M022.F.self, .snake),
        LawModel(22, "C", M022.C2.self, .snake),
        LawModel(23, "S", M023.S.self),
        LawModel(23, "C", M023.C0.self),
        LawModel(23, "E", M023.E.self),
        LawModel(24, "S", M024.S.self, .snake),
        LawModel(24, "G", M024.G<Date>.self, .snake),
        LawModel(24, "D", M024.D.self, .snake),
        LawModel(25, "S", M025.S.self, .snake),
        LawModel(25, "C", M025.C2.self, .snake),
        LawModel(25, "D", M025.D.self, .snake),
        LawModel(26, "S", M026.S.self, .snake),
        LawModel(26, "F", M026.F.self, .snake),
        LawModel(26, "E", M026.E.self, .snake),
    ]
}
