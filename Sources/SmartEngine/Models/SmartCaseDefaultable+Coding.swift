extension SmartCaseDefaultable {
    /// By default an enum has no default case.
    public static var defaultCase: Self? { nil }

    /// The case for unknown values; nil where the type declares none.
    package static var fallback: Self? { defaultCase as? Self }
}

extension SmartCaseDefaultable {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension SmartCaseDefaultable where Self: SmartDecodable {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension SmartCaseDefaultable where Self: SmartDecodable & _SmartExtended {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension _Coding {
    /// The coding of an enum by its raw value.
    public init<T: SmartCaseDefaultable>(defaultable type: T.Type) {
        self.init { builder, _ in RawValueCodec<T>(builder.codec(for: T.RawValue.self)) { T._makeCase($0, $1, $2) } }
    }
}
