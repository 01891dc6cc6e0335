import Foundation
import SmartCodable

/// Divides a stream into the texts of its elements.
struct ElementSplitter {
    enum Step {
        /// The element's bytes are this number of bytes at the beginning of the buffer, to be used by `use`.
        case element(Int)
        /// The element's bytes are these; those in the buffer are used already.
        case joined([UInt8], offset: Int)
        /// More bytes have to be added first.
        case needsMore
        case end
        case fault(SmartStreamFault)
    }

    private enum State {
        case lines
        case events(Events)
        case array(ArrayFinder)
        case ended
    }

    private var state: State
    private let path: String
    /// The most bytes of an element, of a line, or of a name on the way to the array.
    private let limit: Int
    private var isAtStart = true
    /// How many of the buffer's bytes were searched without success.
    private var seen = 0

    init(_ format: SmartStreamFormat, limit: Int) {
        self.limit = max(limit, 0)
        path = if case .array(let path?) = format { path } else { "" }
        switch format {
        case .lines: state = .lines
        case .events(let end): state = .events(Events(end: end.map { Array($0.utf8) }))
        case .array(let path): state = .array(ArrayFinder(path, limit: self.limit))
        }
    }

    /// The next step, which does not depend on how the stream came. `isComplete`: the buffer has all that there will
    /// be.
    mutating func next(_ buffer: StreamBuffer, isComplete: Bool) -> Step {
        let step = find(buffer, isComplete: isComplete)
        switch step {
        case .needsMore where buffer.bytes.count > limit: return .fault(.elementTooLarge(path: path, limit: limit))
        case .element(let count) where count > limit: return .fault(.elementTooLarge(path: path, limit: limit))
        default: return step
        }
    }

    private mutating func find(_ buffer: StreamBuffer, isComplete: Bool) -> Step {
        if isAtStart, !skipMark(buffer, isComplete) { return .needsMore }
        switch state {
        case .lines: return nextLine(buffer, isComplete)
        case .events(var events):
            // Out of the state, so that its array is not copied.
            state = .ended
            let step = nextEvent(&events, buffer, isComplete)
            if case .end = step { return step }
            state = .events(events)
            return step
        case .array(var finder):
            state = .ended
            let step = finder.next(buffer, isComplete: isComplete)
            switch step {
            case .end, .fault: return step
            default:
                state = .array(finder)
                return step
            }
        case .ended: return .end
        }
    }

    /// Whether the buffer begins with an element's opening bracket, after what separates it from the one before, which
    /// is used.
    mutating func isBeforeElement(_ buffer: StreamBuffer) -> Bool {
        guard !isAtStart else { return false }
        switch state {
        case .lines:
            guard seen == 0 else { return false }
            buffer.useWhitespace()
            return buffer.bytes.first.map { $0.opensContainer } ?? false
        case .array(var finder):
            state = .ended
            defer { state = .array(finder) }
            return finder.isBeforeElement(buffer)
        case .events, .ended: return false
        }
    }

    /// Skips a byte order mark. False if it may still come.
    private mutating func skipMark(_ buffer: StreamBuffer, _ isComplete: Bool) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = buffer.bytes
        guard bytes.count >= mark.count || isComplete || !mark.starts(with: bytes) else { return false }
        isAtStart = false
        if bytes.starts(with: mark) { buffer.use(mark.count) }
        return true
    }

    private mutating func nextLine(_ buffer: StreamBuffer, _ isComplete: Bool) -> Step {
        // Empty lines are skipped as well.
        if seen == 0 { buffer.useWhitespace() }
        let bytes = buffer.bytes
        guard let end = lineEnd(bytes, isComplete) else { return .needsMore }
        guard end > 0 else {
            state = .ended
            return .end
        }
        return .element(end)
    }

    /// The length of the first line, without its end; nil if more of it may come.
    private mutating func lineEnd(_ bytes: UnsafeRawBufferPointer, _ isComplete: Bool) -> Int? {
        if let base = bytes.baseAddress, let found = memchr(base + seen, 0x0A, bytes.count - seen) {
            seen = 0
            return UnsafeRawPointer(found) - base
        }
        seen = isComplete ? 0 : bytes.count
        return isComplete ? bytes.count : nil
    }

    /// Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html
    private struct Events {
        let end: [UInt8]?
        var data: [UInt8]?
        var offset = 0
        /// Whether the last line ended with CR: an LF after it belongs to it.
        var mayBeLineFeed = false
    }

    private mutating func nextEvent(_ events: inout Events, _ buffer: StreamBuffer, _ isComplete: Bool) -> Step {
        while true {
            let bytes = buffer.bytes
            if events.mayBeLineFeed, let first = bytes.first {
                events.mayBeLineFeed = false
                if first == 0x0A {
                    buffer.use(1)
                    continue
                }
            }
            guard let end = bytes[seen...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
                guard isComplete else {
                    seen = bytes.count
                    return .needsMore
                }
                // Servers leave out the empty line after the last event.
                return lastEvent(&events, buffer)
            }
            seen = 0
            guard end + (events.data?.count ?? 0) <= limit else {
                return .fault(.elementTooLarge(path: path, limit: limit))
            }
            events.mayBeLineFeed = bytes[end] == 0x0D
            let line = UnsafeRawBufferPointer(rebasing: bytes[..<end])
            if end == 0, let data = events.data {
                events.data = nil
                buffer.use(1)
                return data == events.end ? .end : .joined(data, offset: events.offset)
            }
            take(line, &events, buffer.offset)
            buffer.use(end + 1)
        }
    }

    private mutating func lastEvent(_ events: inout Events, _ buffer: StreamBuffer) -> Step {
        take(buffer.bytes, &events, buffer.offset)
        buffer.use(buffer.bytes.count)
        seen = 0
        guard let data = events.data, data != events.end else { return .end }
        events.data = nil
        return .joined(data, offset: events.offset)
    }

    private func take(_ line: UnsafeRawBufferPointer, _ events: inout Events, _ offset: Int) {
        let field = Array("data".utf8)
        guard line.starts(with: field) else { return }
        var value = line[field.count...]
        // A field without a colon has an empty value.
        if let colon = value.popFirst() {
            guard colon == UInt8(ascii: ":") else { return }
            if value.first == 0x20 { value.removeFirst() }
        }
        if events.data == nil {
            events.data = Array(value)
            events.offset = offset + value.startIndex
        } else {
            events.data?.append(0x0A)
            events.data?.append(contentsOf: value)
        }
    }
}

extension UInt8 {
    var opensContainer: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "[") }

    /// Whether the byte is whitespace by RFC 8259.
    var isWhitespace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
