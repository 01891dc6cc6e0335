import Foundation

/// What one decode carries along: the document, the rules in force, the report. One of the engine's two unsafe views: a pointer to state that the
/// `DecodingSession` owns; whoever uses it must keep the session alive. Passing it costs no reference counting.
package struct DecodingContext {
    let state: UnsafeMutablePointer<DecodingState>

    var memory: DocumentMemory {
        @inline(__always) get { state.pointee.memory }
    }
    var rules: ConversionRules {
        @inline(__always) get { state.pointee.rules._withUnsafeGuaranteedRef { $0 } }
    }
    var session: DecodingSession {
        @inline(__always) get { state.pointee.session._withUnsafeGuaranteedRef { $0 } }
    }
    /// What the run keeps for native models.
    var native: UnsafeMutablePointer<NativeScratch> {
        @inline(__always) get { state.pointee.native }
    }
    var isListening: Bool {
        @inline(__always) get { state.pointee.isListening }
    }

    @inline(__always)
    func node(_ index: Int) -> Node { state.pointee.memory.node(index) }

    func view(_ index: Int) -> NodeView { memory.view(index) }

    /// Records a repair of the value at `index`. Costs a test when nobody listens.
    @inline(__always)
    func note(_ action: SmartRepair.Action, at index: Int, expected: Any.Type) {
        if isListening { session.log.add(action, document: session.document, index: index, name: nil, expected: expected) }
    }

    /// Whether this run has already made sure of a plan's layout.
    @inline(__always)
    func isVerified(_ ordinal: UInt32) -> Bool { state.pointee.verified[Int(ordinal & 15)] == ordinal }
}

struct DecodingState {
    var memory: DocumentMemory
    var rules: Unmanaged<ConversionRules>
    var session: Unmanaged<DecodingSession>
    var isListening: Bool
    /// Nested models and documents in progress; bounds the recursion through strings that hold JSON that hold strings …
    var depth = 0
    let native: UnsafeMutablePointer<NativeScratch>
    /// The runtime-model side's helper object (its property mapper).
    let companion: UnsafeMutablePointer<AnyObject?>
    /// Ordinals of plans whose layout was verified in this run, each in the place of its low bits; a collision only asks again.
    var verified = SIMD16<UInt32>(repeating: 0)
}

/// One run of the engine over one document. Not shared between threads.
package final class DecodingSession {
    private(set) var document: Document
    let options: DecodingOptions
    let log: RepairLog
    private let state: UnsafeMutablePointer<DecodingState>

    package init(document: Document, rules: ConversionRules, options: DecodingOptions = .standard, log: RepairLog? = nil) {
        self.document = document
        self.options = options
        let log = log ?? RepairLog.current()
        self.log = log
        let native = UnsafeMutablePointer<NativeScratch>.allocate(capacity: 1)
        native.initialize(to: NativeScratch())
        state = .allocate(capacity: 1)
        state.initialize(
            to: DecodingState(
                memory: DocumentMemory(document), rules: Unmanaged.passUnretained(rules), session: Unmanaged.passUnretained(self),
                isListening: log.isListening, native: native, companion: .makeEmpty()))
    }

    /// Ends the run: plans and decoders are free for others. Decoders refer to the session, so this breaks a cycle.
    package func finish() { state.pointee.native.pointee.giveBack() }

    deinit {
        state.pointee.native.pointee.free()
        state.pointee.native.deinitialize(count: 1)
        state.pointee.native.deallocate()
        state.pointee.companion.deinitialize(count: 1)
        state.pointee.companion.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    package var context: DecodingContext { DecodingContext(state: state) }

    /// Lets `body` read a document of this run again, for a decoder that was kept.
    func withRestoredDocument<R>(_ earlier: Document, _ body: () throws -> R) rethrows -> R {
        let outer = document
        let outerMemory = state.pointee.memory
        document = earlier
        state.pointee.memory = DocumentMemory(earlier)
        defer {
            document = outer
            state.pointee.memory = outerMemory
        }
        return try body()
    }

    /// Lets `body` read another document (JSON inside a string) in the same run. Nil when such documents nest too deeply.
    func withDocument<R>(_ inner: Document, at index: Int, _ body: () throws -> R?) rethrows -> R? {
        guard state.pointee.depth < 64 else { return nil }
        let outer = document
        let outerMemory = state.pointee.memory
        log.enter(inner, within: outer, at: index)
        document = inner
        state.pointee.memory = DocumentMemory(inner)
        state.pointee.depth += 1
        defer {
            document = outer
            state.pointee.memory = outerMemory
            state.pointee.depth -= 1
        }
        return try withExtendedLifetime(inner) { try body() }
    }
}

/// The choices of one call.
package struct DecodingOptions: @unchecked Sendable {
    package var date: JSONDecoder.DateDecodingStrategy = .deferredToDate
    package var hasDateStrategy = false
    package var data: JSONDecoder.DataDecodingStrategy = .base64
    package var float: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
    package var key: SmartKeyDecodingStrategy = .useDefaultKeys
    package var userInfo: [CodingUserInfoKey: Any] = [:]
    package init() {}
    package static let standard = DecodingOptions()
}

extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// A place for one object, to be deinitialised and deallocated by its owner.
    static func makeEmpty() -> Self {
        let place = Self.allocate(capacity: 1)
        place.initialize(to: nil)
        return place
    }
}

/// Small numbers for plans and codecs, by which runs remember them.
final class Ordinals: @unchecked Sendable {
    private static let shared = Ordinals()
    private let lock = NSLock()
    private var last: UInt32 = 0

    static func next() -> UInt32 {
        shared.lock.lock()
        defer { shared.lock.unlock() }
        shared.last &+= 1
        return shared.last
    }
}
