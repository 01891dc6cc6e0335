@_spi(Engine) import SmartEngine

/// What a property's wrappers configure, the outer ones first.
package final class WrapperConfiguration: Sendable {
    package let names: [String]
    package let decode: (@Sendable (any Decoder) throws -> Any?)?
    package let encode: (@Sendable (any Encoder, Any) throws -> Void)?
    package let isNonnull: Bool
    package let isThrowing: Bool
    package let dateForm: SmartDateForm?
    /// For dates: whether the form applies to text only when reading.
    package let readsNumbersBySize: Bool
    package let hexFormat: SmartHexFormat?
    /// Whether the property holds the members that no other property takes.
    package let holdsUnknown: Bool

    package init(
        names: [String] = [], decode: (@Sendable (any Decoder) throws -> Any?)? = nil,
        encode: (@Sendable (any Encoder, Any) throws -> Void)? = nil,
        isNonnull: Bool = false, isThrowing: Bool = false, dateForm: SmartDateForm? = nil,
        readsNumbersBySize: Bool = false, hexFormat: SmartHexFormat? = nil, holdsUnknown: Bool = false
    ) {
        self.names = names
        self.decode = decode
        self.encode = encode
        self.isNonnull = isNonnull
        self.isThrowing = isThrowing
        self.dateForm = dateForm
        self.readsNumbersBySize = readsNumbersBySize
        self.hexFormat = hexFormat
        self.holdsUnknown = holdsUnknown
    }

    /// Of a property that holds the members that no other takes.
    static let holdingUnknown = WrapperConfiguration(holdsUnknown: true)

    /// The configuration of `wrapper` and the wrappers inside it; nil if there is none.
    package static func collect<W: WrapperStorage>(from wrapper: W) -> WrapperConfiguration? {
        let own = (wrapper as? any ConfiguredWrapper)?.configuration
        guard let inner = (wrapper.storedValue as? any WrapperStorage).flatMap({ collectAny($0) }) else { return own }
        guard let own else { return inner }
        return WrapperConfiguration(
            names: own.names.isEmpty ? inner.names : own.names, decode: own.decode ?? inner.decode,
            encode: own.encode ?? inner.encode,
            isNonnull: own.isNonnull || inner.isNonnull, isThrowing: own.isThrowing || inner.isThrowing,
            dateForm: own.dateForm ?? inner.dateForm,
            readsNumbersBySize: (own.dateForm == nil ? inner : own).readsNumbersBySize,
            hexFormat: own.hexFormat ?? inner.hexFormat, holdsUnknown: own.holdsUnknown || inner.holdsUnknown)
    }

    private static func collectAny(_ wrapper: any WrapperStorage) -> WrapperConfiguration? {
        func open<W: WrapperStorage>(_ wrapper: W) -> WrapperConfiguration? { collect(from: wrapper) }
        return open(wrapper)
    }

    /// The configuration of an instance's property.
    package static func of(_ property: StoredProperty, in instance: UnsafeRawPointer) -> WrapperConfiguration? {
        guard let type = property.type as? any WrapperStorage.Type else { return nil }
        func open<W: WrapperStorage>(_: W.Type) -> WrapperConfiguration? {
            collect(from: (instance + property.offset).assumingMemoryBound(to: W.self).pointee)
        }
        return open(type)
    }

    /// The configurations of all wrapped properties of a model, by property name; from an initial instance, which is
    /// only made if there are any.
    package static func all(of layout: TypeLayout) -> [String: WrapperConfiguration] {
        guard layout.problem == nil else { return [:] }
        let wrapped = layout.properties.filter { $0.name.hasPrefix("_") && $0.type is any WrapperStorage.Type }
        guard !wrapped.isEmpty else { return [:] }
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
    /// Whether it concerns how a native model is coded, rather than the value's form.
    package var isAboutCoding: Bool {
        !names.isEmpty || decode != nil || encode != nil || isNonnull || isThrowing
    }
    /// Whether it contains a form for the codec.
    package var hasForm: Bool { dateForm != nil || hexFormat != nil }
}
