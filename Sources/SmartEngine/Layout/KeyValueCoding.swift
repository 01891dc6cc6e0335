import Foundation

/// Sets properties that Objective-C sees (`@objc`, `@objcMembers`, `dynamic`) through key-value coding, as in
/// HandyJSON, so that their observers are notified. It does so for types that key-value coding can hand over.
enum KeyValueCoding {
    /// Whether key-value coding takes values of the type: objects, and what becomes one (numbers, String, Array, URL …,
    /// and enums by their raw values). Not a C struct, even if there is an object to keep it in, as for Decimal.
    static func takes(_ type: Any.Type) -> Bool {
        if let optional = RuntimeReflection.optional(type) { return takes(optional.wrappedAnyType) }
        guard RuntimeReflection.isValue(type) else { return true }
        if let raw = type as? any RawRepresentable.Type { return takes(rawType(raw)) }
        // CGFloat is not bridged by a protocol on every platform.
        if type is any BinaryFloatingPoint.Type { return true }
        guard let bridged = type as? any _ObjectiveCBridgeable.Type else { return false }
        let object = objectType(bridged)
        return object != NSDecimalNumber.self && object != NSValue.self
    }

    private static func rawType<T: RawRepresentable>(_: T.Type) -> Any.Type { T.RawValue.self }

    private static func objectType<T: _ObjectiveCBridgeable>(_: T.Type) -> Any.Type { T._ObjectiveCType.self }

    /// Sets a property. `value` is of the property's type, which key-value coding takes.
    static func set(_ value: Any, forKey key: String, of object: AnyObject) {
        ObjectiveCRuntime.set(handedOver(value), forKey: key, of: object)
    }

    /// The value as Objective-C has it.
    static func handedOver(_ value: Any) -> Any? {
        let type = Swift.type(of: value)
        // This is not left to bridging, which makes NSNull of nil.
        if RuntimeReflection.optional(type) != nil {
            return (value as? any AnyOptional)?.wrappedAny.flatMap { handedOver($0) }
        }
        return RuntimeReflection.isValue(type) ? Conforming.rawValue(value) ?? value : value
    }
}
