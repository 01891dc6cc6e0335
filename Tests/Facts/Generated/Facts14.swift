// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_text_nsnumber_004 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"-inf"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_005 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"infinity","o":"infinity","u":"infinity","d":"infinity","f":"infinity","l":["infinity"]}"#)) }
}
private enum Fact_text_nsnumber_005 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"infinity"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_006 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"-0","o":"-0","u":"-0","d":"-0","f":"-0","l":["-0"]}"#)) }
}
private enum Fact_text_number_007 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"1e3","o":"1e3","u":"1e3","d":"1e3","f":"1e3","l":["1e3"]}"#)) }
}
private enum Fact_text_nsnumber_007 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"1e3"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_008 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"1E3","o":"1E3","u":"1E3","d":"1E3","f":"1E3","l":["1E3"]}"#)) }
}
private enum Fact_text_nsnumber_008 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"1E3"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_nsnumber_009 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":" 12 "}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_010 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"12 ","o":"12 ","u":"12 ","d":"12 ","f":"12 ","l":["12 "]}"#)) }
}
private enum Fact_text_nsnumber_010 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"12 "}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_nsnumber_011 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"0x10"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_012 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"+5","o":"+5","u":"+5","d":"+5","f":"+5","l":["+5"]}"#)) }
}
private enum Fact_text_nsnumber_012 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"+5"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_013 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"١٢","o":"١٢","u":"١٢","d":"١٢","f":"١٢","l":["١٢"]}"#)) }
}
private enum Fact_text_nsnumber_013 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"١٢"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_014 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"1,000","o":"1,000","u":"1,000","d":"1,000","f":"1,000","l":["1,000"]}"#)) }
}
private enum Fact_text_nsnumber_016 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"12.5"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_017 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":".5","o":".5","u":".5","d":".5","f":".5","l":[".5"]}"#)) }
}
private enum Fact_text_nsnumber_018 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"5."}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_020 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"","o":"","u":"","d":"","f":"","l":[""]}"#)) }
}
private enum Fact_text_nsnumber_020 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":""}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_nsnumber_021 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"-"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_022 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"007","o":"007","u":"007","d":"007","f":"007","l":["007"]}"#)) }
}
private enum Fact_text_nsnumber_022 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"007"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_023 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"1e400","o":"1e400","u":"1e400","d":"1e400","f":"1e400","l":["1e400"]}"#)) }
}
private enum Fact_text_nsnumber_023 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"1e400"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_024 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"1e-400","o":"1e-400","u":"1e-400","d":"1e-400","f":"1e-400","l":["1e-400"]}"#)) }
}
private enum Fact_text_nsnumber_024 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"1e-400"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_025 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"9223372036854775807","o":"9223372036854775807","u":"9223372036854775807","d":"9223372036854775807","f":"9223372036854775807","l":["9223372036854775807"]}"#)) }
}
private enum Fact_text_nsnumber_025 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"9223372036854775807"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_027 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"-9223372036854775808","o":"-9223372036854775808","u":"-9223372036854775808","d":"-9223372036854775808","f":"-9223372036854775808","l":["-9223372036854775808"]}"#)) }
}
private enum Fact_text_nsnumber_027 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"-9223372036854775808"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_028 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"18446744073709551615","o":"18446744073709551615","u":"18446744073709551615","d":"18446744073709551615","f":"18446744073709551615","l":["18446744073709551615"]}"#)) }
}
private enum Fact_text_nsnumber_028 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"18446744073709551615"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_nsnumber_030 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"∞"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_031 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"true","o":"true","u":"true","d":"true","f":"true","l":["true"]}"#)) }
}
private enum Fact_text_nsnumber_031 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"true"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_032 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"yes","o":"yes","u":"yes","d":"yes","f":"yes","l":["yes"]}"#)) }
}
private enum Fact_text_nsnumber_032 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"yes"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_nsnumber_033 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"null"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_034 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"0b11","o":"0b11","u":"0b11","d":"0b11","f":"0b11","l":["0b11"]}"#)) }
}
private enum Fact_text_nsnumber_034 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"0b11"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_035 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"٥.٥","o":"٥.٥","u":"٥.٥","d":"٥.٥","f":"٥.٥","l":["٥.٥"]}"#)) }
}
private enum Fact_text_nsnumber_035 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"٥.٥"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_037 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"255","o":"255","u":"255","d":"255","f":"255","l":["255"]}"#)) }
}
private enum Fact_text_number_038 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"256","o":"256","u":"256","d":"256","f":"256","l":["256"]}"#)) }
}
private enum Fact_text_nsnumber_038 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"256"}"#)?.n).map { "\($0)" } ?? "nil" }
}
private enum Fact_text_number_039 {
    struct P: HandyJSON { var i = 42; var o: Int? = 42; var u: UInt8 = 42; var d = 42.5; var f: Float? = 42.5; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: #"{"i":"-1","o":"-1","u":"-1","d":"-1","f":"-1","l":["-1"]}"#)) }
}
private enum Fact_text_nsnumber_039 {
    struct P: HandyJSON { var n: NSNumber? = 42; var ok = 1 }
    static func answer() -> String { (P.deserialize(from: #"{"n":"-1"}"#)?.n).map { "\($0)" } ?? "nil" }
}

extension Fact {
    static let file14: [Fact] = [
        Fact(id: "text-nsnumber-004", answer: Fact_text_nsnumber_004.answer),
        Fact(id: "text-number-005", answer: Fact_text_number_005.answer),
        Fact(id: "text-nsnumber-005", answer: Fact_text_nsnumber_005.answer),
        Fact(id: "text-number-006", answer: Fact_text_number_006.answer),
        Fact(id: "text-number-007", answer: Fact_text_number_007.answer),
        Fact(id: "text-nsnumber-007", answer: Fact_text_nsnumber_007.answer),
        Fact(id: "text-number-008", answer: Fact_text_number_008.answer),
        Fact(id: "text-nsnumber-008", answer: Fact_text_nsnumber_008.answer),
        Fact(id: "text-nsnumber-009", answer: Fact_text_nsnumber_009.answer),
        Fact(id: "text-number-010", answer: Fact_text_number_010.answer),
        Fact(id: "text-nsnumber-010", answer: Fact_text_nsnumber_010.answer),
        Fact(id: "text-nsnumber-011", answer: Fact_text_nsnumber_011.answer),
        Fact(id: "text-number-012", answer: Fact_text_number_012.answer),
        Fact(id: "text-nsnumber-012", answer: Fact_text_nsnumber_012.answer),
        Fact(id: "text-number-013", answer: Fact_text_number_013.answer),
        Fact(id: "text-nsnumber-013", answer: Fact_text_nsnumber_013.answer),
        Fact(id: "text-number-014", answer: Fact_text_number_014.answer),
        Fact(id: "text-nsnumber-016", answer: Fact_text_nsnumber_016.answer),
        Fact(id: "text-number-017", answer: Fact_text_number_017.answer),
        Fact(id: "text-nsnumber-018", answer: Fact_text_nsnumber_018.answer),
        Fact(id: "text-number-020", answer: Fact_text_number_020.answer),
        Fact(id: "text-nsnumber-020", answer: Fact_text_nsnumber_020.answer),
        Fact(id: "text-nsnumber-021", answer: Fact_text_nsnumber_021.answer),
        Fact(id: "text-number-022", answer: Fact_text_number_022.answer),
        Fact(id: "text-nsnumber-022", answer: Fact_text_nsnumber_022.answer),
        Fact(id: "text-number-023", answer: Fact_text_number_023.answer),
        Fact(id: "text-nsnumber-023", answer: Fact_text_nsnumber_023.answer),
        Fact(id: "text-number-024", answer: Fact_text_number_024.answer),
        Fact(id: "text-nsnumber-024", answer: Fact_text_nsnumber_024.answer),
        Fact(id: "text-number-025", answer: Fact_text_number_025.answer),
        Fact(id: "text-nsnumber-025", answer: Fact_text_nsnumber_025.answer),
        Fact(id: "text-number-027", answer: Fact_text_number_027.answer),
        Fact(id: "text-nsnumber-027", answer: Fact_text_nsnumber_027.answer),
        Fact(id: "text-number-028", answer: Fact_text_number_028.answer),
        Fact(id: "text-nsnumber-028", answer: Fact_text_nsnumber_028.answer),
        Fact(id: "text-nsnumber-030", answer: Fact_text_nsnumber_030.answer),
        Fact(id: "text-number-031", answer: Fact_text_number_031.answer),
        Fact(id: "text-nsnumber-031", answer: Fact_text_nsnumber_031.answer),
        Fact(id: "text-number-032", answer: Fact_text_number_032.answer),
        Fact(id: "text-nsnumber-032", answer: Fact_text_nsnumber_032.answer),
        Fact(id: "text-nsnumber-033", answer: Fact_text_nsnumber_033.answer),
        Fact(id: "text-number-034", answer: Fact_text_number_034.answer),
        Fact(id: "text-nsnumber-034", answer: Fact_text_nsnumber_034.answer),
        Fact(id: "text-number-035", answer: Fact_text_number_035.answer),
        Fact(id: "text-nsnumber-035", answer: Fact_text_nsnumber_035.answer),
        Fact(id: "text-number-037", answer: Fact_text_number_037.answer),
        Fact(id: "text-number-038", answer: Fact_text_number_038.answer),
        Fact(id: "text-nsnumber-038", answer: Fact_text_nsnumber_038.answer),
        Fact(id: "text-number-039", answer: Fact_text_number_039.answer),
        Fact(id: "text-nsnumber-039", answer: Fact_text_nsnumber_039.answer),
    ]
}
