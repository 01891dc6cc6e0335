/// `[Model]` for models that their codec makes in place.
package final class InPlaceArrayCodec: ShortcutCodec {
    private let element: Codec
    private let stride: Int
    private let memory: ArrayMemory?

    package init(_ element: Codec, general: Codec) {
        self.element = element
        func measure<Model>(_ type: Model.Type) -> (Int, ArrayMemory?) {
            (MemoryLayout<Model>.stride, ArrayMemory(of: type))
        }
        let (stride, memory) = _openExistential(element.type, do: measure)
        self.stride = stride
        #if canImport(ObjectiveC)
        // An array of objects may be an NSArray.
        self.memory = element.type is AnyClass ? nil : memory
        #else
        self.memory = memory
        #endif
        super.init(general: general)
    }

    /// Nil where an element is not an object: the generic route handles that.
    package override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        let node = context.node(index)
        guard node.kind == .array, node.count > 0, holdsOnlyObjects(index, context.memory) else { return nil }
        var elements = Elements(next: index &+ 1, end: node.next)
        if let memory, node.count <= Reservation.limit(stride) {
            // The array is a reference, whose type is not named.
            let array = memory.make(capacity: node.count) { make(&elements, $0, $1, &$2, context) }
            guard !elements.isBad else { return false }
            if isInitialized {
                target.assumingMemoryBound(to: AnyObject.self).pointee = array
            } else {
                target.initializeMemory(as: AnyObject.self, to: array)
            }
            return true
        }
        guard !isInitialized else {
            return general.replace(target) { make($0, isInitialized: false, from: index, context) ?? false }
        }
        general.makeArray(target, isInitialized: false, count: node.count, in: nil) {
            make(&elements, $0, $1, &$2, context)
        }
        if elements.isBad { destroy(target) }
        return !elements.isBad
    }

    /// The elements that are still to be made.
    private struct Elements {
        var next: Int
        let end: Int
        /// Whether one cannot be made, and must not be left out.
        var isBad = false
    }

    @inline(__always)
    private func make(
        _ elements: inout Elements, _ base: UnsafeMutableRawPointer, _ capacity: Int, _ used: inout Int,
        _ context: DecodingContext
    ) {
        let memory = context.memory
        while elements.next < elements.end, used < capacity, !elements.isBad {
            let current = elements.next
            elements.next = memory.after(current)
            if element.initialize(base + used &* stride, from: current, context) {
                used &+= 1
            } else if context.state.pointee.exhaustion != nil
                || !context.mayLeaveOut(current, element.type, isModel: true)
            {
                elements.isBad = true
            }
        }
    }

    @inline(never)
    private func destroy(_ array: UnsafeMutableRawPointer) {
        func open<Elements>(_: Elements.Type) {
            array.assumingMemoryBound(to: Elements.self).deinitialize(count: 1)
        }
        _openExistential(general.type, do: open)
    }

    private func holdsOnlyObjects(_ index: Int, _ memory: DocumentMemory) -> Bool {
        let end = memory.node(index).next
        var child = index &+ 1
        while child < end {
            guard memory.node(child).kind == .object else { return false }
            child = memory.after(child)
        }
        return true
    }
}
