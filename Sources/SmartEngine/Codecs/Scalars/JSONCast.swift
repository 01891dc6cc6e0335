import Foundation

// How run-time derived models (HandyJSON's) code types that JSON has no form for: by Swift's casts, as HandyJSON does.

/// The results of `as?` for JSON values.
enum JSONCast {
    /// A value as JSONSerialization has it, cast; where the cast depends on it, the value is a Foundation object.
    static func value<T>(_ value: Any, as type: T.Type) -> T? {
        if let cast = value as? T { return cast }
        switch value {
        case let text as String: return (NSString(string: text) as Any) as? T
        case let list as [Any]: return (NSArray(array: list) as Any) as? T
        case let table as [String: Any]: return (NSDictionary(dictionary: table) as Any) as? T
        default: return nil
        }
    }

    /// Whether any JSON value but null can become a `T`.
    static func accepts<T>(_ type: T.Type) -> Bool {
        let samples: [Any] = [NSNumber(value: 1), "", [Any](), [String: Any]()]
        return samples.contains { value($0, as: type) != nil }
    }
}

extension CGFloat {
    /// Casts a number or Boolean as `as?` casts an NSNumber; nil for text.
    static func cast(_ view: NodeView) -> CGFloat? {
        switch view.kind {
        case .true: return 1
        case .false: return 0
        case .int, .uint, .double: return view.doubleValue.isFinite ? CGFloat(view.doubleValue) : nil
        default: return nil
        }
    }
}
