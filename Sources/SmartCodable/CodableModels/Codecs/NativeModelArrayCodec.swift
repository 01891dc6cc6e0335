import Foundation
@_spi(Engine) import SmartEngine

/// `[Model]` for a native model.
final class NativeModelArrayCodec: ShortcutCodec {
    private let element: NativeModelCodec

    init(_ element: NativeModelCodec, general: Codec) {
        self.element = element
        super.init(general: general)
    }

    /// Nil where an element is not an object: the generic route handles that.
    override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        let node = context.node(index)
        guard node.kind == .array, node.count > 0 else { return nil }
        let memory = context.memory
        var child = index &+ 1
        while child < node.next {
            guard memory.node(child).kind == .object else { return nil }
            child = memory.after(child)
        }
        var next = index &+ 1
        return element.hooks.makeArray(target, isInitialized, node.count) { make in
            while next < node.next {
                let current = next
                next = memory.after(current)
                if context.withDecoder(current, element.type, element.ordinal, make) { return true }
                // It threw: a hand-written `init(from:)`, or a required value is missing.
                guard context.state.pointee.exhaustion == nil,
                    context.mayLeaveOut(current, element.type, isModel: true)
                else { return nil }
            }
            return false
        }
    }
}
