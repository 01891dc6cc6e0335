@_spi(Engine) import SmartEngine

/// The fields of a model that the engine fills by address, as a plan keeps them.
package final class DirectFields {
    /// The part that is read for each object, without reference counting.
    struct Hot {
        let places: MemberPlaces
        /// Whether the model's objects may be filled in one pass over their members: each key has one name and no
        /// transformer.
        let isPlain: Bool
        let isClass: Bool
    }

    private let levels: InheritedLevels
    let hot: UnsafeMutablePointer<Hot>

    /// The fields of the levels; nil if the model has nothing to fill.
    @_optimize(size) init?(_ levels: InheritedLevels?, isClass: Bool, isPlain: Bool) {
        guard let levels else { return nil }
        self.levels = levels
        let fields = levels.fields
        let table = levels.table.hot.pointee
        hot = .allocate(capacity: 1)
        hot.initialize(
            to: Hot(
                places: MemberPlaces(fields.map { ($0.property, $0.codec) }, table.names),
                isPlain: isPlain && !table.needsSlowPath && fields.count <= 64, isClass: isClass))
    }

    /// The keys of what it fills.
    package var table: KeyTable { levels.table }

    deinit {
        hot.pointee.places.free()
        hot.deallocate()
    }

    /// Fills the instance at `base`, property by property.
    func fill(_ base: UnsafeMutableRawPointer, _ decoder: EngineDecoder) throws {
        try levels.fill(base, decoder)
    }

    /// Fills what the places have left over.
    func fill(_ base: UnsafeMutableRawPointer, _ rest: MemberPlaces.Rest, _ decoder: EngineDecoder) throws {
        try levels.fill(base, rest, decoder)
    }
}
