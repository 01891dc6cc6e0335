/// A transformer that may have nothing to say about writing.
protocol OneWayTransformer {
    var writes: Bool { get }
}
