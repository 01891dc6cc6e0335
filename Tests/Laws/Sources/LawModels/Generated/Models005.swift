// Made by generate.py.
import Foundation
import SmartCodable

enum M036 {
    struct S: SmartCodable, LawValue {
        var lastPage: [Int] = []
        @SmartKey("k29") var firstTag: [Bool] = []
        var shopArea: UInt16 = 42
        var topScore: Float = 1.5
        @SmartKey("list.0.w36n4") var homeCity: [Int] = []
        @SmartKey("ID") var pageSize: Date? = nil
        var oldValue: [Bool] = []
        @SmartUnknown var newValue: [String: JSONValue] = [:]
        var fields: [Any?] { [lastPage, firstTag, shopArea, topScore, homeCity, pageSize, oldValue, free(newValue)] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: [Int] = []
        @SmartKey("k29") var firstTag: [Bool] = []
        var shopArea: UInt16 = 42
        var topScore: Float = 1.5
        @SmartKey("list.0.w36n4") var homeCity: [Int] = []
        @SmartKey("ID") var pageSize: Date? = nil
        var oldValue: [Bool] = []
        @SmartUnknown var newValue: [String: JSONValue] = [:]
        init() {}
        var fields: [Any?] { [lastPage, firstTag, shopArea, topScore, homeCity, pageSize, oldValue, free(newValue)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var lastPage: [Int] = []
        @SmartKey("k29") var firstTag: [Bool] = []
        var shopArea: UInt16 = 42
        var topScore: Float = 1.5
        @SmartKey("list.0.w36n4") var homeCity: [Int] = []
        @SmartKey("ID") var pageSize: Date? = nil
        var oldValue: [Bool] = []
        @SmartUnknown var newValue: [String: JSONValue] = [:]
        var fields: [Any?] { [lastPage, firstTag, shopArea, topScore, homeCity, pageSize, oldValue, free(newValue)] }
    }
}

enum M037 {
    struct S: SmartCodable, LawValue {
        var unitCode: [String: Bool] = [:]
        var maxLevel: Data? = nil
        var firstTag: Int8 = 42
        var pageSize: Data? = nil
        mutating func didFinishMapping() { finished(37) }
        var fields: [Any?] { [unitCode, maxLevel, firstTag, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: [String: Bool] = [:]
        var maxLevel: Data? = nil
        var firstTag: Int8 = 42
        var pageSize: Data? = nil
        init() {}
        func didFinishMapping() { finished(37) }
        var fields: [Any?] { [unitCode, maxLevel, firstTag, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        var unitCode: [String: Bool] = [:]
        var maxLevel: Data? = nil
        var firstTag: Int8 = 42
        var pageSize: Data? = nil
        required init() {}
        func didFinishMapping() { finished(37) }
        var fields: [Any?] { [unitCode, maxLevel, firstTag, pageSize] }
    }
}

enum M038 {
    struct S: SmartCodable, LawValue {
        var minLevel: [JSONValue] = []
        var unitCode: URL? = nil
        var extraInfo: M001.S? = nil
        var firstTag: Rank? = nil
        var maxLevel: [Word] = []
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        var baseRate: Int? = nil
        var topScore: Date? = nil
        var userName: UInt? = nil
        enum CodingKeys: String, CodingKey { case minLevel, unitCode = "k15", extraInfo = "k3", firstTag, maxLevel = "k28", homeCity, baseRate, topScore = "k10", userName = "k14" }
        var fields: [Any?] { [free(minLevel), unitCode, extraInfo, firstTag, maxLevel, free(homeCity), baseRate, topScore, userName] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: [JSONValue] = []
        var unitCode: URL? = nil
        var extraInfo: M001.S? = nil
        var firstTag: Rank? = nil
        var maxLevel: [Word] = []
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        var baseRate: Int? = nil
        var topScore: Date? = nil
        var userName: UInt? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case minLevel, unitCode = "k15", extraInfo = "k3", firstTag, maxLevel = "k28", homeCity, baseRate, topScore = "k10", userName = "k14" }
        var fields: [Any?] { [free(minLevel), unitCode, extraInfo, firstTag, maxLevel, free(homeCity), baseRate, topScore, userName] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: [JSONValue] = []
        var unitCode: URL? = nil
        var extraInfo: M001.S? = nil
        var firstTag: Rank? = nil
        var maxLevel: [Word] = []
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        var baseRate: Int? = nil
        var topScore: Date? = nil
        var userName: UInt? = nil
        enum CodingKeys: String, CodingKey { case minLevel, unitCode = "k15", extraInfo = "k3", firstTag, maxLevel = "k28", homeCity, baseRate, topScore = "k10", userName = "k14" }
        var fields: [Any?] { [free(minLevel), unitCode, extraInfo, firstTag, maxLevel, free(homeCity), baseRate, topScore, userName] }
    }
}

enum M039 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var firstTag: M001.S = M001.S()
        var shopArea: [M000.F] = []
        @SmartKey("deep.in.v39n2") @SmartDate var itemPrice: Date = Date(timeIntervalSince1970: 60)
        var lastPage: Int? = nil
        var baseRate: Bool = false
        var fields: [Any?] { [firstTag, shopArea, itemPrice, lastPage, baseRate] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var firstTag: M001.S = M001.S()
        var shopArea: [M000.F] = []
        @SmartKey("deep.in.v39n2") @SmartDate var itemPrice: Date = Date(timeIntervalSince1970: 60)
        var lastPage: Int? = nil
        var baseRate: Bool = false
        init() {}
        var fields: [Any?] { [firstTag, shopArea, itemPrice, lastPage, baseRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var firstTag: M001.S = M001.S()
        var shopArea: [M000.F] = []
        @SmartKey("deep.in.v39n2") @SmartDate var itemPrice: Date = Date(timeIntervalSince1970: 60)
        var lastPage: Int? = nil
        var baseRate: Bool = false
        var fields: [Any?] { [firstTag, shopArea, itemPrice, lastPage, baseRate] }
    }
}

extension LawModel {
    static let file005: [LawModel] = [
        LawModel(36, "S", M036.S.self, isSnake: true),
        LawModel(36, "F", M036.F.self, isSnake: true),
        LawModel(36, "D", M036.D.self, isSnake: true),
        LawModel(37, "S", M037.S.self, isSnake: true),
        LawModel(37, "E", M037.E.self, isSnake: true),
        LawModel(37, "C", M037.C0.self, isSnake: true),
        LawModel(38, "S", M038.S.self),
        LawModel(38, "F", M038.F.self),
        LawModel(38, "D", M038.D.self),
        LawModel(39, "S", M039.S.self, isSnake: true),
        LawModel(39, "F", M039.F.self, isSnake: true),
        LawModel(39, "D", M039.D.self, isSnake: true),
    ]
}
