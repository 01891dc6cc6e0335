import Foundation

final class DataCodec: TypedCodec<Data> {

    /// All bytes or nil: bytes with gaps would be other data.
    private func bytes(_ index: Int, _ context: DecodingContext) -> [UInt8]? {
        let outer = context.state.pointee.rules
        if let whole = context.rules.plainCodable { context.state.pointee.rules = Unmanaged.passUnretained(whole) }
        defer { context.state.pointee.rules = outer }
        return UInt8.readArray(index, context)
    }

    @_optimize(size) override func read(_ index: Int, _ context: DecodingContext) -> Data? {
        if let data = foreign(index, context) { return data }
        if context.rules.isNative, case .custom(let decode) = context.session.options.choices.data {
            guard context.node(index).kind != .null else { return nil }
            return context.custom(index, Data.self, decode)
        }
        // Bytes one by one are what `.deferredToData` writes.
        if context.node(index).kind == .array, context.rules.isNative, !context.rules.convertsAsHandyJSON {
            if case .deferredToData = context.session.options.choices.data {
                return bytes(index, context).map { Data($0) }
            }
            guard !context.rules.isExact, let bytes = bytes(index, context) else { return nil }
            context.note(.converted, at: index, expected: Data.self)
            return Data(bytes)
        }
        guard context.node(index).kind == .string else { return nil }
        guard let data = Data(base64Encoded: context.view(index).string) else { return nil }
        // Base64 text is not the form that this strategy agrees on, so reading it is a conversion.
        if context.rules.isNative, case .deferredToData = context.session.options.choices.data {
            if context.rules.isExact { return nil }
            context.note(.converted, at: index, expected: Data.self)
        }
        return data
    }
    override func writeValue(_ value: Data, to output: EncodingContext) -> Bool {
        output.write(data: value)
    }
    override func plain(_ value: Data, _ output: EncodingContext) -> Any? {
        switch output.state.pointee.options.choices.data {
        case .base64: return value.base64EncodedString()
        case .deferredToData: return Array(value)
        default: return output.plain(value)
        }
    }
}
