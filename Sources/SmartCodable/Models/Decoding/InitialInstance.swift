// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

import Foundation
@_spi(Engine) import SmartEngine

/// An instance as `init()` makes it, for its properties' values. Owned by a decoder, which must call `destroy`.
struct InitialInstance {
    private let model: any SmartDecodable.Type
    private let hooks: Unmanaged<_SmartHooks>
    /// The instance's own memory; nil if it belongs to the caller.
    private let storage: UnsafeMutableRawPointer?
    private let ownsStorage: Bool
    /// The address of the caller's instance.
    private let source: UnsafeRawPointer?
    /// The address where the properties' offsets start.
    let base: UnsafeRawPointer
    /// Whether other code has the object whose properties these are.
    private var isShared: Bool { source != nil && UnsafeRawPointer(base) != source }

    /// Makes the instance in `room`, which must be large enough for the type and outlive this, or in memory of its own.
    init(_ native: NativeModel, isClass: Bool, room: UnsafeMutableRawPointer? = nil) {
        model = native.type
        hooks = native.hooks
        source = nil
        let storage = room ?? InitialInstance.makeRoom(native.type)
        ownsStorage = room == nil
        hooks._withUnsafeGuaranteedRef { $0.makeInitial(storage) }
        self.storage = storage
        base = UnsafeRawPointer(InstanceMemory.base(of: storage, isClass: isClass))
    }

    /// Takes an existing model at `source`, which must outlive this. Nil if it is an instance of another class.
    init?(existing source: UnsafeRawPointer, _ native: NativeModel, isClass: Bool) {
        model = native.type
        hooks = native.hooks
        self.source = source
        storage = nil
        ownsStorage = false
        guard isClass else {
            base = source
            return
        }
        let object = source.assumingMemoryBound(to: AnyObject.self).pointee
        guard ObjectIdentifier(type(of: object)) == ObjectIdentifier(model) else { return nil }
        base = UnsafeRawPointer(InstanceMemory.start(of: object))
    }

    /// A copy with memory of its own, which retains a class instance.
    func owned() -> InitialInstance? {
        guard let source = source ?? storage.map({ UnsafeRawPointer($0) }) else { return nil }
        let room = InitialInstance.makeRoom(model)
        func copy<M: SmartDecodable>(_: M.Type) {
            room.initializeMemory(as: M.self, to: source.assumingMemoryBound(to: M.self).pointee)
        }
        copy(model)
        let isClass = model is AnyClass
        return InitialInstance(model: model, hooks: hooks, storage: room, base: isClass ? base : UnsafeRawPointer(room))
    }

    private init(
        model: any SmartDecodable.Type, hooks: Unmanaged<_SmartHooks>, storage: UnsafeMutableRawPointer,
        base: UnsafeRawPointer
    ) {
        self.model = model
        self.hooks = hooks
        self.storage = storage
        self.base = base
        source = nil
        ownsStorage = true
    }

    func destroy() {
        guard let storage else { return }
        hooks._withUnsafeGuaranteedRef { $0.destroyInitial(storage) }
        if ownsStorage { storage.deallocate() }
    }

    static func makeRoom(_ model: any SmartDecodable.Type) -> UnsafeMutableRawPointer {
        let extent = TypeLayout.extent(of: model)
        return .allocate(byteCount: max(1, extent.size), alignment: extent.alignment)
    }

    /// Whether the key's property, an optional, is nil.
    func isNil(_ key: KeyTable.Key) -> Bool {
        key.property.map { property in accessing(property) { key.isNil(at: $0) } } ?? true
    }

    private func accessing<R>(_ property: StoredProperty, _ body: (UnsafeRawPointer) -> R) -> R {
        let place = base + property.offset
        return isShared ? ExclusiveAccess.reading(place) { body(place) } : body(place)
    }

    /// Copies the key's property, or the `V` inside an optional, to uninitialised memory. False where it has another
    /// type or is nil.
    func copy<V>(_ key: KeyTable.Key, as type: V.Type, into room: UnsafeMutableRawPointer) -> Bool {
        guard let property = key.property else { return false }
        return accessing(property) { source in
            if property.type != V.self {
                // An optional's value lies where the optional lies.
                guard let optional = key.optional, !key.isNil(at: source), optional.wrappedAnyType == V.self else {
                    return false
                }
            }
            room.initializeMemory(as: V.self, to: source.assumingMemoryBound(to: V.self).pointee)
            return true
        }
    }

    /// The key's property as `V`, or as the `V` inside an optional; nil where it has another type or is nil.
    func value<V>(_ key: KeyTable.Key, as type: V.Type) -> V? {
        let room = UnsafeMutablePointer<V>.allocate(capacity: 1)
        defer { room.deallocate() }
        return copy(key, as: type, into: room) ? room.move() : nil
    }
}

/// Zero, "", [] and the like, for keys without a property.
enum EmptyValue {
    @_optimize(size) static func make(_ type: Any.Type) -> Any? {
        if let smart = type as? any SmartDecodable.Type { return smart.init() }
        if let raw = type as? any SmartCaseDefaultable.Type { return defaultCase(raw) }
        if let associated = type as? any SmartAssociatedEnumerable.Type { return defaultCase(associated) }
        if let number = type as? any FixedWidthInteger.Type { return zero(number) }
        if let collection = type as? any EmptyInitializable.Type { return collection.init() }
        switch type {
        case is String.Type: return ""
        case is Bool.Type: return false
        case is Double.Type: return 0.0
        case is Float.Type: return Float(0)
        case is CGFloat.Type: return CGFloat(0)
        default: return nil
        }
    }

    private static func defaultCase<T: SmartCaseDefaultable>(_: T.Type) -> Any? { T.fallback }

    private static func defaultCase<T: SmartAssociatedEnumerable>(_: T.Type) -> Any? { T.fallback }

    private static func zero<T: FixedWidthInteger>(_: T.Type) -> Any { T.zero }
}

private protocol EmptyInitializable { init() }

extension Array: EmptyInitializable {}

extension Set: EmptyInitializable {}

extension Dictionary: EmptyInitializable {}

/// A native model whose layout cannot be used, because its module was built without reflection metadata or names. Its
/// own `init(from:)` and `encode(to:)` run, but its initial values, what its wrappers configure, and inherited
/// properties are unknown: where they are needed it is an error, never a guess.
struct UnusableLayout {
    let type: Any.Type
    let problem: TypeLayout.Problem

    /// Why the model's layout cannot be used; nil if it can.
    init?(_ type: Any.Type, _ layout: TypeLayout) {
        guard let problem = layout.codableProblem else { return nil }
        self.type = type
        self.problem = problem
    }

    func decodingError(_ reason: String, _ remedy: String = "") -> DecodingError {
        .corrupted(tell("decoded", reason, remedy), RefusedModel(type: type))
    }

    var updateError: DecodingError {
        .corrupted(tell("updated", "what it has is unknown", ""), RefusedModel(type: type))
    }

    func encodingError(_ reason: String, _ remedy: String = "", _ path: [any CodingKey]) -> EncodingError {
        .invalid(type, tell("encoded", reason, remedy), at: path, RefusedModel(type: type))
    }

    private func tell(_ what: String, _ reason: String, _ remedy: String) -> String {
        let text = "\(type) cannot be \(what): \(reason), and \(problem)\(remedy)."
        Diagnostics.mistake(text, of: type)
        return text
    }

    /// Whether the key's name in JSON, or how its value is written, is unknown. This concerns a wrapper, whose
    /// configuration is in an instance, and the storage of an `@Observable` class.
    static func hides(_ type: Any.Type, _ key: String) -> Bool {
        type is any WrapperStorage.Type || key.hasPrefix("_$") && key.hasSuffix("Registrar")
    }
}

/// Replaces the codec of a wrapper whose configuration is unknown.
final class RefusedCodec: Codec {
    static let shared = Guarded<Codec>(RefusedCodec(type: Never.self, canRead: false))
}

extension EngineDecoder {
    /// Throws for a key whose property cannot be found, where `init(from:)` needs more than the value that is there.
    @_optimize(size)
    func refuseUnknown(_ key: KeyTable.Key, _ type: Any.Type, isMissing: Bool) throws {
        guard let unusable = plan.declared.unusable else { return }
        let name = key.name.shortened()
        if UnusableLayout.hides(type, key.name) {
            throw unusable.decodingError("what the wrapper of '\(name)' configures is unknown")
        }
        if isMissing { throw unusable.decodingError("'\(name)' is missing, its initial value is unknown") }
    }

    /// The reason reported for a key that has neither a value nor an initial one.
    @_optimize(size)
    func noFallback(_ key: KeyTable.Key, _ type: Any.Type) -> (any Error)? {
        let name = key.name.shortened()
        if key.isUnknown {
            return plan.declared.unusable?.decodingError(
                "the value of '\(name)' does not fit \(type), its initial value is unknown")
        }
        guard isTolerant, state.pointee.isUpdating else { return nil }
        return EngineDecoder.unknownPresent(plan.declared.type, "'\(name)'")
    }

    /// The error for members of a model to be updated whose present value is unknown.
    static func unknownPresent(_ model: Any.Type, _ what: String) -> DecodingError {
        .corrupted(
            """
            \(model) cannot be updated: its init(from:) requests \(what), the source has no usable value, and the \
            present value is not known. Give coding keys the names and types of the properties.
            """)
    }
}
