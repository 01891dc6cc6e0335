/// `[Model]` for models that their codec makes in place.
package final class InPlaceArrayCodec: ShortcutCodec {
    private let element: Codec
    private let stride: Int
    private let memory: ArrayMemory?

    package init(_ element: Codec, general: Codec) {
        self.element = element
        (stride, memory) = ArrayMemory.measure(element.type)
        super.init(general: general)
    }

    /// Makes the array; nil if an element is not an object, which the generic route handles.
    package override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        let node = context.node(index)
        let nodes = context.memory
        guard node.kind == .array, node.count > 0, nodes.allElements(of: index, are: { $0 == .object }) else {
            return nil
        }
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
}
