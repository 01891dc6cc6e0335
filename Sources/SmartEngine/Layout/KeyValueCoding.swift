import Foundation

/// Properties that Objective-C sees (`@objc`, `@objcMembers`, `dynamic`) of an NSObject subclass are set through
/// key-value coding, as in HandyJSON, so that observers are notified. This cannot run without Objective-C; it is
/// confined to these two functions.
enum KeyValueCoding {
    /// Whether the class has an Objective-C property of this name.
    static func isVisible(_ name: String, in type: Any.Type) -> Bool {
        #if canImport(ObjectiveC)
        guard let objectType = type as? NSObject.Type else { return false }
        return class_getProperty(objectType, name) != nil
        #else
        return false
        #endif
    }

    /// Sets a property to a value that already has the property's own type.
    static func set(_ value: Any?, forKey key: String, of object: AnyObject) {
        #if canImport(ObjectiveC)
        (object as? NSObject)?.setValue(value, forKey: key)
        #endif
    }
}
