// Memory: `base` is where the offsets of a verified layout begin. Plans do not change, and outlive every pointer to
// them.

import Foundation

/// Fills a model of the run-time derived kind: `init()`, the hooks, the fields, the last hook.
package final class RuntimeModelCodec: Codec {
    let model: Any.Type
    package let hooks: RuntimeHooks
    let layout: TypeLayout
    private var ready: RuntimePlan?
    private let late = Guarded(RuntimePlan??.none)
    private var isLate = false
    @inline(__always) private var plan: RuntimePlan? { ready ?? latePlan() }

    init(_ model: Any.Type, _ hooks: RuntimeHooks) {
        self.model = model
        self.hooks = hooks
        layout = TypeLayout.of(model)
        super.init(type: model, shape: .model)
    }

    /// Finds the codecs of the properties. Called once, before other threads see the codec.
    func resolve(_ builder: CodecBuilder) {
        let parts = builder.makeParts(of: type) {
            RuntimePlan.base(for: layout, family: hooks.family) { builder.codec(for: $0) }
        }
        isLate = parts == nil
        if let parts { ready = parts }
    }

    @inline(never)
    private func latePlan() -> RuntimePlan? {
        guard isLate else { return nil }
        return late.made({ $0 }, keep: { $0 = $1 }) {
            RuntimePlan.base(for: layout, family: hooks.family) { CodecRegistry.shared.derivedCodec(for: $0) }
        }
    }

    /// The names of its members without a mapping.
    package var memberNames: [String] { plan?.fields.map(\.name) ?? [] }

    override func optionalCodec(_ general: Codec) -> Codec? { RuntimeModelOptionalCodec(self, general: general) }

    package override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext)
        -> Bool
    {
        guard context.node(index).kind == .object else {
            return other(index, context) { initialize(target, from: $0, context) }
                ?? takeForeign(target, .uninitializedValue, from: index, context)
        }
        hooks.emplace(target)
        fillInstance(target, from: index, context, isNewInstance: true)
        return true
    }

    package override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool
    {
        guard context.node(index).kind == .object else {
            return other(index, context) { assign(target, from: $0, context) }
                ?? takeForeign(target, .value, from: index, context)
        }
        // The new model is made apart from the existing one, which the new one's hooks may access.
        func replace<M>(_: M.Type) {
            withUnsafeTemporaryAllocation(of: M.self, capacity: 1) { room in
                guard let model = room.baseAddress else { return }
                hooks.emplace(UnsafeMutableRawPointer(model))
                fillInstance(UnsafeMutableRawPointer(model), from: index, context, isNewInstance: true)
                // The model is not stored by `moveUpdate`, which also moves the padding after a value: a neighbour may
                // be in it.
                target._store(model.move(), at: .value)
            }
        }
        _openExistential(model, do: replace)
        return true
    }

    /// Reads the JSON inside a string; nil for anything else.
    func other(_ index: Int, _ context: DecodingContext, _ read: (Int) -> Bool) -> Bool? {
        context.embedded(index, .object, as: type) { read(0) }
    }

    /// Fills an instance at its final place. A new instance runs the whole life cycle, an existing one only the
    /// mapping.
    @_optimize(speed)
    @inline(never)
    package func fillInstance(
        _ instance: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext, isNewInstance: Bool
    ) {
        guard context.hasStack(for: type, at: index),
            let usable = usablePlan(instance, index, context, isNewInstance ? .initialValues : .presentValues)
        else { return }
        let pass = RuntimePass(
            plan: usable.plan, companion: context.companion, isNewInstance: isNewInstance, isUnmapped: usable.isUnmapped
        )
        fillFields(instance, from: index, context, pass)
        if isNewInstance { hooks.didFill(instance) }
    }

    package override var isUpdatedInPlace: Bool { true }

    /// Fills an existing model in a native one, which `SmartUpdater` updates.
    @_optimize(size) override func updateInPlace(
        _ instance: UnsafeMutableRawPointer, by index: Int, _ context: DecodingContext
    ) -> Bool {
        guard context.node(index).kind == .object else {
            return other(index, context) { updateInPlace(instance, by: $0, context) } ?? false
        }
        update(instance, from: index, context)
        hooks.didFill(instance)
        return true
    }

    /// Fills an existing object.
    func update(_ instance: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) {
        guard context.node(index).kind == .object else { return }
        // Retained, since user code that runs meanwhile may remove it from its place.
        let object = layout.isClass ? instance.assumingMemoryBound(to: AnyObject.self).pointee : nil
        withExtendedLifetime(object) { fillInstance(instance, from: index, context, isNewInstance: false) }
    }

    @inline(__always)
    private func fillFields(
        _ instance: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext, _ pass: RuntimePass
    ) {
        let (plan, isNewInstance) = (pass.plan, pass.isNewInstance)
        willRunUserCode()
        let mapping = hooks.willFill(instance, pass)
        let base = base(of: instance)
        let outer = context.state.pointee.rules
        plan._withUnsafeGuaranteedRef { context.state.pointee.rules = $0.unmanagedRules }
        if !isNewInstance, layout.isClass {
            let chosen = mapping?.plan ?? plan._withUnsafeGuaranteedRef { $0 }
            chosen.fillCarefully(
                base, from: index, context, mapping?.transforms ?? .none, nil, false, isExisting: true)
        } else if let mapping {
            mapping.plan.fill(
                base, from: index, context, transforms: mapping.transforms, model: self, isNewInstance: isNewInstance)
        } else {
            plan._withUnsafeGuaranteedRef {
                $0.fill(base, from: index, context, transforms: .none, model: self, isNewInstance: isNewInstance)
            }
        }
        mapping?.transforms.release(from: context.companion)
        context.state.pointee.rules = outer
    }

    /// The address where the properties' offsets start.
    @inline(__always)
    func base(of instance: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        InstanceMemory.base(of: instance, isClass: layout.isClass)
    }

    /// The plan for an instance, and whether the model's mapping is the empty default. Nil, with a one-time message, if
    /// the layout cannot be trusted; the model then keeps its values, `remains`.
    @inline(__always)
    private func usablePlan(
        _ instance: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext, _ remains: SmartRepair.Remains
    ) -> (plan: Unmanaged<RuntimePlan>, isUnmapped: Bool)? {
        if let plan {
            if let isUnmapped = context.companion.pointee.answer(of: plan.ordinal) {
                return (.passUnretained(plan), isUnmapped)
            }
            if verifyForFilling(plan, instance, context) {
                return (.passUnretained(plan), context.companion.pointee.answer(of: plan.ordinal) == true)
            }
        }
        refuse(index, context, remains)
        return nil
    }

    /// The plan for a new instance. Nil, without a report, if the layout is unusable.
    package func usablePlan<M>(of instance: UnsafeMutablePointer<M>, _ context: DecodingContext) -> RuntimePlan? {
        plan.flatMap { verify(UnsafeMutableRawPointer(instance)) ? $0 : nil }
    }

    /// Reports a model without a usable layout, once as a mistake, and as a repair of the value.
    @_optimize(size)
    @inline(never)
    private func refuse(_ index: Int, _ context: DecodingContext, _ remains: SmartRepair.Remains) {
        guard let problem = layout.knownProblem else { return }
        context.changeLog {
            $0.add(
                .refused, document: context.session.document, index: index, expected: type, reason: "\(problem)",
                remains: remains)
        }
        hooks.family.refuse(
            "\(type) cannot be filled from JSON: \(problem). Its properties keep the values they have.", layout.type,
            .refused)
    }

    @inline(never)
    private func verifyForFilling(_ plan: RuntimePlan, _ instance: UnsafeMutableRawPointer, _ context: DecodingContext)
        -> Bool
    {
        guard verify(instance) else { return false }
        let family = hooks.family
        let history = plan.noteFilled()
        context.companion.pointee.note(history.isUnmapped && !family.matchesAnyCase(), of: plan.ordinal)
        if !history.wasFilled { family.firstFill(plan, base(of: instance)) }
        return true
    }

    /// The plan for writing an instance. Nil if the layout cannot be trusted, which is then the run's error.
    func writingPlan(_ instance: UnsafeMutableRawPointer, _ output: EncodingContext) -> Unmanaged<RuntimePlan>? {
        guard let plan else { return refuse(output) }
        if output.companion.pointee.answer(of: plan.ordinal) != nil || verifyForWriting(plan, instance, output) {
            return Unmanaged.passUnretained(plan)
        }
        return refuse(output)
    }

    @inline(never)
    private func verifyForWriting(
        _ plan: RuntimePlan, _ instance: UnsafeMutableRawPointer, _ output: EncodingContext
    ) -> Bool {
        guard verify(instance) else { return false }
        // Case-insensitive names only concern reading.
        output.companion.pointee.note(plan.isUnmapped, of: plan.ordinal)
        return true
    }

    @_optimize(size)
    @inline(never)
    private func verify(_ instance: UnsafeMutableRawPointer) -> Bool {
        @_optimize(size) func check<M>(_: M.Type) -> Bool {
            let model = instance.assumingMemoryBound(to: M.self)
            guard layout.isClass else { return layout.verify(instance: model.pointee) == nil }
            let object = InstanceMemory.object(model.pointee)
            // The object may be in a variable of a superclass: its mirror must be compared with its own layout.
            let own = TypeLayout.of(Swift.type(of: object))
            return (own.begins(with: layout) ? own : layout).verify(instance: object) == nil
        }
        return _openExistential(model, do: check)
    }

    /// Reports a model without a usable layout once, and makes that the run's error, which every call reports or
    /// throws.
    @_optimize(size)
    @inline(never)
    private func refuse(_ output: EncodingContext) -> Unmanaged<RuntimePlan>? {
        guard let problem = layout.knownProblem else { return nil }
        let text = "\(type) cannot be written as JSON: \(problem)."
        hooks.family.refuse(text, layout.type, .refusedWriting)
        output.state.pointee.fail(
            EncodingError.invalid(
                type, text, at: output.path(around: output.state.pointee.frame), RefusedModel(type: type)),
            of: type)
        return nil
    }

    package override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        writeModel(source, to: output)
    }
    package override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        plainModel(source, output)
    }
}

extension TypeLayout {
    /// Whether the other's properties come first, in the same places.
    fileprivate func begins(with other: TypeLayout) -> Bool {
        properties.starts(with: other.properties) { $0.name == $1.name && $0.type == $1.type && $0.offset == $1.offset }
    }
}

/// The codec of `Model?` for a run-time model. Objects and the JSON inside strings are read in place, everything else as
/// in other optionals.
final class RuntimeModelOptionalCodec: Codec {
    private let wrapped: RuntimeModelCodec
    private let general: Codec
    /// The bytes that follow the model's own and tell nil from a model, if the model has no spare values: zero for a
    /// model.
    private let tag: Range<Int>

    init(_ wrapped: RuntimeModelCodec, general: Codec) {
        self.wrapped = wrapped
        let size = TypeLayout.extent(of: wrapped.type).size
        tag = size..<max(size, TypeLayout.extent(of: general.type).size)
        self.general = general
        super.init(type: general.type, shape: .optional)
    }

    package override var isUpdatedInPlace: Bool { true }

    override func updateInPlace(_ target: UnsafeMutableRawPointer, by index: Int, _ context: DecodingContext) -> Bool {
        !isNil(at: target) && wrapped.updateInPlace(target, by: index, context)
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        make(target, isInitialized: false, from: index, context) ?? general.initialize(target, from: index, context)
    }
    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        make(target, isInitialized: true, from: index, context) ?? general.assign(target, from: index, context)
    }
    override func isNil(at source: UnsafeRawPointer) -> Bool { general.isNil(at: source) }
    override func assignNil(_ target: UnsafeMutableRawPointer) { general.assignNil(target) }
    override func initializeNil(_ target: UnsafeMutableRawPointer) { general.initializeNil(target) }
    override func assignUnreadable(_ target: UnsafeMutableRawPointer) { general.assignUnreadable(target) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        general.write(source, to: output)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        general.plainValue(source, output)
    }

    /// Makes the value at `target`, initialised or not; nil for a value that `general` reads.
    @inline(never)
    private func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        guard context.node(index).kind == .object else {
            return wrapped.other(index, context) {
                make(target, isInitialized: isInitialized, from: $0, context) ?? false
            }
        }
        guard isInitialized else {
            fill(target, from: index, context)
            return true
        }
        // The new model is made apart from the existing one, which the new one's hooks may access.
        return general.replace(target) {
            fill($0, from: index, context)
            return true
        }
    }

    private func fill(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) {
        wrapped.hooks.emplace(target)
        for offset in tag { target.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self) }
        wrapped.fillInstance(target, from: index, context, isNewInstance: true)
    }
}

/// The codec of a type that makes itself from a JSON value and writes itself as one (HandyJSON's `_transform(from:)`
/// and `_plainValue`).
package final class CustomValueCodec<T>: TypedCodec<T> {
    private let conversion: ValueConversion<T>

    package init(_ conversion: ValueConversion<T>) {
        self.conversion = conversion
        super.init()
    }

    // The type decides what a null element becomes.
    override var acceptsNull: Bool { true }
    override var representsNull: Bool { true }
    @_optimize(size) package override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let value = foreign(index, context) { return value }
        willRunUserCode()
        return conversion.transform(FoundationValue.make(context.view(index)))
    }
    package override func writeValue(_ value: T, to output: EncodingContext) -> Bool {
        guard let plain = conversion.plainValue(value) else { return false }
        // The result may be such a value again, endlessly.
        return output.deeper(otherwise: false) { output.writeAnswer(plain) }
    }
    package override func plain(_ value: T, _ output: EncodingContext) -> Any? {
        conversion.plainValue(value)
    }
}

extension RuntimeModelCodec {
    /// Restores a property's initial value, by making another instance of the model.
    @inline(never)
    func restore(_ field: Int, of plan: RuntimePlan, _ base: UnsafeMutableRawPointer) {
        func restore<M>(_: M.Type) {
            let fresh = UnsafeMutablePointer<M>.allocate(capacity: 1)
            defer { fresh.deallocate() }
            let raw = UnsafeMutableRawPointer(fresh)
            hooks.emplace(raw)
            plan.properties[field].copy(from: self.base(of: raw), to: base)
            fresh.deinitialize(count: 1)
        }
        _openExistential(model, do: restore)
    }
}
