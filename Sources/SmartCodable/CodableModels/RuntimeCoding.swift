import Foundation

/// Run-time models through any Codable coder.
package enum RuntimeCoding {
    /// Fills a model that `init()` has just made, hooks included. Throws where the decoder has no object.
    @_optimize(size)
    package static func fill<M>(_ model: inout M, from decoder: any Decoder) throws {
        guard let codec = CodecRegistry.shared.codec(for: M.self) as? RuntimeModelCodec else { return }
        if let engine = decoder as? EngineDecoder {
            guard engine.node.kind == .object else { throw engine.mismatch(M.self) }
            engine.reading {
                withUnsafeMutablePointer(to: &model) {
                    codec.fillInstance(UnsafeMutableRawPointer($0), from: engine.index, engine.context)
                }
            }
            return
        }
        let document = try Document(object: JSONValue(from: decoder).foundationObject)
        guard document.nodes[0].kind == .object else {
            throw DecodingError.typeMismatch(
                M.self,
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "Expected an object for \(M.self)."))
        }
        var session = DecodingSession.begin(document, rules: codec.hooks.family.rules, isCoder: true)
        defer { DecodingSession.end(&session) }
        withUnsafeMutablePointer(to: &model) {
            codec.fillInstance(UnsafeMutableRawPointer($0), from: 0, session.context)
        }
    }

    package static func write<M>(_ model: M, to encoder: any Encoder) throws {
        if let engine = encoder as? EngineEncoder { return try engine.encodeDynamic(model) }
        var session = EncodingSession.begin()
        defer { EncodingSession.end(&session) }
        // As text and back: what JSON cannot hold has then been left out.
        let text = session.text(of: model, codec: CodecRegistry.shared.codec(for: M.self))
        if let error = session.failure { throw error }
        guard let text, let document = try? Document(text: text) else {
            throw EncodingError.invalidValue(
                model,
                EncodingError.Context(
                    codingPath: encoder.codingPath, debugDescription: "\(M.self) cannot be written as JSON."))
        }
        try PlainJSON(value: document.withRoot { FoundationValue.make($0) }).encode(to: encoder)
    }
}
