@_spi(Engine) import SmartEngine

extension SmartValueTransformer {
    /// Converts a JSON value to a property of type `T`, which may be a wrapper, in uninitialised memory. False where
    /// the result is nil or of another type.
    @inline(__always)
    func read<T>(
        _ value: NodeView, as type: T.Type, into room: UnsafeMutableRawPointer,
        for property: @autoclosure () -> String, of model: Any.Type
    ) -> Bool {
        guard let made = read(value) else { return false }
        if WrapperCoding.wrap(made, as: type, into: room) { return true }
        warn(property(), T.self, model)
        return false
    }

    /// The result of a transformer for a property's value.
    enum Written {
        case json(Any)
        /// The transformer returns nil: the value is left out.
        case nothing
        /// The transformer does not write the value, which is written as if there were no transformer.
        case byType
    }

    func write(_ value: Any, for property: @autoclosure () -> String, of model: Any.Type) -> Written {
        guard let write else { return .byType }
        if type(of: value) == object { return write(value).map { .json($0) } ?? .nothing }
        let plain = WrapperCoding.unwrap(value)
        guard takes(plain) || (plain as? any AnyOptional)?.wrappedAny.map({ takes($0) }) ?? (plain is any AnyOptional)
        else {
            warn(property(), type(of: plain), model)
            return .byType
        }
        return write(plain).map { .json($0) } ?? .nothing
    }

    private func warn(_ property: String, _ type: Any.Type, _ model: Any.Type) {
        Diagnostics.mistake(
            "\(model): the transformer returns \(TypeNaming.name(object)), but \(property) is \(TypeNaming.name(type)).",
            of: model)
    }
}
