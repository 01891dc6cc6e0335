/// A SmartDecodable type, with what its declaration says of it.
struct NativeModel {
    let type: any SmartDecodable.Type
    let hooks: _SmartHooks
    private let coding: _Coding

    /// Nil for other types.
    init?(_ type: Any.Type) {
        guard let coded = type as? any _SmartCoded.Type else { return nil }
        let coding = coded._coding
        // A subclass says what its superclass says, which need not be a native model.
        guard coding.model != nil || _Coding.mayAddConformances(type), let model = type as? any SmartDecodable.Type
        else { return nil }
        self.init(model, coding.model ?? NativeModel.hooks(of: model), coding)
    }

    init(_ type: any SmartDecodable.Type, _ hooks: _SmartHooks, _ coding: _Coding) {
        self.type = type
        self.hooks = hooks
        self.coding = coding
    }

    /// The type as a protocol that refines `_SmartExtended`.
    func extended<T>(as protocolType: T.Type) -> T? { coding.extended(type, as: protocolType) }

    private static func hooks<M: SmartDecodable>(of _: M.Type) -> _SmartHooks { _SmartHooks(of: M.self) }
}
