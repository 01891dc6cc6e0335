/// A model whose coding is derived from its stored properties at run time. HandyJSONCompat's `HandyJSON` refines it; not for other use.
///
/// No associated types and no Self requirements, so refining protocols stay usable as plain types.
public protocol _RuntimeModel {
    init()
    /// The family's choices.
    static var _runtimeFamily: _RuntimeFamily { get }
    /// Before the fields are filled; the instance is in its final place. Returns the instance's own mapping, if it has one.
    mutating func _willFill(_ pass: _RuntimePass) -> _RuntimeMapping?
    /// After the fields are filled.
    mutating func _didFill()
    /// Before the properties are written.
    mutating func _willWrite(_ pass: _RuntimePass) -> _RuntimeMapping?
}

/// What distinguishes one family of run-time models from another.
public final class _RuntimeFamily: @unchecked Sendable {
    package let rules: ConversionRules
    /// Whether a class of the hierarchy takes part: a level that is no model itself is not filled.
    package let fillsLevel: (AnyClass) -> Bool

    package init(rules: ConversionRules, fillsLevel: @escaping (AnyClass) -> Bool) {
        self.rules = rules
        self.fillsLevel = fillsLevel
    }
}

/// What a model's hooks get to see of the run in progress.
public struct _RuntimePass {
    package let plan: RuntimePlan
    /// The run's place for the family's own helper object.
    package let scratch: RuntimeScratch
    /// False in an update: the object is no new one, and only what the source has is written.
    package let isNewInstance: Bool
}

/// One object a family may keep for a run.
package final class RuntimeScratch {
    package var companion: AnyObject?
}

/// One instance's mapping: a plan with its names, and the transforms it registered (they may hold the instance's own closures).
public struct _RuntimeMapping {
    package let plan: RuntimePlan
    package let transforms: [RuntimeTransform]

    package init(plan: RuntimePlan, transforms: [RuntimeTransform]) {
        self.plan = plan
        self.transforms = transforms
    }
}

/// How one property is read and written instead of by its codec. The pointers are the property's own.
package struct RuntimeTransform {
    /// Gets the value as JSONSerialization would give it. False: the property stays.
    package let read: ((UnsafeMutableRawPointer, Any) -> Bool)?
    /// The JSON form of the property; nil leaves it out.
    package let write: ((UnsafeRawPointer) -> Any?)?

    package init(read: ((UnsafeMutableRawPointer, Any) -> Bool)?, write: ((UnsafeRawPointer) -> Any?)?) {
        self.read = read
        self.write = write
    }
}

/// A value that makes itself from a JSON value (HandyJSON's `HandyJSONCustomTransformable`).
public protocol _RuntimeCustomValue {
    static func _transform(from object: Any) -> Self?
    func _plainValue() -> Any?
}

/// An enum that is read and written by its raw value (HandyJSON's `HandyJSONEnum`).
public protocol _RuntimeRawValue: _RuntimeCustomValue {}
