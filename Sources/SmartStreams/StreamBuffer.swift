/// The bytes of a stream that have not been used yet.
///
/// They lie at the beginning of a block, after those that have been used. The latter are dropped when room is needed,
/// so each byte is moved twice at most on average. The block has room for one element and one piece of the stream.
final class StreamBuffer {
    private var block: UnsafeMutableRawPointer
    private var capacity: Int
    /// The offset in the block where the bytes begin that are not used yet.
    private var start = 0
    private var end = 0
    /// The offset in the stream of the first byte that is not used yet.
    private(set) var offset = 0

    init(capacity: Int = 1024) {
        self.capacity = max(capacity, 16)
        block = .allocate(byteCount: self.capacity, alignment: 16)
    }

    deinit { block.deallocate() }

    /// The bytes that are not used yet, valid until the buffer changes.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: block + start, count: end - start) }

    /// Marks the first bytes as used.
    func use(_ count: Int) {
        precondition(count <= end - start, "more than there is")
        start += count
        offset += count
    }

    /// Uses the whitespace that comes first.
    func useWhitespace() { use(bytes.prefix { $0.isWhitespace }.count) }

    func append(_ byte: UInt8) {
        if end == capacity { makeRoom(1) }
        block.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
        end += 1
    }

    func append<Piece: Sequence>(_ piece: Piece) where Piece.Element == UInt8 {
        let isContiguous: Void? = piece.withContiguousStorageIfAvailable { bytes in
            append(upTo: bytes.count) { room in
                room.copyBytes(from: bytes)
                return bytes.count
            }
        }
        if isContiguous == nil { for byte in piece { append(byte) } }
    }

    /// Appends what `fill` writes: at most `count` bytes, of which it returns the number.
    func append(upTo count: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Int) {
        if capacity - end < count { makeRoom(count) }
        let filled = fill(UnsafeMutableRawBufferPointer(start: block + end, count: count))
        precondition(filled >= 0 && filled <= count, "more than there is room for")
        end += filled
    }

    private func makeRoom(_ count: Int) {
        let used = end - start
        // If half of the block would be moved, a larger block costs less.
        if used + count <= capacity, used <= capacity / 2 {
            block.copyMemory(from: block + start, byteCount: used)
        } else {
            let (sum, overflows) = (used &+ count).multipliedReportingOverflow(by: 2)
            precondition(!overflows, "no memory is that large")
            let larger = UnsafeMutableRawPointer.allocate(byteCount: sum, alignment: 16)
            larger.copyMemory(from: block + start, byteCount: used)
            block.deallocate()
            block = larger
            capacity = sum
        }
        start = 0
        end = used
    }
}
