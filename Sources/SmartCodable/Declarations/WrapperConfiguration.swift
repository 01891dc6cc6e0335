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
