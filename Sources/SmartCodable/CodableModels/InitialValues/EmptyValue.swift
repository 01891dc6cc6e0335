import Foundation
@_spi(Engine) import SmartEngine

/// Zero, "", [] and the like, for keys without a property.
enum EmptyValue {
    @_optimize(size) static func make(_ type: Any.Type) -> Any? {
        if let smart = type as? any SmartDecodable.Type { return smart.init() }
        if let raw = type as? any SmartCaseDefaultable.Type { return defaultCase(raw) }
        if let associated = type as? any SmartAssociatedEnumerable.Type { return defaultCase(associated) }
        if let number = type as? any FixedWidthInteger.Type { return zero(number) }
        if let collection = type as? any EmptyInitializable.Type { return collection.init() }
        switch type {
        case is String.Type: return ""
        case is Bool.Type: return false
        case is Double.Type: return 0.0
        case is Float.Type: return Float(0)
        case is CGFloat.Type: return CGFloat(0)
        default: return nil
        }
    }

    private static func defaultCase<T: SmartCaseDefaultable>(_: T.Type) -> Any? { T.fallback }

    private static func defaultCase<T: SmartAssociatedEnumerable>(_: T.Type) -> Any? { T.fallback }

    private static func zero<T: FixedWidthInteger>(_: T.Type) -> Any { T.zero }
}

private protocol EmptyInitializable { init() }

extension Array: EmptyInitializable {}

extension Set: EmptyInitializable {}

extension Dictionary: EmptyInitializable {}
