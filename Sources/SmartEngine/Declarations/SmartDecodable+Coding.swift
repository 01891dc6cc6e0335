extension SmartDecodable {
    @inlinable
    public static var _coding: _Coding { _Coding(native: Self.self, isExtended: false) }
}

extension SmartDecodable where Self: _SmartExtended {
    @inlinable
    public static var _coding: _Coding { _Coding(native: Self.self, isExtended: true) }
}

extension _SmartHooks {
    @inlinable
    public convenience init<Model: SmartDecodable>(of _: Model.Type) {
        self.init(
            Model.self is AnyClass ? .objects(.of(Model.self)) : .values(Model.self),
            makeInitial: { $0.initializeMemory(as: Model.self, to: Model()) },
            destroyInitial: { $0.assumingMemoryBound(to: Model.self).deinitialize(count: 1) })
    }
}

extension _SmartHooks.Making {
    @inlinable
    static func values<Model: SmartDecodable>(_: Model.Type) -> Self {
        // Moved into place: otherwise the compiler copies a model of several properties, and releases the first.
        .values { target, place, decoder in
            var model = try Model(from: decoder)
            model.didFinishMapping()
            target._store(consume model, at: place)
        }
    }
}

extension _SmartObjectHooks {
    @usableFromInline
    static func of<Model: SmartDecodable>(_: Model.Type) -> _SmartObjectHooks { TypedObjectHooks<Model>() }
}

private final class TypedObjectHooks<Model: SmartDecodable>: _SmartObjectHooks {
    override func make(_ target: UnsafeMutableRawPointer, _ decoder: any Decoder) throws {
        target.assumingMemoryBound(to: Model.self).initialize(to: try Model(from: decoder))
    }

    override func didFinish(_ target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: Model.self).pointee.didFinishMapping()
    }
}

extension _Coding {
    /// The coding of a native model.
    @inlinable
    public init<Model: SmartDecodable>(native model: Model.Type, isExtended: Bool) {
        self.init(native: model, _SmartHooks(of: model), isExtended: isExtended)
    }

    /// The coding of a native model that may be filled by address. `filling` returns what is known of it.
    package init<Model: SmartDecodable>(
        filling model: Model.Type, isExtended: Bool, _ filling: @escaping () -> AnyObject
    ) {
        // Not specialised for the model: calling its functions and making an instance in place name no generic type,
        // and code in each model's module costs its size and compile time.
        let hooks = _SmartHooks(
            _SmartHooks(of: model),
            didFill: { $0.assumingMemoryBound(to: Model.self).pointee.didFinishMapping() }, filling: filling)
        self.init(native: model, hooks, isExtended: isExtended)
    }

    @usableFromInline
    init(native model: any SmartDecodable.Type, _ hooks: _SmartHooks, isExtended: Bool) {
        self.init { builder, type in
            if builder.isDerived { return builder.codec(for: type, isDerived: false) }
            let isSame = ObjectIdentifier(type) == ObjectIdentifier(model)
            let native = isSame ? NativeModel(model, hooks, isExtended: isExtended) : NativeModel(subclass: type)
            return native.flatMap { LinkedCodableHalf.current?.codec(of: $0) }
        }
    }
}
