extension DecodingSession {
    package func kind(of index: Int) -> Node.Kind { context.node(index).kind }

    /// Updates an existing model from an object, with only what the source contains. A run-time model is changed in
    /// place; one that is also native is updated as `SmartUpdater` does. Throws if the source has no object, or the
    /// native model cannot be made.
    @_optimize(size) package func update<M>(_ model: inout M, at index: Int) throws {
        guard context.node(index).kind == .object else { throw failure(M.self, at: index) }
        let codec = CodecRegistry.shared.codec(for: M.self)
        if let codec = codec as? RuntimeModelCodec {
            withUnsafeMutablePointer(to: &model) { codec.update(UnsafeMutableRawPointer($0), from: index, context) }
            if let exhaustion { throw exhaustion }
            return
        }
        guard codec.isUpdatable else { throw failure(M.self, at: index) }
        guard let updated = codec.updated(model, from: index, context) else { throw failure(M.self, at: index) }
        model = updated
    }

    /// Why the node at `index` gave no value: the stack was too small, an `init(from:)` threw, or it is not a `type`.
    package func failure(_ type: Any.Type, at index: Int) -> any Error {
        exhaustion ?? context.failure(type, at: index)
    }

    /// The value at a node as `type`; throws where it cannot be.
    package func decode<T>(_ type: T.Type, at index: Int) throws -> T {
        // In one expression, so that the value is not copied.
        try decode(type, CodecRegistry.shared.codec(for: type, isDerived: isDerived), at: index)
    }

    /// The value at a node as `type`, which is known to be coded in a way of its own; throws where it cannot be.
    package func decode<T: _SmartCoded>(coded type: T.Type, at index: Int) throws -> T {
        try decode(type, CodecRegistry.shared.codec(ofCoded: type, isDerived: isDerived), at: index)
    }

    /// The value at a node, in the run's memory: the caller moves it out before the run ends. Nil where the node cannot
    /// become `type`, or the run failed.
    @inline(__always)
    func make<T>(_ type: T.Type, _ codec: Codec, at index: Int) -> UnsafeMutablePointer<T>? {
        let room = context.state.pointee.scratch.keep(size: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment)
        guard codec.initialize(room, from: index, context) else { return nil }
        let value = room.assumingMemoryBound(to: T.self)
        guard exhaustion == nil else {
            value.deinitialize(count: 1)
            return nil
        }
        return value
    }

    @inline(__always)
    private func decode<T>(_ type: T.Type, _ codec: Codec, at index: Int) throws -> T {
        // This avoids a `T?`, which would be a metadata look-up (Sources/Fast.md).
        if let value = make(type, codec, at: index) { return value.move() }
        throw failure(type, at: index)
    }
}
