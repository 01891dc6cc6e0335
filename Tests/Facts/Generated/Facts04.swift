// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_odd_write_004 {
    struct P: HandyJSON { var v: [AnyHashable: Any] = [:]; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_012 {
    struct P: HandyJSON { var v: [AnyHashable: Any]? = ["z": 0]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)) }
}
private enum Fact_odd_read_013 {
    struct P: HandyJSON { var v: [AnyHashable: Any]? = ["z": 0]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_read_015 {
    struct P: HandyJSON { var v: [AnyHashable: Int]? = ["z": 0]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":"7","b":"x"}}"#)) }
}
private enum Fact_odd_read_017 {
    struct P: HandyJSON { var v: [String: AnyHashable] = [:]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":1,"b":"x"}}"#)) }
}
private enum Fact_odd_write_009 {
    struct P: HandyJSON { var v: Set<AnyHashable> = ["i"]; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_019 {
    struct P: HandyJSON { var v: Set<String> = ["i"]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":["a","a",5,null]}"#)) }
}
private enum Fact_odd_read_020 {
    struct P: HandyJSON { var v: Set<String> = ["i"]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_read_021 {
    struct P: HandyJSON { var v: Set<Double>? = [1.5]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1,"2.5","x"]}"#)) }
}
private enum Fact_odd_read_022 {
    struct P: HandyJSON { var v: Set<Double>? = [1.5]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{}}"#)) }
}
private enum Fact_odd_read_023 {
    struct P: HandyJSON { var v: Set<Double>? = [1.5]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_write_011 {
    struct P: HandyJSON { var v: Set<Double>? = [1.5]; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_025 {
    struct P: HandyJSON { var v: [Set<Int>] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[[1,1],[2],"x"]}"#)) }
}
private enum Fact_odd_read_026 {
    struct P: HandyJSON { var v: [NSString: Any]? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)) }
}
private enum Fact_odd_read_027 {
    struct P: HandyJSON { var v: [NSString: Any]? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)) }
}
private enum Fact_odd_write_014 {
    struct P: HandyJSON { var v: [NSString: Any]? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_write_015 {
    struct P: HandyJSON { var v: [NSString: Any] = ["z": 1]; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_029 {
    struct P: HandyJSON { var v: [NSString: NSString] = [:]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_odd_write_016 {
    struct P: HandyJSON { var v: [NSString: NSString] = [:]; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_030 {
    struct P: HandyJSON { var v: NSObject? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":1}"#)) }
}
private enum Fact_odd_read_031 {
    struct P: HandyJSON { var v: NSObject? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_read_033 {
    struct P: HandyJSON { var v: NSObject? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_write_017 {
    struct P: HandyJSON { var v: NSObject? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_034 {
    struct P: HandyJSON { var v: NSObject? = NSString(string: "i"); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_read_035 {
    struct P: HandyJSON { var v: NSObject? = NSString(string: "i"); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)) }
}
private enum Fact_odd_write_018 {
    struct P: HandyJSON { var v: NSObject? = NSString(string: "i"); var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_036 {
    struct P: HandyJSON { var v: NSObject = NSNumber(value: 3); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_read_037 {
    struct P: HandyJSON { var v: [NSObject] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1,"x",null,{"a":1}]}"#)) }
}
private enum Fact_odd_write_020 {
    struct P: HandyJSON { var v: [NSObject] = []; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_038 {
    struct P: HandyJSON { var v: [NSObject]? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1,"x"]}"#)) }
}
private enum Fact_odd_read_040 {
    struct P: HandyJSON { var v: AnyObject? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":1}"#)) }
}
private enum Fact_odd_read_042 {
    struct P: HandyJSON { var v: AnyObject? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_read_044 {
    struct P: HandyJSON { var v: CustomStringConvertible? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_read_045 {
    struct P: HandyJSON { var v: CustomStringConvertible? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)) }
}
private enum Fact_odd_write_023 {
    struct P: HandyJSON { var v: CustomStringConvertible? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_050 {
    struct P: HandyJSON { var v: CustomStringConvertible = "i"; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":true}"#)) }
}
private enum Fact_odd_write_025 {
    struct P: HandyJSON { var v: CustomStringConvertible = "i"; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_051 {
    struct P: HandyJSON { var v: (any Equatable)? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":1}"#)) }
}
private enum Fact_odd_read_052 {
    struct P: HandyJSON { var v: (any Equatable)? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_write_026 {
    struct P: HandyJSON { var v: (any Equatable)? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_054 {
    struct P: HandyJSON { var v: any Equatable = 5; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)) }
}
private enum Fact_odd_write_027 {
    struct P: HandyJSON { var v: any Equatable = 5; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_056 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: (any Proto)? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)) }
}
private enum Fact_odd_write_029 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: (any Proto)? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_058 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: (any Proto)? = Con(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)) }
}
private enum Fact_odd_write_030 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: (any Proto)? = Con(); var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_write_031 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: (any HandyJSON)? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_060 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: (any HandyJSON)? = Con(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)) }
}
private enum Fact_odd_read_061 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: (any HandyJSON)? = Con(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_write_032 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: (any HandyJSON)? = Con(); var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}

extension Fact {
    static let file04: [Fact] = [
        Fact(id: "odd-write-004", answer: Fact_odd_write_004.answer),
        Fact(id: "odd-read-012", answer: Fact_odd_read_012.answer),
        Fact(id: "odd-read-013", answer: Fact_odd_read_013.answer),
        Fact(id: "odd-read-015", answer: Fact_odd_read_015.answer),
        Fact(id: "odd-read-017", answer: Fact_odd_read_017.answer),
        Fact(id: "odd-write-009", answer: Fact_odd_write_009.answer),
        Fact(id: "odd-read-019", answer: Fact_odd_read_019.answer),
        Fact(id: "odd-read-020", answer: Fact_odd_read_020.answer),
        Fact(id: "odd-read-021", answer: Fact_odd_read_021.answer),
        Fact(id: "odd-read-022", answer: Fact_odd_read_022.answer),
        Fact(id: "odd-read-023", answer: Fact_odd_read_023.answer),
        Fact(id: "odd-write-011", answer: Fact_odd_write_011.answer),
        Fact(id: "odd-read-025", answer: Fact_odd_read_025.answer),
        Fact(id: "odd-read-026", answer: Fact_odd_read_026.answer),
        Fact(id: "odd-read-027", answer: Fact_odd_read_027.answer),
        Fact(id: "odd-write-014", answer: Fact_odd_write_014.answer),
        Fact(id: "odd-write-015", answer: Fact_odd_write_015.answer),
        Fact(id: "odd-read-029", answer: Fact_odd_read_029.answer),
        Fact(id: "odd-write-016", answer: Fact_odd_write_016.answer),
        Fact(id: "odd-read-030", answer: Fact_odd_read_030.answer),
        Fact(id: "odd-read-031", answer: Fact_odd_read_031.answer),
        Fact(id: "odd-read-033", answer: Fact_odd_read_033.answer),
        Fact(id: "odd-write-017", answer: Fact_odd_write_017.answer),
        Fact(id: "odd-read-034", answer: Fact_odd_read_034.answer),
        Fact(id: "odd-read-035", answer: Fact_odd_read_035.answer),
        Fact(id: "odd-write-018", answer: Fact_odd_write_018.answer),
        Fact(id: "odd-read-036", answer: Fact_odd_read_036.answer),
        Fact(id: "odd-read-037", answer: Fact_odd_read_037.answer),
        Fact(id: "odd-write-020", answer: Fact_odd_write_020.answer),
        Fact(id: "odd-read-038", answer: Fact_odd_read_038.answer),
        Fact(id: "odd-read-040", answer: Fact_odd_read_040.answer),
        Fact(id: "odd-read-042", answer: Fact_odd_read_042.answer),
        Fact(id: "odd-read-044", answer: Fact_odd_read_044.answer),
        Fact(id: "odd-read-045", answer: Fact_odd_read_045.answer),
        Fact(id: "odd-write-023", answer: Fact_odd_write_023.answer),
        Fact(id: "odd-read-050", answer: Fact_odd_read_050.answer),
        Fact(id: "odd-write-025", answer: Fact_odd_write_025.answer),
        Fact(id: "odd-read-051", answer: Fact_odd_read_051.answer),
        Fact(id: "odd-read-052", answer: Fact_odd_read_052.answer),
        Fact(id: "odd-write-026", answer: Fact_odd_write_026.answer),
        Fact(id: "odd-read-054", answer: Fact_odd_read_054.answer),
        Fact(id: "odd-write-027", answer: Fact_odd_write_027.answer),
        Fact(id: "odd-read-056", answer: Fact_odd_read_056.answer),
        Fact(id: "odd-write-029", answer: Fact_odd_write_029.answer),
        Fact(id: "odd-read-058", answer: Fact_odd_read_058.answer),
        Fact(id: "odd-write-030", answer: Fact_odd_write_030.answer),
        Fact(id: "odd-write-031", answer: Fact_odd_write_031.answer),
        Fact(id: "odd-read-060", answer: Fact_odd_read_060.answer),
        Fact(id: "odd-read-061", answer: Fact_odd_read_061.answer),
        Fact(id: "odd-write-032", answer: Fact_odd_write_032.answer),
    ]
}
