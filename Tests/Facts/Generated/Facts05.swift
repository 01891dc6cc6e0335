// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_odd_read_063 {
    struct P: HandyJSON { var v: Error? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_read_064 {
    struct P: HandyJSON { var v: Error? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_write_033 {
    struct P: HandyJSON { var v: Error? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_065 {
    struct P: HandyJSON { var v: Any = 0; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_write_034 {
    struct P: HandyJSON { var v: Any = 0; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_068 {
    struct P: HandyJSON { var v: AnyClass? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"NSObject"}"#)) }
}
private enum Fact_odd_write_035 {
    struct P: HandyJSON { var v: AnyClass? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_069 {
    struct P: HandyJSON { var v: Any.Type = Int.self; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_write_036 {
    struct P: HandyJSON { var v: Any.Type = Int.self; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_070 {
    struct P: HandyJSON { var v: Any.Type? = Int.self; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_write_037 {
    struct P: HandyJSON { var v: Any.Type? = Int.self; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_072 {
    struct P: HandyJSON { var v: [Int: String]? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"1":"a","2":5}}"#)) }
}
private enum Fact_odd_read_073 {
    struct P: HandyJSON { var v: [Int: String]? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{}}"#)) }
}
private enum Fact_odd_read_074 {
    struct P: HandyJSON { var v: [Int: String]? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)) }
}
private enum Fact_odd_read_076 {
    struct P: HandyJSON { var v: [Int: String] = [9: "z"]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_read_077 {
    struct P: HandyJSON { var v: [Int: String] = [9: "z"]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_read_078 {
    enum K: String { case a, b }
struct P: HandyJSON { var v: [K: Int] = [.a: 1]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5,"b":6}}"#)) }
}
private enum Fact_odd_write_040 {
    enum K: String { case a, b }
struct P: HandyJSON { var v: [K: Int] = [.a: 1]; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_079 {
    enum K: String { case a, b }
struct P: HandyJSON { var v: [K: Int]? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_odd_write_041 {
    enum K: String { case a, b }
struct P: HandyJSON { var v: [K: Int]? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_081 {
    struct P: HandyJSON { var v: [Double: Int] = [1.5: 1]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"2.5":1}}"#)) }
}
private enum Fact_odd_write_042 {
    struct P: HandyJSON { var v: [Double: Int] = [1.5: 1]; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_082 {
    enum HK: String, HandyJSONEnum { case a, b }
struct P: HandyJSON { var v: [HK: Int] = [.a: 1]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_odd_read_083 {
    struct P: HandyJSON { var v: Int?? = .some(.some(3)); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_read_085 {
    struct P: HandyJSON { var v: Int?? = .some(.some(3)); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_read_086 {
    struct P: HandyJSON { var v: Int?? = .some(.some(3)); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[]}"#)) }
}
private enum Fact_odd_read_087 {
    struct P: HandyJSON { var v: Int?? = .some(.some(3)); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"7"}"#)) }
}
private enum Fact_odd_write_044 {
    struct P: HandyJSON { var v: Int?? = .some(.some(3)); var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_088 {
    struct P: HandyJSON { var v: Int?? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_read_089 {
    struct P: HandyJSON { var v: Int?? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_read_091 {
    struct P: HandyJSON { var v: String?? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":1}}"#)) }
}
private enum Fact_odd_write_046 {
    struct P: HandyJSON { var v: String?? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_092 {
    struct P: HandyJSON { var v: [Int?] = [1]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1,null,"x","2"]}"#)) }
}
private enum Fact_odd_write_047 {
    struct P: HandyJSON { var v: [Int?] = [1]; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_093 {
    struct P: HandyJSON { var v: [Int?]? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1,null,"x"]}"#)) }
}
private enum Fact_odd_read_094 {
    struct P: HandyJSON { var v: [Int?]? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_write_048 {
    struct P: HandyJSON { var v: [Int?]? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_095 {
    struct P: HandyJSON { var v: [String: Int?] = [:]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":1,"b":null,"c":"x"}}"#)) }
}
private enum Fact_odd_write_049 {
    struct P: HandyJSON { var v: [String: Int?] = [:]; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_096 {
    struct P: HandyJSON { var v: [[Int]?] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[[1],null,5]}"#)) }
}
private enum Fact_odd_read_097 {
    struct P: HandyJSON { var v: Int??? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_read_098 {
    struct P: HandyJSON { var v: [Any?] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1,null,"x"]}"#)) }
}
private enum Fact_odd_read_100 {
    enum Err: Error { case e }
struct P: HandyJSON { var v: Result<Int, Err> = .success(1); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_read_103 {
    struct P: HandyJSON { var v: Range<Int> = 0..<3; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1,2]}"#)) }
}
private enum Fact_odd_read_104 {
    struct P: HandyJSON { var v: Range<Int> = 0..<3; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_read_105 {
    struct P: HandyJSON { var v: Range<Int>? = 0..<3; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1,2]}"#)) }
}
private enum Fact_odd_read_107 {
    struct P: HandyJSON { var v: ClosedRange<Int>? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1,2]}"#)) }
}
private enum Fact_odd_write_057 {
    struct P: HandyJSON { var v: ClosedRange<Int>? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_108 {
    struct P: HandyJSON { var v: (Int, String) = (1, "i"); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[2,"x"]}"#)) }
}
private enum Fact_odd_read_109 {
    struct P: HandyJSON { var v: (Int, String) = (1, "i"); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"0":5}}"#)) }
}

extension Fact {
    static let file05: [Fact] = [
        Fact(id: "odd-read-063", answer: Fact_odd_read_063.answer),
        Fact(id: "odd-read-064", answer: Fact_odd_read_064.answer),
        Fact(id: "odd-write-033", answer: Fact_odd_write_033.answer),
        Fact(id: "odd-read-065", answer: Fact_odd_read_065.answer),
        Fact(id: "odd-write-034", answer: Fact_odd_write_034.answer),
        Fact(id: "odd-read-068", answer: Fact_odd_read_068.answer),
        Fact(id: "odd-write-035", answer: Fact_odd_write_035.answer),
        Fact(id: "odd-read-069", answer: Fact_odd_read_069.answer),
        Fact(id: "odd-write-036", answer: Fact_odd_write_036.answer),
        Fact(id: "odd-read-070", answer: Fact_odd_read_070.answer),
        Fact(id: "odd-write-037", answer: Fact_odd_write_037.answer),
        Fact(id: "odd-read-072", answer: Fact_odd_read_072.answer),
        Fact(id: "odd-read-073", answer: Fact_odd_read_073.answer),
        Fact(id: "odd-read-074", answer: Fact_odd_read_074.answer),
        Fact(id: "odd-read-076", answer: Fact_odd_read_076.answer),
        Fact(id: "odd-read-077", answer: Fact_odd_read_077.answer),
        Fact(id: "odd-read-078", answer: Fact_odd_read_078.answer),
        Fact(id: "odd-write-040", answer: Fact_odd_write_040.answer),
        Fact(id: "odd-read-079", answer: Fact_odd_read_079.answer),
        Fact(id: "odd-write-041", answer: Fact_odd_write_041.answer),
        Fact(id: "odd-read-081", answer: Fact_odd_read_081.answer),
        Fact(id: "odd-write-042", answer: Fact_odd_write_042.answer),
        Fact(id: "odd-read-082", answer: Fact_odd_read_082.answer),
        Fact(id: "odd-read-083", answer: Fact_odd_read_083.answer),
        Fact(id: "odd-read-085", answer: Fact_odd_read_085.answer),
        Fact(id: "odd-read-086", answer: Fact_odd_read_086.answer),
        Fact(id: "odd-read-087", answer: Fact_odd_read_087.answer),
        Fact(id: "odd-write-044", answer: Fact_odd_write_044.answer),
        Fact(id: "odd-read-088", answer: Fact_odd_read_088.answer),
        Fact(id: "odd-read-089", answer: Fact_odd_read_089.answer),
        Fact(id: "odd-read-091", answer: Fact_odd_read_091.answer),
        Fact(id: "odd-write-046", answer: Fact_odd_write_046.answer),
        Fact(id: "odd-read-092", answer: Fact_odd_read_092.answer),
        Fact(id: "odd-write-047", answer: Fact_odd_write_047.answer),
        Fact(id: "odd-read-093", answer: Fact_odd_read_093.answer),
        Fact(id: "odd-read-094", answer: Fact_odd_read_094.answer),
        Fact(id: "odd-write-048", answer: Fact_odd_write_048.answer),
        Fact(id: "odd-read-095", answer: Fact_odd_read_095.answer),
        Fact(id: "odd-write-049", answer: Fact_odd_write_049.answer),
        Fact(id: "odd-read-096", answer: Fact_odd_read_096.answer),
        Fact(id: "odd-read-097", answer: Fact_odd_read_097.answer),
        Fact(id: "odd-read-098", answer: Fact_odd_read_098.answer),
        Fact(id: "odd-read-100", answer: Fact_odd_read_100.answer),
        Fact(id: "odd-read-103", answer: Fact_odd_read_103.answer),
        Fact(id: "odd-read-104", answer: Fact_odd_read_104.answer),
        Fact(id: "odd-read-105", answer: Fact_odd_read_105.answer),
        Fact(id: "odd-read-107", answer: Fact_odd_read_107.answer),
        Fact(id: "odd-write-057", answer: Fact_odd_write_057.answer),
        Fact(id: "odd-read-108", answer: Fact_odd_read_108.answer),
        Fact(id: "odd-read-109", answer: Fact_odd_read_109.answer),
    ]
}
