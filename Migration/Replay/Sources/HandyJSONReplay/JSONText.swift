import Foundation

/// JSON text of what a network layer or a model has at hand: text, `Data`, or a dictionary or array as `toJSON()` gives
/// them.
enum JSONText {
    /// Text and `Data` as they are. What JSON cannot hold is left out of objects, and null in arrays: HandyJSON's
    /// `toJSONString()` gives nothing for such a model.
    static func of(_ value: Any?) -> String? {
        switch unwrapped(value) {
        case nil: return nil
        case let text as String: return text
        case let data as Data: return String(data: data, encoding: .utf8)
        case let value?:
            guard let tree = writable(value), JSONSerialization.isValidJSONObject([tree]),
                let data = try? JSONSerialization.data(withJSONObject: tree, options: [.sortedKeys, .fragmentsAllowed])
            else { return nil }
            return String(data: data, encoding: .utf8)
        }
    }

    private static func writable(_ value: Any) -> Any? {
        switch value {
        case let members as [String: Any]: return members.compactMapValues { unwrapped($0).flatMap(writable) }
        case let elements as [Any]: return elements.map { unwrapped($0).flatMap(writable) ?? NSNull() }
        case is NSNull, is String: return value
        case let number as NSNumber: return number.doubleValue.isFinite ? number : nil
        default: return JSONSerialization.isValidJSONObject([value]) ? value : nil
        }
    }

    /// An optional inside `Any` is no `as? Any` away.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }
}
