// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_update_027 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"x"#); return show(p) }() }
}
private enum Fact_update_028 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"null"#); return show(p) }() }
}
private enum Fact_update_029 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"id":5,"id":6}"#); return show(p) }() }
}
private enum Fact_update_030 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"unknown":1}"#); return show(p) }() }
}
private enum Fact_update_031 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: nil as String?); JSONDeserializer.update(object: &p, from: nil as [String: Any]?); return show(p) }() }
}
private enum Fact_update_path_002 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: ["id": 3, "a": ["id": 4, "b": ["id": 5] as [String: Any], "l": [["id": 6]]] as [String: Any], "b": 7] as [String: Any], designatedPath: "a"); return show(p.id) }() }
}
private enum Fact_update_path_003 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"id":3,"a":{"id":4,"b":{"id":5},"l":[{"id":6}]},"b":7}"#, designatedPath: "a.b"); return show(p.id) }() }
}
private enum Fact_update_path_004 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: ["id": 3, "a": ["id": 4, "b": ["id": 5] as [String: Any], "l": [["id": 6]]] as [String: Any], "b": 7] as [String: Any], designatedPath: "a.b"); return show(p.id) }() }
}
private enum Fact_update_path_006 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: ["id": 3, "a": ["id": 4, "b": ["id": 5] as [String: Any], "l": [["id": 6]]] as [String: Any], "b": 7] as [String: Any], designatedPath: "b"); return show(p.id) }() }
}
private enum Fact_update_path_007 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"id":3,"a":{"id":4,"b":{"id":5},"l":[{"id":6}]},"b":7}"#, designatedPath: ""); return show(p.id) }() }
}
private enum Fact_update_path_009 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"id":3,"a":{"id":4,"b":{"id":5},"l":[{"id":6}]},"b":7}"#, designatedPath: "."); return show(p.id) }() }
}
private enum Fact_update_path_010 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: ["id": 3, "a": ["id": 4, "b": ["id": 5] as [String: Any], "l": [["id": 6]]] as [String: Any], "b": 7] as [String: Any], designatedPath: "."); return show(p.id) }() }
}
private enum Fact_update_path_011 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"id":3,"a":{"id":4,"b":{"id":5},"l":[{"id":6}]},"b":7}"#, designatedPath: "a.x"); return show(p.id) }() }
}
private enum Fact_update_path_015 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"id":3,"a":{"id":4,"b":{"id":5},"l":[{"id":6}]},"b":7}"#, designatedPath: "a.l"); return show(p.id) }() }
}
private enum Fact_update_path_016 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: ["id": 3, "a": ["id": 4, "b": ["id": 5] as [String: Any], "l": [["id": 6]]] as [String: Any], "b": 7] as [String: Any], designatedPath: "a.l"); return show(p.id) }() }
}
private enum Fact_update_path_017 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"id":3,"a":{"id":4,"b":{"id":5},"l":[{"id":6}]},"b":7}"#, designatedPath: "A"); return show(p.id) }() }
}
private enum Fact_update_path_018 {
    struct N: HandyJSON { var a = 1; var b: String? = "i" }
struct P: HandyJSON { var id = 1; var s: String? = "s"; var n: N? = N(a: 5, b: "old"); var l = [1, 2]; var m: [N] = [N(a: 7, b: "x")]; var d = ["k": 1] }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: ["id": 3, "a": ["id": 4, "b": ["id": 5] as [String: Any], "l": [["id": 6]]] as [String: Any], "b": 7] as [String: Any], designatedPath: "A"); return show(p.id) }() }
}
private enum Fact_update_map_001 {
    struct P: HandyJSON { var v = 1; var w = 2; var x = 3; var y: Date?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ["a.b", "c"]; mapper >>> self.w; mapper <<< self.x <-- "xx"; mapper <<< self.y <-- DateTransform() } }
    static func answer() -> String { { () -> String in var p = P(y: Date(timeIntervalSince1970: 1)); JSONDeserializer.update(object: &p, from: #"{"a":{"b":5}}"#); return show(p) }() }
}
private enum Fact_update_map_003 {
    struct P: HandyJSON { var v = 1; var w = 2; var x = 3; var y: Date?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ["a.b", "c"]; mapper >>> self.w; mapper <<< self.x <-- "xx"; mapper <<< self.y <-- DateTransform() } }
    static func answer() -> String { { () -> String in var p = P(y: Date(timeIntervalSince1970: 1)); JSONDeserializer.update(object: &p, from: #"{"v":7}"#); return show(p) }() }
}
private enum Fact_update_map_005 {
    struct P: HandyJSON { var v = 1; var w = 2; var x = 3; var y: Date?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ["a.b", "c"]; mapper >>> self.w; mapper <<< self.x <-- "xx"; mapper <<< self.y <-- DateTransform() } }
    static func answer() -> String { { () -> String in var p = P(y: Date(timeIntervalSince1970: 1)); JSONDeserializer.update(object: &p, from: #"{"xx":9,"x":10}"#); return show(p) }() }
}
private enum Fact_update_map_006 {
    struct P: HandyJSON { var v = 1; var w = 2; var x = 3; var y: Date?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ["a.b", "c"]; mapper >>> self.w; mapper <<< self.x <-- "xx"; mapper <<< self.y <-- DateTransform() } }
    static func answer() -> String { { () -> String in var p = P(y: Date(timeIntervalSince1970: 1)); JSONDeserializer.update(object: &p, from: #"{"y":5}"#); return show(p) }() }
}
private enum Fact_update_map_007 {
    struct P: HandyJSON { var v = 1; var w = 2; var x = 3; var y: Date?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ["a.b", "c"]; mapper >>> self.w; mapper <<< self.x <-- "xx"; mapper <<< self.y <-- DateTransform() } }
    static func answer() -> String { { () -> String in var p = P(y: Date(timeIntervalSince1970: 1)); JSONDeserializer.update(object: &p, from: #"{"y":null}"#); return show(p) }() }
}
private enum Fact_update_class_001 {
    class N: HandyJSON { var a = 1; required init() {} }
class P: HandyJSON { var id = 1; var n: N? = N(); var l: [N] = [N()]; required init() {} }
class S: P { var z = 3 }
    static func answer() -> String { { () -> String in var p = P(); let old = p; let n = p.n!; n.a = 9; JSONDeserializer.update(object: &p, from: #"{"id":5,"n":{}}"#); return "\(old === p) \(n === p.n!) " + show(p) }() }
}
private enum Fact_update_class_002 {
    class N: HandyJSON { var a = 1; required init() {} }
class P: HandyJSON { var id = 1; var n: N? = N(); var l: [N] = [N()]; required init() {} }
class S: P { var z = 3 }
    static func answer() -> String { { () -> String in var p = P(); let e = p.l[0]; JSONDeserializer.update(object: &p, from: #"{"l":[{"a":4}]}"#); return "\(e === p.l[0]) " + show(p) }() }
}
private enum Fact_update_class_004 {
    class N: HandyJSON { var a = 1; required init() {} }
class P: HandyJSON { var id = 1; var n: N? = N(); var l: [N] = [N()]; required init() {} }
class S: P { var z = 3 }
    static func answer() -> String { { () -> String in var p = S(); JSONDeserializer<S>.update(object: &p, from: #"{"id":5,"z":6}"#); return show(p) }() }
}
private enum Fact_update_class_005 {
    class N: HandyJSON { var a = 1; required init() {} }
class P: HandyJSON { var id = 1; var n: N? = N(); var l: [N] = [N()]; required init() {} }
class S: P { var z = 3 }
    static func answer() -> String { { () -> String in var p = S(); JSONDeserializer.update(object: &p, from: ["id": "5", "z": 6.9, "n": N()]); return show(p) }() }
}
private enum Fact_update_hooks_001 {
    class P: HandyJSON { var id = 1 { didSet { trace.append("set") } }; required init() { trace.append("init") }; func willStartMapping() { trace.append("will") }; func didFinishMapping() { trace.append("did") }; func mapping(mapper: HelpingMapper) { trace.append("map") } }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"id":5}"#); JSONDeserializer.update(object: &p, from: "[]"); return show(p) + trace.joined(separator: ",") }() }
}
private enum Fact_path_001 {
    struct P: HandyJSON { var id = 1 }
    static func answer() -> String { show([P].deserialize(from: #"{"a":{"b":[{"id":3}]}}"#, designatedPath: "a.b")) + show(P.deserialize(from: #"{"a":{"b":[{"id":3}]}}"#, designatedPath: "a.b")) }
}
private enum Fact_path_002 {
    struct P: HandyJSON { var id = 1 }
    static func answer() -> String { show([P].deserialize(from: #"[{"a":[{"id":3}]}]"#, designatedPath: "a")) + show(P.deserialize(from: #"[{"a":[{"id":3}]}]"#, designatedPath: "a")) }
}
private enum Fact_path_003 {
    struct P: HandyJSON { var id = 1 }
    static func answer() -> String { show([P].deserialize(from: #"{"a":[{"id":3},5,null]}"#, designatedPath: "a")) + show(P.deserialize(from: #"{"a":[{"id":3},5,null]}"#, designatedPath: "a")) }
}
private enum Fact_path_004 {
    struct P: HandyJSON { var id = 1 }
    static func answer() -> String { show([P].deserialize(from: #"{"a":null}"#, designatedPath: "a")) + show(P.deserialize(from: #"{"a":null}"#, designatedPath: "a")) }
}
private enum Fact_path_005 {
    struct P: HandyJSON { var id = 1 }
    static func answer() -> String { show([P].deserialize(from: #"{"a":"[]"}"#, designatedPath: "a")) + show(P.deserialize(from: #"{"a":"[]"}"#, designatedPath: "a")) }
}
private enum Fact_hooks_001 {
    class A: HandyJSON { var a = 1; required init() { trace.append("A.init") }; func willStartMapping() { trace.append("A.will") }; func mapping(mapper: HelpingMapper) { trace.append("A.map") }; func didFinishMapping() { trace.append("A.did") } }
class B: A { var b = 2; override func willStartMapping() { trace.append("B.will"); super.willStartMapping() }; override func mapping(mapper: HelpingMapper) { trace.append("B.map"); super.mapping(mapper: mapper) }; override func didFinishMapping() { trace.append("B.did"); super.didFinishMapping() } }
    static func answer() -> String { show(B.deserialize(from: #"{"a":5,"b":6}"#)) + " " + trace.joined(separator: ",") }
}
private enum Fact_hooks_004 {
    class A: HandyJSON { var a = 1; required init() { trace.append("A.init") }; func willStartMapping() { trace.append("A.will") }; func mapping(mapper: HelpingMapper) { trace.append("A.map") }; func didFinishMapping() { trace.append("A.did") } }
class B: HandyJSON { var x: A?; var l: [A] = []; var d: [String: A] = [:]; var after = 1; required init() { trace.append("B.init") }; func willStartMapping() { trace.append("B.will") }; func mapping(mapper: HelpingMapper) { trace.append("B.map") }; func didFinishMapping() { trace.append("B.did") } }
    static func answer() -> String { show(B.deserialize(from: #"{"x":{"a":5},"l":[{},5,{}],"d":{"k":{"a":1}},"after":2}"#)) + " " + trace.joined(separator: ",") }
}
private enum Fact_hooks_005 {
    class A: HandyJSON { var a = 1; required init() { trace.append("A.init") }; func willStartMapping() { trace.append("A.will") }; func mapping(mapper: HelpingMapper) { trace.append("A.map") }; func didFinishMapping() { trace.append("A.did") } }
    static func answer() -> String { show([A].deserialize(from: #"[{"a":5},5,{}]"#)) + " " + trace.joined(separator: ",") }
}
private enum Fact_hooks_006 {
    class A: HandyJSON { var a = 1; required init() { trace.append("A.init") }; func willStartMapping() { trace.append("A.will") }; func mapping(mapper: HelpingMapper) { trace.append("A.map") }; func didFinishMapping() { trace.append("A.did") } }
    static func answer() -> String { { () -> String in let x = A(); x.a = 4; _ = x.toJSON(); trace.append("|"); _ = x.toJSONString(); trace.append("|"); _ = [x, x].toJSONString(); return trace.joined(separator: ",") }() }
}
private enum Fact_hooks_008 {
    class A: HandyJSON { var a = 1; required init() { trace.append("A.init") }; func willStartMapping() { trace.append("A.will") }; func mapping(mapper: HelpingMapper) { trace.append("A.map") }; func didFinishMapping() { trace.append("A.did") } }
    static func answer() -> String { show(A.deserialize(from: "[]")) + show(A.deserialize(from: "x")) + show(A.deserialize(from: #"{"d":{}}"#, designatedPath: "d")) + show(A.deserialize(from: "{}", designatedPath: "zz")) + " " + trace.joined(separator: ",") }
}
private enum Fact_hooks_mutate_001 {
    struct N: HandyJSON { var a = 1; var n = 0; mutating func willStartMapping() { a = 10; n = 100 }; mutating func didFinishMapping() { n += a } }
struct P: HandyJSON { var l: [N] = []; var o: [N]? ; var d: [String: N] = [:]; var x = N(); var y: N?; var ll: [[N]] = []; var s = 0; mutating func didFinishMapping() { s = l.map { $0.n }.reduce(0, +) } }
    static func answer() -> String { show(P.deserialize(from: #"{"l":[{"a":1},{}],"o":[{"a":2}],"d":{"k":{"a":3}},"x":{"a":4},"y":{},"ll":[[{"a":6}]]}"#)) }
}
private enum Fact_hooks_mutate_002 {
    struct N: HandyJSON { var a = 1; var n = 0; mutating func willStartMapping() { a = 10; n = 100 }; mutating func didFinishMapping() { n += a } }
    static func answer() -> String { show([N].deserialize(from: #"[{"a":1},{}]"#)) + show(N.deserialize(from: ["a": 5])) + show(N.deserialize(from: #"{"r":{"a":5}}"#, designatedPath: "r")) }
}
private enum Fact_hooks_mutate_004 {
    class P: HandyJSON { var a = 1; var b = 2; required init() {}; func mapping(mapper: HelpingMapper) { a += 10; mapper <<< self.b <-- "bb" } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"bb":5}"#)!; let s = canon(p.toJSONString()); let t = canon(p.toJSONString()); return show(p) + s + t }() }
}
private enum Fact_hooks_mutate_006 {
    struct P: HandyJSON { var a: Int? = 1; var b = "x"; mutating func didFinishMapping() { if a == nil { b = "none" }; a = nil } }
    static func answer() -> String { show(P.deserialize(from: #"{"a":null}"#)) + show(P.deserialize(from: #"{"a":"z"}"#)) + show(P.deserialize(from: #"{}"#)) }
}
private enum Fact_hooks_observers_001 {
    struct P: HandyJSON { var a = 1 { willSet { trace.append("will\(newValue)") } didSet { trace.append("did\(oldValue)") } }; var b: [Int] = [] { didSet { trace.append("b") } } }
    static func answer() -> String { show(P.deserialize(from: #"{"a":5,"b":[1]}"#)) + " " + trace.joined(separator: ",") }
}
private enum Fact_hooks_observers_003 {
    class P: HandyJSON { var a = 1 { didSet { trace.append("did\(oldValue)") } }; required init() {} ; func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "aa" } }
    static func answer() -> String { show(P.deserialize(from: #"{"aa":5}"#)) + canon(P().toJSONString()) + " " + trace.joined(separator: ",") }
}
private enum Fact_hooks_observers_005 {
    class B: HandyJSON { var a = 1; required init() {} }
class P: B { override var a: Int { didSet { trace.append("did") } } }
    static func answer() -> String { show(P.deserialize(from: #"{"a":5}"#)?.a) + canon(P().toJSONString()) + " " + trace.joined(separator: ",") }
}
private enum Fact_hooks_init_001 {
    class P: HandyJSON { var a = 1; var b: Int; required init() { b = 7; a = b + 1 } }
    static func answer() -> String { show(P.deserialize(from: #"{"b":2}"#)) + show(P.deserialize(from: "{}")) }
}
private enum Fact_hooks_generic_001 {
    class G<T>: HandyJSON { var d: T?; required init() { trace.append("init") }; func didFinishMapping() { trace.append("did \(T.self) \(d == nil)") } }
    static func answer() -> String { show(G<Int>.deserialize(from: #"{"d":"5"}"#)) + show(G<[G<Int>]>.deserialize(from: #"{"d":[{"d":1}]}"#)) + " " + trace.joined(separator: ",") }
}
private enum Fact_text_number_001 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"nan","o":"nan","u":"nan","d":"nan","f":"nan","l":["nan"]}"#)) }
}
private enum Fact_text_number_002 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"NaN","o":"NaN","u":"NaN","d":"NaN","f":"NaN","l":["NaN"]}"#)) }
}
private enum Fact_text_number_003 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"inf","o":"inf","u":"inf","d":"inf","f":"inf","l":["inf"]}"#)) }
}
private enum Fact_text_nsnumber_003 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"inf"}"#)?.n).map { "\($0)" } ?? "nil" }
}

extension Fact {
    static let file13: [Fact] = [
        Fact(id: "update-027", answer: Fact_update_027.answer),
        Fact(id: "update-028", answer: Fact_update_028.answer),
        Fact(id: "update-029", answer: Fact_update_029.answer),
        Fact(id: "update-030", answer: Fact_update_030.answer),
        Fact(id: "update-031", answer: Fact_update_031.answer),
        Fact(id: "update-path-002", answer: Fact_update_path_002.answer),
        Fact(id: "update-path-003", answer: Fact_update_path_003.answer),
        Fact(id: "update-path-004", answer: Fact_update_path_004.answer),
        Fact(id: "update-path-006", answer: Fact_update_path_006.answer),
        Fact(id: "update-path-007", answer: Fact_update_path_007.answer),
        Fact(id: "update-path-009", answer: Fact_update_path_009.answer),
        Fact(id: "update-path-010", answer: Fact_update_path_010.answer),
        Fact(id: "update-path-011", answer: Fact_update_path_011.answer),
        Fact(id: "update-path-015", answer: Fact_update_path_015.answer),
        Fact(id: "update-path-016", answer: Fact_update_path_016.answer),
        Fact(id: "update-path-017", answer: Fact_update_path_017.answer),
        Fact(id: "update-path-018", answer: Fact_update_path_018.answer),
        Fact(id: "update-map-001", answer: Fact_update_map_001.answer),
        Fact(id: "update-map-003", answer: Fact_update_map_003.answer),
        Fact(id: "update-map-005", answer: Fact_update_map_005.answer),
        Fact(id: "update-map-006", answer: Fact_update_map_006.answer),
        Fact(id: "update-map-007", answer: Fact_update_map_007.answer),
        Fact(id: "update-class-001", answer: Fact_update_class_001.answer),
        Fact(id: "update-class-002", answer: Fact_update_class_002.answer),
        Fact(id: "update-class-004", answer: Fact_update_class_004.answer),
        Fact(id: "update-class-005", answer: Fact_update_class_005.answer),
        Fact(id: "update-hooks-001", answer: Fact_update_hooks_001.answer),
        Fact(id: "path-001", answer: Fact_path_001.answer),
        Fact(id: "path-002", answer: Fact_path_002.answer),
        Fact(id: "path-003", answer: Fact_path_003.answer),
        Fact(id: "path-004", answer: Fact_path_004.answer),
        Fact(id: "path-005", answer: Fact_path_005.answer),
        Fact(id: "hooks-001", answer: Fact_hooks_001.answer),
        Fact(id: "hooks-004", answer: Fact_hooks_004.answer),
        Fact(id: "hooks-005", answer: Fact_hooks_005.answer),
        Fact(id: "hooks-006", answer: Fact_hooks_006.answer),
        Fact(id: "hooks-008", answer: Fact_hooks_008.answer),
        Fact(id: "hooks-mutate-001", answer: Fact_hooks_mutate_001.answer),
        Fact(id: "hooks-mutate-002", answer: Fact_hooks_mutate_002.answer),
        Fact(id: "hooks-mutate-004", answer: Fact_hooks_mutate_004.answer),
        Fact(id: "hooks-mutate-006", answer: Fact_hooks_mutate_006.answer),
        Fact(id: "hooks-observers-001", answer: Fact_hooks_observers_001.answer),
        Fact(id: "hooks-observers-003", answer: Fact_hooks_observers_003.answer),
        Fact(id: "hooks-observers-005", answer: Fact_hooks_observers_005.answer),
        Fact(id: "hooks-init-001", answer: Fact_hooks_init_001.answer),
        Fact(id: "hooks-generic-001", answer: Fact_hooks_generic_001.answer),
        Fact(id: "text-number-001", answer: Fact_text_number_001.answer),
        Fact(id: "text-number-002", answer: Fact_text_number_002.answer),
        Fact(id: "text-number-003", answer: Fact_text_number_003.answer),
        Fact(id: "text-nsnumber-003", answer: Fact_text_nsnumber_003.answer),
    ]
}
