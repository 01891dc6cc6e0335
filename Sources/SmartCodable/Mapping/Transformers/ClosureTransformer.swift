@_spi(Engine) import SmartEngine

/// Properties of a transformer that is made of closures, for the engine.
protocol ClosureTransformer {
    /// Whether the transformer has a closure for writing.
    var writes: Bool { get }
    /// Whether the transformer gets text instead of the value.
    var readsText: Bool { get }
}
