import Foundation

/// How a value of one JSON kind becomes a Swift value of another: one set for each model family. The engine applies
/// them only if the kinds do not match already (a number for an Int, a string for a String … never come here).
///
/// `NativeRules` and `HandyJSONConversions` (this file) are parallel in structure.
@usableFromInline package final class ConversionRules: Sendable {
    let bool: @Sendable (NodeView) -> Bool?
    let integer: @Sendable (NodeView) -> ExactInteger?
    let double: @Sendable (NodeView) -> Double?
    let string: @Sendable (NodeView) -> String?
    /// In arrays, sets and dictionaries of anything but models: leave out what cannot be converted. Otherwise the whole
    /// collection cannot be converted.
    let dropsBadElements: Bool
    /// In arrays, sets and dictionaries of models: leave out models that cannot be made, and elements that are not
    /// objects.
    package let dropsBadModels: Bool
    /// An optional property given null: nil, or its initial value.
    package let nullMakesOptionalNil: Bool
    /// A model or collection given a string that holds JSON text.
    let readsJSONInStrings: Bool
    /// Words for NaN and the infinities.
    let nonConforming: NonConformingFloats?
    /// Whether these are the rules of SmartCodable models.
    let isNative: Bool
    /// Whether these are HandyJSON's rules for native models, which apply to all types, to nulls and to names.
    package let convertsAsHandyJSON: Bool
    /// The subset of the rules that does not convert: numbers for numbers of the same value, the chosen words for NaN.
    /// For native rules only.
    package let exact: ConversionRules?
    /// Whether the rules convert nothing.
    package let isExact: Bool
    /// The rules inside the `init(from:)` of a plain Codable type, whose collections are complete or an error. Nil:
    /// these rules.
    let plainCodable: ConversionRules?

    package init(
        bool: @escaping @Sendable (NodeView) -> Bool?, integer: @escaping @Sendable (NodeView) -> ExactInteger?,
        double: @escaping @Sendable (NodeView) -> Double?, string: @escaping @Sendable (NodeView) -> String?,
        dropsBadElements: Bool, nullMakesOptionalNil: Bool, readsJSONInStrings: Bool,
        dropsBadModels: Bool = true, nonConforming: NonConformingFloats? = nil, isNative: Bool = false,
        convertsAsHandyJSON: Bool = false, exact: ConversionRules? = nil, isExact: Bool = false,
        plainCodable: ConversionRules? = nil
    ) {
        self.bool = bool
        self.integer = integer
        self.double = double
        self.string = string
        self.dropsBadElements = dropsBadElements
        self.dropsBadModels = dropsBadModels
        self.nullMakesOptionalNil = nullMakesOptionalNil
        self.readsJSONInStrings = readsJSONInStrings
        self.nonConforming = nonConforming
        self.isNative = isNative
        self.convertsAsHandyJSON = convertsAsHandyJSON
        self.exact = exact
        self.isExact = isExact
        self.plainCodable = plainCodable
    }

    /// These rules with collections that leave out what cannot convert.
    package func lossy() -> ConversionRules {
        ConversionRules(
            bool: bool, integer: integer, double: double, string: string, dropsBadElements: true,
            nullMakesOptionalNil: nullMakesOptionalNil,
            readsJSONInStrings: readsJSONInStrings, nonConforming: nonConforming, isNative: isNative,
            convertsAsHandyJSON: convertsAsHandyJSON, exact: exact, isExact: isExact)
    }
}

/// Which JSON values become a native model's properties, and what the model is written as.
///
///     SmartCodableOptions.decodingOptions = [.rules(.handyJSON)]
///     SmartCodableOptions.encodingOptions = [.rules(.handyJSON)]
public enum SmartRules: Sendable, Hashable {
    /// SmartCodable's own rules, which the article "Tolerance" describes.
    case native
    /// HandyJSON's, as HandyJSONCompat has them, for models that were HandyJSON models: `12.5` and `true` are an Int,
    /// an array or object is text, null keeps an optional's initial value, and so on. Written are the mapped names, and
    /// no nulls.
    case handyJSON
}

/// A native model that was a HandyJSON model, and whose values are still read and written by HandyJSON's rules,
/// whatever the process chose:
///
///     struct User: SmartCodable, HandyJSONRules {
///         var id = 0          // 12.5 and true are 12 and 1
///         var name: String?   // an object is text, null keeps the initial value
///     }
///
/// It gives the model `.rules(.handyJSON)` as its `decodingOptions` and `encodingOptions`; a model that has options of
/// its own lists it there. Its subclasses follow it, models inside have rules of their own. Without it, the native
/// rules are in force (`SmartRules`).
public protocol HandyJSONRules {}

/// Native conversions (SmartCodable 5's documentation; its additions are marked there).
enum NativeRules {
    /// Reads 0 and 1, as numbers or text, and the words for true and false.
    static func bool(_ value: NodeView) -> Bool? {
        switch value.kind {
        case .int, .double:
            let number = value.doubleValue
            return number == 1 ? true : number == 0 ? false : nil
        case .string:
            switch value.string {
            case "1", "YES", "Yes", "yes", "TRUE", "True", "true": return true
            case "0", "NO", "No", "no", "FALSE", "False", "false": return false
            default: return nil
            }
        default:
            return nil
        }
    }

    /// A number, however it is written (12, 12.0, "12", "12.0", 1.2e1); a fraction by the strategy.
    static func integer(_ value: NodeView, _ strategy: SmartNumberStrategy) -> ExactInteger? {
        switch value.kind {
        case .int: return .signed(value.node.int64)
        case .uint: return .unsigned(value.node.payload)
        case .double:
            // Beyond 2^51 a Double may have lost the fraction or the last digit.
            if value.node.flags.contains(.valueOnly) || abs(value.node.double) < 0x1p51 {
                return whole(value.node.double, strategy)
            }
            return exactly(value.numberText, strategy)
        case .string:
            if let integer = ExactInteger.parsing(value) { return integer }
            let text = value.string
            // `Double` reads `-inf` and `nan`, of which `Decimal` makes 0.
            guard let number = Double(text), number.isFinite else { return nil }
            if let integer = ExactInteger.hexadecimal(text) { return integer }
            return abs(number) < 0x1p51 || text.contains(where: { $0 == "x" || $0 == "X" })
                ? whole(number, strategy) : exactly(text, strategy)
        default: return nil
        }
    }

    /// Makes a whole number from decimal digits, up to 38 of them.
    static func exactly(_ text: String, _ strategy: SmartNumberStrategy) -> ExactInteger? {
        guard var number = Decimal(number: text), number.isFinite else { return nil }
        var result = Decimal()
        NSDecimalRound(&result, &number, 0, strategy == .rounded ? .plain : number < 0 ? .up : .down)
        guard strategy != .strict || result == number else { return nil }
        return ExactInteger.parsing(result.description)
    }

    private static func whole(_ number: Double, _ strategy: SmartNumberStrategy) -> ExactInteger? {
        switch strategy {
        case .strict: return number.rounded(.towardZero) == number ? ExactInteger.truncating(number) : nil
        case .truncate: return ExactInteger.truncating(number)
        case .rounded: return ExactInteger.rounding(number)
        }
    }

    static func double(_ value: NodeView) -> Double? {
        switch value.kind {
        case .int, .uint, .double: return value.doubleValue
        case .string: return value.doubleOfText.flatMap { $0.isFinite ? $0 : nil }
        default: return nil
        }
    }

    /// Numbers with every digit that was sent; booleans as words.
    static func string(_ value: NodeView) -> String? {
        switch value.kind {
        case .string: return value.string
        case .int, .uint, .double: return value.numberText
        case .true: return "true"
        case .false: return "false"
        default: return nil
        }
    }
}

/// How an integer property reads a number with a fraction (12.7, "12.7").
///
///     Visit.deserialize(from: #"{"day":12.7}"#, options: [.number(.rounded)])   // day is 13
public enum SmartNumberStrategy: Sendable, Hashable {
    /// Not at all: the property keeps its initial value. 12.0 is 12.
    case strict
    /// The whole part: 12.
    case truncate
    /// The nearest whole number, halves away from zero: 13.
    case rounded
}

extension ConversionRules {
    /// The rules of HandyJSON models (HandyJSON 5.0.4, with the differences that Migration/Guide/Differences.md lists).
    package static let handyJSON = ConversionRules(
        bool: HandyJSONConversions.bool, integer: HandyJSONConversions.integer, double: HandyJSONConversions.double,
        string: { $0.plainText },
        dropsBadElements: true, nullMakesOptionalNil: false, readsJSONInStrings: false)

    /// HandyJSON's conversions for native models (`SmartRules.handyJSON`). Everything but conversions is as in
    /// `native`, and so are plain Codable types, which HandyJSON left alone.
    @_optimize(size) static func handyJSON(insteadOf native: ConversionRules) -> ConversionRules {
        let exact = native.exact.map {
            ConversionRules(
                bool: $0.bool, integer: $0.integer, double: $0.double, string: $0.string,
                dropsBadElements: $0.dropsBadElements, nullMakesOptionalNil: handyJSON.nullMakesOptionalNil,
                readsJSONInStrings: false, dropsBadModels: $0.dropsBadModels, nonConforming: $0.nonConforming,
                isNative: true, convertsAsHandyJSON: true, isExact: true)
        }
        return ConversionRules(
            bool: handyJSON.bool, integer: handyJSON.integer, double: handyJSON.double, string: handyJSON.string,
            dropsBadElements: native.dropsBadElements, nullMakesOptionalNil: handyJSON.nullMakesOptionalNil,
            readsJSONInStrings: handyJSON.readsJSONInStrings, dropsBadModels: native.dropsBadModels,
            nonConforming: native.nonConforming, isNative: true, convertsAsHandyJSON: true, exact: exact,
            plainCodable: native.plainCodable ?? native)
    }
}

/// HandyJSON's conversions.
enum HandyJSONConversions {
    /// Any number but zero is true; "0", "1", "true", "false" in any case.
    static func bool(_ value: NodeView) -> Bool? {
        switch value.kind {
        case .int, .uint, .double: return value.doubleValue != 0
        case .string:
            switch value.string.lowercased() {
            case "0", "false": return false
            case "1", "true": return true
            default: return nil
            }
        default: return nil
        }
    }

    /// A number without its fraction; a string that is a decimal integer and nothing else.
    static func integer(_ value: NodeView) -> ExactInteger? {
        switch value.kind {
        case .true: return .signed(1)
        case .false: return .signed(0)
        case .int: return .signed(value.node.int64)
        case .uint: return .unsigned(value.node.payload)
        case .double:
            // An integer beyond 64 bits; a little below Int.min it rounds to that.
            if value.node.flags.contains(.integral), value.node.double == -0x1p63 { return nil }
            return ExactInteger.truncating(value.node.double)
        case .string: return ExactInteger.parsing(value)
        default: return nil
        }
    }

    /// A number; a string that is a floating literal.
    static func double(_ value: NodeView) -> Double? {
        switch value.kind {
        case .true: return 1
        case .false: return 0
        case .int, .uint, .double: return value.doubleValue
        case .string: return value.doubleOfText
        default: return nil
        }
    }
}

/// Numbers without an exponent.
enum PlainNotation {
    /// The shortest digits that read back as the same number, without exponent and without `.0`: `123456.7`,
    /// `0.0000001`, `1000`.
    @_optimize(size) static func text(of value: Double) -> String? {
        guard value.isFinite else { return nil }
        let shortest = value.description
        guard let exponentMark = shortest.firstIndex(of: "e") else {
            return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
        }
        guard let exponent = Int(shortest[shortest.index(after: exponentMark)...]) else { return nil }
        let isNegative = shortest.hasPrefix("-")
        let mantissa = shortest[..<exponentMark].drop { $0 == "-" }
        let digits = mantissa.filter { $0 != "." }
        // The position of the point among the digits.
        let point = 1 + exponent
        let plain: String
        if point <= 0 {
            plain = "0." + String(repeating: "0", count: -point) + digits
        } else if point >= digits.count {
            plain = digits + String(repeating: "0", count: point - digits.count)
        } else {
            plain = digits.prefix(point) + "." + digits.dropFirst(point)
        }
        return (isNegative ? "-" : "") + plain
    }
}

extension NodeView {
    /// A number in plain notation, every digit of an integer kept; a boolean as a word; an array or object as compact
    /// JSON. Nil for null. HandyJSON's text of a value, and the argument of a closure from text.
    @_optimize(size) package var plainText: String? {
        switch kind {
        case .string: return string
        case .true: return "true"
        case .false: return "false"
        case .int, .uint: return numberText
        case .double:
            if node.flags.contains(.integral) { return numberText }
            let number = node.double
            // Only a dictionary source can hold non-finite numbers; 1e400 in JSON text is refused.
            guard number.isFinite || original == nil else { return notFinite(number) }
            return PlainNotation.text(of: number)
        case .array, .object: return compactText
        case .foreign: return foreign.map { "\($0)" }
        case .null: return nil
        }
    }

    /// The text that HandyJSON's NumberFormatter gives for NaN or an infinity.
    private func notFinite(_ number: Double) -> String {
        number.isNaN ? "NaN" : number < 0 ? "-∞" : "+∞"
    }
}
