// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_native_int_027 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": 5 as Any, "o": 5 as Any, "d": 5 as Any, "b": 5 as Any, "s": 5 as Any])) }
}
private enum Fact_native_int_028 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": 5.0 as Any, "o": 5.0 as Any, "d": 5.0 as Any, "b": 5.0 as Any, "s": 5.0 as Any])) }
}
private enum Fact_native_int_030 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": "5" as Any, "o": "5" as Any, "d": "5" as Any, "b": "5" as Any, "s": "5" as Any])) }
}
private enum Fact_native_any_031 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": NSString(string: "6") as Any])?.v) + " | " + show(P.deserialize(from: ["v": NSString(string: "6") as Any])) }
}
private enum Fact_native_any_032 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Character("c") as Any])?.v) + " | " + show(P.deserialize(from: ["v": Character("c") as Any])) }
}
private enum Fact_native_int_032 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Character("c") as Any, "o": Character("c") as Any, "d": Character("c") as Any, "b": Character("c") as Any, "s": Character("c") as Any])) }
}
private enum Fact_native_any_033 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Substring("7") as Any])?.v) + " | " + show(P.deserialize(from: ["v": Substring("7") as Any])) }
}
private enum Fact_native_int_033 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Substring("7") as Any, "o": Substring("7") as Any, "d": Substring("7") as Any, "b": Substring("7") as Any, "s": Substring("7") as Any])) }
}
private enum Fact_native_any_034 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": AnyHashable(5) as Any])?.v) + " | " + show(P.deserialize(from: ["v": AnyHashable(5) as Any])) }
}
private enum Fact_native_any_035 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": AnyHashable("x") as Any])?.v) + " | " + show(P.deserialize(from: ["v": AnyHashable("x") as Any])) }
}
private enum Fact_native_int_035 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": AnyHashable("x") as Any, "o": AnyHashable("x") as Any, "d": AnyHashable("x") as Any, "b": AnyHashable("x") as Any, "s": AnyHashable("x") as Any])) }
}
private enum Fact_native_int_036 {
    enum PE { case a }
struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": PE.a as Any, "o": PE.a as Any, "d": PE.a as Any, "b": PE.a as Any, "s": PE.a as Any])) }
}
private enum Fact_native_any_037 {
    enum HE: String, HandyJSONEnum { case a, b }
struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": HE.b as Any])?.v) + " | " + show(P.deserialize(from: ["v": HE.b as Any])) }
}
private enum Fact_native_int_037 {
    enum HE: String, HandyJSONEnum { case a, b }
struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": HE.b as Any, "o": HE.b as Any, "d": HE.b as Any, "b": HE.b as Any, "s": HE.b as Any])) }
}
private enum Fact_native_any_038 {
    enum RE: String { case a }
struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": RE.a as Any])?.v) + " | " + show(P.deserialize(from: ["v": RE.a as Any])) }
}
private enum Fact_native_int_038 {
    enum RE: String { case a }
struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": RE.a as Any, "o": RE.a as Any, "d": RE.a as Any, "b": RE.a as Any, "s": RE.a as Any])) }
}
private enum Fact_native_any_039 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": M(a: 3) as Any])?.v) + " | " + show(P.deserialize(from: ["v": M(a: 3) as Any])) }
}
private enum Fact_native_int_039 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": M(a: 3) as Any, "o": M(a: 3) as Any, "d": M(a: 3) as Any, "b": M(a: 3) as Any, "s": M(a: 3) as Any])) }
}
private enum Fact_native_any_042 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": [1, NSNull(), 2] as [Any] as Any])?.v) + " | " + show(P.deserialize(from: ["v": [1, NSNull(), 2] as [Any] as Any])) }
}
private enum Fact_native_int_043 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": ["a": 1] as Any, "o": ["a": 1] as Any, "d": ["a": 1] as Any, "b": ["a": 1] as Any, "s": ["a": 1] as Any])) }
}
private enum Fact_native_any_044 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": [1: 2] as Any])?.v) + " | " + show(P.deserialize(from: ["v": [1: 2] as Any])) }
}
private enum Fact_native_any_045 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Set([1]) as Any])?.v) + " | " + show(P.deserialize(from: ["v": Set([1]) as Any])) }
}
private enum Fact_native_int_045 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Set([1]) as Any, "o": Set([1]) as Any, "d": Set([1]) as Any, "b": Set([1]) as Any, "s": Set([1]) as Any])) }
}
private enum Fact_native_any_046 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": NSArray(array: [1, NSNull(), "x"]) as Any])?.v) + " | " + show(P.deserialize(from: ["v": NSArray(array: [1, NSNull(), "x"]) as Any])) }
}
private enum Fact_native_int_046 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": NSArray(array: [1, NSNull(), "x"]) as Any, "o": NSArray(array: [1, NSNull(), "x"]) as Any, "d": NSArray(array: [1, NSNull(), "x"]) as Any, "b": NSArray(array: [1, NSNull(), "x"]) as Any, "s": NSArray(array: [1, NSNull(), "x"]) as Any])) }
}
private enum Fact_native_any_047 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": NSDictionary(dictionary: ["a": 1]) as Any])?.v) + " | " + show(P.deserialize(from: ["v": NSDictionary(dictionary: ["a": 1]) as Any])) }
}
private enum Fact_native_int_047 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": NSDictionary(dictionary: ["a": 1]) as Any, "o": NSDictionary(dictionary: ["a": 1]) as Any, "d": NSDictionary(dictionary: ["a": 1]) as Any, "b": NSDictionary(dictionary: ["a": 1]) as Any, "s": NSDictionary(dictionary: ["a": 1]) as Any])) }
}
private enum Fact_native_any_048 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": NSSet(array: [1]) as Any])?.v) + " | " + show(P.deserialize(from: ["v": NSSet(array: [1]) as Any])) }
}
private enum Fact_native_int_048 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": NSSet(array: [1]) as Any, "o": NSSet(array: [1]) as Any, "d": NSSet(array: [1]) as Any, "b": NSSet(array: [1]) as Any, "s": NSSet(array: [1]) as Any])) }
}
private enum Fact_native_int_049 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": (1, 2) as Any, "o": (1, 2) as Any, "d": (1, 2) as Any, "b": (1, 2) as Any, "s": (1, 2) as Any])) }
}
private enum Fact_native_any_050 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Int.self as Any])?.v) + " | " + show(P.deserialize(from: ["v": Int.self as Any])) }
}
private enum Fact_native_int_050 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Int.self as Any, "o": Int.self as Any, "d": Int.self as Any, "b": Int.self as Any, "s": Int.self as Any])) }
}
private enum Fact_native_any_051 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")! as Any])?.v) + " | " + show(P.deserialize(from: ["v": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")! as Any])) }
}
private enum Fact_native_int_051 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")! as Any, "o": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")! as Any, "d": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")! as Any, "b": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")! as Any, "s": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")! as Any])) }
}
private enum Fact_native_any_052 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": CGPoint(x: 1, y: 2) as Any])?.v) + " | " + show(P.deserialize(from: ["v": CGPoint(x: 1, y: 2) as Any])) }
}
private enum Fact_native_int_052 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": CGPoint(x: 1, y: 2) as Any, "o": CGPoint(x: 1, y: 2) as Any, "d": CGPoint(x: 1, y: 2) as Any, "b": CGPoint(x: 1, y: 2) as Any, "s": CGPoint(x: 1, y: 2) as Any])) }
}
private enum Fact_native_any_054 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": NSMutableArray(array: [1]) as Any])?.v) + " | " + show(P.deserialize(from: ["v": NSMutableArray(array: [1]) as Any])) }
}
private enum Fact_native_any_055 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": NSMutableDictionary(dictionary: ["a": 1]) as Any])?.v) + " | " + show(P.deserialize(from: ["v": NSMutableDictionary(dictionary: ["a": 1]) as Any])) }
}
private enum Fact_native_int_055 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": NSMutableDictionary(dictionary: ["a": 1]) as Any, "o": NSMutableDictionary(dictionary: ["a": 1]) as Any, "d": NSMutableDictionary(dictionary: ["a": 1]) as Any, "b": NSMutableDictionary(dictionary: ["a": 1]) as Any, "s": NSMutableDictionary(dictionary: ["a": 1]) as Any])) }
}
private enum Fact_native_int_056 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": 0...2 as Any, "o": 0...2 as Any, "d": 0...2 as Any, "b": 0...2 as Any, "s": 0...2 as Any])) }
}
private enum Fact_native_int_057 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": UInt(7) as Any, "o": UInt(7) as Any, "d": UInt(7) as Any, "b": UInt(7) as Any, "s": UInt(7) as Any])) }
}
private enum Fact_native_any_058 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Float.nan as Any])?.v) + " | " + show(P.deserialize(from: ["v": Float.nan as Any])) }
}
private enum Fact_native_any_059 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Double.infinity as Any])?.v) + " | " + show(P.deserialize(from: ["v": Double.infinity as Any])) }
}
private enum Fact_native_int_059 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Double.infinity as Any, "o": Double.infinity as Any, "d": Double.infinity as Any, "b": Double.infinity as Any, "s": Double.infinity as Any])) }
}
private enum Fact_native_any_060 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Int.max as Any])?.v) + " | " + show(P.deserialize(from: ["v": Int.max as Any])) }
}
private enum Fact_native_int_060 {
    struct P: HandyJSON { var i: Int = 42; var o: Int? = 42; var d: Double = 42.5; var b: Bool? = nil; var s: String? = "init" }
    static func answer() -> String { show(P.deserialize(from: ["i": Int.max as Any, "o": Int.max as Any, "d": Int.max as Any, "b": Int.max as Any, "s": Int.max as Any])) }
}
private enum Fact_native_any_061 {
    struct P: HandyJSON { var v: Any? = "init" }
    static func answer() -> String { casts(P.deserialize(from: ["v": Int.min as Any])?.v) + " | " + show(P.deserialize(from: ["v": Int.min as Any])) }
}
private enum Fact_native_same_001 {
    struct P: HandyJSON { var v: Date?; var l: [Date] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": Date(timeIntervalSince1970: 9) as Any, "l": [Date(timeIntervalSince1970: 9)], "ok": 2])) }
}
private enum Fact_native_same_002 {
    struct P: HandyJSON { var v: Data?; var l: [Data] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": Data([1]) as Any, "l": [Data([1])], "ok": 2])) }
}
private enum Fact_native_same_004 {
    struct P: HandyJSON { var v: Decimal?; var l: [Decimal] = []; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: ["v": Decimal(3) as Any, "l": [Decimal(3)], "ok": 2])) }
}

extension Fact {
    static let file10: [Fact] = [
        Fact(id: "native-int-027", answer: Fact_native_int_027.answer),
        Fact(id: "native-int-028", answer: Fact_native_int_028.answer),
        Fact(id: "native-int-030", answer: Fact_native_int_030.answer),
        Fact(id: "native-any-031", answer: Fact_native_any_031.answer),
        Fact(id: "native-any-032", answer: Fact_native_any_032.answer),
        Fact(id: "native-int-032", answer: Fact_native_int_032.answer),
        Fact(id: "native-any-033", answer: Fact_native_any_033.answer),
        Fact(id: "native-int-033", answer: Fact_native_int_033.answer),
        Fact(id: "native-any-034", answer: Fact_native_any_034.answer),
        Fact(id: "native-any-035", answer: Fact_native_any_035.answer),
        Fact(id: "native-int-035", answer: Fact_native_int_035.answer),
        Fact(id: "native-int-036", answer: Fact_native_int_036.answer),
        Fact(id: "native-any-037", answer: Fact_native_any_037.answer),
        Fact(id: "native-int-037", answer: Fact_native_int_037.answer),
        Fact(id: "native-any-038", answer: Fact_native_any_038.answer),
        Fact(id: "native-int-038", answer: Fact_native_int_038.answer),
        Fact(id: "native-any-039", answer: Fact_native_any_039.answer),
        Fact(id: "native-int-039", answer: Fact_native_int_039.answer),
        Fact(id: "native-any-042", answer: Fact_native_any_042.answer),
        Fact(id: "native-int-043", answer: Fact_native_int_043.answer),
        Fact(id: "native-any-044", answer: Fact_native_any_044.answer),
        Fact(id: "native-any-045", answer: Fact_native_any_045.answer),
        Fact(id: "native-int-045", answer: Fact_native_int_045.answer),
        Fact(id: "native-any-046", answer: Fact_native_any_046.answer),
        Fact(id: "native-int-046", answer: Fact_native_int_046.answer),
        Fact(id: "native-any-047", answer: Fact_native_any_047.answer),
        Fact(id: "native-int-047", answer: Fact_native_int_047.answer),
        Fact(id: "native-any-048", answer: Fact_native_any_048.answer),
        Fact(id: "native-int-048", answer: Fact_native_int_048.answer),
        Fact(id: "native-int-049", answer: Fact_native_int_049.answer),
        Fact(id: "native-any-050", answer: Fact_native_any_050.answer),
        Fact(id: "native-int-050", answer: Fact_native_int_050.answer),
        Fact(id: "native-any-051", answer: Fact_native_any_051.answer),
        Fact(id: "native-int-051", answer: Fact_native_int_051.answer),
        Fact(id: "native-any-052", answer: Fact_native_any_052.answer),
        Fact(id: "native-int-052", answer: Fact_native_int_052.answer),
        Fact(id: "native-any-054", answer: Fact_native_any_054.answer),
        Fact(id: "native-any-055", answer: Fact_native_any_055.answer),
        Fact(id: "native-int-055", answer: Fact_native_int_055.answer),
        Fact(id: "native-int-056", answer: Fact_native_int_056.answer),
        Fact(id: "native-int-057", answer: Fact_native_int_057.answer),
        Fact(id: "native-any-058", answer: Fact_native_any_058.answer),
        Fact(id: "native-any-059", answer: Fact_native_any_059.answer),
        Fact(id: "native-int-059", answer: Fact_native_int_059.answer),
        Fact(id: "native-any-060", answer: Fact_native_any_060.answer),
        Fact(id: "native-int-060", answer: Fact_native_int_060.answer),
        Fact(id: "native-any-061", answer: Fact_native_any_061.answer),
        Fact(id: "native-same-001", answer: Fact_native_same_001.answer),
        Fact(id: "native-same-002", answer: Fact_native_same_002.answer),
        Fact(id: "native-same-004", answer: Fact_native_same_004.answer),
    ]
}
