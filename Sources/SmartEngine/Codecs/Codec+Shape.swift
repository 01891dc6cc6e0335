extension Codec.Shape {
    /// Stores a value of a common kind in a property of this shape, without the codec, whose generic types cost
    /// metadata look-ups. Returns false, with nothing stored, for any other value.
    // Whether `@inline(__always)` inlines it into the field loop depends on the order of the files.
    @_transparent
    package func store(_ node: Node, in target: UnsafeMutableRawPointer, _ memory: DocumentMemory) -> Bool {
        switch self {
        case .string where node.kind == .string && node.flags.rawValue == 0:
            target.assumingMemoryBound(to: String.self).pointee = StringReader.unescaped(
                memory.bytes + Int(node.offset), node.length)
        case .int where node.kind == .int:
            // The shape is for an Int of 64 bits only.
            assert(Int.bitWidth == Int64.bitWidth)
            target.assumingMemoryBound(to: Int.self).pointee = Int(truncatingIfNeeded: node.int64)
        case .double where node.kind == .double && node.double.isFinite:
            target.assumingMemoryBound(to: Double.self).pointee = node.double
        case .bool where node.kind == .true || node.kind == .false:
            target.assumingMemoryBound(to: Bool.self).pointee = node.kind == .true
        case .optionalString where node.kind == .string && node.flags.rawValue == 0:
            target.assumingMemoryBound(to: String?.self).pointee = StringReader.unescaped(
                memory.bytes + Int(node.offset), node.length)
        case .optionalInt where node.kind == .int:
            target.assumingMemoryBound(to: Int?.self).pointee = Int(truncatingIfNeeded: node.int64)
        case .optionalDouble where node.kind == .double && node.double.isFinite:
            target.assumingMemoryBound(to: Double?.self).pointee = node.double
        case .optionalBool where node.kind == .true || node.kind == .false:
            target.assumingMemoryBound(to: Bool?.self).pointee = node.kind == .true
        default: return false
        }
        return true
    }

    /// Stores the values that `store` leaves to it: texts with escapes and those of a dictionary source, whole numbers
    /// for a Double. The codec would need a metadata look-up of `T?`.
    @inline(__always)
    func storeRare(_ node: Node, _ index: Int, in target: UnsafeMutableRawPointer, _ context: DecodingContext) -> Bool {
        switch self {
        case .string, .optionalString, .double, .optionalDouble: storeExact(node, index, in: target, context)
        default: false
        }
    }

    // A separate function, so that its caller keeps no copy of the document's memory.
    @inline(never)
    private func storeExact(_ node: Node, _ index: Int, in target: UnsafeMutableRawPointer, _ context: DecodingContext)
        -> Bool
    {
        func put<T>(_ value: T?, _ optional: Codec.Shape) -> Bool {
            guard let value else { return false }
            if self == optional {
                target.assumingMemoryBound(to: T?.self).pointee = value
            } else {
                target.assumingMemoryBound(to: T.self).pointee = value
            }
            return true
        }
        return self == .string || self == .optionalString
            ? put(String.exact(node, index, context.memory), .optionalString)
            : put(Double.exact(node, index, context.memory), .optionalDouble)
    }
}
