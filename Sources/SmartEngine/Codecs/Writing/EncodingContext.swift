import Foundation

/// The context of one encode: an unowned pointer to state that an `EncodingSession` owns.
@_spi(Engine) @frozen public struct EncodingContext {
    @usableFromInline package let state: UnsafeMutablePointer<EncodingState>
}

extension EncodingContext {
    /// Whether a required value could not be written.
    @inlinable package var isRefusing: Bool {
        get {
            state.pointee.refuses && (state.pointee.refusal != nil || state.pointee.lastError != nil)
        }
    }

    /// The run's memory for run-time models. Change it through this: for a chain through `state.pointee` Swift 6.3
    /// gives ThreadSanitizer the wrong address.
    var companion: UnsafeMutablePointer<RunCompanion> {
        @inline(__always) get { state.pointee.companion }
    }

    @inlinable package var session: EncodingSession? {
        @inline(__always) get { state.pointee.session?._withUnsafeGuaranteedRef { $0 } }
    }

    /// Runs `body` one level deeper. `otherwise`: the result if the graph is too deep, or the stack too small; the run
    /// then fails.
    @inlinable
    package func deeper<R>(otherwise: @autoclosure () -> R, _ body: () -> R) -> R {
        guard state.pointee.overflow == nil else { return otherwise() }
        state.pointee.depth &+= 1
        defer { state.pointee.depth &-= 1 }
        guard state.pointee.depth <= EncodingState.maximumDepth, state.pointee.stack.isEnough() else {
            endOverflowing()
            return otherwise()
        }
        return body()
    }

    @usableFromInline package func endOverflowing() {
        let depth = state.pointee.depth
        let reason =
            depth > EncodingState.maximumDepth
            ? "it is nested more than \(EncodingState.maximumDepth) levels deep"
            : "it is nested \(depth) levels deep, and this thread's stack of \(StackSpace.size / 1024) KB is exhausted"
        overflow(because: reason)
    }

    /// Limits the text's depth to what a decode accepts.
    func limitDepth() {
        if state.pointee.writer.deepest > EncodingState.maximumDepth { endTooDeep() }
    }

    private func endTooDeep() {
        let depth = state.pointee.writer.deepest
        guard state.pointee.overflow == nil, depth > SmartCodableOptions.maximumDepth else { return }
        overflow(
            because: depth == .max
                ? "it is nested too deeply for this thread's stack of \(StackSpace.size / 1024) KB"
                : "its text is nested \(depth) levels deep, more than are read (SmartCodableOptions.maximumDepth)")
    }

    static func noText<T>(_ value: T) -> EncodingError {
        EncodingError.invalid(value, "\(T.self) did not encode any value that JSON can hold.", at: [])
    }

    @usableFromInline package func overflow(because reason: String) {
        state.pointee.overflow = EncodingError.invalid(
            "…", "No JSON: \(reason).", at: path(around: state.pointee.frame), NoJSON(description: reason))
    }

    /// Runs `body` for an object, unless it is inside itself: reference cycles are cut, and reported. O(enclosing
    /// objects).
    @inlinable
    package func inside<R>(_ object: UnsafeRawPointer, otherwise: @autoclosure () -> R, _ body: () -> R) -> R {
        let outer = state.pointee.objectInProgress
        var current = outer
        while let known = current {
            if known.pointee.object == object {
                noteCycle(object)
                return otherwise()
            }
            current = known.pointee.outer
        }
        guard state.pointee.graph.mayWrite(object) else {
            overflow(because: ObjectGraph.reason)
            return otherwise()
        }
        return withUnsafePointer(to: ObjectInProgress(object: object, outer: outer)) {
            state.pointee.objectInProgress = $0
            defer { state.pointee.objectInProgress = outer }
            return body()
        }
    }

    @usableFromInline package func noteCycle(_ object: UnsafeRawPointer) {
        guard state.pointee.refuses else { return }
        let type: Any.Type = Swift.type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
        state.pointee.fail(
            EncodingError.invalid("\(type)", "The \(type) contains itself.", at: path(around: state.pointee.frame)),
            of: type)
    }

    func writeElements(_ base: UnsafeRawPointer?, count: Int, stride: Int, codec: Codec) {
        state.pointee.writer.beginArray()
        if let base {
            inFrame { frame in
                for index in 0..<count {
                    frame.pointee.index = index
                    let mark = state.pointee.writer.mark
                    state.pointee.writer.separate()
                    if codec.write(base + index &* stride, to: self) { continue }
                    if codec.holdsAny { leaveOutElement(mark) } else { state.pointee.writer.rewind(to: mark) }
                }
            }
        }
        state.pointee.writer.endArray()
    }

    /// Runs `body` with a frame of its own for coding paths.
    func inFrame(_ body: (UnsafeMutablePointer<EncodingFrame>) -> Void) {
        let outer = state.pointee.frame
        var frame = EncodingFrame(encoder: nil, outer: outer)
        withUnsafeMutablePointer(to: &frame) {
            state.pointee.frame = UnsafePointer($0)
            body($0)
            state.pointee.frame = outer
        }
    }

    func plainElements(_ base: UnsafeRawPointer?, count: Int, stride: Int, codec: Codec) -> [Any] {
        guard let base else { return [] }
        return (0..<count).compactMap { codec.plainValue(base + $0 * stride, self) }
    }
}
