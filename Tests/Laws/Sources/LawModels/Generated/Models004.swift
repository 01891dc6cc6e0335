// Made by generate.py.
import Foundation
import SmartCodable

enum M027 {
    struct S: SmartCodable, LawValue {
        var extraInfo: [[Double]] = []
        var homeCity: Bool = false
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("deep.in.v27n3", "k29") var oldValue: [JSONValue] = []
        var lastPage: [Message] = []
        var fields: [Any?] { [extraInfo, homeCity, userName, free(oldValue), lastPage] }
    }
    final class F: SmartCodable, LawValue {
        var extraInfo: [[Double]] = []
        var homeCity: Bool = false
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("deep.in.v27n3", "k29") var oldValue: [JSONValue] = []
        var lastPage: [Message] = []
        init() {}
        var fields: [Any?] { [extraInfo, homeCity, userName, free(oldValue), lastPage] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var extraInfo: [A] = []
        var homeCity: Bool = false
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("deep.in.v27n3", "k29") var oldValue: [JSONValue] = []
        var lastPage: [Message] = []
        var fields: [Any?] { [extraInfo, homeCity, userName, free(oldValue), lastPage] }
    }
}

enum M028 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var baseRate: Int = 42
        var lastPage: M002.S = M002.S()
        var homeCity: Double? = nil
        var itemPrice: Int? = nil
        var shopArea: UInt16 = 42
        var userName: URL? = nil
        enum CodingKeys: String, CodingKey { case baseRate, lastPage, homeCity, itemPrice, shopArea = "k28", userName }
        mutating func didFinishMapping() { finished(28) }
        var fields: [Any?] { [baseRate, lastPage, homeCity, itemPrice, shopArea, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @IgnoredKey var baseRate: Int = 42
        var lastPage: M002.S = M002.S()
        var homeCity: A? = nil
        var itemPrice: Int? = nil
        var shopArea: UInt16 = 42
        var userName: URL? = nil
        enum CodingKeys: String, CodingKey { case baseRate, lastPage, homeCity, itemPrice, shopArea = "k28", userName }
        mutating func didFinishMapping() { finished(28) }
        var fields: [Any?] { [baseRate, lastPage, homeCity, itemPrice, shopArea, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        @IgnoredKey var baseRate: Int = 42
        var lastPage: M002.S = M002.S()
        var homeCity: Double? = nil
        var itemPrice: Int? = nil
        var shopArea: UInt16 = 42
        var userName: URL? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case baseRate, lastPage, homeCity, itemPrice, shopArea = "k28", userName }
        func didFinishMapping() { finished(28) }
        var fields: [Any?] { [baseRate, lastPage, homeCity, itemPrice, shopArea, userName] }
    }
}

enum M029 {
    struct S: SmartCodable, LawValue {
        var lastPage: [JSONValue] = []
        @SmartCompact.Array var minLevel: [Float] = []
        var userName: Message = .ping
        var maxLevel: [M001.S] = []
        mutating func didFinishMapping() { finished(29) }
        var fields: [Any?] { [free(lastPage), minLevel, userName, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: [JSONValue] = []
        @SmartCompact.Array var minLevel: [Float] = []
        var userName: Message = .ping
        var maxLevel: [M001.S] = []
        init() {}
        func didFinishMapping() { finished(29) }
        var fields: [Any?] { [free(lastPage), minLevel, userName, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: [JSONValue] = []
        @SmartCompact.Array var minLevel: [Float] = []
        var userName: Message = .ping
        var maxLevel: [A] = []
        mutating func didFinishMapping() { finished(29) }
        var fields: [Any?] { [free(lastPage), minLevel, userName, maxLevel] }
    }
}

enum M030 {
    struct S: SmartCodable, LawValue {
        var unitCode: Double = 1.5
        @SmartKey("k9") var topScore: Rank? = .low
        var baseRate: Mood? = nil
        @SmartDate var minLevel: Date? = nil
        @SmartKey("k3", "k0") @SmartAny var isOpen: Any? = nil
        var itemPrice: URL? = nil
        var fields: [Any?] { [unitCode, topScore, baseRate, minLevel, free(isOpen), itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        var unitCode: Double = 1.5
        @SmartKey("k9") var topScore: Rank? = .low
        var baseRate: Mood? = nil
        @SmartDate var minLevel: Date? = nil
        @SmartKey("k3", "k0") @SmartAny var isOpen: Any? = nil
        var itemPrice: URL? = nil
        var fields: [Any?] { [unitCode, topScore, baseRate, minLevel, free(isOpen), itemPrice] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: Double = 1.5
        @SmartKey("k9") var topScore: Rank? = .low
        var baseRate: Mood? = nil
        @SmartDate var minLevel: Date? = nil
        @SmartKey("k3", "k0") @SmartAny var isOpen: Any? = nil
        var itemPrice: URL? = nil
        init() {}
        var fields: [Any?] { [unitCode, topScore, baseRate, minLevel, free(isOpen), itemPrice] }
    }
}

enum M031 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var rowCount: [Int8] = []
        var isOpen: [String?] = []
        var oldValue: [String: Bool] = [:]
        var itemPrice: [[Rank]] = []
        var lastPage: Double? = 1.5
        var newValue: [Word] = []
        var fields: [Any?] { [rowCount, isOpen, oldValue, itemPrice, lastPage, newValue] }
    }
    class C0: SmartCodable, LawValue {
        @SmartCompact.Array var rowCount: [Int8] = []
        required init() {}
        var fields: [Any?] { [rowCount] }
    }
    class C1: C0 {
        var isOpen: [String?] = []
        var oldValue: [String: Bool] = [:]
        var itemPrice: [[Rank]] = []
        override var fields: [Any?] { super.fields + [isOpen, oldValue, itemPrice] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        var lastPage: Double? = 1.5
        var newValue: [Word] = []
        override var fields: [Any?] { super.fields + [lastPage, newValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartCompact.Array var rowCount: [Int8] = []
        var isOpen: [String?] = []
        var oldValue: [String: Bool] = [:]
        var itemPrice: [A] = []
        var lastPage: Double? = 1.5
        var newValue: [Word] = []
        var fields: [Any?] { [rowCount, isOpen, oldValue, itemPrice, lastPage, newValue] }
    }
}

enum M032 {
    struct S: SmartCodable, LawValue {
        var userName: M001.F = M001.F()
        var extraInfo: [Shape] = []
        var lastPage: String? = nil
        @SmartKey("k17") var itemPrice: String = "initial"
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "data.u32n0", CodingKeys.lastPage <--- "k2"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [userName, extraInfo, lastPage, itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var userName: M001.F = M001.F()
        enum CodingKeys: String, CodingKey { case userName }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.userName <--- "data.u32n0"] }
        override var fields: [Any?] { super.fields + [userName] }
    }
    class C2: C1 {
        var extraInfo: [Shape] = []
        var lastPage: String? = nil
        @SmartKey("k17") var itemPrice: String = "initial"
        enum CodingKeys: String, CodingKey { case extraInfo, lastPage, itemPrice }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.lastPage <--- "k2"] }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [extraInfo, lastPage, itemPrice] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: M001.F = M001.F()
        var extraInfo: [Shape] = []
        var lastPage: String? = nil
        @SmartKey("k17") var itemPrice: String = "initial"
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "data.u32n0", CodingKeys.lastPage <--- "k2"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [userName, extraInfo, lastPage, itemPrice] }
    }
}

enum M033 {
    struct S: SmartCodable, LawValue {
        var topScore: Int? = nil
        @SmartKey("list.0.w33n1") var lastPage: Bool = false
        @SmartCompact.Dictionary var unitCode: [String: Int] = [:]
        @SmartKey("k18") @SmartDate var newValue: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: [Word: Int] = [:]
        @SmartKey("k6") @SmartAny var minLevel: Any? = nil
        mutating func didFinishMapping() { finished(33) }
        var fields: [Any?] { [topScore, lastPage, unitCode, newValue, itemPrice, free(minLevel)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(33) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var topScore: Int? = nil
        @SmartKey("list.0.w33n1") var lastPage: Bool = false
        @SmartCompact.Dictionary var unitCode: [String: Int] = [:]
        override var fields: [Any?] { super.fields + [topScore, lastPage, unitCode] }
    }
    class C2: C1 {
        @SmartKey("k18") @SmartDate var newValue: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: [Word: Int] = [:]
        @SmartKey("k6") @SmartAny var minLevel: Any? = nil
        override var fields: [Any?] { super.fields + [newValue, itemPrice, free(minLevel)] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: Int? = nil
        @SmartKey("list.0.w33n1") var lastPage: Bool = false
        @SmartCompact.Dictionary var unitCode: [String: Int] = [:]
        @SmartKey("k18") @SmartDate var newValue: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: [Word: Int] = [:]
        @SmartKey("k6") @SmartAny var minLevel: Any? = nil
        init() {}
        func didFinishMapping() { finished(33) }
        var fields: [Any?] { [topScore, lastPage, unitCode, newValue, itemPrice, free(minLevel)] }
    }
}

enum M034 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Dictionary var extraInfo: [String: String] = [:]
        @SmartKey("k15", "k24") var firstTag: [Card] = []
        var itemPrice: [JSONValue] = []
        var rowCount: Int8? = nil
        mutating func didFinishMapping() { finished(34) }
        var fields: [Any?] { [extraInfo, firstTag, free(itemPrice), rowCount] }
    }
    class C0: SmartCodable, LawValue {
        @SmartCompact.Dictionary var extraInfo: [String: String] = [:]
        @SmartKey("k15", "k24") var firstTag: [Card] = []
        var itemPrice: [JSONValue] = []
        var rowCount: Int8? = nil
        required init() {}
        func didFinishMapping() { finished(34) }
        var fields: [Any?] { [extraInfo, firstTag, free(itemPrice), rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Dictionary var extraInfo: [String: String] = [:]
        @SmartKey("k15", "k24") var firstTag: [Card] = []
        var itemPrice: [JSONValue] = []
        var rowCount: Int8? = nil
        init() {}
        func didFinishMapping() { finished(34) }
        var fields: [Any?] { [extraInfo, firstTag, free(itemPrice), rowCount] }
    }
}

enum M035 {
    struct S: SmartCodable, LawValue {
        var lastPage: Int8 = 42
        var unitCode: [Mood] = []
        var oldValue: Rank = .low
        enum CodingKeys: String, CodingKey { case lastPage = "k19", unitCode = "k21", oldValue }
        mutating func didFinishMapping() { finished(35) }
        var fields: [Any?] { [lastPage, unitCode, oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: Int8 = 42
        var unitCode: [A] = []
        var oldValue: Rank = .low
        enum CodingKeys: String, CodingKey { case lastPage = "k19", unitCode = "k21", oldValue }
        mutating func didFinishMapping() { finished(35) }
        var fields: [Any?] { [lastPage, unitCode, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var lastPage: Int8 = 42
        var unitCode: [Mood] = []
        var oldValue: Rank = .low
        enum CodingKeys: String, CodingKey { case lastPage = "k19", unitCode = "k21", oldValue }
        mutating func didFinishMapping() { finished(35) }
        var fields: [Any?] { [lastPage, unitCode, oldValue] }
    }
}

extension LawModel {
    static let file004: [LawModel] = [
        LawModel(27, "S", M027.S.self),
        LawModel(27, "F", M027.F.self),
        LawModel(27, "G", M027.G<[Double]>.self),
        LawModel(28, "S", M028.S.self),
        LawModel(28, "G", M028.G<Double>.self),
        LawModel(28, "E", M028.E.self),
        LawModel(29, "S", M029.S.self),
        LawModel(29, "F", M029.F.self),
        LawModel(29, "G", M029.G<M001.S>.self),
        LawModel(30, "S", M030.S.self, .snake, collections: .strict),
        LawModel(30, "D", M030.D.self, .snake, collections: .strict),
        LawModel(30, "E", M030.E.self, .snake, collections: .strict),
        LawModel(31, "S", M031.S.self, collections: .strict),
        LawModel(31, "C", M031.C3.self, collections: .strict),
        LawModel(31, "G", M031.G<[Rank]>.self, collections: .strict),
        LawModel(32, "S", M032.S.self),
        LawModel(32, "C", M032.C3.self),
        LawModel(32, "E", M032.E.self),
        LawModel(33, "S", M033.S.self),
        LawModel(33, "C", M033.C2.self),
        LawModel(33, "F", M033.F.self),
        LawModel(34, "S", M034.S.self),
        LawModel(34, "C", M034.C0.self),
        LawModel(34, "E", M034.E.self),
        LawModel(35, "S", M035.S.self),
        LawModel(35, "G", M035.G<Mood>.self),
        LawModel(35, "D", M035.D.self),
    ]
}
