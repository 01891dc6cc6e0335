import Foundation
import HandyJSONCompat
import SmartCodable

private struct Handy: HandyJSON {
    var int = 0
    var bool = false
    var text = "the initial value"
    var optional: String? = "x"
    var list: [Int] = []
    var data: Data?

    static func read<T>(_ property: KeyPath<Handy, T>, _ json: String) -> String { deserialize(from: json).map { shown($0[keyPath: property]) } ?? "nil" }
}

private struct Native: SmartCodable {
    var int = 0
    var bool = false
    var text = "the initial value"
    var optional: String? = "x"
    var list: [Int] = []
    var data: Data?

    static func read<T>(_ property: KeyPath<Native, T>, _ json: String) -> String { deserialize(from: json, options: reading).map { shown($0[keyPath: property]) } ?? "nil" }
}

private var reading: Set<SmartDecodingOption> { [.rules(Difference.rules)] }
private var writing: Set<SmartEncodingOption> { [.rules(Difference.rules)] }

private func shown(_ value: Any?) -> String {
    guard let value else { return "nil" }
    if let text = value as? String? { return text ?? "nil" }
    if let data = value as? Data? { return data.map { "\($0.count) bytes" } ?? "nil" }
    return "\(value)"
}

/// One property with other names, in a model of each family.
private struct HandyNames: HandyJSON {
    var several = 0, indexed = 0, dotted = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< several <-- ["a", "b"]
        mapper <<< indexed <-- "tags.0"
        mapper <<< dotted <-- "a.b"
    }
}

private struct NativeNames: SmartCodable {
    var several = 0, indexed = 0, dotted = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.several <--- ["a", "b"], CodingKeys.indexed <--- "tags.0", CodingKeys.dotted <--- "a.b"]
    }
}

private struct HandyUser: HandyJSON {
    var name = "x"
    mutating func mapping(mapper: HelpingMapper) { mapper <<< name <-- "user_name" }
}

private struct NativeUser: SmartCodable {
    var name = "x"
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "user_name"] }
}

private struct HandyFriend: HandyJSON {
    var name = "x"
    mutating func mapping(mapper: HelpingMapper) { mapper <<< name <-- "friend.name" }
}

private struct NativeFriend: SmartCodable {
    var name = "x"
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "friend.name"] }
}

private struct HandyTransformed: HandyJSON {
    var text: String? = "x"
    mutating func mapping(mapper: HelpingMapper) { mapper <<< text <-- TransformOf<String, String>(fromJSON: { _ in nil }, toJSON: { $0 }) }
}

private struct NativeTransformed: SmartCodable {
    var text: String? = "x"
    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.text <--- FastTransformer<String, String>(fromJSON: { _ in nil }, toJSON: { $0 })]
    }
}

private struct HandyAny: HandyJSON { var any: [String: Any] = ["a": NSNull()] }
private struct NativeAny: SmartCodable { @SmartAny var any: [String: Any] = ["a": NSNull()] }

private struct HandyParent: HandyJSON {
    var id = 0, calls = 0
    var child = Child()
    struct Child: HandyJSON { var a = 0, b = 0 }
    mutating func didFinishMapping() { calls += 1 }
}

private struct NativeParent: SmartCodable {
    var id = 0
    @IgnoredKey var calls = 0
    var child = Child()
    struct Child: SmartCodable { var a = 0, b = 0 }
    mutating func didFinishMapping() { calls += 1 }
}

private class HandyNode: HandyJSON {
    var x = 1
    required init() {}
}
private class HandyHolder: HandyJSON {
    var n = 1
    weak var w: HandyNode?
    required init() {}
}
private class HandyBase: HandyJSON {
    private var p = "base"
    required init() {}
}
private class HandySub: HandyBase { private var p = "sub" }

/// As `adopt` writes them.
private class NativeNode: SmartCodable {
    var x = 1
    required init() {}
}
private class NativeHolder: SmartCodable {
    private enum CodingKeys: String, CodingKey { case n }
    var n = 1
    weak var w: NativeNode?
    required init() {}
}
private class NativeBase: SmartCodable {
    private var p = "base"
    required init() {}
}
private class NativeSub: NativeBase { private var p = "sub" }

private enum HandyKind: String, HandyJSONEnum { case a, other }
private enum NativeKind: String, SmartCaseDefaultable {
    static var defaultCase: NativeKind { .other }
    case a, other
}
private struct HandyKinds: HandyJSON { var kinds: [HandyKind] = [] }
private struct NativeKinds: SmartCodable { var kinds: [NativeKind] = [] }

private func names(_ kinds: [String]?) -> String { "[\(kinds?.joined(separator: ", ") ?? "nil")]" }

extension Difference {
    /// SmartCodable and both.
    static let native: [Difference] = [
        Difference(
            "null makes an optional nil", before: { Handy.read(\.optional, #"{"optional":null}"#) }, after: { Native.read(\.optional, #"{"optional":null}"#) }),
        Difference(
            "an element that only HandyJSON converts is left out", before: { Handy.read(\.list, #"{"list":[1,true]}"#) },
            after: { Native.read(\.list, #"{"list":[1,true]}"#) }),
        Difference(
            "an element that is not an object is left out", before: { shown([Handy].deserialize(from: "[{},5]")?.count) },
            after: { shown([Native].deserialize(from: "[{},5]", options: reading)?.count) }),
        Difference(
            "a number with a fraction is not an integer", before: { Handy.read(\.int, #"{"int":12.5}"#) }, after: { Native.read(\.int, #"{"int":12.5}"#) }),
        Difference(
            "text with a zero fraction or an exponent is an integer", before: { Handy.read(\.int, #"{"int":"12.0"}"#) },
            after: { Native.read(\.int, #"{"int":"12.0"}"#) }),
        Difference("a boolean is not a number", before: { Handy.read(\.int, #"{"int":true}"#) }, after: { Native.read(\.int, #"{"int":true}"#) }),
        Difference("only 0 and 1 are Bool", before: { Handy.read(\.bool, #"{"bool":2}"#) }, after: { Native.read(\.bool, #"{"bool":2}"#) }),
        Difference("YES and no are Bool", before: { Handy.read(\.bool, #"{"bool":"YES"}"#) }, after: { Native.read(\.bool, #"{"bool":"YES"}"#) }),
        Difference(
            "an array or object is not text", before: { Handy.read(\.text, #"{"text":{"a":1}}"#) }, after: { Native.read(\.text, #"{"text":{"a":1}}"#) }),
        Difference(
            "a number read as text is as the server wrote it", before: { Handy.read(\.text, #"{"text":3.0}"#) }, after: { Native.read(\.text, #"{"text":3.0}"#) }),
        Difference("an array of bytes is Data", before: { Handy.read(\.data, #"{"data":[1,2]}"#) }, after: { Native.read(\.data, #"{"data":[1,2]}"#) }),
        Difference("a nil in an array of optionals is written") {
            struct Model: HandyJSON { var list: [String?] = ["a", nil] }
            return shown(Model().toJSONString())
        } after: {
            struct Model: SmartCodable { var list: [String?] = ["a", nil] }
            return shown(Model().toJSONString(options: writing))
        },
        Difference(
            "text that holds JSON is read", before: { Handy.read(\.list, #"{"list":"[1,2]"}"#) }, after: { Native.read(\.list, #"{"list":"[1,2]"}"#) }),
        Difference("a number for a date is in milliseconds where it is large") {
            struct Model: HandyJSON {
                var date: Date?
                mutating func mapping(mapper: HelpingMapper) { mapper <<< date <-- DateTransform() }
            }
            return shown(Model.deserialize(from: #"{"date":1712491800000}"#)?.date?.timeIntervalSince1970)
        } after: {
            struct Model: SmartCodable {
                var date: Date?
                static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.date <--- SmartDateTransformer()] }
            }
            // What `adopt` writes in its place.
            struct Adopted: SmartCodable {
                var date: Date?
                static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.date <--- SmartDateTransformer(rules: .handyJSON)] }
            }
            let json = #"{"date":1712491800000}"#
            let date = Difference.rules == .native ? Model.deserialize(from: json)?.date : Adopted.deserialize(from: json, options: reading)?.date
            return shown(date?.timeIntervalSince1970)
        },
        Difference("text that is not a date gives none") {
            struct Model: HandyJSON {
                var date: Date?
                mutating func mapping(mapper: HelpingMapper) { mapper <<< date <-- DateTransform() }
            }
            return shown(Model.deserialize(from: #"{"date":"soon"}"#)?.date)
        } after: {
            struct Model: SmartCodable {
                var date: Date?
                static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.date <--- SmartDateTransformer()] }
            }
            struct Adopted: SmartCodable {
                var date: Date?
                static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.date <--- SmartDateTransformer(rules: .handyJSON)] }
            }
            let json = #"{"date":"soon"}"#
            return shown(Difference.rules == .native ? Model.deserialize(from: json)?.date : Adopted.deserialize(from: json)?.date)
        },
        Difference("a dictionary whose keys are not text is read and written") {
            struct Model: HandyJSON { var counts: [HandyKind: Int] = [.a: 1] }
            return shown(Model().toJSON()?["counts"] ?? "nothing")
        } after: {
            struct Model: SmartCodable { var counts: [NativeKind: Int] = [.a: 1] }
            return shown(Model().toJSONString(options: writing))
        },
        Difference(
            "a transform that returns nil makes an optional nil", before: { shown(HandyTransformed.deserialize(from: #"{"text":"y"}"#)?.text) },
            after: { shown(NativeTransformed.deserialize(from: #"{"text":"y"}"#, options: reading)?.text) }),
        Difference(
            "of several names the first that is not null is used", before: { shown(HandyNames.deserialize(from: #"{"a":null,"b":7}"#)?.several) },
            after: { shown(NativeNames.deserialize(from: #"{"a":null,"b":7}"#, options: reading)?.several) }),
        Difference(
            "a path leads into arrays", before: { shown(HandyNames.deserialize(from: #"{"tags":[7]}"#)?.indexed) },
            after: { shown(NativeNames.deserialize(from: #"{"tags":[7]}"#, options: reading)?.indexed) }),
        Difference(
            "a field with dots in its name comes first", before: { shown(HandyNames.deserialize(from: #"{"a.b":7}"#)?.dotted) },
            after: { shown(NativeNames.deserialize(from: #"{"a.b":7}"#, options: reading)?.dotted) }),
        Difference(
            "properties are written under their own names", before: { shown(HandyUser().toJSONString()) }, after: { shown(NativeUser().toJSONString(options: writing)) }),
        Difference(
            "a property mapped to a path is written under the whole path", before: { shown(HandyFriend().toJSONString()) },
            after: { shown(NativeFriend().toJSONString(useMappedKeys: true, options: writing)) }),
        Difference("toDictionary has JSON values only") {
            struct Model: HandyJSON { var date: Date? = Date(timeIntervalSince1970: 0) }
            return shown(Model().toJSON()?["date"])
        } after: {
            struct Model: SmartCodable { var date: Date? = Date(timeIntervalSince1970: 0) }
            return shown(Model().toDictionary(options: writing)?["date"])
        },
        Difference("toDictionary has NSNumbers") {
            struct Model: HandyJSON { var ratio: Float = 0.1 }
            return shown(Model().toJSON()?["ratio"] as? Float)
        } after: {
            struct Model: SmartCodable { var ratio: Float = 0.1 }
            return shown(Model().toDictionary(options: writing)?["ratio"] as? Float)
        },
        Difference("a null in an array of optional Any is nil") {
            struct Model: HandyJSON { var list: [Any?] = [] }
            return shown(Model.deserialize(from: #"{"list":[1,null]}"#)?.list.filter { $0 == nil }.count)
        } after: {
            struct Model: SmartCodable { @SmartAny var list: [Any?] = [] }
            return shown(Model.deserialize(from: #"{"list":[1,null]}"#, options: reading)?.list.filter { $0 == nil }.count)
        },
        Difference("a CGFloat, CGRect, Range or other Codable type of the system is read and written") {
            struct Model: HandyJSON { var range = 0..<3 }
            return shown(Model.deserialize(from: #"{"range":[1,2]}"#)?.range)
        } after: {
            struct Model: SmartCodable { var range = 0..<3 }
            return shown(Model.deserialize(from: #"{"range":[1,2]}"#, options: reading)?.range)
        },
        Difference("an optional of an optional becomes nil as a whole") {
            struct Model: HandyJSON { var int: Int?? = .some(3) }
            return "\(Model.deserialize(from: #"{"int":"x"}"#)?.int as Any)"
        } after: {
            struct Model: SmartCodable { var int: Int?? = .some(3) }
            return "\(Model.deserialize(from: #"{"int":"x"}"#, options: reading)?.int as Any)"
        },
        Difference("an optional that no JSON fills keeps its value") {
            struct Model: HandyJSON { var pair: (Int, String)? = (1, "i") }
            return shown(Model.deserialize(from: #"{"pair":[2,"x"]}"#)?.pair)
        } after: {
            struct Model: SmartCodable { @IgnoredKey var pair: (Int, String)? = (1, "i") }
            return shown(Model.deserialize(from: #"{"pair":[2,"x"]}"#, options: reading)?.pair)
        },
        Difference("a weak property is not written") {
            let node = HandyNode()
            let model = HandyHolder()
            model.w = node
            return withExtendedLifetime(node) { shown(model.toJSONString()) }
        } after: {
            let node = NativeNode()
            let model = NativeHolder()
            model.w = node
            return withExtendedLifetime(node) { shown(model.toJSONString(options: writing)) }
        },
        Difference(
            "of two private properties of one name the subclass's is written", before: { shown(HandySub().toJSONString()) },
            after: { shown(NativeSub().toJSONString(options: writing)) }),
        Difference("a null inside Any is written", before: { shown(HandyAny().toJSONString()) }, after: { shown(NativeAny().toJSONString(options: writing)) }),
        Difference("a trailing comma is an error", before: { Handy.read(\.int, #"{"int":7,}"#) }, after: { Native.read(\.int, #"{"int":7,}"#) }),
        Difference("an update merges nested models") {
            var model = HandyParent(child: HandyParent.Child(a: 1, b: 9))
            JSONDeserializer.update(object: &model, from: #"{"child":{"a":5}}"#)
            return shown(model.child.b)
        } after: {
            var model = NativeParent(child: NativeParent.Child(a: 1, b: 9))
            SmartUpdater.update(&model, from: #"{"child":{"a":5}}"#, options: reading)
            return shown(model.child.b)
        },
        Difference("an update calls didFinishMapping") {
            var model = HandyParent()
            JSONDeserializer.update(object: &model, from: #"{"id":5}"#)
            return shown(model.calls)
        } after: {
            var model = NativeParent()
            SmartUpdater.update(&model, from: #"{"id":5}"#, options: reading)
            return shown(model.calls)
        },
        Difference(
            "an unknown raw value in a collection is the default case",
            before: { names(HandyKinds.deserialize(from: #"{"kinds":["a","?"]}"#)?.kinds.map(\.rawValue)) },
            after: { names(NativeKinds.deserialize(from: #"{"kinds":["a","?"]}"#, options: reading)?.kinds.map(\.rawValue)) }),
    ]
}
