import ExCodableCompat
import Foundation
import SmartCodable
import TestSupport
import Testing

/// A property that a report says kept its initial value has the one that `init()` gives: compared with an instance, for
/// every kind of property and wrapper.
@Suite struct InitialValueTests {
    private enum Expected { case initial, nothing, anything }

    @Test func whatIsKeptIsWhatInitGives() {
        var count = 0
        func check<M: SmartCodable>(_: M.Type, _ keys: [String: String] = [:], byHand: Set<String> = []) {
            count += Self.check(M.self, keys, byHand) { M.deserialize(from: $0) }
        }
        check(KindsOfValues.self)
        check(KindsOfWrappers.self, ["_key": "user_id", "_keyOfDate": "day"])
        check(RecordedScalars.self)
        check(RecordedValues.self)
        check(
            RecordedWrapped.self,
            ["_id": "user_id", "_deep": "a.b", "_inner": "in_wrapper", "_doubled": "n", "_needed": "needed"],
            byHand: ["_doubled"])
        check(RecordedMapped.self, ["name": "user_name"])
        check(RecordedConstant.self)
        #if canImport(Observation)
        if #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) {
            check(Observed.self, ["_theme": "theme", "_size": "size", "_sizes": "sizes"])
        }
        #endif
        #expect(count > 700)
    }

    /// Where a key is not a property, or has another type, an update does not know what the model has.
    @Test func anUpdateThatDoesNotKnowWhatTheModelHasFails() throws {
        func check<M: SmartCodable & Changeable>(_: M.Type, _ source: String) {
            var model = M()
            model.change()
            let before = PropertyValues(of: model)
            #expect(!SmartUpdater.update(&model, from: source))
            #expect(PropertyValues(of: model) == before, "\(M.self)")
        }
        check(Renamed.self, #"{"zz":1}"#)
        check(Renamed.self, #"{"number":"x"}"#)
        check(Renamed.self, #"{"number":7,"label":"x"}"#)
        check(Retyped.self, #"{"price":[]}"#)
        check(ByName.self, #"{"zz":1}"#)
        var model = Renamed()
        #expect(SmartUpdater.update(&model, from: #"{"number":8,"nick_name":"x"}"#))
        #expect(model.count == 8 && model.label == "none" && model.nick == "x")
    }

    /// What `decodeIfPresent(…) ?? 3` says holds, whatever `init()` does.
    @Test func whatCodeSaysOfAMissingValueHolds() {
        #expect(Chosen.deserialize(from: "{}")?.count == 3)
        #expect(Chosen.deserialize(from: #"{"old_count":4}"#)?.count == 4)
        var model = Chosen()
        #expect(SmartUpdater.update(&model, from: #"{"old_count":4}"#))
        #expect(model.count == 5)
    }

    /// Where nothing tells the initial value, the report does not say that it was kept.
    @Test func anEmptyValueIsCalledSo() throws {
        for json in ["{}", #"{"number":[]}"#] {
            let (model, report) = SmartSentinel.record { Unwritten.deserialize(from: json) }
            #expect(model?.count == 0)
            #expect(report.repairs.map(\.action) == [.emptyValue])
            #expect(report.description.hasSuffix(": no initial value is known, took the empty value"))
            #expect(throws: SmartStrictError.self) { try Unwritten.decode(from: json, options: [.strict]) }
        }
    }

    /// Nor does an update put one over what a model has.
    @Test func anUpdateThatCannotKeepAValueFails() {
        var model = Unwritten()
        model.count = 77
        #expect(!SmartUpdater.update(&model, from: #"{"zz":1}"#))
        #expect(model.count == 77)
    }

    // MARK: -

    /// Decodes models of which one property cannot be read; compares all properties with those of `M()`. How many were
    /// compared. `keys`: the names that are not their properties'. `byHand`: properties of which code written by hand
    /// says what they become of nil.
    private static func check<M: SmartDecodable>(
        _ type: M.Type, _ keys: [String: String], _ byHand: Set<String>, decode: (String) -> M?
    ) -> Int {
        let initial = PropertyValues(of: M())
        var count = 0
        for (label, _) in initial.all {
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            let key = keys[label] ?? name
            for value in PropertyValues.unreadable {
                let json =
                    key.contains(".")
                    ? "{\"\(key.split(separator: ".")[0])\":{\"\(key.split(separator: ".")[1])\":\(value)}}"
                    : "{\"\(key)\":\(value)}"
                let (model, report) = SmartSentinel.record { decode(json) }
                guard let model else {
                    Issue.record("\(M.self) is nil from \(json)")
                    continue
                }
                for (other, text) in PropertyValues(of: model).all {
                    let property = other.hasPrefix("_") ? String(other.dropFirst()) : other
                    let actions = report.repairs.filter {
                        $0.model == "\(M.self)" && ($0.property == property || $0.property == (keys[other] ?? ""))
                    }.map(\.action)
                    let wanted = expected(actions, isRead: other == label)
                    guard wanted != .anything, wanted != .nothing || !byHand.contains(other) else { continue }
                    count += 1
                    let right = wanted == .initial ? initial[other] ?? "" : "nil"
                    let isRight = wanted == .initial ? text == right : text.contains("nil")
                    #expect(isRight, "\(M.self).\(other) is \(text) from \(json), wanted \(right): \(report)")
                }
            }
        }
        return count
    }

    private static func expected(_ actions: [SmartRepair.Action], isRead: Bool) -> Expected {
        guard isRead else { return .initial }
        switch actions.last {
        case .missing, .keptInitialValue: return .initial
        case .becameNil: return .nothing
        // Null leaves a property alone or makes an optional nil; what is said of optionals is looked at elsewhere.
        case .null, .converted, .defaultCase, .dropped, .emptyValue, .leftOut, .refused, nil: return .anything
        }
    }
}

private protocol Changeable {
    mutating func change()
}

// MARK: Models

private enum Sized: SmartAssociatedEnumerable, Codable {
    case small, large(Int)
    static var defaultCase: Sized { .small }
}

private enum Shown: SmartPolymorphicEnum {
    case plain(RecordedPlain), blank
    static func variants() -> SmartVariants {
        SmartVariants(by: "type", [SmartVariant("plain", Shown.plain), SmartVariant("blank", value: Shown.blank)])
    }
}

/// A wrapper of an app's own.
@propertyWrapper private struct Trimmed: Codable {
    var wrappedValue: String
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode([String].self).joined()
    }
    func encode(to encoder: any Encoder) throws { try [wrappedValue].encode(to: encoder) }
}

private struct KindsOfValues: SmartCodable {
    var width: CGFloat = 2.5
    var optionalWidth: CGFloat? = 1.5
    var sized = Sized.large(7)
    var optionalSized: Sized? = .large(8)
    var shown = Shown.plain(RecordedPlain(x: 9))
    var optionalShown: Shown? = .plain(RecordedPlain(x: 9))
    var forced: Int! = 6
    var twice: Int?? = 7
    var date: Date? = Date(timeIntervalSince1970: 5)
    var nested: [[Int]] = [[1]]
    var optionals: [Int?] = [1, nil]
    var keyed: [Int: String] = [1: "a"]
    var range = 1..<4
    var json = JSONValue.int(3)
    var plain: RecordedPlain? = RecordedPlain(x: 4)
}

private struct KindsOfWrappers: SmartCodable {
    @SmartOptional var optional: RecordedInner? = RecordedInner()
    @Trimmed var trimmed = "own"
    @IgnoredKey(isEncodable: true) var written = 4
    @IgnoredKey var ignored = 5
    @SmartKey("user_id") var key = 6
    @SmartKey("day") @SmartDate(.format("yyyy-MM-dd")) var keyOfDate: Date? = Date(timeIntervalSince1970: 0)
    @SmartDate(.seconds) var date = Date(timeIntervalSince1970: 9)
    @SmartAny var any: Any? = 7
    @SmartAny var list: [Any] = [1]
    @SmartKey @SmartAny var inside: [String: Any]? = ["a": 1]
    @SmartCompact.Array var compact: [Int]? = [3]
    @SmartLossy var lossy = [4]
}

/// Keys whose cases are not the names of properties.
private struct Renamed: SmartCodable, Changeable {
    var count = 5
    var label = "none"
    var nick: String? = "anon"
    enum CodingKeys: CodingKey { case number, label, nick_name }

    init() {}
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        count = try container.decode(Int.self, forKey: .number)
        label = try container.decode(String.self, forKey: .label)
        nick = try container.decodeIfPresent(String.self, forKey: .nick_name)
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(count, forKey: .number)
        try container.encode(label, forKey: .label)
        try container.encodeIfPresent(nick, forKey: .nick_name)
    }
    mutating func change() { (count, label, nick) = (77, "mine", "me") }
}

/// A key that is read as another type than its property's.
private struct Retyped: SmartCodable, Changeable {
    var price = 500
    enum CodingKeys: CodingKey { case price }

    init() {}
    init(from decoder: any Decoder) throws {
        let euros = try decoder.container(keyedBy: CodingKeys.self).decode(Double.self, forKey: .price)
        price = Int(exactly: (euros * 100).rounded()) ?? 0
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Double(price) / 100, forKey: .price)
    }
    mutating func change() { price = 700 }
}

private struct ByName: SmartCodable, Changeable {
    var id = 5
    var name: String? = "none"

    init() {}
    init(from decoder: any Decoder) throws {
        id = decoder["user_id", "id"] ?? 5
        name = decoder["name"] ?? "none"
    }
    func encode(to encoder: any Encoder) throws {
        encoder["user_id"] = id
        encoder["name"] = name
    }
    mutating func change() { (id, name) = (7, "me") }
}

private struct Chosen: SmartCodable {
    var count = 5
    enum CodingKeys: CodingKey { case count, old_count }

    init() {}
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        count =
            try container.decodeIfPresent(Int.self, forKey: .count)
            ?? container.decodeIfPresent(Int.self, forKey: .old_count) ?? 3
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(count, forKey: .count)
    }
}

/// Decoded only: nothing says what stands for the key.
private struct Unwritten: SmartDecodable {
    var count = 5
    enum CodingKeys: CodingKey { case number }

    init() {}
    init(from decoder: any Decoder) throws {
        count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .number)
    }
}

#if canImport(Observation)
import Observation

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
@Observable private final class Observed: SmartCodable {
    var theme = "light"
    var size: Int? = 12
    var sizes = [1]
    init() {}
    static func mappingForKey() -> [SmartKeyTransformer]? { nil }
}
#endif
