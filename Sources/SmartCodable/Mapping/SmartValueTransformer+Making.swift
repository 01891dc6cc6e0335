@_spi(Engine) import SmartEngine

extension SmartValueTransformer {
    @inlinable
    init<T: ValueTransformable>(_ key: any CodingKey, _ transformer: T) {
        self.init(
            key, transformer,
            Conversion(
                object: T.Object.self,
                // Casts cost as much as a small object.
                takes: { type(of: $0) == T.Object.self || $0 is T.Object },
                read: { json in
                    // The input is nil for an `Any?`, NSNull for an `Any`.
                    guard let json = json as? T.JSONInput else { return nil }
                    return transformer.transformFromJSON(json)
                },
                write: { value in
                    if let value, let exact = ExactCast.value(value, as: T.Object.self),
                        let object = ExactCast.same(exact, as: T.ObjectInput.self)
                            ?? ExactCast.same(Optional(exact), as: T.ObjectInput.self)
                    {
                        return transformer.transformToJSON(object)
                    }
                    // The object is nil for an `Object?`, and absent for an `Object`.
                    let object: Any = (value as? T.Object) as Any
                    return (object as? T.ObjectInput).flatMap { transformer.transformToJSON($0) }
                }))
    }

    @_optimize(size) @usableFromInline init(_ key: any CodingKey, _ transformer: Any, _ conversion: Conversion) {
        if let closures = transformer as? any ClosureTransformer {
            self.init(
                key,
                Conversion(conversion, isOneWay: !closures.writes, readsText: closures.readsText, nodes: nil))
        } else if let dates = transformer as? SmartDateTransformer {
            self.init(
                key, Conversion(conversion, isOneWay: false, readsText: false, nodes: SmartDateTransformer.Nodes(dates))
            )
        } else {
            self.init(key, conversion)
        }
    }
}
