// Memory: an address given to a codec is of its type: uninitialised for `initialize`, else a value. What is replaced
// is moved out before it is released (`_store`).

import Foundation

/// `Any`: the value as JSONSerialization would give it. In HandyJSON models, and by their rules, a value from a
/// dictionary source is used unchanged.
final class AnyCodec: TypedCodec<Any> {
    private let isDerived: Bool

    init(isDerived: Bool) {
        self.isDerived = isDerived
        super.init()
    }

    override var representsNull: Bool { isDerived }

    override func read(_ index: Int, _ context: DecodingContext) -> Any? {
        let view = context.view(index)
        if isDerived { return FoundationValue.original(view) }
        if context.rules.convertsAsHandyJSON, let original = view.original { return original }
        if view.node.isInfinite { return nil }
        context.noteInfinities(index)
        return FoundationValue.make(
            view, FoundationValue.Choices(ignoresNull: context.leavesOutNulls, ignoresInfinity: true))
    }

    override func writeValue(_ value: Any, to output: EncodingContext) -> Bool {
        output.writeDynamic(value, staticType: Any.self)
    }

    override func plain(_ value: Any, _ output: EncodingContext) -> Any? {
        output.plainDynamic(value, staticType: Any.self)
    }

    override func writeAsOptional(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeInOptional(source.assumingMemoryBound(to: Any.self).pointee)
    }
}

extension DecodingContext {
    /// Notes the numbers beyond Double inside a value, which are left out of it.
    @_optimize(size)
    func noteInfinities(_ index: Int) {
        guard isListening else { return }
        for inner in index + 1..<memory.after(index) where node(inner).isInfinite {
            note(.dropped, at: inner, expected: Double.self)
        }
    }
}

final class AnyObjectCodec: TypedCodec<AnyObject> {
    private let isDerived: Bool

    /// `isDerived`: NSNull is an object like any other, as in HandyJSON.
    init(isDerived: Bool) {
        self.isDerived = isDerived
        super.init()
    }

    override var acceptsNull: Bool { true }
    override var representsNull: Bool { isDerived }

    override func read(_ index: Int, _ context: DecodingContext) -> AnyObject? {
        let view = context.view(index)
        let choices = FoundationValue.Choices(ignoresInfinity: context.rules.isNative)
        if choices.ignoresInfinity {
            if view.node.isInfinite { return nil }
            context.noteInfinities(index)
        }
        switch view.kind {
        case .string: return NSString(string: view.string)
        case .array:
            // A Set in a dictionary source.
            if let original = view.original { return original as AnyObject }
            return NSArray(array: FoundationValue.array(view, choices))
        case .object:
            return view.object as AnyObject? ?? NSDictionary(dictionary: FoundationValue.dictionary(view, choices))
        case .foreign: return view.foreign as AnyObject
        // A Float in a dictionary source is an NSNumber of single precision.
        default:
            return (isDerived ? FoundationValue.original(view) as AnyObject : FoundationValue.make(view)) as? NSObject
        }
    }
    override func writeValue(_ value: AnyObject, to output: EncodingContext) -> Bool {
        output.writeDynamic(value, staticType: AnyObject.self)
    }
    override func plain(_ value: AnyObject, _ output: EncodingContext) -> Any? {
        output.plainDynamic(value, staticType: AnyObject.self)
    }
}

/// A JSON value for coders other than the engine's, as Foundation represents it: NSNull, numbers, texts, `[Any]`,
/// `[String: Any]`. A value to be written may also contain anything Encodable.
package struct ForeignValue {
    package let object: Any
    package init(_ object: Any) { self.object = object }
}

extension ForeignValue: Decodable {
    /// Reads a value. A number becomes an Int if it is whole, else a Double, or a Decimal if a Double does not have its
    /// digits.
    @_optimize(size) package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            object = NSNull()
        } else if let text = try? container.decode(String.self) {
            object = ForeignValue.value(of: text, container, decoder)
        } else if let value = try? container.decode(Bool.self), (try? container.decode(Double.self)) == nil {
            object = value
        } else if let value = try? container.decode(Int.self),
            (try? container.decode(Double.self)).map({ $0 == Double(value) }) ?? true
        {
            object = value
        } else if let value = try? container.decode(Double.self) {
            if let decimal = try? container.decode(Decimal.self), !decimal.isNaN, !ForeignValue.holds(value, decimal) {
                object = NSDecimalNumber(decimal: decimal)
            } else {
                object = value
            }
        } else if let value = try? container.decode(Decimal.self) {
            object = NSDecimalNumber(decimal: value)
        } else if let values = try? container.decode([ForeignValue].self) {
            object = values.map { $0.object }
        } else {
            object = try container.decode([String: ForeignValue].self).mapValues { $0.object }
        }
    }

    /// Reads a value that the decoder gives as text. A JSON decoder does that for texts only. A database's decoder
    /// converts to what is requested: a number may be text there, a text a number, and arrays and objects are stored as
    /// text.
    private static func value(
        of text: String, _ container: any SingleValueDecodingContainer, _ decoder: any Decoder
    ) -> Any {
        if (try? container.decode(Int.self)) != nil {
            if let value = ExactInteger.int(text), value.description == text { return value }
            if let value = Double(text), value.isFinite, (try? container.decode(Double.self)) == value,
                let number = embedded(text, where: \.isNumber)
            {
                return number
            }
        }
        guard let first = text.utf8.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
            let value = embedded(text, where: { _ in true })
        else { return text }
        do {
            _ = try decoder.unkeyedContainer()
            return text
        } catch is DecodingError {
            return text
        } catch {
            return value
        }
    }

    /// Whether the Double has the Decimal's digits.
    fileprivate static func holds(_ value: Double, _ decimal: Decimal) -> Bool {
        Decimal(number: value.description) == decimal
    }

    private static func embedded(_ text: String, where isWanted: (NodeView) -> Bool) -> Any? {
        guard let document = try? Document(text: text) else { return nil }
        return document.withRoot { isWanted($0) } ? document.foundationValue() : nil
    }
}

extension ForeignValue: Encodable {
    /// Writes the value. Throws `EncodingError.invalidValue` for what is not a JSON value, and what the encoder throws.
    @_optimize(size) package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let optional = object as? AnyOptional, optional.wrappedAny == nil { return try container.encodeNil() }
        switch object {
        case _ where type(of: object) is NSNull.Type: try container.encodeNil()
        case let list as [Any]: try container.encode(list.map { ForeignValue($0) })
        case let table as [String: Any]: try container.encode(table.mapValues { ForeignValue($0) })
        case let value as any Encodable: try container.encode(value)
        case let number as NSNumber: try encode(number, to: &container)
        case let string as NSString: try container.encode(string as String)
        default:
            if let value = Conforming.encodable(object) { return try container.encode(value) }
            guard let content = AnyContent.of(object) else { throw refusal(encoder) }
            try ForeignValue(content).encode(to: encoder)
        }
    }

    /// Writes a number as the narrowest type that represents it: an Int (also for 2.0), a UInt64, a Double or a
    /// Decimal.
    private func encode(_ number: NSNumber, to container: inout any SingleValueEncodingContainer) throws {
        if number.isBoolean { return try container.encode(number.boolValue) }
        let nearest = number.doubleValue
        guard nearest.isFinite else { return try container.encode(nearest) }
        let decimal = number.decimalValue
        if let whole = number is NSDecimalNumber ? nil : Int(exactly: number) ?? Int(exactly: nearest) {
            try container.encode(whole)
        } else if let whole = UInt64(exactly: number) {
            try container.encode(whole)
        } else if !(number is NSDecimalNumber) || ForeignValue.holds(nearest, decimal) {
            try container.encode(nearest)
        } else {
            try container.encode(decimal)
        }
    }

    private func refusal(_ encoder: any Encoder) -> EncodingError {
        EncodingError.invalid(object, "\(type(of: object)) is not a JSON value.", at: encoder.codingPath)
    }
}

/// The content of a value in an Any whose type has no JSON form.
enum AnyContent {
    /// A Foundation object as Swift's value, an enum's raw value, a slice's text, a sequence's elements; nil for
    /// anything else.
    @_optimize(size) static func of(_ value: Any) -> Any? {
        let type = Swift.type(of: value)
        // The class first: on Linux a cast to a class bridges the value.
        if type is AnyClass {
            switch value {
            case let date as NSDate: return date as Date
            case let data as NSData: return data as Data
            case let url as NSURL: return url as URL
            case let identifier as NSUUID: return identifier as UUID
            case let set as NSSet: return set.allObjects
            case let list as NSOrderedSet: return list.array
            default: break
            }
        }
        switch value {
        case let text as Substring: return String(text)
        case let character as Character: return String(character)
        case let list as AnySequenceOfElements: return list.elementsAsAny
        default: return Conforming.rawValue(value).flatMap { Swift.type(of: $0) == type ? nil : $0 }
        }
    }
}
