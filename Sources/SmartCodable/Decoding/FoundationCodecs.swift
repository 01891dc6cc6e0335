import Foundation

/// `Any`: the value as JSONSerialization would give it.
final class AnyCodec: TypedCodec<Any> {
    override func read(_ index: Int, _ context: DecodingContext) -> Any? {
        FoundationValue.make(context.view(index), ignoresNull: context.leavesOutNulls)
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeDynamic(source.assumingMemoryBound(to: Any.self).pointee, staticType: Any.self)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainDynamic(source.assumingMemoryBound(to: Any.self).pointee, staticType: Any.self)
    }
}

final class AnyObjectCodec: TypedCodec<AnyObject> {
    override func read(_ index: Int, _ context: DecodingContext) -> AnyObject? {
        let view = context.view(index)
        switch view.kind {
        case .string: return NSString(string: view.string)
        case .array: return NSArray(array: FoundationValue.array(view))
        case .object: return NSDictionary(dictionary: FoundationValue.dictionary(view))
        case .foreign: return view.foreign as AnyObject
        default: return FoundationValue.make(view) as? NSObject
        }
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeDynamic(source.assumingMemoryBound(to: AnyObject.self).pointee, staticType: AnyObject.self)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainDynamic(source.assumingMemoryBound(to: AnyObject.self).pointee, staticType: AnyObject.self)
    }
}

/// A Foundation object written through the dynamic writer, which knows them all.
class ObjectCodec<T: NSObject>: TypedCodec<T> {
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeDynamic(source.assumingMemoryBound(to: T.self).pointee, staticType: T.self)
    }
    /// HandyJSON's collections are Swift's, without what is no JSON.
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        let object = source.assumingMemoryBound(to: T.self).pointee
        guard output.state.pointee.options.isDerived, object is NSArray || object is NSDictionary else { return object }
        return output.plainDynamic(object, staticType: Any.self)
    }
    func make(_ view: NodeView, _ rules: ConversionRules) -> T? { nil }
    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        let view = context.view(index)
        if view.kind == .foreign { return view.foreign as? T }
        return view.kind == .null ? nil : make(view, context.rules)
    }
}

final class NSNumberCodec: ObjectCodec<NSNumber> {
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSNumber? {
        guard view.kind == .string else { return NSNumber.of(FoundationValue.make(view)) }
        let text = view.string
        switch text.lowercased() {
        case "true": return NSNumber(value: true)
        case "false": return NSNumber(value: false)
        default: break
        }
        // Native models read what Swift reads; HandyJSON had a NumberFormatter.
        guard let digits = rules.isNative ? text : NSNumberCodec.digits(of: text) else { return nil }
        switch ExactInteger.parsing(digits) {
        case .signed(let value)?: return NSNumber(value: value)
        case .unsigned(let value)?: return NSNumber(value: value)
        case nil: return Double(digits).flatMap { $0.isFinite ? NSNumber(value: $0) : nil }
        }
    }

    /// A number as NumberFormatter reads it where the point is a point, in plain digits: those of any script, without
    /// the commas between thousands. Nil for `+5`, `0x10` and the like. O(n).
    private static func digits(of text: String) -> String? {
        var result = ""
        // Digits since the last comma; nil where there was none.
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
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSDecimalNumber? {
        DecimalCodec.decimal(view).map { NSDecimalNumber(decimal: $0) }
    }
}

final class NSStringCodec: ObjectCodec<NSString> {
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSString? {
        (view.kind == .string ? view.string : rules.string(view)).map { NSString(string: $0) }
    }
}

final class NSMutableStringCodec: ObjectCodec<NSMutableString> {
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSMutableString? {
        (view.kind == .string ? view.string : rules.string(view)).map { NSMutableString(string: $0) }
    }
}

final class NSArrayCodec: ObjectCodec<NSArray> {
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSArray? {
        view.kind == .array ? NSArray(array: FoundationValue.array(view)) : nil
    }
}

final class NSMutableArrayCodec: ObjectCodec<NSMutableArray> {
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSMutableArray? {
        view.kind == .array ? NSMutableArray(array: FoundationValue.array(view)) : nil
    }
}

final class NSDictionaryCodec: ObjectCodec<NSDictionary> {
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSDictionary? {
        view.kind == .object ? NSDictionary(dictionary: FoundationValue.dictionary(view)) : nil
    }
}

final class NSMutableDictionaryCodec: ObjectCodec<NSMutableDictionary> {
    override func make(_ view: NodeView, _ rules: ConversionRules) -> NSMutableDictionary? {
        view.kind == .object ? NSMutableDictionary(dictionary: FoundationValue.dictionary(view)) : nil
    }
}

/// Date by the call's strategy; without one, seconds since 1970 (a number or numeric text) or ISO 8601 text.
final class DateCodec: TypedCodec<Date> {
    private let ordinal = Ordinals.next()

    override func read(_ index: Int, _ context: DecodingContext) -> Date? {
        if let date = foreign(index, context) { return date }
        let options = context.session.options
        if options.hasDateStrategy, case .custom(let decode) = options.date {
            return context.custom(index, Date.self, ordinal, decode)
        }
        let view = context.view(index)
        guard options.hasDateStrategy, let date = DateReading.byStrategy(view, options.date) else {
            if options.hasDateStrategy, context.rules.isExact {
                context.refuseConversion(at: index)
                return nil
            }
            guard let date = DateReading.tolerant(view) else { return nil }
            // Not the form that was agreed on.
            if options.hasDateStrategy { context.note(.converted, at: index, expected: Date.self) }
            return date
        }
        return date
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.write(date: source.assumingMemoryBound(to: Date.self).pointee)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plain(date: source.assumingMemoryBound(to: Date.self).pointee)
    }
}

final class DataCodec: TypedCodec<Data> {
    private let ordinal = Ordinals.next()

    override func read(_ index: Int, _ context: DecodingContext) -> Data? {
        if let data = foreign(index, context) { return data }
        if context.rules.isNative, case .custom(let decode) = context.session.options.data {
            return context.custom(index, Data.self, ordinal, decode)
        }
        // Bytes one by one are what `.deferredToData` writes.
        if context.node(index).kind == .array, context.rules.isNative {
            if case .deferredToData = context.session.options.data {
                return UInt8.readArray(index, context).map { Data($0) }
            }
            if context.rules.isExact {
                context.native.pointee.refusals &+= 1
                return nil
            }
            guard let bytes = UInt8.readArray(index, context) else { return nil }
            context.note(.converted, at: index, expected: Data.self)
            return Data(bytes)
        }
        guard context.node(index).kind == .string else { return nil }
        guard let data = Data(base64Encoded: context.view(index).string) else { return nil }
        // Not the form that was agreed on.
        if context.rules.isNative, case .deferredToData = context.session.options.data {
            if context.rules.isExact {
                context.refuseConversion(at: index)
                return nil
            }
            context.note(.converted, at: index, expected: Data.self)
        }
        return data
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.write(data: source.assumingMemoryBound(to: Data.self).pointee)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        let data = source.assumingMemoryBound(to: Data.self).pointee
        switch output.state.pointee.options.data {
        case .base64: return data.base64EncodedString()
        case .deferredToData: return Array(data)
        default: return output.plainEncodable(data)
        }
    }
}

final class URLCodec: TypedCodec<URL> {
    override func read(_ index: Int, _ context: DecodingContext) -> URL? {
        if let url = foreign(index, context) { return url }
        guard context.node(index).kind == .string else { return nil }
        let text = context.view(index).string
        return text.isEmpty ? nil : URL(string: text)
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.state.pointee.writer.string(source.assumingMemoryBound(to: URL.self).pointee.absoluteString)
        return true
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        source.assumingMemoryBound(to: URL.self).pointee.absoluteString
    }
}

final class DecimalCodec: TypedCodec<Decimal> {
    override func read(_ index: Int, _ context: DecodingContext) -> Decimal? {
        if let decimal = foreign(index, context) { return decimal }
        let view = context.view(index)
        if view.kind == .string, context.rules.isExact {
            context.refuseConversion(at: index)
            return nil
        }
        guard let decimal = DecimalCodec.decimal(view) else { return nil }
        if view.kind == .string { context.note(.converted, at: index, expected: Decimal.self) }
        return decimal
    }

    /// From the digits as they were written, never through a Double.
    static func decimal(_ view: NodeView) -> Decimal? {
        switch view.kind {
        case .int, .uint, .double: return parse(view.numberText)
        case .string:
            let text = view.string
            guard let number = Double(text), number.isFinite else { return nil }
            // `0x10` is 16, as for the other numbers; Decimal would read the 0.
            return text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) ? Decimal(number) : parse(text)
        default: return nil
        }
    }

    private static func parse(_ text: String) -> Decimal? {
        Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).flatMap { $0.isFinite ? $0 : nil }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        if output.state.pointee.writer.decimal(source.assumingMemoryBound(to: Decimal.self).pointee) { return true }
        output.refuse(source.assumingMemoryBound(to: Decimal.self).pointee)
        return false
    }
}

enum DateReading {
    /// The forms servers use.
    static func tolerant(_ view: NodeView) -> Date? {
        switch view.kind {
        case .int, .uint, .double: return seconds(view).map { Date(timeIntervalSince1970: $0) }
        case .string:
            let text = view.string
            if let seconds = Double(text), seconds.isFinite { return Date(timeIntervalSince1970: seconds) }
            return iso8601(text)
        default: return nil
        }
    }

    /// Nil where the value does not have the strategy's form; `.deferredToDate` and `.custom` are the decoder's
    /// business.
    static func byStrategy(_ view: NodeView, _ strategy: JSONDecoder.DateDecodingStrategy) -> Date? {
        switch strategy {
        case .secondsSince1970: return seconds(view).map { Date(timeIntervalSince1970: $0) }
        case .millisecondsSince1970: return seconds(view).map { Date(timeIntervalSince1970: $0 / 1000) }
        case .iso8601: return view.kind == .string ? iso8601(view.string) : nil
        #if canImport(Darwin)
        case .formatted(let formatter): return view.kind == .string ? formatter.date(from: view.string) : nil
        #endif
        case .deferredToDate: return seconds(view).map { Date(timeIntervalSinceReferenceDate: $0) }
        default: return nil
        }
    }

    /// A number that a date can be made of: a date of infinity traps when it is printed.
    private static func seconds(_ view: NodeView) -> Double? {
        view.isNumber && view.doubleValue.isFinite ? view.doubleValue : nil
    }

    static func iso8601(_ text: String) -> Date? {
        ISO8601.whole.date(from: text) ?? ISO8601.withFraction.date(from: text)
    }
}

/// The two forms of ISO 8601 that are read and written.
enum ISO8601 {
    static var whole: ISO8601DateFormatter { make([.withInternetDateTime]) }
    static var withFraction: ISO8601DateFormatter { make([.withInternetDateTime, .withFractionalSeconds]) }

    private static func make(_ options: ISO8601DateFormatter.Options) -> ISO8601DateFormatter {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = options
        return formatter
    }
}
