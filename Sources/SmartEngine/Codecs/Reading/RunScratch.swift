import Foundation

/// State that the codecs of a decode share without passing it as arguments; the session owns it by pointer.
@usableFromInline package struct RunScratch {
    /// Memory for values that are passed from a codec to a return value.
    @usableFromInline package var stack = ScratchStack()
    /// How often a value that could be converted was not what an `init(from:)` asked for.
    package var refusals = 0
    /// Why the last failed `init(from:)` failed.
    @usableFromInline package var lastError: (any Error)?
    /// The element that made the last failed collection fail.
    @usableFromInline package var failedElement: (index: Int, type: Any.Type)?
    /// The model to be updated by the next native model that is decoded.
    package var original: UnsafeRawPointer?
    /// The conversions of the model that is being decoded.
    package var conversions: [SmartConversion] = []
    /// Whether any model of this run has conversions.
    package var hasConversions = false

    /// Forgets earlier failures that user code caught.
    @inline(__always)
    @inlinable package mutating func forgetFailure() {
        if lastError != nil { lastError = nil }
        if failedElement != nil { failedElement = nil }
    }

    /// Takes the failed element, if it is one of these nodes.
    mutating func takeFailedElement(in nodes: Range<Int>) -> (index: Int, type: Any.Type)? {
        defer { failedElement = nil }
        return failedElement.flatMap { nodes.contains($0.index) ? $0 : nil }
    }

    /// Resets it for the next run.
    mutating func rest() {
        stack.rest()
        refusals = 0
        original = nil
        forgetFailure()
        if hasConversions {
            conversions = []
            hasConversions = false
        }
    }
}

extension UnsafeMutablePointer where Pointee == RunScratch {
    /// The owner must deinitialise and deallocate it.
    static func makeEmpty() -> Self {
        let place = Self.allocate(capacity: 1)
        place.initialize(to: RunScratch())
        return place
    }
}

/// Memory for values that are passed from a codec to a return value: each push is popped, in reverse order, before
/// other code runs. Its owner frees it.
@usableFromInline package struct ScratchStack {
    @usableFromInline package let room = UnsafeMutableRawPointer.allocate(byteCount: ScratchStack.size, alignment: 16)
    /// The bytes in use: what to give `pop` later.
    @usableFromInline package var mark = 0
    /// 0 when the room has been freed.
    @usableFromInline package var size = ScratchStack.size
    /// In bytes.
    @usableFromInline package static let size = 16384

    /// Memory for one value of a type, to be given back with `pop` in reverse order; nil when there is no room.
    @inline(__always)
    @inlinable package mutating func push(size: Int, alignment: Int) -> UnsafeMutableRawPointer? {
        let start = (mark &+ alignment &- 1) & ~(alignment &- 1)
        guard alignment <= 16, start &+ size <= self.size else { return nil }
        mark = start &+ size
        return room + start
    }

    @inline(__always)
    @inlinable package mutating func pop(to mark: Int) { self.mark = mark }

    mutating func rest() { mark = 0 }

    /// Frees the memory; `push` fails from then on.
    mutating func free() {
        guard size > 0 else { return }
        size = 0
        room.deallocate()
    }
}

/// Memory for one value.
@frozen @usableFromInline package struct ValueRoom {
    @usableFromInline package let start: UnsafeMutableRawPointer
    /// How far the run's own memory was used; nil if this is not part of it.
    @usableFromInline package let mark: Int?

    @inlinable package init(start: UnsafeMutableRawPointer, mark: Int?) {
        self.start = start
        self.mark = mark
    }
}

extension UnsafeMutablePointer where Pointee == RunScratch {
    /// Memory for one value, the run's own where there is room, to be given back in reverse order. (A function that
    /// takes a closure would cost generic code a metadata look-up.)
    @inline(__always)
    @inlinable package func room<T>(for type: T.Type) -> ValueRoom {
        let mark = pointee.stack.mark
        let (size, alignment) = (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
        if let start = pointee.stack.push(size: size, alignment: alignment) {
            return ValueRoom(start: start, mark: mark)
        }
        return ValueRoom(start: .allocate(byteCount: size, alignment: alignment), mark: nil)
    }

    @inline(__always)
    @inlinable package func giveBack(_ room: ValueRoom) {
        if let mark = room.mark { pointee.stack.pop(to: mark) } else { room.start.deallocate() }
    }
}
