// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_case_007 {
    struct P: HandyJSON { var userName = "d"; var ID = 0 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: NSDictionary(dictionary: ["USERNAME": "u", "iD": 3]))) }() }
}
private enum Fact_case_010 {
    struct P: HandyJSON { var userName = "d"; var ID = 0 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show([P].deserialize(from: #"[{"USERNAME":"x"},{"userName":"y"}]"#)) }() }
}
private enum Fact_case_011 {
    struct P: HandyJSON { var v = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "userName" } }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return ["{\"username\":2}", "{\"userName\":2}", "{\"USERNAME\":2}", "{\"v\":2}"].map { show(P.deserialize(from: $0)) }.joined(separator: " ") + canon(P().toJSONString()) }() }
}
private enum Fact_case_013 {
    struct P: HandyJSON { var v = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "Outer.Inner" } }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return ["{\"outer\":{\"inner\":2}}", "{\"OUTER\":{\"inner\":2}}", "{\"outer\":{\"Inner\":2}}"].map { show(P.deserialize(from: $0)) }.joined(separator: " ") + canon(P().toJSONString()) }() }
}
private enum Fact_case_014 {
    struct P: HandyJSON { var v: Date?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ("CreatedAt", DateTransform()) } }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: #"{"CREATEDAT":5}"#)) + canon(P(v: Date(timeIntervalSince1970: 1)).toJSONString()) }() }
}
private enum Fact_case_015 {
    struct P: HandyJSON { var someValue = 1; var Other: Int? = 2 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return canon(P().toJSONString()) }() }
}
private enum Fact_case_016 {
    struct N: HandyJSON { var aB = 1 }
struct P: HandyJSON { var nn = N(); var lL: [N] = []; var dD: [String: N] = [:]; var map: [String: Int] = [:]; var any: Any? }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: #"{"NN":{"ab":2},"ll":[{"AB":3}],"DD":{"Key":{"ab":4}},"MAP":{"KeY":1},"ANY":{"KeY":1}}"#)) }() }
}
private enum Fact_case_018 {
    struct P: HandyJSON { var v = 1; var V2 = 2; mutating func mapping(mapper: HelpingMapper) { mapper >>> self.V2 } }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: #"{"V":5,"v2":6}"#)) + canon(P().toJSONString()) }() }
}
private enum Fact_case_019 {
    class B: HandyJSON { var aB = 1; required init() {}; func mapping(mapper: HelpingMapper) { mapper <<< aB <-- "XyZ" } }
class S: B { var cD = 2 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(S.deserialize(from: #"{"XYZ":5,"CD":6}"#)) + canon(S().toJSONString()) }() }
}
private enum Fact_case_020 {
    struct P: HandyJSON { var äÖ = 1; var ı = 2 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: #"{"ÄÖ":5,"I":6}"#)) }() }
}
private enum Fact_case_021 {
    enum K: String, HandyJSONEnum { case abc = "Abc" }
struct P: HandyJSON { var k: K? }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: #"{"K":"abc"}"#)) + show(P.deserialize(from: #"{"k":"Abc"}"#)) }() }
}
private enum Fact_case_022 {
    struct P: HandyJSON { var v = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "A\\.B" } }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: #"{"a.b":5}"#)) + show(P.deserialize(from: #"{"A.B":6}"#)) + canon(P().toJSONString()) }() }
}
private enum Fact_case_023 {
    struct P: HandyJSON { var userName = "d"; var ID = 0 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; var p = P(); JSONDeserializer.update(object: &p, from: #"{"USERNAME":"z"}"#); return show(p) }() }
}
private enum Fact_case_024 {
    struct P: HandyJSON { var userName = "d"; var ID = 0 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .defaultOptions; return show(P.deserialize(from: #"{"username":"u","ID":4}"#)) }() }
}
private enum Fact_case_025 {
    struct P: HandyJSON { var userName = "d"; var ID = 0 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = [.caseInsensitive, .defaultOptions]; return show(P.deserialize(from: #"{"username":"u","id":4}"#)) }() }
}
private enum Fact_native_any_001 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Int8(5) as Any])?.v) + " | " + show(P.deserialize(from: ["v": Int8(5) as Any])) }
}
private enum Fact_native_int_001 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Int8(5) as Any, "o": Int8(5) as Any, "d": Int8(5) as Any, "b": Int8(5) as Any, "s": Int8(5) as Any])) }
}
private enum Fact_native_any_002 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Int16(-5) as Any])?.v) + " | " + show(P.deserialize(from: ["v": Int16(-5) as Any])) }
}
private enum Fact_native_int_002 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Int16(-5) as Any, "o": Int16(-5) as Any, "d": Int16(-5) as Any, "b": Int16(-5) as Any, "s": Int16(-5) as Any])) }
}
private enum Fact_native_any_003 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Int32(5) as Any])?.v) + " | " + show(P.deserialize(from: ["v": Int32(5) as Any])) }
}
private enum Fact_native_int_004 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Int64(5) as Any, "o": Int64(5) as Any, "d": Int64(5) as Any, "b": Int64(5) as Any, "s": Int64(5) as Any])) }
}
private enum Fact_native_any_005 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": UInt8(200) as Any])?.v) + " | " + show(P.deserialize(from: ["v": UInt8(200) as Any])) }
}
private enum Fact_native_int_006 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": UInt16(5) as Any, "o": UInt16(5) as Any, "d": UInt16(5) as Any, "b": UInt16(5) as Any, "s": UInt16(5) as Any])) }
}
private enum Fact_native_int_007 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": UInt32(5) as Any, "o": UInt32(5) as Any, "d": UInt32(5) as Any, "b": UInt32(5) as Any, "s": UInt32(5) as Any])) }
}
private enum Fact_native_any_008 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": UInt64.max as Any])?.v) + " | " + show(P.deserialize(from: ["v": UInt64.max as Any])) }
}
private enum Fact_native_int_008 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": UInt64.max as Any, "o": UInt64.max as Any, "d": UInt64.max as Any, "b": UInt64.max as Any, "s": UInt64.max as Any])) }
}
private enum Fact_native_any_009 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Float(1.5) as Any])?.v) + " | " + show(P.deserialize(from: ["v": Float(1.5) as Any])) }
}
private enum Fact_native_int_009 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Float(1.5) as Any, "o": Float(1.5) as Any, "d": Float(1.5) as Any, "b": Float(1.5) as Any, "s": Float(1.5) as Any])) }
}
private enum Fact_native_any_010 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": CGFloat(2.5) as Any])?.v) + " | " + show(P.deserialize(from: ["v": CGFloat(2.5) as Any])) }
}
private enum Fact_native_int_010 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": CGFloat(2.5) as Any, "o": CGFloat(2.5) as Any, "d": CGFloat(2.5) as Any, "b": CGFloat(2.5) as Any, "s": CGFloat(2.5) as Any])) }
}
private enum Fact_native_any_012 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Decimal(string: "1.5")! as Any])?.v) + " | " + show(P.deserialize(from: ["v": Decimal(string: "1.5")! as Any])) }
}
private enum Fact_native_any_013 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Date(timeIntervalSince1970: 9) as Any])?.v) + " | " + show(P.deserialize(from: ["v": Date(timeIntervalSince1970: 9) as Any])) }
}
private enum Fact_native_int_013 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Date(timeIntervalSince1970: 9) as Any, "o": Date(timeIntervalSince1970: 9) as Any, "d": Date(timeIntervalSince1970: 9) as Any, "b": Date(timeIntervalSince1970: 9) as Any, "s": Date(timeIntervalSince1970: 9) as Any])) }
}
private enum Fact_native_any_014 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Data([1]) as Any])?.v) + " | " + show(P.deserialize(from: ["v": Data([1]) as Any])) }
}
private enum Fact_native_int_014 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Data([1]) as Any, "o": Data([1]) as Any, "d": Data([1]) as Any, "b": Data([1]) as Any, "s": Data([1]) as Any])) }
}
private enum Fact_native_int_015 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": URL(string: "http://a")! as Any, "o": URL(string: "http://a")! as Any, "d": URL(string: "http://a")! as Any, "b": URL(string: "http://a")! as Any, "s": URL(string: "http://a")! as Any])) }
}
private enum Fact_native_any_016 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": NSNull() as Any])?.v) + " | " + show(P.deserialize(from: ["v": NSNull() as Any])) }
}
private enum Fact_native_int_016 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": NSNull() as Any, "o": NSNull() as Any, "d": NSNull() as Any, "b": NSNull() as Any, "s": NSNull() as Any])) }
}
private enum Fact_native_any_017 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Optional<Int>.some(5) as Any])?.v) + " | " + show(P.deserialize(from: ["v": Optional<Int>.some(5) as Any])) }
}
private enum Fact_native_int_018 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Optional<String>.none as Any, "o": Optional<String>.none as Any, "d": Optional<String>.none as Any, "b": Optional<String>.none as Any, "s": Optional<String>.none as Any])) }
}
private enum Fact_native_any_020 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": NSNumber(value: 1) as Any])?.v) + " | " + show(P.deserialize(from: ["v": NSNumber(value: 1) as Any])) }
}
private enum Fact_native_int_021 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": NSNumber(value: 0) as Any, "o": NSNumber(value: 0) as Any, "d": NSNumber(value: 0) as Any, "b": NSNumber(value: 0) as Any, "s": NSNumber(value: 0) as Any])) }
}
private enum Fact_native_any_022 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": NSNumber(value: 2) as Any])?.v) + " | " + show(P.deserialize(from: ["v": NSNumber(value: 2) as Any])) }
}
private enum Fact_native_int_022 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": NSNumber(value: 2) as Any, "o": NSNumber(value: 2) as Any, "d": NSNumber(value: 2) as Any, "b": NSNumber(value: 2) as Any, "s": NSNumber(value: 2) as Any])) }
}
private enum Fact_native_any_023 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": NSNumber(value: 1.0) as Any])?.v) + " | " + show(P.deserialize(from: ["v": NSNumber(value: 1.0) as Any])) }
}
private enum Fact_native_int_023 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": NSNumber(value: 1.0) as Any, "o": NSNumber(value: 1.0) as Any, "d": NSNumber(value: 1.0) as Any, "b": NSNumber(value: 1.0) as Any, "s": NSNumber(value: 1.0) as Any])) }
}
private enum Fact_native_any_025 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": NSDecimalNumber(string: "7.5") as Any])?.v) + " | " + show(P.deserialize(from: ["v": NSDecimalNumber(string: "7.5") as Any])) }
}
private enum Fact_native_any_026 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": true as Any])?.v) + " | " + show(P.deserialize(from: ["v": true as Any])) }
}
private enum Fact_native_int_026 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": true as Any, "o": true as Any, "d": true as Any, "b": true as Any, "s": true as Any])) }
}
private enum Fact_native_any_027 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": 5 as Any])?.v) + " | " + show(P.deserialize(from: ["v": 5 as Any])) }
}

extension Fact {
    static let file09: [Fact] = [
        Fact(id: "case-007", answer: Fact_case_007.answer),
        Fact(id: "case-010", answer: Fact_case_010.answer),
        Fact(id: "case-011", answer: Fact_case_011.answer),
        Fact(id: "case-013", answer: Fact_case_013.answer),
        Fact(id: "case-014", answer: Fact_case_014.answer),
        Fact(id: "case-015", answer: Fact_case_015.answer),
        Fact(id: "case-016", answer: Fact_case_016.answer),
        Fact(id: "case-018", answer: Fact_case_018.answer),
        Fact(id: "case-019", answer: Fact_case_019.answer),
        Fact(id: "case-020", answer: Fact_case_020.answer),
        Fact(id: "case-021", answer: Fact_case_021.answer),
        Fact(id: "case-022", answer: Fact_case_022.answer),
        Fact(id: "case-023", answer: Fact_case_023.answer),
        Fact(id: "case-024", answer: Fact_case_024.answer),
        Fact(id: "case-025", answer: Fact_case_025.answer),
        Fact(id: "native-any-001", answer: Fact_native_any_001.answer),
        Fact(id: "native-int-001", answer: Fact_native_int_001.answer),
        Fact(id: "native-any-002", answer: Fact_native_any_002.answer),
        Fact(id: "native-int-002", answer: Fact_native_int_002.answer),
        Fact(id: "native-any-003", answer: Fact_native_any_003.answer),
        Fact(id: "native-int-004", answer: Fact_native_int_004.answer),
        Fact(id: "native-any-005", answer: Fact_native_any_005.answer),
        Fact(id: "native-int-006", answer: Fact_native_int_006.answer),
        Fact(id: "native-int-007", answer: Fact_native_int_007.answer),
        Fact(id: "native-any-008", answer: Fact_native_any_008.answer),
        Fact(id: "native-int-008", answer: Fact_native_int_008.answer),
        Fact(id: "native-any-009", answer: Fact_native_any_009.answer),
        Fact(id: "native-int-009", answer: Fact_native_int_009.answer),
        Fact(id: "native-any-010", answer: Fact_native_any_010.answer),
        Fact(id: "native-int-010", answer: Fact_native_int_010.answer),
        Fact(id: "native-any-012", answer: Fact_native_any_012.answer),
        Fact(id: "native-any-013", answer: Fact_native_any_013.answer),
        Fact(id: "native-int-013", answer: Fact_native_int_013.answer),
        Fact(id: "native-any-014", answer: Fact_native_any_014.answer),
        Fact(id: "native-int-014", answer: Fact_native_int_014.answer),
        Fact(id: "native-int-015", answer: Fact_native_int_015.answer),
        Fact(id: "native-any-016", answer: Fact_native_any_016.answer),
        Fact(id: "native-int-016", answer: Fact_native_int_016.answer),
        Fact(id: "native-any-017", answer: Fact_native_any_017.answer),
        Fact(id: "native-int-018", answer: Fact_native_int_018.answer),
        Fact(id: "native-any-020", answer: Fact_native_any_020.answer),
        Fact(id: "native-int-021", answer: Fact_native_int_021.answer),
        Fact(id: "native-any-022", answer: Fact_native_any_022.answer),
        Fact(id: "native-int-022", answer: Fact_native_int_022.answer),
        Fact(id: "native-any-023", answer: Fact_native_any_023.answer),
        Fact(id: "native-int-023", answer: Fact_native_int_023.answer),
        Fact(id: "native-any-025", answer: Fact_native_any_025.answer),
        Fact(id: "native-any-026", answer: Fact_native_any_026.answer),
        Fact(id: "native-int-026", answer: Fact_native_int_026.answer),
        Fact(id: "native-any-027", answer: Fact_native_any_027.answer),
    ]
}
