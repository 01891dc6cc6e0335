// Memory: an address given to a codec is of its type: uninitialised for `initialize`, else a value. What is replaced
// is moved out before it is released (`_store`).

import Foundation

/// An array of anything but scalars. Elements are made in place, in the array's own storage.
final class ArrayCodec<Element>: TypedCodec<[Element]> {
    private let element: Codec
    private let memory: ArrayMemory?

    init(_ element: Codec) {
        self.element = element
        memory = ArrayMemory(of: Element.self)
        super.init(canRead: element.canRead)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> [Element]? {
        if context.node(index).kind == .array { return elements(index, context) }
        return context.embedded(index, .array, as: [Element].self) { elements(0, context) } ?? foreign(index, context)
            ?? single(index, context)
    }

    /// An array whose only element is made from the value at `index`.
    private func single(_ index: Int, _ context: DecodingContext) -> [Element]? {
        guard context.isOnlyElement(index) else { return nil }
        let first = context.noted.entries
        var isMade = false
        var isKnown = false
        let result = [Element](unsafeUninitializedCapacity: 1) { buffer, used in
            guard let base = buffer.baseAddress else { return }
            isKnown = element.initialize(UnsafeMutableRawPointer(base), from: index, context)
            isMade = isKnown || element.initializeFallback(UnsafeMutableRawPointer(base))
            used = isMade ? 1 : 0
        }
        guard isMade else { return nil }
        context.noteOnlyElement(isKnown ? .converted : .defaultCase, at: index, expected: [Element].self, since: first)
        return result
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        context.node(index).kind == .array
            ? make(target, .uninitializedValue, index, context) : super.initialize(target, from: index, context)
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        context.node(index).kind == .array
            ? make(target, .value, index, context) : super.assign(target, from: index, context)
    }

    // An array is the same reference whatever its elements are, and an `[Element]?`, or memory initialised as
    // `[Element]`, is a metadata look-up (Sources/Fast.md).
    private func make(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        var isComplete = true
        let array = elements(index, context, &isComplete)
        if isComplete { target._store(unsafeBitCast(array, to: [AnyObject].self), at: place) }
        return isComplete
    }

    private func elements(_ index: Int, _ context: DecodingContext) -> [Element]? {
        var isComplete = true
        let result = elements(index, context, &isComplete)
        return isComplete ? result : nil
    }

    @_optimize(speed)
    private func elements(_ index: Int, _ context: DecodingContext, _ isComplete: inout Bool) -> [Element] {
        let node = context.node(index)
        let count = node.count
        if count == 0 { return unsafeBitCast([AnyObject](), to: [Element].self) }
        let stride = MemoryLayout<Element>.stride
        var child = index &+ 1
        if count > Reservation.limit(stride) { return piecewise(child, node.next, context, &isComplete) }
        if let memory {
            let array = memory.make(capacity: count) {
                isComplete = element.fillElements(
                    from: &child, to: node.next, base: $0, stride: stride, capacity: count, count: &$2, context)
            }
            return unsafeBitCast(array, to: [Element].self)
        }
        return [Element](unsafeUninitializedCapacity: count) { buffer, used in
            guard let base = buffer.baseAddress else { return }
            isComplete = element.fillElements(
                from: &child, to: node.next, base: base, stride: stride, capacity: count, count: &used, context)
        }
    }

    /// Makes the elements in blocks of limited size, since the source may have many that cannot be converted, and then
    /// moves them into one array.
    private func piecewise(_ first: Int, _ end: Int, _ context: DecodingContext, _ isComplete: inout Bool) -> [Element]
    {
        let stride = MemoryLayout<Element>.stride
        let limit = Reservation.limit(stride)
        var pieces: [UnsafeMutableBufferPointer<Element>] = []
        var child = first
        while child < end, isComplete {
            let base = UnsafeMutablePointer<Element>.allocate(capacity: limit)
            var used = 0
            isComplete = element.fillElements(
                from: &child, to: end, base: base, stride: stride, capacity: limit, count: &used, context)
            pieces.append(UnsafeMutableBufferPointer(start: base, count: used))
        }
        return [Element](unsafeUninitializedCapacity: pieces.reduce(0) { $0 + $1.count }) { buffer, used in
            for piece in pieces {
                guard let source = piece.baseAddress, let base = buffer.baseAddress else { continue }
                (base + used).moveInitialize(from: source, count: piece.count)
                used += piece.count
                source.deallocate()
            }
        }
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

extension Codec {
    /// Makes at most `capacity` consecutive elements from an array's nodes. `first` is the first node to read, and
    /// afterwards the next unread one. False if an element cannot be made and must not be left out; `count` is then the
    /// number of initialised elements.
    @_optimize(speed)
    func fillElements(
        from first: inout Int, to end: Int, base: UnsafeMutableRawPointer, stride: Int,
        capacity: Int, count: inout Int, _ context: DecodingContext
    ) -> Bool {
        let memory = context.memory
        let reader = ElementReader(self, context)
        var child = first
        var used = 0
        defer {
            count = used
            first = child
        }
        while child < end, used < capacity {
            switch reader.make(base + used &* stride, from: child) {
            case .made: used &+= 1
            case .leftOut: break
            case .failed: return false
            }
            child = memory.after(child)
        }
        return true
    }
}

/// A collection that is coded as the array of its elements.
final class ListCodec<List: Collection>: TypedCodec<List> {
    private let array: Codec
    private let make: ([List.Element]) -> List

    init(_ array: Codec, _ make: @escaping ([List.Element]) -> List) {
        self.array = array
        self.make = make
        super.init(canRead: array.canRead)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> List? {
        array.value([List.Element].self, index, context).map(make) ?? foreign(index, context)
    }

    override func writeValue(_ value: List, to output: EncodingContext) -> Bool {
        array.writeAny(Array(value), to: output)
    }

    override func plain(_ value: List, _ output: EncodingContext) -> Any? {
        array.plainAny(Array(value), output)
    }
}

/// Makes the elements of a collection, or the members of a dictionary, and decides whether bad ones are dropped,
/// replaced or thrown.
struct ElementReader {
    enum Outcome { case made, leftOut, failed }

    private let codec: Codec
    private let context: DecodingContext

    @inline(__always)
    init(_ codec: Codec, _ context: DecodingContext) {
        self.codec = codec
        self.context = context
    }

    /// Makes one value in uninitialised memory, which stays uninitialised unless the outcome is `made`.
    @inline(__always)
    func make(_ target: UnsafeMutableRawPointer, from index: Int) -> Outcome {
        if context.node(index).kind == .null { return makeOfNull(target, index) }
        guard codec.initialize(target, from: index, context) else { return replace(target, from: index) }
        if context.isListening { noteOptional(index) }
        return .made
    }

    private func makeOfNull(_ target: UnsafeMutableRawPointer, _ index: Int) -> Outcome {
        let acceptsNull = codec.acceptsNull
        // Silently skipped, as the caller requested.
        if acceptsNull, !codec.isOptional, context.leavesOutNulls { return .leftOut }
        // An `init(from:)` may accept null too, so it is called.
        let mayAccept = acceptsNull || codec.isPlainCodable
        guard mayAccept, codec.initialize(target, from: index, context) else {
            return replace(target, from: index, isRefused: !mayAccept)
        }
        noteOptional(index)
        return .made
    }

    /// Reports name the optional, as for a property.
    private func noteOptional(_ index: Int) {
        guard context.isListening, codec.isOptional else { return }
        _ = context.session.log.widen(.converted, context.session.document, index, to: codec.type)
    }

    /// Replaces a value that could not be made, or leaves it out. `isRefused`: the value is a null that the type does
    /// not accept.
    private func replace(_ target: UnsafeMutableRawPointer, from index: Int, isRefused: Bool = false) -> Outcome {
        if !isRefused, context.rules.isNative, !context.rules.convertsAsHandyJSON, codec.initializeFallback(target) {
            context.note(.defaultCase, at: index, expected: codec.type)
            return .made
        }
        switch context.replaceElement(
            index, codec.type, isModel: codec.shape == .model, isOptional: codec.isOptional)
        {
        case .fails: return .failed
        case .becomesNil:
            codec.initializeNil(target)
            return .made
        case .isLeftOut, .keepsValue: return .leftOut
        }
    }
}

/// Limits the memory that is reserved, before values are made, for the number of elements that a source claims.
enum Reservation {
    /// The most elements of this stride to reserve memory for; memory for further ones is allocated when they exist.
    static func limit(_ stride: Int) -> Int { (1 << 20) / max(1, stride) &+ 1 }
}
