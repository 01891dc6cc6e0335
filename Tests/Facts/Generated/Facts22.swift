// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_write_074 {
    struct P: HandyJSON { var v: [AnyHashable: Any] = ["a": 1, 2: "x"]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_169 {
    struct P: HandyJSON { var v: [AnyHashable: Any] = ["a": 1, 2: "x"]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}
private enum Fact_odd_read_171 {
    struct P: HandyJSON { var v: [URL: Int] = [URL(string: "http://a")!: 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}
private enum Fact_write_077 {
    struct P: HandyJSON { var v: [Substring: Int] = ["a": 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_172 {
    struct P: HandyJSON { var v: [Substring: Int] = ["a": 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}
private enum Fact_write_078 {
    struct P: HandyJSON { var v: [Character: Int] = ["a": 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_173 {
    struct P: HandyJSON { var v: [Character: Int] = ["a": 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}
private enum Fact_write_079 {
    struct P: HandyJSON { var v: [NSString: Any] = ["a": 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_174 {
    struct P: HandyJSON { var v: [NSString: Any] = ["a": 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}
private enum Fact_write_080 {
    struct P: HandyJSON { var v: [NSNumber: Any] = [1: 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_081 {
    struct P: HandyJSON { var v: [NSObject: AnyObject] = [NSString(string: "a"): NSNumber(value: 1)]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_176 {
    struct P: HandyJSON { var v: [NSObject: AnyObject] = [NSString(string: "a"): NSNumber(value: 1)]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}
private enum Fact_null_list_001 {
    struct N: HandyJSONCustomTransformable { var t = "x"; static func _transform(from object: Any) -> N? { trace.append(object is NSNull ? "null" : "v"); return N(t: "c") }; func _plainValue() -> Any? { return t } }
struct P: HandyJSON { var v: [N] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":[null,1]}"#)) + show(trace) }
}
private enum Fact_null_list_003 {
    struct N: HandyJSONCustomTransformable { var t = "x"; static func _transform(from object: Any) -> N? { trace.append(object is NSNull ? "null" : "v"); return N(t: "c") }; func _plainValue() -> Any? { return t } }
struct P: HandyJSON { var v: [String: N] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":{"k":null}}"#)) + show(trace) }
}
private enum Fact_odd_write_114 {
    struct P: HandyJSON { var v: [NSString: Any] = ["a": 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}

extension Fact {
    static let file22: [Fact] = [
        Fact(id: "write-074", answer: Fact_write_074.answer),
        Fact(id: "odd-read-169", answer: Fact_odd_read_169.answer),
        Fact(id: "odd-read-171", answer: Fact_odd_read_171.answer),
        Fact(id: "write-077", answer: Fact_write_077.answer),
        Fact(id: "odd-read-172", answer: Fact_odd_read_172.answer),
        Fact(id: "write-078", answer: Fact_write_078.answer),
        Fact(id: "odd-read-173", answer: Fact_odd_read_173.answer),
        Fact(id: "write-079", answer: Fact_write_079.answer),
        Fact(id: "odd-read-174", answer: Fact_odd_read_174.answer),
        Fact(id: "write-080", answer: Fact_write_080.answer),
        Fact(id: "write-081", answer: Fact_write_081.answer),
        Fact(id: "odd-read-176", answer: Fact_odd_read_176.answer),
        Fact(id: "null-list-001", answer: Fact_null_list_001.answer),
        Fact(id: "null-list-003", answer: Fact_null_list_003.answer),
        Fact(id: "odd-write-114", answer: Fact_odd_write_114.answer),
    ]
}
