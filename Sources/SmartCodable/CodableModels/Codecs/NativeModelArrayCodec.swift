import Foundation
@_spi(Engine) import SmartEngine

/// `[Model]` for a native model.
final class NativeModelArrayCodec: ShortcutCodec {
    private let element: NativeModelCodec
    /// Of arrays of objects.
    private let memory: ArrayMemory?

    init(_ element: NativeModelCodec, general: Codec) {
        self.element = element
        memory = element.model is AnyClass ? ArrayMemory.measure(element.type).memory : nil
        super.init(general: general)
    }

    /// Nil where an element is not an object: the generic route handles that.
    override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        let node = context.node(index)
        guard node.kind == .array, node.count > 0, context.memory.allElements(of: index, are: { $0 == .object }) else {
            return nil
        }
        var next = index &+ 1
        switch element.hooks.making {
        case .values(_, let makeArray):
            return makeArray(target, isInitialized, node.count) { make in
                makeElement(&next, node.next, context) { try make($0) }
            }
        case .objects(let hooks):
            let hooks = Unmanaged.passUnretained(hooks)
            return general.makeArray(target, isInitialized: isInitialized, count: node.count, in: memory) {
                base, capacity, used in
                while used < capacity {
                    let place = base + used &* MemoryLayout<AnyObject>.stride
                    let isMade = makeElement(&next, node.next, context) { decoder in
                        try hooks._withUnsafeGuaranteedRef { try $0.emplace(place, decoder) }
                    }
                    guard let isMade else { return false }
                    guard isMade else { break }
                    used &+= 1
                }
                return true
            }
        }
    }

    /// Makes the next element that can be made. False: there is none. Nil: one failed and cannot be left out.
    @inline(__always)
    private func makeElement(
        _ next: inout Int, _ end: Int, _ context: DecodingContext,
        _ make: (EngineDecoder) throws -> Void
    ) -> Bool? {
        while next < end {
            let current = next
            next = context.memory.after(current)
            if context.withDecoder(current, element.type, make) { return true }
            // It threw: a hand-written `init(from:)`, or a required value is missing.
            guard context.state.pointee.exhaustion == nil,
                context.mayLeaveOut(current, element.type, isModel: true)
            else { return nil }
        }
        return false
    }
}
