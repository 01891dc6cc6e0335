/// A model whose coding is derived from its stored properties at run time. HandyJSONCompat's `HandyJSON` refines it;
/// not for other use.
///
/// No associated types and no Self requirements, so refining protocols stay usable as plain types. The requirements
/// with memory have defaults that are inlinable: the compiler makes a specialised copy of each in the module that
/// declares a model, so the engine never handles a struct through its run-time type description (which costs about 500
/// instructions for each generic type that is named: nine times per element of the airports benchmark).
public protocol _RuntimeModel: _SmartCoded {
    init()
    /// The family's choices.
    static var _runtimeFamily: _RuntimeFamily { get }

    /// Before the fields are filled; `instance` is in its final place. Returns the instance's own mapping, if it has
    /// one.
    static func _willFill(_ instance: UnsafeMutableRawPointer, _ pass: _RuntimePass) -> _RuntimeMapping?
    /// After the fields are filled.
    static func _didFill(_ instance: UnsafeMutableRawPointer)
    /// Before the properties are written. The instance belongs to the caller, who may be writing it on several threads:
    /// nothing may change it.
    static func _willWrite(_ instance: UnsafeRawPointer, _ pass: _RuntimePass) -> _RuntimeMapping?

    /// Makes a new instance in uninitialised memory.
    static func _emplace(_ target: UnsafeMutableRawPointer)
    /// Makes a new instance, lets `fill` work on it, and replaces the initialised `Self` at `target`.
    static func _replace(_ target: UnsafeMutableRawPointer, _ fill: (UnsafeMutableRawPointer) -> Void)
    /// As `_replace`, for a `Self?` that is initialised or not.
    static func _makeOptional(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, _ fill: (UnsafeMutableRawPointer) -> Void)
    /// Makes a `[Self]`: while `hasNext` says so, one more new instance, on which `fill` then works in its place.
    static func _makeArray(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, capacity: Int, _ hasNext: () -> Bool,
        _ fill: (UnsafeMutableRawPointer) -> Void)
}

extension _RuntimeModel {
    @inlinable
    public static func _emplace(_ target: UnsafeMutableRawPointer) {
        target.initializeMemory(as: Self.self, to: Self())
    }

    @inlinable
    public static func _replace(_ target: UnsafeMutableRawPointer, _ fill: (UnsafeMutableRawPointer) -> Void) {
        var model = Self()
        withUnsafeMutablePointer(to: &model) { fill(UnsafeMutableRawPointer($0)) }
        target.assumingMemoryBound(to: Self.self).pointee = model
    }

    @inlinable
    public static func _makeOptional(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, _ fill: (UnsafeMutableRawPointer) -> Void
    ) {
        var model = Self()
        withUnsafeMutablePointer(to: &model) { fill(UnsafeMutableRawPointer($0)) }
        if isInitialized {
            target.assumingMemoryBound(to: Self?.self).pointee = model
        } else {
            target.initializeMemory(as: Self?.self, to: model)
        }
    }

    @inlinable
    public static func _makeArray(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, capacity: Int, _ hasNext: () -> Bool,
        _ fill: (UnsafeMutableRawPointer) -> Void
    ) {
        var array: [Self] = []
        // Not init(unsafeUninitializedCapacity:): it allocates through unspecialised code, which names the storage's
        // type at 720 instructions.
        array.reserveCapacity(capacity)
        var count = 0
        while hasNext() {
            array.append(Self())
            array.withUnsafeMutableBufferPointer { buffer in
                if let base = buffer.baseAddress { fill(UnsafeMutableRawPointer(base + count)) }
            }
            count += 1
        }
        if isInitialized {
            target.assumingMemoryBound(to: [Self].self).pointee = array
        } else {
            target.initializeMemory(as: [Self].self, to: array)
        }
    }
}

/// What distinguishes one family of run-time models from another.
public final class _RuntimeFamily: Sendable {
    package let rules: ConversionRules
    /// Whether a class of the hierarchy takes part: a level that is no model itself is not filled.
    package let fillsLevel: @Sendable (AnyClass) -> Bool
    /// Told once of every model, when it is filled for the first time.
    package let firstFill: @Sendable (RuntimePlan) -> Void
    /// Whether names in the JSON are matched in any case at the moment, which every model's plan then has to know.
    package let matchesAnyCase: @Sendable () -> Bool

    package init(
        rules: ConversionRules, fillsLevel: @escaping @Sendable (AnyClass) -> Bool,
        firstFill: @escaping @Sendable (RuntimePlan) -> Void, matchesAnyCase: @escaping @Sendable () -> Bool
    ) {
        self.rules = rules
        self.fillsLevel = fillsLevel
        self.firstFill = firstFill
        self.matchesAnyCase = matchesAnyCase
    }
}

/// What a model's hooks get to see of the run in progress. Unowned: only valid during the hook.
public struct _RuntimePass {
    package let plan: Unmanaged<RuntimePlan>
    /// The run's place for the family's own helper object.
    package let companion: UnsafeMutablePointer<RunCompanion>
    /// False in an update: the object is no new one, and only what the source has is written.
    public let isNewInstance: Bool
    /// Whether the model may have a mapping of its own. False once it is known to have none.
    public let asksForMapping: Bool

    package init(plan: Unmanaged<RuntimePlan>, companion: UnsafeMutablePointer<RunCompanion>, isNewInstance: Bool) {
        self.plan = plan
        self.companion = companion
        self.isNewInstance = isNewInstance
        asksForMapping = !companion.pointee.isUnmapped(plan._withUnsafeGuaranteedRef { $0.ordinal })
    }

    /// The model's mapping is the empty default: it is not run again, in this run and in later ones.
    package func noteUnmapped() {
        plan._withUnsafeGuaranteedRef {
            companion.pointee.noteUnmapped($0.ordinal)
            $0.noteUnmapped()
        }
    }
}

/// What a run keeps for run-time models, behind a pointer of the session's.
package struct RunCompanion {
    /// The family's helper object (HandyJSON's mapper).
    package var object: AnyObject?
    /// Ordinals of plans of models without a mapping of their own, each in the place of its low bits; a collision only
    /// asks again. A run learns them from the plans, which know it under a lock, when it verifies a layout.
    private var unmapped = SIMD16<UInt32>(repeating: 0)

    @inline(__always)
    func isUnmapped(_ ordinal: UInt32) -> Bool { unmapped[Int(ordinal & 15)] == ordinal }

    mutating func noteUnmapped(_ ordinal: UInt32) { unmapped[Int(ordinal & 15)] = ordinal }
}

/// One instance's mapping: a plan with its names, and the transforms it registered (they may hold the instance's own
/// closures).
public struct _RuntimeMapping {
    package let plan: RuntimePlan
    package let transforms: [_RuntimeTransform]

    package init(plan: RuntimePlan, transforms: [_RuntimeTransform]) {
        self.plan = plan
        self.transforms = transforms
    }
}

/// How one property is read and written instead of by its codec. The pointers are the property's own.
public struct _RuntimeTransform {
    /// Gets the value as JSONSerialization would give it. False: the property stays.
    package let read: ((UnsafeMutableRawPointer, Any) -> Bool)?
    /// The JSON form of the property; nil leaves it out, an optional in it that is nil is null.
    package let write: ((UnsafeRawPointer) -> Any?)?
    /// In place of `read`: gets the value as text, by the rules of the family.
    package let readText: ((UnsafeMutableRawPointer, String) -> Bool)?

    /// A value that is read from text, whatever it is in the JSON.
    package init(readText: @escaping (UnsafeMutableRawPointer, String) -> Bool) {
        self.readText = readText
        read = nil
        write = nil
    }

    public init(read: ((UnsafeMutableRawPointer, Any) -> Bool)?, write: ((UnsafeRawPointer) -> Any?)?) {
        self.read = read
        self.write = write
        readText = nil
    }
}

/// A value that makes itself from a JSON value (HandyJSON's `HandyJSONCustomTransformable`).
public protocol _RuntimeCustomValue: _SmartCoded {
    static func _transform(from object: Any) -> Self?
    func _plainValue() -> Any?
}

/// An enum that is read and written by its raw value (HandyJSON's `HandyJSONEnum`, `SmartCaseDefaultable`). The default
/// is inlinable for the same reason as `_RuntimeModel`'s.
public protocol _RuntimeRawValue: _SmartCoded {
    /// Makes `Self` from a value of its raw type, at an initialised `Self`, an initialised `Self?`, or in uninitialised
    /// memory of either.
    static func _makeCase(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource)
        -> Bool
}

/// What lies where a value goes.
public enum _RuntimePlace: Sendable {
    case value, optional, uninitializedValue, uninitializedOptional
}

/// A JSON value about to become a raw value.
public struct _RuntimeRawSource {
    let index: Int
    let context: DecodingContext

    /// The raw value, converted by the rules in force; nil when it cannot be.
    public func string() -> String? { String.read(index, context) }
    public func int() -> Int? { Int.read(index, context) }
    public func value<Raw>(_ type: Raw.Type) -> Raw? {
        CodecRegistry.shared.derivedCodec(for: type).value(type, index, context)
    }
}

extension _RuntimeRawValue where Self: RawRepresentable {
    @inlinable
    public static func _makeCase(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource)
        -> Bool
    {
        let raw: RawValue?
        if RawValue.self == String.self {
            raw = unsafeBitCast(source.string(), to: RawValue?.self)
        } else if RawValue.self == Int.self {
            raw = unsafeBitCast(source.int(), to: RawValue?.self)
        } else {
            raw = source.value(RawValue.self)
        }
        guard let raw, let value = Self(rawValue: raw) else { return false }
        switch place {
        case .value: target.assumingMemoryBound(to: Self.self).pointee = value
        case .optional: target.assumingMemoryBound(to: Self?.self).pointee = value
        case .uninitializedValue: target.initializeMemory(as: Self.self, to: value)
        case .uninitializedOptional: target.initializeMemory(as: Self?.self, to: value)
        }
        return true
    }
}

extension _RuntimeRawValue {
    /// A HandyJSONEnum need not have raw values: it is then a `_RuntimeCustomValue`, and this is not called.
    public static func _makeCase(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource)
        -> Bool
    { false }
}
