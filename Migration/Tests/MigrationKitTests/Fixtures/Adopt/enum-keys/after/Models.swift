import HandyJSONCompat
import SmartCodable

enum Kind: String, HandyJSONEnum { case a, b }
enum Level: Int, SmartCaseDefaultable { case low, high }
enum Coded: String, Codable { case x }

struct Counts: SmartCodable {
    @SmartAny var byKind: [Kind: Int] = [:]
    var level: Level?
}

struct CodedCounts: HandyJSON {
    var byCoded: [Coded: Int]?
}

func body(_ counts: CodedCounts) -> String? { counts.toJSONString() }
