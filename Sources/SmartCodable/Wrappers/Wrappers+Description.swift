// In what is printed of a model, a wrapped property is its value: `Item(_id: 7, _title: "Tea")`.

@_documentation(visibility: internal)
extension SmartKey: CustomDebugStringConvertible {
    /// The value's.
    public var debugDescription: String { String(reflecting: wrappedValue) }
}

@_documentation(visibility: internal)
extension SmartAny: CustomDebugStringConvertible {
    /// The value's.
    public var debugDescription: String { String(reflecting: wrappedValue) }
}

@_documentation(visibility: internal)
extension SmartDate: CustomDebugStringConvertible {
    /// The value's.
    public var debugDescription: String { String(reflecting: wrappedValue) }
}

@_documentation(visibility: internal)
extension SmartFlat: CustomDebugStringConvertible {
    /// The value's.
    public var debugDescription: String { String(reflecting: wrappedValue) }
}

@_documentation(visibility: internal)
extension SmartLossy: CustomDebugStringConvertible {
    /// The value's.
    public var debugDescription: String { String(reflecting: wrappedValue) }
}

@_documentation(visibility: internal)
extension IgnoredKey: CustomDebugStringConvertible {
    /// The value's.
    public var debugDescription: String { String(reflecting: wrappedValue) }
}

@_documentation(visibility: internal)
extension SmartUnknown: CustomDebugStringConvertible {
    /// The value's.
    public var debugDescription: String { String(reflecting: wrappedValue) }
}
