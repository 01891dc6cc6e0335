import Foundation

final class DictionaryCodec<Value>: TypedCodec<[String: Value]> {
    private let value: Codec

    init(_ value: Codec) {
        self.value = value
        super.init(canRead: value.canRead)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> [String: Value]? {
        if context.node(index).kind == .object { return members(index, context) }
        return context.embedded(index, .object) { members(0, context) } ?? foreign(index, context)
    }

    private func members(_ index: Int, _ context: DecodingContext) -> [String: Value]? {
        let memory = context.memory
        let node = memory.node(index)
        let acceptsNull = value.acceptsNull
        let mightAcceptNull = value.mightAcceptNull
        let skipsNull = acceptsNull && !value.isOptional && context.leavesOutNulls
        context.noteDictionary(index)
        var result = [String: Value](
            minimumCapacity: min(node.count, Reservation.limit(MemoryLayout<(String, Value)>.stride)))
        return withUnsafeTemporaryAllocation(
            byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment
        ) { buffer in
            guard let slot = buffer.baseAddress else { return nil }
            var child = index &+ 1
            while child < node.next {
                let isNull = memory.node(child &+ 1).kind == .null && !mightAcceptNull
                if skipsNull, memory.node(child &+ 1).kind == .null {
                    // Silently skipped, as the caller requested.
                } else if !isNull, value.initialize(slot, from: child &+ 1, context) {
                    result[memory.view(child).string] = slot.assumingMemoryBound(to: Value.self).move()
                } else if !isNull, context.rules.isNative, value.initializeFallback(slot) {
                    result[memory.view(child).string] = slot.assumingMemoryBound(to: Value.self).move()
                    context.note(.defaultCase, at: child &+ 1, expected: Value.self)
                } else if context.rules.dropsBadElements, value.isOptional {
                    value.initializeNil(slot)
                    result[memory.view(child).string] = slot.assumingMemoryBound(to: Value.self).move()
                    context.note(.becameNil, at: child &+ 1, expected: Value.self)
                } else if context.rules.dropsBadElements || value.shape == .model && context.rules.dropsBadModels {
                    context.note(.dropped, at: child &+ 1, expected: Value.self)
                } else {
                    context.recordFailedElement(child &+ 1, Value.self)
                    return nil
                }
                child = memory.after(child &+ 1)
            }
            return result
        }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.state.pointee.writer.beginObject()
        output.inFrame { frame in
            for (name, member) in source.assumingMemoryBound(to: [String: Value].self).pointee {
                frame.pointee.name = name
                let mark = output.state.pointee.writer.mark
                output.state.pointee.writer.name(name)
                let isWritten = withUnsafePointer(to: member) { value.write($0, to: output) }
                if !isWritten { output.state.pointee.writer.rewind(to: mark) }
            }
        }
        output.state.pointee.writer.endObject()
        return true
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        var result: [String: Any] = [:]
        for (name, member) in source.assumingMemoryBound(to: [String: Value].self).pointee {
            result[name] = withUnsafePointer(to: member) { value.plainValue($0, output) }
        }
        return result
    }
}
