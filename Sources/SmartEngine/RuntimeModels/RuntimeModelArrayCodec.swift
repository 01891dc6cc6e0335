import Foundation

/// The codec of `[Model]` for a run-time model.
final class RuntimeModelArrayCodec: ShortcutCodec {
    private let element: RuntimeModelCodec
    private let stride: Int
    private let memory: ArrayMemory?

    init(_ element: RuntimeModelCodec, general: Codec) {
        self.element = element
        (stride, memory) = ArrayMemory.measure(element.type)
        super.init(general: general)
    }

    /// Makes the array; nil if the value is not an array of JSON values, or the rules require every element.
    override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        let node = context.node(index)
        guard node.kind == .array, node.count > 0, context.rules.dropsBadElements else { return nil }
        let nodes = context.memory
        var next = index &+ 1
        // A ready model takes the generic route.
        guard !nodes.hasForeignValues || nodes.allElements(of: index, are: { $0 != .foreign }) else { return nil }
        return general.makeArray(target, isInitialized: isInitialized, count: node.count, in: memory) {
            base, capacity, used in
            while next < node.next, used < capacity {
                let current = next
                next = nodes.after(current)
                guard nodes.node(current).kind == .object else {
                    context.note(.dropped, at: current, expected: element.type)
                    continue
                }
                let place = base + used &* stride
                element.hooks.emplace(place)
                used &+= 1
                element.fillInstance(place, from: current, context, isNewInstance: true)
            }
            return true
        }
    }
}
