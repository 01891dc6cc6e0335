import Foundation

/// `[Model]` for a run-time model.
final class RuntimeModelArrayCodec: ShortcutCodec {
    private let element: RuntimeModelCodec
    private let stride: Int
    private let memory: ArrayMemory?

    init(_ element: RuntimeModelCodec, general: Codec) {
        self.element = element
        func measure<Model>(_ type: Model.Type) -> (Int, ArrayMemory?) {
            (MemoryLayout<Model>.stride, ArrayMemory(of: type))
        }
        (stride, memory) = _openExistential(element.type, do: measure)
        super.init(general: general)
    }

    /// Nil for values that are not arrays of JSON values, or where the rules require every element.
    override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        let node = context.node(index)
        guard node.kind == .array, node.count > 0, context.rules.dropsBadElements else { return nil }
        let nodes = context.memory
        var next = index &+ 1
        guard holdsOnlyPlainValues(from: next, to: node.next, nodes) else { return nil }
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
                element.fillInstance(place, from: current, context)
            }
            return true
        }
    }

    /// Whether all elements are JSON: a ready model takes the generic route.
    private func holdsOnlyPlainValues(from first: Int, to end: Int, _ memory: DocumentMemory) -> Bool {
        guard memory.hasForeignValues else { return true }
        var child = first
        while child < end {
            if memory.node(child).kind == .foreign { return false }
            child = memory.after(child)
        }
        return true
    }
}
