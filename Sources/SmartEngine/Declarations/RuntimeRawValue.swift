/// An enum that is read and written by its raw value (`SmartCaseDefaultable`). HandyJSON's `HandyJSONEnum` has the same
/// requirement under another name, so that an enum may be both.
public protocol _RuntimeRawValue: _SmartCoded {
    /// Makes `Self` from a value of its raw type, at an initialised `Self`, an initialised `Self?`, or in uninitialised
    /// memory of either.
    static func _makeCase(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource)
        -> Bool
}

/// A JSON value about to become a raw value.
public struct _RuntimeRawSource {
    /// An enum's `_makeCase`.
    package typealias CaseMaking = (UnsafeMutableRawPointer, _RuntimePlace, _RuntimeRawSource) -> Bool

    let index: Int
    let context: DecodingContext

    /// The raw value, converted by the rules in force; nil when it cannot be.
    public func string() -> String? { String.read(index, context) }
    public func int() -> Int? { Int.read(index, context) }
    public func value<Raw>(_ type: Raw.Type) -> Raw? {
        CodecRegistry.shared.derivedCodec(for: type).value(type, index, context)
    }

    /// Makes the case of the raw value. Inlinable: specialised where the enum is declared, it names no generic type at
    /// run time.
    @inlinable
    public func makeCase<Enum: RawRepresentable>(
        _: Enum.Type, _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace
    ) -> Bool {
        let raw: Enum.RawValue?
        if Enum.RawValue.self == String.self {
            raw = unsafeBitCast(string(), to: Enum.RawValue?.self)
        } else if Enum.RawValue.self == Int.self {
            raw = unsafeBitCast(int(), to: Enum.RawValue?.self)
        } else {
            raw = value(Enum.RawValue.self)
        }
        guard let raw, let value = Enum(rawValue: raw) else { return false }
        target._store(value, at: place)
        return true
    }
}

extension _RuntimeRawValue where Self: RawRepresentable {
    @inlinable
    public static func _makeCase(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource)
        -> Bool
    { source.makeCase(Self.self, target, place) }
}
