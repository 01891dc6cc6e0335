// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_odd_read_153 {
    struct P: HandyJSON { var v: KeyValuePairs<String, Int> = ["a": 1]; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"b":2}}"#)) }
}
private enum Fact_odd_write_087 {
    struct P: HandyJSON { var v: KeyValuePairs<String, Int> = ["a": 1]; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_write_088 {
    struct P: HandyJSON { var v: AnySequence<Int>? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_write_089 {
    struct P: HandyJSON { var v: Unmanaged<NSString>? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_157 {
    struct P: HandyJSON { var v: StaticString = "s"; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_write_091 {
    struct P: HandyJSON { var v: StaticString = "s"; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_write_093 {
    struct P: HandyJSON { var v: AnyHashable? = AnyHashable(5); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_094 {
    struct P: HandyJSON { var v: [AnyHashable: Any] = ["a": 1, 2: "x"]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_097 {
    struct P: HandyJSON { var v: NSObject? = NSNull(); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_099 {
    struct P: HandyJSON { var v: AnyObject? = NSString(string: "x"); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_102 {
    struct P: HandyJSON { var v: (any Equatable)? = "x"; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_103 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: (any HandyJSON)? = Con(); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_104 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: [any HandyJSON] = [Con(), Con()]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_106 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: [any Proto] = [Con()]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_107 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: [String: any HandyJSON] = ["k": Con()]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_108 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: Any? = Con(); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_109 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: [Any] = [Con(), 1, "x", Optional(2) as Any, NSNull()]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_110 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: [String: Any] = ["m": Con(), "n": NSNull(), "o": Optional<Int>.none as Any, "p": [Con()]]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_111 {
    struct P: HandyJSON { var v: Any? = Optional<Int>.some(5) as Any; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_113 {
    struct P: HandyJSON { var v: Any = (1, 2); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_115 {
    struct P: HandyJSON { var v: [Int: String]? = [1: "a"]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_116 {
    protocol Proto {}
struct Con: Proto, HandyJSON { var a = 9 }
struct P: HandyJSON { var v: [Int: Con] = [1: Con()]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_118 {
    struct P: HandyJSON { var v: [Int??] = [1, .some(.none), .none]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_119 {
    struct P: HandyJSON { var v: [String: Int?] = ["a": 1, "b": nil]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_120 {
    struct P: HandyJSON { var v: [[Int?]] = [[1, nil], []]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_121 {
    struct P: HandyJSON { var v: Set<Int> = [5]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_122 {
    enum K: String, HandyJSONEnum { case a, b }
struct P: HandyJSON { var v: Set<K> = [.a]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_123 {
    enum Err: Error { case e }
struct P: HandyJSON { var v: Result<Int, Err> = .success(1); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_125 {
    struct P: HandyJSON { var v: Character = "c"; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_126 {
    struct P: HandyJSON { var v: [Character] = ["c"]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_127 {
    struct P: HandyJSON { var v: UUID? = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_129 {
    struct P: HandyJSON { var v: NSArray? = NSArray(array: [1, NSNull(), "x"]); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_130 {
    struct P: HandyJSON { var v: NSDictionary? = NSDictionary(dictionary: ["a": 1, "b": NSNull()]); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_132 {
    struct P: HandyJSON { var v: NSMutableArray = NSMutableArray(array: [1]); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_133 {
    struct P: HandyJSON { var v: NSString? = NSString(string: "x"); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_134 {
    struct P: HandyJSON { var v: NSNumber? = NSNumber(value: true); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_135 {
    struct P: HandyJSON { var v: NSURL? = NSURL(string: "http://a"); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_136 {
    struct P: HandyJSON { var v: NSDecimalNumber? = NSDecimalNumber(string: "1.5"); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_137 {
    struct P: HandyJSON { var v: ArraySlice<Int> = [1, 2]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_138 {
    struct P: HandyJSON { var v: ContiguousArray<Int> = [1, 2]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_143 {
    struct P: HandyJSON { var v: [Date] = [Date(timeIntervalSince1970: 0)]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_146 {
    struct P: HandyJSON { var v: [CGFloat] = [1.5]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_147 {
    struct P: HandyJSON { var v: [String: CGFloat] = ["a": 1.5]; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_149 {
    struct P: HandyJSON { var v: CGSize = CGSize(width: 1, height: 2); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_150 {
    struct P: HandyJSON { var v: Decimal = 1.5; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_151 {
    struct P: HandyJSON { var v: Data? = Data([1]); var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_154 {
    struct P: HandyJSON { var v: Float = 0.1; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_155 {
    struct P: HandyJSON { var v: Double = 1e300; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_odd_write_156 {
    struct P: HandyJSON { var v: Double = 100000000000000000000; var ok = 1 }
    static func answer() -> String { { () -> String in let p = P(); return show(p.toJSON()) + " " + canon(p.toJSONString()) }() }
}
private enum Fact_unreadable_002 {
    enum E { case x, y }
struct P: HandyJSON { var v: E? = .x; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"a":5}}"#)) }
}

extension Fact {
    static let file07: [Fact] = [
        Fact(id: "odd-read-153", answer: Fact_odd_read_153.answer),
        Fact(id: "odd-write-087", answer: Fact_odd_write_087.answer),
        Fact(id: "odd-write-088", answer: Fact_odd_write_088.answer),
        Fact(id: "odd-write-089", answer: Fact_odd_write_089.answer),
        Fact(id: "odd-read-157", answer: Fact_odd_read_157.answer),
        Fact(id: "odd-write-091", answer: Fact_odd_write_091.answer),
        Fact(id: "odd-write-093", answer: Fact_odd_write_093.answer),
        Fact(id: "odd-write-094", answer: Fact_odd_write_094.answer),
        Fact(id: "odd-write-097", answer: Fact_odd_write_097.answer),
        Fact(id: "odd-write-099", answer: Fact_odd_write_099.answer),
        Fact(id: "odd-write-102", answer: Fact_odd_write_102.answer),
        Fact(id: "odd-write-103", answer: Fact_odd_write_103.answer),
        Fact(id: "odd-write-104", answer: Fact_odd_write_104.answer),
        Fact(id: "odd-write-106", answer: Fact_odd_write_106.answer),
        Fact(id: "odd-write-107", answer: Fact_odd_write_107.answer),
        Fact(id: "odd-write-108", answer: Fact_odd_write_108.answer),
        Fact(id: "odd-write-109", answer: Fact_odd_write_109.answer),
        Fact(id: "odd-write-110", answer: Fact_odd_write_110.answer),
        Fact(id: "odd-write-111", answer: Fact_odd_write_111.answer),
        Fact(id: "odd-write-113", answer: Fact_odd_write_113.answer),
        Fact(id: "odd-write-115", answer: Fact_odd_write_115.answer),
        Fact(id: "odd-write-116", answer: Fact_odd_write_116.answer),
        Fact(id: "odd-write-118", answer: Fact_odd_write_118.answer),
        Fact(id: "odd-write-119", answer: Fact_odd_write_119.answer),
        Fact(id: "odd-write-120", answer: Fact_odd_write_120.answer),
        Fact(id: "odd-write-121", answer: Fact_odd_write_121.answer),
        Fact(id: "odd-write-122", answer: Fact_odd_write_122.answer),
        Fact(id: "odd-write-123", answer: Fact_odd_write_123.answer),
        Fact(id: "odd-write-125", answer: Fact_odd_write_125.answer),
        Fact(id: "odd-write-126", answer: Fact_odd_write_126.answer),
        Fact(id: "odd-write-127", answer: Fact_odd_write_127.answer),
        Fact(id: "odd-write-129", answer: Fact_odd_write_129.answer),
        Fact(id: "odd-write-130", answer: Fact_odd_write_130.answer),
        Fact(id: "odd-write-132", answer: Fact_odd_write_132.answer),
        Fact(id: "odd-write-133", answer: Fact_odd_write_133.answer),
        Fact(id: "odd-write-134", answer: Fact_odd_write_134.answer),
        Fact(id: "odd-write-135", answer: Fact_odd_write_135.answer),
        Fact(id: "odd-write-136", answer: Fact_odd_write_136.answer),
        Fact(id: "odd-write-137", answer: Fact_odd_write_137.answer),
        Fact(id: "odd-write-138", answer: Fact_odd_write_138.answer),
        Fact(id: "odd-write-143", answer: Fact_odd_write_143.answer),
        Fact(id: "odd-write-146", answer: Fact_odd_write_146.answer),
        Fact(id: "odd-write-147", answer: Fact_odd_write_147.answer),
        Fact(id: "odd-write-149", answer: Fact_odd_write_149.answer),
        Fact(id: "odd-write-150", answer: Fact_odd_write_150.answer),
        Fact(id: "odd-write-151", answer: Fact_odd_write_151.answer),
        Fact(id: "odd-write-154", answer: Fact_odd_write_154.answer),
        Fact(id: "odd-write-155", answer: Fact_odd_write_155.answer),
        Fact(id: "odd-write-156", answer: Fact_odd_write_156.answer),
        Fact(id: "unreadable-002", answer: Fact_unreadable_002.answer),
    ]
}
