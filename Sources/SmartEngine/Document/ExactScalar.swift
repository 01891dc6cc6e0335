/// A node's value as a scalar, where its kind matches; nil where a conversion rule has to decide. Inlinable, since the
/// containers of the Codable half call it for each value.
@usableFromInline package enum ExactScalar {
    @inlinable @inline(__always)
    package static func bool(_ node: Node) -> Bool? {
        node.kind == .true ? true : node.kind == .false ? false : nil
    }

    @inlinable @inline(__always)
    package static func string(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> String? {
        guard node.kind == .string else { return nil }
        if node.flags.rawValue == 0 { return StringReader.unescaped(memory.bytes + Int(node.offset), node.length) }
        return rareString(index, memory)
    }

    @usableFromInline static func rareString(_ index: Int, _ memory: DocumentMemory) -> String {
        memory.view(index).string
    }

    @inlinable @inline(__always)
    package static func double(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Double? {
        if node.kind == .double { return node.double.isNormal ? node.double : rareDouble(node, index, memory) }
        return node.kind == .int ? Double(node.int64) : nil
    }

    /// The Double of zero, and of values that underflow or overflow; nil for 1e-400, which becomes zero only by
    /// conversion.
    @usableFromInline static func rareDouble(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Double? {
        if node.flags.contains(.valueOnly) { return node.double }
        return node.double.isFinite && !memory.view(index).isTiny ? node.double : nil
    }

    @inlinable @inline(__always)
    package static func integer<T: FixedWidthInteger>(_ node: Node, as _: T.Type) -> T? {
        if node.kind == .int { return T(exactly: node.int64) }
        return node.kind == .uint ? T(exactly: node.payload) : nil
    }
}
