// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

import Foundation
@_spi(Engine) import SmartEngine

extension EncodingContext {
    /// Writes a value of an Encodable type that is known at run time only.
    func writeOpened(_ source: UnsafeRawPointer, _ type: Any.Type) -> Bool {
        guard let encodable = encodable(type, source) else { return false }
        func open<T: Encodable>(_: T.Type) -> Bool { writeEncodable(source.assumingMemoryBound(to: T.self).pointee) }
        return open(encodable)
    }

    /// The type that a value is encoded as. If the type of an object is not known, it is the object's dynamic class.
    @inline(__always)
    private func encodable(_ type: Any.Type, _ source: UnsafeRawPointer) -> (any Encodable.Type)? {
        if let known = plans.pointee.types.current.plan(of: type) {
            return known._withUnsafeGuaranteedRef { $0.encodable }
        }
        let own = type is AnyClass ? Swift.type(of: source.assumingMemoryBound(to: AnyObject.self).pointee) : type
        return plan(for: own)?._withUnsafeGuaranteedRef { $0.encodable }
    }

    func plainOpened(_ source: UnsafeRawPointer, _ type: Any.Type) -> Any? {
        guard let encodable = encodable(type, source) else { return nil }
        func open<T: Encodable>(_: T.Type) -> Any? { plainEncodable(source.assumingMemoryBound(to: T.self).pointee) }
        return open(encodable)
    }

    /// Writes a value by its own `encode(to:)`. False, with nothing written, when that failed or skipped the value.
    func writeEncodable<T: Encodable>(_ value: T) -> Bool {
        deeper(otherwise: false) {
            guard T.self is AnyClass else { return writeByItself(value, T.self, nil) }
            let object = InstanceMemory.object(value)
            return inside(UnsafeRawPointer(InstanceMemory.start(of: object)), otherwise: leaveOut(T.self)) {
                writeByItself(value, Swift.type(of: value), object)
            }
        }
    }

    /// Reports an object that contains itself as left out.
    private func leaveOut(_ type: Any.Type) -> Bool {
        let log = state.pointee.log
        guard log.isListening else { return false }
        let key = state.pointee.frame?.pointee.key?.stringValue ?? ""
        let model = state.pointee.frame?.pointee.encoder.map { EngineEncoder.inProgress($0).plan.type } ?? type
        log.addLeftOut(model: model, property: key, type: type)
        return false
    }

    private func writeByItself<T: Encodable>(_ value: T, _ dynamicType: Any.Type, _ object: AnyObject?) -> Bool {
        guard let session, var encoder = idleEncoder(dynamicType, session) else { return false }
        willRunUserCode()
        let mark = state.pointee.writer.mark
        let outerOptions =
            encoder.plan.hasOwnOptions || state.pointee.hasOwnOptions
            ? state.pointee.exchange(encoder.plan.ownOptions) : nil
        var isWritten = false
        let frame = EncodingFrame(encoder: Unmanaged.passUnretained(encoder as AnyObject), outer: state.pointee.frame)
        withUnsafePointer(to: frame) {
            state.pointee.frame = $0
            defer { state.pointee.frame = frame.outer }
            do {
                try value.encode(to: encoder)
                if let object {
                    try encoder.writeInheritedLevels(of: object)
                    if encoder.plan.isPolymorphic {
                        try encoder.plan.variants.forEach { try $0.write(of: object, to: encoder) }
                    }
                }
                isWritten = encoder.finish()
            } catch {
                state.pointee.fail(error, of: dynamicType)
            }
            // Within the frame, from which a kept container's coding path is made.
            giveBack(&encoder)
        }
        if let outerOptions { state.pointee.putBack(outerOptions) }
        if !isWritten { state.pointee.writer.rewind(to: mark) }
        return isWritten
    }

    // A separate function, since `writeByItself` has a stack frame for every level of a value.
    @inline(never)
    private func giveBack(_ encoder: inout EngineEncoder) {
        if EngineEncoder.end(&encoder), !state.pointee.isFinished { takeBack(encoder) }
    }

    /// A value by its own `encode(to:)`, as Foundation values.
    func plainEncodable<T: Encodable>(_ value: T) -> Any? {
        var session = EncodingSession.begin(options: state.pointee.callOptions ?? state.pointee.options)
        defer { EncodingSession.end(&session) }
        let inner = session.context.state
        inner.pointee.depth = state.pointee.depth
        let isWritten = session.context.writeEncodable(value)
        if let error = inner.pointee.lastError {
            state.pointee.fail(error, of: inner.pointee.failedType ?? T.self)
        }
        guard isWritten else {
            state.pointee.overflow = state.pointee.overflow ?? inner.pointee.overflow
            return nil
        }
        return inner.pointee.writer.plainValue()
    }
}

/// A run's plans and coders for writing.
struct EncodingPlans {
    var types: TypesInUse<EngineEncoder>

    /// The value that is being written flat in an object.
    var flat: FlatValue?

    /// Where objects lie whose members were looked at: what looks at an enclosing one jumps over them. Ascending, and none
    /// in another; those behind the writer's `unchanged` are forgotten at the next look.
    var seen: [SeenObject] = []

    init(_ variant: Int?) { types = TypesInUse(variant) }

    /// Forgets the objects that end behind an offset.
    mutating func forgetSeen(from offset: Int) {
        while let last = seen.last, last.range.upperBound > offset { seen.removeLast() }
    }

    mutating func noteSeen(_ object: SeenObject) {
        forgetSeen(from: object.range.lowerBound)
        seen.append(object)
    }
}

struct SeenObject {
    let range: Range<Int>
    /// The levels of containers in the object, itself included.
    let height: Int
}

/// What the object in which a value is flat does for it at its end.
struct FlatValue {
    /// The offset at which the object begins.
    let start: Int
    var unknown: [UnknownMembers] = []
    var nestedNames: Set<String> = []
    var mayRepeatNames = false
}

/// Not methods of `EncodingPlans` itself: making a plan calls the model's mappings, which must not run during an access
/// to it.
extension EncodingContext {
    /// The plan of a type; nil if it is not Encodable.
    @inline(__always)
    func plan(for type: Any.Type) -> Unmanaged<EncodingPlan>? {
        plans.pointee.types.current.plan(of: type) ?? find(type)
    }

    private func find(_ type: Any.Type) -> Unmanaged<EncodingPlan>? {
        // The call's options, not those in force in the enclosing model.
        let options = state.pointee.callOptions ?? state.pointee.options
        guard let plan = (type as? any Encodable.Type).map({ EncodingPlan.of($0, options) }) else { return nil }
        // The model's code may have encoded another value of the type meanwhile.
        if let first = plans.pointee.types.current.plan(of: type) { return first }
        plans.pointee.types.current.add(plan, of: type)
        return .passUnretained(plan)
    }

    @inline(__always)
    func idleEncoder(_ type: Any.Type, _ session: EncodingSession) -> EngineEncoder? {
        guard let encoder = plans.pointee.types.current.take(type) ?? newEncoder(type, session) else { return nil }
        encoder.reset()
        return encoder
    }

    private func newEncoder(_ type: Any.Type, _ session: EncodingSession) -> EngineEncoder? {
        plan(for: type).map { EngineEncoder(session, $0.takeUnretainedValue(), isOwner: false) }
    }

    @inline(__always)
    func takeBack(_ encoder: EngineEncoder) { plans.pointee.types.current.add(encoder, of: encoder.plan.type) }
}

// Every run has this part where this half is linked, so it needs no check at each access.
extension EncodingContext {
    /// The run's memory for Codable values. Change it through this: for a chain through `state.pointee` Swift 6.3 gives
    /// ThreadSanitizer the wrong address.
    var plans: UnsafeMutablePointer<EncodingPlans> {
        get {
            state.pointee.codable.unsafelyUnwrapped.memory.assumingMemoryBound(to: EncodingPlans.self)
        }
    }
}
