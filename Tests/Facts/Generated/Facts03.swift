// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_transform_twice_002 {
    struct P: HandyJSON { var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "k"; mapper <<< self.v <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } }) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"11","k":"12"}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_twice_003 {
    struct P: HandyJSON { var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v, name: "k"); mapper <<< self.v <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } }) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"11","k":"12"}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_twice_004 {
    struct P: HandyJSON { var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } }); mapper.specify(property: &self.v) { (s: String) -> Int in s.count } } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"1111"}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_inherit_002 {
    class B: HandyJSON { var v: Int? = 5; required init() {}; func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ("w", TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })) } }
class S: B { var t = 2; override func mapping(mapper: HelpingMapper) { mapper <<< self.t <-- "tt" } }
    static func answer() -> String { { () -> String in let p = S.deserialize(from: #"{"w":"11","v":4,"tt":3}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_inherit_003 {
    class B: HandyJSON { var v: Int? = 5; required init() {}; func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ("w", TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })) } }
class S: B { override func mapping(mapper: HelpingMapper) { super.mapping(mapper: mapper); mapper <<< self.v <-- "plain" } }
    static func answer() -> String { { () -> String in let p = S.deserialize(from: #"{"w":"11","plain":4}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_inherit_004 {
    class B: HandyJSON { var v: Int? = 5; required init() {}; func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ("w", TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })) } }
class S: B { override func mapping(mapper: HelpingMapper) { super.mapping(mapper: mapper); mapper >>> self.v } }
    static func answer() -> String { { () -> String in let p = S.deserialize(from: #"{"w":"11"}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_list_001 {
    struct P: HandyJSON { var a: Int = 1; var b: Int? = 2; var c: Date?; var d = 4; mutating func mapping(mapper: HelpingMapper) { mapper <<< [self.a <-- ("aa", TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })), self.b <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } }), self.c <-- ("x.c", DateTransform()), self.d <-- ["e", "f"]] } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"aa":"11","b":"12","x":{"c":5},"f":6}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_calls_001 {
    struct P: HandyJSON { var v: Int = 5; var w: Int?; mutating func mapping(mapper: HelpingMapper) { let t = TransformOf<Int, Int>(fromJSON: { trace.append("from\(show($0))"); return $0 }, toJSON: { trace.append("to\(show($0))"); return $0 }); mapper <<< [self.v <-- t, self.w <-- t] } }
    static func answer() -> String { { () -> String in _ = P().toJSON(); trace.append("|"); _ = P().toJSONString(); trace.append("|"); _ = P.deserialize(from: #"{"v":1,"w":null}"#); _ = [P(), P()].toJSONString(); return trace.joined(separator: " ") }() }
}
private enum Fact_transform_calls_002 {
    struct P: HandyJSON { var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Int>(fromJSON: { trace.append("from\(show($0))"); return $0 }, toJSON: { $0 }) } }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"v":9}"#); JSONDeserializer.update(object: &p, from: ["v": "x"]); return show(p) + show(trace) }() }
}
private enum Fact_transform_nested_001 {
    struct N: HandyJSON { var v: Int = 5; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ("w", TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })) } }
struct P: HandyJSON { var n = N(); var l: [N] = []; var d: [String: N] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"n":{"w":"6"},"l":[{"w":"7"},{"v":1}],"d":{"k":{"w":"8"}}}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_dict_source_001 {
    struct P: HandyJSON { var d: Date?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.d <-- DateTransform() } }
    static func answer() -> String { [5 as Any, 5.5, Float(2.5), Int8(3), UInt64(4), NSNumber(value: 7), "8", Date(timeIntervalSince1970: 9), true, CGFloat(1.5), Decimal(3)].map { show(P.deserialize(from: ["d": $0])?.d) }.joined(separator: " ") }
}
private enum Fact_transform_dict_source_002 {
    struct P: HandyJSON { var u: URL?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.u <-- URLTransform() } }
    static func answer() -> String { ["http://a b/é" as Any, URL(string: "http://x")!, NSString(string: "http://n"), 5].map { show(P.deserialize(from: ["u": $0])?.u) }.joined(separator: " ") }
}
private enum Fact_transform_prefer_001 {
    struct N: HandyJSONCustomTransformable { var t = "x"; static func _transform(from object: Any) -> N? { return N(t: "c\(object)") }; func _plainValue() -> Any? { return "plain" } }
struct P: HandyJSON { var v: N? = N(); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<N, String>(fromJSON: { N(t: "t" + ($0 ?? "nil")) }, toJSON: { _ in "toJSON" }) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"j"}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_prefer_002 {
    struct N: HandyJSONCustomTransformable { var t = "x"; static func _transform(from object: Any) -> N? { return (object as? String).map { N(t: $0) } }; func _plainValue() -> Any? { return "plain" } }
struct P: HandyJSON { var v: N? = N(); var l: [N] = []; var d: [String: N]? }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":5,"l":["a",1],"d":{"k":"b","j":[]}}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_specify_001 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":7}"#)) }
}
private enum Fact_specify_002 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":7.5}"#)) }
}
private enum Fact_specify_007 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":null}"#)) }
}
private enum Fact_specify_009 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":{"a":1}}"#)) }
}
private enum Fact_specify_010 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":[]}"#)) }
}
private enum Fact_specify_011 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":{}}"#)) }
}
private enum Fact_specify_012 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":12345678901234567890}"#)) }
}
private enum Fact_specify_014 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":1e3}"#)) }
}
private enum Fact_specify_015 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":100000000000000000}"#)) }
}
private enum Fact_specify_016 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":1234567.5}"#)) }
}
private enum Fact_specify_017 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":-0.0}"#)) }
}
private enum Fact_specify_018 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: "{}")) }
}
private enum Fact_specify_dict_001 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: ["v": 5 as Any])) }
}
private enum Fact_specify_dict_002 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: ["v": "s" as Any])) }
}
private enum Fact_specify_dict_003 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: ["v": true as Any])) }
}
private enum Fact_specify_dict_004 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: ["v": 2.5 as Any])) }
}
private enum Fact_specify_dict_006 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: ["v": ["a": 1] as Any])) }
}
private enum Fact_specify_dict_007 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: ["v": NSNull() as Any])) }
}
private enum Fact_specify_dict_008 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: ["v": NSNumber(value: 3) as Any])) }
}
private enum Fact_specify_dict_013 {
    struct P: HandyJSON { var v: String = "init"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: ["v": NSArray(array: [1]) as Any])) }
}
private enum Fact_specify_020 {
    struct P: HandyJSON { var v: Int = 1; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v, name: "a.b") { Int($0) ?? -1 } } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"a":{"b":"12"}}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_specify_021 {
    struct P: HandyJSON { var v: Int? = 1; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { (s: String) -> Int? in Int(s) } } }
    static func answer() -> String { show(P.deserialize(from: #"{"v":"12"}"#)) + show(P.deserialize(from: #"{"v":"x"}"#)) + show(P.deserialize(from: #"{"v":13}"#)) }
}
private enum Fact_specify_022 {
    struct P: HandyJSON { var v: Int? = 1; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v, name: nil, converter: nil) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"12"}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_specify_024 {
    struct N: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: N = N(a: 2); mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v, name: "w") { N.deserialize(from: $0) ?? N(a: -1) } } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"w":"{\"a\":5}"}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_specify_025 {
    class P: HandyJSON { var v: String = "i"; var u = 0; required init() {}; func mapping(mapper: HelpingMapper) { mapper.specify(property: &v) { $0 + "!" }; mapper.specify(property: &u, name: "uu") } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"12","uu":4}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_specify_026 {
    class P: HandyJSON { var v: String = "i"; var u = 0; required init() {}; func mapping(mapper: HelpingMapper) { mapper.specify(property: &v) { $0 + "!" }; mapper.exclude(property: &u) } }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"v":9,"u":4}"#); return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_002 {
    struct P: HandyJSON { var v: AnyHashable? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_read_004 {
    struct P: HandyJSON { var v: AnyHashable? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_write_001 {
    struct P: HandyJSON { var v: AnyHashable? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_005 {
    struct P: HandyJSON { var v: AnyHashable? = AnyHashable("i"); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":1}"#)) }
}
private enum Fact_odd_read_007 {
    struct P: HandyJSON { var v: AnyHashable? = AnyHashable("i"); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_write_002 {
    struct P: HandyJSON { var v: AnyHashable? = AnyHashable("i"); var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_008 {
    struct P: HandyJSON { var v: AnyHashable = AnyHashable("i"); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":1.5}"#)) }
}
private enum Fact_odd_write_003 {
    struct P: HandyJSON { var v: AnyHashable = AnyHashable("i"); var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_010 {
    struct P: HandyJSON { var v: [AnyHashable: Any] = [:]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":1,"b":[1]}}"#)) }
}
private enum Fact_odd_read_011 {
    struct P: HandyJSON { var v: [AnyHashable: Any] = [:]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)) }
}

extension Fact {
    static let file03: [Fact] = [
        Fact(id: "transform-twice-002", answer: Fact_transform_twice_002.answer),
        Fact(id: "transform-twice-003", answer: Fact_transform_twice_003.answer),
        Fact(id: "transform-twice-004", answer: Fact_transform_twice_004.answer),
        Fact(id: "transform-inherit-002", answer: Fact_transform_inherit_002.answer),
        Fact(id: "transform-inherit-003", answer: Fact_transform_inherit_003.answer),
        Fact(id: "transform-inherit-004", answer: Fact_transform_inherit_004.answer),
        Fact(id: "transform-list-001", answer: Fact_transform_list_001.answer),
        Fact(id: "transform-calls-001", answer: Fact_transform_calls_001.answer),
        Fact(id: "transform-calls-002", answer: Fact_transform_calls_002.answer),
        Fact(id: "transform-nested-001", answer: Fact_transform_nested_001.answer),
        Fact(id: "transform-dict-source-001", answer: Fact_transform_dict_source_001.answer),
        Fact(id: "transform-dict-source-002", answer: Fact_transform_dict_source_002.answer),
        Fact(id: "transform-prefer-001", answer: Fact_transform_prefer_001.answer),
        Fact(id: "transform-prefer-002", answer: Fact_transform_prefer_002.answer),
        Fact(id: "specify-001", answer: Fact_specify_001.answer),
        Fact(id: "specify-002", answer: Fact_specify_002.answer),
        Fact(id: "specify-007", answer: Fact_specify_007.answer),
        Fact(id: "specify-009", answer: Fact_specify_009.answer),
        Fact(id: "specify-010", answer: Fact_specify_010.answer),
        Fact(id: "specify-011", answer: Fact_specify_011.answer),
        Fact(id: "specify-012", answer: Fact_specify_012.answer),
        Fact(id: "specify-014", answer: Fact_specify_014.answer),
        Fact(id: "specify-015", answer: Fact_specify_015.answer),
        Fact(id: "specify-016", answer: Fact_specify_016.answer),
        Fact(id: "specify-017", answer: Fact_specify_017.answer),
        Fact(id: "specify-018", answer: Fact_specify_018.answer),
        Fact(id: "specify-dict-001", answer: Fact_specify_dict_001.answer),
        Fact(id: "specify-dict-002", answer: Fact_specify_dict_002.answer),
        Fact(id: "specify-dict-003", answer: Fact_specify_dict_003.answer),
        Fact(id: "specify-dict-004", answer: Fact_specify_dict_004.answer),
        Fact(id: "specify-dict-006", answer: Fact_specify_dict_006.answer),
        Fact(id: "specify-dict-007", answer: Fact_specify_dict_007.answer),
        Fact(id: "specify-dict-008", answer: Fact_specify_dict_008.answer),
        Fact(id: "specify-dict-013", answer: Fact_specify_dict_013.answer),
        Fact(id: "specify-020", answer: Fact_specify_020.answer),
        Fact(id: "specify-021", answer: Fact_specify_021.answer),
        Fact(id: "specify-022", answer: Fact_specify_022.answer),
        Fact(id: "specify-024", answer: Fact_specify_024.answer),
        Fact(id: "specify-025", answer: Fact_specify_025.answer),
        Fact(id: "specify-026", answer: Fact_specify_026.answer),
        Fact(id: "odd-read-002", answer: Fact_odd_read_002.answer),
        Fact(id: "odd-read-004", answer: Fact_odd_read_004.answer),
        Fact(id: "odd-write-001", answer: Fact_odd_write_001.answer),
        Fact(id: "odd-read-005", answer: Fact_odd_read_005.answer),
        Fact(id: "odd-read-007", answer: Fact_odd_read_007.answer),
        Fact(id: "odd-write-002", answer: Fact_odd_write_002.answer),
        Fact(id: "odd-read-008", answer: Fact_odd_read_008.answer),
        Fact(id: "odd-write-003", answer: Fact_odd_write_003.answer),
        Fact(id: "odd-read-010", answer: Fact_odd_read_010.answer),
        Fact(id: "odd-read-011", answer: Fact_odd_read_011.answer),
    ]
}
