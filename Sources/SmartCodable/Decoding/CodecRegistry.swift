import Foundation

/// All codecs, one for each type, made on first use. Thread-safe.
///
/// Making one instantiates no model (that happens when it is decoded), so it can be done under the lock; a recursive type finds its own unfinished codec there.
/// The only code of the user's that runs is an enum's own conversion, once, to find out that it has one.
package final class CodecRegistry: @unchecked Sendable {
    package static let shared = CodecRegistry()
    private let lock = NSRecursiveLock()
    private var codecs: [ObjectIdentifier: Codec] = [:]

    private init() {
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
        addValue(AnyCodec())
        addValue(AnyObjectCodec())
        addValue(DateCodec())
        addValue(DataCodec())
        addValue(URLCodec())
        addValue(DecimalCodec())
        addValue(NSNumberCodec())
        addValue(NSStringCodec())
        addValue(NSArrayCodec())
        addValue(NSDictionaryCodec())
        addValue(NSMutableStringCodec())
        addValue(NSMutableArrayCodec())
        addValue(NSMutableDictionaryCodec())
        addValue(NSDecimalNumberCodec())
    }

    package func codec(for type: Any.Type) -> Codec {
        let key = ObjectIdentifier(type)
        lock.lock()
        defer { lock.unlock() }
        if let known = codecs[key] { return known }
        func open<T>(_: T.Type) -> Codec { make(T.self) }
        let made = _openExistential(type, do: open)
        if let first = codecs[key] { return first }
        codecs[key] = made
        return made
    }

    package func codec<T>(for type: T.Type) -> Codec { codec(for: type as Any.Type) }

    private func make<T>(_ type: T.Type) -> Codec {
        if let provider = type as? any CodecProviding.Type { return provider.makeCodec(self) }
        if let wrapper = type as? any WrapperStorage.Type { return makeWrapper(wrapper) }
        if let raw = type as? any SmartCaseDefaultable.Type { return makeRaw(raw) }
        // A model of both families is coded the native way.
        if let model = type as? any SmartDecodable.Type { return SmartModelCodec(model) }
        // A user may make every Dictionary a model; one with other keys than text is none all the same.
        if !(type is any AnyDictionary.Type), let model = type as? any _RuntimeModel.Type { return makeModel(model) }
        if let raw = type as? any _RuntimeRawValue.Type, raw._convertsItself(), let custom = type as? any _RuntimeCustomValue.Type {
            return makeCustom(custom)
        }
        if type is any _RuntimeRawValue.Type {
            if let raw = type as? any (RawRepresentable & _RuntimeCustomValue).Type { return makePlainRaw(raw) }
            if let raw = type as? any RawRepresentable.Type { return makeRaw(raw) }
        }
        if let custom = type as? any _RuntimeCustomValue.Type { return makeCustom(custom) }
        if let wide = type as? any FixedWidthInteger.Type, wide.bitWidth > 64 { return makeWide(wide) }
        if let decodable = type as? any Decodable.Type { return makeDecodable(decodable) }
        if let encodable = type as? any Encodable.Type { return makeEncodable(encodable) }
        return UnknownCodec<T>()
    }

    private func makeModel(_ type: any _RuntimeModel.Type) -> Codec {
        let codec = RuntimeModelCodec(type)
        // Visible to itself and its children before its fields are known.
        codecs[ObjectIdentifier(type)] = codec
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
    static func makeCodec(_ registry: CodecRegistry) -> Codec
}

extension Optional: CodecProviding {
    fileprivate static func makeCodec(_ registry: CodecRegistry) -> Codec {
        let wrapped = registry.codec(for: Wrapped.self)
        let general = OptionalCodec<Wrapped>(wrapped)
        return (wrapped as? RuntimeModelCodec).map { RuntimeModelOptionalCodec($0, general: general) } ?? general
    }
}

extension Array: CodecProviding {
    fileprivate static func makeCodec(_ registry: CodecRegistry) -> Codec {
        if let scalar = Element.self as? any JSONScalar.Type { return scalarArrayCodec(scalar) }
        let element = registry.codec(for: Element.self)
        let general = ArrayCodec<Element>(element)
        if let model = element as? RuntimeModelCodec { return RuntimeModelArrayCodec(model, general: general) }
        if let model = element as? SmartModelCodec, model.variants == nil { return SmartModelArrayCodec(model, general: general) }
        return general
    }

    private static func scalarArrayCodec<T: JSONScalar>(_: T.Type) -> Codec { ScalarArrayCodec<T>() }
}

extension Set: CodecProviding {
    fileprivate static func makeCodec(_ registry: CodecRegistry) -> Codec {
        SetCodec<Element>(registry.codec(for: [Element].self))
    }
}

extension Dictionary: CodecProviding where Key == String {
    fileprivate static func makeCodec(_ registry: CodecRegistry) -> Codec { DictionaryCodec<Value>(registry.codec(for: Value.self)) }
}

private protocol AnyDictionary {}
extension Dictionary: AnyDictionary {}
