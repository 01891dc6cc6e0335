import Foundation

/// Fills a model of the run-time derived kind: `init()`, the hooks, the fields, the last hook.
final class RuntimeModelCodec<Model: _RuntimeModel>: TypedCodec<Model> {
    let layout = TypeLayout.of(Model.self)
    private var plan: RuntimePlan?
    private let refusal = RefusalNote()

    init() { super.init(shape: .model) }

    /// Finds the codecs of the properties. Called once, by the registry, under its lock.
    func resolve(_ registry: CodecRegistry) {
        plan = RuntimePlan.base(for: layout, family: Model._runtimeFamily, registry)
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        let node = context.node(index)
        if node.kind == .object {
            let instance = target.initializeMemory(as: Model.self, to: Model())
            fillInstance(instance, from: index, context)
            return true
        }
        guard let value = readOther(index, context) else { return false }
        target.initializeMemory(as: Model.self, to: value)
        return true
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        guard let value = read(index, context) else { return false }
        target.assumingMemoryBound(to: Model.self).pointee = value
        return true
    }

    override func read(_ index: Int, _ context: DecodingContext) -> Model? {
        guard context.node(index).kind == .object else { return readOther(index, context) }
        var model = Model()
        withUnsafeMutablePointer(to: &model) { fillInstance($0, from: index, context) }
        return model
    }

    private func readOther(_ index: Int, _ context: DecodingContext) -> Model? {
        if let value = foreign(index, context) { return value }
        return context.embedded(index, .object) { read(0, context) }
    }

    /// The life cycle of a new instance at its final place.
    private func fillInstance(_ instance: UnsafeMutablePointer<Model>, from index: Int, _ context: DecodingContext) {
        guard let plan = usablePlan(instance, context) else { return }
        let mapping = instance.pointee._willFill(_RuntimePass(plan: plan, scratch: context.session.scratch, isNewInstance: true))
        fillFields(instance, from: index, context, plan, mapping)
        instance.pointee._didFill()
    }

    /// Fills an existing object: its mapping holds, the life cycle's other steps do not run.
    func update(_ instance: UnsafeMutablePointer<Model>, from index: Int, _ context: DecodingContext) {
        guard context.node(index).kind == .object, let plan = usablePlan(instance, context) else { return }
        let mapping = instance.pointee._willFill(_RuntimePass(plan: plan, scratch: context.session.scratch, isNewInstance: false))
        fillFields(instance, from: index, context, plan, mapping)
    }

    private func fillFields(
        _ instance: UnsafeMutablePointer<Model>, from index: Int, _ context: DecodingContext, _ plan: RuntimePlan, _ mapping: _RuntimeMapping?
    ) {
        let base = Self.base(of: instance, isClass: layout.isClass)
        let used = mapping?.plan ?? plan
        context.withRules(Unmanaged.passUnretained(used.rules)) {
            used.fill(base, from: index, context, transforms: mapping?.transforms ?? [], remake: Remake(type: Model.self))
        }
    }

    /// Where the properties' offsets count from.
    @inline(__always)
    static func base(of instance: UnsafeMutablePointer<Model>, isClass: Bool) -> UnsafeMutableRawPointer {
        let raw = UnsafeMutableRawPointer(instance)
        return isClass ? raw.assumingMemoryBound(to: UnsafeMutableRawPointer.self).pointee : raw
    }

    /// Nil, with a message once, when the layout cannot be trusted; the model then keeps its initial values.
    @inline(__always)
    private func usablePlan(_ instance: UnsafeMutablePointer<Model>, _ context: DecodingContext) -> RuntimePlan? {
        guard let plan else { return refuse() }
        return context.isVerified(plan.ordinal) ? plan : verify(plan, instance, context)
    }

    @inline(never)
    private func verify(_ plan: RuntimePlan, _ instance: UnsafeMutablePointer<Model>, _ context: DecodingContext) -> RuntimePlan? {
        let object = layout.isClass ? instance.pointee as AnyObject : nil
        guard layout.verify(instance: instance.pointee, classInstance: object) == nil else { return refuse() }
        context.markVerified(plan.ordinal)
        return plan
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool { writeModel(source, to: output) }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? { plainModel(source, output) }

    /// As `usablePlan`, for writing.
    func writingPlan(_ instance: UnsafeMutablePointer<Model>, _ output: EncodingContext) -> RuntimePlan? {
        guard let plan else { return refuse() }
        let place = Int(plan.ordinal & 15)
        if output.state.pointee.verified[place] == plan.ordinal { return plan }
        let object = layout.isClass ? instance.pointee as AnyObject : nil
        guard layout.verify(instance: instance.pointee, classInstance: object) == nil else { return refuse() }
        output.state.pointee.verified[place] = plan.ordinal
        return plan
    }

    @inline(never)
    private func refuse() -> RuntimePlan? {
        if let problem = layout.knownProblem { refusal.print(Model.self, problem) }
        return nil
    }
}
