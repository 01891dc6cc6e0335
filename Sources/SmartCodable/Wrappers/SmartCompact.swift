@_spi(Engine) import SmartEngine

/// Collections that drop elements that do not fit and keep the others, whatever the options of the call.
///
///     struct Poll: SmartCodable {
///         @SmartCompact.Array var votes: [Int] = []              // [1, "2", "x", null] → [1, 2]
///         @SmartCompact.Dictionary var sums: [String: Int] = [:] // {"a": 1, "b": []} → ["a": 1]
///     }
///
/// Collections of a model do so anyway; the wrapper is for collections that have to do so with the option
/// `.strictCollections` as well, and for properties of plain Codable types. The collection may be optional, and may
/// hold collections. What is left out is reported. Other decoders than the engine's read the collection as a whole.
public enum SmartCompact {
    /// The wrapper for arrays and sets.
    public typealias Array = SmartLossy
    /// The wrapper for dictionaries.
    public typealias Dictionary = SmartLossy
}

/// A collection that drops elements that do not fit; see `SmartCompact`.
@frozen @propertyWrapper
public struct SmartLossy<Value>: Codable {
    /// The value itself, which the property reads and sets.
    @_documentation(visibility: internal)
    public var wrappedValue: Value

    /// The initial value, as in `var x = …`.
    ///
    /// - Parameter wrappedValue: The initial value.
    @inlinable
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension SmartLossy: ValueWrapper {
    package static func makeCodec(_ inner: Codec) -> Codec { LossyCodec<Self>(inner) }
}

final class LossyCodec<W: WrapperStorage>: TransparentCodec<W> {
    override func reading(_ index: Int, _ context: DecodingContext, _ body: () -> Bool) -> Bool { context.lossy(body) }
}

extension DecodingContext {
    fileprivate func lossy(_ body: () -> Bool) -> Bool {
        let outer = state.pointee.rules
        let rules = session.options.rules.lossy()
        state.pointee.rules = Unmanaged.passUnretained(rules)
        defer { state.pointee.rules = outer }
        return withExtendedLifetime(rules, body)
    }
}

extension SmartLossy: Sendable where Value: Sendable {}

extension SmartLossy: Equatable where Value: Equatable {}

extension SmartLossy: Hashable where Value: Hashable {}
