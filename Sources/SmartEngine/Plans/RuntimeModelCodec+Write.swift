// Memory: `base` is where the offsets of a verified layout begin. Plans do not change, and outlive every pointer to
// them.

extension RuntimeModelCodec {
    @_optimize(speed)
    func writeModel(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        if let subclass = subclassCodec(source) { return subclass.writeModel(source, to: output) }
        return withWritingPlan(source, output, otherwise: false) { base, plan, transforms in
            plan.write(base, to: output, transforms: transforms)
            return true
        }
    }

    func plainModel(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        if let subclass = subclassCodec(source) { return subclass.plainModel(source, output) }
        return withWritingPlan(source, output, otherwise: nil) { base, plan, transforms in
            plan.plainValues(base, output, transforms: transforms)
        }
    }

    /// The codec of the object's own class, if a variable of a base type holds a subclass.
    private func subclassCodec(_ source: UnsafeRawPointer) -> RuntimeModelCodec? {
        guard layout.isClass else { return nil }
        let dynamicType: AnyClass = Swift.type(of: source.assumingMemoryBound(to: AnyObject.self).pointee)
        guard ObjectIdentifier(dynamicType) != ObjectIdentifier(model) else { return nil }
        return CodecRegistry.shared.codec(for: dynamicType) as? RuntimeModelCodec
    }

    /// An object is retained while it is written: a transform, or the `mapping` of another model, may remove it from
    /// where it was found.
    @_optimize(speed)
    private func withWritingPlan<R>(
        _ source: UnsafeRawPointer, _ output: EncodingContext, otherwise: R,
        _ body: (UnsafeRawPointer, RuntimePlan, InstanceTransforms) -> R
    ) -> R {
        output.deeper(otherwise: otherwise) {
            let instance = UnsafeMutableRawPointer(mutating: source)
            guard let plan = writingPlan(instance, output) else { return otherwise }
            let pass = RuntimePass(plan: plan, companion: output.companion, isNewInstance: false)
            if pass.asksForMapping { willRunUserCode() }
            guard layout.isClass else { return write(source, plan, hooks.willWrite(source, pass), output, body) }
            let object = source.assumingMemoryBound(to: AnyObject.self).pointee
            return withExtendedLifetime(object) {
                let base = UnsafeRawPointer(InstanceMemory.start(of: object))
                return output.inside(base, otherwise: otherwise) {
                    write(base, plan, hooks.willWrite(source, pass), output, body)
                }
            }
        }
    }

    @inline(__always)
    private func write<R>(
        _ base: UnsafeRawPointer, _ plan: Unmanaged<RuntimePlan>, _ mapping: RuntimeMapping?,
        _ output: EncodingContext,
        _ body: (UnsafeRawPointer, RuntimePlan, InstanceTransforms) -> R
    ) -> R {
        guard let mapping else { return plan._withUnsafeGuaranteedRef { body(base, $0, .none) } }
        defer { mapping.transforms.release(from: output.companion) }
        return body(base, mapping.plan, mapping.transforms)
    }
}
