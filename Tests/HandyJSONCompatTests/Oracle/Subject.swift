import Foundation
import HandyJSONCompat
import Testing

/// A property type of the matrix, with the initial value that the property had when the results were recorded.
struct Subject: Sendable, CustomTestStringConvertible {
    let name: String
    private let type: ObjectIdentifier
    private let initial: @Sendable () -> Any
    /// What a property of the type is after `json` was read into each kind of holder.
    let read: @Sendable (Shape, _ json: String) -> String?
    /// The same from a dictionary.
    let readDictionary: @Sendable ([String: Any]) -> String?
    let readObject: @Sendable (NSDictionary) -> String?
    let recordedInitial: String
    private let otherInitial: String

    /// Starts properties with another value than the recorded one: only so is a kept value told from one that was
    /// converted to the same.
    @TaskLocal static var startsWithOther = false

    var initialDescription: String { Subject.startsWithOther ? otherInitial : recordedInitial }

    enum Shape: CaseIterable, Sendable {
        case structure, wideStructure, reference, derivedReference
    }

    var testDescription: String { name }

    private init<T>(
        _ name: String, _ recorded: @autoclosure @escaping @Sendable () -> T,
        _ other: @autoclosure @escaping @Sendable () -> T
    ) {
        self.name = name
        type = ObjectIdentifier(T.self)
        initial = { Initial(value: Subject.startsWithOther ? other() : recorded()) }
        recordedInitial = described(recorded())
        otherInitial = described(other())
        readDictionary = { Holder<T>.deserialize(from: $0).map { described($0.v) } }
        readObject = { Holder<T>.deserialize(from: $0).map { described($0.v) } }
        read = { @Sendable shape, json in
            switch shape {
            case .structure: return Holder<T>.deserialize(from: json).map { described($0.v) }
            case .reference: return ClassHolder<T>.deserialize(from: json).map { described($0.v) }
            case .wideStructure:
                guard let wide = WideHolder<T>.deserialize(from: json) else { return nil }
                #expect(wide.before == -1 && wide.after == 7 && wide.text == "untouched", "\(json)")
                return described(wide.v)
            case .derivedReference:
                guard let derived = DerivedHolder<T>.deserialize(from: json) else { return nil }
                #expect(derived.after == 7, "\(json)")
                return described(derived.v)
            }
        }
    }

    private struct Initial<T> { let value: T }

    static func initialValue<T>(_: T.Type) -> T {
        guard let subject = byType[ObjectIdentifier(T.self)], let initial = subject.initial() as? Initial<T> else {
            fatalError("no initial value for \(T.self)")
        }
        return initial.value
    }

    private static let byType = Dictionary(uniqueKeysWithValues: all.map { ($0.type, $0) })
    static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    private static func pair<T: Sendable>(_ name: String, _ value: T, _ other: T) -> [Subject] {
        [Subject(name, value, other), Subject(name + "?", Optional(value), Optional(other))]
    }

    private static func integers<T: FixedWidthInteger & Sendable>(_: T.Type) -> [Subject] {
        pair("\(T.self)", 42 as T, 43 as T)
    }

    static let all: [Subject] = [
        integers(Int.self), integers(Int8.self), integers(Int16.self), integers(Int32.self), integers(Int64.self),
        integers(UInt.self),
        integers(UInt8.self), integers(UInt16.self), integers(UInt32.self), integers(UInt64.self),
        pair("Bool", true, false),
        pair("Float", 42.25 as Float, 43.5), pair("Double", 42.25, 43.5), pair("String", "dfltA", "dfltB"),
        pair("SE", SE.dfltA, .dfltB),
        pair("IE", IE.dfltA, .dfltB), pair("NestS", nestS, otherNestS),
        [
            Subject("NestC", nestC, otherNestC), Subject("NestC?", Optional(nestC), otherNestC),
            Subject("NSNumber?", Optional(NSNumber(value: 4242)), NSNumber(value: 4343)),
            Subject("NSString?", Optional(NSString(string: "dfltA")), NSString(string: "dfltB")),
            Subject("NSArray?", Optional(NSArray(array: ["dfltA"])), NSArray(array: ["dfltB"])),
            Subject(
                "NSDictionary?", Optional(NSDictionary(dictionary: ["dflt": "A"])),
                NSDictionary(dictionary: ["dflt": "B"])),
            Subject("[Int]", [42], [43]), Subject("[String]", ["dfltA"], ["dfltB"]),
            Subject("[Double]", [42.25], [43.5]),
            Subject("Set<Int>", [42] as Set, [43]), Subject("[String: Int]", ["dflt": 42], ["dflt": 43]),
            Subject("[String: String]", ["dflt": "A"], ["dflt": "B"]),
            Subject("[String: Any]", ["dflt": "A"] as [String: Any], ["dflt": "B"]),
            Subject("[Any]", ["dfltA"] as [Any], ["dfltB"]), Subject("Any?", "dfltA" as Any?, "dfltB"),
            Subject("[NestS]", [nestS], [otherNestS]), Subject("[NestC]", [nestC], [otherNestC]),
            Subject("[String: NestS]", ["d": nestS], ["d": otherNestS]), Subject("[[Int]]", [[42]], [[43]]),
            Subject("[Int?]", [42] as [Int?], [43]), Subject("[String?]", ["dfltA"] as [String?], ["dfltB"]),
            Subject("Date?", Optional(Date(timeIntervalSince1970: 42)), Date(timeIntervalSince1970: 43)),
            Subject("URL?", URL(string: "http://dflt/A"), URL(string: "http://dflt/B")),
            Subject("Data?", Optional(Data([1])), Data([2])),
        ],
    ].flatMap { $0 }

    private static var nestC: NestC { NestC(-100, "outerA") }
    private static var otherNestC: NestC { NestC(-200, "outerB") }
    private static var otherNestS: NestS { NestS(a: -200, b: "outerB") }
    private static var nestS: NestS { NestS(a: -100, b: "outerA") }
}
