import Foundation

/// `[Model]` for a run-time model.
final class RuntimeModelArrayCodec: ShortcutCodec {
    private let element: RuntimeModelCodec
    private let limit: Int

    init(_ element: RuntimeModelCodec, general: Codec) {
        self.element = element
        limit = Reservation.limit(TypeLayout.extent(of: element.type).size)
        super.init(general: general)
    }

    /// Nil for what is no array of JSON values, or where the rules want every element.
    override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        let node = context.node(index)
        guard node.kind == .array, node.count > 0, context.rules.dropsBadElements else { return nil }
        let memory = context.memory
        var next = index &+ 1
        var current = next
        guard holdsOnlyPlainValues(from: next, to: node.next, memory) else { return nil }
        element.hooks.makeArray(target, isInitialized, min(node.count, limit)) {
            while next < node.next {
                current = next
                next = memory.after(next)
                if memory.node(current).kind == .object { return true }
                context.note(.dropped, at: current, expected: element.type)
            }
            return false
        } _: { place in
            element.fillInstance(place, from: current, context)
        }
        return true
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
