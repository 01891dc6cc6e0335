import HandyJSONCompat
import SmartCodable

private struct Value<T>: HandyJSON {
    var v: T?
}

private func shown(_ value: Any?) -> String { value.map { "\($0)" } ?? "nil" }

private enum OptionalRawValue: HandyJSONEnum, RawRepresentable {
    case a, none

    init?(rawValue: String?) {
        switch rawValue {
        case "a"?: self = .a
        case nil: self = .none
        default: return nil
        }
    }

    var rawValue: String? {
        switch self {
        case .a: return "a"
        case .none: return nil
        }
    }
}

private class Leaf: HandyJSON {
    var a = 1
    required init() {}
}

private class Holder: HandyJSON {
    weak var w: Leaf?
    var n = 0
    required init() {}
}

private final class Borrower: HandyJSON {
    private static let shared = OneLeaf()
    unowned var w: Leaf = Borrower.shared.leaf
    init() {}
}

private struct OneLeaf: @unchecked Sendable {
    let leaf = Leaf()
}

private class Node: HandyJSON {
    var id = 1
    var parent: Node?
    required init() {}
}

@propertyWrapper
private struct Wrapped {
    var wrappedValue: Int
}

extension Difference {
    /// HandyJSONCompat and HandyJSON.
    static let compat: [Difference] = [
        Difference("a number that does not fit an integer type keeps the initial value") {
            struct Model: HandyJSON { var v: UInt8 = 0 }
            return shown(Model.deserialize(from: #"{"v":300}"#)?.v)
        },
        Difference("an integer read as text keeps all its digits") { shown(Value<String>.deserialize(from: #"{"v":123456789012345678}"#)?.v) },
        Difference("a fraction read as text is the shortest form that reads back") {
            shown(Value<String>.deserialize(from: #"{"v":0.30000000000000004}"#)?.v)
        },
        Difference("a long number is rounded correctly") {
            shown(Value<Double>.deserialize(from: #"{"v":0.1000000000000000055511151231257827}"#)?.v)
        },
        Difference("text with blanks is not an NSNumber") { shown(Value<NSNumber>.deserialize(from: #"{"v":" 12"}"#)?.v) },
        Difference("text with an exponent becomes a Double in an NSNumber") {
            shown(Value<NSNumber>.deserialize(from: #"{"v":"1e3"}"#)?.v.map { String(cString: $0.objCType) })
        },
        Difference("an array or object read as text is compact JSON") { shown(Value<String>.deserialize(from: #"{"v":{"a": 1}}"#)?.v) },
        Difference("a Date, URL, Data, Decimal or UUID without a transform is read") { shown(Value<Date>.deserialize(from: #"{"v":100}"#)?.v) },
        Difference("such a property is written too") {
            struct Model: HandyJSON {
                var date = Date(timeIntervalSince1970: 0)
                var ok = 1
            }
            return shown(Model().toJSONString())
        },
        Difference("a property that JSON cannot hold is left out of the text") {
            struct Model: HandyJSON {
                var number = Double.nan
                var ok = 1
            }
            return shown(Model().toJSONString())
        },
        Difference("fields are written in declaration order") {
            struct Model: HandyJSON { var a = 1, b = 2, c = 3 }
            return shown(Model().toJSONString())
        },
        Difference("a Float is written with its own digits") { shown(Value<Float>(v: 41684.98).toJSONString()?.dropFirst(5).dropLast()) },
        Difference("a Date, URL, Data, Decimal or UUID inside Any is written") {
            struct Model: HandyJSON { var any: [String: Any] = ["at": Date(timeIntervalSince1970: 0)] }
            return shown(Model().toJSONString())
        },
        Difference("a raw value, slice or Foundation object inside Any is written") {
            enum Suit: String { case hearts }
            struct Model: HandyJSON { var any: [String: Any] = ["k": Suit.hearts] }
            return shown(Model().toJSONString())
        },
        Difference("a Double is written with its shortest digits") { shown(Value<Double>(v: 19.99).toJSONString()?.dropFirst(5).dropLast()) },
        Difference("a transformed optional is written bare") {
            struct Model: HandyJSON {
                var e: Int? = 5
                mutating func mapping(mapper: HelpingMapper) {
                    mapper <<< e <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })
                }
            }
            return shown(Model().toJSON()?["e"])
        },
        Difference("lazy storage is left alone") {
            struct Model: HandyJSON { lazy var z = 4 }
            var model = Model.deserialize(from: #"{"$__lazy_storage_$_z":9}"#)
            return shown(model?.z)
        },
        Difference("weak storage is left alone") {
            let model = Holder.deserialize(from: #"{"w":{},"n":3}"#)
            return model?.w == nil ? shown(model?.n) : "written"
        },
        Difference("unowned storage is left alone") { shown(Borrower.deserialize(from: #"{"w":{"a":5}}"#)?.w.a) },
        Difference("a closure is left alone") {
            struct Model: HandyJSON { var f: (() -> Int)? = { 3 } }
            return shown(Model.deserialize(from: #"{"f":"x"}"#)?.f?())
        },
        Difference("a property with a wrapper has the property's name") {
            struct Model: HandyJSON { @Wrapped var x = 0 }
            return shown(Model.deserialize(from: #"{"x":5}"#)?.x)
        },
        Difference("a cyclic graph is not followed forever") {
            let node = Node()
            node.parent = node
            defer { node.parent = nil }
            return shown(node.toJSONString())
        },
        Difference("a native model or a plain Codable type is filled") {
            struct Native: SmartCodable { var a = 0 }
            struct Plain: Codable { var a = 0 }
            let native = Value<Native>.deserialize(from: #"{"v":{"a":5}}"#)?.v?.a
            let plain = Value<Plain>.deserialize(from: #"{"v":{"a":5}}"#)?.v?.a
            return native == plain ? shown(native) : "\(shown(native)), \(shown(plain))"
        },
        Difference("a property of a nested struct is not mapped from outside") {
            struct Inner: HandyJSON { var a = 1 }
            struct Model: HandyJSON {
                var n = Inner()
                mutating func mapping(mapper: HelpingMapper) { mapper <<< n.a <-- "x.a" }
            }
            return shown(Model.deserialize(from: #"{"x":{"a":9}}"#)?.n.a)
        },
        Difference("a combining accent in a path does not trap") {
            struct Model: HandyJSON {
                var v = 0
                mutating func mapping(mapper: HelpingMapper) { mapper <<< v <-- "e\u{301}.a" }
            }
            return shown(Model.deserialize(from: "{\"e\u{301}\":{\"a\":7}}")?.v)
        },
        Difference("a nil in a dictionary source is null") {
            struct Model: HandyJSON { var id: Int? = 42 }
            return shown(Model.deserialize(from: ["id": Int?.none as Any])?.id)
        },
        Difference("a transform to NSDecimalNumber keeps every digit") {
            struct Model: HandyJSON {
                var v: NSDecimalNumber?
                mutating func mapping(mapper: HelpingMapper) { mapper <<< v <-- NSDecimalNumberTransform() }
            }
            return shown(Model.deserialize(from: #"{"v":0.30000000000000004}"#)?.v)
        },
        Difference("DateTransform does not turn infinity into a date") { shown(DateTransform().transformFromJSON("1e999")) },
        Difference("DateTransform does not read nan") { shown(DateTransform().transformFromJSON("nan")) },
        Difference("DateTransform reads integers of more than 53 bits") {
            shown((DateTransform().transformFromJSON(NSNumber(value: 9_007_199_254_740_993 as Int64)) as Date?)?.timeIntervalSince1970)
        },
    ] + losses

    /// Where HandyJSON lost a value, or the whole text.
    private static let losses: [Difference] = [
        Difference("what a transform returns is written") {
            struct Model: HandyJSON {
                var v = 1
                mutating func mapping(mapper: HelpingMapper) {
                    mapper <<< v <-- TransformOf<Int, Date>(fromJSON: { _ in nil }, toJSON: { _ in Date(timeIntervalSince1970: 1) })
                }
            }
            return shown(Model().toJSONString())
        },
        Difference("a custom transformable that is not optional is written") {
            struct Custom: HandyJSONCustomTransformable {
                static func _transform(from object: Any) -> Custom? { nil }
                func _plainValue() -> Any? { "plain" }
            }
            struct Model: HandyJSON { var v = Custom() }
            return shown(Model().toJSONString())
        },
        Difference("a struct as HandyJSONEnum is written") {
            struct Choices: OptionSet, HandyJSONEnum { let rawValue: Int }
            struct Model: HandyJSON { var v = Choices(rawValue: 5) }
            return shown(Model().toJSONString())
        },
        Difference("a mutable Foundation collection or text is filled") {
            struct Model: HandyJSON { var v: NSMutableArray? }
            return shown(Model.deserialize(from: #"{"v":["a"]}"#)?.v?.count)
        },
        Difference("an NSDecimalNumber without a transform is read") {
            struct Model: HandyJSON { var v: NSDecimalNumber? }
            return shown(Model.deserialize(from: #"{"v":1.5}"#)?.v)
        },
        Difference("a Set in a dictionary source is a list") {
            struct Model: HandyJSON { var v: [Int] = [] }
            return shown(Model.deserialize(from: ["v": Set([1])])?.v)
        },
        Difference("nan and inf in text are not numbers") {
            struct Model: HandyJSON { var v = 1.5 }
            return shown(Model.deserialize(from: #"{"v":"nan"}"#)?.v)
        },
        Difference("a number beyond Float keeps the initial value") {
            struct Model: HandyJSON { var v: Float = 1.5 }
            return shown(Model.deserialize(from: #"{"v":1e39}"#)?.v)
        },
        Difference("a number beyond Double does not spoil the rest") {
            struct Model: HandyJSON {
                var v = 1.5
                var ok = 1
            }
            return shown(Model.deserialize(from: #"{"v":1e400,"ok":2}"#)?.ok)
        },
        Difference("a metatype is left alone") {
            struct Model: HandyJSON { var v: Any.Type? = Int.self }
            return shown(Model.deserialize(from: #"{"v":5}"#)?.v)
        },
        Difference("a Swift number or text in a dictionary source converts as in JSON") {
            struct Model: HandyJSON { var v = 0 }
            return shown(Model.deserialize(from: ["v": CGFloat(2.5)])?.v)
        },
        Difference("text in a dictionary source is a String in Any") {
            struct Model: HandyJSON { var v: Any? }
            return shown((Model.deserialize(from: ["v": Substring("7")])?.v).map { type(of: $0) })
        },
        Difference("an optional in a dictionary source is its value in Any") {
            struct Model: HandyJSON { var v: Any = 0 }
            return shown((Model.deserialize(from: ["v": Optional(3) as Any])?.v).map { "\($0)" })
        },
        Difference("an AnyHashable in a dictionary source is its value in Any") {
            struct Model: HandyJSON { var v: Any = "" }
            return shown((Model.deserialize(from: ["v": AnyHashable(3)])?.v).map { "\(type(of: $0))" })
        },
        Difference("null in a list is not an enum with an optional raw value") {
            struct Model: HandyJSON { var v: [OptionalRawValue] = [] }
            return Model.deserialize(from: #"{"v":["a",null]}"#)?.v == [.a] ? "the first" : "both"
        },
        Difference("an enum whose raw value is an optional or an enum is written") {
            struct Model: HandyJSON { var v = OptionalRawValue.a }
            return shown(Model().toJSONString())
        },
        Difference("a transform of Any gets the value itself, and nothing for nil") {
            struct Model: HandyJSON {
                var v: Any? = 4
                var w: Any?
                mutating func mapping(mapper: HelpingMapper) {
                    mapper <<< self.v <-- TransformOf<Any, Any>(fromJSON: { $0 }, toJSON: { "called with `\($0 ?? "nil")`" })
                    mapper <<< self.w <-- TransformOf<Any, Any>(fromJSON: { $0 }, toJSON: { "called with `\($0 ?? "nil")`" })
                }
            }
            let object = Model().toJSON()
            return object?["w"] == nil ? "\(object?["v"] ?? "")" : "also nil"
        },
        Difference("a ready model in an array source is taken") {
            struct Model: HandyJSON { var id = 1 }
            return shown(([Model].deserialize(from: [Model(id: 9)] as [Any])?.first ?? nil)?.id)
        },
        Difference("an object with a key that is not text keeps the others") {
            struct Model: HandyJSON { var id = 1 }
            let source: [Any] = [NSDictionary(dictionary: ["id": 9, 1: 2] as [AnyHashable: Any])]
            return shown(([Model].deserialize(from: source)?.first ?? nil)?.id)
        },
        Difference("a class whose mapping changes its properties is written changed") {
            final class Model: HandyJSON {
                var x = 1
                func mapping(mapper: HelpingMapper) { x += 1 }
            }
            return shown(Model().toJSONString())
        },
        Difference("-0 keeps its sign") {
            struct Model: HandyJSON { var v = "" }
            return shown(Model.deserialize(from: #"{"v":-0}"#)?.v)
        },
        Difference("an unsigned integer in text is exact in an NSNumber") {
            struct Model: HandyJSON { var v: NSNumber? }
            return shown(Model.deserialize(from: #"{"v":"18446744073709551615"}"#)?.v)
        },
        Difference("equal keys in a dictionary or for one property are each decoded") {
            struct Model: HandyJSON { var v: [String: Int] = [:] }
            return shown(Model.deserialize(from: #"{"v":{"x":1,"x":"q"}}"#)?.v)
        },
        Difference("null in an optional AnyObject is not written") {
            struct Model: HandyJSON { var v: [AnyObject?] = [] }
            return shown(Model.deserialize(from: #"{"v":[null,1]}"#)?.toJSONString())
        },
        Difference("a standard type ignores _transform(from:)") {
            struct Model: HandyJSON { var v: UInt16 = 0 }
            return shown(Model.deserialize(from: #"{"v":5}"#)?.v)
        },
    ]
}

extension UInt16: HandyJSONCustomTransformable {
    public static func _transform(from object: Any) -> UInt16? { 9 }
    public func _plainValue() -> Any? { self }
}
