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

    /// The node as a whole value of the codec's type. `type` is `T` or a subclass of it, whose instances are laid out
    /// like those of `T`: `Employee.self as Person.Type`.
    package final func value<T>(_ type: T.Type, _ index: Int, _ context: DecodingContext) -> T? {
        assert(self.type == type)
        // The check avoids the name TypedCodec<T>, which is a metadata look-up (Sources/Fast.md).
        if isTyped, self.type == T.self { return unsafeDowncast(self, to: TypedCodec<T>.self).read(index, context) }
        let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { memory.deallocate() }
        guard initialize(UnsafeMutableRawPointer(memory), from: index, context) else { return nil }
        return memory.move()
    }

    /// Writes a value of the codec's type as JSON text. False, and nothing written, where there is nothing to write.
    package final func writeAny<T>(_ value: T, to output: EncodingContext) -> Bool {
        assert(type == T.self)
        return withUnsafePointer(to: value) { write($0, to: output) }
    }

    /// A value of the codec's type as Swift and Foundation values; nil where there is nothing to write.
    package final func plainAny<T>(_ value: T, _ output: EncodingContext) -> Any? {
        assert(type == T.self)
        return withUnsafePointer(to: value) { plainValue($0, output) }
    }
}
