@_spi(Engine) import SmartEngine

extension WrapperStorage {
    public static var _coding: _Coding {
        _Coding { builder, type in
            builder.isDerived
                ? builder.codec(for: type, isDerived: false) : makeCodec(builder.codec(for: Wrapped.self))
        }
    }

    package mutating func store(_ value: Wrapped) { self = .storing(value) }
    package static func makeCodec(_ inner: Codec) -> Codec { WrapperCodec<Self>(inner) }

    public static func _whenMissing() -> Self? {
        if let optional = Wrapped.self as? any AnyOptional.Type {
            return optional.makeNil(as: Wrapped.self).map { storing($0) }
        }
        return (Wrapped.self as? any _SmartWrapper.Type).flatMap { $0._whenMissing() as? Wrapped }.map { storing($0) }
    }
}

extension UnsafeMutablePointer where Pointee: WrapperStorage {
    /// Replaces the value inside, and releases the old one afterwards.
    func store(_ value: Pointee.Wrapped) {
        var wrapper = pointee
        wrapper.store(value)
        UnsafeMutableRawPointer(self)._store(wrapper, at: .value)
    }
}

extension Codec {
    /// The shape of a wrapper around values of this shape: flat or ignored if they are.
    var wrapperShape: Shape {
        switch shape {
        case .flat, .ignored: shape
        default: isOptional ? .optional : .other
        }
    }
}

/// Codes a wrapper by the codec of its value.
class WrapperCodec<W: WrapperStorage>: TypedCodec<W> {
    let inner: Codec
    private let typed: TypedCodec<W.Wrapped>?

    init(_ inner: Codec, shape: Shape? = nil, canRead: Bool? = nil) {
        LinkedCodableHalf.link()
        self.inner = inner
        typed = inner as? TypedCodec<W.Wrapped>
        super.init(shape: shape ?? inner.wrapperShape, canRead: canRead ?? inner.canRead)
    }

    override var isUpdatable: Bool { inner.isUpdatable }
    override var hasAnyNames: Bool { inner.hasAnyNames }

    override func read(_ index: Int, _ context: DecodingContext) -> W? {
        if let original = context.state.pointee.original { return update(original, index, context) }
        return (typed.map { $0.read(index, context) } ?? inner.value(W.Wrapped.self, index, context)).map {
            W.storing($0)
        }
    }

    /// Updates the model inside the wrapper at `original`.
    private func update(_ original: UnsafeRawPointer, _ index: Int, _ context: DecodingContext) -> W? {
        context.state.pointee.original = nil
        guard let existing = original.assumingMemoryBound(to: W.self).pointee.storedValue else {
            return read(index, context)
        }
        let isNil = inner.isOptional && withUnsafePointer(to: existing) { inner.isNil(at: $0) }
        let updated =
            isNil ? inner.value(W.Wrapped.self, index, context) : inner.updated(existing, from: index, context)
        return updated.map { W.storing($0) }
    }

    // The configuration of the wrapper and of those inside stays.

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        let wrapper = target.assumingMemoryBound(to: W.self)
        guard var stored = wrapper.pointee.storedValue else { return super.assign(target, from: index, context) }
        let isRead = withUnsafeMutablePointer(to: &stored) {
            inner.assign(UnsafeMutableRawPointer($0), from: index, context)
        }
        if isRead { wrapper.store(stored) }
        return isRead
    }

    override func assignNil(_ target: UnsafeMutableRawPointer) {
        let wrapper = target.assumingMemoryBound(to: W.self)
        if inner.isOptional, var stored = wrapper.pointee.storedValue {
            withUnsafeMutablePointer(to: &stored) { inner.assignNil(UnsafeMutableRawPointer($0)) }
            wrapper.store(stored)
        } else if let nothing = W._whenMissing() {
            target._store(nothing, at: .value)
        }
    }

    override func initializeNil(_ target: UnsafeMutableRawPointer) {
        guard let nothing = W._whenMissing() else { return }
        target.initializeMemory(as: W.self, to: nothing)
    }

    override func writeValue(_ wrapper: W, to output: EncodingContext) -> Bool {
        guard let value = wrapper.storedValue else { return false }
        return withUnsafePointer(to: value) { writeInner($0, to: output) }
    }

    override func plain(_ wrapper: W, _ output: EncodingContext) -> Any? {
        wrapper.storedValue.flatMap { inner.plainAny($0, output) }
    }

    /// Writes the value at an address. A property whose wrapped optional is nil is left out, as optionals without a
    /// wrapper are.
    final func writeInner(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        if inner.isOptional, inner.isNil(at: source) { return false }
        return inner.write(source, to: output)
    }
}
