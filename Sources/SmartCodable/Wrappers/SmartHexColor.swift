@_spi(Engine) import SmartEngine
#if canImport(UIKit) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
/// The platform's class for colours: UIColor or NSColor.
public typealias SmartColor = UIColor
#else
import AppKit
/// The platform's class for colours: UIColor or NSColor.
public typealias SmartColor = NSColor
#endif

/// A colour as hexadecimal text: `"7DA5E3"`, `"#7DA5E3"`, `"0x7DA5E3"`, with alpha `"7DA5E380"`, short `"7AE"`.
///
///     struct Theme: SmartCodable {
///         @SmartHexColor var tint: UIColor?
///     }
///
/// Written as RRGGBB, or RRGGBBAA where the colour is not opaque; or in the format that is given at the property:
/// `@SmartHexColor(.rgb(.hash))`.
@propertyWrapper
public struct SmartHexColor<Value: SmartColorValue>: Codable {
    /// The value itself, which the property reads and sets.
    @_documentation(visibility: internal)
    public var wrappedValue: Value
    /// The format to write.
    var format: SmartHexFormat?

    /// The initial value, as in `var x = …`.
    ///
    /// - Parameter wrappedValue: The initial value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The initial value, and the format that is written.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value.
    ///   - format: The format that is written; all are read.
    public init(wrappedValue: Value, _ format: SmartHexFormat) {
        self.wrappedValue = wrappedValue
        self.format = format
    }

    /// Used by other decoders (`JSONDecoder` …).
    ///
    /// - Throws: `DecodingError`.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws { self = try WrapperCoding.decode(Self.self, from: decoder) }
    /// Used by other encoders (`JSONEncoder` …).
    ///
    /// - Throws: What the encoder throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws { try WrapperCoding.encode(self, to: encoder) }
}

extension SmartHexColor where Value: ExpressibleByNilLiteral {
    /// Nil at first, with the format that is written.
    ///
    /// - Parameter format: The format that is written; all are read.
    public init(_ format: SmartHexFormat) { self.init(wrappedValue: nil, format) }
}

/// The colour counts, not how it is written.
extension SmartHexColor: Equatable where Value: Equatable {
    /// Whether the colours are equal.
    @_documentation(visibility: internal)
    public static func == (a: Self, b: Self) -> Bool { a.wrappedValue == b.wrappedValue }
}

extension SmartHexColor: Hashable where Value: Hashable {
    /// Hashes the colour alone, as `==` compares it.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

@_documentation(visibility: internal)
extension SmartHexColor: CustomDebugStringConvertible {
    /// The value's.
    public var debugDescription: String { String(reflecting: wrappedValue) }
}

/// A colour and an optional colour.
public protocol SmartColorValue {
    /// The value of a colour.
    ///
    /// - Parameter color: The colour; nil if there is none.
    /// - Returns: The value; nil if there is no colour and the type is not an optional.
    static func fromSmartColor(_ color: SmartColor?) -> Self?
    /// The colour; nil for an optional that is nil.
    var smartColor: SmartColor? { get }
}

extension SmartColor: SmartColorValue {
    /// The colour, where it is of this class.
    ///
    /// - Parameter color: The colour; nil if there is none.
    /// - Returns: The colour; nil if it is of another class.
    public static func fromSmartColor(_ color: SmartColor?) -> Self? { color as? Self }
    /// The colour itself.
    public var smartColor: SmartColor? { self }
}

extension SmartColor?: SmartColorValue {
    /// Never fails: without a colour the optional is nil.
    ///
    /// - Parameter color: The colour; nil if there is none.
    /// - Returns: The colour, or the optional that is nil.
    public static func fromSmartColor(_ color: SmartColor?) -> Self? { .some(color) }
    /// The colour itself.
    public var smartColor: SmartColor? { self }
}

extension SmartHexColor: WrapperStorage, ConfiguredWrapper {
    package static func storing(_ value: Value) -> Self { Self(wrappedValue: value) }
    package mutating func store(_ value: Value) { wrappedValue = value }
    package var storedValue: Value? { wrappedValue }
    package static func makeCodec(_ inner: Codec) -> Codec {
        HexColorCodec<Value>(shape: inner.wrapperShape)
    }

    package static func fromPlain(_ value: JSONValue) -> Self? {
        let color = value.stringValue.flatMap { HexColor($0) }.map { SmartColor($0) }
        return Value.fromSmartColor(color).map { Self(wrappedValue: $0) }
    }

    package var configuration: WrapperConfiguration? { format.map { WrapperConfiguration(hexFormat: $0) } }

    package var plainForm: JSONValue? { HexColorCodec<Value>.text(self).map { .string($0) } ?? .null }
}

final class HexColorCodec<Value: SmartColorValue>: TypedCodec<SmartHexColor<Value>> {
    override func read(_ index: Int, _ context: DecodingContext) -> SmartHexColor<Value>? {
        let view = context.view(index)
        let color = view.kind == .string ? HexColor(view.string).map { SmartColor($0) } : view.foreign as? SmartColor
        guard var wrapper = color.flatMap({ Value.fromSmartColor($0) }).map({ SmartHexColor(wrappedValue: $0) }) else {
            return nil
        }
        wrapper.format = context.native.pointee.configuration?.hexFormat
        return wrapper
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        guard let value = read(index, context) else { return false }
        // The format stays: it belongs to the property.
        target.assumingMemoryBound(to: SmartHexColor<Value>.self).store(value.wrappedValue)
        return true
    }

    override func isNil(at source: UnsafeRawPointer) -> Bool {
        source.assumingMemoryBound(to: SmartHexColor<Value>.self).pointee.wrappedValue.smartColor == nil
    }

    override func initializeNil(_ target: UnsafeMutableRawPointer) {
        if let nothing = Value.fromSmartColor(nil) {
            target.initializeMemory(as: SmartHexColor<Value>.self, to: SmartHexColor(wrappedValue: nothing))
        }
    }

    override func assignNil(_ target: UnsafeMutableRawPointer) {
        if let nothing = Value.fromSmartColor(nil) {
            target.assumingMemoryBound(to: SmartHexColor<Value>.self).store(nothing)
        }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        guard let text = Self.text(value(source)) else { return false }
        output.state.pointee.writer.string(text)
        return true
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        Self.text(value(source))
    }

    private func value(_ source: UnsafeRawPointer) -> SmartHexColor<Value> {
        source.assumingMemoryBound(to: SmartHexColor<Value>.self).pointee
    }

    static func text(_ wrapper: SmartHexColor<Value>) -> String? {
        guard let color = wrapper.wrappedValue.smartColor?.hexColor else { return nil }
        return wrapper.format.map { color.text($0) } ?? color.text(prefix: false, alpha: color.alpha < 1)
    }
}

/// Hexadecimal text ⇄ colour, for `mappingForValue`.
public struct SmartHexColorTransformer: ValueTransformable {
    private let format: SmartHexFormat

    /// A transformer that writes six digits, or eight with the alpha; all formats are read.
    ///
    /// - Parameters:
    ///   - prefixToJSON: whether `#` is written.
    ///   - alphaToJSON: whether the alpha is written.
    public init(prefixToJSON: Bool = false, alphaToJSON: Bool = false) {
        let prefix: SmartHexFormat.Prefix = prefixToJSON ? .hash : .none
        format = alphaToJSON ? .rrggbbaa(prefix) : .rrggbb(prefix)
    }

    /// The format that is written; all are read.
    ///
    /// - Parameter format: The format that is written; all are read.
    public init(_ format: SmartHexFormat) { self.format = format }

    /// Reads a colour.
    ///
    /// - Parameter value: What the JSON has.
    /// - Returns: The colour; nil for a value that is not text with three, four, six or eight hexadecimal digits.
    public func transformFromJSON(_ value: Any?) -> SmartColor? {
        (value as? String).flatMap { HexColor($0) }.map { SmartColor($0) }
    }
    /// Writes a colour.
    ///
    /// - Parameter value: The colour.
    /// - Returns: The text; nil for a colour without red, green and blue.
    public func transformToJSON(_ value: SmartColor?) -> String? {
        value?.hexColor?.text(format)
    }
}
#endif
