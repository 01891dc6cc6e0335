// Made by generate.py.
import Foundation
import SmartCodable

enum M009 {
    struct S: SmartCodable, LawValue {
        var newValue: [Filled] = []
        var lastPage: String? = nil
        var minLevel: [[Bool]] = []
        @SmartKey("list.0.w9n3") var topScore: Rank? = .low
        var baseRate: String = "initial"
        var rowCount: UInt = 42
        var fields: [Any?] { [newValue, lastPage, minLevel, topScore, baseRate, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        var newValue: [Filled] = []
        var lastPage: String? = nil
        var minLevel: [[Bool]] = []
        @SmartKey("list.0.w9n3") var topScore: Rank? = .low
        var baseRate: String = "initial"
        var rowCount: UInt = 42
        var fields: [Any?] { [newValue, lastPage, minLevel, topScore, baseRate, rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: [Filled] = []
        var lastPage: String? = nil
        var minLevel: [[Bool]] = []
        @SmartKey("list.0.w9n3") var topScore: Rank? = .low
        var baseRate: String = "initial"
        var rowCount: UInt = 42
        init() {}
        var fields: [Any?] { [newValue, lastPage, minLevel, topScore, baseRate, rowCount] }
    }
}

enum M010 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Double? = 1.5
        var homeCity: Data? = nil
        var baseRate: Int64? = 42
        @SmartCompact.Array var pageSize: [String] = []
        mutating func didFinishMapping() { finished(10) }
        var fields: [Any?] { [maxLevel, homeCity, baseRate, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: Double? = 1.5
        var homeCity: Data? = nil
        var baseRate: Int64? = 42
        @SmartCompact.Array var pageSize: [String] = []
        init() {}
        func didFinishMapping() { finished(10) }
        var fields: [Any?] { [maxLevel, homeCity, baseRate, pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: Double? = 1.5
        var homeCity: Data? = nil
        var baseRate: Int64? = 42
        @SmartCompact.Array var pageSize: [String] = []
        mutating func didFinishMapping() { finished(10) }
        var fields: [Any?] { [maxLevel, homeCity, baseRate, pageSize] }
    }
}

enum M011 {
    struct S: SmartCodable, LawValue {
        var extraInfo: Word = .one
        var unitCode: String = "initial"
        var isOpen: Decimal = 1
        var minLevel: [UInt16] = []
        var rowCount: [String: Rank] = [:]
        var baseRate: [String: Bool] = [:]
        mutating func didFinishMapping() { finished(11) }
        var fields: [Any?] { [extraInfo, unitCode, isOpen, minLevel, rowCount, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        var extraInfo: Word = .one
        var unitCode: String = "initial"
        var isOpen: Decimal = 1
        var minLevel: [UInt16] = []
        var rowCount: [String: Rank] = [:]
        var baseRate: [String: Bool] = [:]
        init() {}
        func didFinishMapping() { finished(11) }
        var fields: [Any?] { [extraInfo, unitCode, isOpen, minLevel, rowCount, baseRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: Word = .one
        var unitCode: String = "initial"
        var isOpen: Decimal = 1
        var minLevel: [UInt16] = []
        var rowCount: [String: Rank] = [:]
        var baseRate: [String: Bool] = [:]
        mutating func didFinishMapping() { finished(11) }
        var fields: [Any?] { [extraInfo, unitCode, isOpen, minLevel, rowCount, baseRate] }
    }
}

enum M012 {
    struct S: SmartCodable, LawValue {
        var newValue: [UInt16?] = []
        @SmartAny var pageSize: [Any] = []
        var topScore: [String: M000.F] = [:]
        @SmartFlat var userName: M000.S = M000.S()
        var fields: [Any?] { [newValue, free(pageSize), topScore, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: [UInt16?] = []
        @SmartAny var pageSize: [Any] = []
        var topScore: [String: M000.F] = [:]
        @SmartFlat var userName: M000.S = M000.S()
        init() {}
        var fields: [Any?] { [newValue, free(pageSize), topScore, userName] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: [UInt16?] = []
        @SmartAny var pageSize: [Any] = []
        var topScore: [String: M000.F] = [:]
        @SmartFlat var userName: M000.S = M000.S()
        init() {}
        var fields: [Any?] { [newValue, free(pageSize), topScore, userName] }
    }
}

enum M013 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k10") var homeCity: String? = nil
        var maxLevel: UInt16? = nil
        @SmartDate var rowCount: Date? = nil
        var userName: Decimal = 1
        @SmartCompact.Dictionary var unitCode: [String: Bool] = [:]
        var extraInfo: Bool = false
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["list.0.w13n1", "k22"], CodingKeys.rowCount <--- ["名", "k20"]] }
        mutating func didFinishMapping() { finished(13) }
        var fields: [Any?] { [homeCity, maxLevel, rowCount, userName, unitCode, extraInfo] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("k10") var homeCity: String? = nil
        var maxLevel: UInt16? = nil
        @SmartDate var rowCount: Date? = nil
        var userName: Decimal = 1
        @SmartCompact.Dictionary var unitCode: [String: Bool] = [:]
        var extraInfo: Bool = false
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["list.0.w13n1", "k22"], CodingKeys.rowCount <--- ["名", "k20"]] }
        func didFinishMapping() { finished(13) }
        var fields: [Any?] { [homeCity, maxLevel, rowCount, userName, unitCode, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("k10") var homeCity: String? = nil
        var maxLevel: UInt16? = nil
        @SmartDate var rowCount: Date? = nil
        var userName: Decimal = 1
        @SmartCompact.Dictionary var unitCode: [String: Bool] = [:]
        var extraInfo: Bool = false
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["list.0.w13n1", "k22"], CodingKeys.rowCount <--- ["名", "k20"]] }
        func didFinishMapping() { finished(13) }
        var fields: [Any?] { [homeCity, maxLevel, rowCount, userName, unitCode, extraInfo] }
    }
}

enum M014 {
    struct S: SmartCodable, LawValue {
        var dayPlan: [Numbered] = []
        var newValue: Date = Date(timeIntervalSince1970: 60)
        var homeCity: M000.S = M000.S()
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.newValue <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(14) }
        var fields: [Any?] { [dayPlan, newValue, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        var dayPlan: [Numbered] = []
        var newValue: Date = Date(timeIntervalSince1970: 60)
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.newValue <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(14) }
        var fields: [Any?] { [dayPlan, newValue] }
    }
    class C1: C0 {
        var homeCity: M000.S = M000.S()
        override var fields: [Any?] { super.fields + [homeCity] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class F: SmartCodable, LawValue {
        var dayPlan: [Numbered] = []
        var newValue: Date = Date(timeIntervalSince1970: 60)
        var homeCity: M000.S = M000.S()
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.newValue <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(14) }
        var fields: [Any?] { [dayPlan, newValue, homeCity] }
    }
}

enum M015 {
    struct S: SmartCodable, LawValue {
        var minLevel: UInt16 = 42
        @SmartAny var itemPrice: [String: Any] = [:]
        var baseRate: [Message] = []
        var rowCount: [String: Int8] = [:]
        @IgnoredKey var pageSize: Int = 42
        var newValue: [Word] = []
        var shopArea: [Card] = []
        var userName: Rated? = nil
        enum CodingKeys: String, CodingKey { case minLevel = "k23", itemPrice, baseRate, rowCount, pageSize, newValue = "k18", shopArea = "k8", userName }
        mutating func didFinishMapping() { finished(15) }
        var fields: [Any?] { [minLevel, free(itemPrice), baseRate, rowCount, pageSize, newValue, shopArea, userName] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: UInt16 = 42
        @SmartAny var itemPrice: [String: Any] = [:]
        var baseRate: [Message] = []
        var rowCount: [String: Int8] = [:]
        @IgnoredKey var pageSize: Int = 42
        var newValue: [Word] = []
        var shopArea: [Card] = []
        var userName: Rated? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case minLevel = "k23", itemPrice, baseRate, rowCount, pageSize, newValue = "k18", shopArea = "k8", userName }
        func didFinishMapping() { finished(15) }
        var fields: [Any?] { [minLevel, free(itemPrice), baseRate, rowCount, pageSize, newValue, shopArea, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        var minLevel: UInt16 = 42
        @SmartAny var itemPrice: [String: Any] = [:]
        var baseRate: [Message] = []
        var rowCount: [String: Int8] = [:]
        @IgnoredKey var pageSize: Int = 42
        var newValue: [Word] = []
        var shopArea: [Card] = []
        var userName: Rated? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case minLevel = "k23", itemPrice, baseRate, rowCount, pageSize, newValue = "k18", shopArea = "k8", userName }
        func didFinishMapping() { finished(15) }
        var fields: [Any?] { [minLevel, free(itemPrice), baseRate, rowCount, pageSize, newValue, shopArea, userName] }
    }
}

enum M016 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w16n0") var oldValue: Rated = Rated()
        var lastPage: Date? = nil
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(16) }
        var fields: [Any?] { [oldValue, lastPage, unitCode] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("list.0.w16n0") var oldValue: Rated = Rated()
        var lastPage: Date? = nil
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(16) }
        var fields: [Any?] { [oldValue, lastPage, unitCode] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("list.0.w16n0") var oldValue: Rated = Rated()
        var lastPage: Date? = nil
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(16) }
        var fields: [Any?] { [oldValue, lastPage, unitCode] }
    }
}

enum M017 {
    struct S: SmartCodable, LawValue {
        var extraInfo: [Int64] = []
        var itemPrice: UInt? = nil
        var maxLevel: [Int64?] = []
        var oldValue: [Int8] = []
        @SmartFlat var topScore: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(17) }
        var fields: [Any?] { [extraInfo, itemPrice, maxLevel, oldValue, free(topScore)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var extraInfo: [Int64] = []
        var itemPrice: UInt? = nil
        var maxLevel: [Int64?] = []
        var oldValue: [Int8] = []
        @SmartFlat var topScore: [String: JSONValue] = [:]
        init() {}
        func didFinishMapping() { finished(17) }
        var fields: [Any?] { [extraInfo, itemPrice, maxLevel, oldValue, free(topScore)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(17) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var extraInfo: [Int64] = []
        var itemPrice: UInt? = nil
        override var fields: [Any?] { super.fields + [extraInfo, itemPrice] }
    }
    class C2: C1 {
        var maxLevel: [Int64?] = []
        var oldValue: [Int8] = []
        @SmartFlat var topScore: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [maxLevel, oldValue, free(topScore)] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

extension LawModel {
    static let file002: [LawModel] = [
        LawModel(9, "S", M009.S.self, .snake),
        LawModel(9, "D", M009.D.self, .snake),
        LawModel(9, "E", M009.E.self, .snake),
        LawModel(10, "S", M010.S.self, .snake),
        LawModel(10, "F", M010.F.self, .snake),
        LawModel(10, "D", M010.D.self, .snake),
        LawModel(11, "S", M011.S.self),
        LawModel(11, "E", M011.E.self),
        LawModel(11, "D", M011.D.self),
        LawModel(12, "S", M012.S.self, .snake),
        LawModel(12, "E", M012.E.self, .snake),
        LawModel(12, "F", M012.F.self, .snake),
        LawModel(13, "S", M013.S.self),
        LawModel(13, "E", M013.E.self),
        LawModel(13, "F", M013.F.self),
        LawModel(14, "S", M014.S.self, .snake),
        LawModel(14, "C", M014.C3.self, .snake),
        LawModel(14, "F", M014.F.self, .snake),
        LawModel(15, "S", M015.S.self, collections: .wraps),
        LawModel(15, "F", M015.F.self, collections: .wraps),
        LawModel(15, "E", M015.E.self, collections: .wraps),
        LawModel(16, "S", M016.S.self),
        LawModel(16, "F", M016.F.self),
        LawModel(16, "D", M016.D.self),
        LawModel(17, "S", M017.S.self, collections: .wraps),
        LawModel(17, "E", M017.E.self, collections: .wraps),
        LawModel(17, "C", M017.C3.self, collections: .wraps),
    ]
}
