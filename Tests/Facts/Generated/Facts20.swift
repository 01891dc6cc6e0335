// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_write_ref_003 {
    class N: HandyJSON { var x = 1; required init() {} }
struct P: HandyJSON { weak var w: N?; var n = 1 }
    static func answer() -> String { { () -> String in var p = P(); let k = N(); p.w = k; let s = canon(p.toJSONString()); k.x = 2; return s }() }
}
private enum Fact_write_ref_004 {
    class N: HandyJSON { var x = 1; required init() {} }
class P: HandyJSON { weak var up: P?; var kids: [P] = []; var id = 1; required init() {} }
    static func answer() -> String { { () -> String in let p = P(), k = P(); k.id = 2; p.kids = [k]; return canon(p.toJSONString()) }() }
}
private enum Fact_write_ref_005 {
    class N: HandyJSON { var x = 1; required init() {} }
class P: HandyJSON { var a: N? = N(); var b: N?; required init() {} }
    static func answer() -> String { { () -> String in let p = P(); p.b = p.a; return canon(p.toJSONString()) }() }
}
private enum Fact_write_ref_007 {
    class N: HandyJSON { var x = 1; required init() {} }
class P: HandyJSON { lazy var z: Int = 5; lazy var n: N = N(); var a = 1; required init() {} }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"z":7,"n":{"x":3},"a":2}"#)!; return "\(p.z) \(p.n.x) \(p.a) " + canon(p.toJSONString()) }() }
}
private enum Fact_write_ref_008 {
    class N: HandyJSON { var x = 1; required init() {} }
struct P: HandyJSON { lazy var z: Int = 5; var a = 1 }
    static func answer() -> String { { () -> String in var p = P.deserialize(from: #"{"z":7,"a":2}"#)!; _ = p.z; return "\(p.z) \(p.a) " + canon(p.toJSONString()) }() }
}
private enum Fact_write_ref_009 {
    class N: HandyJSON { var x = 1; required init() {} }
class Q: N { var y = 2 }
    static func answer() -> String { { () -> String in let x: HandyJSON = Q(); return canon(x.toJSONString()) + canon((Q() as N).toJSONString()) }() }
}
private enum Fact_write_ref_010 {
    class N: HandyJSON { var x = 1; required init() {} }
class Q: N { var y = 2 }
struct P: HandyJSON { var n: N = Q(); var o: N? = Q(); var l: [N] = [Q()]; var d: [String: N] = ["k": Q()]; var a: Any? = Q() }
    static func answer() -> String { { () -> String in return canon(P().toJSONString()) }() }
}
private enum Fact_write_ref_013 {
    class N: HandyJSON { var x = 1; required init() {} }
struct P: HandyJSON { @W var a = 5; @W var b: String? = "x"; var ok = 1 }
@propertyWrapper struct W<T> { var wrappedValue: T }
    static func answer() -> String { { () -> String in return show(P.deserialize(from: #"{"a":7,"b":"y","ok":2}"#)) + canon(P().toJSONString()) }() }
}
private enum Fact_write_ref_014 {
    class N: HandyJSON { var x = 1; required init() {} }
struct P: HandyJSON { @W var a = 5; var ok = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "aa" } }
@propertyWrapper struct W<T> { var wrappedValue: T }
    static func answer() -> String { { () -> String in return show(P.deserialize(from: #"{"aa":7,"ok":2}"#)) + canon(P().toJSONString()) }() }
}
private enum Fact_write_ref_015 {
    class N: HandyJSON { var x = 1; required init() {} }
struct P: HandyJSON { @W var a = 5; var ok = 1; mutating func mapping(mapper: HelpingMapper) { mapper >>> self.a } }
@propertyWrapper struct W<T> { var wrappedValue: T }
    static func answer() -> String { { () -> String in return show(P.deserialize(from: #"{"a":7,"_a":8,"ok":2}"#)) + canon(P().toJSONString()) }() }
}
private enum Fact_map_state_002 {
    struct P: HandyJSON { var v: String? = nil; var w = 1; mutating func mapping(mapper: HelpingMapper) { v = "set"; mapper <<< self.w <-- "ww" } }
    static func answer() -> String { { () -> String in let p = P(); return canon(p.toJSONString()) + show(p) + show(P.deserialize(from: "{}")) + show(P.deserialize(from: #"{"v":"j"}"#)) }() }
}
private enum Fact_map_state_003 {
    class P: HandyJSON { var v: String? = nil; var n: N?; required init() {}; func mapping(mapper: HelpingMapper) { v = "set"; n = N() } }
struct N: HandyJSON { var x = 1 }
    static func answer() -> String { { () -> String in let p = P(); return canon(p.toJSONString()) + canon(p.toJSONString()) + show(p) }() }
}
private enum Fact_map_state_004 {
    struct N: HandyJSON { var x = 1; mutating func mapping(mapper: HelpingMapper) { x += 1 } }
struct P: HandyJSON { var n = N(); var l = [N(), N()] }
    static func answer() -> String { { () -> String in let p = P(); return canon(p.toJSONString()) + show(p) + show(P.deserialize(from: #"{"n":{},"l":[{"x":9}]}"#)) }() }
}
private enum Fact_write_059 {
    struct P: HandyJSON { var a: Any? ; var b: Any = 0; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(a: NSNull(), b: NSNull()); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_060 {
    struct P: HandyJSON { var a: Any? ; var b: Any = 0; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(a: Optional<Int>.none as Any, b: Optional<Int>.none as Any); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_061 {
    struct P: HandyJSON { var a: Any? ; var b: Any = 0; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(a: [NSNull()], b: [NSNull()]); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_062 {
    struct P: HandyJSON { var a: Any? ; var b: Any = 0; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(a: ["k": NSNull()], b: ["k": NSNull()]); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_native_cast_006 {
    struct P: HandyJSON { var v: Date?; var w: Int = 0; var x: String?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DateTransform(); mapper <<< self.w <-- TransformOf<Int, Double>(fromJSON: { $0.map { Int($0) + 1 } }, toJSON: { $0.map { Double($0) } }); mapper <<< self.x <-- TransformOf<String, Int>(fromJSON: { $0.map { "i\($0)" } }, toJSON: { _ in 1 }) } }
    static func answer() -> String { show(P.deserialize(from: ["v": 5, "w": 5, "x": 5] as [String: Any])) }
}
private enum Fact_native_cast_009 {
    struct P: HandyJSON { var v: Date?; var w: Int = 0; var x: String?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DateTransform(); mapper <<< self.w <-- TransformOf<Int, Double>(fromJSON: { $0.map { Int($0) + 1 } }, toJSON: { $0.map { Double($0) } }); mapper <<< self.x <-- TransformOf<String, Int>(fromJSON: { $0.map { "i\($0)" } }, toJSON: { _ in 1 }) } }
    static func answer() -> String { show(P.deserialize(from: ["v": "5", "w": "5", "x": "5"] as [String: Any])) }
}
private enum Fact_native_cast_010 {
    struct P: HandyJSON { var v: Any?; var m: [String: Any] = [:] }
    static func answer() -> String { ["flag": true, "n": 5, "f": 1.5].map { k, v in "\(k) " + canon(P.deserialize(from: ["v": v as Any, "m": ["x": v as Any]])?.toJSONString()) }.sorted().joined() }
}
private enum Fact_specify_029 {
    struct P: HandyJSON { var p: Double = 0; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.p, name: "price") { (Double($0) ?? -1) / 100 } } }
    static func answer() -> String { ["1999", "\"1999\"", "19.5", "true", "null", "[]", "1e3"].map { show(P.deserialize(from: "{\"price\":\($0)}")) }.joined() }
}
private enum Fact_specify_030 {
    class B: HandyJSON { var v = "i"; required init() {}; func mapping(mapper: HelpingMapper) { mapper.specify(property: &v) { "B" + $0 } } }
class C: B { var w = 1 }
    static func answer() -> String { show(C.deserialize(from: #"{"v":"x","w":2}"#)) + show(C.deserialize(from: #"{"v":5,"w":2}"#)) }
}
private enum Fact_specify_031 {
    struct P: HandyJSON { var v = "i"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v, name: "a.b") { "<\($0)>" } } }
    static func answer() -> String { show(P.deserialize(from: #"{"a":{"b":5}}"#)) + show(P.deserialize(from: #"{"a":{"b":"s"}}"#)) + show(P.deserialize(from: #"{"a":5}"#)) }
}
private enum Fact_specify_032 {
    struct P: HandyJSON { var v = "i"; mutating func mapping(mapper: HelpingMapper) { mapper.specify(property: &self.v) { "<\($0)>" } } }
    static func answer() -> String { { () -> String in var p = P(); JSONDeserializer.update(object: &p, from: #"{"v":7}"#); let a = show(p); JSONDeserializer.update(object: &p, from: ["v": NSNumber(value: 8)]); return a + show(p) }() }
}
private enum Fact_unreadable_nil_002 {
    enum E { case x }
struct P: HandyJSON { var v: [E]? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_003 {
    enum E { case x }
struct P: HandyJSON { var v: [E]? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.ok) }
}
private enum Fact_unreadable_nil_005 {
    enum E: Int { case x = 1 }
struct P: HandyJSON { var v: E? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_006 {
    enum E: Int { case x = 1 }
struct P: HandyJSON { var v: E? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_007 {
    enum E: Int { case x = 1 }
struct P: HandyJSON { var v: E? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.ok) }
}
private enum Fact_unreadable_nil_008 {
    enum E: Int { case x = 1 }
struct P: HandyJSON { var v: E? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_009 {
    struct E { var a = 1 }
struct P: HandyJSON { var v: [String: E]? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_010 {
    struct E { var a = 1 }
struct P: HandyJSON { var v: [String: E]? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_013 {
    enum E: Error { case x }
struct P: HandyJSON { var v: (any Error)? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_014 {
    enum E: Error { case x }
struct P: HandyJSON { var v: (any Error)? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_016 {
    enum E: Error { case x }
struct P: HandyJSON { var v: (any Error)? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_017 {
    class E {}
struct P: HandyJSON { var v: AnyObject? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_019 {
    class E {}
struct P: HandyJSON { var v: AnyObject? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.ok) }
}
private enum Fact_unreadable_nil_021 {
    struct E {}
struct P: HandyJSON { var v: E.Type? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_022 {
    struct E {}
struct P: HandyJSON { var v: E.Type? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_023 {
    struct E {}
struct P: HandyJSON { var v: E.Type? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.ok) }
}
private enum Fact_unreadable_nil_026 {
    struct E {}
struct P: HandyJSON { var v: UnsafeRawPointer? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_027 {
    struct E {}
struct P: HandyJSON { var v: UnsafeRawPointer? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.ok) }
}
private enum Fact_unreadable_nil_028 {
    struct E {}
struct P: HandyJSON { var v: UnsafeRawPointer? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_030 {
    protocol Q {}
typealias E = any Q
struct P: HandyJSON { var v: E? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_032 {
    protocol Q {}
typealias E = any Q
struct P: HandyJSON { var v: E? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_033 {
    enum E { case x }
struct P: HandyJSON { var v: Set<E>? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_034 {
    enum E { case x }
struct P: HandyJSON { var v: Set<E>? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_036 {
    enum E { case x }
struct P: HandyJSON { var v: Set<E>? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_037 {
    struct E {}
struct P: HandyJSON { var v: ClosedRange<Double>? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_038 {
    struct E {}
struct P: HandyJSON { var v: ClosedRange<Double>? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}

extension Fact {
    static let file20: [Fact] = [
        Fact(id: "write-ref-003", answer: Fact_write_ref_003.answer),
        Fact(id: "write-ref-004", answer: Fact_write_ref_004.answer),
        Fact(id: "write-ref-005", answer: Fact_write_ref_005.answer),
        Fact(id: "write-ref-007", answer: Fact_write_ref_007.answer),
        Fact(id: "write-ref-008", answer: Fact_write_ref_008.answer),
        Fact(id: "write-ref-009", answer: Fact_write_ref_009.answer),
        Fact(id: "write-ref-010", answer: Fact_write_ref_010.answer),
        Fact(id: "write-ref-013", answer: Fact_write_ref_013.answer),
        Fact(id: "write-ref-014", answer: Fact_write_ref_014.answer),
        Fact(id: "write-ref-015", answer: Fact_write_ref_015.answer),
        Fact(id: "map-state-002", answer: Fact_map_state_002.answer),
        Fact(id: "map-state-003", answer: Fact_map_state_003.answer),
        Fact(id: "map-state-004", answer: Fact_map_state_004.answer),
        Fact(id: "write-059", answer: Fact_write_059.answer),
        Fact(id: "write-060", answer: Fact_write_060.answer),
        Fact(id: "write-061", answer: Fact_write_061.answer),
        Fact(id: "write-062", answer: Fact_write_062.answer),
        Fact(id: "native-cast-006", answer: Fact_native_cast_006.answer),
        Fact(id: "native-cast-009", answer: Fact_native_cast_009.answer),
        Fact(id: "native-cast-010", answer: Fact_native_cast_010.answer),
        Fact(id: "specify-029", answer: Fact_specify_029.answer),
        Fact(id: "specify-030", answer: Fact_specify_030.answer),
        Fact(id: "specify-031", answer: Fact_specify_031.answer),
        Fact(id: "specify-032", answer: Fact_specify_032.answer),
        Fact(id: "unreadable-nil-002", answer: Fact_unreadable_nil_002.answer),
        Fact(id: "unreadable-nil-003", answer: Fact_unreadable_nil_003.answer),
        Fact(id: "unreadable-nil-005", answer: Fact_unreadable_nil_005.answer),
        Fact(id: "unreadable-nil-006", answer: Fact_unreadable_nil_006.answer),
        Fact(id: "unreadable-nil-007", answer: Fact_unreadable_nil_007.answer),
        Fact(id: "unreadable-nil-008", answer: Fact_unreadable_nil_008.answer),
        Fact(id: "unreadable-nil-009", answer: Fact_unreadable_nil_009.answer),
        Fact(id: "unreadable-nil-010", answer: Fact_unreadable_nil_010.answer),
        Fact(id: "unreadable-nil-013", answer: Fact_unreadable_nil_013.answer),
        Fact(id: "unreadable-nil-014", answer: Fact_unreadable_nil_014.answer),
        Fact(id: "unreadable-nil-016", answer: Fact_unreadable_nil_016.answer),
        Fact(id: "unreadable-nil-017", answer: Fact_unreadable_nil_017.answer),
        Fact(id: "unreadable-nil-019", answer: Fact_unreadable_nil_019.answer),
        Fact(id: "unreadable-nil-021", answer: Fact_unreadable_nil_021.answer),
        Fact(id: "unreadable-nil-022", answer: Fact_unreadable_nil_022.answer),
        Fact(id: "unreadable-nil-023", answer: Fact_unreadable_nil_023.answer),
        Fact(id: "unreadable-nil-026", answer: Fact_unreadable_nil_026.answer),
        Fact(id: "unreadable-nil-027", answer: Fact_unreadable_nil_027.answer),
        Fact(id: "unreadable-nil-028", answer: Fact_unreadable_nil_028.answer),
        Fact(id: "unreadable-nil-030", answer: Fact_unreadable_nil_030.answer),
        Fact(id: "unreadable-nil-032", answer: Fact_unreadable_nil_032.answer),
        Fact(id: "unreadable-nil-033", answer: Fact_unreadable_nil_033.answer),
        Fact(id: "unreadable-nil-034", answer: Fact_unreadable_nil_034.answer),
        Fact(id: "unreadable-nil-036", answer: Fact_unreadable_nil_036.answer),
        Fact(id: "unreadable-nil-037", answer: Fact_unreadable_nil_037.answer),
        Fact(id: "unreadable-nil-038", answer: Fact_unreadable_nil_038.answer),
    ]
}
