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
        return context.embedded(index, .array, as: [Element].self) { elements(0, context) } ?? foreign(index, context)
            ?? single(index, context)
    }

    /// An array whose only element is made from the value at `index`.
    @inline(never)
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

    // This avoids an `[Element]?`, which would be a metadata look-up (Sources/Fast.md).
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

    @_optimize(speed)
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
                from: &child, to: node.next, base: base, stride: MemoryLayout<Element>.stride,
                capacity: node.count, count: &used, context)
        }
    }

    /// Makes an array that grows with its elements, since the source may have many that cannot be converted.
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

    override func makeArray(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, count: Int, in memory: ArrayMemory?,
        _ fill: ElementFilling
    ) -> Bool {
        var isComplete = true
        let array: [Element]
        if count > Reservation.limit(MemoryLayout<Element>.stride) {
            array = makePiecewise(fill, &isComplete)
        } else if let memory {
            array = unsafeBitCast(memory.make(capacity: count) { isComplete = fill($0, $1, &$2) }, to: [Element].self)
        } else {
            array = [Element](unsafeUninitializedCapacity: count) { buffer, used in
                if let base = buffer.baseAddress { isComplete = fill(UnsafeMutableRawPointer(base), count, &used) }
            }
        }
        guard isComplete else { return false }
        // An array is the same reference whatever its elements are, and initialising memory as `[Element]` is a
        // metadata look-up (Sources/Fast.md).
        target._store(unsafeBitCast(array, to: [AnyObject].self), at: isInitialized ? .value : .uninitializedValue)
        return true
    }

    /// Makes the elements in blocks of limited size, and then moves them into one array, whose size is known by then.
    @inline(never)
    private func makePiecewise(_ fill: ElementFilling, _ isComplete: inout Bool) -> [Element] {
        let limit = Reservation.limit(MemoryLayout<Element>.stride)
        var pieces: [UnsafeMutableBufferPointer<Element>] = []
        var isFull = true
        while isFull, isComplete {
            let base = UnsafeMutablePointer<Element>.allocate(capacity: limit)
            var used = 0
            isComplete = fill(UnsafeMutableRawPointer(base), limit, &used)
            pieces.append(UnsafeMutableBufferPointer(start: base, count: used))
            isFull = used == limit
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
