import Foundation

/// The content of a value in an Any whose type has no JSON form.
enum AnyContent {
    /// A Foundation object as Swift's value, an enum's raw value, a slice's text, a sequence's elements; nil for
    /// anything else.
    @_optimize(size) static func of(_ value: Any) -> Any? {
        let type = Swift.type(of: value)
        // The class first: on Linux a cast to a class bridges the value.
        if type is AnyClass {
            switch value {
            case let date as NSDate: return date as Date
            case let data as NSData: return data as Data
            case let url as NSURL: return url as URL
            case let identifier as NSUUID: return identifier as UUID
            case let set as NSSet: return set.allObjects
            case let list as NSOrderedSet: return list.array
            default: break
            }
        }
        switch value {
        case let text as Substring: return String(text)
        case let character as Character: return String(character)
        case let list as AnySequenceOfElements: return list.elementsAsAny
        default: return Conforming.rawValue(value).flatMap { Swift.type(of: $0) == type ? nil : $0 }
        }
    }
}
