import Foundation

/// All codecs, one for each type, made on first use. Thread-safe.
///
/// The properties of run-time derived models (HandyJSON's) have codecs of their own, since some types are coded
/// otherwise there: what a native model codes through Codable is for HandyJSON a type like any other. A model has one
/// codec, whoever asks.
///
/// No lock is held while a codec is made (see `CodecBuilder`), and none of the user's code runs for it: models are
/// instantiated, and asked what they have to say, when the first of them is decoded.
package final class CodecRegistry: Sendable {
    package static let shared = CodecRegistry()
    private let known: Guarded<CodecTables>
    /// The types that are known by themselves, each of which has a row in `RegistryParityTests`.
    package let standardTypes: [Any.Type]

    private init() {
        var codecs: [ObjectIdentifier: Codec] = [:]
        var derived: [ObjectIdentifier: Codec] = [:]
        func add<T: JSONScalar>(_: T.Type) { codecs[ObjectIdentifier(T.self)] = ScalarCodec<T>() }
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
        addValue(AnyObjectCodec())
        for codec in FoundationTypes.makeCodecs() { codecs[ObjectIdentifier(codec.type)] = codec }
        derived = codecs
        // Made by the builder: for HandyJSON it is no number, and neither are the widest integers.
        derived[ObjectIdentifier(CGFloat.self)] = nil
        addValue(AnyCodec())
        derived[ObjectIdentifier(Any.self)] = OriginalCodec()
        if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
            addValue(WideIntegerCodec<Int128>())
            addValue(WideIntegerCodec<UInt128>())
        }
        standardTypes = codecs.values.map(\.type)
        known = Guarded(CodecTables(native: codecs, derived: derived))
    }

    package func codec(for type: Any.Type) -> Codec {
        let key = ObjectIdentifier(type)
        return find(key) ?? make(type, key, isDerived: false)
    }

    package func codec<T>(for type: T.Type) -> Codec { codec(for: type as Any.Type) }

    /// The codec of a property of a run-time derived model.
    package func derivedCodec(for type: Any.Type) -> Codec {
        let key = ObjectIdentifier(type)
        return known.read { $0.derived[key] } ?? make(type, key, isDerived: true)
    }

    func codec(for type: Any.Type, isDerived: Bool) -> Codec { isDerived ? derivedCodec(for: type) : codec(for: type) }

    private func find(_ key: ObjectIdentifier) -> Codec? { known.read { $0.native[key] } }

    fileprivate func find(_ key: ObjectIdentifier, isDerived: Bool) -> Codec? { known.read { $0[isDerived][key] } }

    @inline(never)
    private func make(_ type: Any.Type, _ key: ObjectIdentifier, isDerived: Bool) -> Codec {
        while true {
            let builder = CodecBuilder(self, isDerived: isDerived)
            let codec = builder.codec(for: type)
            if publish(builder.made) { return codec }
            // Another thread was first with some of these types. What it published need not be made again, so this
            // comes to an end.
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

/// Codecs by type: of native models' properties, and of run-time derived models'.
private struct CodecTables {
    var native: [ObjectIdentifier: Codec] = [:]
    var derived: [ObjectIdentifier: Codec] = [:]

    subscript(isDerived: Bool) -> [ObjectIdentifier: Codec] {
        get { isDerived ? derived : native }
        set { if isDerived { derived = newValue } else { native = newValue } }
    }
}

/// Makes the codec of a type and of all the types it is made of, on one thread. A recursive type finds its own
/// unfinished codec here; nobody else sees it before it is finished.
package final class CodecBuilder {
    private let registry: CodecRegistry
    fileprivate private(set) var made = CodecTables()
    /// Whose properties' codecs are being made.
    private(set) var isDerived: Bool

    fileprivate init(_ registry: CodecRegistry, isDerived: Bool) {
        self.registry = registry
        self.isDerived = isDerived
    }

    func codec(for type: Any.Type) -> Codec {
        let key = ObjectIdentifier(type)
        if let ready = made[isDerived][key] ?? registry.find(key, isDerived: isDerived) { return ready }
        func open<T>(_: T.Type) -> Codec { make(T.self) }
        let codec = _openExistential(type, do: open)
        // Its parts may have needed it.
        if let first = made[isDerived][key] { return first }
        made[isDerived][key] = codec
        return codec
    }

    /// The codec that properties of the other kind of models have.
    private func codec(for type: Any.Type, isDerived: Bool) -> Codec {
        let outer = self.isDerived
        self.isDerived = isDerived
        defer { self.isDerived = outer }
        return codec(for: type)
    }

    private func make<T>(_ type: T.Type) -> Codec {
        // Functions, tuples, metatypes and existential types conform to nothing.
        guard RuntimeReflection.isNominal(type) else { return makeUnknown(type) }
        if let coded = type as? any _SmartCoded.Type, let codec = make(coded) { return codec }
        if isDerived, let codec = makeOther(type) { return codec }
        if let decodable = type as? any Decodable.Type { return makeDecodable(decodable) }
        if let encodable = type as? any Encodable.Type { return makeEncodable(encodable) }
        if let wide = type as? any FixedWidthInteger.Type, wide.bitWidth > 64 { return makeWide(wide) }
        return UnknownCodec<T>()
    }

    /// Nil: a type that is coded as any other, such as a dictionary with keys that are no text.
    private func make(_ type: any _SmartCoded.Type) -> Codec? {
        switch type._codedAs {
        case .container:
            if let provider = type as? any CodecProviding.Type { return provider.makeCodec(self) }
            return isDerived ? (type as? any AnyDictionary.Type)?.makeKeyCastingCodec(self) : nil
        case .wrapper:
            if isDerived { return codec(for: type, isDerived: false) }
            if let wrapper = type as? any WrapperStorage.Type { return makeWrapper(wrapper) }
            return nil
        case .native:
            if isDerived { return codec(for: type, isDerived: false) }
            // A model of both families is coded the native way; an enum by its raw value.
            if RuntimeReflection.isEnum(type), let raw = type as? any SmartCaseDefaultable.Type { return makeRaw(raw) }
            return (type as? any SmartDecodable.Type).map { SmartModelCodec($0) }
        case .other:
            return RuntimeReflection.isEnum(type)
                ? makeEnum(type) ?? makeValue(type) : makeValue(type) ?? makeEnum(type)
        }
    }

    private func makeValue(_ type: any _SmartCoded.Type) -> Codec? {
        if let model = type as? any _RuntimeModel.Type { return makeModel(model) }
        if type is any _RuntimeRawValue.Type { return nil }
        return (type as? any _RuntimeCustomValue.Type).map { makeCustom($0) }
    }

    private func makeEnum(_ type: any _SmartCoded.Type) -> Codec? {
        guard type is any _RuntimeRawValue.Type else { return nil }
        if let raw = type as? any SmartCaseDefaultable.Type { return makeRaw(raw) }
        if let raw = type as? any (RawRepresentable & _RuntimeCustomValue).Type { return makePlainRaw(raw) }
        if let raw = type as? any RawRepresentable.Type { return makeRaw(raw) }
        return (type as? any _RuntimeCustomValue.Type).map { makeCustom($0) }
    }

    fileprivate func nativeCodec(for type: Any.Type) -> Codec { codec(for: type, isDerived: false) }

    /// For a run-time derived model. Nil for a user's Codable type, which is coded as such; of the system's only those
    /// are that everybody wants to have coded.
    private func makeOther<T>(_ type: T.Type) -> Codec? {
        guard type is any Decodable.Type || type is any Encodable.Type else { return makeUnknown(type) }
        return SystemTypes.areLeftAlone(type) ? CastingCodec<T>(general: nativeCodec(for: type)) : nil
    }

    private func makeUnknown<T>(_ type: T.Type) -> Codec {
        isDerived ? CastingCodec<T>(general: nil) : UnknownCodec<T>()
    }

    private func makeModel(_ type: any _RuntimeModel.Type) -> Codec {
        guard isDerived else { return codec(for: type, isDerived: true) }
        let codec = RuntimeModelCodec(type)
        // Visible to itself and its children before its fields are known.
        made.derived[ObjectIdentifier(type)] = codec
        codec.resolve(self)
        return codec
    }

    private func makeWide<T: FixedWidthInteger>(_ type: T.Type) -> Codec { WideIntegerCodec<T>() }
    private func makeDecodable<T: Decodable>(_ type: T.Type) -> Codec { DecodableCodec<T>() }
    private func makeEncodable<T: Encodable>(_ type: T.Type) -> Codec { EncodableCodec<T>() }
    private func makeCustom<T: _RuntimeCustomValue>(_ type: T.Type) -> Codec { CustomValueCodec<T>() }
    private func makeWrapper<W: WrapperStorage>(_ type: W.Type) -> Codec { W.makeCodec(codec(for: W.Wrapped.self)) }
    private func makePlainRaw<T: RawRepresentable & _RuntimeCustomValue>(_ type: T.Type) -> Codec {
        PlainRawValueCodec<T>(codec(for: T.RawValue.self))
    }
    private func makeRaw<T: RawRepresentable>(_ type: T.Type) -> Codec { RawValueCodec<T>(codec(for: T.RawValue.self)) }
}

/// The generic standard types, which know their parts.
private protocol CodecProviding {
    static func makeCodec(_ builder: CodecBuilder) -> Codec
}

extension Optional: CodecProviding {
    fileprivate static func makeCodec(_ builder: CodecBuilder) -> Codec {
        let wrapped = builder.codec(for: Wrapped.self)
        let general = OptionalCodec<Wrapped>(wrapped, isDerived: builder.isDerived)
        return (wrapped as? RuntimeModelCodec).map { RuntimeModelOptionalCodec($0, general: general) } ?? general
    }
}

extension Array: CodecProviding {
    fileprivate static func makeCodec(_ builder: CodecBuilder) -> Codec {
        let element = builder.codec(for: Element.self)
        if let scalars = element.arrayCodec { return scalars }
        let general = ArrayCodec<Element>(element)
        if let model = element as? RuntimeModelCodec { return RuntimeModelArrayCodec(model, general: general) }
        if let model = element as? SmartModelCodec, !model.isPolymorphic {
            return SmartModelArrayCodec(model, general: general)
        }
        return general
    }
}

extension Set: CodecProviding {
    fileprivate static func makeCodec(_ builder: CodecBuilder) -> Codec {
        SetCodec<Element>(builder.codec(for: [Element].self))
    }
}

extension Dictionary: CodecProviding where Key == String {
    fileprivate static func makeCodec(_ builder: CodecBuilder) -> Codec {
        DictionaryCodec<Value>(builder.codec(for: Value.self))
    }
}

private protocol AnyDictionary {
    static func makeKeyCastingCodec(_ builder: CodecBuilder) -> Codec
}

extension Dictionary: AnyDictionary {
    fileprivate static func makeKeyCastingCodec(_ builder: CodecBuilder) -> Codec {
        KeyCastingDictionaryCodec<Key, Value>(
            members: DictionaryCodec<Value>(builder.codec(for: Value.self)),
            general: builder.nativeCodec(for: Self.self))
    }
}

/// Types of the standard library and of the system.
private enum SystemTypes {
    private static let modules = [
        "Swift.", "Foundation.", "FoundationEssentials.", "FoundationInternationalization.", "CoreFoundation.",
        "CoreGraphics.", "__C.",
    ]

    /// Codable types that HandyJSON neither reads nor writes, and that are left alone here too, but for those that
    /// `FoundationTypes` names.
    static func areLeftAlone(_ type: Any.Type) -> Bool {
        guard !FoundationTypes.isCodedByItself(type) else { return false }
        let name = String(reflecting: type)
        return modules.contains { name.hasPrefix($0) }
    }
}
