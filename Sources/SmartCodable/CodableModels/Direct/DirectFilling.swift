@_spi(Engine) import SmartEngine

/// SmartDirectCodable's `init(from:)`.
struct DirectFilling {
    private let decoder: any Decoder
    private let keys: DirectKeys

    /// - Throws: Why the model cannot be filled; the probe's error.
    init<Model: SmartDirectCodable>(_ model: Model.Type, _ decoder: any Decoder) throws {
        if let probe = decoder as? DirectProbe { throw probe.recognise(model) }
        keys = DirectKeys.of(model)
        if let error = keys.refusal { throw error }
        self.decoder = decoder
    }

    /// Fills the model at `instance`. Called for other decoders than the engine's, for updates, and by an `init(from:)`
    /// that decodes several models from one decoder; what the engine decodes itself it fills without this.
    func fill(_ instance: UnsafeMutableRawPointer) throws {
        try keys.containerFields?.fill(InstanceMemory.base(of: instance, isClass: keys.type is AnyClass), from: decoder)
    }
}
