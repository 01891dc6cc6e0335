import HandyJSONCompat
import SmartCodable

/// What one type becomes of one JSON value, as each of the codec's users has it.
struct ParityOutcome {
    /// A property of a native model and of a HandyJSON model: the value, or "kept"; and the text it is written as.
    var native = "", handy = ""
    var nativeText = "", handyText = ""
    /// A member decoded and encoded by Foundation's coders and the engine's; nil of a type that is not Codable. Where
    /// Foundation's decoder refuses the value, nothing is promised.
    var foundation: (value: String, text: String?)?
    var engine: (value: String, text: String?)?
}

/// One type that the engine knows by itself.
struct ParityRow {
    let type: Any.Type
    /// The JSON values, besides those that every type is tried with.
    let samples: [String]
    /// Where HandyJSON models have another value or text than native ones, by the JSON value: "native | HandyJSON".
    let differences: [String: String]
    /// What HandyJSON does with such a property at all.
    var handyJSON = HandyCoding.readsAndWrites
    let run: (String) -> ParityOutcome
}

enum HandyCoding {
    case readsAndWrites, reads, leavesAlone
}

/// A type's value to begin with, which no JSON of the table becomes. Of a class another type has it.
protocol ParityInitial {
    associatedtype Value = Self
    static var initial: Value { get }
}

private struct Native<I: ParityInitial>: SmartCodable where I.Value: Codable { var v = I.initial }
private struct NativeAny<I: ParityInitial>: SmartCodable { @SmartAny var v = I.initial }
private struct Handy<I: ParityInitial>: HandyJSON { var v = I.initial }
private struct Plain<T: Codable>: Codable { var v: T }

extension ParityRow {
    /// A type that Foundation's coders have as well.
    static func codable<I: ParityInitial>(
        _ initial: I.Type, _ samples: [String] = [], differences: [String: String] = [:],
        handyJSON: HandyCoding = .readsAndWrites
    ) -> ParityRow where I.Value: Codable {
        ParityRow(type: I.Value.self, samples: samples, differences: differences, handyJSON: handyJSON) { json in
            let text = #"{"v":\#(json)}"#
            var result = compare(Native<I>.deserialize(from: text), Handy<I>.deserialize(from: text), \.v, \.v)
            let plain = try? JSONDecoder().decode(Plain<I.Value>.self, from: Data(text.utf8))
            guard let plain else { return result }
            let own = try? SmartJSONDecoder().decode(Plain<I.Value>.self, from: Data(text.utf8))
            result.foundation = (describe(plain.v), encoded { try JSONEncoder().encode(plain) })
            result.engine = (own.map { describe($0.v) } ?? "refused", encoded { try SmartJSONEncoder().encode(plain) })
            return result
        }
    }

    /// A type that only the engine codes.
    static func plain<I: ParityInitial>(
        _ initial: I.Type, _ samples: [String] = [], differences: [String: String] = [:]
    ) -> ParityRow {
        ParityRow(type: I.Value.self, samples: samples, differences: differences) { json in
            let text = #"{"v":\#(json)}"#
            return compare(NativeAny<I>.deserialize(from: text), Handy<I>.deserialize(from: text), \.v, \.v)
        }
    }

    /// `Any` and `AnyObject`, which no generic model can have.
    static func existential<N: SmartCodable, H: HandyJSON, V>(
        _ type: Any.Type, _ native: N.Type, _ handy: H.Type, _ own: @escaping (N) -> V, _ other: @escaping (H) -> V,
        differences: [String: String] = [:]
    ) -> ParityRow {
        ParityRow(type: type, samples: [], differences: differences) { json in
            let text = #"{"v":\#(json)}"#
            return compare(N.deserialize(from: text), H.deserialize(from: text), own, other)
        }
    }

    private static func compare<N: SmartCodable, H: HandyJSON, V>(
        _ native: N?, _ handy: H?, _ own: (N) -> V, _ other: (H) -> V
    ) -> ParityOutcome {
        let initial = describe(own(N()))
        func said(_ value: V?) -> String { value.map { describe($0) == initial ? "kept" : describe($0) } ?? "no model" }
        return ParityOutcome(
            native: said(native.map(own)), handy: said(handy.map(other)), nativeText: native?.toJSONString() ?? "nil",
            handyText: handy?.toJSONString() ?? "nil")
    }

    private static func encoded(_ body: () throws -> Data) -> String? {
        (try? body()).map { String(decoding: $0, as: UTF8.self) }
    }

    /// With what tells apart values that print alike. Objects are described by Foundation, as their classes are private.
    private static func describe<T>(_ value: T) -> String {
        switch value {
        case let date as Date: return "\(date.timeIntervalSince1970) s"
        case let data as Data: return data.base64EncodedString()
        case let number as NSNumber where !(value is any Numeric): return "NSNumber \(number)"
        default: return "\(value)"
        }
    }
}
