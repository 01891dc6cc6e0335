import Foundation

/// An array of anything that has a codec. Elements are built in place, in the array's own storage.
final class ArrayCodec<Element>: TypedCodec<[Element]> {
    private let element: Codec

    init(_ element: Codec) {
        self.element = element
        super.init(canRead: element.canRead)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> [Element]? {
        if context.node(index).kind == .array { return elements(index, context) }
        return context.embedded(index, .array) { elements(0, context) } ?? foreign(index, context)
    }

    // Without `[Element]?`, whose name costs a look into the runtime's table of generic types.
    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        guard context.node(index).kind == .array else { return super.initialize(target, from: index, context) }
        var isComplete = true
        let result = elements(index, context, &isComplete)
        if isComplete { target.initializeMemory(as: [Element].self, to: result) }
        return isComplete
    }

    private func elements(_ index: Int, _ context: DecodingContext) -> [Element]? {
        var isComplete = true
        let result = elements(index, context, &isComplete)
        return isComplete ? result : nil
    }

    private func elements(_ index: Int, _ context: DecodingContext, _ isComplete: inout Bool) -> [Element] {
        let node = context.node(index)
        if node.count == 0 { return [] }
        guard node.count <= Reservation.limit(MemoryLayout<Element>.stride) else {
            return piecewise(index, node.next, context, &isComplete)
        }
        var child = index &+ 1
        return [Element](unsafeUninitializedCapacity: node.count) { buffer, used in
            guard let base = buffer.baseAddress else { return }
            isComplete = element.fillElements(
                from: &child, to: node.next, base: base, stride: MemoryLayout<Element>.stride, capacity: node.count,
                count: &used, context)
        }
    }

    /// An array that grows with what there is: the source may say of many elements that can become none.
    @inline(never)
    private func piecewise(_ index: Int, _ end: Int, _ context: DecodingContext, _ isComplete: inout Bool) -> [Element]
    {
        let stride = MemoryLayout<Element>.stride
        let limit = Reservation.limit(stride)
        var result: [Element] = []
        var child = index &+ 1
        while child < end, isComplete {
            result += [Element](unsafeUninitializedCapacity: limit) { buffer, used in
                guard let base = buffer.baseAddress else { return }
                isComplete = element.fillElements(
                    from: &child, to: end, base: base, stride: stride, capacity: limit, count: &used, context)
            }
        }
        return result
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        let array = source.assumingMemoryBound(to: [Element].self).pointee
        array.withUnsafeBufferPointer {
            output.writeElements(
                UnsafeRawPointer($0.baseAddress), count: $0.count, stride: MemoryLayout<Element>.stride, codec: element)
        }
        return true
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        let array = source.assumingMemoryBound(to: [Element].self).pointee
        return array.withUnsafeBufferPointer {
            output.plainElements(
                UnsafeRawPointer($0.baseAddress), count: $0.count, stride: MemoryLayout<Element>.stride, codec: element)
        }
    }
}

/// How much is reserved because of what a source says of itself, before any of it has become a value.
enum Reservation {
    /// Elements of a size in bytes; further ones take memory when they are there.
    @inline(__always)
    static func limit(_ stride: Int) -> Int { (1 << 20) / max(1, stride) &+ 1 }
}

extension Codec {
    /// Whether null may become a value: also by an `init(from:)`, which is asked.
    fileprivate var mayTakeNull: Bool { takesNull || isPlainCodable }

    /// Fills consecutive elements, at most `capacity` of them, from the nodes of an array from `first` on, which is
    /// then the next that is left. Models that cannot be made are left out; for other elements the rules decide. False
    /// when one cannot convert and is not left out; `count` then tells how many are initialised.
    func fillElements(
        from first: inout Int, to end: Int, base: UnsafeMutableRawPointer, stride: Int, capacity: Int, count: inout Int,
        _ context: DecodingContext
    ) -> Bool {
        let memory = context.memory
        let takesNull = self.takesNull
        let mayTakeNull = self.mayTakeNull
        let skipsNull = takesNull && !isOptional && context.leavesOutNulls
        var child = first
        var used = 0
        defer {
            count = used
            first = child
        }
        while child < end, used < capacity {
            let isNull = memory.node(child).kind == .null && !mayTakeNull
            if skipsNull, memory.node(child).kind == .null {
                // Left out without a word, as asked for.
            } else if !isNull, initialize(base + used &* stride, from: child, context) {
                used &+= 1
            } else if context.rules.dropsBadElements || shape == .model {
                if isOptional {
                    initializeNil(base + used &* stride)
                    used &+= 1
                    context.note(.becameNil, at: child, expected: type)
                } else {
                    context.note(.dropped, at: child, expected: type)
                }
            } else if !isNull, context.rules.isNative, initializeFallback(base + used &* stride) {
                used &+= 1
                context.note(.converted, at: child, expected: type)
            } else {
                context.blame(child, type)
                return false
            }
            child = memory.after(child)
        }
        return true
    }
}

final class SetCodec<Element: Hashable>: TypedCodec<Set<Element>> {
    private let array: Codec

    init(_ array: Codec) {
        self.array = array
        super.init(canRead: array.canRead)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> Set<Element>? {
        array.value([Element].self, index, context).map { Set($0) } ?? foreign(index, context)
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        withUnsafePointer(to: Array(source.assumingMemoryBound(to: Set<Element>.self).pointee)) {
            array.write($0, to: output)
        }
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        withUnsafePointer(to: Array(source.assumingMemoryBound(to: Set<Element>.self).pointee)) {
            array.plainValue($0, output)
        }
    }
}

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
        let takesNull = value.takesNull
        let mayTakeNull = value.mayTakeNull
        let skipsNull = takesNull && !value.isOptional && context.leavesOutNulls
        context.noteDictionary(index)
        var result = [String: Value](
            minimumCapacity: min(node.count, Reservation.limit(MemoryLayout<(String, Value)>.stride)))
        return withUnsafeTemporaryAllocation(
            byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment
        ) { buffer in
            guard let slot = buffer.baseAddress else { return nil }
            var child = index &+ 1
            while child < node.next {
                let isNull = memory.node(child &+ 1).kind == .null && !mayTakeNull
                if skipsNull, memory.node(child &+ 1).kind == .null {
                    // Left out without a word, as asked for.
                } else if !isNull, value.initialize(slot, from: child &+ 1, context) {
                    result[memory.view(child).string] = slot.assumingMemoryBound(to: Value.self).move()
                } else if context.rules.dropsBadElements, value.isOptional {
                    value.initializeNil(slot)
                    result[memory.view(child).string] = slot.assumingMemoryBound(to: Value.self).move()
                    context.note(.becameNil, at: child &+ 1, expected: Value.self)
                } else if context.rules.dropsBadElements || value.shape == .model {
                    context.note(.dropped, at: child &+ 1, expected: Value.self)
                } else if !isNull, context.rules.isNative, value.initializeFallback(slot) {
                    result[memory.view(child).string] = slot.assumingMemoryBound(to: Value.self).move()
                    context.note(.converted, at: child &+ 1, expected: Value.self)
                } else {
                    context.blame(child &+ 1, Value.self)
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

extension DecodingContext {
    /// JSON text inside a string, where the rules read it: `"[1,2]"` for an array, `"{…}"` for a model. Nil for
    /// anything else.
    @inline(__always)
    func embedded<R>(_ index: Int, _ kind: Node.Kind, _ body: () -> R?) -> R? {
        guard node(index).kind == .string else { return nil }
        guard rules.readsJSONInStrings else {
            refuseConversion(at: index)
            return nil
        }
        return readEmbedded(index, kind, body)
    }

    @inline(never)
    private func readEmbedded<R>(_ index: Int, _ kind: Node.Kind, _ body: () -> R?) -> R? {
        let inner: Document? = view(index).withUTF8 { text in
            let bracket = kind == .array ? UInt8(ascii: "[") : UInt8(ascii: "{")
            guard text.first(where: { $0 > 0x20 }) == bracket else { return nil }
            let parsing = session.options.parsing
            return try? Document(
                utf8: text,
                options: Document.ParsingOptions(
                    maximumDepth: parsing.maximumDepth, allowsTrailingComma: parsing.allowsTrailingComma))
        }
        guard let inner, inner.nodes[0].kind == kind, let result = session.withDocument(inner, at: index, body) else {
            return nil
        }
        // Otherwise as good as the value itself.
        if session.options.isStrict {
            note(.converted, at: index, expected: kind == .array ? [Any].self : [String: Any].self)
        }
        return result
    }
}
