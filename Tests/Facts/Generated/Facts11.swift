// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_native_same_005 {
    enum PE { case a }
struct P: HandyJSON { var v: PE?; var l: [PE] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": PE.a as Any, "l": [PE.a], "ok": 2])) }
}
private enum Fact_native_same_006 {
    enum HE: String, HandyJSONEnum { case a, b }
struct P: HandyJSON { var v: HE?; var l: [HE] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": HE.b as Any, "l": [HE.b], "ok": 2])) }
}
private enum Fact_native_same_007 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: M?; var l: [M] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": M(a: 3) as Any, "l": [M(a: 3)], "ok": 2])) }
}
private enum Fact_native_same_009 {
    struct P: HandyJSON { var v: Float?; var l: [Float] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": Float(1.5) as Any, "l": [Float(1.5)], "ok": 2])) }
}
private enum Fact_native_same_010 {
    struct P: HandyJSON { var v: UUID?; var l: [UUID] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")! as Any, "l": [UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!], "ok": 2])) }
}
private enum Fact_native_same_013 {
    struct P: HandyJSON { var v: (Int, Int)?; var l: [(Int, Int)] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": (1, 2) as Any, "l": [(1, 2)], "ok": 2])) }
}
private enum Fact_native_same_014 {
    struct P: HandyJSON { var v: Range<Int>?; var l: [Range<Int>] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": 0..<2 as Any, "l": [0..<2], "ok": 2])) }
}
private enum Fact_native_same_015 {
    struct P: HandyJSON { var v: Set<Int>?; var l: [Set<Int>] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": Set([1]) as Any, "l": [Set([1])], "ok": 2])) }
}
private enum Fact_native_same_017 {
    struct P: HandyJSON { var v: UInt64?; var l: [UInt64] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": UInt64.max as Any, "l": [UInt64.max], "ok": 2])) }
}
private enum Fact_native_same_020 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: [M]?; var l: [[M]] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": [M(a: 3)] as Any, "l": [[M(a: 3)]], "ok": 2])) }
}
private enum Fact_json_any_001 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":1}"#)?.v) }
}
private enum Fact_json_any_002 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":1}"#)?.v) }
}
private enum Fact_json_any_007 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":2.5}"#)?.v) }
}
private enum Fact_json_any_008 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":2.5}"#)?.v) }
}
private enum Fact_json_any_009 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":1.0}"#)?.v) }
}
private enum Fact_json_any_011 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":true}"#)?.v) }
}
private enum Fact_json_any_012 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":true}"#)?.v) }
}
private enum Fact_json_any_013 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":false}"#)?.v) }
}
private enum Fact_json_any_015 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":"x"}"#)?.v) }
}
private enum Fact_json_any_019 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":[1,"a",null]}"#)?.v) }
}
private enum Fact_json_any_020 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":[1,"a",null]}"#)?.v) }
}
private enum Fact_json_any_022 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":{"a":1,"b":null}}"#)?.v) }
}
private enum Fact_json_any_023 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":null}"#)?.v) }
}
private enum Fact_json_any_024 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":null}"#)?.v) }
}
private enum Fact_json_any_025 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":[]}"#)?.v) }
}
private enum Fact_json_any_026 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":[]}"#)?.v) }
}
private enum Fact_json_any_027 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":{}}"#)?.v) }
}
private enum Fact_json_any_028 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":{}}"#)?.v) }
}
private enum Fact_json_any_030 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":12345678901234567890}"#)?.v) }
}
private enum Fact_json_any_031 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":1e400}"#)?.v) }
}
private enum Fact_json_any_032 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":1e400}"#)?.v) }
}
private enum Fact_json_any_033 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":-1}"#)?.v) }
}
private enum Fact_json_any_034 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":-1}"#)?.v) }
}
private enum Fact_json_any_036 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":9007199254740993}"#)?.v) }
}
private enum Fact_json_any_037 {
    struct P: HandyJSON { var v: Any? = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":[true,{"a":[1]}]}"#)?.v) }
}
private enum Fact_json_any_038 {
    struct P: HandyJSON { var v: Any = 0.25 }
    static func answer() -> String { casts(P.deserialize(from: #"{"v":[true,{"a":[1]}]}"#)?.v) }
}
private enum Fact_json_any_list_002 {
    struct P: HandyJSON { var v: [Any]? = [0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":[1,2.5,true,"x",null,[1],{"a":1}]}"#)!.v.map { $0.map { casts($0) }.joined(separator: "; ") } ?? "nil" }() }
}
private enum Fact_json_any_list_003 {
    struct P: HandyJSON { var v: [Any] = [0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":[]}"#)!.v.map { casts($0) }.joined(separator: "; ") }() }
}
private enum Fact_json_any_list_006 {
    struct P: HandyJSON { var v: [Any]? = [0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":{"a":1}}"#)!.v.map { $0.map { casts($0) }.joined(separator: "; ") } ?? "nil" }() }
}
private enum Fact_json_any_list_007 {
    struct P: HandyJSON { var v: [Any] = [0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":null}"#)!.v.map { casts($0) }.joined(separator: "; ") }() }
}
private enum Fact_json_any_list_008 {
    struct P: HandyJSON { var v: [Any]? = [0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":null}"#)!.v.map { $0.map { casts($0) }.joined(separator: "; ") } ?? "nil" }() }
}
private enum Fact_json_any_list_010 {
    struct P: HandyJSON { var v: [Any]? = [0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":"x"}"#)!.v.map { $0.map { casts($0) }.joined(separator: "; ") } ?? "nil" }() }
}
private enum Fact_json_any_dict_002 {
    struct P: HandyJSON { var v: [String: Any]? = ["z": 0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":{"i":1,"d":2.5,"b":true,"s":"x","n":null,"l":[1],"o":{"a":1}}}"#)!.v?.sorted { $0.key < $1.key }.map { $0.key + ": " + casts($0.value) }.joined(separator: "; ") ?? "nil" }() }
}
private enum Fact_json_any_dict_004 {
    struct P: HandyJSON { var v: [String: Any] = ["z": 0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":{}}"#)!.v.sorted { $0.key < $1.key }.map { $0.key + ": " + casts($0.value) }.joined(separator: "; ") }() }
}
private enum Fact_json_any_dict_005 {
    struct P: HandyJSON { var v: [String: Any]? = ["z": 0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":{}}"#)!.v?.sorted { $0.key < $1.key }.map { $0.key + ": " + casts($0.value) }.joined(separator: "; ") ?? "nil" }() }
}
private enum Fact_json_any_dict_008 {
    struct P: HandyJSON { var v: [String: Any]? = ["z": 0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":[1]}"#)!.v?.sorted { $0.key < $1.key }.map { $0.key + ": " + casts($0.value) }.joined(separator: "; ") ?? "nil" }() }
}
private enum Fact_json_any_dict_009 {
    struct P: HandyJSON { var v: [[String: Any]]? = nil }
    static func answer() -> String { { () -> String in return show(P.deserialize(from: #"{"v":[[1]]}"#)!.v?.map { $0.keys.sorted() }) }() }
}
private enum Fact_json_any_dict_010 {
    struct P: HandyJSON { var v: [String: Any] = ["z": 0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":null}"#)!.v.sorted { $0.key < $1.key }.map { $0.key + ": " + casts($0.value) }.joined(separator: "; ") }() }
}
private enum Fact_json_any_dict_011 {
    struct P: HandyJSON { var v: [String: Any]? = ["z": 0] }
    static func answer() -> String { { () -> String in return P.deserialize(from: #"{"v":null}"#)!.v?.sorted { $0.key < $1.key }.map { $0.key + ": " + casts($0.value) }.joined(separator: "; ") ?? "nil" }() }
}
private enum Fact_dict_source_001 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var n: N? }
struct N: HandyJSON { var a = 1 }
    static func answer() -> String { show(P.deserialize(from: NSDictionary(dictionary: ["id": 5, "s": "x"]))) }
}

extension Fact {
    static let file11: [Fact] = [
        Fact(id: "native-same-005", answer: Fact_native_same_005.answer),
        Fact(id: "native-same-006", answer: Fact_native_same_006.answer),
        Fact(id: "native-same-007", answer: Fact_native_same_007.answer),
        Fact(id: "native-same-009", answer: Fact_native_same_009.answer),
        Fact(id: "native-same-010", answer: Fact_native_same_010.answer),
        Fact(id: "native-same-013", answer: Fact_native_same_013.answer),
        Fact(id: "native-same-014", answer: Fact_native_same_014.answer),
        Fact(id: "native-same-015", answer: Fact_native_same_015.answer),
        Fact(id: "native-same-017", answer: Fact_native_same_017.answer),
        Fact(id: "native-same-020", answer: Fact_native_same_020.answer),
        Fact(id: "json-any-001", answer: Fact_json_any_001.answer),
        Fact(id: "json-any-002", answer: Fact_json_any_002.answer),
        Fact(id: "json-any-007", answer: Fact_json_any_007.answer),
        Fact(id: "json-any-008", answer: Fact_json_any_008.answer),
        Fact(id: "json-any-009", answer: Fact_json_any_009.answer),
        Fact(id: "json-any-011", answer: Fact_json_any_011.answer),
        Fact(id: "json-any-012", answer: Fact_json_any_012.answer),
        Fact(id: "json-any-013", answer: Fact_json_any_013.answer),
        Fact(id: "json-any-015", answer: Fact_json_any_015.answer),
        Fact(id: "json-any-019", answer: Fact_json_any_019.answer),
        Fact(id: "json-any-020", answer: Fact_json_any_020.answer),
        Fact(id: "json-any-022", answer: Fact_json_any_022.answer),
        Fact(id: "json-any-023", answer: Fact_json_any_023.answer),
        Fact(id: "json-any-024", answer: Fact_json_any_024.answer),
        Fact(id: "json-any-025", answer: Fact_json_any_025.answer),
        Fact(id: "json-any-026", answer: Fact_json_any_026.answer),
        Fact(id: "json-any-027", answer: Fact_json_any_027.answer),
        Fact(id: "json-any-028", answer: Fact_json_any_028.answer),
        Fact(id: "json-any-030", answer: Fact_json_any_030.answer),
        Fact(id: "json-any-031", answer: Fact_json_any_031.answer),
        Fact(id: "json-any-032", answer: Fact_json_any_032.answer),
        Fact(id: "json-any-033", answer: Fact_json_any_033.answer),
        Fact(id: "json-any-034", answer: Fact_json_any_034.answer),
        Fact(id: "json-any-036", answer: Fact_json_any_036.answer),
        Fact(id: "json-any-037", answer: Fact_json_any_037.answer),
        Fact(id: "json-any-038", answer: Fact_json_any_038.answer),
        Fact(id: "json-any-list-002", answer: Fact_json_any_list_002.answer),
        Fact(id: "json-any-list-003", answer: Fact_json_any_list_003.answer),
        Fact(id: "json-any-list-006", answer: Fact_json_any_list_006.answer),
        Fact(id: "json-any-list-007", answer: Fact_json_any_list_007.answer),
        Fact(id: "json-any-list-008", answer: Fact_json_any_list_008.answer),
        Fact(id: "json-any-list-010", answer: Fact_json_any_list_010.answer),
        Fact(id: "json-any-dict-002", answer: Fact_json_any_dict_002.answer),
        Fact(id: "json-any-dict-004", answer: Fact_json_any_dict_004.answer),
        Fact(id: "json-any-dict-005", answer: Fact_json_any_dict_005.answer),
        Fact(id: "json-any-dict-008", answer: Fact_json_any_dict_008.answer),
        Fact(id: "json-any-dict-009", answer: Fact_json_any_dict_009.answer),
        Fact(id: "json-any-dict-010", answer: Fact_json_any_dict_010.answer),
        Fact(id: "json-any-dict-011", answer: Fact_json_any_dict_011.answer),
        Fact(id: "dict-source-001", answer: Fact_dict_source_001.answer),
    ]
}
