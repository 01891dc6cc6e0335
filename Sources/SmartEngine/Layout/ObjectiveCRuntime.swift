import Foundation

/// Everything that the engine requests from the Objective-C runtime. Where there is none, each answer is a constant; in
/// debug builds tests may answer instead.
package enum ObjectiveCRuntime {
    /// Where an instance's variables end, not rounded, if the class is Objective-C's own; nil for a class of Swift.
    static func end(of level: AnyClass) -> Int? {
        #if DEBUG
        if let end = simulation.read({ $0 })?.end(level) { return end }
        #endif
        #if canImport(ObjectiveC)
        guard RuntimeReflection.isOfObjectiveC(level) else { return nil }
        var current: AnyClass? = level
        while let owner = current {
            var count: UInt32 = 0
            if let list = class_copyIvarList(owner, &count) {
                defer { free(list) }
                let variables = (0..<Int(count)).map { (ivar_getOffset(list[$0]), ivar_getTypeEncoding(list[$0])) }
                if let (offset, encoding) = variables.max(by: { $0.0 < $1.0 }) {
                    return end(
                        ofVariableAt: offset, encoding: encoding.map { UInt8(bitPattern: $0.pointee) } ?? 0,
                        alignedSize: class_getInstanceSize(level))
                }
            }
            current = class_getSuperclass(owner)
        }
        return MemoryLayout<Int>.size
        #else
        return nil
        #endif
    }

    /// Where a class's last variable ends, by the first character of its type's encoding. If that is not a simple type,
    /// the end is not known (`NSGetSizeAndAlignment` raises exceptions). It is then the lowest that fits the size of
    /// instances, which is rounded to words.
    package static func end(
        ofVariableAt offset: Int, encoding: UInt8, alignedSize: Int, word: Int = MemoryLayout<Int>.size
    ) -> Int {
        let size: Int
        switch encoding {
        case UInt8(ascii: "s"), UInt8(ascii: "S"): size = 2
        case UInt8(ascii: "i"), UInt8(ascii: "I"), UInt8(ascii: "f"): size = 4
        case UInt8(ascii: "q"), UInt8(ascii: "Q"), UInt8(ascii: "d"): size = 8
        case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "^"), UInt8(ascii: "*"): size = word
        default: size = 1
        }
        return max(offset + size, alignedSize - (word - 1))
    }

    /// The properties of a class of Swift that Objective-C sees and for which key-value coding finds a setter; not
    /// those of its superclasses. Any other way of key-value coding ends in an exception.
    static func settableProperties(of level: AnyClass) -> Set<String> {
        #if DEBUG
        if let names = simulation.read({ $0 })?.settableProperties(level) { return names }
        #endif
        #if canImport(ObjectiveC)
        var count: UInt32 = 0
        guard let list = class_copyPropertyList(level, &count) else { return [] }
        defer { free(list) }
        let names = (0..<Int(count)).map { String(cString: property_getName(list[$0])) }
        return Set(
            names.filter {
                class_respondsToSelector(level, Selector("set\($0.prefix(1).uppercased())\($0.dropFirst()):"))
            })
        #else
        return []
        #endif
    }

    /// Sets a property by its setter: user code.
    static func set(_ value: Any?, forKey key: String, of object: AnyObject) {
        willRunUserCode()
        #if DEBUG
        if simulation.read({ $0 })?.set(value, key, object) == true { return }
        #endif
        #if canImport(ObjectiveC)
        (object as? NSObject)?.setValue(value, forKey: key)
        #endif
    }

    #if DEBUG
    /// Answers for the classes that a test knows; nil or false for the others.
    package struct Simulation: Sendable {
        let end: @Sendable (AnyClass) -> Int?
        let settableProperties: @Sendable (AnyClass) -> Set<String>?
        let set: @Sendable (_ value: Any?, _ key: String, _ object: AnyObject) -> Bool

        package init(
            end: @escaping @Sendable (AnyClass) -> Int?,
            settableProperties: @escaping @Sendable (AnyClass) -> Set<String>?,
            set: @escaping @Sendable (_ value: Any?, _ key: String, _ object: AnyObject) -> Bool
        ) {
            self.end = end
            self.settableProperties = settableProperties
            self.set = set
        }
    }

    private static let simulation = Guarded<Simulation?>(nil)

    /// Answers for tests from now on. Called before the first use of the classes: what is known of a class stays.
    package static func simulate(_ simulation: Simulation) { self.simulation.change { $0 = simulation } }
    #endif
}

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
