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
