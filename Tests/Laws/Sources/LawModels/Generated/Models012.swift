// Made by generate.py.
import Foundation
import SmartCodable

enum M099 {
    struct S: SmartCodable, LawValue {
        var pageSize: Decimal? = nil
        @SmartKey("k1", "名") var shopArea: Decimal = 1
        var minLevel: UInt? = 42
        var newValue: [Float?] = []
        @SmartDate var baseRate: Date? = nil
        @SmartKey("k3", "extraInfo") var extraInfo: Mood = .good
        var fields: [Any?] { [pageSize, shopArea, minLevel, newValue, baseRate, extraInfo] }
    }
    final class E: SmartDirectCodable, LawValue {
        var pageSize: Decimal? = nil
        @SmartKey("k1", "名") var shopArea: Decimal = 1
        var minLevel: UInt? = 42
        var newValue: [Float?] = []
        @SmartDate var baseRate: Date? = nil
        @SmartKey("k3", "extraInfo") var extraInfo: Mood = .good
        init() {}
        var fields: [Any?] { [pageSize, shopArea, minLevel, newValue, baseRate, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        var pageSize: Decimal? = nil
        @SmartKey("k1", "名") var shopArea: Decimal = 1
        var minLevel: UInt? = 42
        var newValue: [Float?] = []
        @SmartDate var baseRate: Date? = nil
        @SmartKey("k3", "extraInfo") var extraInfo: Mood = .good
        init() {}
        var fields: [Any?] { [pageSize, shopArea, minLevel, newValue, baseRate, extraInfo] }
    }
}

extension LawModel {
    static let file012: [LawModel] = [
        LawModel(99, "S", M099.S.self),
        LawModel(99, "E", M099.E.self),
        LawModel(99, "F", M099.F.self),
    ]
}
