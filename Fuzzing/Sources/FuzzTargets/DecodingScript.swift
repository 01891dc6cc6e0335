import Foundation
import SmartCodable

/// An `init(from:)` that follows bytes: asks for anything, in any order, goes on after errors, and notes each answer.
public struct DecodingScript: Decodable {
    private static let tapeKey = CodingUserInfoKey(rawValue: "tape")

    public init(from decoder: any Decoder) throws {
        guard let key = DecodingScript.tapeKey, let tape = decoder.userInfo[key] as? Tape else { return }
        try tape.read(decoder)
    }

    /// The answers that differ from JSONDecoder's; nil where none does, or both may differ.
    public static func difference(_ script: [UInt8], _ data: Data, isStrict: Bool) -> String? {
        let foundation = Tape(script, scalarsOnly: !isStrict)
        let decoder = JSONDecoder()
        decoder.userInfo = tapeKey.map { [$0: foundation] } ?? [:]
        _ = try? decoder.decode(DecodingScript.self, from: data)
        let ours = Tape(script, scalarsOnly: !isStrict)
        let smart = SmartJSONDecoder()
        if isStrict { smart.options = [.strict] }
        smart.userInfo = tapeKey.map { [$0: ours] } ?? [:]
        _ = try? smart.decode(DecodingScript.self, from: data)
        // Ours may go on: an `init(from:)` that fails is run again, with conversions, and a strict decode is too, to
        // find out all that is wrong.
        let expected = foundation.answers
        let found = Array(ours.answers.prefix(expected.count))
        guard expected != found, isComparable(data) else { return nil }
        let place = zip(expected, found).prefix { $0 == $1 }.count
        return
            "\(isStrict ? "strict" : "default"), script \(script)\n  input      \(String(decoding: data, as: UTF8.self))\n"
            + "  alike      \(expected.prefix(place).suffix(6))\n  Foundation \(expected.dropFirst(place).prefix(3))\n"
            + "  ours       \(found.dropFirst(place).prefix(3))"
    }

    /// The document has nothing in it that both take differently.
    private static func isComparable(_ data: Data) -> Bool {
        let features = DocumentFeatures(data)
        return CodableCase.isJSON(data) && !features.hasEqualNames && !features.hasTrailingComma && !features.isWide
            && !features.hasInexactNumber && !features.hasZeroWithExponent
    }
}

/// The bytes that say what is asked, and the answers.
private final class Tape: @unchecked Sendable {
    private var source: ByteSource
    /// No conversions are made for scalars asked by hand; for other types they are, except with `.strict`.
    private let scalarsOnly: Bool
    private var depth = 0
    private(set) var answers: [String] = []

    init(_ script: [UInt8], scalarsOnly: Bool) {
        source = ByteSource(script)
        self.scalarsOnly = scalarsOnly
    }

    private func note(_ question: String, _ answer: () throws -> String) {
        do {
            let found = try answer()
            answers.append("\(question): \(found)")
        } catch {
            answers.append("\(question): \(Tape.text(error))")
        }
    }

    private static func text(_ error: any Error) -> String {
        func at(_ context: DecodingError.Context) -> String {
            context.codingPath.map(\.stringValue).joined(separator: "/")
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context): return "no key \(key.stringValue) at \(at(context))"
        case DecodingError.valueNotFound(_, let context): return "no value at \(at(context))"
        case DecodingError.typeMismatch(_, let context): return "another type at \(at(context))"
        // A number that does not fit, which has no path, and no case.
        default: return "bad data"
        }
    }

    private var isOver: Bool { source.isEmpty || answers.count > 200 }

    func read(_ decoder: any Decoder) throws {
        guard depth < 8 else { return }
        depth += 1
        defer { depth -= 1 }
        note("path") { decoder.codingPath.map(\.stringValue).joined(separator: "/") }
        var rounds = 1 + source.below(3)
        while rounds > 0, !isOver {
            rounds -= 1
            switch source.below(scalarsOnly ? 3 : 4) {
            case 0:
                note("single") {
                    let container = try decoder.singleValueContainer()
                    single(container)
                    return "-"
                }
            case 1:
                note("list") {
                    var container = try decoder.unkeyedContainer()
                    list(&container)
                    return "-"
                }
            case 2:
                note("members") {
                    members(try decoder.container(keyedBy: AnyName.self))
                    return "-"
                }
            default:
                note("letters") {
                    members(try decoder.container(keyedBy: Letter.self))
                    return "-"
                }
            }
        }
        if source.below(8) == 1 { throw Stopped() }
    }

    private struct Stopped: Error {}

    private enum Letter: String, CodingKey { case a, b, list, long = "a.b", accent = "\u{E9}" }

    private static let names = ["a", "b", "list", "super", "1", "", "a.b", "\u{E9}", "e\u{301}"]

    private func single(_ container: any SingleValueDecodingContainer) {
        for _ in 0...source.below(3) where !isOver {
            if source.below(5) == 0 {
                note("nil") { "\(container.decodeNil())" }
            } else {
                ask("one") { try $0.decode(from: container) }
            }
        }
    }

    private func list(_ container: inout any UnkeyedDecodingContainer) {
        depth += 1
        defer { depth -= 1 }
        guard depth < 12 else { return }
        for _ in 0...source.below(6) where !isOver {
            switch source.below(9) {
            case 0: note("nil") { "\(try container.decodeNil())" }
            case 1:
                note("members") {
                    members(try container.nestedContainer(keyedBy: AnyName.self)); return "-"
                }
            case 2:
                note("list") {
                    var nested = try container.nestedUnkeyedContainer()
                    list(&nested)
                    return "-"
                }
            case 3 where !scalarsOnly:
                note("super") {
                    try read(try container.superDecoder()); return "-"
                }
            case 4:
                // The copy goes its own way.
                var copy = container
                list(&copy)
            // At the end JSONDecoder's index moves on, which is a listed difference.
            case 5 where !container.isAtEnd: ask("perhaps") { try $0.decodeIfPresent(from: &container) }
            case 6 where !scalarsOnly:
                note("value") {
                    _ = try container.decode(DecodingScript.self); return "-"
                }
            default: ask("element") { try $0.decode(from: &container) }
            }
            note("at") { "\(container.currentIndex) of \(container.count ?? -1)\(container.isAtEnd ? ", end" : "")" }
        }
    }

    private func members<Key: CodingKey>(_ container: KeyedDecodingContainer<Key>) {
        depth += 1
        defer { depth -= 1 }
        guard depth < 12 else { return }
        for _ in 0...source.below(6) where !isOver {
            let kind = source.below(10)
            guard let key = Key(stringValue: Tape.names[source.below(Tape.names.count)]) else { continue }
            let name = key.stringValue
            switch kind {
            case 0: note("\(name) nil") { "\(try container.decodeNil(forKey: key))" }
            case 1: note("\(name) there") { "\(container.contains(key))" }
            case 2: note("keys") { container.allKeys.map(\.stringValue).sorted().joined(separator: ",") }
            case 3:
                note("\(name) members") {
                    members(try container.nestedContainer(keyedBy: AnyName.self, forKey: key))
                    return "-"
                }
            case 4:
                note("\(name) list") {
                    var nested = try container.nestedUnkeyedContainer(forKey: key)
                    list(&nested)
                    return "-"
                }
            case 5 where !scalarsOnly:
                note("\(name) super") {
                    try read(try container.superDecoder(forKey: key)); return "-"
                }
            case 6 where !scalarsOnly:
                note("super") {
                    try read(try container.superDecoder()); return "-"
                }
            case 7: ask("\(name) perhaps") { try $0.decodeIfPresent(from: container, key) }
            case 8 where !scalarsOnly:
                note("\(name) value") {
                    _ = try container.decode(DecodingScript.self, forKey: key); return "-"
                }
            default: ask(name) { try $0.decode(from: container, key) }
            }
        }
    }

    /// Asks for a value of some type.
    private func ask(_ question: String, _ body: (any Question.Type) throws -> String) {
        let types = scalarsOnly ? Tape.scalars : Tape.scalars + Tape.others
        let type = types[source.below(types.count)]
        note("\(question) \(type)") {
            do {
                return try body(type)
            } catch  where type == [String: Int].self {
                // Of several bad members JSONDecoder finds one or the other.
                return "fails"
            }
        }
    }

    private static let scalars: [any Question.Type] = [
        Int.self, String.self, Bool.self, Double.self, UInt8.self, Float.self, Int64.self,
    ]
    private static let others: [any Question.Type] = [
        [Int].self, [String: Int].self, [String?].self, Int?.self, Tree.self, Color.self, Level.self, AnyCodable.self,
        NilOr.self, Metres.self, Decimal.self, Date.self, URL.self, [TextOrInt].self, [Color: Int].self, Figure.self,
    ]
}

/// A type that can be asked for, and shown.
private protocol Question: Decodable {}

extension Question {
    fileprivate static func decode(from container: any SingleValueDecodingContainer) throws -> String {
        show(try container.decode(Self.self))
    }
    fileprivate static func decode(from container: inout any UnkeyedDecodingContainer) throws -> String {
        show(try container.decode(Self.self))
    }
    fileprivate static func decodeIfPresent(from container: inout any UnkeyedDecodingContainer) throws -> String {
        try container.decodeIfPresent(Self.self).map(show) ?? "nil"
    }
    fileprivate static func decode<Key>(from container: KeyedDecodingContainer<Key>, _ key: Key) throws -> String {
        show(try container.decode(Self.self, forKey: key))
    }
    fileprivate static func decodeIfPresent<Key>(
        from container: KeyedDecodingContainer<Key>, _ key: Key
    ) throws -> String {
        try container.decodeIfPresent(Self.self, forKey: key).map(show) ?? "nil"
    }
    /// In one order, whatever a dictionary's is.
    private static func show(_ value: Self) -> String {
        if let table = value as? [String: Int] { return "\(table.sorted { $0.key < $1.key })" }
        if let table = value as? [Color: Int] { return "\(table.sorted { $0.key.rawValue < $1.key.rawValue })" }
        if let value = value as? AnyCodable {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "unwritten"
        }
        return "\(value)"
    }
}

extension Int: Question {}
extension Int64: Question {}
extension UInt8: Question {}
extension String: Question {}
extension Bool: Question {}
extension Double: Question {}
extension Float: Question {}
extension Array: Question where Element: Decodable {}
extension Dictionary: Question where Key: Decodable, Value: Decodable {}
extension Optional: Question where Wrapped: Decodable {}
extension Tree: Question {}
extension Color: Question {}
extension Level: Question {}
extension AnyCodable: Question {}
extension NilOr: Question {}
extension Metres: Question {}
extension Decimal: Question {}
extension Date: Question {}
extension URL: Question {}
extension Figure: Question {}
