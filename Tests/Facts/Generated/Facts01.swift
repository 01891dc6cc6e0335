// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_transform_write_002 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 42.5); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DateTransform() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_read_001 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 42.5); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":100}"#)) }
}
private enum Fact_transform_read_002 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 42.5); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"100.5"}"#)) }
}
private enum Fact_transform_read_003 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 42.5); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_transform_read_004 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 42.5); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_transform_read_005 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 42.5); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2}"#)) }
}
private enum Fact_transform_read_008 {
    struct P: HandyJSON { var v: Date = Date(timeIntervalSince1970: 42.5); var ok = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":100}"#)) + " / " + show(P.deserialize(from: #"{"ok":2,"v":"100.5"}"#)) }
}
private enum Fact_transform_write_006 {
    struct P: HandyJSON { var ok = 1; var v: Date = Date(timeIntervalSince1970: 3600); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd HH:mm") } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_read_011 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 3600); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd HH:mm") } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_transform_read_012 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 3600); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd HH:mm") } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_transform_read_014 {
    struct P: HandyJSON { var v: Date = Date(timeIntervalSince1970: 3600); var ok = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd HH:mm") } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"2020-02-03 10:00"}"#)) + " / " + show(P.deserialize(from: #"{"ok":2,"v":"soon"}"#)) }
}
private enum Fact_transform_write_008 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 3600); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ISO8601DateTransform() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_write_009 {
    struct P: HandyJSON { var ok = 1; var v: Date = Date(timeIntervalSince1970: 3600); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ISO8601DateTransform() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_read_015 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 3600); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ISO8601DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"2020-02-03T10:00:00+0000"}"#)) }
}
private enum Fact_transform_read_017 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 3600); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ISO8601DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"2020-02-03"}"#)) }
}
private enum Fact_transform_read_018 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 3600); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ISO8601DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_transform_read_019 {
    struct P: HandyJSON { var ok = 1; var v: Date? = Date(timeIntervalSince1970: 3600); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ISO8601DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_transform_read_021 {
    struct P: HandyJSON { var v: Date = Date(timeIntervalSince1970: 3600); var ok = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ISO8601DateTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"2020-02-03T10:00:00+0000"}"#)) + " / " + show(P.deserialize(from: #"{"ok":2,"v":"2020-02-03T10:00:00Z"}"#)) }
}
private enum Fact_transform_write_010 {
    struct P: HandyJSON { var ok = 1; var v: URL? = nil; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- URLTransform() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_write_012 {
    struct P: HandyJSON { var ok = 1; var v: URL = URL(string: "http://a.b/c?d=1")!; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- URLTransform() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_read_022 {
    struct P: HandyJSON { var ok = 1; var v: URL? = URL(string: "http://a.b/c?d=1")!; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- URLTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"http://x.y/z"}"#)) }
}
private enum Fact_transform_read_025 {
    struct P: HandyJSON { var ok = 1; var v: URL? = URL(string: "http://a.b/c?d=1")!; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- URLTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_transform_read_028 {
    struct P: HandyJSON { var v: URL = URL(string: "http://a.b/c?d=1")!; var ok = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- URLTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"http://x.y/z"}"#)) + " / " + show(P.deserialize(from: #"{"ok":2,"v":""}"#)) }
}
private enum Fact_transform_write_013 {
    struct P: HandyJSON { var ok = 1; var v: Data? = nil; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DataTransform() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_write_015 {
    struct P: HandyJSON { var ok = 1; var v: Data = Data([1, 2, 3]); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DataTransform() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_read_029 {
    struct P: HandyJSON { var ok = 1; var v: Data? = Data([1, 2, 3]); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DataTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"AQI="}"#)) }
}
private enum Fact_transform_read_030 {
    struct P: HandyJSON { var ok = 1; var v: Data? = Data([1, 2, 3]); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DataTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"!!"}"#)) }
}
private enum Fact_transform_read_032 {
    struct P: HandyJSON { var ok = 1; var v: Data? = Data([1, 2, 3]); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DataTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_transform_read_033 {
    struct P: HandyJSON { var ok = 1; var v: Data? = Data([1, 2, 3]); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DataTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_transform_read_034 {
    struct P: HandyJSON { var ok = 1; var v: Data? = Data([1, 2, 3]); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- DataTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2}"#)) }
}
private enum Fact_transform_write_016 {
    struct P: HandyJSON { var ok = 1; var v: NSDecimalNumber? = nil; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- NSDecimalNumberTransform() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_write_018 {
    struct P: HandyJSON { var ok = 1; var v: NSDecimalNumber = NSDecimalNumber(string: "1.25"); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- NSDecimalNumberTransform() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_read_036 {
    struct P: HandyJSON { var ok = 1; var v: NSDecimalNumber? = NSDecimalNumber(string: "1.25"); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- NSDecimalNumberTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"2.5"}"#)) }
}
private enum Fact_transform_read_037 {
    struct P: HandyJSON { var ok = 1; var v: NSDecimalNumber? = NSDecimalNumber(string: "1.25"); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- NSDecimalNumberTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":2.5}"#)) }
}
private enum Fact_transform_read_038 {
    struct P: HandyJSON { var ok = 1; var v: NSDecimalNumber? = NSDecimalNumber(string: "1.25"); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- NSDecimalNumberTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":7}"#)) }
}
private enum Fact_transform_read_039 {
    struct P: HandyJSON { var ok = 1; var v: NSDecimalNumber? = NSDecimalNumber(string: "1.25"); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- NSDecimalNumberTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_transform_read_040 {
    struct P: HandyJSON { var ok = 1; var v: NSDecimalNumber? = NSDecimalNumber(string: "1.25"); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- NSDecimalNumberTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":true}"#)) }
}
private enum Fact_transform_read_042 {
    struct P: HandyJSON { var ok = 1; var v: NSDecimalNumber? = NSDecimalNumber(string: "1.25"); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- NSDecimalNumberTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2}"#)) }
}
private enum Fact_transform_read_043 {
    struct P: HandyJSON { var ok = 1; var v: NSDecimalNumber? = NSDecimalNumber(string: "1.25"); mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- NSDecimalNumberTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)) }
}
private enum Fact_transform_read_044 {
    struct P: HandyJSON { var v: NSDecimalNumber = NSDecimalNumber(string: "1.25"); var ok = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- NSDecimalNumberTransform() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"2.5"}"#)) + " / " + show(P.deserialize(from: #"{"ok":2,"v":2.5}"#)) }
}
private enum Fact_transform_write_019 {
    enum K: String { case a, b }
struct P: HandyJSON { var ok = 1; var v: K? = nil; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_write_020 {
    enum K: String { case a, b }
struct P: HandyJSON { var ok = 1; var v: K? = .a; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_read_048 {
    enum K: String { case a, b }
struct P: HandyJSON { var ok = 1; var v: K? = .a; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_transform_read_049 {
    enum K: String { case a, b }
struct P: HandyJSON { var ok = 1; var v: K? = .a; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2}"#)) }
}
private enum Fact_transform_write_022 {
    enum K: Int { case one = 1, two }
struct P: HandyJSON { var ok = 1; var v: K? = nil; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_write_023 {
    enum K: Int { case one = 1, two }
struct P: HandyJSON { var ok = 1; var v: K? = .one; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_write_024 {
    enum K: Int { case one = 1, two }
struct P: HandyJSON { var ok = 1; var v: K = .one; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_transform_read_051 {
    enum K: Int { case one = 1, two }
struct P: HandyJSON { var ok = 1; var v: K? = .one; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":2}"#)) }
}
private enum Fact_transform_read_052 {
    enum K: Int { case one = 1, two }
struct P: HandyJSON { var ok = 1; var v: K? = .one; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":9}"#)) }
}
private enum Fact_transform_read_053 {
    enum K: Int { case one = 1, two }
struct P: HandyJSON { var ok = 1; var v: K? = .one; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- EnumTransform<K>() } }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"2"}"#)) }
}

extension Fact {
    static let file01: [Fact] = [
        Fact(id: "transform-write-002", answer: Fact_transform_write_002.answer),
        Fact(id: "transform-read-001", answer: Fact_transform_read_001.answer),
        Fact(id: "transform-read-002", answer: Fact_transform_read_002.answer),
        Fact(id: "transform-read-003", answer: Fact_transform_read_003.answer),
        Fact(id: "transform-read-004", answer: Fact_transform_read_004.answer),
        Fact(id: "transform-read-005", answer: Fact_transform_read_005.answer),
        Fact(id: "transform-read-008", answer: Fact_transform_read_008.answer),
        Fact(id: "transform-write-006", answer: Fact_transform_write_006.answer),
        Fact(id: "transform-read-011", answer: Fact_transform_read_011.answer),
        Fact(id: "transform-read-012", answer: Fact_transform_read_012.answer),
        Fact(id: "transform-read-014", answer: Fact_transform_read_014.answer),
        Fact(id: "transform-write-008", answer: Fact_transform_write_008.answer),
        Fact(id: "transform-write-009", answer: Fact_transform_write_009.answer),
        Fact(id: "transform-read-015", answer: Fact_transform_read_015.answer),
        Fact(id: "transform-read-017", answer: Fact_transform_read_017.answer),
        Fact(id: "transform-read-018", answer: Fact_transform_read_018.answer),
        Fact(id: "transform-read-019", answer: Fact_transform_read_019.answer),
        Fact(id: "transform-read-021", answer: Fact_transform_read_021.answer),
        Fact(id: "transform-write-010", answer: Fact_transform_write_010.answer),
        Fact(id: "transform-write-012", answer: Fact_transform_write_012.answer),
        Fact(id: "transform-read-022", answer: Fact_transform_read_022.answer),
        Fact(id: "transform-read-025", answer: Fact_transform_read_025.answer),
        Fact(id: "transform-read-028", answer: Fact_transform_read_028.answer),
        Fact(id: "transform-write-013", answer: Fact_transform_write_013.answer),
        Fact(id: "transform-write-015", answer: Fact_transform_write_015.answer),
        Fact(id: "transform-read-029", answer: Fact_transform_read_029.answer),
        Fact(id: "transform-read-030", answer: Fact_transform_read_030.answer),
        Fact(id: "transform-read-032", answer: Fact_transform_read_032.answer),
        Fact(id: "transform-read-033", answer: Fact_transform_read_033.answer),
        Fact(id: "transform-read-034", answer: Fact_transform_read_034.answer),
        Fact(id: "transform-write-016", answer: Fact_transform_write_016.answer),
        Fact(id: "transform-write-018", answer: Fact_transform_write_018.answer),
        Fact(id: "transform-read-036", answer: Fact_transform_read_036.answer),
        Fact(id: "transform-read-037", answer: Fact_transform_read_037.answer),
        Fact(id: "transform-read-038", answer: Fact_transform_read_038.answer),
        Fact(id: "transform-read-039", answer: Fact_transform_read_039.answer),
        Fact(id: "transform-read-040", answer: Fact_transform_read_040.answer),
        Fact(id: "transform-read-042", answer: Fact_transform_read_042.answer),
        Fact(id: "transform-read-043", answer: Fact_transform_read_043.answer),
        Fact(id: "transform-read-044", answer: Fact_transform_read_044.answer),
        Fact(id: "transform-write-019", answer: Fact_transform_write_019.answer),
        Fact(id: "transform-write-020", answer: Fact_transform_write_020.answer),
        Fact(id: "transform-read-048", answer: Fact_transform_read_048.answer),
        Fact(id: "transform-read-049", answer: Fact_transform_read_049.answer),
        Fact(id: "transform-write-022", answer: Fact_transform_write_022.answer),
        Fact(id: "transform-write-023", answer: Fact_transform_write_023.answer),
        Fact(id: "transform-write-024", answer: Fact_transform_write_024.answer),
        Fact(id: "transform-read-051", answer: Fact_transform_read_051.answer),
        Fact(id: "transform-read-052", answer: Fact_transform_read_052.answer),
        Fact(id: "transform-read-053", answer: Fact_transform_read_053.answer),
    ]
}
