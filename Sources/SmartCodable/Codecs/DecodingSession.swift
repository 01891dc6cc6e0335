import Foundation

/// One run of the engine over one document. Not shared between threads.
package final class DecodingSession {
    private(set) var document: Document
    let options: DecodingOptions
    let log: RepairLog
    private let ownsLog: Bool
    private let smartRules: ConversionRules
    private(set) lazy var lossyRules = smartRules.lossy()
    /// The objects of one document that have names of their own in this call (`.exactMap`).
    var exactNames: [Int: [SmartExactMap]] = [:] {
        didSet { state.pointee.hasExactNames = true }
    }
    var exactDocument: UnsafePointer<UInt8>?
    private let state: UnsafeMutablePointer<DecodingState>

    /// Whether this is a run-time derived model's own reading, and not a Codable coder's.
    let isDerived: Bool

    /// `rules`: of the value at the top; nil for the native ones. `isCoder`: for a Codable coder.
    package init(
        document: Document, rules: ConversionRules? = nil, options: DecodingOptions = DecodingOptions(),
        log: RepairLog? = nil,
        isCoder: Bool = false
    ) {
        isDerived = rules != nil && !isCoder
        self.document = document
        self.options = options
        ownsLog = log == nil
        let log = log ?? RepairLog.ofDecode()
        self.log = log
        let smartRules = ConversionRules.smart(options)
        self.smartRules = smartRules
        let native = UnsafeMutablePointer<NativeScratch>.allocate(capacity: 1)
        native.initialize(to: NativeScratch(options.key))
        state = .allocate(capacity: 1)
        state.initialize(
            to: DecodingState(
                memory: DocumentMemory(document), rules: Unmanaged.passUnretained(rules ?? smartRules),
                smartRules: Unmanaged.passUnretained(smartRules), session: Unmanaged.passUnretained(self),
                isListening: log.isListening, hasConversions: !options.conversions.isEmpty,
                convertsNames: options.key.convertsNames, native: native,
                companion: .makeEmpty()))
    }

    /// Ends the run: plans and decoders are free for others. Decoders refer to the session, so this breaks a cycle.
    package func finish() {
        state.pointee.native.pointee.giveBack()
        if ownsLog { log.finish() }
    }

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

    /// For the paths of errors, in the document that was asked about last.
    private var pathFinder: (document: Document, finder: PathFinder)?

    /// The objects that are read as dictionaries, by document; only where names are converted.
    private var dictionaries: [ObjectIdentifier: Set<Int>] = [:]

    @inline(never)
    func noteDictionary(_ index: Int) {
        dictionaries[ObjectIdentifier(document), default: []].insert(index)
    }

    func isDictionary(_ index: Int, in memory: DocumentMemory) -> Bool {
        dictionaries[ObjectIdentifier(memory.document.takeUnretainedValue())]?.contains(index) ?? false
    }

    func steps(to index: Int, in memory: DocumentMemory) -> [(step: PathStep, index: Int)] {
        let document = memory.document.takeUnretainedValue()
        var finder = pathFinder.flatMap { $0.document === document ? $0.finder : nil } ?? PathFinder(memory)
        // Let go of here, so that it is changed in place.
        pathFinder = nil
        let steps = finder.trail(to: index)
        pathFinder = (document, finder)
        return steps
    }

    /// Why the run has no result, whatever it made.
    package var exhaustion: (any Error)? { state.pointee.exhaustion }

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

    /// Lets `body` read another document (JSON inside a string) in the same run. Nil when such documents nest too
    /// deeply.
    func withDocument<R>(_ inner: Document, at index: Int, _ body: () throws -> R?) rethrows -> R? {
        guard state.pointee.depth < 64 else { return nil }
        let outer = document
        let outerMemory = state.pointee.memory
        inner.isFound(in: outer, at: index)
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
