// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_unreadable_nil_039 {
    struct E {}
struct P: HandyJSON { var v: ClosedRange<Double>? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.ok) }
}
private enum Fact_unreadable_nil_040 {
    struct E {}
struct P: HandyJSON { var v: ClosedRange<Double>? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_041 {
    struct E {}
struct P: HandyJSON { var v: NSRange? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_042 {
    struct E {}
struct P: HandyJSON { var v: NSRange? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_043 {
    struct E {}
struct P: HandyJSON { var v: NSRange? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.ok) }
}
private enum Fact_unreadable_nil_044 {
    struct E {}
struct P: HandyJSON { var v: NSRange? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_046 {
    struct E {}
struct P: HandyJSON { var v: CGSize? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_047 {
    struct E {}
struct P: HandyJSON { var v: CGSize? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.ok) }
}
private enum Fact_unreadable_nil_048 {
    struct E {}
struct P: HandyJSON { var v: CGSize? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_051 {
    struct E {}
struct P: HandyJSON { var v: Calendar? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.ok) }
}
private enum Fact_unreadable_nil_052 {
    struct E {}
struct P: HandyJSON { var v: Calendar? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_053 {
    struct E {}
struct P: HandyJSON { var v: TimeZone? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_054 {
    struct E {}
struct P: HandyJSON { var v: TimeZone? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_055 {
    struct E {}
struct P: HandyJSON { var v: TimeZone? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.ok) }
}
private enum Fact_unreadable_nil_056 {
    struct E {}
struct P: HandyJSON { var v: TimeZone? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_057 {
    struct E {}
struct P: HandyJSON { var v: DateComponents? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_058 {
    struct E {}
struct P: HandyJSON { var v: DateComponents? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_unreadable_nil_059 {
    struct E {}
struct P: HandyJSON { var v: DateComponents? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)?.ok) }
}
private enum Fact_unreadable_nil_060 {
    struct E {}
struct P: HandyJSON { var v: DateComponents? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_064 {
    struct E {}
struct P: HandyJSON { var v: Measurement<UnitLength>? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_065 {
    struct E {}
struct P: HandyJSON { var v: Locale? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_068 {
    struct E {}
struct P: HandyJSON { var v: Locale? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)?.ok) }
}
private enum Fact_unreadable_nil_069 {
    struct E {}
struct P: HandyJSON { var v: CharacterSet? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":5}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":5}"#)?.ok) }
}
private enum Fact_unreadable_nil_074 {
    struct E {}
struct P: HandyJSON { var v: IndexSet? = nil; var ok = 1 }
    static func answer() -> String { show((P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.v).map { _ in "set" }) + show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)?.ok) }
}
private enum Fact_write_mutates_001 {
    struct N: HandyJSON { var x = 1; mutating func mapping(mapper: HelpingMapper) { x += 1; trace.append("m") } }
struct P: HandyJSON { var n: N = N() }
    static func answer() -> String { { () -> String in let p = P(); let s = canon(p.toJSONString()); return s + " then " + show(p.n) + " " + canon(p.toJSONString()) + " " + trace.joined() }() }
}
private enum Fact_write_mutates_002 {
    struct N: HandyJSON { var x = 1; mutating func mapping(mapper: HelpingMapper) { x += 1; trace.append("m") } }
struct P: HandyJSON { var n: N? = N() }
    static func answer() -> String { { () -> String in let p = P(); let s = canon(p.toJSONString()); return s + " then " + show(p.n) + " " + canon(p.toJSONString()) + " " + trace.joined() }() }
}
private enum Fact_write_mutates_003 {
    struct N: HandyJSON { var x = 1; mutating func mapping(mapper: HelpingMapper) { x += 1; trace.append("m") } }
struct P: HandyJSON { var l: [N] = [N(), N()] }
    static func answer() -> String { { () -> String in let p = P(); let s = canon(p.toJSONString()); return s + " then " + show(p.l) + " " + canon(p.toJSONString()) + " " + trace.joined() }() }
}
private enum Fact_write_mutates_004 {
    struct N: HandyJSON { var x = 1; mutating func mapping(mapper: HelpingMapper) { x += 1; trace.append("m") } }
struct P: HandyJSON { var l: [N]? = [N()] }
    static func answer() -> String { { () -> String in let p = P(); let s = canon(p.toJSONString()); return s + " then " + show(p.l) + " " + canon(p.toJSONString()) + " " + trace.joined() }() }
}
private enum Fact_write_mutates_005 {
    struct N: HandyJSON { var x = 1; mutating func mapping(mapper: HelpingMapper) { x += 1; trace.append("m") } }
struct P: HandyJSON { var d: [String: N] = ["k": N()] }
    static func answer() -> String { { () -> String in let p = P(); let s = canon(p.toJSONString()); return s + " then " + show(p.d) + " " + canon(p.toJSONString()) + " " + trace.joined() }() }
}
private enum Fact_write_mutates_006 {
    struct N: HandyJSON { var x = 1; mutating func mapping(mapper: HelpingMapper) { x += 1; trace.append("m") } }
struct P: HandyJSON { var ll: [[N]] = [[N()]] }
    static func answer() -> String { { () -> String in let p = P(); let s = canon(p.toJSONString()); return s + " then " + show(p.ll) + " " + canon(p.toJSONString()) + " " + trace.joined() }() }
}
private enum Fact_write_mutates_008 {
    struct N: HandyJSON { var x = 1; mutating func mapping(mapper: HelpingMapper) { x += 1; trace.append("m") } }
struct P: HandyJSON { var al: [Any] = [N()] }
    static func answer() -> String { { () -> String in let p = P(); let s = canon(p.toJSONString()); return s + " then " + show(p.al) + " " + canon(p.toJSONString()) + " " + trace.joined() }() }
}
private enum Fact_write_mutates_012 {
    struct N: HandyJSON { var x = 1; mutating func mapping(mapper: HelpingMapper) { x += 1; trace.append("m") } }
struct P: HandyJSON { var lo: [N?] = [N()] }
    static func answer() -> String { { () -> String in let p = P(); let s = canon(p.toJSONString()); return s + " then " + show(p.lo) + " " + canon(p.toJSONString()) + " " + trace.joined() }() }
}
private enum Fact_write_mutates_015 {
    class C: HandyJSON { var x = 1; required init() {}; func mapping(mapper: HelpingMapper) { x += 1 } }
class P: HandyJSON { var c = C(); var l = [C()]; required init() {} }
    static func answer() -> String { { () -> String in let p = P(); let s = canon(p.toJSONString()); return s + " then " + show(p) }() }
}
private enum Fact_write_mutates_017 {
    struct C: HandyJSON { var x = 1 { didSet { trace.append("x\(oldValue)") } }; mutating func mapping(mapper: HelpingMapper) { mapper <<< x <-- "xx" } }
struct P: HandyJSON { var l = [C()] ; var c = C() }
    static func answer() -> String { { () -> String in let p = P(); _ = p.toJSONString(); trace.append("|"); let q = P.deserialize(from: #"{"l":[{"xx":5}],"c":{"xx":6}}"#)!; return trace.joined(separator: ",") + show(q) }() }
}
private enum Fact_weak_003 {
    class N: HandyJSON { var x = 1; required init() {} }
class P: HandyJSON { unowned var u: N; var n = 1; static let k = N(); required init() { u = P.k } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"n":5}"#)!; return "\(p.n) \(p.u.x) " + canon(p.toJSONString()) }() }
}
private enum Fact_weak_004 {
    class N: HandyJSON { var x = 1; required init() {} }
class P: HandyJSON { weak var w: N?; weak var v: N?; var n = 1; required init() {} }
class S: P { weak var z: N?; var m = 2 }
    static func answer() -> String { { () -> String in let s = S(); let k = N(); s.z = k; s.w = k; return withExtendedLifetime(k) { canon(s.toJSONString()) } }() }
}
private enum Fact_weak_005 {
    protocol D: AnyObject {}
class N: HandyJSON, D { var x = 1; required init() {} }
class P: HandyJSON { weak var d: D?; var n = 1; required init() {} }
    static func answer() -> String { { () -> String in let p = P(); let k = N(); p.d = k; return withExtendedLifetime(k) { canon(p.toJSONString()) } + canon(P.deserialize(from: #"{"n":4}"#)?.toJSONString()) }() }
}
private enum Fact_write_065 {
    struct P: HandyJSON { var v: [Double: Int] = [1.5: 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_160 {
    struct P: HandyJSON { var v: [Double: Int] = [1.5: 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}
private enum Fact_write_066 {
    struct P: HandyJSON { var v: [Bool: Int] = [true: 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_162 {
    struct P: HandyJSON { var v: [Int8: String] = [1: "a"]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}
private enum Fact_write_068 {
    struct P: HandyJSON { var v: [UUID: Int] = [:]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_163 {
    struct P: HandyJSON { var v: [UUID: Int] = [:]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}
private enum Fact_write_069 {
    struct P: HandyJSON { var v: [Date: Int] = [Date(timeIntervalSince1970: 0): 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_164 {
    struct P: HandyJSON { var v: [Date: Int] = [Date(timeIntervalSince1970: 0): 1]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}
private enum Fact_write_070 {
    struct P: HandyJSON { var v: [Int: [Int]] = [1: [2]]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_165 {
    struct P: HandyJSON { var v: [Int: [Int]] = [1: [2]]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}
private enum Fact_write_072 {
    struct P: HandyJSON { var v: [Int: Int?] = [1: nil]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_073 {
    struct P: HandyJSON { var v: [AnyHashable: Int] = [1: 2]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_read_168 {
    struct P: HandyJSON { var v: [AnyHashable: Int] = [1: 2]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":{"a":1,"2":3},"ok":2}"#)!; return "\(p.v.count) \(p.ok)" }() }
}

extension Fact {
    static let file21: [Fact] = [
        Fact(id: "unreadable-nil-039", answer: Fact_unreadable_nil_039.answer),
        Fact(id: "unreadable-nil-040", answer: Fact_unreadable_nil_040.answer),
        Fact(id: "unreadable-nil-041", answer: Fact_unreadable_nil_041.answer),
        Fact(id: "unreadable-nil-042", answer: Fact_unreadable_nil_042.answer),
        Fact(id: "unreadable-nil-043", answer: Fact_unreadable_nil_043.answer),
        Fact(id: "unreadable-nil-044", answer: Fact_unreadable_nil_044.answer),
        Fact(id: "unreadable-nil-046", answer: Fact_unreadable_nil_046.answer),
        Fact(id: "unreadable-nil-047", answer: Fact_unreadable_nil_047.answer),
        Fact(id: "unreadable-nil-048", answer: Fact_unreadable_nil_048.answer),
        Fact(id: "unreadable-nil-051", answer: Fact_unreadable_nil_051.answer),
        Fact(id: "unreadable-nil-052", answer: Fact_unreadable_nil_052.answer),
        Fact(id: "unreadable-nil-053", answer: Fact_unreadable_nil_053.answer),
        Fact(id: "unreadable-nil-054", answer: Fact_unreadable_nil_054.answer),
        Fact(id: "unreadable-nil-055", answer: Fact_unreadable_nil_055.answer),
        Fact(id: "unreadable-nil-056", answer: Fact_unreadable_nil_056.answer),
        Fact(id: "unreadable-nil-057", answer: Fact_unreadable_nil_057.answer),
        Fact(id: "unreadable-nil-058", answer: Fact_unreadable_nil_058.answer),
        Fact(id: "unreadable-nil-059", answer: Fact_unreadable_nil_059.answer),
        Fact(id: "unreadable-nil-060", answer: Fact_unreadable_nil_060.answer),
        Fact(id: "unreadable-nil-064", answer: Fact_unreadable_nil_064.answer),
        Fact(id: "unreadable-nil-065", answer: Fact_unreadable_nil_065.answer),
        Fact(id: "unreadable-nil-068", answer: Fact_unreadable_nil_068.answer),
        Fact(id: "unreadable-nil-069", answer: Fact_unreadable_nil_069.answer),
        Fact(id: "unreadable-nil-074", answer: Fact_unreadable_nil_074.answer),
        Fact(id: "write-mutates-001", answer: Fact_write_mutates_001.answer),
        Fact(id: "write-mutates-002", answer: Fact_write_mutates_002.answer),
        Fact(id: "write-mutates-003", answer: Fact_write_mutates_003.answer),
        Fact(id: "write-mutates-004", answer: Fact_write_mutates_004.answer),
        Fact(id: "write-mutates-005", answer: Fact_write_mutates_005.answer),
        Fact(id: "write-mutates-006", answer: Fact_write_mutates_006.answer),
        Fact(id: "write-mutates-008", answer: Fact_write_mutates_008.answer),
        Fact(id: "write-mutates-012", answer: Fact_write_mutates_012.answer),
        Fact(id: "write-mutates-015", answer: Fact_write_mutates_015.answer),
        Fact(id: "write-mutates-017", answer: Fact_write_mutates_017.answer),
        Fact(id: "weak-003", answer: Fact_weak_003.answer),
        Fact(id: "weak-004", answer: Fact_weak_004.answer),
        Fact(id: "weak-005", answer: Fact_weak_005.answer),
        Fact(id: "write-065", answer: Fact_write_065.answer),
        Fact(id: "odd-read-160", answer: Fact_odd_read_160.answer),
        Fact(id: "write-066", answer: Fact_write_066.answer),
        Fact(id: "odd-read-162", answer: Fact_odd_read_162.answer),
        Fact(id: "write-068", answer: Fact_write_068.answer),
        Fact(id: "odd-read-163", answer: Fact_odd_read_163.answer),
        Fact(id: "write-069", answer: Fact_write_069.answer),
        Fact(id: "odd-read-164", answer: Fact_odd_read_164.answer),
        Fact(id: "write-070", answer: Fact_write_070.answer),
        Fact(id: "odd-read-165", answer: Fact_odd_read_165.answer),
        Fact(id: "write-072", answer: Fact_write_072.answer),
        Fact(id: "write-073", answer: Fact_write_073.answer),
        Fact(id: "odd-read-168", answer: Fact_odd_read_168.answer),
    ]
}
