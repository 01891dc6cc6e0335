@_spi(Engine) import SmartEngine

/// An instance as `init()` makes it, for its properties' values. Owned by a decoder, which must call `destroy`.
struct InitialInstance {
    private let model: any SmartDecodable.Type
    private let hooks: Unmanaged<_SmartHooks>
    /// Nil for an instance that belongs to the caller.
    private let storage: UnsafeMutableRawPointer?
    private let ownsStorage: Bool
    /// The address of the caller's instance.
    private let source: UnsafeRawPointer?
    /// Where the properties' offsets start.
    let base: UnsafeRawPointer
    /// A recording of the instance's `encode(to:)`, where that was needed. Owned; copies of this struct do not retain
    /// it.
    private var recording: Unmanaged<RecordedInstance>?
    /// Whether other code has the object whose properties these are.
    private var isShared: Bool { source != nil && UnsafeRawPointer(base) != source }

    /// In `room`, which must be large enough for the type and outlive this, or in memory of its own.
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

    /// An existing model at `source`, which must outlive this. Nil where it is an instance of another class.
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
        var owned = InitialInstance(
            model: model, hooks: hooks, storage: room, base: isClass ? base : UnsafeRawPointer(room))
        owned.recording = recording?.retain()
        return owned
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

    /// Records `encode(to:)`, once.
    @inline(never)
    mutating func record() {
        guard recording == nil, let source = source ?? storage.map({ UnsafeRawPointer($0) }),
            let type = model as? any Encodable.Type
        else { return }
        func open<M: Encodable>(_: M.Type) -> RecordedInstance {
            RecordedInstance(of: source.assumingMemoryBound(to: M.self).pointee)
        }
        recording = .passRetained(open(type))
    }

    /// The recording that `record` made.
    var recorded: RecordedInstance? { recording?.takeUnretainedValue() }

    func forgetRecording() { recording?.release() }

    /// The recorded member for a key whose property cannot be found; nil where there is none.
    func recorded(_ key: KeyTable.Key) -> RecordedInstance.Member? {
        guard let recording, let recordedKey = key.recordedKey else { return nil }
        return recording._withUnsafeGuaranteedRef { $0[recordedKey] }
    }

    @inline(never)
    private func copyRecorded<V>(_ key: KeyTable.Key, as type: V.Type, into room: UnsafeMutableRawPointer) -> Bool {
        recorded(key)?.copy(as: type, into: room) ?? false
    }

    @inline(never)
    private func recordedValue<V>(_ key: KeyTable.Key, as type: V.Type) -> V? { recorded(key)?.value(as: type) }

    func destroy() {
        recording?.release()
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

    @inline(__always)
    private func accessing<R>(_ property: StoredProperty, _ body: (UnsafeRawPointer) -> R) -> R {
        let place = base + property.offset
        return isShared ? ExclusiveAccess.reading(place) { body(place) } : body(place)
    }

    /// Copies the key's property, or the `V` inside an optional, to uninitialised memory. False where it has another
    /// type or is nil.
    func copy<V>(_ key: KeyTable.Key, as type: V.Type, into room: UnsafeMutableRawPointer) -> Bool {
        guard let property = key.property else { return copyRecorded(key, as: type, into: room) }
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
        guard let property = key.property else { return recordedValue(key, as: type) }
        return accessing(property) { source in
            if key.optional == nil {
                return property.type == V.self ? source.assumingMemoryBound(to: V.self).pointee : nil
            }
            if property.type == V.self { return source.assumingMemoryBound(to: V.self).pointee }
            // The usual optional is nil, which is checked without naming the type `V?`.
            guard let optional = key.optional, !key.isNil(at: source), optional.wrappedAnyType == V.self else {
                return nil
            }
            return source.assumingMemoryBound(to: V?.self).pointee
        }
    }
}
