import Foundation

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
