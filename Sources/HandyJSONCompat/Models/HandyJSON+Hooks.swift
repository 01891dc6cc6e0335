import SmartCodable

extension _ExtendCustomModelType {
    /// The engine's: how it codes the type.
    @inlinable
    public static var _coding: _Coding { _Coding(runtime: self, hooks) }

    /// The engine's hooks, as HandyJSON's protocol has them. Inlinable, so that a model without `mapping` pays nothing
    /// for it.
    @inlinable
    static var hooks: _RuntimeHooks {
        _RuntimeHooks(
            of: Self.self, family: HandyJSONFamily.family,
            willFill: { instance, pass in
                if pass.isNewInstance { instance.assumingMemoryBound(to: Self.self).pointee.willStartMapping() }
                guard pass.asksForMapping else { return nil }
                return map(instance, pass)
            },
            didFill: { $0.assumingMemoryBound(to: Self.self).pointee.didFinishMapping() },
            // On a copy, as HandyJSON has it: the instance is the caller's, and what `mapping` does to its own
            // properties is not written. Of a class the copy is the reference.
            willWrite: { instance, pass in
                guard pass.asksForMapping else { return nil }
                var copy = instance.assumingMemoryBound(to: Self.self).pointee
                return withUnsafeMutablePointer(to: &copy) { map(UnsafeMutableRawPointer($0), pass) }
            })
    }

    /// Runs `mapping(mapper:)` on the instance where it is, so that the mapper can tell properties by their addresses.
    @inlinable @inline(__always)
    static func map(_ instance: UnsafeMutableRawPointer, _ pass: _RuntimePass) -> _RuntimeMapping? {
        let mapper = HelpingMapper.begin(instance, pass)
        instance.assumingMemoryBound(to: Self.self).pointee.mapping(mapper: mapper)
        return mapper.end(pass)
    }
}
