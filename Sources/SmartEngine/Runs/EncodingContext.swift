// Memory: a session owns its state; contexts point to it unowned. No pointer into storage that can grow lives across
// user code.

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

extension EncodingContext {
    package func write(date: Date) -> Bool {
        switch state.pointee.options.choices.date {
        case .custom(let encode): return write(CustomEncoding { try encode(date, $0) })
        case .iso8601: ISO8601.writeByStrategy(date) { state.pointee.writer.string($0) }
        #if canImport(Darwin)
        case .formatted(let formatter): state.pointee.writer.string(formatter.quickString(from: date))
        #endif
        default:
            guard let number = plain(date: date) as? Double else { return false }
            if number.isFinite || writesEndlessDates, state.pointee.writer.double(number) { return true }
            // Refuses the number, since describing a non-finite date traps on Linux.
            refuse(number, of: Date.self)
            return false
        }
        return true
    }

    /// Whether a non-finite date is written by the words for infinities, as JSONEncoder does where dates write
    /// themselves.
    private var writesEndlessDates: Bool {
        if !state.pointee.refuses { return true }
        if case .deferredToDate = state.pointee.options.choices.date { return true }
        return false
    }

    /// The JSON form of a Date by the call's strategy: a number or a text.
    package func plain(date: Date) -> Any {
        switch state.pointee.options.choices.date {
        case .millisecondsSince1970: return date.timeIntervalSince1970 * 1000
        case .iso8601:
            var text = ""
            ISO8601.writeByStrategy(date) { text = String(decoding: $0, as: UTF8.self) }
            return text
        #if canImport(Darwin)
        case .formatted(let formatter): return formatter.quickString(from: date)
        #endif
        case .deferredToDate: return date.timeIntervalSinceReferenceDate
        case .custom(let encode): return plain(CustomEncoding { try encode(date, $0) }) ?? NSNull()
        default: return date.timeIntervalSince1970
        }
    }

    func write(data: Data) -> Bool {
        switch state.pointee.options.choices.data {
        case .custom(let encode): return write(CustomEncoding { try encode(data, $0) })
        case .deferredToData: _ = UInt8.writeArray(Array(data), to: &state.pointee.writer)
        default: state.pointee.writer.base64(data)
        }
        return true
    }

    /// Writes a value by its own `encode(to:)`. False, with nothing written, when that failed or skipped the value.
    func write<T: Encodable>(_ value: T) -> Bool { LinkedCodableHalf.current?.write(value, self) ?? false }

    /// A value as Foundation values, by its own `encode(to:)`; nil if that failed or skipped the value.
    func plain<T: Encodable>(_ value: T) -> Any? { LinkedCodableHalf.current?.plain(value, self) }
}

extension AnyHashable {
    /// The value if it is an AnyHashable itself: a cast would also accept any other Hashable value.
    static func exact(_ value: Any) -> AnyHashable? {
        Swift.type(of: value) == AnyHashable.self ? value as? AnyHashable : nil
    }
}

extension EncodingContext {
    /// The members by the texts of their keys, as in a `[Int: Value]`; by HandyJSON's rules only those whose keys are
    /// text. A member without such a key is noted.
    @_optimize(size) @_semantics("optimize.sil.specialize.generic.never")
    func members<Value>(of table: [(key: Any, value: Value)]) -> [String: Value] {
        var members: [String: Value] = [:]
        var numbered: [(key: NSNumber, value: Value)] = []
        for (key, value) in table {
            if let name = key as? String {
                members[name] = value
            } else if let number = key as? NSNumber, !state.pointee.options.leavesOutNull {
                numbered.append((number, value))
            } else {
                noteUnwritten(type(of: value as Any))
            }
        }
        // A key that is text wins over a number with the same text.
        for (key, value) in numbered
        where members.updateValue(members[key.stringValue] ?? value, forKey: key.stringValue) != nil {
            noteUnwritten(type(of: value as Any))
        }
        return members
    }
}

/// A value encoded by a closure of the user's.
package struct CustomEncoding: Encodable {
    let body: (any Encoder) throws -> Void

    package init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }

    package func encode(to encoder: any Encoder) throws { try body(encoder) }
}

extension NSObject {
    /// Whether the object is of one of Foundation's JSON classes.
    var isJSON: Bool { self is NSString || self is NSNumber }
}
