// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_parse_014 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":--1}")) }
}
private enum Fact_parse_016 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":00}")) }
}
private enum Fact_parse_017 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":-01}")) }
}
private enum Fact_parse_018 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":\"a\tb\"}")) }
}
private enum Fact_parse_019 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":\"a\nb\"}")) }
}
private enum Fact_parse_021 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":\"\\x\"}")) }
}
private enum Fact_parse_023 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":\"\\ud83d\\ude00\"}")) }
}
private enum Fact_parse_025 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":\"\\ud83dx\"}")) }
}
private enum Fact_parse_026 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":\"\\/\\b\\f\"}")) }
}
private enum Fact_parse_027 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":\"\u{7f}\u{2028}\"}")) }
}
private enum Fact_parse_029 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":True}")) }
}
private enum Fact_parse_031 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":NULL}")) }
}
private enum Fact_parse_034 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "\u{b}{\"id\":1}")) }
}
private enum Fact_parse_036 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: " \r\n\t{\"id\" : 1 } \n")) }
}
private enum Fact_parse_037 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{id:1}")) }
}
private enum Fact_parse_039 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\" 1}")) }
}
private enum Fact_parse_041 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1")) }
}
private enum Fact_parse_043 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":\"1}")) }
}
private enum Fact_parse_044 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1 \"s\":2}")) }
}
private enum Fact_parse_045 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1,}")) }
}
private enum Fact_parse_046 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1 , }")) }
}
private enum Fact_parse_048 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1,\"\\\"\":2}")) }
}
private enum Fact_parse_049 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":Infinity}")) }
}
private enum Fact_parse_050 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":-Infinity}")) }
}
private enum Fact_parse_052 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1}//c")) }
}
private enum Fact_parse_054 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1}\u{feff}")) }
}
private enum Fact_parse_055 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "\"{\\\"id\\\":1}\"")) }
}
private enum Fact_parse_056 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "true")) }
}
private enum Fact_parse_057 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "[{\"id\":1}]")) }
}
private enum Fact_parse_058 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":\"\\u0000a\"}")) }
}
private enum Fact_parse_059 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":\"é\"}")) }
}
private enum Fact_parse_061 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1.0000000000000000000000000000000000001}")) }
}
private enum Fact_parse_063 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":-0.0}")) }
}
private enum Fact_parse_065 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":100000000000000000000}")) }
}
private enum Fact_parse_066 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":1e5}")) }
}
private enum Fact_parse_068 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"s\":0.1e1}")) }
}
private enum Fact_parse_depth_002 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1,\"x\":" + String(repeating: "[", count: 511) + String(repeating: "]", count: 511) + "}")) }
}
private enum Fact_parse_depth_004 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1,\"x\":" + String(repeating: "[", count: 513) + String(repeating: "]", count: 513) + "}")) }
}
private enum Fact_write_052 {
    struct N: HandyJSONCustomTransformable { var t = "x";  static func _transform(from object: Any) -> N? { return nil }; func _plainValue() -> Any? { return "plain" } }
struct P: HandyJSON { var v: N? = N(); var w: N = N(); var l: [N] = [N()]; var d: [String: N] = ["k": N()]; var a: Any? = N(); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_055 {
    struct N: HandyJSONCustomTransformable { var t = "x";  static func _transform(from object: Any) -> N? { return nil }; func _plainValue() -> Any? { return [1, 2] } }
struct P: HandyJSON { var v: N? = N(); var w: N = N(); var l: [N] = [N()]; var d: [String: N] = ["k": N()]; var a: Any? = N(); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_056 {
    struct N: HandyJSONCustomTransformable { var t = "x";  static func _transform(from object: Any) -> N? { return nil }; func _plainValue() -> Any? { return 5 } }
struct P: HandyJSON { var v: N? = N(); var w: N = N(); var l: [N] = [N()]; var d: [String: N] = ["k": N()]; var a: Any? = N(); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_057 {
    struct N: HandyJSONCustomTransformable { var t = "x";  static func _transform(from object: Any) -> N? { return nil }; func _plainValue() -> Any? { return Date(timeIntervalSince1970: 0) } }
struct P: HandyJSON { var v: N? = N(); var w: N = N(); var l: [N] = [N()]; var d: [String: N] = ["k": N()]; var a: Any? = N(); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_058 {
    struct N: HandyJSONCustomTransformable { var t = "x";  static func _transform(from object: Any) -> N? { return nil }; func _plainValue() -> Any? { return NSNull() } }
struct P: HandyJSON { var v: N? = N(); var w: N = N(); var l: [N] = [N()]; var d: [String: N] = ["k": N()]; var a: Any? = N(); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_custom_002 {
    struct N: HandyJSONCustomTransformable { var t = "x";  static func _transform(from object: Any) -> N? { return N(t: "\(object)") }; func _plainValue() -> Any? { return t } }
struct P: HandyJSON { var v: N? = N(); var w: N = N(); var l: [N] = []; var d: [String: N] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":5,"w":"s","l":["a",null],"d":{"k":2}}"#)) }
}
private enum Fact_custom_003 {
    struct N: HandyJSONCustomTransformable { var t = "x";  static func _transform(from object: Any) -> N? { return (object as? String).map { N(t: $0) } }; func _plainValue() -> Any? { return t } }
struct P: HandyJSON { var v: N? = N(); var w: N = N(); var l: [N] = []; var d: [String: N] = [:] }
    static func answer() -> String { ["5", "\"s\"", "true", "[1]", "{\"a\":1}", "null", "2.5"].map { j in show(P.deserialize(from: "{\"v\":\(j),\"w\":\(j),\"l\":[\(j)],\"d\":{\"k\":\(j)}}")) }.joined(separator: "\n") }
}
private enum Fact_custom_004 {
    struct N: HandyJSONCustomTransformable { var t = "x";  static func _transform(from object: Any) -> N? { return (object as? Int).map { N(t: "i\($0)") } }; func _plainValue() -> Any? { return t } }
struct P: HandyJSON { var v: N? = N(); var w: N = N(); var l: [N] = []; var d: [String: N] = [:] }
    static func answer() -> String { ["5", "\"s\"", "true", "[1]", "{\"a\":1}", "null", "2.5"].map { j in show(P.deserialize(from: "{\"v\":\(j),\"w\":\(j),\"l\":[\(j)],\"d\":{\"k\":\(j)}}")) }.joined(separator: "\n") }
}
private enum Fact_custom_006 {
    struct N: HandyJSONCustomTransformable { var t = "x";  static func _transform(from object: Any) -> N? { return (object as? [Any]).map { N(t: "a\($0.count)") } }; func _plainValue() -> Any? { return t } }
struct P: HandyJSON { var v: N? = N(); var w: N = N(); var l: [N] = []; var d: [String: N] = [:] }
    static func answer() -> String { ["5", "\"s\"", "true", "[1]", "{\"a\":1}", "null", "2.5"].map { j in show(P.deserialize(from: "{\"v\":\(j),\"w\":\(j),\"l\":[\(j)],\"d\":{\"k\":\(j)}}")) }.joined(separator: "\n") }
}
private enum Fact_custom_007 {
    enum N: HandyJSONCustomTransformable { case a(Int), b; static func _transform(from object: Any) -> N? { return (object as? Int).map { .a($0) } ?? .b }; func _plainValue() -> Any? { if case .a(let n) = self { return n }; return "b" } }
struct P: HandyJSON { var v: N = .b; var o: N?; var l: [N] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":5,"o":"x","l":[1,"2"]}"#)) + canon(P(v: .a(3), o: .b, l: [.a(1), .b]).toJSONString()) }
}
private enum Fact_custom_009 {
    struct N: HandyJSONCustomTransformable { var t = "x"; static func _transform(from object: Any) -> N? { return N(t: "c") }; func _plainValue() -> Any? { return t } }
struct P: HandyJSON { var v: N = N(); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "a.b" } }
    static func answer() -> String { show(P.deserialize(from: #"{"a":{"b":1}}"#)) + show(P.deserialize(from: #"{"v":1}"#)) + canon(P().toJSONString()) }
}
private enum Fact_write_ref_001 {
    class N: HandyJSON { var x = 1; required init() {} }
class P: HandyJSON { unowned var u: N; var n = 1; static let k = N(); required init() { u = P.k } }
    static func answer() -> String { { () -> String in return canon(P().toJSONString()) }() }
}

extension Fact {
    static let file19: [Fact] = [
        Fact(id: "parse-014", answer: Fact_parse_014.answer),
        Fact(id: "parse-016", answer: Fact_parse_016.answer),
        Fact(id: "parse-017", answer: Fact_parse_017.answer),
        Fact(id: "parse-018", answer: Fact_parse_018.answer),
        Fact(id: "parse-019", answer: Fact_parse_019.answer),
        Fact(id: "parse-021", answer: Fact_parse_021.answer),
        Fact(id: "parse-023", answer: Fact_parse_023.answer),
        Fact(id: "parse-025", answer: Fact_parse_025.answer),
        Fact(id: "parse-026", answer: Fact_parse_026.answer),
        Fact(id: "parse-027", answer: Fact_parse_027.answer),
        Fact(id: "parse-029", answer: Fact_parse_029.answer),
        Fact(id: "parse-031", answer: Fact_parse_031.answer),
        Fact(id: "parse-034", answer: Fact_parse_034.answer),
        Fact(id: "parse-036", answer: Fact_parse_036.answer),
        Fact(id: "parse-037", answer: Fact_parse_037.answer),
        Fact(id: "parse-039", answer: Fact_parse_039.answer),
        Fact(id: "parse-041", answer: Fact_parse_041.answer),
        Fact(id: "parse-043", answer: Fact_parse_043.answer),
        Fact(id: "parse-044", answer: Fact_parse_044.answer),
        Fact(id: "parse-045", answer: Fact_parse_045.answer),
        Fact(id: "parse-046", answer: Fact_parse_046.answer),
        Fact(id: "parse-048", answer: Fact_parse_048.answer),
        Fact(id: "parse-049", answer: Fact_parse_049.answer),
        Fact(id: "parse-050", answer: Fact_parse_050.answer),
        Fact(id: "parse-052", answer: Fact_parse_052.answer),
        Fact(id: "parse-054", answer: Fact_parse_054.answer),
        Fact(id: "parse-055", answer: Fact_parse_055.answer),
        Fact(id: "parse-056", answer: Fact_parse_056.answer),
        Fact(id: "parse-057", answer: Fact_parse_057.answer),
        Fact(id: "parse-058", answer: Fact_parse_058.answer),
        Fact(id: "parse-059", answer: Fact_parse_059.answer),
        Fact(id: "parse-061", answer: Fact_parse_061.answer),
        Fact(id: "parse-063", answer: Fact_parse_063.answer),
        Fact(id: "parse-065", answer: Fact_parse_065.answer),
        Fact(id: "parse-066", answer: Fact_parse_066.answer),
        Fact(id: "parse-068", answer: Fact_parse_068.answer),
        Fact(id: "parse-depth-002", answer: Fact_parse_depth_002.answer),
        Fact(id: "parse-depth-004", answer: Fact_parse_depth_004.answer),
        Fact(id: "write-052", answer: Fact_write_052.answer),
        Fact(id: "write-055", answer: Fact_write_055.answer),
        Fact(id: "write-056", answer: Fact_write_056.answer),
        Fact(id: "write-057", answer: Fact_write_057.answer),
        Fact(id: "write-058", answer: Fact_write_058.answer),
        Fact(id: "custom-002", answer: Fact_custom_002.answer),
        Fact(id: "custom-003", answer: Fact_custom_003.answer),
        Fact(id: "custom-004", answer: Fact_custom_004.answer),
        Fact(id: "custom-006", answer: Fact_custom_006.answer),
        Fact(id: "custom-007", answer: Fact_custom_007.answer),
        Fact(id: "custom-009", answer: Fact_custom_009.answer),
        Fact(id: "write-ref-001", answer: Fact_write_ref_001.answer),
    ]
}
