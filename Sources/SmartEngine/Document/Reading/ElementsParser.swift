import Foundation

extension Document {
    /// Elements at the beginning of a text, as an array that no step of a path leads through: each is as if it were alone.
    package struct Elements {
        package let document: Document
        /// Where the first byte after them stands: the next element's first one.
        package let end: Int
        package let count: Int
    }

    /// The containers at the beginning of a text that goes on, at most `limit` bytes of it, with commas between them, or
    /// each on a line of its own. The last one is not taken, which may not be whole, and neither is what follows something
    /// wrong. Nil where nothing is taken. O(limit).
    package static func elements(
        of text: UnsafeRawBufferPointer, areLines: Bool, limit: Int, _ options: ParsingOptions
    ) -> Elements? {
        guard options.rewriter == nil, text.count < Int(UInt32.max) - padding else { return nil }
        let source = UnsafeRawBufferPointer(rebasing: text.prefix(limit)).bindMemory(to: UInt8.self)
        var options = options
        options.maximumDepth &+= 1
        return Parser.elements(of: source, areLines: areLines, options)
    }
}

extension Parser {
    fileprivate static func elements(
        of source: UnsafeBufferPointer<UInt8>, areLines: Bool, _ options: Document.ParsingOptions
    ) -> Document.Elements? {
        let block = SpareMemory.take(source.count + 1 + Document.padding)
        let bytes = block.bound(to: UInt8.self)
        bytes[0] = UInt8(ascii: "[")
        if let start = source.baseAddress { (bytes + 1).update(from: start, count: source.count) }
        // What is not UTF-8 ends the text.
        let bad = UTF8Validation.firstInvalidByte(UnsafeBufferPointer(start: bytes + 1, count: source.count))
        let count = bad ?? source.count
        (bytes + 1 + count).initialize(repeating: 0, count: source.count - count + Document.padding)
        if areLines {
            var place = bytes + 1
            while let found = memchr(place, 0x0A, bytes + 1 + count - place) {
                place = found.assumingMemoryBound(to: UInt8.self)
                place.pointee = UInt8(ascii: ",")
            }
        }
        var output = Output(
            bytes: block, byteCount: count + 1,
            nodes: SpareMemory.take((count / 6 + 16) * MemoryLayout<Node>.stride))
        // It fails where the text is cut, if not before.
        _ = fillNodes(&output, options)
        let nodes = output.nodes.bound(to: Node.self)
        let whole = wholeElements(nodes, output.nodeCount, areLines ? source : nil)
        guard whole.count > 0 else {
            SpareMemory.giveBack(output.nodes)
            SpareMemory.giveBack(block)
            return nil
        }
        let end = start(of: nodes[whole.next])
        nodes[0].payload = UInt64(truncatingIfNeeded: whole.next) | UInt64(truncatingIfNeeded: whole.count) << 32
        let document = Document(
            bytes: block, byteCount: count + 1, nodes: output.nodes, nodeCount: whole.next, holdsElements: true)
        return Document.Elements(document: document, end: end, count: whole.count)
    }

    /// The elements before which another one begins: how many, and that one's node. `lines`: the source of lines.
    private static func wholeElements(
        _ nodes: UnsafeMutablePointer<Node>, _ nodeCount: Int, _ lines: UnsafeBufferPointer<UInt8>?
    ) -> (count: Int, next: Int) {
        guard nodeCount > 1, isAtLineStart(nodes[1], from: 0, lines) else { return (0, 1) }
        var count = 0
        var element = 1
        // An open container's node holds the index of the one around it, which is smaller than its own.
        while nodes[element].isContainer, nodes[element].next > element, nodes[element].next < nodeCount {
            let next = nodes[element].next
            guard isAtLineStart(nodes[next], from: Int(nodes[element].offset) - 1, lines) else { break }
            element = next
            count += 1
        }
        return (count, element)
    }

    /// Where a value begins in the text, which has no bracket before it.
    private static func start(of node: Node) -> Int {
        // A string's offset is that of its characters.
        Int(node.offset) - (node.kind == .string ? 2 : 1)
    }

    /// Whether there is nothing but spaces between the beginning of a line and a value, and between that and `start`, which
    /// is in the line before, no other line. Always, where there are no lines.
    private static func isAtLineStart(
        _ node: Node, from start: Int, _ lines: UnsafeBufferPointer<UInt8>?
    ) -> Bool {
        guard let lines, let base = lines.baseAddress else { return true }
        var place = Parser.start(of: node)
        while place > start, lines[place - 1] == 0x20 || lines[place - 1] == 0x09 || lines[place - 1] == 0x0D {
            place -= 1
        }
        // The text begins at the beginning of a line.
        guard place > 0 else { return true }
        guard place > start, lines[place - 1] == 0x0A else { return false }
        return memchr(base + start, 0x0A, place - 1 - start) == nil
    }
}
