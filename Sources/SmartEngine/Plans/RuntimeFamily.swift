/// The differences between one family of run-time models and another.
package final class RuntimeFamily: Sendable {
    package let rules: ConversionRules
    /// Whether a class of the hierarchy is filled: a level that is not a model itself is not.
    package let fillsLevel: @Sendable (AnyClass) -> Bool
    /// Called once for every model, when it is filled for the first time. `base`: the instance's properties.
    package let firstFill: @Sendable (_ plan: RuntimePlan, _ base: UnsafeRawPointer) -> Void
    /// Whether names in the JSON are currently matched in any case; every model's plan depends on it.
    package let matchesAnyCase: @Sendable () -> Bool

    /// Reports why a model cannot be filled or written, once each.
    package let refuse: @Sendable (String, Any.Type, Diagnostics.Subject) -> Void
    /// Reports why a call has no result, or not all of it.
    let fail: @Sendable (_ text: () -> String, Any.Type) -> Void
    /// Prints the repairs of a decode, and the place of an accepted trailing comma, for developers who asked for
    /// details.
    let print: @Sendable (_ comma: (line: Int, column: Int)?, SmartReport, Any.Type) -> Void

    /// A trailing comma is accepted, as Foundation's parser does.
    static let parsing = Document.ParsingOptions(allowsTrailingComma: true)
    var unownedRules: Unmanaged<ConversionRules> { .passUnretained(rules) }

    package init(
        rules: ConversionRules, fillsLevel: @escaping @Sendable (AnyClass) -> Bool,
        firstFill: @escaping @Sendable (RuntimePlan, UnsafeRawPointer) -> Void,
        matchesAnyCase: @escaping @Sendable () -> Bool,
        refuse: @escaping @Sendable (String, Any.Type, Diagnostics.Subject) -> Void,
        fail: @escaping @Sendable (() -> String, Any.Type) -> Void,
        print: @escaping @Sendable ((line: Int, column: Int)?, SmartReport, Any.Type) -> Void
    ) {
        self.rules = rules
        self.fillsLevel = fillsLevel
        self.firstFill = firstFill
        self.matchesAnyCase = matchesAnyCase
        self.refuse = refuse
        self.fail = fail
        self.print = print
    }
}

/// The run in progress, as a model's hooks see it. Unowned: only valid during the hook.
package struct RuntimePass {
    package let plan: Unmanaged<RuntimePlan>
    /// The run's place for the family's own helper object.
    package let companion: UnsafeMutablePointer<RunCompanion>
    /// False in an update: the object exists, and only what the source contains is written.
    package let isNewInstance: Bool
    /// False once the model's mapping is known to be the empty default.
    package let asksForMapping: Bool

    @inline(__always)
    package init(
        plan: Unmanaged<RuntimePlan>, companion: UnsafeMutablePointer<RunCompanion>, isNewInstance: Bool,
        isUnmapped: Bool? = nil
    ) {
        self.plan = plan
        self.companion = companion
        self.isNewInstance = isNewInstance
        let known = isUnmapped ?? companion.pointee.answer(of: plan._withUnsafeGuaranteedRef { $0.ordinal })
        asksForMapping = known != true
    }

    /// Notes that the model's mapping is the empty default, which is not called again, in this run or later ones.
    package func noteUnmapped() {
        plan._withUnsafeGuaranteedRef {
            companion.pointee.note(true, of: $0.ordinal)
            $0.noteUnmapped()
        }
    }
}

/// One instance's mapping: a plan with its names, and the transforms it registered (they may hold the instance's own
/// closures), which are released when the instance is filled or written.
package struct RuntimeMapping {
    package let plan: RuntimePlan
    package let transforms: InstanceTransforms

    package init(plan: RuntimePlan, transforms: InstanceTransforms) {
        self.plan = plan
        self.transforms = transforms
    }
}

/// The functions by which the engine handles run-time models of one type, and their memory. They have no state.
///
/// The functions are not specialised for the model: code in each model's module costs compile time in each release
/// build of an app, for every model. So they are written to avoid metadata look-ups (`Array<Model>`, `Model?`;
/// Sources/Fast.md): calling a model's functions and making an instance in place needs none.
package struct RuntimeHooks: @unchecked Sendable {
    /// The family's choices.
    package let family: RuntimeFamily
    /// Makes a new instance in uninitialised memory.
    package let emplace: (UnsafeMutableRawPointer) -> Void
    /// Called before the fields are filled; the instance is in its final place. Returns the instance's own mapping, if
    /// it has one.
    package let willFill: (_ instance: UnsafeMutableRawPointer, RuntimePass) -> RuntimeMapping?
    /// Called after the fields are filled.
    let didFill: (_ instance: UnsafeMutableRawPointer) -> Void
    /// Called before the properties are written. The instance belongs to the caller, who may be reading it on several
    /// threads: it must not change. (A HandyJSON `mapping` takes its properties as `inout`, which ThreadSanitizer
    /// reports for an object that several threads write at once.)
    let willWrite: (_ instance: UnsafeRawPointer, RuntimePass) -> RuntimeMapping?

    package init(
        family: RuntimeFamily, emplace: @escaping (UnsafeMutableRawPointer) -> Void,
        willFill: @escaping (UnsafeMutableRawPointer, RuntimePass) -> RuntimeMapping?,
        didFill: @escaping (UnsafeMutableRawPointer) -> Void,
        willWrite: @escaping (UnsafeRawPointer, RuntimePass) -> RuntimeMapping?
    ) {
        self.family = family
        self.emplace = emplace
        self.willFill = willFill
        self.didFill = didFill
        self.willWrite = willWrite
    }
}
