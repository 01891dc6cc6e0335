// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

@_spi(Engine) import SmartEngine

/// An existing model, changed by a source.
enum ModelUpdate {
    /// Decodes a new model from `decoder`, whose initial instance is `existing`, copies to it what has no coding key
    /// (closures, caches, weak references), and puts it at `target`.
    ///
    /// A hand-written `init(from:)` may make properties of keys that are not their names: then only what no JSON can
    /// fill is copied.
    @_optimize(size) static func make<M: SmartDecodable>(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, of existing: M, from decoder: EngineDecoder
    ) throws {
        if let error = decoder.plan.declared.unusable?.updateError { throw error }
        var model = try M(from: decoder)
        if M.self is AnyClass { try decoder.fillInheritedLevels(of: InstanceMemory.object(model)) }
        // The present values of members that are requested by name are unknown, unless a wrapper's closure requested
        // them.
        if decoder.plan.readsByName,
            decoder.plan.declared.configurations?.values.contains(where: { $0.decode != nil }) != true
        {
            throw EngineDecoder.unknownPresent(M.self, "fields by name")
        }
        keepUncoded(&model, existing, decoder.plan)
        model.didFinishMapping()
        target._store(consume model, at: place)
    }

    @_optimize(size)
    private static func keepUncoded<M: SmartDecodable>(_ model: inout M, _ existing: M, _ plan: NativePlan) {
        let layout = plan.declared.layout
        // In other models everything stored has a key.
        guard layout.problem == nil else { return }
        let uncoded = plan.uncodedProperties()
        if uncoded.isEmpty { return }
        if M.self is AnyClass {
            let object = InstanceMemory.object(model)
            guard layout.verify(instance: object) == nil else { return }
            let source = InstanceMemory.start(of: InstanceMemory.object(existing))
            for property in layout.properties
            where property.isVariable && property.holdsValue && uncoded.contains(property.offset) {
                ExclusiveAccess.reading(source + property.offset) {
                    property.copy(from: source, to: InstanceMemory.start(of: object))
                }
            }
        } else {
            // Copied the other way round: a copy of the struct has what cannot be copied alone, such as weak
            // references.
            guard layout.verify(instance: model) == nil else { return }
            var result = existing
            withUnsafePointer(to: model) { source in
                withUnsafeMutablePointer(to: &result) { target in
                    for property in layout.properties where !uncoded.contains(property.offset) {
                        property.copy(from: UnsafeRawPointer(source), to: UnsafeMutableRawPointer(target))
                    }
                }
            }
            model = result
        }
    }
}
