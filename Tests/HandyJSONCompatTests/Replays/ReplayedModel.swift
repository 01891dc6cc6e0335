import Foundation
import HandyJSONCompat
import SmartCodable

#if compiler(<6.2)
/// Earlier compilers take any metatype for sendable.
typealias SendableMetatype = Any
#endif

/// A payload that shows a row of Migration/Guide/Differences.md, and what models make of it.
struct ReplayedModel: Sendable {
    /// The row's.
    let id: String
    let payload: String
    let before, after: @Sendable (String) -> String?

    /// After the swap. HandyJSON's result is what was recorded, or read in its source.
    private init<Model: HandyJSON & SendableMetatype>(_ id: String, _ payload: String, recorded: String?, _: Model.Type)
    {
        (self.id, self.payload) = (id, payload)
        before = { _ in recorded }
        after = { Model.deserialize(from: $0)?.toJSONString() }
    }

    private init<Old: HandyJSON & SendableMetatype, New: SmartCodable & SendableMetatype>(
        _ id: String, _ payload: String, _: Old.Type, _: New.Type, mappedKeys: Bool = true
    ) {
        (self.id, self.payload) = (id, payload)
        before = { Old.deserialize(from: $0)?.toJSONString() }
        after = { New.deserialize(from: $0)?.toJSONString(useMappedKeys: mappedKeys) }
    }

    private init(
        _ id: String, _ payload: String, before: @escaping @Sendable (String) -> String?,
        after: @escaping @Sendable (String) -> String?
    ) {
        (self.id, self.payload, self.before, self.after) = (id, payload, before, after)
    }

    static let swapped: [ReplayedModel] = [
        ReplayedModel("integer-out-of-range", #"{"v":300}"#, recorded: #"{"v":44}"#, One<UInt8>.self),
        ReplayedModel(
            "integer-out-of-range", #"{"list":[{"v":-1}]}"#, recorded: #"{"list":[{"v":18446744073709551615}]}"#,
            List<UInt>.self),
        ReplayedModel(
            "digits-in-text", #"{"v":123456789012345678}"#, recorded: #"{"v":"123456789012346000"}"#, One<String>.self),
        ReplayedModel("minus-zero", #"{"v":-0}"#, recorded: #"{"v":"0"}"#, One<String>.self),
        ReplayedModel("fraction-in-text", #"{"v":0.30000000000000004}"#, recorded: #"{"v":"0.3"}"#, One<String>.self),
        ReplayedModel(
            "long-number", #"{"v":0.1000000000000000055511151231257827}"#, recorded: #"{"v":0.09999999999999999}"#,
            One<Double>.self),
        ReplayedModel("blanks-in-nsnumber", #"{"v":" 12"}"#, recorded: #"{"v":12}"#, One<NSNumber>.self),
        ReplayedModel("container-in-text", #"{"v":{"a":1}}"#, recorded: #"{"v":"{\n    a = 1;\n}"}"#, One<String>.self),
        ReplayedModel("foundation-value", #"{"v":100}"#, recorded: "{}", One<Date>.self),
        ReplayedModel("foundation-value", #"{"v":"http://a/b"}"#, recorded: "{}", One<URL>.self),
        ReplayedModel("foundation-value-written", #"{"ok":2}"#, recorded: nil, Dated.self),
        ReplayedModel("unwritable-property", #"{"ok":2}"#, recorded: nil, Unwritable.self),
        ReplayedModel("member-order", "{}", recorded: #"{"c":3,"a":1,"b":2}"#, Ordered.self),
        ReplayedModel("float-digits", #"{"v":41684.98}"#, recorded: #"{"v":41684.98046875}"#, One<Float>.self),
        ReplayedModel("bare-optional", #"{"e":"5"}"#, recorded: #"{"e":"Optional(\"n5\")"}"#, Transformed.self),
        ReplayedModel(
            "lazy-storage", #"{"$__lazy_storage_$_z":9}"#, recorded: #"{"$__lazy_storage_$_z":9,"ok":1}"#, Lazy.self),
        ReplayedModel("wrapped-name", #"{"x":5}"#, recorded: #"{"_x":0}"#, WithWrapper.self),
        ReplayedModel("codable-value", #"{"v":{"a":5}}"#, recorded: "{}", One<PlainCodable>.self),
        ReplayedModel(
            "decimal-digits", #"{"decimal":0.30000000000000004}"#, recorded: #"{"decimal":"0.3000000000000000512"}"#,
            TransformedOthers.self),
        ReplayedModel("date-of-nan", #"{"date":"nan"}"#, recorded: "{}", TransformedOthers.self),
        ReplayedModel("date-of-long-integer", #"{"date":9007199254740993}"#, recorded: "{}", TransformedOthers.self),
    ]

    static let adopted: [ReplayedModel] = [
        ReplayedModel("element-no-object", #"[{"a":1},5]"#) {
            [OldNames].deserialize(from: $0).map {
                "[" + $0.map { $0?.toJSONString() ?? "null" }.joined(separator: ",") + "]"
            }
        } after: {
            [NewNames].deserialize(from: $0).map {
                "[" + $0.compactMap { $0.toJSONString(useMappedKeys: true) }.joined(separator: ",") + "]"
            }
        },
        ReplayedModel("unknown-case", #"{"kinds":["a","?"]}"#, OldKinds.self, NewKinds.self),
        ReplayedModel("json-in-text", #"{"kinds":"[\"a\"]"}"#, OldKinds.self, NewKinds.self),
        ReplayedModel("several-names", #"{"a":null,"b":"7"}"#, OldNames.self, NewNames.self),
        ReplayedModel("index-in-path", #"{"tags":[7]}"#, OldIndex.self, NewIndex.self),
        ReplayedModel("dots-in-name", #"{"a.b":7}"#, OldPath.self, NewPath.self),
        ReplayedModel("path-key", #"{"a":{"b":7}}"#, OldPath.self, NewPath.self),
        ReplayedModel(
            "property-names", #"{"user_id":7,"user_name":"x","user":{"user_id":8}}"#, OldUser.self, NewUser.self,
            mappedKeys: false),
        ReplayedModel("trailing-comma", #"{"a":7,}"#, OldNames.self, NewNames.self),
        ReplayedModel("date-by-size", #"{"date":1712491800000}"#, OldMoment.self, NewMoment.self),
    ]
}

private struct One<T>: HandyJSON { var v: T? }
private struct List<T>: HandyJSON { var list: [One<T>] = [] }

private struct Dated: HandyJSON {
    var date = Date(timeIntervalSince1970: 0)
    var ok = 1
}

private struct Unwritable: HandyJSON {
    var number = Double.nan
    var ok = 1
}

private struct Ordered: HandyJSON { var a = 1, b = 2, c = 3 }

private struct Transformed: HandyJSON {
    var e: Int?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< e <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })
    }
}

private struct Lazy: HandyJSON {
    lazy var z = 4
    var ok = 1
}

@propertyWrapper
private struct Wrapped { var wrappedValue: Int }

private struct WithWrapper: HandyJSON { @Wrapped var x = 0 }
private struct PlainCodable: Codable { var a = 0 }

private struct TransformedOthers: HandyJSON {
    var decimal: NSDecimalNumber?
    var date: Date?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< decimal <-- NSDecimalNumberTransform()
        mapper <<< date <-- DateTransform()
    }
}

private enum OldKind: String, HandyJSONEnum { case a, other }

private enum NewKind: String, SmartCaseDefaultable {
    static var defaultCase: NewKind { .other }
    case a, other
}

private struct OldKinds: HandyJSON { var kinds: [OldKind] = [] }
private struct NewKinds: SmartCodable { var kinds: [NewKind] = [] }

private struct OldNames: HandyJSON {
    var several = 0
    mutating func mapping(mapper: HelpingMapper) { mapper <<< several <-- ["a", "b"] }
}

private struct NewNames: SmartCodable {
    var several = 0
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.several <--- ["a", "b"]] }
}

private struct OldMoment: HandyJSON {
    var date: Date?
    mutating func mapping(mapper: HelpingMapper) { mapper <<< date <-- DateTransform() }
}

private struct NewMoment: SmartCodable {
    var date: Date?
    static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.date <--- SmartDateTransformer()] }
}

private struct OldIndex: HandyJSON {
    var first = 0
    mutating func mapping(mapper: HelpingMapper) { mapper <<< first <-- "tags.0" }
}

private struct NewIndex: SmartCodable {
    var first = 0
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.first <--- "tags.0"] }
}

private struct OldPath: HandyJSON {
    var value = 0
    mutating func mapping(mapper: HelpingMapper) { mapper <<< value <-- "a.b" }
}

private struct NewPath: SmartCodable {
    var value = 0
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.value <--- "a.b"] }
}

private struct OldUser: HandyJSON {
    var id = 0, name = ""
    var owner: Owner?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "user_id"
        mapper <<< name <-- "user_name"
        mapper <<< owner <-- "user"
    }
    struct Owner: HandyJSON {
        var id = 0
        mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "user_id" }
    }
}

private struct NewUser: SmartCodable {
    var id = 0, name = ""
    var owner: Owner?
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "user_id", CodingKeys.name <--- "user_name", CodingKeys.owner <--- "user"]
    }
    struct Owner: SmartCodable {
        var id = 0
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "user_id"] }
    }
}
