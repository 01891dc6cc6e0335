/// A container that is being written, on the stack of the function that writes it. The frames of a run form a linked
/// list from the innermost outwards, from which coding paths are made on demand.
@frozen @usableFromInline package struct EncodingFrame {
    /// The encoder of the Codable half.
    @usableFromInline package var encoder: Unmanaged<AnyObject>?
    /// The position in an array written without an encoder.
    var index = 0
    /// The member of a dictionary written without an encoder.
    var name: String?
    @usableFromInline package var outer: UnsafePointer<EncodingFrame>?

    @inlinable package init(encoder: Unmanaged<AnyObject>?, outer: UnsafePointer<EncodingFrame>?) {
        self.encoder = encoder
        self.outer = outer
    }

    /// The key of the value being written inside.
    package var key: (any CodingKey)? {
        if let encoder { return LinkedCodableHalf.current?.key(of: encoder) }
        return name.map { EngineKey(stringValue: $0) } ?? EngineKey(intValue: index)
    }
}

extension EncodingContext {
    /// The path to the value that `encoder` writes.
    package func codingPath(to encoder: AnyObject) -> [any CodingKey] {
        var frame = state.pointee.frame
        while let inner = frame, inner.pointee.encoder?.toOpaque() != Unmanaged.passUnretained(encoder).toOpaque() {
            frame = inner.pointee.outer
        }
        return path(around: frame?.pointee.outer)
    }

    /// Whether the value being written is the outermost.
    package var isTopLevel: Bool { state.pointee.frame?.pointee.outer == nil && state.pointee.basePath.isEmpty }

    /// The path to the value being written in `frame`.
    @_optimize(size) func path(around frame: UnsafePointer<EncodingFrame>?) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        var current = frame
        while let container = current {
            if let key = container.pointee.key { keys.append(key) }
            current = container.pointee.outer
        }
        return state.pointee.basePath + keys.reversed()
    }

    /// Notes the type of a value that JSON cannot hold, for the report of the property that it is in.
    package func noteUnwritten(_ type: Any.Type) {
        if state.pointee.log.isListening { state.pointee.unwritten.append(type) }
    }

    /// Notes a value that could not be written; in a run that refuses this, the first one is the error. `index`: its
    /// position in an array.
    @_optimize(size) func refuse(_ value: Any, of type: Any.Type? = nil, at index: Int? = nil) {
        noteUnwritten(type ?? Swift.type(of: value))
        guard state.pointee.refuses, state.pointee.refusal == nil else { return }
        state.pointee.refusal = Refusal(
            value: value, path: path(around: state.pointee.frame) + (index.map { [EngineKey(intValue: $0)] } ?? []))
    }

    /// Throws the reason why a value could not be written, in a run that leaves nothing out.
    package func throwRefusal() throws {
        let error: (any Error)? = state.pointee.lastError ?? state.pointee.refusal?.error
        state.pointee.lastError = nil
        state.pointee.refusal = nil
        if let error { throw error }
    }
}
