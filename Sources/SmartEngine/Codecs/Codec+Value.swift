import Foundation

extension Codec {
    /// Copies a ready value of the codec's type from a dictionary source.
    package func takeForeign(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, from index: Int, _ context: DecodingContext
    ) -> Bool {
        guard context.node(index).kind == .foreign, let value = context.view(index).foreign else { return false }
        func open<T>(_: T.Type) -> Bool {
            guard let typed = value as? T else { return false }
            target._store(typed, at: place)
            return true
        }
        return _openExistential(type, do: open)
    }

    /// An existing value of an updatable type, changed by the node; nil where the node cannot become the type.
    @_optimize(size) package final func updated<T>(_ existing: T, from index: Int, _ context: DecodingContext) -> T? {
        if let runtimeModel {
            var value = existing
            let isUpdated = withUnsafeMutablePointer(to: &value) {
                !isNil(at: $0) && runtimeModel.update(UnsafeMutableRawPointer($0), by: index, context)
            }
            return isUpdated ? value : self.value(T.self, index, context)
        }
        let updated = withUnsafePointer(to: existing) { pointer in
            context.state.pointee.original = UnsafeRawPointer(pointer)
            defer { context.state.pointee.original = nil }
            return value(T.self, index, context)
        }
        return updated.map { ExistingObject.takeOver(existing, from: $0) }
    }

    /// The node as a whole value of the codec's type: `T`, or the subclass of it that `type` is (`Employee.self as
    /// Person.Type`), whose instances are laid out like `T`'s.
    package final func value<T>(_ type: T.Type, _ index: Int, _ context: DecodingContext) -> T? {
        assert(self.type == type)
        // Without naming TypedCodec<T>, which is a metadata look-up (Sources/Fast.md).
        if isTyped, self.type == T.self { return unsafeDowncast(self, to: TypedCodec<T>.self).read(index, context) }
        let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { memory.deallocate() }
        guard initialize(UnsafeMutableRawPointer(memory), from: index, context) else { return nil }
        return memory.move()
    }
}
