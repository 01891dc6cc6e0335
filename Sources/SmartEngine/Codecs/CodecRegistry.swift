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
    private let known = Guarded(CodecTables())
    private let shortcuts = ThreadObject { CodecShortcuts() }

    package static let shared = CodecRegistry()

    /// How the codecs of the types that the engine knows by itself are made, for properties of one kind of models. They
    /// are made when they are first asked for, since the runtime has to make a type for each.
    typealias Maker = @Sendable (_ isDerived: Bool) -> Codec?

    private static let standard: TypeTable<Maker> = {
        var table = TypeTable<Maker>()
        let scalars: [any (JSONScalar & Sendable).Type] = [
            Bool.self, String.self, Double.self, Float.self, Int.self, Int8.self, Int16.self, Int32.self, Int64.self,
            UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
        ]
        for index in scalars.indices {
            let type = scalars[index]
            table[ObjectIdentifier(type)] = { _ in scalarCodec(type) }
        }
        FoundationTypes.makers { table[ObjectIdentifier($0)] = $1 }
        table[ObjectIdentifier(Any.self)] = { AnyCodec(isDerived: $0) }
        table[ObjectIdentifier(AnyObject.self)] = { AnyObjectCodec(isDerived: $0) }
        // For HandyJSON neither CGFloat nor the widest integers are numbers.
        table[ObjectIdentifier(CGFloat.self)] = { $0 ? nil : scalarCodec(CGFloat.self) }
        if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
            table[ObjectIdentifier(Int128.self)] = { $0 ? nil : integerCodec(Int128.self) }
            table[ObjectIdentifier(UInt128.self)] = { $0 ? nil : integerCodec(UInt128.self) }
        }
        return table
    }()

    /// The types with a codec of their own, each of which has a row in `RegistryParityTests`.
    package static var standardTypes: [Any.Type] {
        var types: [Any.Type] = []
        standard.each { _, _, make in if let codec = make(false) { types.append(codec.type) } }
        return types
    }

    static func standardCodec(of type: Any.Type, isDerived: Bool) -> Codec? {
        standard[ObjectIdentifier(type)].flatMap { $0(isDerived) }
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
            guard let codec = known.read({ $0[key, isDerived] }) else { return nil }
            shortcuts.note(codec, key, isDerived: isDerived)
            return codec
        }
    }

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
            var isFirst = true
            codecs.native.each { key, _, _ in isFirst = isFirst && known.native[key] == nil }
            codecs.derived.each { key, _, _ in isFirst = isFirst && known.derived[key] == nil }
            guard isFirst else { return false }
            codecs.native.each { known.native[$0] = $2 }
            codecs.derived.each { known.derived[$0] = $2 }
            return true
        }
    }
}

/// One thread's direct-mapped cache of the registry, by the low bits of types, which saves waiting for the lock. Codecs
/// are never freed.
final class CodecShortcuts {
    private struct Entry {
        var type: ObjectIdentifier?
        var codec: Unmanaged<Codec>?
    }

    private static let count = 64
    private let entries = UnsafeMutablePointer<Entry>.allocate(capacity: CodecShortcuts.count * 2)

    init() { entries.initialize(repeating: Entry(), count: CodecShortcuts.count * 2) }
    deinit { entries.deallocate() }

    private func place(_ type: ObjectIdentifier, _ isDerived: Bool) -> UnsafeMutablePointer<Entry> {
        let bits = Int(bitPattern: type)
        let mixed = (bits >> 4) ^ (bits >> 10)
        let pair = (mixed & (CodecShortcuts.count &- 1)) &* 2
        return entries + (isDerived ? pair &+ 1 : pair)
    }

    @inline(__always)
    func find(_ type: ObjectIdentifier, isDerived: Bool) -> Codec? {
        let entry = place(type, isDerived)
        return entry.pointee.type == type ? entry.pointee.codec?.takeUnretainedValue() : nil
    }

    func note(_ codec: Codec, _ type: ObjectIdentifier, isDerived: Bool) {
        place(type, isDerived).pointee = Entry(type: type, codec: Unmanaged.passUnretained(codec))
    }
}

// Coded by codecs of the registry, which finds them by identity. They conform because HandyJSON's protocols of these
// names have them conform: `let value: _Transformable = "text"`.
extension Bool: _SmartCoded {}
extension String: _SmartCoded {}
extension Double: _SmartCoded {}
extension Float: _SmartCoded {}
extension Int: _SmartCoded {}
extension Int8: _SmartCoded {}
extension Int16: _SmartCoded {}
extension Int32: _SmartCoded {}
extension Int64: _SmartCoded {}
extension UInt: _SmartCoded {}
extension UInt8: _SmartCoded {}
extension UInt16: _SmartCoded {}
extension UInt32: _SmartCoded {}
extension UInt64: _SmartCoded {}
extension NSString: _SmartCoded {}
extension NSNumber: _SmartCoded {}
extension NSArray: _SmartCoded {}
extension NSDictionary: _SmartCoded {}
