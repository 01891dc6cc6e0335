// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_native_list_010 {
    struct P: HandyJSON { var v: [Float?] = [] }
    static func answer() -> String { show(P.deserialize(from: ["v": [1, "2", true, 2.5, NSNull(), [1, "2"], ["a": 1], Int8(3), Float(4.5), NSNumber(value: 5), Optional(6) as Any, "x"] as [Any]])?.v) }
}
private enum Fact_native_list_012 {
    struct P: HandyJSON { var v: [NSString] = [] }
    static func answer() -> String { show(P.deserialize(from: ["v": [1, "2", true, 2.5, NSNull(), [1, "2"], ["a": 1], Int8(3), Float(4.5), NSNumber(value: 5), Optional(6) as Any, "x"] as [Any]])?.v) }
}
private enum Fact_native_list_014 {
    struct P: HandyJSON { var v: NSDictionary? = nil }
    static func answer() -> String { show((P.deserialize(from: ["v": ["k": 1, "s": "2", "b": true, "d": 2.5, "n": NSNull(), "l": [1, "2"], "i8": Int8(3)] as [String: Any]])?.v?.allKeys as? [String])?.sorted()) }
}
private enum Fact_native_list_016 {
    struct P: HandyJSON { var v: [String: [Int]] = [:] }
    static func answer() -> String { show(P.deserialize(from: ["v": ["k": 1, "s": "2", "b": true, "d": 2.5, "n": NSNull(), "l": [1, "2"], "i8": Int8(3)] as [String: Any]])?.v) }
}
private enum Fact_native_cast_001 {
    struct P: HandyJSON { var v: Any? }
    static func answer() -> String { [Int8(5) as Any, UInt64(6), Float(1.5), true, 7, 2.5, "s", Date(timeIntervalSince1970: 1), Set([1]), [1], ["a": 1], 0..<2].map { x -> String in let v = P.deserialize(from: ["v": x])!.v; return "\(v is Int8) \(v is UInt64) \(v is Float) \(v is Bool) \(v is Int) \(v is Double) \(v is String) \(v is Date) \(v is Set<Int>) \(v is [Int]) \(v is [String: Int]) \(v is Range<Int>)" }.joined(separator: "\n") }
}
private enum Fact_native_cast_002 {
    struct P: HandyJSON { var v: [String: Any] = [:] }
    static func answer() -> String { casts(P.deserialize(from: ["v": ["i": 5, "b": true, "d": 1.0] as [String: Any]])!.v["i"]) + "; " + casts(P.deserialize(from: ["v": ["b": true] as [String: Any]])!.v["b"]) + "; " + casts(P.deserialize(from: ["v": ["d": 1.0] as [String: Any]])!.v["d"]) }
}
private enum Fact_native_cast_004 {
    struct P: HandyJSON { var v: Any? }
    static func answer() -> String { "\(P.deserialize(from: ["v": 5])!.v!) \(P.deserialize(from: ["v": 5.0])!.v!) \(P.deserialize(from: ["v": true])!.v!) \(P.deserialize(from: ["v": Float(0.1)])!.v!) \(P.deserialize(from: ["v": [1.0, 2]])!.v!)" }
}
private enum Fact_native_cast_005 {
    struct P: HandyJSON { var v: Any? }
    static func answer() -> String { "\(P.deserialize(from: #"{"v":5}"#)!.v!) \(P.deserialize(from: #"{"v":5.0}"#)!.v!) \(P.deserialize(from: #"{"v":true}"#)!.v!) \(P.deserialize(from: #"{"v":0.1}"#)!.v!) \(P.deserialize(from: #"{"v":1e2}"#)!.v!)" }
}
private enum Fact_write_046 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: [AnyHashable: Any] = ["a": 1]; var w: [AnyHashable: Any]? = ["a": 1]; var l: [[AnyHashable: Any]] = [["a": 1]]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_047 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: [AnyHashable: Any] = ["a": 1, "b": ["c": 2]] as [AnyHashable: Any]; var w: [AnyHashable: Any]? = ["a": 1, "b": ["c": 2]] as [AnyHashable: Any]; var l: [[AnyHashable: Any]] = [["a": 1, "b": ["c": 2]] as [AnyHashable: Any]]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_049 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: [AnyHashable: Any] = [AnyHashable("a"): NSNull()]; var w: [AnyHashable: Any]? = [AnyHashable("a"): NSNull()]; var l: [[AnyHashable: Any]] = [[AnyHashable("a"): NSNull()]]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_050 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: [AnyHashable: Any] = ["a": [1, 2]]; var w: [AnyHashable: Any]? = ["a": [1, 2]]; var l: [[AnyHashable: Any]] = [["a": [1, 2]]]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_write_051 {
    struct M: HandyJSON { var a = 1 }
struct P: HandyJSON { var v: [AnyHashable: Any] = [:]; var w: [AnyHashable: Any]? = [:]; var l: [[AnyHashable: Any]] = [[:]]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_mixed_001 {
    struct M: HandyJSON, Hashable { var a = 1 }
struct P: HandyJSON { var s: Set<M> = [M(a: 3)]; var d: [M: Int] = [M(a: 4): 1] }
    static func answer() -> String { show(P.deserialize(from: #"{"s":[{"a":5},{"a":5},7],"d":{"x":1}}"#)) + canon(P().toJSONString()) }
}
private enum Fact_mixed_003 {
    struct M: HandyJSON, CustomStringConvertible { var a = 1; var description: String { "M\(a)" } }
struct P: HandyJSON { var s: String = "i"; var m: M? }
    static func answer() -> String { show(P.deserialize(from: ["s": M(), "m": M(a: 4)])?.s) + canon(P.deserialize(from: ["m": M(a: 4)])?.toJSONString()) }
}
private enum Fact_collection_002 {
    struct M: HandyJSON, Hashable { var a = 1; var d: Date? = nil }
    static func answer() -> String { canon([M(), M(a: 2)][1...].toJSONString()) }
}
private enum Fact_collection_004 {
    struct M: HandyJSON, Hashable { var a = 1; var d: Date? = nil }
    static func answer() -> String { canon([[M()]].map { $0.toJSONString() ?? "nil" }.first) }
}
private enum Fact_collection_005 {
    struct M: HandyJSON, Hashable { var a = 1; var d: Date? = nil }
    static func answer() -> String { canon(([] as [M]).toJSONString()) }
}
private enum Fact_collection_006 {
    struct M: HandyJSON, Hashable { var a = 1; var d: Date? = nil }
    static func answer() -> String { canon([M()].lazy.map { $0 }.toJSONString()) }
}
private enum Fact_collection_007 {
    struct M: HandyJSON, Hashable { var a = 1; var d: Date? = nil }
    static func answer() -> String { canon([M(d: Date(timeIntervalSince1970: 1)), M()].toJSONString()) }
}
private enum Fact_collection_009 {
    class A: HandyJSON { var a = 1; required init() {} }
class B: A { var b = 2 }
    static func answer() -> String { canon([A(), B()].toJSONString()) }
}
private enum Fact_layout_002 {
    struct E0 {}
enum Er: Error { case x, y(Int) }
struct P: HandyJSON { var a: E0 = E0(); var b = 1; var c: E0? = nil; var d = 2; var e: [E0] = [] }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"a":1,"b":5,"c":1,"d":6}"#)!; return Mirror(reflecting: p).children.filter { $0.value is Int || $0.value is Bool || $0.value is Double || $0.value is String || $0.value is Int8 || $0.value is UInt8 || $0.value is Int16 || $0.value is Float || $0.value is Int32 }.map { "\($0.label!) \($0.value)" }.joined(separator: " ") }() }
}
private enum Fact_layout_005 {
    struct E0 {}
enum Er: Error { case x, y(Int) }
struct P: HandyJSON { var f: (() -> Void)? = nil; var g: @convention(c) () -> Void = {}; var h = 1 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"h":5}"#)!; return Mirror(reflecting: p).children.filter { $0.value is Int || $0.value is Bool || $0.value is Double || $0.value is String || $0.value is Int8 || $0.value is UInt8 || $0.value is Int16 || $0.value is Float || $0.value is Int32 }.map { "\($0.label!) \($0.value)" }.joined(separator: " ") }() }
}
private enum Fact_layout_006 {
    struct E0 {}
enum Er: Error { case x, y(Int) }
struct P: HandyJSON { var a: any Equatable = 1; var b = 1; var c: Any.Type = Int.self; var d = 2 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"b":5,"d":6}"#)!; return Mirror(reflecting: p).children.filter { $0.value is Int || $0.value is Bool || $0.value is Double || $0.value is String || $0.value is Int8 || $0.value is UInt8 || $0.value is Int16 || $0.value is Float || $0.value is Int32 }.map { "\($0.label!) \($0.value)" }.joined(separator: " ") }() }
}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private enum Fact_layout_007 {
    struct E0 {}
enum Er: Error { case x, y(Int) }
struct P: HandyJSON { var a: Int128 = 1; var b = 1; var c: UInt128? = nil; var d: Float = 2 }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"b":5,"d":6}"#)!; return Mirror(reflecting: p).children.filter { $0.value is Int || $0.value is Bool || $0.value is Double || $0.value is String || $0.value is Int8 || $0.value is UInt8 || $0.value is Int16 || $0.value is Float || $0.value is Int32 }.map { "\($0.label!) \($0.value)" }.joined(separator: " ") }() }
}
private enum Fact_layout_008 {
    struct E0 {}
enum Er: Error { case x, y(Int) }
struct P: HandyJSON { var a: SIMD4<Float> = .zero; var b = 1; var c: Bool = false }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"b":5,"c":true}"#)!; return Mirror(reflecting: p).children.filter { $0.value is Int || $0.value is Bool || $0.value is Double || $0.value is String || $0.value is Int8 || $0.value is UInt8 || $0.value is Int16 || $0.value is Float || $0.value is Int32 }.map { "\($0.label!) \($0.value)" }.joined(separator: " ") }() }
}
private enum Fact_layout_009 {
    struct E0 {}
enum Er: Error { case x, y(Int) }
struct P: HandyJSON { var a: Result<Int, Er> = .success(1); var b: UInt8 = 1; var c: Er? = nil; var d = true }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"b":5,"d":false}"#)!; return Mirror(reflecting: p).children.filter { $0.value is Int || $0.value is Bool || $0.value is Double || $0.value is String || $0.value is Int8 || $0.value is UInt8 || $0.value is Int16 || $0.value is Float || $0.value is Int32 }.map { "\($0.label!) \($0.value)" }.joined(separator: " ") }() }
}
private enum Fact_weak_001 {
    class N: HandyJSON { var x = 1; required init() {} }
class P: HandyJSON { weak var w: N?; var n = 1; required init() {} }
    static func answer() -> String { show(P.deserialize(from: #"{"w":null,"n":5}"#)) + canon(P.deserialize(from: #"{"n":5}"#)?.toJSONString()) }
}
private enum Fact_weak_crash_001 {
    class N: HandyJSON { var x = 1; required init() {} }
class P: HandyJSON { weak var w: N?; var n = 1; required init() {} }
    static func answer() -> String { show(P.deserialize(from: #"{"w":7,"n":5}"#)) }
}
private enum Fact_weak_crash_002 {
    class N: HandyJSON { var x = 1; required init() {} }
class P: HandyJSON { weak var w: N?; var n = 1; required init() {} ; func mapping(mapper: HelpingMapper) { mapper >>> self.w } }
    static func answer() -> String { show(P.deserialize(from: #"{"w":{},"n":5}"#)) }
}
private enum Fact_map_odd_001 {
    struct P: HandyJSON { var a = 1; var b = 2; var c = 3; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "b"; mapper <<< self.c <-- ["zz", "b"] } }
    static func answer() -> String { show(P.deserialize(from: #"{"a":7,"b":8,"c":9}"#)) + show(P.deserialize(from: #"{"a":7}"#)) }
}
private enum Fact_map_odd_003 {
    struct P: HandyJSON { var a: [Int] = [1]; var d: [String: Int] = ["z": 1]; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "x.list"; mapper <<< self.d <-- "x" } }
    static func answer() -> String { show(P.deserialize(from: #"{"x":{"list":["4"],"k":"2"}}"#)) + canon(P().toJSONString()) }
}
private enum Fact_map_odd_005 {
    struct P: HandyJSON { var a = 1; var b = 2; mutating func mapping(mapper: HelpingMapper) { mapper >>> self.a; mapper >>> self.a; mapper <<< self.b <-- "b" } }
    static func answer() -> String { show(P.deserialize(from: #"{"a":7,"b":8}"#)) + canon(P().toJSONString()) }
}
private enum Fact_map_odd_006 {
    class P: HandyJSON { let a = 1; private(set) var b = 2; required init() {}; func mapping(mapper: HelpingMapper) { mapper <<< self.b <-- "bb" } }
    static func answer() -> String { show(P.deserialize(from: #"{"bb":8}"#)) + canon(P().toJSONString()) }
}
private enum Fact_map_odd_007 {
    struct N { var x = 1; var y = 2 }
struct P: HandyJSON { var n = N(); var z = 3; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.z <-- "zz" } }
    static func answer() -> String { show(P.deserialize(from: #"{"n":{"x":5},"zz":6}"#)) + canon(P().toJSONString()) }
}
private enum Fact_transform_own_015 {
    struct P: HandyJSON { var v: Any? = 1; var ok = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Any, String>(fromJSON: { $0.map { $0 + "!" } }, toJSON: { $0.map { "\($0)" } }) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":"a"}"#)!; return show(p) + canon(p.toJSONString()) + show(P.deserialize(from: #"{"v":5}"#)) }() }
}
private enum Fact_transform_own_018 {
    struct P: HandyJSON { var f: (() -> Int)? ; var ok = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.f <-- TransformOf<() -> Int, Int>(fromJSON: { n in n.map { k in { k } } }, toJSON: { $0?() }) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"f":7}"#)!; return show(p.f?()) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_own_020 {
    struct P: HandyJSON { var v: CGFloat = 1; var u: UUID?; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<CGFloat, Double>(fromJSON: { $0.map { CGFloat($0) } }, toJSON: { $0.map { Double($0) } }); mapper <<< self.u <-- TransformOf<UUID, String>(fromJSON: { $0.flatMap(UUID.init) }, toJSON: { $0?.uuidString }) } }
    static func answer() -> String { { () -> String in let p = P.deserialize(from: #"{"v":7.5,"u":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#)!; return show(p) + canon(p.toJSONString()) }() }
}
private enum Fact_transform_own_021 {
    struct P: HandyJSON { var v: Int? = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, NSNull>(fromJSON: { _ in 3 }, toJSON: { _ in NSNull() }) } }
    static func answer() -> String { { () -> String in return show(P.deserialize(from: #"{"v":null}"#)) + show(P.deserialize(from: #"{"v":[null]}"#)) + canon(P().toJSONString()) }() }
}
private enum Fact_transform_own_023 {
    struct P: HandyJSON { var v: Int = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Int64>(fromJSON: { $0.map { Int($0) + 1 } }, toJSON: { $0.map { Int64($0) } }) } }
    static func answer() -> String { { () -> String in return ["1", "1.0", "1.5", "9223372036854775807", "\"1\""].map { j in show(P.deserialize(from: "{\"v\":\(j == "9223372036854775807" ? "9223372036854775800" : j)}")!) }.joined(separator: " ") + show(P().toJSON()) }() }
}
private enum Fact_transform_own_024 {
    struct P: HandyJSON { var v: Int = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, UInt8>(fromJSON: { $0.map { Int($0) + 1 } }, toJSON: { $0.map { UInt8($0) } }) } }
    static func answer() -> String { { () -> String in return ["1", "255", "256", "-1", "1.0"].map { j in show(P.deserialize(from: "{\"v\":\(j)}")!) }.joined(separator: " ") }() }
}
private enum Fact_transform_own_025 {
    struct P: HandyJSON { var v: Int = 1; mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- TransformOf<Int, Float>(fromJSON: { $0.map { Int($0 * 10) } }, toJSON: { $0.map { Float($0) } }) } }
    static func answer() -> String { { () -> String in return ["1", "1.5", "0.1", "1e10", "1e300"].map { j in show(P.deserialize(from: "{\"v\":\(j)}")!) }.joined(separator: " ") }() }
}
private enum Fact_parse_001 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"l\":[1,],\"id\":1}")) }
}
private enum Fact_parse_002 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1,,}")) }
}
private enum Fact_parse_007 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1E+2}")) }
}
private enum Fact_parse_008 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1.}")) }
}
private enum Fact_parse_009 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":.5}")) }
}
private enum Fact_parse_010 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":+1}")) }
}
private enum Fact_parse_011 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":- 1}")) }
}
private enum Fact_parse_013 {
    struct P: HandyJSON { var id: Int? = 42; var s: String = "d"; var l: [Int] = [] }
    static func answer() -> String { show(P.deserialize(from: "{\"id\":1e}")) }
}

extension Fact {
    static let file18: [Fact] = [
        Fact(id: "native-list-010", answer: Fact_native_list_010.answer),
        Fact(id: "native-list-012", answer: Fact_native_list_012.answer),
        Fact(id: "native-list-014", answer: Fact_native_list_014.answer),
        Fact(id: "native-list-016", answer: Fact_native_list_016.answer),
        Fact(id: "native-cast-001", answer: Fact_native_cast_001.answer),
        Fact(id: "native-cast-002", answer: Fact_native_cast_002.answer),
        Fact(id: "native-cast-004", answer: Fact_native_cast_004.answer),
        Fact(id: "native-cast-005", answer: Fact_native_cast_005.answer),
        Fact(id: "write-046", answer: Fact_write_046.answer),
        Fact(id: "write-047", answer: Fact_write_047.answer),
        Fact(id: "write-049", answer: Fact_write_049.answer),
        Fact(id: "write-050", answer: Fact_write_050.answer),
        Fact(id: "write-051", answer: Fact_write_051.answer),
        Fact(id: "mixed-001", answer: Fact_mixed_001.answer),
        Fact(id: "mixed-003", answer: Fact_mixed_003.answer),
        Fact(id: "collection-002", answer: Fact_collection_002.answer),
        Fact(id: "collection-004", answer: Fact_collection_004.answer),
        Fact(id: "collection-005", answer: Fact_collection_005.answer),
        Fact(id: "collection-006", answer: Fact_collection_006.answer),
        Fact(id: "collection-007", answer: Fact_collection_007.answer),
        Fact(id: "collection-009", answer: Fact_collection_009.answer),
        Fact(id: "layout-002", answer: Fact_layout_002.answer),
        Fact(id: "layout-005", answer: Fact_layout_005.answer),
        Fact(id: "layout-006", answer: Fact_layout_006.answer),
        Fact(id: "layout-007", answer: { if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { return Fact_layout_007.answer() } else { return "" } }),
        Fact(id: "layout-008", answer: Fact_layout_008.answer),
        Fact(id: "layout-009", answer: Fact_layout_009.answer),
        Fact(id: "weak-001", answer: Fact_weak_001.answer),
        Fact(id: "weak-crash-001", answer: Fact_weak_crash_001.answer),
        Fact(id: "weak-crash-002", answer: Fact_weak_crash_002.answer),
        Fact(id: "map-odd-001", answer: Fact_map_odd_001.answer),
        Fact(id: "map-odd-003", answer: Fact_map_odd_003.answer),
        Fact(id: "map-odd-005", answer: Fact_map_odd_005.answer),
        Fact(id: "map-odd-006", answer: Fact_map_odd_006.answer),
        Fact(id: "map-odd-007", answer: Fact_map_odd_007.answer),
        Fact(id: "transform-own-015", answer: Fact_transform_own_015.answer),
        Fact(id: "transform-own-018", answer: Fact_transform_own_018.answer),
        Fact(id: "transform-own-020", answer: Fact_transform_own_020.answer),
        Fact(id: "transform-own-021", answer: Fact_transform_own_021.answer),
        Fact(id: "transform-own-023", answer: Fact_transform_own_023.answer),
        Fact(id: "transform-own-024", answer: Fact_transform_own_024.answer),
        Fact(id: "transform-own-025", answer: Fact_transform_own_025.answer),
        Fact(id: "parse-001", answer: Fact_parse_001.answer),
        Fact(id: "parse-002", answer: Fact_parse_002.answer),
        Fact(id: "parse-007", answer: Fact_parse_007.answer),
        Fact(id: "parse-008", answer: Fact_parse_008.answer),
        Fact(id: "parse-009", answer: Fact_parse_009.answer),
        Fact(id: "parse-010", answer: Fact_parse_010.answer),
        Fact(id: "parse-011", answer: Fact_parse_011.answer),
        Fact(id: "parse-013", answer: Fact_parse_013.answer),
    ]
}
