@_spi(Engine) import SmartEngine

/// An instance as `init()` makes it, for its properties' values. Owned by a decoder, which must call `destroy`.
struct InitialInstance {
    private let model: any SmartDecodable.Type
    private let hooks: Unmanaged<_SmartHooks>
    /// The instance's own memory; nil if it belongs to the caller.
    private let storage: UnsafeMutableRawPointer?
    private let ownsStorage: Bool
    /// The address of the caller's instance.
    private let source: UnsafeRawPointer?
    /// The address where the properties' offsets start.
    let base: UnsafeRawPointer
    /// Whether other code has the object whose properties these are.
    private var isShared: Bool { source != nil && UnsafeRawPointer(base) != source }

    /// Makes the instance in `room`, which must be large enough for the type and outlive this, or in memory of its own.
    init(_ native: NativeModel, isClass: Bool, room: UnsafeMutableRawPointer? = nil) {
        model = native.type
        hooks = native.hooks
        source = nil
        let storage = room ?? InitialInstance.makeRoom(native.type)
        ownsStorage = room == nil
        hooks._withUnsafeGuaranteedRef { $0.makeInitial(storage) }
        self.storage = storage
        base = UnsafeRawPointer(InstanceMemory.base(of: storage, isClass: isClass))
    }

    /// Takes an existing model at `source`, which must outlive this. Nil if it is an instance of another class.
    init?(existing source: UnsafeRawPointer, _ native: NativeModel, isClass: Bool) {
        model = native.type
        hooks = native.hooks
        self.source = source
        storage = nil
        ownsStorage = false
        guard isClass else {
            base = source
            return
        }
        let object = source.assumingMemoryBound(to: AnyObject.self).pointee
        guard ObjectIdentifier(type(of: object)) == ObjectIdentifier(model) else { return nil }
        base = UnsafeRawPointer(InstanceMemory.start(of: object))
    }

    /// A copy with memory of its own, which retains a class instance.
    func owned() -> InitialInstance? {
        guard let source = source ?? storage.map({ UnsafeRawPointer($0) }) else { return nil }
        let room = InitialInstance.makeRoom(model)
        func copy<M: SmartDecodable>(_: M.Type) {
            room.initializeMemory(as: M.self, to: source.assumingMemoryBound(to: M.self).pointee)
        }
        copy(model)
        let isClass = model is AnyClass
        return InitialInstance(model: model, hooks: hooks, storage: room, base: isClass ? base : UnsafeRawPointer(room))
    }

    private init(
        model: any SmartDecodable.Type, hooks: Unmanaged<_SmartHooks>, storage: UnsafeMutableRawPointer,
        base: UnsafeRawPointer
    ) {
        self.model = model
        self.hooks = hooks
        self.storage = storage
        self.base = base
        source = nil
        ownsStorage = true
    }

    func destroy() {
        guard let storage else { return }
        hooks._withUnsafeGuaranteedRef { $0.destroyInitial(storage) }
        if ownsStorage { storage.deallocate() }
    }

    static func makeRoom(_ model: any SmartDecodable.Type) -> UnsafeMutableRawPointer {
        let extent = TypeLayout.extent(of: model)
        return .allocate(byteCount: max(1, extent.size), alignment: extent.alignment)
    }

    /// Whether the key's property, an optional, is nil.
    func isNil(_ key: KeyTable.Key) -> Bool {
        key.property.map { property in accessing(property) { key.isNil(at: $0) } } ?? true
    }

    private func accessing<R>(_ property: StoredProperty, _ body: (UnsafeRawPointer) -> R) -> R {
        let place = base + property.offset
        return isShared ? ExclusiveAccess.reading(place) { body(place) } : body(place)
    }

    /// Copies the key's property, or the `V` inside an optional, to uninitialised memory. False where it has another
    /// type or is nil.
    func copy<V>(_ key: KeyTable.Key, as type: V.Type, into room: UnsafeMutableRawPointer) -> Bool {
        guard let property = key.property else { return false }
        return accessing(property) { source in
            if property.type != V.self {
                // An optional's value lies where the optional lies.
                guard let optional = key.optional, !key.isNil(at: source), optional.wrappedAnyType == V.self else {
                    return false
                }
            }
            room.initializeMemory(as: V.self, to: source.assumingMemoryBound(to: V.self).pointee)
            return true
        }
    }

    /// The key's property as `V`, or as the `V` inside an optional; nil where it has another type or is nil.
    func value<V>(_ key: KeyTable.Key, as type: V.Type) -> V? {
        let room = UnsafeMutablePointer<V>.allocate(capacity: 1)
        defer { room.deallocate() }
        return copy(key, as: type, into: room) ? room.move() : nil
    }
}
