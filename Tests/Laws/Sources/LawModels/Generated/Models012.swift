// Made by generate.py.
import Foundation
import SmartCodable

enum M099 {
    struct S: SmartCodable, LawValue {
        var minLevel: UInt16 = 42
        var topScore: Int64 = 42
        var dayPlan: Double = 1.5
        var isOpen: [[Double]] = []
        var oldValue: UInt? = nil
        var fields: [Any?] { [minLevel, topScore, dayPlan, isOpen, oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: UInt16 = 42
        var topScore: Int64 = 42
        var dayPlan: Double = 1.5
        var isOpen: [A] = []
        var oldValue: UInt? = nil
        var fields: [Any?] { [minLevel, topScore, dayPlan, isOpen, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: UInt16 = 42
        var topScore: Int64 = 42
        var dayPlan: Double = 1.5
        var isOpen: [[Double]] = []
        var oldValue: UInt? = nil
        var fields: [Any?] { [minLevel, topScore, dayPlan, isOpen, oldValue] }
    }
}

extension LawModel {
    static let file012: [LawModel] = [
        LawModel(99, "S", M099.S.self),
        LawModel(99, "G", M099.G<[Double]>.self),
        LawModel(99, "D", M099.D.self),
    ]
}
