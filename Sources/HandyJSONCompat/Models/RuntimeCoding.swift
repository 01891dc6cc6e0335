import Foundation
@_spi(Engine) import SmartEngine

/// Run-time models through any Codable coder.
enum RuntimeCoding {
    /// Fills a model that `init()` has just made, hooks included. Throws where the decoder has no object.
    @_optimize(size)
    static func fill<M>(_ model: inout M, from decoder: any Decoder) throws {
        guard let codec = CodecRegistry.shared.codec(for: M.self) as? RuntimeModelCodec else { return }
        let isFilled = try withUnsafeMutablePointer(to: &model) { model in
            try LinkedCodableHalf.current?.withValue(of: decoder) { index, context in
                guard context.node(index).kind == .object else { throw context.session.failure(M.self, at: index) }
                codec.fillInstance(UnsafeMutableRawPointer(model), from: index, context, isNewInstance: true)
            }
        }
        if isFilled == true { return }
        let document = try Document(object: ForeignValue(from: decoder).object)
        guard document.withRoot({ $0.kind }) == .object else {
            throw DecodingError.typeMismatch(
                M.self,
                DecodingError.Context("Expected an object for \(M.self).", at: decoder.codingPath))
        }
        var session = DecodingSession.begin(document, rules: .passUnretained(codec.hooks.family.rules))
        defer { DecodingSession.end(&session) }
        session.context.state.pointee.isDerived = false
        withUnsafeMutablePointer(to: &model) {
            codec.fillInstance(UnsafeMutableRawPointer($0), from: 0, session.context, isNewInstance: true)
        }
    }

    @_optimize(size) static func write<M>(_ model: M, to encoder: any Encoder) throws {
        if try LinkedCodableHalf.current?.encode(model, to: encoder) == true { return }
        var session = EncodingSession.begin()
        defer { EncodingSession.end(&session) }
        // The value is written as text and read back: what JSON cannot hold has then been left out.
        let text = session.text(of: model, codec: CodecRegistry.shared.codec(for: M.self))
        if let error = session.failure { throw error }
        guard let text, let plain = try? Document(text: text).foundationValue() else {
            throw EncodingError.invalid(model, "\(M.self) cannot be written as JSON.", at: encoder.codingPath)
        }
        try ForeignValue(plain).encode(to: encoder)
    }
}
