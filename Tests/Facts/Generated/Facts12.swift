// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_dict_source_002 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: NSDictionary(dictionary: ["id": NSNull(), "n": NSDictionary(dictionary: ["a": 3])]))) }
}
private enum Fact_dict_source_004 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: ["n": ["a": "4"]] as [String: Any])) }
}
private enum Fact_dict_source_005 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: ["n": N(a: 6)] as [String: Any])) }
}
private enum Fact_dict_source_006 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: ["n": Optional(N(a: 6)) as Any] as [String: Any])) }
}
private enum Fact_dict_source_007 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: ["n": NSNull(), "s": NSNull()] as [String: Any])) }
}
private enum Fact_dict_source_008 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: NSMutableDictionary(dictionary: ["id": 1]))) }
}
private enum Fact_dict_source_011 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: [:] as [String: Any])) }
}
private enum Fact_dict_source_012 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: Optional<[String: Any]>.none)) }
}
private enum Fact_dict_source_014 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: ["n": ["a": 1] as NSDictionary] as [String: Any])) }
}
private enum Fact_dict_source_017 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: ["id": 5, "s": ["x"]] as [String: Any])) }
}
private enum Fact_dict_source_018 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: ["id": Int8(5), "s": UInt8(6)] as [String: Any])) }
}
private enum Fact_array_source_001 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show([P].deserialize(from: NSArray(array: [["id": 1], NSNull(), 5]))) }
}
private enum Fact_array_source_003 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show([P].deserialize(from: [P(id: 9)] as [Any])) }
}
private enum Fact_array_source_004 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show([P].deserialize(from: NSArray())) }
}
private enum Fact_array_source_006 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show([P].deserialize(from: [["n": ["a": 2]] as NSDictionary] as [Any])) }
}
private enum Fact_array_source_007 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show([P].deserialize(from: [NSDictionary(dictionary: [1: 2])] as [Any])) }
}
private enum Fact_any_write_001 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = 5; let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_002 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = 2.5; let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_004 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = "x"; let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_005 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = NSNumber(value: true); let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_007 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = [1, NSNull(), Optional(2) as Any]; let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_009 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = M(a: 3); let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_010 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = [M(a: 3)]; let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_011 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = ["k": M(a: 3)]; let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_012 {
    enum HE: String, HandyJSONEnum { case a, b }
struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = HE.b; let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_013 {
    enum PE { case a }
struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = PE.a; let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_014 {
    enum RE: String { case a }
struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = RE.a; let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_015 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = Date(timeIntervalSince1970: 0); let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_016 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = Data([1]); let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_020 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = CGFloat(1.5); let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_021 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = Decimal(2); let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_024 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = Set([5]); let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_025 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = [1: 2]; let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_026 {
    struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = AnyHashable(5); let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_any_write_028 {
    class C: HandyJSON { var a = 1; required init() {} }
struct P: HandyJSON { var v: Any?; var l: [Any] = []; var d: [String: Any] = [:]; var w: Any = 0 }
    static func answer() -> String { { () -> String in let x: Any = C(); let p = P(v: x, l: [x], d: ["k": x], w: x); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_update_001 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"id":"9"}"#); return show(p) }() }
}
private enum Fact_update_003 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"s":null}"#); return show(p) }() }
}
private enum Fact_update_005 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"id":"x"}"#); return show(p) }() }
}
private enum Fact_update_008 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"n":5}"#); return show(p) }() }
}
private enum Fact_update_013 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"l":["x"]}"#); return show(p) }() }
}
private enum Fact_update_014 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"l":5}"#); return show(p) }() }
}
private enum Fact_update_015 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"l":null}"#); return show(p) }() }
}
private enum Fact_update_016 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"m":[{"a":8}]}"#); return show(p) }() }
}
private enum Fact_update_017 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"m":[]}"#); return show(p) }() }
}
private enum Fact_update_019 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"m":{"a":1}}"#); return show(p) }() }
}
private enum Fact_update_020 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"d":{"j":2}}"#); return show(p) }() }
}
private enum Fact_update_022 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"d":[1]}"#); return show(p) }() }
}
private enum Fact_update_024 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"[]"#); return show(p) }() }
}
private enum Fact_update_025 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"5"#); return show(p) }() }
}
private enum Fact_update_026 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #""#); return show(p) }() }
}

extension Fact {
    static let file12: [Fact] = [
        Fact(id: "dict-source-002", answer: Fact_dict_source_002.answer),
        Fact(id: "dict-source-004", answer: Fact_dict_source_004.answer),
        Fact(id: "dict-source-005", answer: Fact_dict_source_005.answer),
        Fact(id: "dict-source-006", answer: Fact_dict_source_006.answer),
        Fact(id: "dict-source-007", answer: Fact_dict_source_007.answer),
        Fact(id: "dict-source-008", answer: Fact_dict_source_008.answer),
        Fact(id: "dict-source-011", answer: Fact_dict_source_011.answer),
        Fact(id: "dict-source-012", answer: Fact_dict_source_012.answer),
        Fact(id: "dict-source-014", answer: Fact_dict_source_014.answer),
        Fact(id: "dict-source-017", answer: Fact_dict_source_017.answer),
        Fact(id: "dict-source-018", answer: Fact_dict_source_018.answer),
        Fact(id: "array-source-001", answer: Fact_array_source_001.answer),
        Fact(id: "array-source-003", answer: Fact_array_source_003.answer),
        Fact(id: "array-source-004", answer: Fact_array_source_004.answer),
        Fact(id: "array-source-006", answer: Fact_array_source_006.answer),
        Fact(id: "array-source-007", answer: Fact_array_source_007.answer),
        Fact(id: "any-write-001", answer: Fact_any_write_001.answer),
        Fact(id: "any-write-002", answer: Fact_any_write_002.answer),
        Fact(id: "any-write-004", answer: Fact_any_write_004.answer),
        Fact(id: "any-write-005", answer: Fact_any_write_005.answer),
        Fact(id: "any-write-007", answer: Fact_any_write_007.answer),
        Fact(id: "any-write-009", answer: Fact_any_write_009.answer),
        Fact(id: "any-write-010", answer: Fact_any_write_010.answer),
        Fact(id: "any-write-011", answer: Fact_any_write_011.answer),
        Fact(id: "any-write-012", answer: Fact_any_write_012.answer),
        Fact(id: "any-write-013", answer: Fact_any_write_013.answer),
        Fact(id: "any-write-014", answer: Fact_any_write_014.answer),
        Fact(id: "any-write-015", answer: Fact_any_write_015.answer),
        Fact(id: "any-write-016", answer: Fact_any_write_016.answer),
        Fact(id: "any-write-020", answer: Fact_any_write_020.answer),
        Fact(id: "any-write-021", answer: Fact_any_write_021.answer),
        Fact(id: "any-write-024", answer: Fact_any_write_024.answer),
        Fact(id: "any-write-025", answer: Fact_any_write_025.answer),
        Fact(id: "any-write-026", answer: Fact_any_write_026.answer),
        Fact(id: "any-write-028", answer: Fact_any_write_028.answer),
        Fact(id: "update-001", answer: Fact_update_001.answer),
        Fact(id: "update-003", answer: Fact_update_003.answer),
        Fact(id: "update-005", answer: Fact_update_005.answer),
        Fact(id: "update-008", answer: Fact_update_008.answer),
        Fact(id: "update-013", answer: Fact_update_013.answer),
        Fact(id: "update-014", answer: Fact_update_014.answer),
        Fact(id: "update-015", answer: Fact_update_015.answer),
        Fact(id: "update-016", answer: Fact_update_016.answer),
        Fact(id: "update-017", answer: Fact_update_017.answer),
        Fact(id: "update-019", answer: Fact_update_019.answer),
        Fact(id: "update-020", answer: Fact_update_020.answer),
        Fact(id: "update-022", answer: Fact_update_022.answer),
        Fact(id: "update-024", answer: Fact_update_024.answer),
        Fact(id: "update-025", answer: Fact_update_025.answer),
        Fact(id: "update-026", answer: Fact_update_026.answer),
    ]
}
