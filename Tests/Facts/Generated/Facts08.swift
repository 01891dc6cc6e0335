// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_unreadable_003 {
    enum E { case x, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":2}"#)) }
}
private enum Fact_unreadable_007 {
    enum E { case x, y }
struct P: HandyJSON { var v: E = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_write_001 {
    enum E { case x, y }
struct P: HandyJSON { var v: E? = .x; var w: E = .x; var l: [E] = [.x]; var d: [String: E] = ["k": .x]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()?.keys.sorted()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_unreadable_coll_001 {
    enum E { case x, y }
struct P: HandyJSON { var l: [E] = [.x]; var o: [E]? = [.x]; var d: [String: E] = ["k": .x]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"l":["y",{"a":1}],"o":[1],"d":{"j":"x"},"ok":2}"#)) }
}
private enum Fact_unreadable_009 {
    enum E: String { case x, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_010 {
    enum E: String { case x, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":2}"#)) }
}
private enum Fact_unreadable_011 {
    enum E: String { case x, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_unreadable_012 {
    enum E: String { case x, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2}"#)) }
}
private enum Fact_unreadable_014 {
    enum E: String { case x, y }
struct P: HandyJSON { var v: E = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_write_002 {
    enum E: String { case x, y }
struct P: HandyJSON { var v: E? = .x; var w: E = .x; var l: [E] = [.x]; var d: [String: E] = ["k": .x]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()?.keys.sorted()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_unreadable_015 {
    struct S { var a = 1 }
struct P: HandyJSON { var v: S? = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"y"}"#)) }
}
private enum Fact_unreadable_016 {
    struct S { var a = 1 }
struct P: HandyJSON { var v: S? = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_019 {
    struct S { var a = 1 }
struct P: HandyJSON { var v: S? = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2}"#)) }
}
private enum Fact_unreadable_020 {
    struct S { var a = 1 }
struct P: HandyJSON { var v: S = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"y"}"#)) }
}
private enum Fact_unreadable_022 {
    class S { var a = 1; init() {} }
struct P: HandyJSON { var v: S? = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"y"}"#)) }
}
private enum Fact_unreadable_023 {
    class S { var a = 1; init() {} }
struct P: HandyJSON { var v: S? = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_025 {
    class S { var a = 1; init() {} }
struct P: HandyJSON { var v: S? = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_unreadable_026 {
    class S { var a = 1; init() {} }
struct P: HandyJSON { var v: S? = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2}"#)) }
}
private enum Fact_unreadable_028 {
    class S { var a = 1; init() {} }
struct P: HandyJSON { var v: S = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_write_004 {
    class S { var a = 1; init() {} }
struct P: HandyJSON { var v: S? = S(); var w: S = S(); var l: [S] = [S()]; var d: [String: S] = ["k": S()]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()?.keys.sorted()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_unreadable_coll_004 {
    class S { var a = 1; init() {} }
struct P: HandyJSON { var l: [S] = [S()]; var o: [S]? = [S()]; var d: [String: S] = ["k": S()]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"l":["y",{"a":1}],"o":[1],"d":{"j":"x"},"ok":2}"#)) }
}
private enum Fact_unreadable_030 {
    struct S: Codable { var a = 1 }
struct P: HandyJSON { var v: S? = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_031 {
    struct S: Codable { var a = 1 }
struct P: HandyJSON { var v: S? = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":2}"#)) }
}
private enum Fact_unreadable_033 {
    struct S: Codable { var a = 1 }
struct P: HandyJSON { var v: S? = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2}"#)) }
}
private enum Fact_unreadable_034 {
    struct S: Codable { var a = 1 }
struct P: HandyJSON { var v: S = S(); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"y"}"#)) }
}
private enum Fact_unreadable_coll_005 {
    struct S: Codable { var a = 1 }
struct P: HandyJSON { var l: [S] = [S()]; var o: [S]? = [S()]; var d: [String: S] = ["k": S()]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"l":["y",{"a":1}],"o":[1],"d":{"j":"x"},"ok":2}"#)) }
}
private enum Fact_unreadable_037 {
    indirect enum E { case leaf(Int), node(E) }
struct P: HandyJSON { var v: E? = .leaf(1); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_038 {
    indirect enum E { case leaf(Int), node(E) }
struct P: HandyJSON { var v: E? = .leaf(1); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":2}"#)) }
}
private enum Fact_unreadable_039 {
    indirect enum E { case leaf(Int), node(E) }
struct P: HandyJSON { var v: E? = .leaf(1); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_unreadable_040 {
    indirect enum E { case leaf(Int), node(E) }
struct P: HandyJSON { var v: E? = .leaf(1); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2}"#)) }
}
private enum Fact_unreadable_042 {
    indirect enum E { case leaf(Int), node(E) }
struct P: HandyJSON { var v: E = .leaf(1); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_write_006 {
    indirect enum E { case leaf(Int), node(E) }
struct P: HandyJSON { var v: E? = .leaf(1); var w: E = .leaf(1); var l: [E] = [.leaf(1)]; var d: [String: E] = ["k": .leaf(1)]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()?.keys.sorted()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_unreadable_coll_006 {
    indirect enum E { case leaf(Int), node(E) }
struct P: HandyJSON { var l: [E] = [.leaf(1)]; var o: [E]? = [.leaf(1)]; var d: [String: E] = ["k": .leaf(1)]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"l":["y",{"a":1}],"o":[1],"d":{"j":"x"},"ok":2}"#)) }
}
private enum Fact_unreadable_043 {
    enum E: Int { case x = 1, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"y"}"#)) }
}
private enum Fact_unreadable_045 {
    enum E: Int { case x = 1, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":2}"#)) }
}
private enum Fact_unreadable_046 {
    enum E: Int { case x = 1, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_unreadable_048 {
    enum E: Int { case x = 1, y }
struct P: HandyJSON { var v: E = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"y"}"#)) }
}
private enum Fact_unreadable_049 {
    enum E: Int { case x = 1, y }
struct P: HandyJSON { var v: E = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_coll_007 {
    enum E: Int { case x = 1, y }
struct P: HandyJSON { var l: [E] = [.x]; var o: [E]? = [.x]; var d: [String: E] = ["k": .x]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"l":["y",{"a":1}],"o":[1],"d":{"j":"x"},"ok":2}"#)) }
}
private enum Fact_unreadable_050 {
    enum E: String, Codable { case x, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"y"}"#)) }
}
private enum Fact_unreadable_051 {
    enum E: String, Codable { case x, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_052 {
    enum E: String, Codable { case x, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":2}"#)) }
}
private enum Fact_unreadable_053 {
    enum E: String, Codable { case x, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_unreadable_054 {
    enum E: String, Codable { case x, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2}"#)) }
}
private enum Fact_unreadable_055 {
    enum E: String, Codable { case x, y }
struct P: HandyJSON { var v: E = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"y"}"#)) }
}
private enum Fact_unreadable_056 {
    enum E: String, Codable { case x, y }
struct P: HandyJSON { var v: E = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}
private enum Fact_unreadable_write_008 {
    enum E: String, Codable { case x, y }
struct P: HandyJSON { var v: E? = .x; var w: E = .x; var l: [E] = [.x]; var d: [String: E] = ["k": .x]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()?.keys.sorted()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_case_002 {
    struct P: HandyJSON { var userName = "d"; var ID = 0 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: #"{"username":"u","Id":1}"#)) }() }
}
private enum Fact_case_004 {
    struct P: HandyJSON { var userName = "d"; var ID = 0 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: #"{"user_name":"u"}"#)) }() }
}
private enum Fact_case_006 {
    struct P: HandyJSON { var userName = "d"; var ID = 0 }
    static func answer() -> String { { () -> String in HandyJSONConfiguration.deserializeOptions = .caseInsensitive; return show(P.deserialize(from: ["USERNAME": "u", "iD": 3])) }() }
}

extension Fact {
    static let file08: [Fact] = [
        Fact(id: "unreadable-003", answer: Fact_unreadable_003.answer),
        Fact(id: "unreadable-007", answer: Fact_unreadable_007.answer),
        Fact(id: "unreadable-write-001", answer: Fact_unreadable_write_001.answer),
        Fact(id: "unreadable-coll-001", answer: Fact_unreadable_coll_001.answer),
        Fact(id: "unreadable-009", answer: Fact_unreadable_009.answer),
        Fact(id: "unreadable-010", answer: Fact_unreadable_010.answer),
        Fact(id: "unreadable-011", answer: Fact_unreadable_011.answer),
        Fact(id: "unreadable-012", answer: Fact_unreadable_012.answer),
        Fact(id: "unreadable-014", answer: Fact_unreadable_014.answer),
        Fact(id: "unreadable-write-002", answer: Fact_unreadable_write_002.answer),
        Fact(id: "unreadable-015", answer: Fact_unreadable_015.answer),
        Fact(id: "unreadable-016", answer: Fact_unreadable_016.answer),
        Fact(id: "unreadable-019", answer: Fact_unreadable_019.answer),
        Fact(id: "unreadable-020", answer: Fact_unreadable_020.answer),
        Fact(id: "unreadable-022", answer: Fact_unreadable_022.answer),
        Fact(id: "unreadable-023", answer: Fact_unreadable_023.answer),
        Fact(id: "unreadable-025", answer: Fact_unreadable_025.answer),
        Fact(id: "unreadable-026", answer: Fact_unreadable_026.answer),
        Fact(id: "unreadable-028", answer: Fact_unreadable_028.answer),
        Fact(id: "unreadable-write-004", answer: Fact_unreadable_write_004.answer),
        Fact(id: "unreadable-coll-004", answer: Fact_unreadable_coll_004.answer),
        Fact(id: "unreadable-030", answer: Fact_unreadable_030.answer),
        Fact(id: "unreadable-031", answer: Fact_unreadable_031.answer),
        Fact(id: "unreadable-033", answer: Fact_unreadable_033.answer),
        Fact(id: "unreadable-034", answer: Fact_unreadable_034.answer),
        Fact(id: "unreadable-coll-005", answer: Fact_unreadable_coll_005.answer),
        Fact(id: "unreadable-037", answer: Fact_unreadable_037.answer),
        Fact(id: "unreadable-038", answer: Fact_unreadable_038.answer),
        Fact(id: "unreadable-039", answer: Fact_unreadable_039.answer),
        Fact(id: "unreadable-040", answer: Fact_unreadable_040.answer),
        Fact(id: "unreadable-042", answer: Fact_unreadable_042.answer),
        Fact(id: "unreadable-write-006", answer: Fact_unreadable_write_006.answer),
        Fact(id: "unreadable-coll-006", answer: Fact_unreadable_coll_006.answer),
        Fact(id: "unreadable-043", answer: Fact_unreadable_043.answer),
        Fact(id: "unreadable-045", answer: Fact_unreadable_045.answer),
        Fact(id: "unreadable-046", answer: Fact_unreadable_046.answer),
        Fact(id: "unreadable-048", answer: Fact_unreadable_048.answer),
        Fact(id: "unreadable-049", answer: Fact_unreadable_049.answer),
        Fact(id: "unreadable-coll-007", answer: Fact_unreadable_coll_007.answer),
        Fact(id: "unreadable-050", answer: Fact_unreadable_050.answer),
        Fact(id: "unreadable-051", answer: Fact_unreadable_051.answer),
        Fact(id: "unreadable-052", answer: Fact_unreadable_052.answer),
        Fact(id: "unreadable-053", answer: Fact_unreadable_053.answer),
        Fact(id: "unreadable-054", answer: Fact_unreadable_054.answer),
        Fact(id: "unreadable-055", answer: Fact_unreadable_055.answer),
        Fact(id: "unreadable-056", answer: Fact_unreadable_056.answer),
        Fact(id: "unreadable-write-008", answer: Fact_unreadable_write_008.answer),
        Fact(id: "case-002", answer: Fact_case_002.answer),
        Fact(id: "case-004", answer: Fact_case_004.answer),
        Fact(id: "case-006", answer: Fact_case_006.answer),
    ]
}
