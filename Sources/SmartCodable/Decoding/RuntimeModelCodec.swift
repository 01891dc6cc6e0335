import Foundation

/// Fills a model of the run-time derived kind: `init()`, the hooks, the fields, the last hook.
final class RuntimeModelCodec: Codec {
    let model: any _RuntimeModel.Type
    let layout: TypeLayout
    private var plan: RuntimePlan?
    private let firstFill = FirstTime()
    private let firstRefusal = FirstTime()

    init(_ model: any _RuntimeModel.Type) {
        self.model = model
        layout = TypeLayout.of(model)
        super.init(type: model, shape: .model)
    }

    /// Finds the codecs of the properties. Called once, before other threads see the codec.
    func resolve(_ builder: CodecBuilder) {
        plan = RuntimePlan.base(for: layout, family: model._runtimeFamily, builder)
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        guard context.node(index).kind == .object else {
            return other(index, context) { initialize(target, from: $0, context) }
                ?? initializeForeign(target, from: index, context)
        }
        model._emplace(target)
        fillInstance(target, from: index, context)
        return true
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        guard context.node(index).kind == .object else {
            return other(index, context) { assign(target, from: $0, context) }
                ?? assignForeign(target, from: index, context)
        }
        model._replace(target) { fillInstance($0, from: index, context) }
        return true
    }

    /// As `assign`, for the model inside an optional.
    func makeOptional(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        guard context.node(index).kind == .object else {
            return other(index, context) {
                makeOptional(target, isInitialized: isInitialized, from: $0, context) ?? false
            }
        }
        model._makeOptional(target, isInitialized: isInitialized) { fillInstance($0, from: index, context) }
        return true
    }

    /// JSON inside a string. Nil for anything else.
    private func other(_ index: Int, _ context: DecodingContext, _ read: (Int) -> Bool) -> Bool? {
        context.embedded(index, .object) { read(0) }
    }

    /// The life cycle of a new instance at its final place.
    func fillInstance(_ instance: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) {
        guard context.hasStack(for: type, at: index), let plan = usablePlan(instance, context) else { return }
        fillFields(instance, from: index, context, plan, isNewInstance: true)
        model._didFill(instance)
    }

    /// Fills an existing object: its mapping holds, the life cycle's other steps do not run.
    func update(_ instance: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) {
        guard context.node(index).kind == .object, let plan = usablePlan(instance, context) else { return }
        // Held, as user code that runs meanwhile may take it away from where it is.
        let object = layout.isClass ? instance.assumingMemoryBound(to: AnyObject.self).pointee : nil
        withExtendedLifetime(object) {
            fillFields(instance, from: index, context, plan, isNewInstance: false)
        }
    }

    @inline(__always)
    private func fillFields(
        _ instance: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext,
        _ plan: Unmanaged<RuntimePlan>, isNewInstance: Bool
    ) {
        let pass = _RuntimePass(plan: plan, companion: context.state.pointee.companion, isNewInstance: isNewInstance)
        willRunUserCode()
        let mapping = model._willFill(instance, pass)
        let base = base(of: instance)
        let outer = context.state.pointee.rules
        plan._withUnsafeGuaranteedRef { context.state.pointee.rules = $0.unmanagedRules }
        if !isNewInstance, layout.isClass {
            let chosen = mapping?.plan ?? plan._withUnsafeGuaranteedRef { $0 }
            chosen.fillExisting(base, from: index, context, transforms: mapping?.transforms ?? [])
        } else if let mapping {
            mapping.plan.fill(base, from: index, context, transforms: mapping.transforms, model: model)
        } else {
            plan._withUnsafeGuaranteedRef { $0.fill(base, from: index, context, transforms: [], model: model) }
        }
        context.state.pointee.rules = outer
    }

    /// Where the properties' offsets count from.
    @inline(__always)
    func base(of instance: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        layout.isClass ? instance.assumingMemoryBound(to: UnsafeMutableRawPointer.self).pointee : instance
    }

    /// Nil, with a message once, when the layout cannot be trusted; the model then keeps its initial values.
    @inline(__always)
    private func usablePlan(_ instance: UnsafeMutableRawPointer, _ context: DecodingContext) -> Unmanaged<RuntimePlan>?
    {
        guard let plan else { return refuse() }
        if context.isVerified(plan.ordinal) || verifyForFilling(plan, instance, context) {
            return Unmanaged.passUnretained(plan)
        }
        return refuse()
    }

    @inline(never)
    private func verifyForFilling(_ plan: RuntimePlan, _ instance: UnsafeMutableRawPointer, _ context: DecodingContext)
        -> Bool
    {
        guard verify(plan, instance, &context.state.pointee.verified) else { return false }
        let family = model._runtimeFamily
        if plan.isUnmapped, !family.matchesAnyCase() {
            context.state.pointee.companion.pointee.noteUnmapped(plan.ordinal)
        }
        if firstFill.isNow() { family.firstFill(plan) }
        return true
    }

    /// As `usablePlan`, for writing.
    func writingPlan(_ instance: UnsafeMutableRawPointer, _ output: EncodingContext) -> Unmanaged<RuntimePlan>? {
        guard let plan else { return refuse() }
        let isVerified = output.state.pointee.verified[Int(plan.ordinal & 15)] == plan.ordinal
        if isVerified || verifyForWriting(plan, instance, output) { return Unmanaged.passUnretained(plan) }
        return refuse()
    }

    @inline(never)
    private func verifyForWriting(
        _ plan: RuntimePlan, _ instance: UnsafeMutableRawPointer, _ output: EncodingContext
    ) -> Bool {
        guard verify(plan, instance, &output.state.pointee.verified) else { return false }
        // Names of any case are a matter of reading.
        if plan.isUnmapped { output.state.pointee.companion.pointee.noteUnmapped(plan.ordinal) }
        return true
    }

    @inline(never)
    private func verify(_ plan: RuntimePlan, _ instance: UnsafeMutableRawPointer, _ verified: inout SIMD16<UInt32>)
        -> Bool
    {
        func check<M>(_: M.Type) -> Bool {
            let model = instance.assumingMemoryBound(to: M.self)
            guard layout.isClass else { return layout.verify(instance: model.pointee, classInstance: nil) == nil }
            let object = InstanceMemory.object(model.pointee)
            // An update may come through a variable of a superclass: the object's own layout is the one that its mirror
            // confirms.
            let own = TypeLayout.of(Swift.type(of: object))
            return (own.begins(with: layout) ? own : layout).verify(instance: object, classInstance: object) == nil
        }
        guard _openExistential(model as Any.Type, do: check) else { return false }
        verified[Int(plan.ordinal & 15)] = plan.ordinal
        return true
    }

    @inline(never)
    private func refuse() -> Unmanaged<RuntimePlan>? {
        if let problem = layout.knownProblem, firstRefusal.isNow() {
            SmartSentinel.warn(
                "\(type) cannot be filled from JSON: \(problem). Its properties keep their initial values.")
        }
        return nil
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        writeModel(source, to: output)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        plainModel(source, output)
    }
}

extension TypeLayout {
    /// Whether the other's properties come first, in the same places.
    fileprivate func begins(with other: TypeLayout) -> Bool {
        properties.starts(with: other.properties) { $0.name == $1.name && $0.type == $1.type && $0.offset == $1.offset }
    }
}

/// `Model?` for a run-time model.
final class RuntimeModelOptionalCodec: ShortcutCodec {
    private let wrapped: RuntimeModelCodec

    init(_ wrapped: RuntimeModelCodec, general: Codec) {
        self.wrapped = wrapped
        super.init(general: general, shape: .optional)
    }

    override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        wrapped.makeOptional(target, isInitialized: isInitialized, from: index, context)
    }
}

/// `[Model]` for a run-time model.
final class RuntimeModelArrayCodec: ShortcutCodec {
    private let element: RuntimeModelCodec
    private let limit: Int

    init(_ element: RuntimeModelCodec, general: Codec) {
        self.element = element
        limit = Reservation.limit(TypeLayout.extent(of: element.type).size)
        super.init(general: general)
    }

    /// Nil for what is no array of JSON values, or where the rules want every element.
    override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        let node = context.node(index)
        guard node.kind == .array, node.count > 0, context.rules.dropsBadElements else { return nil }
        let memory = context.memory
        var next = index &+ 1
        var current = next
        guard holdsOnlyPlainValues(from: next, to: node.next, memory) else { return nil }
        element.model._makeArray(target, isInitialized: isInitialized, capacity: min(node.count, limit)) {
            while next < node.next {
                current = next
                next = memory.after(next)
                if memory.node(current).kind == .object { return true }
                context.note(.dropped, at: current, expected: element.type)
            }
            return false
        } _: { place in
            element.fillInstance(place, from: current, context)
        }
        return true
    }

    /// Whether all elements are JSON: a ready model takes the generic route.
    private func holdsOnlyPlainValues(from first: Int, to end: Int, _ memory: DocumentMemory) -> Bool {
        guard memory.hasForeignValues else { return true }
        var child = first
        while child < end {
            if memory.node(child).kind == .foreign { return false }
            child = memory.after(child)
        }
        return true
    }
}

extension Codec {
    /// A ready value of the codec's type that rides along in a dictionary source.
    func initializeForeign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        guard context.node(index).kind == .foreign, let value = context.view(index).foreign else { return false }
        func open<T>(_: T.Type) -> Bool {
            guard let typed = value as? T else { return false }
            target.initializeMemory(as: T.self, to: typed)
            return true
        }
        return _openExistential(type, do: open)
    }

    func assignForeign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        guard context.node(index).kind == .foreign, let value = context.view(index).foreign else { return false }
        func open<T>(_: T.Type) -> Bool {
            guard let typed = value as? T else { return false }
            target.assumingMemoryBound(to: T.self).pointee = typed
            return true
        }
        return _openExistential(type, do: open)
    }

    /// The node as a whole value of the codec's type: `T`, or the subclass of it that `type` is (`Employee.self as
    /// Person.Type`), whose instances lie in memory as `T`'s do.
    final func value<T>(_ type: T.Type, _ index: Int, _ context: DecodingContext) -> T? {
        assert(self.type == type)
        // Without naming TypedCodec<T>, which costs a look into the runtime's table of generic types.
        if isTyped, self.type == T.self { return unsafeDowncast(self, to: TypedCodec<T>.self).read(index, context) }
        let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { memory.deallocate() }
        guard initialize(UnsafeMutableRawPointer(memory), from: index, context) else { return nil }
        return memory.move()
    }
}
