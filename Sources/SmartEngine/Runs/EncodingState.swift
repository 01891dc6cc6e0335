import Foundation

/// The state of an encode, one for each run, accessed by pointer and never copied, so no code for copies is made.
@usableFromInline package struct EncodingState: ~Copyable {
    package var writer: JSONByteWriter
    package private(set) var options: EncodingOptions
    /// The nesting depth of the models being written; limits it, instead of overflowing the stack.
    @usableFromInline package var depth = 0
    @usableFromInline package static let maximumDepth = 512
    @usableFromInline package var stack = StackSpace()
    /// The objects that are being written, the innermost first.
    @usableFromInline package var objectInProgress: UnsafePointer<ObjectInProgress>?
    @usableFromInline package var graph = ObjectGraph()
    /// The run's memory for Codable values; nil if the Codable half is not linked.
    package let codable: CodableRun?
    package private(set) var log: RepairLog
    let companion: UnsafeMutablePointer<RunCompanion> = .makeEmpty()
    /// The error of the first value whose `encode(to:)` failed, or that is a refused model.
    @usableFromInline package var lastError: (any Error)?
    /// The type of the value that failed. In a run that refuses nothing, the value is left out.
    package private(set) var failedType: Any.Type?
    /// The types of the values that JSON cannot hold in the property being written, where there is a listener.
    package var unwritten: [Any.Type] = []
    /// The innermost container that is being written.
    package var frame: UnsafePointer<EncodingFrame>?
    /// Why the run failed: the value is nested too deeply, or there are too many paths through its objects.
    @usableFromInline package var overflow: (any Error)?
    /// Whether the run is over; kept encoders keep working, but are not recycled.
    package var isFinished = false
    /// The run itself, which owns this.
    @usableFromInline package var session: Unmanaged<EncodingSession>?
    /// Whether what cannot be written is an error.
    @usableFromInline package private(set) var refuses: Bool
    /// Whether a top-level value that encodes nothing is refused too; not an optional, as with JSONEncoder.
    package var refusesNothing = true
    /// The first value that could not be written, and where.
    @usableFromInline package var refusal: Refusal?
    /// Whether nil is null where a value is expected; optional members are left out nevertheless.
    private(set) var writesNil: Bool
    /// Whether optional members that are nil are null.
    package private(set) var writesNilMembers: Bool
    /// The call's options, while a model's own are in force.
    @usableFromInline package private(set) var callOptions: EncodingOptions?
    @inlinable package var hasOwnOptions: Bool { callOptions != nil }
    /// The templates of plans whose models became dictionaries, by the plan's number; nil after the first model.
    private var dictionaryTemplates: [(plan: UInt32, template: [String: Int]?)] = []
    /// The path of this text in the enclosing one.
    var basePath: [any CodingKey] = []

    init(writer: JSONByteWriter, options: EncodingOptions, log: RepairLog) {
        self.writer = writer
        self.options = options
        self.log = log
        codable = .ofEncode(options.variant)
        refuses = options.choices.refusesWhatJSONCannotHold
        writesNil = options.writesNil
        writesNilMembers = options.choices.writesNilMembers
    }

    /// The template of the dictionaries of a plan's models. It is made once, since hashing the names is most of the
    /// work. Nil for the first model, which may be the only one.
    mutating func dictionaryTemplate(ofPlan number: UInt32, _ make: () -> [String: Int]) -> [String: Int]? {
        for index in dictionaryTemplates.indices where dictionaryTemplates[index].plan == number {
            if dictionaryTemplates[index].template == nil { dictionaryTemplates[index].template = make() }
            return dictionaryTemplates[index].template
        }
        if dictionaryTemplates.count >= 16 { dictionaryTemplates = [] }
        dictionaryTemplates.append((number, nil))
        return nil
    }

    /// Inherits the enclosing session's call options.
    mutating func takeCallOptions(of outer: borrowing EncodingState) { callOptions = outer.callOptions }

    /// Puts a model's own options in force, or the call's if it has none. Returns the previous ones, to be restored.
    @_optimize(size)
    package mutating func exchange(_ own: Set<SmartEncodingOption>) -> EncodingOptions {
        let outer = options
        let call = callOptions ?? outer
        callOptions = call
        putBack(own.isEmpty ? call : call.with(own))
        return outer
    }

    package mutating func putBack(_ options: EncodingOptions) {
        self.options = options
        writesNil = options.writesNil
        writesNilMembers = options.choices.writesNilMembers
        writer.nonConforming = options.words
    }

    /// Prepares the state for another run. `log`: nil if nobody listens.
    @inline(__always)
    mutating func begin(_ options: EncodingOptions, _ log: RepairLog?) {
        if options !== self.options { choose(options) }
        if let log, log.isListening { self.log = log }
    }

    private mutating func choose(_ options: EncodingOptions) {
        putBack(options)
        refuses = options.choices.refusesWhatJSONCannotHold
        if let codable { codable.half.beginEncoding(codable.memory, options.variant) }
    }

    /// Releases everything that belongs to the call.
    mutating func reset() {
        depth = 0
        objectInProgress = nil
        graph = ObjectGraph()
        frame = nil
        if let call = callOptions {
            putBack(call)
            callOptions = nil
        }
        if lastError != nil { forgetError() }
        if overflow != nil { overflow = nil }
        if refusal != nil { refusal = nil }
        if !basePath.isEmpty { basePath = [] }
        if options.choices.holdsObjects { choose(.usual) }
        if log.isListening { (log, unwritten) = (.silent, []) }
        refusesNothing = true
        writer.rest()
        if let codable { codable.half.restEncoding(codable.memory) }
    }

    /// Keeps the first error.
    package mutating func fail(_ error: any Error, of type: Any.Type) {
        guard lastError == nil else { return }
        lastError = error
        failedType = type
    }

    private mutating func forgetError() {
        lastError = nil
        failedType = nil
    }
}

/// A value that JSON cannot hold, and its path.
@usableFromInline package struct Refusal {
    package let value: Any
    package let path: [any CodingKey]

    package init(value: Any, path: [any CodingKey]) {
        self.value = value
        self.path = path
    }

    package var error: EncodingError {
        EncodingError.invalid(
            value, "JSON has no NaN and no infinities; choose texts for them with nonConformingFloatEncodingStrategy.",
            at: path)
    }
}

/// An object that is being written, and the one it was found in.
@frozen @usableFromInline package struct ObjectInProgress {
    @usableFromInline let object: UnsafeRawPointer
    @usableFromInline let outer: UnsafePointer<ObjectInProgress>?

    @inlinable init(object: UnsafeRawPointer, outer: UnsafePointer<ObjectInProgress>?) {
        self.object = object
        self.outer = outer
    }
}

/// A container that is being written, on the stack of the function that writes it. The frames of a run form a linked
/// list from the innermost outwards, from which coding paths are made on demand.
@frozen @usableFromInline package struct EncodingFrame {
    /// The encoder of the Codable half.
    @usableFromInline package var encoder: Unmanaged<AnyObject>?
    /// The position in an array written without an encoder.
    var index = 0
    /// The member of a dictionary written without an encoder.
    var name: String?
    @usableFromInline package var outer: UnsafePointer<EncodingFrame>?

    @inlinable package init(encoder: Unmanaged<AnyObject>?, outer: UnsafePointer<EncodingFrame>?) {
        self.encoder = encoder
        self.outer = outer
    }

    /// The key of the value being written inside.
    package var key: (any CodingKey)? {
        if let encoder { return LinkedCodableHalf.current?.key(of: encoder) }
        return name.map { EngineKey(stringValue: $0) } ?? EngineKey(intValue: index)
    }
}

extension EncodingContext {
    /// The path to the value that `encoder` writes.
    package func codingPath(to encoder: AnyObject) -> [any CodingKey] {
        var frame = state.pointee.frame
        while let inner = frame, inner.pointee.encoder?.takeUnretainedValue() !== encoder {
            frame = inner.pointee.outer
        }
        return path(around: frame?.pointee.outer)
    }

    /// Whether the value being written is the outermost.
    package var isTopLevel: Bool { state.pointee.frame?.pointee.outer == nil && state.pointee.basePath.isEmpty }

    /// The path to the value being written in `frame`.
    @_optimize(size) func path(around frame: UnsafePointer<EncodingFrame>?) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        var current = frame
        while let container = current {
            if let key = container.pointee.key { keys.append(key) }
            current = container.pointee.outer
        }
        return state.pointee.basePath + keys.reversed()
    }

    /// Notes the type of a value that JSON cannot hold, for the report of the property that it is in.
    package func noteUnwritten(_ type: Any.Type) {
        if state.pointee.log.isListening { state.pointee.unwritten.append(type) }
    }

    /// Notes a value that could not be written; in a run that refuses this, the first one is the error. `index`: its
    /// position in an array.
    @_optimize(size) func refuse(_ value: Any, of type: Any.Type? = nil, at index: Int? = nil) {
        noteUnwritten(type ?? Swift.type(of: value))
        guard state.pointee.refuses, state.pointee.refusal == nil else { return }
        state.pointee.refusal = Refusal(
            value: value, path: path(around: state.pointee.frame) + (index.map { [EngineKey(intValue: $0)] } ?? []))
    }

    /// Throws the reason why a value could not be written, in a run that leaves nothing out.
    package func throwRefusal() throws {
        let error: (any Error)? = state.pointee.lastError ?? state.pointee.refusal?.error
        state.pointee.lastError = nil
        state.pointee.refusal = nil
        if let error { throw error }
    }
}
