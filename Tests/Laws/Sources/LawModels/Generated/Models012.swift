// Made by generate.py.
import Foundation
import SmartCodable

enum M099 {
    struct S: SmartCodable, LawValue {
        var maxLevel: String = "initial"
        var minLevel: Mood = .good
        var rowCount: Double? = nil
        var newValue: Double = 1.5
        var baseRate: Set<Int> = []
        var firstTag: String = "initial"
        enum CodingKeys: String, CodingKey { case maxLevel = "k24", minLevel, rowCount, newValue, baseRate = "k23", firstTag }
        var fields: [Any?] { [maxLevel, minLevel, rowCount, newValue, baseRate, firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var maxLevel: String = "initial"
        var minLevel: Mood = .good
        var rowCount: A? = nil
        var newValue: Double = 1.5
        var baseRate: Set<Int> = []
        var firstTag: String = "initial"
        enum CodingKeys: String, CodingKey { case maxLevel = "k24", minLevel, rowCount, newValue, baseRate = "k23", firstTag }
        var fields: [Any?] { [maxLevel, minLevel, rowCount, newValue, baseRate, firstTag] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: String = "initial"
        var minLevel: Mood = .good
        var rowCount: Double? = nil
        var newValue: Double = 1.5
        var baseRate: Set<Int> = []
        var firstTag: String = "initial"
        enum CodingKeys: String, CodingKey { case maxLevel = "k24", minLevel, rowCount, newValue, baseRate = "k23", firstTag }
        var fields: [Any?] { [maxLevel, minLevel, rowCount, newValue, baseRate, firstTag] }
    }
}

extension LawModel {
    static let file012: [LawModel] = [
        LawModel(99, "S", M099.S.self),
        LawModel(99, "G", M099.G<Double>.self),
        LawModel(99, "D", M099.D.self),
    ]
}
