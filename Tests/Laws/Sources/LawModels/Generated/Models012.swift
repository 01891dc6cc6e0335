// Made by generate.py.
import Foundation
import SmartCodable

enum M099 {
    struct S: SmartCodable, LawValue {
        var extraInfo: String = "initial"
        var rowCount: Data = Data()
        @SmartKey("data.u99n2") var dayPlan: Date? = nil
        var maxLevel: M001.S = M001.S()
        @SmartDate var baseRate: Date? = nil
        var shopArea: Date? = nil
        @SmartCompact.Array var pageSize: [UInt16] = []
        @SmartKey("k28", "newValue") @SmartCompact.Dictionary var newValue: [String: Int64] = [:]
        var fields: [Any?] { [extraInfo, rowCount, dayPlan, maxLevel, baseRate, shopArea, pageSize, newValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: String = "initial"
        var rowCount: Data = Data()
        @SmartKey("data.u99n2") var dayPlan: Date? = nil
        var maxLevel: M001.S = M001.S()
        @SmartDate var baseRate: Date? = nil
        var shopArea: Date? = nil
        @SmartCompact.Array var pageSize: [UInt16] = []
        @SmartKey("k28", "newValue") @SmartCompact.Dictionary var newValue: [String: Int64] = [:]
        var fields: [Any?] { [extraInfo, rowCount, dayPlan, maxLevel, baseRate, shopArea, pageSize, newValue] }
    }
    class C0: SmartCodable, LawValue {
        var extraInfo: String = "initial"
        var rowCount: Data = Data()
        @SmartKey("data.u99n2") var dayPlan: Date? = nil
        var maxLevel: M001.S = M001.S()
        @SmartDate var baseRate: Date? = nil
        var shopArea: Date? = nil
        @SmartCompact.Array var pageSize: [UInt16] = []
        @SmartKey("k28", "newValue") @SmartCompact.Dictionary var newValue: [String: Int64] = [:]
        required init() {}
        var fields: [Any?] { [extraInfo, rowCount, dayPlan, maxLevel, baseRate, shopArea, pageSize, newValue] }
    }
}

extension LawModel {
    static let file012: [LawModel] = [
        LawModel(99, "S", M099.S.self, .snake),
        LawModel(99, "D", M099.D.self, .snake),
        LawModel(99, "C", M099.C0.self, .snake),
    ]
}
