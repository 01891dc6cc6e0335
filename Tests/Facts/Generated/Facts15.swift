// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_text_nsnumber_041 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"１２"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_042 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"12\n","o":"12\n","u":"12\n","d":"12\n","f":"12\n","l":["12\n"]}"#)) }
}
private enum Fact_text_nsnumber_043 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"12\u0000"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_bool_001 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"yes","c":"yes","o":"yes","l":["yes"]}"#)) }
}
private enum Fact_text_bool_002 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"YES","c":"YES","o":"YES","l":["YES"]}"#)) }
}
private enum Fact_text_bool_004 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"T","c":"T","o":"T","l":["T"]}"#)) }
}
private enum Fact_text_bool_005 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"TRUE","c":"TRUE","o":"TRUE","l":["TRUE"]}"#)) }
}
private enum Fact_text_bool_007 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"2","c":"2","o":"2","l":["2"]}"#)) }
}
private enum Fact_text_bool_009 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":1.0,"c":1.0,"o":1.0,"l":[1.0]}"#)) }
}
private enum Fact_text_bool_010 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":0.5,"c":0.5,"o":0.5,"l":[0.5]}"#)) }
}
private enum Fact_text_bool_013 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"0","c":"0","o":"0","l":["0"]}"#)) }
}
private enum Fact_text_bool_014 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"1","c":"1","o":"1","l":["1"]}"#)) }
}
private enum Fact_text_bool_015 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"00","c":"00","o":"00","l":["00"]}"#)) }
}
private enum Fact_text_bool_017 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":" true","c":" true","o":" true","l":[" true"]}"#)) }
}
private enum Fact_text_bool_019 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"y","c":"y","o":"y","l":["y"]}"#)) }
}
private enum Fact_text_bool_020 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"","c":"","o":"","l":[""]}"#)) }
}
private enum Fact_text_bool_021 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":null,"c":null,"o":null,"l":[null]}"#)) }
}
private enum Fact_text_bool_022 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":[],"c":[],"o":[],"l":[[]]}"#)) }
}
private enum Fact_text_bool_023 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"False","c":"False","o":"False","l":["False"]}"#)) }
}
private enum Fact_text_bool_024 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":1e0,"c":1e0,"o":1e0,"l":[1e0]}"#)) }
}
private enum Fact_text_bool_027 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"no","c":"no","o":"no","l":["no"]}"#)) }
}
private enum Fact_text_bool_028 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":256,"c":256,"o":256,"l":[256]}"#)) }
}
private enum Fact_text_bool_029 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":1e400,"c":1e400,"o":1e400,"l":[1e400]}"#)) }
}
private enum Fact_text_bool_030 {
    struct P: HandyJSON { var b = true; var c = false; var o: Bool? = true; var l: [Bool] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"b":"\u0074rue","c":"\u0074rue","o":"\u0074rue","l":["\u0074rue"]}"#)) }
}
private enum Fact_big_number_002 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":9223372036854775807,"ns":9223372036854775807,"l":[9223372036854775807],"d":{"k":9223372036854775807}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_003 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":9223372036854775806,"u":9223372036854775806,"i32":9223372036854775806,"d":9223372036854775806,"f":9223372036854775806}"#)) }
}
private enum Fact_big_number_004 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":9223372036854775806,"ns":9223372036854775806,"l":[9223372036854775806],"d":{"k":9223372036854775806}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_005 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":-9223372036854775808,"u":-9223372036854775808,"i32":-9223372036854775808,"d":-9223372036854775808,"f":-9223372036854775808}"#)) }
}
private enum Fact_big_number_006 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":-9223372036854775808,"ns":-9223372036854775808,"l":[-9223372036854775808],"d":{"k":-9223372036854775808}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_008 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":9007199254740993,"ns":9007199254740993,"l":[9007199254740993],"d":{"k":9007199254740993}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_010 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":12345678901234567,"ns":12345678901234567,"l":[12345678901234567],"d":{"k":12345678901234567}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_011 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":1234567890123456,"u":1234567890123456,"i32":1234567890123456,"d":1234567890123456,"f":1234567890123456}"#)) }
}
private enum Fact_big_number_012 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":1234567890123456,"ns":1234567890123456,"l":[1234567890123456],"d":{"k":1234567890123456}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_013 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":4294967296,"u":4294967296,"i32":4294967296,"d":4294967296,"f":4294967296}"#)) }
}
private enum Fact_big_number_014 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":4294967296,"ns":4294967296,"l":[4294967296],"d":{"k":4294967296}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_015 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":2147483648,"u":2147483648,"i32":2147483648,"d":2147483648,"f":2147483648}"#)) }
}
private enum Fact_big_number_016 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":2147483648,"ns":2147483648,"l":[2147483648],"d":{"k":2147483648}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_018 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":1e18,"ns":1e18,"l":[1e18],"d":{"k":1e18}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_019 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":1.5e10,"u":1.5e10,"i32":1.5e10,"d":1.5e10,"f":1.5e10}"#)) }
}
private enum Fact_big_number_021 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":123456789.123,"u":123456789.123,"i32":123456789.123,"d":123456789.123,"f":123456789.123}"#)) }
}
private enum Fact_big_number_024 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":1e-7,"ns":1e-7,"l":[1e-7],"d":{"k":1e-7}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_025 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":0.30000000000000004,"u":0.30000000000000004,"i32":0.30000000000000004,"d":0.30000000000000004,"f":0.30000000000000004}"#)) }
}
private enum Fact_big_number_027 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":100.0,"u":100.0,"i32":100.0,"d":100.0,"f":100.0}"#)) }
}
private enum Fact_big_number_029 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":3.14159265358979,"u":3.14159265358979,"i32":3.14159265358979,"d":3.14159265358979,"f":3.14159265358979}"#)) }
}
private enum Fact_big_number_030 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":3.14159265358979,"ns":3.14159265358979,"l":[3.14159265358979],"d":{"k":3.14159265358979}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_031 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":1e21,"u":1e21,"i32":1e21,"d":1e21,"f":1e21}"#)) }
}
private enum Fact_big_number_032 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":1e21,"ns":1e21,"l":[1e21],"d":{"k":1e21}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_034 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":18446744073709551615,"ns":18446744073709551615,"l":[18446744073709551615],"d":{"k":18446744073709551615}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}
private enum Fact_big_number_035 {
    struct P: HandyJSON { var i: Int64 = 42; var u: UInt64 = 42; var i32: Int32 = 42; var d = 42.5; var f: Float = 42.5 }
    static func answer() -> String { show(P.deserialize(from: #"{"i":-0,"u":-0,"i32":-0,"d":-0,"f":-0}"#)) }
}
private enum Fact_big_number_036 {
    struct P: HandyJSON { var s: String? = "i"; var ns: NSString? = "i"; var l: [String] = []; var d: [String: String] = [:] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"s":-0,"ns":-0,"l":[-0],"d":{"k":-0}}"#)!; return show(p.s) + " " + (p.ns.map { $0 as String } ?? "nil") + " " + show(p.l) + show(p.d) }() }
}

extension Fact {
    static let file15: [Fact] = [
        Fact(id: "text-nsnumber-041", answer: Fact_text_nsnumber_041.answer),
        Fact(id: "text-number-042", answer: Fact_text_number_042.answer),
        Fact(id: "text-nsnumber-043", answer: Fact_text_nsnumber_043.answer),
        Fact(id: "text-bool-001", answer: Fact_text_bool_001.answer),
        Fact(id: "text-bool-002", answer: Fact_text_bool_002.answer),
        Fact(id: "text-bool-004", answer: Fact_text_bool_004.answer),
        Fact(id: "text-bool-005", answer: Fact_text_bool_005.answer),
        Fact(id: "text-bool-007", answer: Fact_text_bool_007.answer),
        Fact(id: "text-bool-009", answer: Fact_text_bool_009.answer),
        Fact(id: "text-bool-010", answer: Fact_text_bool_010.answer),
        Fact(id: "text-bool-013", answer: Fact_text_bool_013.answer),
        Fact(id: "text-bool-014", answer: Fact_text_bool_014.answer),
        Fact(id: "text-bool-015", answer: Fact_text_bool_015.answer),
        Fact(id: "text-bool-017", answer: Fact_text_bool_017.answer),
        Fact(id: "text-bool-019", answer: Fact_text_bool_019.answer),
        Fact(id: "text-bool-020", answer: Fact_text_bool_020.answer),
        Fact(id: "text-bool-021", answer: Fact_text_bool_021.answer),
        Fact(id: "text-bool-022", answer: Fact_text_bool_022.answer),
        Fact(id: "text-bool-023", answer: Fact_text_bool_023.answer),
        Fact(id: "text-bool-024", answer: Fact_text_bool_024.answer),
        Fact(id: "text-bool-027", answer: Fact_text_bool_027.answer),
        Fact(id: "text-bool-028", answer: Fact_text_bool_028.answer),
        Fact(id: "text-bool-029", answer: Fact_text_bool_029.answer),
        Fact(id: "text-bool-030", answer: Fact_text_bool_030.answer),
        Fact(id: "big-number-002", answer: Fact_big_number_002.answer),
        Fact(id: "big-number-003", answer: Fact_big_number_003.answer),
        Fact(id: "big-number-004", answer: Fact_big_number_004.answer),
        Fact(id: "big-number-005", answer: Fact_big_number_005.answer),
        Fact(id: "big-number-006", answer: Fact_big_number_006.answer),
        Fact(id: "big-number-008", answer: Fact_big_number_008.answer),
        Fact(id: "big-number-010", answer: Fact_big_number_010.answer),
        Fact(id: "big-number-011", answer: Fact_big_number_011.answer),
        Fact(id: "big-number-012", answer: Fact_big_number_012.answer),
        Fact(id: "big-number-013", answer: Fact_big_number_013.answer),
        Fact(id: "big-number-014", answer: Fact_big_number_014.answer),
        Fact(id: "big-number-015", answer: Fact_big_number_015.answer),
        Fact(id: "big-number-016", answer: Fact_big_number_016.answer),
        Fact(id: "big-number-018", answer: Fact_big_number_018.answer),
        Fact(id: "big-number-019", answer: Fact_big_number_019.answer),
        Fact(id: "big-number-021", answer: Fact_big_number_021.answer),
        Fact(id: "big-number-024", answer: Fact_big_number_024.answer),
        Fact(id: "big-number-025", answer: Fact_big_number_025.answer),
        Fact(id: "big-number-027", answer: Fact_big_number_027.answer),
        Fact(id: "big-number-029", answer: Fact_big_number_029.answer),
        Fact(id: "big-number-030", answer: Fact_big_number_030.answer),
        Fact(id: "big-number-031", answer: Fact_big_number_031.answer),
        Fact(id: "big-number-032", answer: Fact_big_number_032.answer),
        Fact(id: "big-number-034", answer: Fact_big_number_034.answer),
        Fact(id: "big-number-035", answer: Fact_big_number_035.answer),
        Fact(id: "big-number-036", answer: Fact_big_number_036.answer),
    ]
}
