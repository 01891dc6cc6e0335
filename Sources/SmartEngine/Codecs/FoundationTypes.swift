// Memory: an address given to a codec is of its type: uninitialised for `initialize`, else a value. What is replaced
// is moved out before it is released (`_store`).

import Foundation

/// What the engine knows of Foundation's types, one by one. `Sources/README.md` lists the other places that name some of
/// them, and says how to add one. A codec serves native models, HandyJSON models and the Codable coders, which have to
/// agree with Foundation's. The migration tool has a list of its own (`KnownTypes`), which a test compares with this one.
package enum FoundationTypes {
    /// Tells the registry of the types and of how their codecs are made.
    @_optimize(size) static func makers(_ add: (Any.Type, @escaping CodecRegistry.Maker) -> Void) {
        add(Date.self) { _ in DateCodec() }
        add(Data.self) { _ in DataCodec() }
        add(Decimal.self) { _ in DecimalCodec() }
        add(NSNumber.self) { _ in NSNumberCodec() }
        add(URL.self) { _ in TextCodec<URL>({ URL(text: $0.string) }, \.absoluteString) }
        add(UUID.self) { _ in TextCodec<UUID>({ UUID($0) }, \.text) }
        add(NSDecimalNumber.self) { _ in NSDecimalNumberCodec() }
        add(NSString.self) { _ in NSStringCodec() }
        add(NSMutableString.self) { _ in NSMutableStringCodec() }
        add(NSArray.self) { _ in NSArrayCodec() }
        add(NSMutableArray.self) { _ in NSMutableArrayCodec() }
        add(NSDictionary.self) { _ in NSDictionaryCodec() }
        add(NSMutableDictionary.self) { _ in NSMutableDictionaryCodec() }
    }

    /// JSONDecoder's sentence about a text that gives no value of the type; nil where values are not made of text.
    static func sentence(ofBadText type: Any.Type, _ options: DecodingOptions) -> String? {
        switch type {
        case is URL.Type: return "Invalid URL string."
        case is UUID.Type: return "Attempted to decode UUID from invalid UUID string."
        case is Data.Type where options.readsDataFromText: return "Encountered Data is not valid Base64."
        case is Date.Type where options.readsDatesFromText:
            if case .iso8601 = options.choices.date { return "Expected date string to be ISO8601-formatted." }
            return "Date string does not match format expected by formatter."
        default: return nil
        }
    }

    /// The type that JSONDecoder reads a value of the type from, which its errors name.
    static func readType(_ type: Any.Type, _ options: DecodingOptions) -> Any.Type? {
        switch type {
        case is URL.Type, is UUID.Type: return String.self
        case is Data.Type: return options.readsDataFromText ? String.self : [Any].self
        case is Date.Type: return options.readsDatesFromText ? String.self : Double.self
        default: return nil
        }
    }

    /// Whether HandyJSON's `toJSON()` returns the value of an optional property as it is, not in its JSON form.
    static func isHandedOver(_ value: Any) -> Bool { value is Date || value is URL || value is Data }

    /// Whether a value of the type may be returned as it is, or may not be JSON.
    static func mayBeHandedOver(_ type: Any.Type) -> Bool {
        type == Any.self || type == Date.self || type == URL.self || type == Data.self
    }
}

/// The codec of a type whose only JSON form is a text: URL and UUID.
final class TextCodec<T>: TypedCodec<T> {
    private let make: (NodeView) -> T?
    private let text: (T) -> String

    init(_ make: @escaping (NodeView) -> T?, _ text: @escaping (T) -> String) {
        self.make = make
        self.text = text
        super.init()
    }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let ready = foreign(index, context) { return ready }
        return context.node(index).kind == .string ? make(context.view(index)) : nil
    }
    override func writeValue(_ value: T, to output: EncodingContext) -> Bool {
        output.state.pointee.writer.string(text(value))
        return true
    }
    override func plain(_ value: T, _ output: EncodingContext) -> Any? {
        text(value)
    }
}

extension URL {
    /// Makes the value of a text. Nil for an empty one on all platforms, though Foundation of Swift 6.0 on Linux makes
    /// a URL of it. O(n).
    package init?(text: String) {
        guard !text.isEmpty else { return nil }
        self.init(string: text)
    }
}

// Foundation scans and prints a UUID by format strings, which takes 9,000 and 7,000 instructions.
extension UUID {
    @_optimize(size) init?(_ view: NodeView) {
        guard let uuid = view.withUTF8({ UUID(text: $0) }) ?? UUID(uuidString: view.string) else { return nil }
        self = uuid
    }

    /// Makes the value of a text of digits and dashes; nil for any other text, which Foundation may still read.
    @_optimize(size) init?(text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 36 else { return nil }
        var (high, low, place) = (0 as UInt64, 0 as UInt64, 0)
        while place < 36 {
            let byte = text[place]
            if UUID.isDash(place) {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                let letter = byte | 0x20
                guard byte &- 0x30 < 10 || letter &- 0x61 < 6 else { return nil }
                let digit = UInt64(byte < 0x3A ? byte &- 0x30 : letter &- 0x57)
                (high, low) = (high &<< 4 | low &>> 60, low &<< 4 | digit)
            }
            place &+= 1
        }
        self.init(uuid: unsafeBitCast((high.bigEndian, low.bigEndian), to: uuid_t.self))
    }

    /// The text of `uuidString`.
    var text: String {
        withUnsafeBytes(of: uuid) { bytes in
            String(unsafeUninitializedCapacity: 36) { text in
                var count = 0
                for place in 0..<36 {
                    let digit = bytes[count / 2] &>> (count % 2 == 0 ? 4 : 0) & 0xF
                    text[place] = UUID.isDash(place) ? 0x2D : digit < 10 ? 0x30 &+ digit : 0x37 &+ digit
                    if !UUID.isDash(place) { count &+= 1 }
                }
                return 36
            }
        }
    }

    private static func isDash(_ place: Int) -> Bool { place == 8 || place == 13 || place == 18 || place == 23 }
}

final class DataCodec: TypedCodec<Data> {

    /// All bytes or nil: bytes with gaps would be other data.
    private func bytes(_ index: Int, _ context: DecodingContext) -> [UInt8]? {
        let outer = context.state.pointee.rules
        if let whole = context.rules.plainCodable { context.state.pointee.rules = Unmanaged.passUnretained(whole) }
        defer { context.state.pointee.rules = outer }
        return UInt8.readArray(index, context)
    }

    @_optimize(size) override func read(_ index: Int, _ context: DecodingContext) -> Data? {
        if let data = foreign(index, context) { return data }
        if context.rules.isNative, case .custom(let decode) = context.session.options.choices.data {
            guard context.node(index).kind != .null else { return nil }
            return context.custom(index, Data.self, decode)
        }
        // Bytes one by one are what `.deferredToData` writes.
        if context.node(index).kind == .array, context.rules.isNative, !context.rules.convertsAsHandyJSON {
            if case .deferredToData = context.session.options.choices.data {
                return bytes(index, context).map { Data($0) }
            }
            guard !context.rules.isExact, let bytes = bytes(index, context) else { return nil }
            context.note(.converted, at: index, expected: Data.self)
            return Data(bytes)
        }
        guard context.node(index).kind == .string else { return nil }
        guard let data = Data(base64Encoded: context.view(index).string) else { return nil }
        // Base64 text is not the form that this strategy agrees on, so reading it is a conversion.
        if context.rules.isNative, case .deferredToData = context.session.options.choices.data {
            if context.rules.isExact { return nil }
            context.note(.converted, at: index, expected: Data.self)
        }
        return data
    }
    override func writeValue(_ value: Data, to output: EncodingContext) -> Bool {
        output.write(data: value)
    }
    override func plain(_ value: Data, _ output: EncodingContext) -> Any? {
        switch output.state.pointee.options.choices.data {
        case .base64: return value.base64EncodedString()
        case .deferredToData: return Array(value)
        default: return output.plain(value)
        }
    }
}

/// Date by the call's strategy; without one, in the forms of `DateText`.
final class DateCodec: TypedCodec<Date> {

    override func read(_ index: Int, _ context: DecodingContext) -> Date? {
        if let date = foreign(index, context) { return date }
        let options = context.session.options
        // Null is not a date: as with JSONDecoder, the closure is not called.
        if options.choices.hasDateStrategy, case .custom(let decode) = options.choices.date {
            guard context.node(index).kind != .null else { return nil }
            return context.custom(index, Date.self, decode)
        }
        let view = context.view(index)
        guard options.choices.hasDateStrategy, let date = DateReading.byStrategy(view, options.choices.date) else {
            if options.choices.hasDateStrategy, context.rules.isExact { return nil }
            guard let date = DateReading.tolerant(view)?.date else { return nil }
            // The value does not have the form that the strategy agrees on, so reading it is a conversion.
            if options.choices.hasDateStrategy { context.note(.converted, at: index, expected: Date.self) }
            return date
        }
        return date
    }
    override func writeValue(_ value: Date, to output: EncodingContext) -> Bool {
        output.write(date: value)
    }
    override func plain(_ value: Date, _ output: EncodingContext) -> Any? {
        output.plain(date: value)
    }
}

final class DecimalCodec: TypedCodec<Decimal> {
    override func read(_ index: Int, _ context: DecodingContext) -> Decimal? {
        if let decimal = foreign(index, context) { return decimal }
        let view = context.view(index)
        if view.kind == .string, context.rules.isExact { return nil }
        guard let decimal = DecimalCodec.decimal(view) else { return nil }
        if view.kind == .string { context.note(.converted, at: index, expected: Decimal.self) }
        return decimal
    }

    /// Makes the Decimal from the digits as they were written, never through a Double.
    @_optimize(size) static func decimal(_ view: NodeView) -> Decimal? {
        switch view.kind {
        // JSON5 has infinities, of which Decimal makes 0.
        case .int, .uint, .double: return view.doubleValue.isFinite ? finite(view.decimal) : nil
        case .string:
            if let short = view.withUTF8({ ExactDecimal.short($0) }) { return short }
            let text = view.string
            guard let number = Double(text), number.isFinite else { return nil }
            // `0x10` is 16, as for the other numbers; Decimal would read the 0.
            switch ExactInteger.hexadecimal(text) {
            case .signed(let integer): return Decimal(integer)
            case .unsigned(let integer): return Decimal(integer)
            case nil:
                let isHexadecimal = text.utf8.contains { $0 | 0x20 == UInt8(ascii: "x") }
                return finite(Decimal(number: isHexadecimal ? number.description : text))
            }
        default: return nil
        }
    }

    private static func finite(_ decimal: Decimal?) -> Decimal? { decimal.flatMap { $0.isFinite ? $0 : nil } }

    override func writeValue(_ value: Decimal, to output: EncodingContext) -> Bool {
        if output.state.pointee.writer.decimal(value) { return true }
        output.refuse(value)
        return false
    }
}
