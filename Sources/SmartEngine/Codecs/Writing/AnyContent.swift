import Foundation

/// What is kept in an Any, though its type has no JSON form.
enum AnyContent {
    /// Swift's value for an object of Foundation's, a raw value, a text, the elements of a slice; nil for anything else.
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
