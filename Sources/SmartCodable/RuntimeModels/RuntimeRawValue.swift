/// An enum that is read and written by its raw value (HandyJSON's `HandyJSONEnum`, `SmartCaseDefaultable`). The default
/// is inlinable for the same reason as `_RuntimeModel`'s.
public protocol _RuntimeRawValue: _SmartCoded {
    /// Makes `Self` from a value of its raw type, at an initialised `Self`, an initialised `Self?`, or in uninitialised
    /// memory of either.
    static func _makeCase(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource)
        -> Bool
}

/// A JSON value about to become a raw value.
public struct _RuntimeRawSource {
    let index: Int
    let context: DecodingContext

    /// The raw value, converted by the rules in force; nil when it cannot be.
    public func string() -> String? { String.read(index, context) }
    public func int() -> Int? { Int.read(index, context) }
    public func value<Raw>(_ type: Raw.Type) -> Raw? {
        CodecRegistry.shared.derivedCodec(for: type).value(type, index, context)
    }
}

extension _RuntimeRawValue where Self: RawRepresentable {
    @inlinable
    public static func _makeCase(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource)
        -> Bool
    {
        let raw: RawValue?
        if RawValue.self == String.self {
            raw = unsafeBitCast(source.string(), to: RawValue?.self)
        } else if RawValue.self == Int.self {
            raw = unsafeBitCast(source.int(), to: RawValue?.self)
        } else {
            raw = source.value(RawValue.self)
        }
        guard let raw, let value = Self(rawValue: raw) else { return false }
        target._store(value, at: place)
        return true
    }
}

extension _RuntimeRawValue {
    /// A HandyJSONEnum need not have raw values: it is then a `_RuntimeCustomValue`, and this is not called.
    public static func _makeCase(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ source: _RuntimeRawSource)
        -> Bool
    { false }
}
