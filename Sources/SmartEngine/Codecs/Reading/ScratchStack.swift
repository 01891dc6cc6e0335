/// Memory for values that are passed from a codec to a return value: each push is popped, in reverse order, before
/// other code runs. Its owner frees it.
@usableFromInline package struct ScratchStack {
    @usableFromInline package let room = UnsafeMutableRawPointer.allocate(byteCount: ScratchStack.size, alignment: 16)
    /// The bytes in use; `pop` gets this number later.
    @usableFromInline package var mark = 0
    /// 0 when the room has been freed.
    @usableFromInline package var size = ScratchStack.size
    /// Memory that `keep` allocated because there was no room.
    private var large: UnsafeMutableRawPointer?
    /// The size of the room in bytes.
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

    /// Memory for one value, valid until `reset`.
    mutating func keep(size: Int, alignment: Int) -> UnsafeMutableRawPointer {
        if let room = push(size: size, alignment: alignment) { return room }
        freeLarge()
        let made = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
        large = made
        return made
    }

    mutating func reset() {
        mark = 0
        if large != nil { freeLarge() }
    }

    private mutating func freeLarge() {
        guard let large else { return }
        large.deallocate()
        self.large = nil
    }

    /// Frees the memory; `push` fails from then on.
    mutating func free() {
        freeLarge()
        guard size > 0 else { return }
        size = 0
        room.deallocate()
    }
}

/// Memory for one value.
@frozen @usableFromInline package struct ValueRoom {
    @usableFromInline package let start: UnsafeMutableRawPointer
    /// How far the run's own memory was in use; nil if this memory is not part of it.
    @usableFromInline package let mark: Int?

    @inlinable package init(start: UnsafeMutableRawPointer, mark: Int?) {
        self.start = start
        self.mark = mark
    }
}

extension DecodingContext {
    /// Memory for one value, the run's own where there is room, to be given back in reverse order. (A function that
    /// takes a closure would cost generic code a metadata look-up.)
    @inline(__always)
    @inlinable package func room<T>(for type: T.Type) -> ValueRoom {
        let mark = state.pointee.scratch.mark
        let (size, alignment) = (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
        if let start = state.pointee.scratch.push(size: size, alignment: alignment) {
            return ValueRoom(start: start, mark: mark)
        }
        return ValueRoom(start: .allocate(byteCount: size, alignment: alignment), mark: nil)
    }

    @inlinable package func giveBack(_ room: ValueRoom) {
        if let mark = room.mark { state.pointee.scratch.pop(to: mark) } else { room.start.deallocate() }
    }
}
