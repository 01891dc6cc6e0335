// Made by generate.py.
import Foundation
import SmartCodable

enum M099 {
    struct S: SmartCodable, LawValue {
        var baseRate: [S] = []
        var newValue: M000.F? = nil
        var shopArea: UInt16 = 42
        var itemPrice: Set<String> = []
        var extraInfo: UInt = 42
        var pageSize: Int8? = nil
        @SmartKey("k29", "rowCount") var rowCount: String? = nil
        var topScore: Card = .unknown(1)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["名", "baseRate"], CodingKeys.newValue <--- "data.u99n1", CodingKeys.itemPrice <--- "data.u99n3", CodingKeys.extraInfo <--- "k15"] }
        var fields: [Any?] { [baseRate, newValue, shopArea, itemPrice, extraInfo, pageSize, rowCount, topScore] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var baseRate: [G<A>] = []
        var newValue: A? = nil
        var shopArea: UInt16 = 42
        var itemPrice: Set<String> = []
        var extraInfo: UInt = 42
        var pageSize: Int8? = nil
        @SmartKey("k29", "rowCount") var rowCount: String? = nil
        var topScore: Card = .unknown(1)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["名", "baseRate"], CodingKeys.newValue <--- "data.u99n1", CodingKeys.itemPrice <--- "data.u99n3", CodingKeys.extraInfo <--- "k15"] }
        var fields: [Any?] { [baseRate, newValue, shopArea, itemPrice, extraInfo, pageSize, rowCount, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        var baseRate: [D] = []
        var newValue: M000.F? = nil
        var shopArea: UInt16 = 42
        var itemPrice: Set<String> = []
        var extraInfo: UInt = 42
        var pageSize: Int8? = nil
        @SmartKey("k29", "rowCount") var rowCount: String? = nil
        var topScore: Card = .unknown(1)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["名", "baseRate"], CodingKeys.newValue <--- "data.u99n1", CodingKeys.itemPrice <--- "data.u99n3", CodingKeys.extraInfo <--- "k15"] }
        var fields: [Any?] { [baseRate, newValue, shopArea, itemPrice, extraInfo, pageSize, rowCount, topScore] }
    }
}

extension LawModel {
    static let file012: [LawModel] = [
        LawModel(99, "S", M099.S.self, collections: .strict, isRecursive: true),
        LawModel(99, "G", M099.G<M000.F>.self, collections: .strict, isRecursive: true),
        LawModel(99, "D", M099.D.self, collections: .strict, isRecursive: true),
    ]
}
