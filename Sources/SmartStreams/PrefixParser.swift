import Foundation
@_spi(Engine) import SmartEngine

extension Document {
    /// An array of the elements at the beginning of a text. Each is as if it were alone: no step of a path leads
    /// through the array. Nil if `choose` takes none. O(size).
    ///
    /// - Parameters:
    ///   - text: Elements with commas between them. It may end anywhere, or have something wrong.
    ///   - separator: A byte that stands for a comma wherever it is.
    ///   - choose: How many elements are taken, and the node after them. The nodes are those of the array and what was
    ///     read of it. The node of a container that is not whole holds an index that is smaller than its own.
    @_optimize(size)
    static func elements(
        of text: UnsafeBufferPointer<UInt8>, separator: UInt8?, _ options: ParsingOptions,
        _ choose: (_ nodes: UnsafePointer<Node>, _ nodeCount: Int) -> (count: Int, next: Int)?
    ) -> Document? {
        let block = SpareMemory.take(text.count + 1 + padding)
        let bytes = block.bound(to: UInt8.self)
        bytes[0] = UInt8(ascii: "[")
        if let start = text.baseAddress { (bytes + 1).update(from: start, count: text.count) }
        // Bytes that are not UTF-8 end the text.
        let copy = UnsafeBufferPointer(start: bytes + 1, count: text.count)
        let count = UTF8Validation.firstInvalidByte(copy) ?? text.count
        (bytes + 1 + count).initialize(repeating: 0, count: text.count - count + padding)
        if let separator {
            var place = bytes + 1
            while let found = memchr(place, Int32(separator), bytes + 1 + count - place) {
                place = found.assumingMemoryBound(to: UInt8.self)
                place.pointee = UInt8(ascii: ",")
            }
        }
        var output = Parser.Output(
            bytes: block, byteCount: count + 1,
            nodes: SpareMemory.take((count / 6 + 16) * MemoryLayout<Node>.stride), options: options)
        // Parsing fails where the text is cut, if not before.
        _ = Parser.fillNodes(&output)
        let nodes = output.nodes.bound(to: Node.self)
        guard let chosen = choose(nodes, output.nodeCount) else {
            SpareMemory.giveBack(block, output.nodes)
            return nil
        }
        nodes[0].payload = UInt64(truncatingIfNeeded: chosen.next) | UInt64(truncatingIfNeeded: chosen.count) << 32
        return Document(
            bytes: block, byteCount: count + 1, nodes: output.nodes, nodeCount: chosen.next, holdsElements: true)
    }
}
