import Foundation
@_spi(Engine) import SmartEngine

/// The elements at the beginning of a stream's text that are there as a whole.
struct WholeElements {
    let document: Document
    /// The offset of the first byte after the elements: the next element's first one.
    let end: Int
    let count: Int

    /// The containers at the beginning of a text that continues, at most `limit` bytes of it, with commas between them,
    /// or each on a line of its own. The last one is not taken, since it may not be whole, and neither is anything
    /// after a mistake. Nil if nothing is taken. O(limit).
    init?(_ text: UnsafeRawBufferPointer, areLines: Bool, limit: Int, _ options: Document.ParsingOptions) {
        guard options.reader == nil else { return nil }
        let source = UnsafeRawBufferPointer(rebasing: text.prefix(limit)).bindMemory(to: UInt8.self)
        var options = options
        options.maximumDepth &+= 1
        var end = 0
        var count = 0
        let document = Document.elements(of: source, separator: areLines ? 0x0A : nil, options) { nodes, nodeCount in
            let whole = WholeElements.find(nodes, nodeCount, areLines ? source : nil)
            guard whole.count > 0 else { return nil }
            end = WholeElements.start(of: nodes[whole.next])
            count = whole.count
            return whole
        }
        guard let document else { return nil }
        self.document = document
        self.end = end
        self.count = count
    }

    /// Finds the elements before which another one begins: how many, and that one's node. `lines`: the source of lines.
    private static func find(
        _ nodes: UnsafePointer<Node>, _ nodeCount: Int, _ lines: UnsafeBufferPointer<UInt8>?
    ) -> (count: Int, next: Int) {
        guard nodeCount > 1, isAtLineStart(nodes[1], from: 0, lines) else { return (0, 1) }
        var count = 0
        var element = 1
        // An open container's node holds the index of the one around it, which is smaller than its own.
        while nodes[element].isContainer, nodes[element].next > element, nodes[element].next < nodeCount {
            let next = nodes[element].next
            guard isAtLineStart(nodes[next], from: start(of: nodes[element]), lines) else { break }
            element = next
            count += 1
        }
        return (count, element)
    }

    /// The offset at which a value begins in the text, which has no bracket before it.
    private static func start(of node: Node) -> Int {
        // A string's offset is that of its characters.
        Int(node.offset) - (node.kind == .string ? 2 : 1)
    }

    /// Whether a value is the first thing on its line, except for spaces, and `start` is in the line before. Always
    /// true where there are no lines.
    private static func isAtLineStart(_ node: Node, from start: Int, _ lines: UnsafeBufferPointer<UInt8>?) -> Bool {
        guard let lines, let base = lines.baseAddress else { return true }
        var place = WholeElements.start(of: node)
        while place > start, lines[place - 1] == 0x20 || lines[place - 1] == 0x09 || lines[place - 1] == 0x0D {
            place -= 1
        }
        // The text begins at the beginning of a line.
        guard place > 0 else { return true }
        guard place > start, lines[place - 1] == 0x0A else { return false }
        return memchr(base + start, 0x0A, place - 1 - start) == nil
    }
}
