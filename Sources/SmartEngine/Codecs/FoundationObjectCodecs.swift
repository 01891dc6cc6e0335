import Foundation

/// Writes a Foundation object through the dynamic writer, which knows them all.
class ObjectCodec<T: NSObject>: TypedCodec<T> {
    override func writeValue(_ value: T, to output: EncodingContext) -> Bool {
        output.writeDynamic(value, staticType: T.self)
    }
    /// HandyJSON's collections are Swift's, without values that are not JSON.
    override func plain(_ value: T, _ output: EncodingContext) -> Any? {
        guard output.state.pointee.options.choices.isDerived, value is NSArray || value is NSDictionary else {
            return value
        }
        return output.plainDynamic(value, staticType: Any.self)
    }
    func make(_ view: NodeView, _ rules: ConversionRules) -> T? { nil }

    /// Whether a value of this kind is not the form that JSON has for the type.
    func isForeign(_ kind: Node.Kind) -> Bool { false }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        let view = context.view(index)
        if let ready = view.object as? T { return ready }
        guard view.kind != .null, let value = make(view, context.rules) else { return nil }
        if context.rules.isNative { context.noteInfinities(index) }
        guard isForeign(view.kind) else { return value }
        if context.rules.isExact { return nil }
        context.note(.converted, at: index, expected: T.self)
        return value
    }
}

final class NSNumberCodec: ObjectCodec<NSNumber> {
    override func isForeign(_ kind: Node.Kind) -> Bool { kind == .string }

    @_optimize(size) override func make(_ view: NodeView, _ rules: ConversionRules) -> NSNumber? {
        switch view.kind {
        case .string: break
        case .double where rules.isNative && view.node.isInfinite: return nil
        // A Float's own digits (1.1) differ from its Double's.
        case .int, .uint, .double:
            return (view.node.flags.contains(.original) ? view.original : nil).flatMap { NSNumber.of($0) }
                ?? NSNumber.of(FoundationValue.make(view))
        default: return NSNumber.of(FoundationValue.make(view))
        }
        let text = view.string
        switch text.lowercased() {
        case "true": return NSNumber(value: true)
        case "false": return NSNumber(value: false)
        default: break
        }
        // Native models read what Swift reads; HandyJSON used a NumberFormatter.
        guard let digits = rules.isNative && !rules.convertsAsHandyJSON ? text : NSNumberCodec.digits(of: text) else {
            return nil
        }
        switch ExactInteger.parsing(digits) {
        case .signed(let value)?: return NSNumber(value: value)
        case .unsigned(let value)?: return NSNumber(value: value)
        case nil: return Double(digits).flatMap { $0.isFinite ? NSNumber(value: $0) : nil }
        }
    }

    /// A number's plain digits, as a NumberFormatter reads it whose decimal separator is a point: digits of any script,
    /// without the commas between thousands. Nil for `+5`, `0x10` and the like. O(n).
    @_optimize(size)
    private static func digits(of text: String) -> String? {
        var result = ""
        // The number of digits since the last comma; nil if there was none.
        var group: Int?
        var isWhole = true
        for scalar in text.unicodeScalars {
            if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
                result.append("\(Int(value))")
                group = group.map { $0 + 1 }
                continue
            }
            if let count = group, count != 3 { return nil }
            switch scalar {
            case "," where isWhole && result.last?.isNumber == true: group = 0
            case "-" where result.isEmpty || !isWhole && "eE".contains(result.last ?? " "): result.append("-")
            case ".", "e", "E":
                isWhole = false
                group = nil
                result.unicodeScalars.append(scalar)
            default: return nil
            }
        }
        if let count = group, count != 3 { return nil }
        return result
    }
}

final class NSDecimalNumberCodec: ObjectCodec<NSDecimalNumber> {
    override func isForeign(_ kind: Node.Kind) -> Bool { kind == .string }

    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSDecimalNumber? {
        DecimalCodec.decimal(view).map { NSDecimalNumber(decimal: $0) }
    }
}

final class NSStringCodec: ObjectCodec<NSString> {
    override func isForeign(_ kind: Node.Kind) -> Bool { kind != .string }

    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSString? {
        (view.kind == .string ? view.string : rules.string(view)).map { NSString(string: $0) }
    }
}

final class NSMutableStringCodec: ObjectCodec<NSMutableString> {
    override func isForeign(_ kind: Node.Kind) -> Bool { kind != .string }

    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSMutableString? {
        (view.kind == .string ? view.string : rules.string(view)).map { NSMutableString(string: $0) }
    }
}

final class NSArrayCodec: ObjectCodec<NSArray> {
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSArray? {
        view.kind == .array ? NSArray(array: FoundationValue.array(view, .init(ignoresInfinity: rules.isNative))) : nil
    }
}

final class NSMutableArrayCodec: ObjectCodec<NSMutableArray> {
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSMutableArray? {
        view.kind == .array
            ? NSMutableArray(array: FoundationValue.array(view, .init(ignoresInfinity: rules.isNative))) : nil
    }
}

final class NSDictionaryCodec: ObjectCodec<NSDictionary> {
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSDictionary? {
        view.kind == .object
            ? NSDictionary(dictionary: FoundationValue.dictionary(view, .init(ignoresInfinity: rules.isNative))) : nil
    }
}

final class NSMutableDictionaryCodec: ObjectCodec<NSMutableDictionary> {
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSMutableDictionary? {
        view.kind == .object
            ? NSMutableDictionary(dictionary: FoundationValue.dictionary(view, .init(ignoresInfinity: rules.isNative)))
            : nil
    }
}
