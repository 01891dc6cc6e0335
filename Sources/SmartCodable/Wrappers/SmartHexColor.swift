// Memory: an address is of the wrapper, whose value lies at its start: uninitialised, or a value, which is replaced
// by `_store`.

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
}

extension SmartHexColor where Value: ExpressibleByNilLiteral {
    /// Begins as nil; `format` is written.
    ///
    /// - Parameter format: The format that is written; all are read.
    public init(_ format: SmartHexFormat) { self.init(wrappedValue: nil, format) }
}

extension SmartHexColor: Equatable where Value: Equatable {}

extension SmartHexColor: Hashable where Value: Hashable {}

/// A colour and an optional colour.
public protocol SmartColorValue {}

extension SmartColor: SmartColorValue {}

extension SmartColor?: SmartColorValue {}

extension SmartHexColor: FormWrapper {
    package static func makeCodec(_ inner: Codec) -> Codec { FormCodec<Self>(inner) }

    package static func fromPlain(_ value: JSONValue) -> Self? {
        (value.stringValue.flatMap { HexColor($0) }.map { SmartColor($0) } as? Value).map { Self(wrappedValue: $0) }
    }

    package var configuration: WrapperConfiguration? {
        format.map { format in WrapperConfiguration { $0.hexFormat = format } }
    }
    package var plainForm: JSONValue? { text.map { .string($0) } ?? .null }

    package static func fill(
        _ target: UnsafeMutableRawPointer, _ isExisting: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool {
        let view = context.view(index)
        let color = view.kind == .string ? HexColor(view.string).map { SmartColor($0) } : view.foreign as? SmartColor
        guard let color, let value = color as? Value else { return false }
        let property = target.assumingMemoryBound(to: Self.self)
        if isExisting {
            property.store(value)
        } else {
            property.initialize(to: Self(wrappedValue: value))
            property.pointee.format = context.native.pointee.configuration?.hexFormat
        }
        return true
    }

    package static func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        guard let text = source.assumingMemoryBound(to: Self.self).pointee.text else { return false }
        output.state.pointee.writer.string(text)
        return true
    }

    package static func plain(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        source.assumingMemoryBound(to: Self.self).pointee.text
    }

    private var text: String? { (wrappedValue as? SmartColor)?.hexColor?.text(format) }
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
