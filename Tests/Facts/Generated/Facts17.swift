// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_hooks_default_001 {
    class A: HandyJSON { var a = 1; required init() {} }
class B: A { var b = 2; func mapping(mapper: HelpingMapper) { trace.append("map"); mapper <<< self.b <-- "bb" } }
    static func answer() -> String { { () -> String in let p = B.deserialize(from: #"{"bb":5,"b":6}"#)!; return show(p) + canon(p.toJSONString()) + trace.joined(separator: ",") }() }
}
private enum Fact_hooks_default_004 {
    protocol Base: HandyJSON { var a: Int { get set } }
struct S: Base { var a = 1 }
struct Holder: HandyJSON { var s: S? }
    static func answer() -> String { { () -> String in return show(Holder.deserialize(from: #"{"s":{"a":"4"}}"#)) }() }
}
private enum Fact_hooks_default_005 {
    struct S: HandyJSON { var a = 1; func didFinishMapping() { trace.append("did") }; func willStartMapping() { trace.append("will") }; func mapping(mapper: HelpingMapper) { trace.append("map") } }
    static func answer() -> String { { () -> String in _ = S.deserialize(from: "{}"); return show(trace) }() }
}
private enum Fact_hooks_default_006 {
    class A: HandyJSON { var a = 1; required init() {} }
class B: A { var b = 2; required init() { super.init(); trace.append("B.init"); a = 7 } }
    static func answer() -> String { { () -> String in return show(B.deserialize(from: #"{"b":5}"#)) + show(trace) }() }
}
private enum Fact_hooks_default_007 {
    class A: HandyJSON { var a = 1; required init() {} }
class B: A { var b = 2 }
class H: HandyJSON { var x: A = B(); required init() {} }
    static func answer() -> String { { () -> String in let h = H.deserialize(from: #"{"x":{"a":5,"b":6}}"#)!; return show(h) }() }
}
private enum Fact_hooks_default_008 {
    class A: HandyJSON { var a = 1; required init() {} }
class B: A { var b = 2 }
class H: HandyJSON { var x: A = B(); var l: [A] = [B(), A()]; required init() {} }
    static func answer() -> String { { () -> String in return canon(H().toJSONString()) }() }
}
private enum Fact_hooks_identity_001 {
    class A: HandyJSON { var a = 1; required init() {} }
struct H: HandyJSON { var x: A?; var l: [A] = []; var d: [String: A] = [:]; var y: A = A() }
    static func answer() -> String { { () -> String in let o = A(); o.a = 9; let h = H.deserialize(from: ["x": o, "l": [o, ["a": 3]], "d": ["k": o], "y": o])!; return "\(h.x === o) \(h.l.first === o) \(h.d["k"] === o) \(h.y === o) " + show(h) }() }
}
private enum Fact_hooks_identity_003 {
    class A: HandyJSON { var a = 1; required init() {} }
class B: A { var b = 2 }
struct H: HandyJSON { var x: A? }
    static func answer() -> String { { () -> String in let o = B(); let h = H.deserialize(from: ["x": o])!; return "\(h.x === o) " + canon(h.toJSONString()) }() }
}
private enum Fact_hooks_identity_004 {
    class A: HandyJSON { var a = 1; required init() {} }
class B: A { var b = 2 }
struct H: HandyJSON { var x: B? = B() }
    static func answer() -> String { { () -> String in let h = H.deserialize(from: ["x": A()])!; return show(h) }() }
}
private enum Fact_hooks_update_001 {
    class A: HandyJSON { var a = 1; required init() {} }
struct H: HandyJSON { var x: A? = A() }
    static func answer() -> String { { () -> String in var h = H(); let o = A(); JSONDeserializer.update(object: &h, from: ["x": o]); return "\(h.x === o)" }() }
}
private enum Fact_enum_001 {
    enum E: Double, HandyJSONEnum { case h = 0.5, o = 1 }
struct P: HandyJSON { var v: E? = nil; var w: E = .h; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":0.5,"w":0.5,"l":[0.5],"o":[0.5,null],"d":{"k":0.5}}"#)) + canon(P.deserialize(from: #"{"v":0.5,"w":0.5,"l":[0.5],"o":[0.5,null],"d":{"k":0.5}}"#)?.toJSONString()) }
}
private enum Fact_enum_002 {
    enum E: Double, HandyJSONEnum { case h = 0.5, o = 1 }
struct P: HandyJSON { var v: E? = nil; var w: E = .h; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":1,"w":1,"l":[1],"o":[1,null],"d":{"k":1}}"#)) + canon(P.deserialize(from: #"{"v":1,"w":1,"l":[1],"o":[1,null],"d":{"k":1}}"#)?.toJSONString()) }
}
private enum Fact_enum_004 {
    enum E: Double, HandyJSONEnum { case h = 0.5, o = 1 }
struct P: HandyJSON { var v: E? = nil; var w: E = .h; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":true,"w":true,"l":[true],"o":[true,null],"d":{"k":true}}"#)) + canon(P.deserialize(from: #"{"v":true,"w":true,"l":[true],"o":[true,null],"d":{"k":true}}"#)?.toJSONString()) }
}
private enum Fact_enum_006 {
    enum E: UInt8, HandyJSONEnum { case a = 1, b = 255 }
struct P: HandyJSON { var v: E? = nil; var w: E = .a; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":255,"w":255,"l":[255],"o":[255,null],"d":{"k":255}}"#)) + canon(P.deserialize(from: #"{"v":255,"w":255,"l":[255],"o":[255,null],"d":{"k":255}}"#)?.toJSONString()) }
}
private enum Fact_enum_007 {
    enum E: UInt8, HandyJSONEnum { case a = 1, b = 255 }
struct P: HandyJSON { var v: E? = nil; var w: E = .a; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":257,"w":257,"l":[257],"o":[257,null],"d":{"k":257}}"#)) + canon(P.deserialize(from: #"{"v":257,"w":257,"l":[257],"o":[257,null],"d":{"k":257}}"#)?.toJSONString()) }
}
private enum Fact_enum_008 {
    enum E: UInt8, HandyJSONEnum { case a = 1, b = 255 }
struct P: HandyJSON { var v: E? = nil; var w: E = .a; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":"1","w":"1","l":["1"],"o":["1",null],"d":{"k":"1"}}"#)) + canon(P.deserialize(from: #"{"v":"1","w":"1","l":["1"],"o":["1",null],"d":{"k":"1"}}"#)?.toJSONString()) }
}
private enum Fact_enum_009 {
    enum E: UInt8, HandyJSONEnum { case a = 1, b = 255 }
struct P: HandyJSON { var v: E? = nil; var w: E = .a; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":-1,"w":-1,"l":[-1],"o":[-1,null],"d":{"k":-1}}"#)) + canon(P.deserialize(from: #"{"v":-1,"w":-1,"l":[-1],"o":[-1,null],"d":{"k":-1}}"#)?.toJSONString()) }
}
private enum Fact_enum_011 {
    enum E: UInt8, HandyJSONEnum { case a = 1, b = 255 }
struct P: HandyJSON { var v: E? = nil; var w: E = .a; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":1.9,"w":1.9,"l":[1.9],"o":[1.9,null],"d":{"k":1.9}}"#)) + canon(P.deserialize(from: #"{"v":1.9,"w":1.9,"l":[1.9],"o":[1.9,null],"d":{"k":1.9}}"#)?.toJSONString()) }
}
private enum Fact_enum_013 {
    enum E: Character, HandyJSONEnum { case a = "a", b = "b" }
struct P: HandyJSON { var v: E? = nil; var w: E = .a; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":98,"w":98,"l":[98],"o":[98,null],"d":{"k":98}}"#)) + canon(P.deserialize(from: #"{"v":98,"w":98,"l":[98],"o":[98,null],"d":{"k":98}}"#)?.toJSONString()) }
}
private enum Fact_enum_014 {
    enum E: String, HandyJSONEnum { case a, other; init?(rawValue: String) { self = rawValue == "a" ? .a : .other } ; var rawValue: String { self == .a ? "a" : "o" } }
struct P: HandyJSON { var v: E? = nil; var w: E = .a; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":"zz","w":"zz","l":["zz"],"o":["zz",null],"d":{"k":"zz"}}"#)) + canon(P.deserialize(from: #"{"v":"zz","w":"zz","l":["zz"],"o":["zz",null],"d":{"k":"zz"}}"#)?.toJSONString()) }
}
private enum Fact_enum_016 {
    enum E: String, HandyJSONEnum { case a, other; init?(rawValue: String) { self = rawValue == "a" ? .a : .other } ; var rawValue: String { self == .a ? "a" : "o" } }
struct P: HandyJSON { var v: E? = nil; var w: E = .a; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":null,"w":null,"l":[null],"o":[null,null],"d":{"k":null}}"#)) + canon(P.deserialize(from: #"{"v":null,"w":null,"l":[null],"o":[null,null],"d":{"k":null}}"#)?.toJSONString()) }
}
private enum Fact_enum_018 {
    struct E: RawRepresentable, HandyJSONEnum { var rawValue: Int = 0 }
struct P: HandyJSON { var v: E? = nil; var w: E = E(); var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":5,"w":5,"l":[5],"o":[5,null],"d":{"k":5}}"#)) + canon(P.deserialize(from: #"{"v":5,"w":5,"l":[5],"o":[5,null],"d":{"k":5}}"#)?.toJSONString()) }
}
private enum Fact_enum_019 {
    struct E: RawRepresentable, HandyJSONEnum { var rawValue: Int = 0 }
struct P: HandyJSON { var v: E? = nil; var w: E = E(); var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":"6","w":"6","l":["6"],"o":["6",null],"d":{"k":"6"}}"#)) + canon(P.deserialize(from: #"{"v":"6","w":"6","l":["6"],"o":["6",null],"d":{"k":"6"}}"#)?.toJSONString()) }
}
private enum Fact_enum_020 {
    struct E: RawRepresentable, HandyJSONEnum { var rawValue: Int = 0 }
struct P: HandyJSON { var v: E? = nil; var w: E = E(); var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":"x","w":"x","l":["x"],"o":["x",null],"d":{"k":"x"}}"#)) + canon(P.deserialize(from: #"{"v":"x","w":"x","l":["x"],"o":["x",null],"d":{"k":"x"}}"#)?.toJSONString()) }
}
private enum Fact_enum_021 {
    struct E: RawRepresentable, HandyJSONEnum { var rawValue: Int = 0 }
struct P: HandyJSON { var v: E? = nil; var w: E = E(); var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":true,"w":true,"l":[true],"o":[true,null],"d":{"k":true}}"#)) + canon(P.deserialize(from: #"{"v":true,"w":true,"l":[true],"o":[true,null],"d":{"k":true}}"#)?.toJSONString()) }
}
private enum Fact_enum_022 {
    struct E: OptionSet, HandyJSONEnum { let rawValue: Int }
struct P: HandyJSON { var v: E? = nil; var w: E = E(); var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":5,"w":5,"l":[5],"o":[5,null],"d":{"k":5}}"#)) + canon(P.deserialize(from: #"{"v":5,"w":5,"l":[5],"o":[5,null],"d":{"k":5}}"#)?.toJSONString()) }
}
private enum Fact_enum_024 {
    struct E: RawRepresentable, HandyJSONEnum, Hashable { var rawValue: [Int] = [] }
struct P: HandyJSON { var v: E? = nil; var w: E = E(); var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":[1,"2"],"w":[1,"2"],"l":[[1,"2"]],"o":[[1,"2"],null],"d":{"k":[1,"2"]}}"#)) + canon(P.deserialize(from: #"{"v":[1,"2"],"w":[1,"2"],"l":[[1,"2"]],"o":[[1,"2"],null],"d":{"k":[1,"2"]}}"#)?.toJSONString()) }
}
private enum Fact_enum_025 {
    struct E: RawRepresentable, HandyJSONEnum, Hashable { var rawValue: [Int] = [] }
struct P: HandyJSON { var v: E? = nil; var w: E = E(); var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":5,"w":5,"l":[5],"o":[5,null],"d":{"k":5}}"#)) + canon(P.deserialize(from: #"{"v":5,"w":5,"l":[5],"o":[5,null],"d":{"k":5}}"#)?.toJSONString()) }
}
private enum Fact_enum_027 {
    struct E: RawRepresentable, HandyJSONEnum { var rawValue: String; init?(rawValue: String) { trace.append(rawValue); if rawValue.isEmpty { return nil }; self.rawValue = rawValue } }
struct P: HandyJSON { var v: E? = nil; var w: E = E(rawValue: "i")!; var l: [E] = []; var o: [E?] = []; var d: [String: E] = [:] }
    static func answer() -> String { show(P.deserialize(from: #"{"v":"","w":"","l":[""],"o":["",null],"d":{"k":""}}"#)) + canon(P.deserialize(from: #"{"v":"","w":"","l":[""],"o":["",null],"d":{"k":""}}"#)?.toJSONString()) }
}
private enum Fact_enum_029 {
    enum E: HandyJSON { case a, b; init() { self = .a } }
struct P: HandyJSON { var e: E = .b; var o: E? = .b; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"e":"b","o":5,"ok":2}"#)) }
}
private enum Fact_enum_030 {
    enum E: HandyJSON { case a, b; init() { self = .a } }
struct P: HandyJSON { var e: E = .b; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"e":{"x":1},"ok":2}"#)) }
}
private enum Fact_enum_crash_001 {
    enum E: HandyJSON { case a, b; init() { self = .a } }
struct P: HandyJSON { var e: E = .b; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_enum_crash_002 {
    enum E: HandyJSON { case a, b; init() { self = .a } }
    static func answer() -> String { show(E.deserialize(from: "{}")) }
}
private enum Fact_keys_002 {
    struct P: HandyJSON { var é = 1; var nä = 2 }
    static func answer() -> String { show(P.deserialize(from: #"{"é":5}"#)) }
}
private enum Fact_keys_003 {
    struct P: HandyJSON { var é = 1; var nä = 2 }
    static func answer() -> String { show(P.deserialize(from: #"{"\u00e9":6}"#)) }
}
private enum Fact_keys_004 {
    struct P: HandyJSON { var é = 1; var nä = 2 }
    static func answer() -> String { show(P.deserialize(from: #"{"e\u0301":6}"#)) }
}
private enum Fact_keys_006 {
    struct P: HandyJSON { var v = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "caf\u{e9}" } }
    static func answer() -> String { show(P.deserialize(from: #"{"cafe\u0301":5}"#)) + show(P.deserialize(from: ["cafe\u{301}": 6])) + canon(P().toJSONString()) }
}
private enum Fact_keys_009 {
    struct P: HandyJSON { var abc = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"\u0061bc":5}"#)) + show(P.deserialize(from: #"{"abc":5,"abc":6}"#)) + show(P.deserialize(from: #"{"abc":5,"abc":null}"#)) + show(P.deserialize(from: #"{"abc ":5}"#)) }
}
private enum Fact_keys_010 {
    struct P: HandyJSON { var v = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "a b" } }
    static func answer() -> String { show(P.deserialize(from: #"{"a b":5}"#)) + canon(P().toJSONString()) }
}
private enum Fact_keys_011 {
    struct P: HandyJSON { var v = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "a/b" } }
    static func answer() -> String { show(P.deserialize(from: #"{"a/b":5}"#)) + canon(P().toJSONString()) }
}
private enum Fact_keys_012 {
    struct P: HandyJSON { var v = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "👍.👎" } }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_keys_013 {
    struct P: HandyJSON { var `default` = 1; var `self` = 2; var description = "d"; var _x = 3; }
    static func answer() -> String { show(P.deserialize(from: #"{"default":5,"self":6,"description":7,"_x":8}"#)) + canon(P().toJSONString()) }
}
private enum Fact_keys_014 {
    class P: NSObject, HandyJSON { var desc = 1; var hashValue2 = 2; required override init() {} }
    static func answer() -> String { canon(P.deserialize(from: #"{"desc":5,"hash":3,"description":"x","hashValue2":6}"#)?.toJSONString()) }
}
private enum Fact_native_list_001 {
    struct P: HandyJSON { var v: [String] = [] }
    static func answer() -> String { show(P.deserialize(from: ["v": ["k": 1, "s": "2", "b": true, "d": 2.5, "n": NSNull(), "l": [1, "2"], "i8": Int8(3)] as [String: Any]])?.v) }
}
private enum Fact_native_list_002 {
    struct P: HandyJSON { var v: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: ["v": [1, "2", true, 2.5, NSNull(), [1, "2"], ["a": 1], Int8(3), Float(4.5), NSNumber(value: 5), Optional(6) as Any, "x"] as [Any]])?.v) }
}
private enum Fact_native_list_003 {
    struct P: HandyJSON { var v: [Double] = [] }
    static func answer() -> String { show(P.deserialize(from: ["v": [1, "2", true, 2.5, NSNull(), [1, "2"], ["a": 1], Int8(3), Float(4.5), NSNumber(value: 5), Optional(6) as Any, "x"] as [Any]])?.v) }
}
private enum Fact_native_list_005 {
    struct P: HandyJSON { var v: [Any] = [] }
    static func answer() -> String { show(P.deserialize(from: ["v": [1, "2", true, 2.5, NSNull(), [1, "2"], ["a": 1], Int8(3), Float(4.5), NSNumber(value: 5), Optional(6) as Any, "x"] as [Any]])?.v.count) }
}
private enum Fact_native_list_006 {
    struct P: HandyJSON { var v: [String: String] = [:] }
    static func answer() -> String { show(P.deserialize(from: ["v": ["k": 1, "s": "2", "b": true, "d": 2.5, "n": NSNull(), "l": [1, "2"], "i8": Int8(3)] as [String: Any]])?.v) }
}
private enum Fact_native_list_007 {
    struct P: HandyJSON { var v: [String: Int] = [:] }
    static func answer() -> String { show(P.deserialize(from: ["v": ["k": 1, "s": "2", "b": true, "d": 2.5, "n": NSNull(), "l": [1, "2"], "i8": Int8(3)] as [String: Any]])?.v) }
}
private enum Fact_native_list_009 {
    struct P: HandyJSON { var v: [[Int]] = [] }
    static func answer() -> String { show(P.deserialize(from: ["v": [1, "2", true, 2.5, NSNull(), [1, "2"], ["a": 1], Int8(3), Float(4.5), NSNumber(value: 5), Optional(6) as Any, "x"] as [Any]])?.v) }
}

extension Fact {
    static let file17: [Fact] = [
        Fact(id: "hooks-default-001", answer: Fact_hooks_default_001.answer),
        Fact(id: "hooks-default-004", answer: Fact_hooks_default_004.answer),
        Fact(id: "hooks-default-005", answer: Fact_hooks_default_005.answer),
        Fact(id: "hooks-default-006", answer: Fact_hooks_default_006.answer),
        Fact(id: "hooks-default-007", answer: Fact_hooks_default_007.answer),
        Fact(id: "hooks-default-008", answer: Fact_hooks_default_008.answer),
        Fact(id: "hooks-identity-001", answer: Fact_hooks_identity_001.answer),
        Fact(id: "hooks-identity-003", answer: Fact_hooks_identity_003.answer),
        Fact(id: "hooks-identity-004", answer: Fact_hooks_identity_004.answer),
        Fact(id: "hooks-update-001", answer: Fact_hooks_update_001.answer),
        Fact(id: "enum-001", answer: Fact_enum_001.answer),
        Fact(id: "enum-002", answer: Fact_enum_002.answer),
        Fact(id: "enum-004", answer: Fact_enum_004.answer),
        Fact(id: "enum-006", answer: Fact_enum_006.answer),
        Fact(id: "enum-007", answer: Fact_enum_007.answer),
        Fact(id: "enum-008", answer: Fact_enum_008.answer),
        Fact(id: "enum-009", answer: Fact_enum_009.answer),
        Fact(id: "enum-011", answer: Fact_enum_011.answer),
        Fact(id: "enum-013", answer: Fact_enum_013.answer),
        Fact(id: "enum-014", answer: Fact_enum_014.answer),
        Fact(id: "enum-016", answer: Fact_enum_016.answer),
        Fact(id: "enum-018", answer: Fact_enum_018.answer),
        Fact(id: "enum-019", answer: Fact_enum_019.answer),
        Fact(id: "enum-020", answer: Fact_enum_020.answer),
        Fact(id: "enum-021", answer: Fact_enum_021.answer),
        Fact(id: "enum-022", answer: Fact_enum_022.answer),
        Fact(id: "enum-024", answer: Fact_enum_024.answer),
        Fact(id: "enum-025", answer: Fact_enum_025.answer),
        Fact(id: "enum-027", answer: Fact_enum_027.answer),
        Fact(id: "enum-029", answer: Fact_enum_029.answer),
        Fact(id: "enum-030", answer: Fact_enum_030.answer),
        Fact(id: "enum-crash-001", answer: Fact_enum_crash_001.answer),
        Fact(id: "enum-crash-002", answer: Fact_enum_crash_002.answer),
        Fact(id: "keys-002", answer: Fact_keys_002.answer),
        Fact(id: "keys-003", answer: Fact_keys_003.answer),
        Fact(id: "keys-004", answer: Fact_keys_004.answer),
        Fact(id: "keys-006", answer: Fact_keys_006.answer),
        Fact(id: "keys-009", answer: Fact_keys_009.answer),
        Fact(id: "keys-010", answer: Fact_keys_010.answer),
        Fact(id: "keys-011", answer: Fact_keys_011.answer),
        Fact(id: "keys-012", answer: Fact_keys_012.answer),
        Fact(id: "keys-013", answer: Fact_keys_013.answer),
        Fact(id: "keys-014", answer: Fact_keys_014.answer),
        Fact(id: "native-list-001", answer: Fact_native_list_001.answer),
        Fact(id: "native-list-002", answer: Fact_native_list_002.answer),
        Fact(id: "native-list-003", answer: Fact_native_list_003.answer),
        Fact(id: "native-list-005", answer: Fact_native_list_005.answer),
        Fact(id: "native-list-006", answer: Fact_native_list_006.answer),
        Fact(id: "native-list-007", answer: Fact_native_list_007.answer),
        Fact(id: "native-list-009", answer: Fact_native_list_009.answer),
    ]
}
