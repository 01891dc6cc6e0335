// Made from facts.jsonl by generate.py.
import Foundation
import HandyJSONCompat

private enum Fact_odd_write_058 {
    struct P: HandyJSON { var v: (Int, String) = (1, "i"); var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_110 {
    struct P: HandyJSON { var v: (Int, String)? = (1, "i"); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[2,"x"]}"#)) }
}
private enum Fact_odd_read_111 {
    struct P: HandyJSON { var v: (Int, String)? = (1, "i"); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_write_059 {
    struct P: HandyJSON { var v: (Int, String)? = (1, "i"); var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_113 {
    struct P: HandyJSON { var v: (() -> Int)? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_write_060 {
    struct P: HandyJSON { var v: (() -> Int)? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_114 {
    struct P: HandyJSON { var v: Int.Type = Int.self; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_read_116 {
    struct P: HandyJSON { var v: Character? = "c"; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"d"}"#)) }
}
private enum Fact_odd_read_117 {
    struct P: HandyJSON { var v: Character? = "c"; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_read_118 {
    struct P: HandyJSON { var v: Character? = "c"; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_write_063 {
    struct P: HandyJSON { var v: Character? = "c"; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_121 {
    struct P: HandyJSON { var v: Substring? = "s"; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_write_065 {
    struct P: HandyJSON { var v: Substring? = "s"; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_write_066 {
    struct P: HandyJSON { var v: UUID? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_123 {
    struct P: HandyJSON { var v: NSRange = NSRange(location: 1, length: 2); var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1,2]}"#)) }
}
private enum Fact_odd_write_067 {
    struct P: HandyJSON { var v: NSRange = NSRange(location: 1, length: 2); var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_125 {
    struct P: HandyJSON { var v: CGFloat = 1.5; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":2.5}"#)) }
}
private enum Fact_odd_read_127 {
    struct P: HandyJSON { var v: CGFloat = 1.5; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":true}"#)) }
}
private enum Fact_odd_read_128 {
    struct P: HandyJSON { var v: CGFloat = 1.5; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_read_129 {
    struct P: HandyJSON { var v: CGFloat = 1.5; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_write_068 {
    struct P: HandyJSON { var v: CGFloat = 1.5; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_131 {
    struct P: HandyJSON { var v: CGFloat? = 1.5; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"3"}"#)) }
}
private enum Fact_odd_read_132 {
    struct P: HandyJSON { var v: CGFloat? = 1.5; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{}}"#)) }
}
private enum Fact_odd_read_133 {
    struct P: HandyJSON { var v: CGFloat? = 1.5; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_write_069 {
    struct P: HandyJSON { var v: CGFloat? = 1.5; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_134 {
    struct P: HandyJSON { var v: CGRect = .zero; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1,2,3,4]}"#)) }
}
private enum Fact_odd_read_135 {
    struct P: HandyJSON { var v: CGRect = .zero; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"x":1}}"#)) }
}
private enum Fact_odd_write_070 {
    struct P: HandyJSON { var v: CGRect = .zero; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_136 {
    struct P: HandyJSON { var v: CGPoint? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":{"x":1,"y":2}}"#)) }
}
private enum Fact_odd_write_071 {
    struct P: HandyJSON { var v: CGPoint? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_write_072 {
    struct P: HandyJSON { var v: Locale? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_139 {
    struct P: HandyJSON { var v: NSError? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"x"}"#)) }
}
private enum Fact_odd_write_074 {
    struct P: HandyJSON { var v: NSError? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_write_075 {
    struct P: HandyJSON { var v: NSDate? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_142 {
    struct P: HandyJSON { var v: NSData? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"AQ=="}"#)) }
}
private enum Fact_odd_write_077 {
    struct P: HandyJSON { var v: NSData? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_143 {
    struct P: HandyJSON { var v: NSSet? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)) }
}
private enum Fact_odd_write_078 {
    struct P: HandyJSON { var v: NSSet? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_144 {
    struct P: HandyJSON { var v: NSMutableArray? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":[1]}"#)) }
}
private enum Fact_odd_write_079 {
    struct P: HandyJSON { var v: NSMutableArray? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_write_080 {
    struct P: HandyJSON { var v: NSMutableDictionary? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_146 {
    struct P: HandyJSON { var v: NSMutableString? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"a"}"#)) }
}
private enum Fact_odd_write_081 {
    struct P: HandyJSON { var v: NSMutableString? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_read_147 {
    struct P: HandyJSON { var v: NSNull? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":null}"#)) }
}
private enum Fact_odd_read_148 {
    struct P: HandyJSON { var v: NSNull? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_write_082 {
    struct P: HandyJSON { var v: NSNull? = nil; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private enum Fact_odd_read_149 {
    struct P: HandyJSON { var v: Int128? = nil; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":5}"#)) }
}
private enum Fact_odd_read_150 {
    struct P: HandyJSON { var v: Float = 1.5; var ok = 1 }
    static func answer() -> String { show(P.deserialize(from: #"{"ok":2,"v":"2.5"}"#)) }
}
private enum Fact_odd_write_084 {
    struct P: HandyJSON { var v: Float = 1.5; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}
private enum Fact_odd_write_086 {
    struct P: HandyJSON { var v: ContiguousArray<Int> = [1]; var ok = 1 }
    static func answer() -> String { canon(P().toJSONString()) }
}

extension Fact {
    static let file06: [Fact] = [
        Fact(id: "odd-write-058", answer: Fact_odd_write_058.answer),
        Fact(id: "odd-read-110", answer: Fact_odd_read_110.answer),
        Fact(id: "odd-read-111", answer: Fact_odd_read_111.answer),
        Fact(id: "odd-write-059", answer: Fact_odd_write_059.answer),
        Fact(id: "odd-read-113", answer: Fact_odd_read_113.answer),
        Fact(id: "odd-write-060", answer: Fact_odd_write_060.answer),
        Fact(id: "odd-read-114", answer: Fact_odd_read_114.answer),
        Fact(id: "odd-read-116", answer: Fact_odd_read_116.answer),
        Fact(id: "odd-read-117", answer: Fact_odd_read_117.answer),
        Fact(id: "odd-read-118", answer: Fact_odd_read_118.answer),
        Fact(id: "odd-write-063", answer: Fact_odd_write_063.answer),
        Fact(id: "odd-read-121", answer: Fact_odd_read_121.answer),
        Fact(id: "odd-write-065", answer: Fact_odd_write_065.answer),
        Fact(id: "odd-write-066", answer: Fact_odd_write_066.answer),
        Fact(id: "odd-read-123", answer: Fact_odd_read_123.answer),
        Fact(id: "odd-write-067", answer: Fact_odd_write_067.answer),
        Fact(id: "odd-read-125", answer: Fact_odd_read_125.answer),
        Fact(id: "odd-read-127", answer: Fact_odd_read_127.answer),
        Fact(id: "odd-read-128", answer: Fact_odd_read_128.answer),
        Fact(id: "odd-read-129", answer: Fact_odd_read_129.answer),
        Fact(id: "odd-write-068", answer: Fact_odd_write_068.answer),
        Fact(id: "odd-read-131", answer: Fact_odd_read_131.answer),
        Fact(id: "odd-read-132", answer: Fact_odd_read_132.answer),
        Fact(id: "odd-read-133", answer: Fact_odd_read_133.answer),
        Fact(id: "odd-write-069", answer: Fact_odd_write_069.answer),
        Fact(id: "odd-read-134", answer: Fact_odd_read_134.answer),
        Fact(id: "odd-read-135", answer: Fact_odd_read_135.answer),
        Fact(id: "odd-write-070", answer: Fact_odd_write_070.answer),
        Fact(id: "odd-read-136", answer: Fact_odd_read_136.answer),
        Fact(id: "odd-write-071", answer: Fact_odd_write_071.answer),
        Fact(id: "odd-write-072", answer: Fact_odd_write_072.answer),
        Fact(id: "odd-read-139", answer: Fact_odd_read_139.answer),
        Fact(id: "odd-write-074", answer: Fact_odd_write_074.answer),
        Fact(id: "odd-write-075", answer: Fact_odd_write_075.answer),
        Fact(id: "odd-read-142", answer: Fact_odd_read_142.answer),
        Fact(id: "odd-write-077", answer: Fact_odd_write_077.answer),
        Fact(id: "odd-read-143", answer: Fact_odd_read_143.answer),
        Fact(id: "odd-write-078", answer: Fact_odd_write_078.answer),
        Fact(id: "odd-read-144", answer: Fact_odd_read_144.answer),
        Fact(id: "odd-write-079", answer: Fact_odd_write_079.answer),
        Fact(id: "odd-write-080", answer: Fact_odd_write_080.answer),
        Fact(id: "odd-read-146", answer: Fact_odd_read_146.answer),
        Fact(id: "odd-write-081", answer: Fact_odd_write_081.answer),
        Fact(id: "odd-read-147", answer: Fact_odd_read_147.answer),
        Fact(id: "odd-read-148", answer: Fact_odd_read_148.answer),
        Fact(id: "odd-write-082", answer: Fact_odd_write_082.answer),
        Fact(id: "odd-read-149", answer: { if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { return Fact_odd_read_149.answer() } else { return "" } }),
        Fact(id: "odd-read-150", answer: Fact_odd_read_150.answer),
        Fact(id: "odd-write-084", answer: Fact_odd_write_084.answer),
        Fact(id: "odd-write-086", answer: Fact_odd_write_086.answer),
    ]
}
