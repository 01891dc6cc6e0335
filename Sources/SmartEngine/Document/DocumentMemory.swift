import Foundation

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

    @inline(__always)
    @inlinable package func node(_ index: Int) -> Node {
        assert(index >= 0 && index < nodeCount, "node \(index) of \(nodeCount)")
        return nodes[index]
    }

    /// The index after the value at `index` and everything in it. O(1).
    @inline(__always)
    @inlinable package func after(_ index: Int) -> Int {
        let node = self.node(index)
        return node.isContainer ? node.next : index &+ 1
    }

    @inline(__always)
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
