import SmartEngine

extension _ExtendCustomModelType {
    /// For the engine: how the type is coded.
    public static var _coding: _Coding { ModelHooks.coding(self) }
}

/// The engine's hooks, as HandyJSON's protocol has them. They call the model through its conformance, so nothing else
/// is compiled for each model.
private enum ModelHooks {
    @_optimize(speed)
    static func coding<Model: _ExtendCustomModelType>(_ model: Model.Type) -> _Coding {
        _Coding(
            runtime: model,
            RuntimeHooks(
                family: .handyJSON,
                emplace: { $0.initializeMemory(as: Model.self, to: Model()) },
                willFill: { instance, pass in
                    let instance = instance.assumingMemoryBound(to: Model.self)
                    if pass.isNewInstance { instance.pointee.willStartMapping() }
                    guard pass.asksForMapping else { return nil }
                    return map(instance, pass)
                },
                didFill: { $0.assumingMemoryBound(to: Model.self).pointee.didFinishMapping() },
                // The hook runs on a copy, as in HandyJSON: the instance is the caller's, and what `mapping` does to
                // its own properties is not written. For a class the copy is the reference.
                willWrite: { instance, pass in
                    guard pass.asksForMapping else { return nil }
                    var copy = instance.assumingMemoryBound(to: Model.self).pointee
                    return map(&copy, pass)
                }))
    }

    /// Runs `mapping(mapper:)` on the instance in place, so that the mapper can recognise properties by their
    /// addresses.
    private static func map<Model: _ExtendCustomModelType>(
        _ instance: UnsafeMutablePointer<Model>, _ pass: RuntimePass
    ) -> RuntimeMapping? {
        let mapper = HelpingMapper.begin(UnsafeMutableRawPointer(instance), pass)
        instance.pointee.mapping(mapper: mapper)
        return mapper.end(pass)
    }
}
