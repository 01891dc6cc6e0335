import Foundation

/// All codecs, one for each type, made on first use. Thread-safe.
///
/// The properties of run-time derived models (HandyJSON's) have codecs of their own, since some types are coded
/// differently there. What a native model codes through Codable, for example, is an unknown type to HandyJSON. A model
/// has one codec for all callers.
///
/// No lock is held while a codec is made (see `CodecBuilder`), and no user code runs for it. Models are instantiated,
/// and their mappings called, when the first of them is decoded.
package final class CodecRegistry: Sendable {
    private let known: Guarded<CodecTables>
    /// The types with a codec of their own, each of which has a row in `RegistryParityTests`.
    package let standardTypes: [Any.Type]
    private let shortcuts = ThreadObject { CodecShortcuts() }

    package static let shared = CodecRegistry()

    @_optimize(size) init() {
        var codecs: [ObjectIdentifier: Codec] = [:]
        var derived: [ObjectIdentifier: Codec] = [:]
        func add<T: JSONScalar>(_ type: T.Type) { codecs[ObjectIdentifier(type)] = Self.scalarCodec(type) }
        add(Bool.self)
        add(String.self)
        add(Double.self)
        add(Float.self)
        add(CGFloat.self)
        add(Int.self)
        add(Int8.self)
        add(Int16.self)
        add(Int32.self)
        add(Int64.self)
        add(UInt.self)
        add(UInt8.self)
        add(UInt16.self)
        add(UInt32.self)
        add(UInt64.self)
        func addValue<T>(_ codec: TypedCodec<T>) { codecs[ObjectIdentifier(T.self)] = codec }
        addValue(AnyObjectCodec(isDerived: false))
        for codec in FoundationTypes.makeCodecs() { codecs[ObjectIdentifier(codec.type)] = codec }
        derived = codecs
        // The builder makes this codec: for HandyJSON neither CGFloat nor the widest integers are numbers.
        derived[ObjectIdentifier(CGFloat.self)] = nil
        addValue(AnyCodec(isDerived: false))
        derived[ObjectIdentifier(Any.self)] = AnyCodec(isDerived: true)
        derived[ObjectIdentifier(AnyObject.self)] = AnyObjectCodec(isDerived: true)
        if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
            codecs[ObjectIdentifier(Int128.self)] = Self.integerCodec(Int128.self)
            codecs[ObjectIdentifier(UInt128.self)] = Self.integerCodec(UInt128.self)
        }
        standardTypes = codecs.values.map(\.type)
        known = Guarded(CodecTables(native: codecs, derived: derived))
    }

    // This function stays generic when it is compiled. A specialised copy would name `ScalarCodec<Int>` by its mangled
    // name, for which the runtime searches for the conformance among all of the process; here it is handed in.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private static func scalarCodec<T: JSONScalar>(_: T.Type) -> Codec { ScalarCodec<T>() }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private static func integerCodec<T: FixedWidthInteger>(_: T.Type) -> Codec { WideIntegerCodec<T>() }

    package func codec(for type: Any.Type) -> Codec {
        let key = ObjectIdentifier(type)
        return find(key, isDerived: false) ?? make(type, key, isDerived: false)
    }

    package func codec<T>(for type: T.Type) -> Codec { codec(for: type as Any.Type) }

    /// The codec of a type that is known to be coded in a way of its own, without a conformance look-up.
    package func codec<T: _SmartCoded>(ofCoded type: T.Type, isDerived: Bool = false) -> Codec {
        let key = ObjectIdentifier(type)
        return find(key, isDerived: isDerived) ?? make(type, key, isDerived: isDerived, known: type)
    }

    /// The codec of a property of a run-time derived model.
    package func derivedCodec(for type: Any.Type) -> Codec {
        let key = ObjectIdentifier(type)
        return find(key, isDerived: true) ?? make(type, key, isDerived: true)
    }

    func codec(for type: Any.Type, isDerived: Bool) -> Codec { isDerived ? derivedCodec(for: type) : codec(for: type) }

    @_optimize(speed)
    func find(_ key: ObjectIdentifier, isDerived: Bool) -> Codec? {
        shortcuts.reference._withUnsafeGuaranteedRef { shortcuts in
            if let codec = shortcuts.find(key, isDerived: isDerived) { return codec }
            guard let codec = known.read({ $0[isDerived][key] }) else { return nil }
            shortcuts.note(codec, key, isDerived: isDerived)
            return codec
        }
    }

    @inline(never)
    @_optimize(size)
    private func make(
        _ type: Any.Type, _ key: ObjectIdentifier, isDerived: Bool, known: (any _SmartCoded.Type)? = nil
    ) -> Codec {
        while true {
            let builder =
                LinkedCodableHalf.current?.makeBuilder(self, isDerived: isDerived, known: known)
                ?? CodecBuilder(self, isDerived: isDerived, known: known)
            let codec = builder.codec(for: type)
            if publish(builder.made) { return codec }
            // Another thread was the first with some of these types. Its published codecs need not be made again, so
            // this terminates.
            if let first = find(key, isDerived: isDerived) { return first }
        }
    }

    /// All of them or none: a type never has two codecs.
    private func publish(_ codecs: CodecTables) -> Bool {
        known.update { known in
            guard codecs.native.keys.allSatisfy({ known.native[$0] == nil }),
                codecs.derived.keys.allSatisfy({ known.derived[$0] == nil })
            else { return false }
            known.native.merge(codecs.native) { first, _ in first }
            known.derived.merge(codecs.derived) { first, _ in first }
            return true
        }
    }
}
