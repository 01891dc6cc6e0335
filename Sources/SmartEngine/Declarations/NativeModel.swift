/// A SmartDecodable type, with what is known from its declaration.
package struct NativeModel {
    package let type: any SmartDecodable.Type
    /// A codec, which is never freed, owns the hooks: copies need no reference counting.
    package let hooks: Unmanaged<_SmartHooks>
    /// Whether the type may conform to a protocol that refines `_SmartExtended`.
    private let mayBeExtended: Bool

    /// `isExtended`: whether the type is known to be `_SmartExtended`. A subclass may be so without this flag.
    init(_ type: any SmartDecodable.Type, _ hooks: _SmartHooks, isExtended: Bool) {
        self.type = type
        self.hooks = Unmanaged.passRetained(hooks)
        mayBeExtended = isExtended || (_Coding.mayAddConformances(type) && type is any _SmartExtended.Type)
    }

    /// Makes the model of a subclass that may conform to more than its superclass; nil for other types.
    init?(subclass type: Any.Type) {
        guard _Coding.mayAddConformances(type), let model = type as? any SmartDecodable.Type else { return nil }
        self.init(model, NativeModel.hooks(of: model), isExtended: false)
    }

    /// The type, where it may conform to a protocol that refines `_SmartExtended`: conformances are looked up only
    /// then. The cast names the protocol; one to a generic parameter fails away from the conformance's actor.
    package var extended: (any SmartDecodable.Type)? { mayBeExtended ? type : nil }

    private static func hooks<M: SmartDecodable>(of _: M.Type) -> _SmartHooks { _SmartHooks(of: M.self) }
}
