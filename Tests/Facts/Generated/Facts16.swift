// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_text_string_002 {
    enum S: String, HandyJSONEnum { case x, one = "1", t = "true", f = "false", e = "", d = "1.5" }
enum I: Int, HandyJSONEnum { case zero, one }
struct P: HandyJSON { var s: S? = .x; var i: I? = .zero; var l: [S] = []; var d: [String: I] = [:]; var c: Double? = 9.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"s":false,"i":false,"l":[false],"d":{"k":false},"c":false}"#)) }
}
private enum Fact_text_string_003 {
    enum S: String, HandyJSONEnum { case x, one = "1", t = "true", f = "false", e = "", d = "1.5" }
enum I: Int, HandyJSONEnum { case zero, one }
struct P: HandyJSON { var s: S? = .x; var i: I? = .zero; var l: [S] = []; var d: [String: I] = [:]; var c: Double? = 9.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"s":"x","i":"x","l":["x"],"d":{"k":"x"},"c":"x"}"#)) }
}
private enum Fact_text_string_005 {
    enum S: String, HandyJSONEnum { case x, one = "1", t = "true", f = "false", e = "", d = "1.5" }
enum I: Int, HandyJSONEnum { case zero, one }
struct P: HandyJSON { var s: S? = .x; var i: I? = .zero; var l: [S] = []; var d: [String: I] = [:]; var c: Double? = 9.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"s":1.5,"i":1.5,"l":[1.5],"d":{"k":1.5},"c":1.5}"#)) }
}
private enum Fact_text_string_006 {
    enum S: String, HandyJSONEnum { case x, one = "1", t = "true", f = "false", e = "", d = "1.5" }
enum I: Int, HandyJSONEnum { case zero, one }
struct P: HandyJSON { var s: S? = .x; var i: I? = .zero; var l: [S] = []; var d: [String: I] = [:]; var c: Double? = 9.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"s":null,"i":null,"l":[null],"d":{"k":null},"c":null}"#)) }
}
private enum Fact_text_string_007 {
    enum S: String, HandyJSONEnum { case x, one = "1", t = "true", f = "false", e = "", d = "1.5" }
enum I: Int, HandyJSONEnum { case zero, one }
struct P: HandyJSON { var s: S? = .x; var i: I? = .zero; var l: [S] = []; var d: [String: I] = [:]; var c: Double? = 9.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"s":[1],"i":[1],"l":[[1]],"d":{"k":[1]},"c":[1]}"#)) }
}
private enum Fact_text_string_008 {
    enum S: String, HandyJSONEnum { case x, one = "1", t = "true", f = "false", e = "", d = "1.5" }
enum I: Int, HandyJSONEnum { case zero, one }
struct P: HandyJSON { var s: S? = .x; var i: I? = .zero; var l: [S] = []; var d: [String: I] = [:]; var c: Double? = 9.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"s":{"a":1},"i":{"a":1},"l":[{"a":1}],"d":{"k":{"a":1}},"c":{"a":1}}"#)) }
}
private enum Fact_text_string_009 {
    enum S: String, HandyJSONEnum { case x, one = "1", t = "true", f = "false", e = "", d = "1.5" }
enum I: Int, HandyJSONEnum { case zero, one }
struct P: HandyJSON { var s: S? = .x; var i: I? = .zero; var l: [S] = []; var d: [String: I] = [:]; var c: Double? = 9.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"s":"","i":"","l":[""],"d":{"k":""},"c":""}"#)) }
}
private enum Fact_write_001 {
    struct P: HandyJSON { var a: Int?; var b: String? = nil; var c: [Int]? = nil }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_002 {
    struct P: HandyJSON { }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_003 {
    class P: HandyJSON { required init() {} }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_004 {
    struct P: HandyJSON { var l: [Int] = []; var d: [String: Int] = [:]; var s: Set<Int> = []; var t = ""; var n: N = N() }
struct N: HandyJSON {}
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_005 {
    struct P: HandyJSON { var l: [Int?] = [1, nil]; var d: [String: Int?] = ["a": nil, "b": 2]; var o: [N?] = [nil, N()] }
struct N: HandyJSON { var x = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_007 {
    enum E { case a }
enum R: String { case a }
enum H: Int, HandyJSONEnum { case a = 3 }
struct P: HandyJSON { var e = E.a; var r = R.a; var h = H.a; var ho: H? = .a; var hl = [H.a]; var hd = ["k": H.a] }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_009 {
    struct P: HandyJSON { var d: Date? = Date(timeIntervalSince1970: 0); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_011 {
    struct P: HandyJSON { var u: URL? = URL(string: "http://a"); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_012 {
    struct P: HandyJSON { var r = CGRect(x: 1, y: 2, width: 3, height: 4); var f: CGFloat = 1.5; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_014 {
    struct G<T>: HandyJSON { var v: T? ; var l: [T] = [] }
    static func answer() -> String { { () -> String in let p = G<Int>(v: 5, l: [1]); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_016 {
    class G<T: HandyJSON>: HandyJSON { var v: T?; required init() {} }
class S: G<N> { var z = 1 }
class N: HandyJSON { var x = 1; required init() {} }
    static func answer() -> String { { () -> String in let p = { () -> S in let s = S(); s.v = N(); return s }(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_018 {
    class A: HandyJSON { private var p = 1; fileprivate var q = 2; required init() {} }
class B: A { private var p = 3; var q2 = 4 }
    static func answer() -> String { { () -> String in let p = B(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_022 {
    class P: HandyJSON { weak var w: P?; var a = 1; unowned(unsafe) var u: P?; required init() {} }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_023 {
    class P: HandyJSON { weak var w: N?; var a = 1; required init() {} }
class N: HandyJSON { var x = 1; required init() {} }
    static func answer() -> String { { () -> String in let p = { () -> P in let p = P(); p.w = { N() }(); return p }(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_024 {
    struct P: HandyJSON { var 名 = "é"; var e = "🎉"; var q = "a\"b\\c/d"; var n = "\n\t\r\u{8}\u{c}"; var z = "\u{0}\u{1f}"; var l = "\u{2028}" }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_raw_001 {
    struct P: HandyJSON { var q = "a\"b\\c/d\n\u{1}é\u{2028}🎉" }
    static func answer() -> String { P().toJSONString() ?? "nil" }
}
private enum Fact_write_raw_002 {
    struct P: HandyJSON { var d = 1.0 }
    static func answer() -> String { P().toJSONString() ?? "nil" }
}
private enum Fact_write_raw_003 {
    struct P: HandyJSON { var d = 0.1 }
    static func answer() -> String { P().toJSONString() ?? "nil" }
}
private enum Fact_write_raw_005 {
    struct P: HandyJSON { var d = 1e21 }
    static func answer() -> String { P().toJSONString() ?? "nil" }
}
private enum Fact_write_raw_006 {
    struct P: HandyJSON { var d = 1e-7 }
    static func answer() -> String { P().toJSONString() ?? "nil" }
}
private enum Fact_write_raw_008 {
    struct P: HandyJSON { var d: NSNumber = true }
    static func answer() -> String { P().toJSONString() ?? "nil" }
}
private enum Fact_write_raw_009 {
    struct P: HandyJSON { var u: UInt64 = .max }
    static func answer() -> String { P().toJSONString() ?? "nil" }
}
private enum Fact_write_raw_010 {
    struct P: HandyJSON { var u = "http://a/b" }
    static func answer() -> String { P().toJSONString() ?? "nil" }
}
private enum Fact_write_raw_011 {
    struct P: HandyJSON { var a = 1 }
    static func answer() -> String { P().toJSONString(prettyPrint: true) ?? "nil" }
}
private enum Fact_write_raw_013 {
    struct P: HandyJSON { var a: [String: Int] = [:] }
    static func answer() -> String { P().toJSONString(prettyPrint: true) ?? "nil" }
}
private enum Fact_write_raw_014 {
    struct P: HandyJSON { var a = [1, 2] }
    static func answer() -> String { P().toJSONString(prettyPrint: true) ?? "nil" }
}
private enum Fact_write_raw_017 {
    struct P: HandyJSON { var a = 1 }
    static func answer() -> String { ([P]().toJSONString() ?? "nil") + ([P()].toJSONString(prettyPrint: true) ?? "nil") + show([P()].toJSON()) }
}
private enum Fact_write_025 {
    struct P: HandyJSON { var d = Double.nan; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_026 {
    struct P: HandyJSON { var d: Double? = -.infinity; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_029 {
    struct P: HandyJSON { var n: N? = N() }
struct N: HandyJSON { var d: Date? = Date(timeIntervalSince1970: 0); var x = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_030 {
    struct P: HandyJSON { var l = [N()]; var ok = 1 }
struct N: HandyJSON { var u: URL? = URL(string: "http://a") }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_034 {
    struct P: HandyJSON { var a = 1; var b = 2; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "x.a"; mapper <<< self.b <-- "x.b" } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_038 {
    class P: NSObject, HandyJSON { var a = 1; var s: String? = "x"; required override init() {} }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_040 {
    struct P: HandyJSON { var n: NSNumber = 5; var s: NSString = "x"; var a: NSArray = [1, "b"]; var d: NSDictionary = ["k": 1] }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_041 {
    struct P: HandyJSON { var i8: Int8 = -1; var u8: UInt8 = 255; var i64 = Int64.max; var u64 = UInt64.max; var f: Float = 1.5; var b = true }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_043 {
    struct P: HandyJSON { var any: Any? = nil; var l: [Any] = [1, "x", true, NSNull(), [1], ["k": 2]]; var d: [String: Any] = ["n": NSNull(), "o": ["x": 1]] }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_045 {
    struct P: HandyJSON { @W var a = 5; var ok = 1 }
@propertyWrapper struct W: HandyJSON { var wrappedValue: Int = 0; init(wrappedValue: Int) { self.wrappedValue = wrappedValue }; init() {} }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_cycle_001 {
    class P: HandyJSON { var id = 1; var up: P?; required init() {} }
    static func answer() -> String { { () -> String in let p = P(); p.up = p; return canon(p.toJSONString()) }() }
}
private enum Fact_write_cycle_002 {
    class P: HandyJSON { var id = 1; var up: P?; var kids: [P] = []; required init() {} }
    static func answer() -> String { { () -> String in let p = P(), k = P(); k.id = 2; p.kids = [k]; k.up = p; return canon(p.toJSONString()) }() }
}
private enum Fact_round_002 {
    struct P: HandyJSON { var a = 1; var d: Date? ; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "x.y"; mapper <<< self.d <-- DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: P(a: 5, d: Date(timeIntervalSince1970: 3)).toJSONString())) }
}
private enum Fact_case_027 {
    struct P: HandyJSON { var aB = 0 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: #"{"AB":2,"ab":1}"#)) }() }
}
private enum Fact_case_028 {
    struct P: HandyJSON { var aB = 0 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: #"{"aB":3,"ab":1,"AB":2}"#)) }() }
}
private enum Fact_private_001 {
    class A: HandyJSON { private var p = "super"; required init() {}; func ap() -> String { p } }
class B: A { private var p = "sub"; func bp() -> String { p } }
    static func answer() -> String { { () -> String in let b = B.deserialize(from: #"{"p":"j"}"#)!; return b.ap() + " " + b.bp() + " " + canon(b.toJSONString()) + canon(B().toJSONString()) }() }
}

extension Fact {
    static let file16: [Fact] = [
        Fact(id: "text-string-002", answer: Fact_text_string_002.answer),
        Fact(id: "text-string-003", answer: Fact_text_string_003.answer),
        Fact(id: "text-string-005", answer: Fact_text_string_005.answer),
        Fact(id: "text-string-006", answer: Fact_text_string_006.answer),
        Fact(id: "text-string-007", answer: Fact_text_string_007.answer),
        Fact(id: "text-string-008", answer: Fact_text_string_008.answer),
        Fact(id: "text-string-009", answer: Fact_text_string_009.answer),
        Fact(id: "write-001", answer: Fact_write_001.answer),
        Fact(id: "write-002", answer: Fact_write_002.answer),
        Fact(id: "write-003", answer: Fact_write_003.answer),
        Fact(id: "write-004", answer: Fact_write_004.answer),
        Fact(id: "write-005", answer: Fact_write_005.answer),
        Fact(id: "write-007", answer: Fact_write_007.answer),
        Fact(id: "write-009", answer: Fact_write_009.answer),
        Fact(id: "write-011", answer: Fact_write_011.answer),
        Fact(id: "write-012", answer: Fact_write_012.answer),
        Fact(id: "write-014", answer: Fact_write_014.answer),
        Fact(id: "write-016", answer: Fact_write_016.answer),
        Fact(id: "write-018", answer: Fact_write_018.answer),
        Fact(id: "write-022", answer: Fact_write_022.answer),
        Fact(id: "write-023", answer: Fact_write_023.answer),
        Fact(id: "write-024", answer: Fact_write_024.answer),
        Fact(id: "write-raw-001", answer: Fact_write_raw_001.answer),
        Fact(id: "write-raw-002", answer: Fact_write_raw_002.answer),
        Fact(id: "write-raw-003", answer: Fact_write_raw_003.answer),
        Fact(id: "write-raw-005", answer: Fact_write_raw_005.answer),
        Fact(id: "write-raw-006", answer: Fact_write_raw_006.answer),
        Fact(id: "write-raw-008", answer: Fact_write_raw_008.answer),
        Fact(id: "write-raw-009", answer: Fact_write_raw_009.answer),
        Fact(id: "write-raw-010", answer: Fact_write_raw_010.answer),
        Fact(id: "write-raw-011", answer: Fact_write_raw_011.answer),
        Fact(id: "write-raw-013", answer: Fact_write_raw_013.answer),
        Fact(id: "write-raw-014", answer: Fact_write_raw_014.answer),
        Fact(id: "write-raw-017", answer: Fact_write_raw_017.answer),
        Fact(id: "write-025", answer: Fact_write_025.answer),
        Fact(id: "write-026", answer: Fact_write_026.answer),
        Fact(id: "write-029", answer: Fact_write_029.answer),
        Fact(id: "write-030", answer: Fact_write_030.answer),
        Fact(id: "write-034", answer: Fact_write_034.answer),
        Fact(id: "write-038", answer: Fact_write_038.answer),
        Fact(id: "write-040", answer: Fact_write_040.answer),
        Fact(id: "write-041", answer: Fact_write_041.answer),
        Fact(id: "write-043", answer: Fact_write_043.answer),
        Fact(id: "write-045", answer: Fact_write_045.answer),
        Fact(id: "write-cycle-001", answer: Fact_write_cycle_001.answer),
        Fact(id: "write-cycle-002", answer: Fact_write_cycle_002.answer),
        Fact(id: "round-002", answer: Fact_round_002.answer),
        Fact(id: "case-027", answer: Fact_case_027.answer),
        Fact(id: "case-028", answer: Fact_case_028.answer),
        Fact(id: "private-001", answer: Fact_private_001.answer),
    ]
}
