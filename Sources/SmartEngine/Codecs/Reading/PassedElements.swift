/// What of a very large document need not be kept, since nothing will read it again: the elements of the array that the
/// whole call decodes, once they are decoded (page `Sources/Fast.md`).
struct Discardable {
    private let value: Int

    /// Nothing: somebody is told of repairs, or user code has kept a decoder.
    static let nothing = Discardable(value: -1)
    /// The elements of an array at the top, which the caller decodes again from its source if that fails.
    static let permitted = Discardable(value: -2)
    /// Those that are passed: the array is being read.
    static let passed = Discardable(value: -3)
    /// Those of the array at this node, which is going to be read.
    static func elements(of array: Int) -> Discardable { Discardable(value: array) }

    // Without Equatable, whose conformance is larger than this.
    @inline(__always)
    static func == (a: Discardable, b: Discardable) -> Bool { a.value == b.value }
}

/// In the loop over an array's elements: discards those that were passed, where that is allowed.
package struct PassedElements {
    private let array: Int
    /// The next node before which something is discarded.
    private var limit = Int.max

    /// A megabyte.
    private static let step = 65536

    @inline(__always)
    package init(_ array: Int, _ context: DecodingContext) {
        self.array = array
        if context.state.pointee.discardable == .elements(of: array) { begin(context) }
    }

    @inline(never)
    private mutating func begin(_ context: DecodingContext) {
        context.state.pointee.discardable = .passed
        limit = array + PassedElements.step
    }

    /// To be called before the element at `index` is read.
    @inline(__always)
    package mutating func pass(to index: Int, _ context: DecodingContext) {
        if index >= limit { discard(before: index, context) }
    }

    @inline(never)
    private mutating func discard(before index: Int, _ context: DecodingContext) {
        let isAllowed = context.state.pointee.discardable == .passed
        if isAllowed { context.session.document.discardElements(of: array, before: index) }
        limit = isAllowed ? index + PassedElements.step : .max
    }
}

extension DecodingSession {
    /// Elements of the array that the call decodes may be discarded once they are read. The caller decodes again from
    /// its source if that fails, and no path in the call leads to what is discarded.
    @inline(__always)
    package func permitDiscarding(_ document: Document) {
        if document.isPaged { context.state.pointee.discardable = .permitted }
    }

    /// Before the value of the whole call is read.
    @inline(__always)
    func beginDiscarding(_ codec: Codec, at index: Int) {
        if context.state.pointee.discardable == .permitted { begin(codec, index) }
    }

    @inline(never)
    private func begin(_ codec: Codec, _ index: Int) {
        let isPossible =
            codec.isArray && !context.state.pointee.isListening && context.node(index).kind == .array
        context.state.pointee.discardable = isPossible ? .elements(of: index) : .nothing
    }
}

extension DecodingContext {
    /// Called when user code has, or may keep, a decoder: it may read any value at any time.
    package func keepAll() { state.pointee.discardable = .nothing }
}
