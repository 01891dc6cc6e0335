// Memory: hooks are given memory of their model: uninitialised, or an instance. The caller's objects are changed in
// accesses of Swift's own (`ExclusiveAccess`).

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

/// A SmartDecodable type, with what is known from its declaration.
package struct NativeModel {
    package let type: any SmartDecodable.Type
    /// A codec, which is never freed, owns the hooks: copies need no reference counting.
    package let hooks: Unmanaged<_SmartHooks>
    /// Whether the type may conform to a protocol that refines `_SmartExtended`.
    private let mayBeExtended: Bool

    /// `isExtended`: whether the type is known to be `_SmartExtended`. A subclass may be so without this flag.
    init(_ type: any SmartDecodable.Type, _ hooks: _SmartHooks, isExtended: Bool) {
        self.type = type
        self.hooks = Unmanaged.passRetained(hooks)
        mayBeExtended = isExtended || (_Coding.mayAddConformances(type) && type is any _SmartExtended.Type)
    }

    /// Makes the model of a subclass that may conform to more than its superclass; nil for other types.
    init?(subclass type: Any.Type) {
        guard _Coding.mayAddConformances(type), let model = type as? any SmartDecodable.Type else { return nil }
        self.init(model, NativeModel.hooks(of: model), isExtended: false)
    }

    /// The type, where it may conform to a protocol that refines `_SmartExtended`: conformances are looked up only
    /// then. The cast names the protocol; one to a generic parameter fails away from the conformance's actor.
    package var extended: (any SmartDecodable.Type)? { mayBeExtended ? type : nil }

    private static func hooks<M: SmartDecodable>(of _: M.Type) -> _SmartHooks { _SmartHooks(of: M.self) }
}
