// Made by generate.py.
import Foundation
import SmartCodable

enum M036 {
    struct S: SmartCodable, LawValue {
        var maxLevel: [UInt] = []
        @SmartKey("名") var shopArea: Data = Data()
        @SmartKey("k26", "newValue") var newValue: [Message] = []
        var topScore: [String: JSONValue] = [:]
        @SmartKey("deep.in.v36n4", "lastPage") @SmartAny var lastPage: Any? = nil
        var userName: Message = .ping
        @SmartAny var pageSize: Any? = nil
        mutating func didFinishMapping() { finished(36) }
        var fields: [Any?] { [maxLevel, shopArea, newValue, free(topScore), free(lastPage), userName, free(pageSize)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(36) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var maxLevel: [UInt] = []
        override var fields: [Any?] { super.fields + [maxLevel] }
    }
    class C2: C1 {
        @SmartKey("名") var shopArea: Data = Data()
        @SmartKey("k26", "newValue") var newValue: [Message] = []
        var topScore: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [shopArea, newValue, free(topScore)] }
    }
    class C3: C2 {
        @SmartKey("deep.in.v36n4", "lastPage") @SmartAny var lastPage: Any? = nil
        var userName: Message = .ping
        @SmartAny var pageSize: Any? = nil
        override var fields: [Any?] { super.fields + [free(lastPage), userName, free(pageSize)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: [UInt] = []
        @SmartKey("名") var shopArea: Data = Data()
        @SmartKey("k26", "newValue") var newValue: [Message] = []
        var topScore: [String: JSONValue] = [:]
        @SmartKey("deep.in.v36n4", "lastPage") @SmartAny var lastPage: Any? = nil
        var userName: Message = .ping
        @SmartAny var pageSize: Any? = nil
        mutating func didFinishMapping() { finished(36) }
        var fields: [Any?] { [maxLevel, shopArea, newValue, free(topScore), free(lastPage), userName, free(pageSize)] }
    }
}

enum M037 {
    struct S: SmartCodable, LawValue {
        @SmartDate var rowCount: Date? = nil
        @SmartFlat var unitCode: Holder = Holder()
        var shopArea: [Message] = []
        var dayPlan: [String] = []
        var homeCity: String = "initial"
        enum CodingKeys: String, CodingKey { case rowCount = "k16", unitCode, shopArea, dayPlan, homeCity = "k6" }
        var fields: [Any?] { [rowCount, unitCode, shopArea, dayPlan, homeCity] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var rowCount: Date? = nil
        @SmartFlat var unitCode: Holder = Holder()
        var shopArea: [Message] = []
        var dayPlan: [String] = []
        var homeCity: String = "initial"
        init() {}
        enum CodingKeys: String, CodingKey { case rowCount = "k16", unitCode, shopArea, dayPlan, homeCity = "k6" }
        var fields: [Any?] { [rowCount, unitCode, shopArea, dayPlan, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var rowCount: Date? = nil
        @SmartFlat var unitCode: Holder = Holder()
        var shopArea: [Message] = []
        var dayPlan: [String] = []
        var homeCity: String = "initial"
        required init() {}
        enum CodingKeys: String, CodingKey { case rowCount = "k16", unitCode, shopArea, dayPlan, homeCity = "k6" }
        var fields: [Any?] { [rowCount, unitCode, shopArea, dayPlan, homeCity] }
    }
}

enum M038 {
    struct S: SmartCodable, LawValue {
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        var minLevel: [Int8] = []
        var maxLevel: String = "initial"
        @SmartAny var topScore: Any? = nil
        var isOpen: Int = -1
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "data.u38n2"] }
        var fields: [Any?] { [unitCode, minLevel, maxLevel, free(topScore), isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        var minLevel: [Int8] = []
        var maxLevel: String = "initial"
        @SmartAny var topScore: Any? = nil
        var isOpen: Int = -1
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "data.u38n2"] }
        var fields: [Any?] { [unitCode, minLevel, maxLevel, free(topScore), isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        var minLevel: [Int8] = []
        var maxLevel: String = "initial"
        @SmartAny var topScore: Any? = nil
        var isOpen: Int = -1
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "data.u38n2"] }
        var fields: [Any?] { [unitCode, minLevel, maxLevel, free(topScore), isOpen] }
    }
}

enum M039 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var firstTag: [Int8] = []
        var minLevel: [String: Int8] = [:]
        var lastPage: String? = nil
        @SmartKey("ID", "rowCount") var rowCount: [Double] = []
        var topScore: String? = nil
        mutating func didFinishMapping() { finished(39) }
        var fields: [Any?] { [firstTag, minLevel, lastPage, rowCount, topScore] }
    }
    final class F: SmartCodable, LawValue {
        @SmartCompact.Array var firstTag: [Int8] = []
        var minLevel: [String: Int8] = [:]
        var lastPage: String? = nil
        @SmartKey("ID", "rowCount") var rowCount: [Double] = []
        var topScore: String? = nil
        init() {}
        func didFinishMapping() { finished(39) }
        var fields: [Any?] { [firstTag, minLevel, lastPage, rowCount, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartCompact.Array var firstTag: [Int8] = []
        var minLevel: [String: Int8] = [:]
        var lastPage: String? = nil
        @SmartKey("ID", "rowCount") var rowCount: [Double] = []
        var topScore: String? = nil
        mutating func didFinishMapping() { finished(39) }
        var fields: [Any?] { [firstTag, minLevel, lastPage, rowCount, topScore] }
    }
}

enum M040 {
    struct S: SmartCodable, LawValue {
        var userName: String = "initial"
        @SmartFlat var shopArea: [String: JSONValue] = [:]
        var itemPrice: Mood = .good
        @SmartFlat var firstTag: M001.S = M001.S()
        var dayPlan: String? = nil
        @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        @IgnoredKey var minLevel: Int = 42
        var newValue: Set<Int> = []
        var pageSize: Card? = nil
        enum CodingKeys: String, CodingKey { case userName = "k10", shopArea, itemPrice = "k3", firstTag, dayPlan = "k19", lastPage = "k9", minLevel, newValue = "ID", pageSize = "k1" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(40) }
        var fields: [Any?] { [userName, free(shopArea), itemPrice, firstTag, dayPlan, lastPage, minLevel, newValue, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: String = "initial"
        @SmartFlat var shopArea: [String: JSONValue] = [:]
        var itemPrice: Mood = .good
        @SmartFlat var firstTag: M001.S = M001.S()
        var dayPlan: String? = nil
        @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        @IgnoredKey var minLevel: Int = 42
        var newValue: Set<Int> = []
        var pageSize: Card? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case userName = "k10", shopArea, itemPrice = "k3", firstTag, dayPlan = "k19", lastPage = "k9", minLevel, newValue = "ID", pageSize = "k1" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(40) }
        var fields: [Any?] { [userName, free(shopArea), itemPrice, firstTag, dayPlan, lastPage, minLevel, newValue, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        var userName: String = "initial"
        @SmartFlat var shopArea: [String: JSONValue] = [:]
        var itemPrice: Mood = .good
        @SmartFlat var firstTag: M001.S = M001.S()
        var dayPlan: String? = nil
        @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        @IgnoredKey var minLevel: Int = 42
        var newValue: Set<Int> = []
        var pageSize: Card? = nil
        required init() {}
        enum CodingKeys: String, CodingKey { case userName = "k10", shopArea, itemPrice = "k3", firstTag, dayPlan = "k19", lastPage = "k9", minLevel, newValue = "ID", pageSize = "k1" }
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(40) }
        var fields: [Any?] { [userName, free(shopArea), itemPrice, firstTag, dayPlan, lastPage, minLevel, newValue, pageSize] }
    }
}

enum M041 {
    struct S: SmartCodable, LawValue {
        var lastPage: String = "initial"
        var extraInfo: [String: JSONValue] = [:]
        @SmartKey("k4") @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var userName: Int64 = 42
        @SmartKey("k13") var unitCode: [[String]] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "dot\\.x41n1"] }
        var fields: [Any?] { [lastPage, free(extraInfo), homeCity, userName, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        var lastPage: String = "initial"
        var extraInfo: [String: JSONValue] = [:]
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "dot\\.x41n1"] }
        var fields: [Any?] { [lastPage, free(extraInfo)] }
    }
    class C1: C0 {
        @SmartKey("k4") @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var userName: Int64 = 42
        override var fields: [Any?] { super.fields + [homeCity, userName] }
    }
    class C2: C1 {
        @SmartKey("k13") var unitCode: [[String]] = []
        override var fields: [Any?] { super.fields + [unitCode] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: String = "initial"
        var extraInfo: [String: JSONValue] = [:]
        @SmartKey("k4") @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var userName: Int64 = 42
        @SmartKey("k13") var unitCode: [[String]] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "dot\\.x41n1"] }
        var fields: [Any?] { [lastPage, free(extraInfo), homeCity, userName, unitCode] }
    }
}

enum M042 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k29", "firstTag") var firstTag: Message = .ping
        @SmartDate var unitCode: Date? = nil
        @SmartKey("k7", "oldValue") var oldValue: [String: M002.F?] = [:]
        var userName: M002.F = M002.F()
        var extraInfo: UInt16 = 42
        mutating func didFinishMapping() { finished(42) }
        var fields: [Any?] { [firstTag, unitCode, oldValue, userName, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("k29", "firstTag") var firstTag: Message = .ping
        @SmartDate var unitCode: Date? = nil
        @SmartKey("k7", "oldValue") var oldValue: [String: M002.F?] = [:]
        var userName: M002.F = M002.F()
        var extraInfo: UInt16 = 42
        init() {}
        func didFinishMapping() { finished(42) }
        var fields: [Any?] { [firstTag, unitCode, oldValue, userName, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(42) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("k29", "firstTag") var firstTag: Message = .ping
        @SmartDate var unitCode: Date? = nil
        @SmartKey("k7", "oldValue") var oldValue: [String: M002.F?] = [:]
        var userName: M002.F = M002.F()
        var extraInfo: UInt16 = 42
        override var fields: [Any?] { super.fields + [firstTag, unitCode, oldValue, userName, extraInfo] }
    }
}

enum M043 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Message = .ping
        @SmartKey("k3", "k9") @SmartAny var newValue: Any? = nil
        @IgnoredKey var dayPlan: Int = 42
        var pageSize: Word? = nil
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        var baseRate: Int? = nil
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var oldValue: [M001.S?] = []
        @SmartFlat var isOpen: M000.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["k16", "maxLevel"], CodingKeys.pageSize <--- ["x-y", "pageSize"]] }
        mutating func didFinishMapping() { finished(43) }
        var fields: [Any?] { [maxLevel, free(newValue), dayPlan, pageSize, rowCount, baseRate, free(unitCode), oldValue, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var maxLevel: Message = .ping
        @SmartKey("k3", "k9") @SmartAny var newValue: Any? = nil
        @IgnoredKey var dayPlan: Int = 42
        var pageSize: A? = nil
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        var baseRate: Int? = nil
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var oldValue: [M001.S?] = []
        @SmartFlat var isOpen: M000.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["k16", "maxLevel"], CodingKeys.pageSize <--- ["x-y", "pageSize"]] }
        mutating func didFinishMapping() { finished(43) }
        var fields: [Any?] { [maxLevel, free(newValue), dayPlan, pageSize, rowCount, baseRate, free(unitCode), oldValue, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        var maxLevel: Message = .ping
        @SmartKey("k3", "k9") @SmartAny var newValue: Any? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["k16", "maxLevel"]] }
        func didFinishMapping() { finished(43) }
        var fields: [Any?] { [maxLevel, free(newValue)] }
    }
    class C1: C0 {
        @IgnoredKey var dayPlan: Int = 42
        var pageSize: Word? = nil
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        var baseRate: Int? = nil
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var oldValue: [M001.S?] = []
        @SmartFlat var isOpen: M000.S? = nil
        enum CodingKeys: String, CodingKey { case dayPlan, pageSize, rowCount, baseRate, unitCode, oldValue, isOpen }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.pageSize <--- ["x-y", "pageSize"]] }
        override var fields: [Any?] { super.fields + [dayPlan, pageSize, rowCount, baseRate, free(unitCode), oldValue, isOpen] }
    }
}

enum M044 {
    struct S: SmartCodable, LawValue {
        var minLevel: Data? = nil
        var maxLevel: [JSONValue] = []
        var unitCode: Int8 = 42
        @SmartUnknown var shopArea: [String: JSONValue] = [:]
        var homeCity: [Int8?] = []
        var itemPrice: UInt16 = 42
        enum CodingKeys: String, CodingKey { case minLevel, maxLevel, unitCode = "k9", shopArea, homeCity = "k3", itemPrice = "k19" }
        mutating func didFinishMapping() { finished(44) }
        var fields: [Any?] { [minLevel, free(maxLevel), unitCode, free(shopArea), homeCity, itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        var minLevel: Data? = nil
        var maxLevel: [JSONValue] = []
        var unitCode: Int8 = 42
        @SmartUnknown var shopArea: [String: JSONValue] = [:]
        var homeCity: [Int8?] = []
        var itemPrice: UInt16 = 42
        required init() {}
        enum CodingKeys: String, CodingKey { case minLevel, maxLevel, unitCode = "k9", shopArea, homeCity = "k3", itemPrice = "k19" }
        func didFinishMapping() { finished(44) }
        var fields: [Any?] { [minLevel, free(maxLevel), unitCode, free(shopArea), homeCity, itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: Data? = nil
        var maxLevel: [JSONValue] = []
        var unitCode: Int8 = 42
        @SmartUnknown var shopArea: [String: JSONValue] = [:]
        var homeCity: [Int8?] = []
        var itemPrice: UInt16 = 42
        enum CodingKeys: String, CodingKey { case minLevel, maxLevel, unitCode = "k9", shopArea, homeCity = "k3", itemPrice = "k19" }
        mutating func didFinishMapping() { finished(44) }
        var fields: [Any?] { [minLevel, free(maxLevel), unitCode, free(shopArea), homeCity, itemPrice] }
    }
}

extension LawModel {
    static let file005: [LawModel] = [
        LawModel(36, "S", M036.S.self),
        LawModel(36, "C", M036.C3.self),
        LawModel(36, "D", M036.D.self),
        LawModel(37, "S", M037.S.self),
        LawModel(37, "F", M037.F.self),
        LawModel(37, "C", M037.C0.self),
        LawModel(38, "S", M038.S.self),
        LawModel(38, "F", M038.F.self),
        LawModel(38, "E", M038.E.self),
        LawModel(39, "S", M039.S.self, collections: .wraps),
        LawModel(39, "F", M039.F.self, collections: .wraps),
        LawModel(39, "D", M039.D.self, collections: .wraps),
        LawModel(40, "S", M040.S.self, collections: .strict),
        LawModel(40, "E", M040.E.self, collections: .strict),
        LawModel(40, "C", M040.C0.self, collections: .strict),
        LawModel(41, "S", M041.S.self, collections: .wraps),
        LawModel(41, "C", M041.C3.self, collections: .wraps),
        LawModel(41, "F", M041.F.self, collections: .wraps),
        LawModel(42, "S", M042.S.self),
        LawModel(42, "F", M042.F.self),
        LawModel(42, "C", M042.C1.self),
        LawModel(43, "S", M043.S.self),
        LawModel(43, "G", M043.G<Word>.self),
        LawModel(43, "C", M043.C1.self),
        LawModel(44, "S", M044.S.self),
        LawModel(44, "C", M044.C0.self),
        LawModel(44, "D", M044.D.self),
    ]
}
