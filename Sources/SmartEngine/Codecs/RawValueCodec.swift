// Memory: an address given to a codec is of its type: uninitialised for `initialize`, else a value. What is replaced
// is moved out before it is released (`_store`).

import Foundation

/// An enum by its raw value, which converts by the rules in force.
final class RawValueCodec<T: RawRepresentable>: TypedCodec<T>, RawOptionalMaking {
    let raw: Codec
    private let makeCase: _RuntimeRawSource.CaseMaking

    init(_ raw: Codec, _ makeCase: @escaping _RuntimeRawSource.CaseMaking) {
        self.raw = raw
        self.makeCase = makeCase
        super.init()
    }

    override var rawMaker: (any RawOptionalMaking)? { self }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        make(target, .uninitializedValue, index, context)
            || takeForeign(target, .uninitializedValue, from: index, context)
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        make(target, .value, index, context) || takeForeign(target, .value, from: index, context)
    }

    func make(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext)
        -> Bool
    {
        let noted = context.noted
        let isMade = makeCase(target, place, _RuntimeRawSource(index: index, context: context))
        // If "7" was read as 7, but 7 is not a case, nothing was converted.
        if !isMade { context.revertLog(to: noted) }
        return isMade
    }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        let noted = context.noted
        guard let value = raw.value(T.RawValue.self, index, context) else { return foreign(index, context) }
        let result = T(rawValue: value)
        if result == nil { context.revertLog(to: noted) }
        return result
    }

    override func initializeFallback(_ target: UnsafeMutableRawPointer) -> Bool {
        guard let fallback = (T.self as? any SmartCaseDefaultable.Type).flatMap({ RawValueCodec.fallback($0) as? T })
        else { return false }
        target.initializeMemory(as: T.self, to: fallback)
        return true
    }

    private static func fallback<D: SmartCaseDefaultable>(_: D.Type) -> Any? { D.fallback }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        withUnsafePointer(to: source.assumingMemoryBound(to: T.self).pointee.rawValue) { raw.write($0, to: output) }
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        source.assumingMemoryBound(to: T.self).pointee.rawValue
    }
}

/// The codec of an enum that may convert itself (HandyJSON's `_transform(from:)` and `_plainValue`), and is coded by
/// its raw value otherwise.
///
/// It has a `RawValueCodec` and is not a subclass of it: for a superclass with a constraint the runtime looks up the
/// enum's conformance among all of the process.
final class ConvertingRawValueCodec<T: RawRepresentable>: TypedCodec<T>, RawOptionalMaking {
    private let byRawValue: RawValueCodec<T>
    private let conversion: ValueConversion<T>
    private let ordinal = Ordinals.next()
    /// Whether the conversion is the type's own; nil before the first one.
    private let isOwn = Guarded<Bool?>(nil)

    init(_ raw: Codec, _ makeCase: @escaping _RuntimeRawSource.CaseMaking, _ conversion: ValueConversion<T>) {
        byRawValue = RawValueCodec(raw, makeCase)
        self.conversion = conversion
        super.init()
    }

    override var rawMaker: (any RawOptionalMaking)? { self }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        make(target, .uninitializedValue, index, context)
            || takeForeign(target, .uninitializedValue, from: index, context)
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        make(target, .value, index, context) || takeForeign(target, .value, from: index, context)
    }

    override func initializeFallback(_ target: UnsafeMutableRawPointer) -> Bool {
        byRawValue.initializeFallback(target)
    }

    func make(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        guard isByRawValue(context) else { return makeByConversion(target, place, index, context) }
        return byRawValue.make(target, place, index, context)
    }

    // A separate function, since naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never)
    private func makeByConversion(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        guard let value = convert(index, context) else { return false }
        target._store(value, at: place)
        return true
    }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        isByRawValue(context) ? byRawValue.read(index, context) : convert(index, context)
    }

    /// Whether the conversion is known to be the default.
    private func isByRawValue(_ context: DecodingContext) -> Bool {
        context.companion.pointee.answer(of: ordinal) == false
    }

    /// Makes the enum by the type's own conversion; the first call decides whether there is one.
    private func convert(_ index: Int, _ context: DecodingContext) -> T? {
        if let ready = foreign(index, context) { return ready }
        if context.companion.pointee.answer(of: ordinal) == true { return transformed(index, context) }
        if let isOwn = isOwn.read({ $0 }) {
            context.companion.pointee.note(isOwn, of: ordinal)
            return isOwn ? transformed(index, context) : byRawValue.read(index, context)
        }
        var value: T?
        let isDefault = ConversionProbe.reachesDefault(of: T.self) { value = transformed(index, context) }
        isOwn.update { $0 = !isDefault }
        context.companion.pointee.note(!isDefault, of: ordinal)
        return isDefault ? byRawValue.read(index, context) : value
    }

    private func transformed(_ index: Int, _ context: DecodingContext) -> T? {
        willRunUserCode()
        return conversion.transform(FoundationValue.make(context.view(index)))
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        guard let plain = conversion.plainValue(source.assumingMemoryBound(to: T.self).pointee) else { return false }
        return write(opened: plain, to: output)
    }

    /// Writes the result by its own type, not by a cast: a Boolean NSNumber is not an Int. Besides, `as?` names
    /// `RawValue?` at run time, which took a seventh of an encode.
    private func write<Answer>(opened answer: Answer, to output: EncodingContext) -> Bool {
        guard Answer.self == T.RawValue.self else {
            return output.deeper(otherwise: false) { output.writeAnswer(answer) }
        }
        return withUnsafePointer(to: answer) { byRawValue.raw.write($0, to: output) }
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        conversion.plainValue(source.assumingMemoryBound(to: T.self).pointee)
    }
}

/// Finds out whether a type has a conversion of its own, by watching whether its first conversion reaches the one that
/// every type of its kind has.
///
///     enum Kind: String, HandyJSONEnum { case video, photo }       by raw value, which is the default
///     enum Level: Int, HandyJSONEnum { case low, high
///         static func _transform(from object: Any) -> Level? { … } }       never reaches the default
///
/// Conversions may call each other, so the probes of a thread form a stack and each looks for its own type only.
package enum ConversionProbe {
    private struct Probe {
        let type: ObjectIdentifier
        let outer: UnsafeMutableRawPointer?
        var isReached = false
    }

    private static let slot = ThreadSlot()

    /// Called by the default conversion of `type`. True: a probe is running, and the value does not matter.
    package static func defaultIsReached(of type: Any.Type) -> Bool {
        guard let probe = slot.pointer?.assumingMemoryBound(to: Probe.self),
            probe.pointee.type == ObjectIdentifier(type)
        else { return false }
        probe.pointee.isReached = true
        return true
    }

    /// Runs a conversion of `type`. True: it was the default one.
    static func reachesDefault(of type: Any.Type, _ conversion: () -> Void) -> Bool {
        var probe = Probe(type: ObjectIdentifier(type), outer: slot.pointer)
        return withUnsafeMutablePointer(to: &probe) { place in
            slot.pointer = UnsafeMutableRawPointer(place)
            conversion()
            slot.pointer = place.pointee.outer
            return place.pointee.isReached
        }
    }
}

/// An enum that is read and written by its raw value (`SmartCaseDefaultable`). HandyJSON's `HandyJSONEnum` has the same
/// requirement under another name, so that an enum may be both.
public protocol _RuntimeRawValue: _SmartCoded {
    /// Makes `Self` from a value of its raw type, at an initialised `Self`, an initialised `Self?`, or in uninitialised
    /// memory of either.
    static func _makeCase(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource)
        -> Bool
}

/// A JSON value about to become a raw value.
public struct _RuntimeRawSource {
    /// An enum's `_makeCase`.
    package typealias CaseMaking = (UnsafeMutableRawPointer, _RuntimePlace, _RuntimeRawSource) -> Bool

    let index: Int
    let context: DecodingContext

    /// The raw value, converted by the rules in force; nil when it cannot be.
    public func string() -> String? { String.read(index, context) }
    public func int() -> Int? { Int.read(index, context) }
    public func value<Raw>(_ type: Raw.Type) -> Raw? {
        CodecRegistry.shared.derivedCodec(for: type).value(type, index, context)
    }

    /// Makes the case of the raw value. Inlinable: specialised where the enum is declared, it names no generic type at
    /// run time.
    @inlinable
    public func makeCase<Enum: RawRepresentable>(
        _: Enum.Type, _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace
    ) -> Bool {
        let raw: Enum.RawValue?
        if Enum.RawValue.self == String.self {
            raw = unsafeBitCast(string(), to: Enum.RawValue?.self)
        } else if Enum.RawValue.self == Int.self {
            raw = unsafeBitCast(int(), to: Enum.RawValue?.self)
        } else {
            raw = value(Enum.RawValue.self)
        }
        guard let raw, let value = Enum(rawValue: raw) else { return false }
        target._store(value, at: place)
        return true
    }
}

extension _RuntimeRawValue where Self: RawRepresentable {
    @inlinable
    public static func _makeCase(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource)
        -> Bool
    { source.makeCase(Self.self, target, place) }
}

/// A raw-value enum whose property never fails to decode: an unknown raw value takes the property's initial value.
///
///     enum Kind: String, SmartCaseDefaultable {
///         static var defaultCase: Kind { .photo }     // optional
///         case video, photo
///     }
///
/// An optional property becomes nil. In arrays and dictionaries no property gives an initial value: there the value
/// becomes `defaultCase` if the type declares one, and is an element that does not fit otherwise. The engine never
/// picks another case. With other decoders an unknown raw value is `defaultCase`, or an error.
public protocol SmartCaseDefaultable: RawRepresentable, Codable, CaseIterable, _RuntimeRawValue
where RawValue: Codable {
    /// `Self` or `Self?`; declaring a `defaultCase` chooses it.
    associatedtype DefaultCase
    /// The case for an unknown raw value where there is no initial value; nil, the default, if there is none.
    static var defaultCase: DefaultCase { get }
}

extension _Coding {
    /// The coding of an enum by its raw value, unless it converts itself.
    package init<T: RawRepresentable>(
        convertingRaw _: T.Type, _ conversion: ValueConversion<T>, makeCase: @escaping _RuntimeRawSource.CaseMaking
    ) {
        self.init { builder, _ in ConvertingRawValueCodec<T>(builder.codec(for: T.RawValue.self), makeCase, conversion)
        }
    }
}
