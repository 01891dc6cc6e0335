// Memory: a model's properties are read at the offsets of a verified layout.

@_spi(Engine) import SmartEngine

/// The configuration of a property by its wrappers, the outer ones first.
// Unchecked: it changes while it is made, not afterwards.
@usableFromInline
package final class WrapperConfiguration: @unchecked Sendable {
    package internal(set) var names: [String] = []
    package internal(set) var decode: (@Sendable (any Decoder) throws -> Any?)?
    package internal(set) var encode: (@Sendable (any Encoder, Any) throws -> Void)?
    package internal(set) var isNonnull = false
    package internal(set) var isThrowing = false
    package internal(set) var dateForm: SmartDateForm?
    /// Whether the form of a date applies to text only when reading.
    package internal(set) var readsNumbersBySize = false
    package internal(set) var hexFormat: SmartHexFormat?
    /// Whether the property holds the members that no other property takes.
    package internal(set) var holdsUnknown = false

    init(_ choose: (WrapperConfiguration) -> Void) { choose(self) }

    /// The configuration of a property that holds the members that no other takes.
    static let holdingUnknown = WrapperConfiguration { $0.holdsUnknown = true }

    /// The configuration of `wrapper` and the wrappers inside it; nil if there is none.
    @_optimize(size) package static func collect<W: WrapperStorage>(from wrapper: W) -> WrapperConfiguration? {
        let inner = (wrapper.storedValue as? any WrapperStorage).flatMap { collectAny($0) }
        guard let own = wrapper.configuration, let inner else { return wrapper.configuration ?? inner }
        return WrapperConfiguration {
            // Names come first, forms last.
            ($0.names, $0.decode, $0.encode) = (own.names, own.decode, own.encode)
            ($0.isNonnull, $0.isThrowing) = (own.isNonnull, own.isThrowing)
            ($0.dateForm, $0.readsNumbersBySize, $0.hexFormat) = (
                inner.dateForm, inner.readsNumbersBySize, inner.hexFormat
            )
            $0.holdsUnknown = own.holdsUnknown || inner.holdsUnknown
        }
    }

    private static func collectAny(_ wrapper: any WrapperStorage) -> WrapperConfiguration? {
        func open<W: WrapperStorage>(_ wrapper: W) -> WrapperConfiguration? { collect(from: wrapper) }
        return open(wrapper)
    }

    /// The configuration of an instance's property. Only the storage of a wrapper has an underscore: for other types the
    /// conformance look-up fails, which scans all conformances of the process.
    package static func of(_ property: StoredProperty, in instance: UnsafeRawPointer) -> WrapperConfiguration? {
        guard property.name.hasPrefix("_"), let type = property.type as? any WrapperStorage.Type else { return nil }
        func open<W: WrapperStorage>(_: W.Type) -> WrapperConfiguration? {
            collect(from: (instance + property.offset).assumingMemoryBound(to: W.self).pointee)
        }
        return open(type)
    }

    /// The configurations of all wrapped properties of a model, by property name; from an initial instance, which is
    /// only made if there are any.
    @_optimize(size) package static func all(of layout: TypeLayout) -> [String: WrapperConfiguration]? {
        guard layout.problem == nil else { return nil }
        let wrapped = layout.properties.selected { $0.name.hasPrefix("_") && $0.type is any WrapperStorage.Type }
        guard !wrapped.isEmpty else { return nil }
        var result: [String: WrapperConfiguration] = [:]
        func read<T>(_ model: T) {
            withUnsafePointer(to: model) { pointer in
                let raw = UnsafeRawPointer(pointer)
                let base =
                    layout.isClass
                    ? UnsafeRawPointer(raw.assumingMemoryBound(to: UnsafeMutableRawPointer.self).pointee) : raw
                for property in wrapped {
                    result[String(property.name.dropFirst())] = WrapperConfiguration.of(property, in: base)
                }
            }
        }
        func open(_ type: any SmartDecodable.Type) { read(type.init()) }
        func open(_ type: any SmartEncodable.Type) { read(type.init()) }
        if let type = layout.type as? any SmartDecodable.Type {
            open(type)
        } else if let type = layout.type as? any SmartEncodable.Type {
            open(type)
        }
        return result
    }

    /// Whether reading needs more than other names.
    package var changesReading: Bool { decode != nil || isNonnull || isThrowing || hasForm || holdsUnknown }
    /// Whether the configuration concerns how a native model is coded, rather than the value's form.
    package var isAboutCoding: Bool {
        !names.isEmpty || decode != nil || encode != nil || isNonnull || isThrowing
    }
    /// Whether the configuration contains a form for the codec.
    package var hasForm: Bool { dateForm != nil || hexFormat != nil }
}

/// The storage `_x` of a wrapped property `x` that is coded as the value inside; it is replaced as a whole when it is
/// read.
package protocol WrapperStorage: _SmartWrapper, AnyWrapper {
    associatedtype Wrapped
    static func storing(_ value: Wrapped) -> Self
    /// Replaces the value inside. The wrapper's configuration stays: it belongs to the property.
    mutating func store(_ value: Wrapped)
    /// The value inside; nil where it is not accessible.
    var storedValue: Wrapped? { get }
    /// How the property is coded at its declaration. The engine reads it from the model's initial instance, once.
    var configuration: WrapperConfiguration? { get }
    /// How the property is coded by the value's codec.
    static func makeCodec(_ inner: Codec) -> Codec
}

extension WrapperStorage {
    package static var wrappedType: Any.Type { Wrapped.self }
    package var configuration: WrapperConfiguration? { nil }
}

/// A wrapper that notes whether its value is that of a field with the whole of a name with dots.
protocol NamedStorage {
    static func noteWholeName(at wrapper: UnsafeMutableRawPointer)
    var hasWholeName: Bool { get }
}

/// How a colour is written in hexadecimal digits.
///
///     @SmartHexColor(.rrggbb(.hash)) var tint: UIColor?   // "#FF0000"
public enum SmartHexFormat: Sendable, Hashable {
    /// Three digits, `F00`: each stands for a pair of itself.
    case rgb(Prefix)
    /// Four digits, the last for the alpha.
    case rgba(Prefix)
    /// Six digits, `FF0000`.
    case rrggbb(Prefix)
    /// Eight digits, the last two for the alpha.
    case rrggbbaa(Prefix)

    /// The text before the digits.
    public enum Prefix: String, Sendable, Hashable {
        /// `#FF0000`.
        case hash = "#"
        /// `0xFF0000`.
        case zeroX = "0x"
        /// `FF0000`.
        case none = ""
    }
}

extension HexColor {
    /// The colour's text in a format; nil: six digits, or eight where the colour is not opaque.
    func text(_ format: SmartHexFormat?) -> String {
        switch format {
        case .rgb(let prefix): return text(prefix.rawValue, digits: 3)
        case .rgba(let prefix): return text(prefix.rawValue, digits: 4)
        case .rrggbb(let prefix): return text(prefix.rawValue, digits: 6)
        case .rrggbbaa(let prefix): return text(prefix.rawValue, digits: 8)
        case nil: return text("", digits: alpha < 1 ? 8 : 6)
        }
    }
}
