import Foundation
import HandyJSONCompat
import SmartCodable

/// A property type of the recorded table, in a model before and after `adopt`.
struct AdoptedType: Sendable {
    let name: String
    /// The model as JSON, in each family.
    let before, after: @Sendable (_ json: String) -> String?

    /// What Codable can code by itself.
    private init<Old: SendableMetatype, New: Codable & SendableMetatype>(
        _ type: String, _ old: @autoclosure @escaping @Sendable () -> Old,
        _ new: @autoclosure @escaping @Sendable () -> New
    ) {
        name = type
        before = { json in
            Initial.$current.withValue(Initial(value: old())) {
                HandyModel<Old>.deserialize(from: json)?.toJSONString()
            }
        }
        after = { json in
            Initial.$current.withValue(Initial(value: new())) {
                NativeModel<New>.deserialize(from: json)?.toJSONString()
            }
        }
    }

    /// What `adopt` marks with `@SmartAny`.
    private init<Value: SendableMetatype>(any type: String, _ value: @autoclosure @escaping @Sendable () -> Value) {
        name = type
        before = { json in
            Initial.$current.withValue(Initial(value: value())) {
                HandyModel<Value>.deserialize(from: json)?.toJSONString()
            }
        }
        after = { json in
            Initial.$current.withValue(Initial(value: value())) {
                NativeAnyModel<Value>.deserialize(from: json)?.toJSONString()
            }
        }
    }

    /// An optional property: not one of a generic type that happens to be optional, whose nil Codable writes as null.
    private init<Old: SendableMetatype, New: Codable & SendableMetatype>(
        optional type: String, _ old: @autoclosure @escaping @Sendable () -> Old?,
        _ new: @autoclosure @escaping @Sendable () -> New?
    ) {
        name = type
        before = { json in
            Initial.$current.withValue(Initial(value: old() as Any)) {
                HandyOptional<Old>.deserialize(from: json)?.toJSONString()
            }
        }
        after = { json in
            Initial.$current.withValue(Initial(value: new() as Any)) {
                NativeOptional<New>.deserialize(from: json)?.toJSONString()
            }
        }
    }

    private static func pair<Old: Sendable, New: Codable & Sendable>(_ type: String, _ old: Old, _ new: New)
        -> [AdoptedType]
    {
        [AdoptedType(type, old, new), AdoptedType(optional: type + "?", old, new)]
    }

    private static func same<Value: Codable & Sendable>(_ type: String, _ value: Value) -> [AdoptedType] {
        pair(type, value, value)
    }
    private static func integers<T: FixedWidthInteger & Codable & Sendable>(_: T.Type) -> [AdoptedType] {
        same("\(T.self)", 42 as T)
    }

    static let all: [AdoptedType] = [
        integers(Int.self), integers(Int8.self), integers(Int16.self), integers(Int32.self), integers(Int64.self),
        integers(UInt.self), integers(UInt8.self),
        integers(UInt16.self), integers(UInt32.self), integers(UInt64.self), same("Bool", true),
        same("Float", 42.25 as Float), same("Double", 42.25),
        same("String", "dfltA"), pair("SE", SE.dfltA, NativeSE.dfltA), pair("IE", IE.dfltA, NativeIE.dfltA),
        pair("NestS", NestS(a: -100, b: "outerA"), NativeNest(a: -100, b: "outerA")),
        [
            AdoptedType("NestC", NestC(-100, "outerA"), NativeNestC(-100, "outerA")),
            AdoptedType(optional: "NestC?", NestC(-100, "outerA"), NativeNestC(-100, "outerA")),
            AdoptedType(any: "NSNumber?", Optional(NSNumber(value: 4242))),
            AdoptedType(any: "NSString?", Optional(NSString(string: "dfltA"))),
            AdoptedType(any: "NSArray?", Optional(NSArray(array: ["dfltA"]))),
            AdoptedType(any: "NSDictionary?", Optional(NSDictionary(dictionary: ["dflt": "A"]))),
            AdoptedType("[Int]", [42], [42]), AdoptedType("[String]", ["dfltA"], ["dfltA"]),
            AdoptedType("[Double]", [42.25], [42.25]), AdoptedType("Set<Int>", [42] as Set, [42] as Set),
            AdoptedType("[String: Int]", ["dflt": 42], ["dflt": 42]),
            AdoptedType("[String: String]", ["dflt": "A"], ["dflt": "A"]),
            AdoptedType(any: "[String: Any]", ["dflt": "A"] as [String: Any]),
            AdoptedType(any: "[Any]", ["dfltA"] as [Any]), AdoptedType(any: "Any?", "dfltA" as Any?),
            AdoptedType("[NestS]", [NestS(a: -100, b: "outerA")], [NativeNest(a: -100, b: "outerA")]),
            AdoptedType("[NestC]", [NestC(-100, "outerA")], [NativeNestC(-100, "outerA")]),
            AdoptedType("[String: NestS]", ["d": NestS(a: -100, b: "outerA")], ["d": NativeNest(a: -100, b: "outerA")]),
            AdoptedType("[[Int]]", [[42]], [[42]]),
            AdoptedType("[Int?]", [42] as [Int?], [42] as [Int?]),
            AdoptedType("[String?]", ["dfltA"] as [String?], ["dfltA"] as [String?]),
        ],
        [
            AdoptedType(optional: "Date?", Date(timeIntervalSince1970: 42), Date(timeIntervalSince1970: 42)),
            AdoptedType(optional: "URL?", URL(string: "http://dflt/A"), URL(string: "http://dflt/A")),
            AdoptedType(optional: "Data?", Data([1]), Data([1])),
        ],
    ].flatMap { $0 }
}

/// What a model's property begins with.
private struct Initial: @unchecked Sendable {
    let value: Any
    @TaskLocal static var current: Initial?

    static func of<T>(_: T.Type) -> T {
        guard let value = current?.value as? T else { fatalError("no initial value for \(T.self)") }
        return value
    }
}

private struct HandyModel<T>: HandyJSON {
    var v: T = Initial.of(T.self)
}

private struct NativeModel<T: Codable>: SmartCodable {
    var v: T
    init() { v = Initial.of(T.self) }
}

private struct HandyOptional<T>: HandyJSON {
    var v: T? = Initial.of(T.self)
}

private struct NativeOptional<T: Codable>: SmartCodable {
    var v: T?
    init() { v = Initial.of(T.self) }
}

private struct NativeAnyModel<T>: SmartCodable {
    @SmartAny var v: T
    init() { _v = SmartAny(wrappedValue: Initial.of(T.self)) }
}

private enum NativeSE: String, SmartCaseDefaultable {
    case dfltA, dfltB, abc = "abc", one = "1", t = "true", twelve = "12", x = "x", empty = ""
    static var defaultCase: NativeSE { .dfltA }
}

private enum NativeIE: Int, SmartCaseDefaultable {
    case dfltA = 4242, dfltB = 4343, zero = 0, one = 1, two = 2, three = 3, twelve = 12, m1 = -1, byte = 255, k = 1000
    static var defaultCase: NativeIE { .dfltA }
}

private struct NativeNest: SmartCodable {
    var a: Int = -7
    var b: String? = "init"
}

private class NativeNestC: SmartCodable, @unchecked Sendable {
    var a: Int = -7
    var b: String? = "init"
    required init() {}
    init(_ a: Int, _ b: String?) { (self.a, self.b) = (a, b) }
}
