import Foundation

final class DictionaryCodec<Value>: TypedCodec<[String: Value]> {
    private let value: Codec

    init(_ value: Codec) {
        self.value = value
        super.init(canRead: value.canRead)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> [String: Value]? {
        if context.node(index).kind == .object { return members(index, context) }
        return context.embedded(index, .object, as: [String: Value].self) { members(0, context) }
            ?? foreign(index, context)
    }

    private func members(_ index: Int, _ context: DecodingContext) -> [String: Value]? {
        members(index, context) { $0 }
    }

    /// The members, by the keys that `key` makes of their names. A member whose name makes no key is left out before
    /// its value is read.
    func members<Key: Hashable>(_ index: Int, _ context: DecodingContext, _ key: (String) -> Key?) -> [Key: Value]? {
        let memory = context.memory
        let node = memory.node(index)
        let reader = ElementReader(value, context)
        context.noteDictionary(index)
        // Only a listener is notified of two names that make one key, which text keys cannot have.
        let notesEarlier = context.isListening && Key.self != String.self
        var members: [Key: Int] = [:]
        var result = [Key: Value](
            minimumCapacity: min(node.count, Reservation.limit(MemoryLayout<(Key, Value)>.stride)))
        return withUnsafeTemporaryAllocation(
            byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment
        ) { buffer in
            guard let slot = buffer.baseAddress else { return nil }
            var child = index &+ 1
            while child < node.next {
                if let key = key(memory.view(child).string) {
                    switch reader.make(slot, from: child &+ 1) {
                    case .made:
                        result[key] = slot.assumingMemoryBound(to: Value.self).move()
                        if notesEarlier, let earlier = members.updateValue(child, forKey: key),
                            memory.view(earlier).string != memory.view(child).string
                        {
                            let later = Quotation.text(memory.view(child).string)
                            context.note(
                                .dropped, at: earlier &+ 1, expected: Value.self, because: "\(later) is the same key")
                        }
                    case .leftOut: break
                    case .failed: return nil
                    }
                } else if !context.mayLeaveOut(child, Key.self) {
                    return nil
                }
                child = memory.after(child &+ 1)
            }
            return result
        }
    }

    override func writeValue(_ members: [String: Value], to output: EncodingContext) -> Bool {
        output.state.pointee.writer.beginObject()
        output.inFrame { frame in
            for (name, member) in members {
                frame.pointee.name = name
                let mark = output.state.pointee.writer.mark
                output.state.pointee.writer.name(name)
                let isWritten = value.writeAny(member, to: output)
                if !isWritten { output.state.pointee.writer.rewind(to: mark) }
            }
        }
        output.state.pointee.writer.endObject()
        return true
    }

    override func plain(_ members: [String: Value], _ output: EncodingContext) -> Any? {
        var result: [String: Any] = [:]
        for (name, member) in members {
            result[name] = value.plainAny(member, output)
        }
        return result
    }
}
