// Memory: bytes and nodes belong to a document or a writer, which the caller keeps alive. Sixteen bytes after a text
// may be read.

import Foundation

/// A parsed JSON text, or an indexed Foundation object: nodes over bytes. Immutable once made, but for `unread`.
///
/// The document owns a copy of the text, padded with zero bytes so that scanners may read eight bytes at a time, and
/// one block of nodes. Everything that a decode reads goes through `NodeView`, which carries an index and an unowned
/// pointer to the document.
@usableFromInline package final class Document: @unchecked Sendable {
    /// The text, followed by `padding` zero bytes.
    let bytes: UnsafeMutablePointer<UInt8>
    private let byteBlock: MemoryBlock
    let byteCount: Int
    let nodes: UnsafeMutablePointer<Node>
    private let nodeBlock: MemoryBlock
    let nodeCount: Int
    /// Values that are not JSON, and strings shared with a Swift source.
    let foreignValues: ContiguousArray<Any>
    let sideStrings: ContiguousArray<String>
    /// The arrays and dictionaries of a dictionary source, and its numbers of rare types, unchanged.
    let originals: ContiguousArray<Any>
    /// The byte offset of the first trailing comma that was tolerated, else -1.
    let firstTrailingComma: Int
    /// Whether the document is an array whose elements are decoded as if each were alone (`Document.elements`).
    let holdsElements: Bool
    /// The document and the string's node in it, if this text was found in a string of another document. Set before the
    /// document is read.
    private(set) var origin: (outer: Document, index: Int)?
    /// The first container that was left unread, since the thread's stack had no room for another level; -1 if there is
    /// none. The run that reads the document fails then.
    private(set) var unread = -1
    package var isUnread: Bool { unread >= 0 }

    package static let padding = 16

    /// A null without a source.
    package static let nothing: Document = {
        let bytes = SpareMemory.take(padding)
        bytes.bound(to: UInt8.self).initialize(repeating: 0, count: padding)
        let nodes = SpareMemory.take(MemoryLayout<Node>.stride)
        nodes.bound(to: Node.self).initialize(to: Node(.null, offset: 0))
        return Document(bytes: bytes, byteCount: 0, nodes: nodes, nodeCount: 1)
    }()

    /// Takes ownership of both blocks.
    package init(
        bytes: MemoryBlock, byteCount: Int, nodes: MemoryBlock, nodeCount: Int,
        foreignValues: ContiguousArray<Any> = [], sideStrings: ContiguousArray<String> = [],
        originals: ContiguousArray<Any> = [],
        firstTrailingComma: Int = -1, holdsElements: Bool = false
    ) {
        self.holdsElements = holdsElements
        byteBlock = bytes
        self.bytes = bytes.bound(to: UInt8.self)
        self.byteCount = byteCount
        nodeBlock = nodes
        self.nodes = nodes.bound(to: Node.self)
        self.nodeCount = nodeCount
        self.foreignValues = foreignValues
        self.sideStrings = sideStrings
        self.originals = originals
        self.firstTrailingComma = firstTrailingComma
    }

    deinit { SpareMemory.giveBack(byteBlock, nodeBlock) }

    /// Notes a container that is left unread, in the outermost document.
    func noteUnread(_ index: Int) {
        if let origin { return origin.outer.noteUnread(origin.index) }
        if unread < 0 { unread = index }
    }

    /// The whole document as JSONSerialization gives it; nil if it is too deep for this thread's stack. O(size).
    package func foundationValue(keepsDigits: Bool = false) -> Any? {
        let value = withRoot { FoundationValue.make($0, FoundationValue.Choices(keepsDigits: keepsDigits)) }
        return isUnread ? nil : value
    }

    /// Sets where the document was found.
    func isFound(in outer: Document, at index: Int) { origin = (outer, index) }

    /// The number of documents that this one is inside of. O(depth).
    package var depth: Int { origin.map { $0.outer.depth + 1 } ?? 0 }

    /// How a text is read.
    package struct ParsingOptions: Sendable {
        /// Containers that may be open at once. Foundation's limit is 512 as well.
        package var maximumDepth = 512
        /// `[1,2,]` and `{"a":1,}`: RFC 8259 forbids them, Foundation's parser accepts them.
        package var allowsTrailingComma = false
        /// JSON5, as JSONDecoder reads it.
        package var allowsJSON5 = false
        /// The braces around the text may be missing: `"a":1,"b":2`. Only an object is then accepted.
        package var assumesTopLevelDictionary = false
        /// Reads the text instead of the parser, if it may be JSON5 or without braces around it.
        package var reader: (any TextReader.Type)?

        package init() {}
        package init(maximumDepth: Int = 512, allowsTrailingComma: Bool = false) {
            self.maximumDepth = maximumDepth
            self.allowsTrailingComma = allowsTrailingComma
        }

        /// A depth that was chosen: at least 1, and no more than Foundation's limit.
        package static func depth(_ chosen: Int) -> Int { min(max(1, chosen), 512) }
    }

    /// Parses a text. O(n). Throws `JSONSyntaxError`.
    @_optimize(speed)
    package convenience init(text: String, options: ParsingOptions = ParsingOptions()) throws(JSONSyntaxError) {
        var copy = text
        let parsed = copy.withUTF8 { Document.parse($0, isValidUTF8: true, options) }
        try self.init(parsed)
    }

    /// Parses bytes: UTF-8, UTF-16 or UTF-32, with a byte order mark or without. O(n). Throws `JSONSyntaxError`, whose
    /// offset counts bytes of UTF-8.
    @_optimize(speed)
    package convenience init(data: Data, options: ParsingOptions = ParsingOptions()) throws(JSONSyntaxError) {
        let parsed = data.withUnsafeBytes { raw in
            Document.parse(raw.bindMemory(to: UInt8.self), isValidUTF8: false, options)
        }
        try self.init(parsed)
    }

    /// Parses bytes that are a part of a larger text: UTF-8, UTF-16 or UTF-32, with a byte order mark or without. O(n).
    /// Throws `JSONSyntaxError`.
    package convenience init(
        bytes: UnsafeRawBufferPointer, options: ParsingOptions = ParsingOptions()
    ) throws(JSONSyntaxError) {
        try self.init(Document.parse(bytes.bindMemory(to: UInt8.self), isValidUTF8: false, options))
    }

    /// Parses bytes of a string value that holds JSON itself.
    package convenience init(utf8 buffer: UnsafeBufferPointer<UInt8>, options: ParsingOptions = ParsingOptions())
        throws(JSONSyntaxError)
    {
        try self.init(Document.parse(buffer, isValidUTF8: true, options))
    }

    private convenience init(_ parsed: Parser.Outcome) throws(JSONSyntaxError) {
        switch parsed {
        case .failure(let error): throw error
        case .success(let output):
            self.init(
                bytes: output.bytes, byteCount: output.byteCount, nodes: output.nodes, nodeCount: output.nodeCount,
                foreignValues: [], sideStrings: [], originals: [], firstTrailingComma: output.firstTrailingComma,
                holdsElements: false)
        }
    }

    private static func parse(
        _ source: UnsafeBufferPointer<UInt8>, isValidUTF8: Bool, _ options: ParsingOptions
    ) -> Parser.Outcome {
        // Bytes that are neither UTF-16 nor UTF-32 fail as UTF-8, with the position.
        if !isValidUTF8, TextEncoding.mayBeWide(source), let text = TextEncoding.utf8(source) {
            return text.withUnsafeBufferPointer { parse($0, isValidUTF8: true, options) }
        }
        return Parser.parse(source, isValidUTF8: isValidUTF8, options)
    }

    /// The position of the first tolerated trailing comma; nil when there is none. O(n).
    package var trailingComma: (line: Int, column: Int)? {
        firstTrailingComma >= 0 ? position(ofByte: firstTrailingComma) : nil
    }

    /// Line and column (both from 1, the column in characters of UTF-8 text) of a byte offset. O(n).
    func position(ofByte offset: Int) -> (line: Int, column: Int) {
        TextPosition.find(offset, in: UnsafeBufferPointer(start: bytes, count: byteCount))
    }

    /// Checks what every reader relies on: subtree ends nest, names are strings, offsets lie in the text. For tests and
    /// fuzzers.
    package func checkInvariants() -> Bool {
        guard nodeCount > 0 else { return false }
        return subtreeEnd(0, limit: nodeCount).map { $0 == nodeCount } ?? false
    }

    private func subtreeEnd(_ index: Int, limit: Int) -> Int? {
        guard index < limit else { return nil }
        let node = nodes[index]
        if !node.flags.contains(.valueOnly | .sideString | .decimal | .original), node.kind != .foreign {
            guard Int(node.offset) <= byteCount else { return nil }
            if node.kind == .string, Int(node.offset) + node.length > byteCount { return nil }
        }
        guard node.isContainer else { return index + 1 }
        guard node.next <= limit else { return nil }
        var child = index + 1
        for _ in 0..<node.count {
            if node.kind == .object {
                guard child < node.next, nodes[child].kind == .string else { return nil }
                child += 1
            }
            guard let end = subtreeEnd(child, limit: node.next) else { return nil }
            child = end
        }
        return child == node.next ? child : nil
    }
}

/// Reads texts that the parser does not.
package protocol TextReader: Sendable {
    /// The text's value, in Foundation objects.
    static func object(of text: Data, _ options: Document.ParsingOptions) throws -> Any
}

/// The memory of one document, unowned: the holder must keep the document alive.
@usableFromInline package struct DocumentMemory {
    @usableFromInline package let nodes: UnsafePointer<Node>
    @usableFromInline package let bytes: UnsafePointer<UInt8>
    @usableFromInline package let nodeCount: Int
    package let document: Unmanaged<Document>

    package init(_ document: Document) {
        nodes = UnsafePointer(document.nodes)
        bytes = UnsafePointer(document.bytes)
        nodeCount = document.nodeCount
        self.document = Unmanaged.passUnretained(document)
    }

    @_transparent
    @inlinable package func node(_ index: Int) -> Node {
        assert(index >= 0 && index < nodeCount, "node \(index) of \(nodeCount)")
        return nodes[index]
    }

    /// The index after the value at `index` and everything in it. O(1).
    @_transparent
    @inlinable package func after(_ index: Int) -> Int {
        let node = self.node(index)
        return node.isContainer ? node.next : index &+ 1
    }

    @_transparent
    @inlinable package func view(_ index: Int) -> NodeView { NodeView(memory: self, index: index) }
}

/// A document and its memory, so that neither is changed alone.
@usableFromInline package struct HeldDocument {
    @usableFromInline package let document: Document
    @usableFromInline package let memory: DocumentMemory

    @inline(__always)
    package init(_ document: Document) {
        self.document = document
        memory = DocumentMemory(document)
    }

    package static var nothing: HeldDocument { HeldDocument(.nothing) }
}

extension Document {
    /// Calls `body` with the root value. The view must not escape: views do not keep their document alive.
    package func withRoot<R>(_ body: (NodeView) throws -> R) rethrows -> R {
        try withExtendedLifetime(self) { try body(DocumentMemory(self).view(0)) }
    }
}

extension DocumentMemory {
    /// Whether the name node at `index` has exactly these characters.
    func isName(_ index: Int, equalTo name: UnsafeBufferPointer<UInt8>) -> Bool {
        let key = node(index)
        if key.flags.contains(.escaped) { return isEscapedName(index, equalTo: name) }
        guard key.length == name.count else { return false }
        guard let other = name.baseAddress else { return true }
        return equalBytes(bytes + Int(key.offset), other, name.count)
    }

    private func isEscapedName(_ index: Int, equalTo name: UnsafeBufferPointer<UInt8>) -> Bool {
        view(index).withUTF8 { $0.elementsEqual(name) }
    }
}

/// `data.list`: a path from the root, dots between the steps; empty and blank steps are skipped.
package enum DesignatedPath {
    /// The node at the path's end; nil where a step is missing.
    @_optimize(size) package static func find(_ path: String?, in document: Document, throughArrays: Bool) -> Int? {
        guard let path else { return 0 }
        return document.withRoot { root in
            var current = root
            for step in path.split(separator: ".") where !step.allSatisfy({ $0.isWhitespace }) {
                let segment = String(step)
                guard
                    let next = current.member(segment) ?? current.equalMember(segment)
                        ?? (throughArrays ? current.element(numbered: segment) : nil)
                else { return nil }
                current = next
            }
            return current.index
        }
    }
}
