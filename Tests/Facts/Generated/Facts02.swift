// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_transform_read_054 {
    enum K: Int { case one = 1, two }
struct P: HandyJSON { var ok = 1; var v: K? = .one; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":2.0}"#)) }
}
private enum Fact_transform_read_056 {
    enum K: Int { case one = 1, two }
struct P: HandyJSON { var ok = 1; var v: K? = .one; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":true}"#)) }
}
private enum Fact_transform_read_058 {
    enum K: Int { case one = 1, two }
struct P: HandyJSON { var ok = 1; var v: K? = .one; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2}"#)) }
}
private enum Fact_transform_read_059 {
    enum K: Int { case one = 1, two }
struct P: HandyJSON { var v: K = .one; var ok = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":2}"#)) + " / " + show(P.deserialize(from: #"{"ok":2,"v":9}"#)) }
}
private enum Fact_transform_answer_001 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, String>(fromJSON: { _ in 9 }, toJSON: { _ in nil }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_002 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Date>(fromJSON: { _ in 9 }, toJSON: { _ in Date(timeIntervalSince1970: 5) }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_003 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, M>(fromJSON: { _ in 9 }, toJSON: { _ in M() }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_005 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, [Int]>(fromJSON: { _ in 9 }, toJSON: { _ in [1, 2] }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_006 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, [String: Int]>(fromJSON: { _ in 9 }, toJSON: { _ in ["k": 1] }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_008 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Int?>(fromJSON: { _ in 9 }, toJSON: { _ in .some(.some(4)) }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_011 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Any>(fromJSON: { _ in 9 }, toJSON: { _ in "s" }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_012 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Any>(fromJSON: { _ in 9 }, toJSON: { _ in M() }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_014 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Double>(fromJSON: { _ in 9 }, toJSON: { _ in 0.1 }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_015 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Float>(fromJSON: { _ in 9 }, toJSON: { _ in 0.1 }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_016 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, URL>(fromJSON: { _ in 9 }, toJSON: { _ in URL(string: "http://a")! }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_017 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Double>(fromJSON: { _ in 9 }, toJSON: { _ in .nan }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_018 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, NSNumber>(fromJSON: { _ in 9 }, toJSON: { _ in NSNumber(value: 3) }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_020 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Character>(fromJSON: { _ in 9 }, toJSON: { _ in "c" }) } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_021 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int? = 5; var w: Int?; mutating func mapping(mapper: HelpingMapper) { let t = TransformOf<Int, String>(fromJSON: { _ in 9 }, toJSON: { _ in nil }); mapper <<< [self.v <-- t, self.w <-- t] } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_023 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int? = 5; var w: Int?; mutating func mapping(mapper: HelpingMapper) { let t = TransformOf<Int, M>(fromJSON: { _ in 9 }, toJSON: { _ in M() }); mapper <<< [self.v <-- t, self.w <-- t] } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_answer_024 {
    struct M: HandyJSON { var x = 7 }
struct P: HandyJSON { var ok = 1; var v: Int? = 5; var w: Int?; mutating func mapping(mapper: HelpingMapper) { let t = TransformOf<Int, Int?>(fromJSON: { _ in 9 }, toJSON: { _ in .some(.some(4)) }); mapper <<< [self.v <-- t, self.w <-- t] } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_raw_001 {
    struct Raw: TransformType { func transformFromJSON(_ value: Any?) -> String? { return casts(value) }; func transformToJSON(_ value: String?) -> String? { return value } }
struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Raw() } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":1}"#)) }
}
private enum Fact_transform_raw_002 {
    struct Raw: TransformType { func transformFromJSON(_ value: Any?) -> String? { return casts(value) }; func transformToJSON(_ value: String?) -> String? { return value } }
struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Raw() } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":0}"#)) }
}
private enum Fact_transform_raw_005 {
    struct Raw: TransformType { func transformFromJSON(_ value: Any?) -> String? { return casts(value) }; func transformToJSON(_ value: String?) -> String? { return value } }
struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Raw() } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":2.5}"#)) }
}
private enum Fact_transform_raw_006 {
    struct Raw: TransformType { func transformFromJSON(_ value: Any?) -> String? { return casts(value) }; func transformToJSON(_ value: String?) -> String? { return value } }
struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Raw() } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":true}"#)) }
}
private enum Fact_transform_raw_008 {
    struct Raw: TransformType { func transformFromJSON(_ value: Any?) -> String? { return casts(value) }; func transformToJSON(_ value: String?) -> String? { return value } }
struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Raw() } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":"x"}"#)) }
}
private enum Fact_transform_raw_010 {
    struct Raw: TransformType { func transformFromJSON(_ value: Any?) -> String? { return casts(value) }; func transformToJSON(_ value: String?) -> String? { return value } }
struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Raw() } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":[1]}"#)) }
}
private enum Fact_transform_raw_011 {
    struct Raw: TransformType { func transformFromJSON(_ value: Any?) -> String? { return casts(value) }; func transformToJSON(_ value: String?) -> String? { return value } }
struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Raw() } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":{"a":1}}"#)) }
}
private enum Fact_transform_raw_012 {
    struct Raw: TransformType { func transformFromJSON(_ value: Any?) -> String? { return casts(value) }; func transformToJSON(_ value: String?) -> String? { return value } }
struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Raw() } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":null}"#)) }
}
private enum Fact_transform_raw_014 {
    struct Raw: TransformType { func transformFromJSON(_ value: Any?) -> String? { return casts(value) }; func transformToJSON(_ value: String?) -> String? { return value } }
struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Raw() } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":12345678901234567890}"#)) }
}
private enum Fact_transform_own_001 {
    class Own: TransformType { typealias Object = Int; typealias JSON = String; func transformFromJSON(_ value: Any?) -> Int? { trace.append("from"); return 8 }; func transformToJSON(_ value: Int?) -> String? { trace.append("to"); return "t" } }
struct P: HandyJSON { var v: Int? = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Own() } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":[]}"#)!; let s = canon(p.toJSONString()); return show(p) + s + show(trace) }() }
}
private enum Fact_transform_own_002 {
    class Own: DateTransform { override func transformFromJSON(_ value: Any?) -> Date? { return super.transformFromJSON(value)?.addingTimeInterval(1) }; override func transformToJSON(_ value: Date?) -> Double? { return value.map { $0.timeIntervalSince1970 * 1000 } } }
struct P: HandyJSON { var v: Date?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Own() } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":10}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_own_003 {
    struct Own: TransformType { func transformFromJSON(_ value: Any?) -> [Int]? { return (value as? String)?.components(separatedBy: ",").compactMap { Int($0) } }; func transformToJSON(_ value: [Int]?) -> String? { return value?.map(String.init).joined(separator: ",") } }
struct P: HandyJSON { var v: [Int] = []; var w: [Int]? = [9]; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- Own(); mapper <<< self.w <-- Own() } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"1,2","w":"x"}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_own_005 {
    struct N: HandyJSON { var a = 1 }
struct P: HandyJSON { var n: N? = N(a: 4); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.n <-- TransformOf<N, String>(fromJSON: { N.deserialize(from: $0) }, toJSON: { $0?.toJSONString() }) } }
    static func answer() -> String { show(P.deserialize(from: #"{"n":{"a":6}}"#)) }
}
private enum Fact_transform_own_008 {
    struct P: HandyJSON { var v: Int? = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Int>(fromJSON: { _ in nil }, toJSON: { $0 }) } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":7}"#)) + show(P.deserialize(from: #"{"v":null}"#)) }
}
private enum Fact_transform_own_009 {
    struct P: HandyJSON { var v: Int?? = .some(.some(5)); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int?, Int>(fromJSON: { $0.map { .some($0 + 1) } }, toJSON: { $0.flatMap { $0 } }) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":7}"#)!; return show(p) + show(p.toJSON()) }() }
}
private enum Fact_transform_own_010 {
    struct P: HandyJSON { var v: Bool = false; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Bool, String>(fromJSON: { $0 == "Y" }, toJSON: { $0 == true ? "Y" : "N" }) } }
    static func answer() -> String { { () -> String in return ["\"Y\"", "\"N\"", "true", "1", "null"].map { j in let p = P.deserialize(from: "{\"v\":\(j)}")!; return "\(p.v)" + canon(p.toJSONString()) }.joined(separator: " ") }() }
}
private enum Fact_transform_own_011 {
    struct P: HandyJSON { var v: Double = 0.5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Double, Int>(fromJSON: { $0.map { Double($0) / 100 } }, toJSON: { $0.map { Int($0 * 100) } }) } }
    static func answer() -> String { { () -> String in return ["250", "250.5", "\"250\"", "true", "1e2"].map { j in let p = P.deserialize(from: "{\"v\":\(j)}")!; return "\(p.v)" + canon(p.toJSONString()) }.joined(separator: " ") }() }
}
private enum Fact_transform_own_012 {
    struct P: HandyJSON { var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Double>(fromJSON: { $0.map { Int($0 * 10) } }, toJSON: { $0.map { Double($0) / 10 } }) } }
    static func answer() -> String { { () -> String in return ["2", "2.5", "\"2\"", "true"].map { j in let p = P.deserialize(from: "{\"v\":\(j)}")!; return "\(p.v)" + canon(p.toJSONString()) }.joined(separator: " ") }() }
}
private enum Fact_transform_own_013 {
    struct P: HandyJSON { var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Bool>(fromJSON: { $0.map { $0 ? 10 : 20 } }, toJSON: { $0.map { $0 > 15 } }) } }
    static func answer() -> String { { () -> String in return ["true", "false", "1", "0", "2", "\"true\""].map { j in let p = P.deserialize(from: "{\"v\":\(j)}")!; return "\(p.v)" + canon(p.toJSONString()) }.joined(separator: " ") }() }
}
private enum Fact_transform_names_001 {
    struct P: HandyJSON { var v: Int = 5; var ok = 1; mutating func mapping(mapper: HelpingMapper) { let t: TransformOf<Int, String>? = nil; mapper <<< self.v <-- ("w", t) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"w":7,"v":8}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_names_002 {
    struct P: HandyJSON { var v: Int? = 5; var ok = 1; mutating func mapping(mapper: HelpingMapper) { let t: TransformOf<Int, String>? = nil; mapper <<< self.v <-- ("w", t) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"w":7,"v":8}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_names_003 {
    struct P: HandyJSON { var v: Int? = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ("w", TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"10","w":"11","a":{"b":"12"},"a.b":"13","x":null}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_names_005 {
    struct P: HandyJSON { var v: Int? = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- (["x", "w"] as [String], TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"10","w":"11","a":{"b":"12"},"a.b":"13","x":null}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_names_007 {
    struct P: HandyJSON { var v: Int? = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- (["w", "a.b"] as [String], TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"10","w":"11","a":{"b":"12"},"a.b":"13","x":null}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_names_010 {
    struct P: HandyJSON { var v: Int? = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ([] as [String], TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"10","w":"11","a":{"b":"12"},"a.b":"13","x":null}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_names_011 {
    struct P: HandyJSON { var v: Int? = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ("a\\.b", TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"10","w":"11","a":{"b":"12"},"a.b":"13","x":null}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_names_012 {
    struct P: HandyJSON { var v: Int? = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- (["x", "w"], TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })) } }
    static func answer() -> String { show(P.deserialize(from: #"{"x":"bad","w":"11"}"#)) }
}
private enum Fact_transform_names_013 {
    struct P: HandyJSON { var v: Int? = 5; var w = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ("w", TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"w":"11"}"#)!; return show(p) }() }
}
private enum Fact_transform_exclude_001 {
    struct P: HandyJSON { var v: Int = 5; var ok = 1; mutating func mapping(mapper: HelpingMapper) { mapper >>> self.v; mapper <<< self.v <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } }) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"11"}"#)!; return show(p) + canon(p.toJSONString()) }() }
}

extension Fact {
    static let file02: [Fact] = [
        Fact(id: "transform-read-054", answer: Fact_transform_read_054.answer),
        Fact(id: "transform-read-056", answer: Fact_transform_read_056.answer),
        Fact(id: "transform-read-058", answer: Fact_transform_read_058.answer),
        Fact(id: "transform-read-059", answer: Fact_transform_read_059.answer),
        Fact(id: "transform-answer-001", answer: Fact_transform_answer_001.answer),
        Fact(id: "transform-answer-002", answer: Fact_transform_answer_002.answer),
        Fact(id: "transform-answer-003", answer: Fact_transform_answer_003.answer),
        Fact(id: "transform-answer-005", answer: Fact_transform_answer_005.answer),
        Fact(id: "transform-answer-006", answer: Fact_transform_answer_006.answer),
        Fact(id: "transform-answer-008", answer: Fact_transform_answer_008.answer),
        Fact(id: "transform-answer-011", answer: Fact_transform_answer_011.answer),
        Fact(id: "transform-answer-012", answer: Fact_transform_answer_012.answer),
        Fact(id: "transform-answer-014", answer: Fact_transform_answer_014.answer),
        Fact(id: "transform-answer-015", answer: Fact_transform_answer_015.answer),
        Fact(id: "transform-answer-016", answer: Fact_transform_answer_016.answer),
        Fact(id: "transform-answer-017", answer: Fact_transform_answer_017.answer),
        Fact(id: "transform-answer-018", answer: Fact_transform_answer_018.answer),
        Fact(id: "transform-answer-020", answer: Fact_transform_answer_020.answer),
        Fact(id: "transform-answer-021", answer: Fact_transform_answer_021.answer),
        Fact(id: "transform-answer-023", answer: Fact_transform_answer_023.answer),
        Fact(id: "transform-answer-024", answer: Fact_transform_answer_024.answer),
        Fact(id: "transform-raw-001", answer: Fact_transform_raw_001.answer),
        Fact(id: "transform-raw-002", answer: Fact_transform_raw_002.answer),
        Fact(id: "transform-raw-005", answer: Fact_transform_raw_005.answer),
        Fact(id: "transform-raw-006", answer: Fact_transform_raw_006.answer),
        Fact(id: "transform-raw-008", answer: Fact_transform_raw_008.answer),
        Fact(id: "transform-raw-010", answer: Fact_transform_raw_010.answer),
        Fact(id: "transform-raw-011", answer: Fact_transform_raw_011.answer),
        Fact(id: "transform-raw-012", answer: Fact_transform_raw_012.answer),
        Fact(id: "transform-raw-014", answer: Fact_transform_raw_014.answer),
        Fact(id: "transform-own-001", answer: Fact_transform_own_001.answer),
        Fact(id: "transform-own-002", answer: Fact_transform_own_002.answer),
        Fact(id: "transform-own-003", answer: Fact_transform_own_003.answer),
        Fact(id: "transform-own-005", answer: Fact_transform_own_005.answer),
        Fact(id: "transform-own-008", answer: Fact_transform_own_008.answer),
        Fact(id: "transform-own-009", answer: Fact_transform_own_009.answer),
        Fact(id: "transform-own-010", answer: Fact_transform_own_010.answer),
        Fact(id: "transform-own-011", answer: Fact_transform_own_011.answer),
        Fact(id: "transform-own-012", answer: Fact_transform_own_012.answer),
        Fact(id: "transform-own-013", answer: Fact_transform_own_013.answer),
        Fact(id: "transform-names-001", answer: Fact_transform_names_001.answer),
        Fact(id: "transform-names-002", answer: Fact_transform_names_002.answer),
        Fact(id: "transform-names-003", answer: Fact_transform_names_003.answer),
        Fact(id: "transform-names-005", answer: Fact_transform_names_005.answer),
        Fact(id: "transform-names-007", answer: Fact_transform_names_007.answer),
        Fact(id: "transform-names-010", answer: Fact_transform_names_010.answer),
        Fact(id: "transform-names-011", answer: Fact_transform_names_011.answer),
        Fact(id: "transform-names-012", answer: Fact_transform_names_012.answer),
        Fact(id: "transform-names-013", answer: Fact_transform_names_013.answer),
        Fact(id: "transform-exclude-001", answer: Fact_transform_exclude_001.answer),
    ]
}
