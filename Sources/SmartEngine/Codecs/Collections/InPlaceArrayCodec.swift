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
        self.memory = memory
        super.init(general: general)
    }

    /// Nil where an element is not an object: the generic route handles that.
    package override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        let node = context.node(index)
        guard node.kind == .array, node.count > 0, holdsOnlyObjects(index, context.memory) else { return nil }
        let nodes = context.memory
        var next = index &+ 1
        return general.makeArray(target, isInitialized: isInitialized, count: node.count, in: memory) {
            base, capacity, used in
            while next < node.next, used < capacity {
                let current = next
                next = nodes.after(current)
                if element.initialize(base + used &* stride, from: current, context) {
                    used &+= 1
                } else if context.state.pointee.exhaustion != nil
                    || !context.mayLeaveOut(current, element.type, isModel: true)
                {
                    return false
                }
            }
            return true
        }
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
