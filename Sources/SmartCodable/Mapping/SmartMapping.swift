import Foundation

/// Other names of one coding key. Made with `CodingKeys.id <--- "user_id"`.
public struct SmartKeyTransformer {
    let key: any CodingKey
    let names: [String]
}

/// Another conversion of one coding key. Made with `CodingKeys.date <--- SmartDateTransformer()`.
public struct SmartValueTransformer {
    let key: any CodingKey
    let read: (Any?) -> Any?
    /// Nil where the transformer only reads.
    let write: ((Any?) -> Any?)?
    /// What it makes, and takes when it writes.
    let object: Any.Type
    let takes: (Any) -> Bool

    init<T: ValueTransformable>(_ key: any CodingKey, _ transformer: T) {
        self.key = key
        let fromJSON = { (json: T.JSONInput) in transformer.transformFromJSON(json) }
        // Casts cost as much as a small object: none to the usual types of arguments.
        if let fromJSON = fromJSON as Any as? (Any?) -> T.Object? {
            read = { fromJSON($0) }
        } else {
            read = { json in
                let json: Any = json as Any
                return (json as? T.JSONInput).flatMap(fromJSON)
            }
        }
        let toJSON = { (value: T.ObjectInput) in transformer.transformToJSON(value) }
        if let transformer = transformer as? any OneWayTransformer, !transformer.writes {
            write = nil
        } else if let toJSON = toJSON as Any as? (T.Object?) -> T.JSON? {
            write = { toJSON($0 as? T.Object) }
        } else {
            write = { value in
                // Nil for an `Object?`, nothing for an `Object`.
                let object: Any = (value as? T.Object) as Any
                return (object as? T.ObjectInput).flatMap(toJSON)
            }
        }
        object = T.Object.self
        takes = { type(of: $0) == T.Object.self || $0 is T.Object }
    }
}

infix operator <--- : AssignmentPrecedence

/// The key is read from `name` (a path where it has dots) instead of its own name.
public func <--- (key: any CodingKey, name: String) -> SmartKeyTransformer {
    SmartKeyTransformer(key: key, names: [name])
}

/// The key is read from the first of `names` whose value is not null.
public func <--- (key: any CodingKey, names: [String]) -> SmartKeyTransformer {
    SmartKeyTransformer(key: key, names: names)
}

/// The key's value goes through `transformer`.
public func <--- <T: ValueTransformable>(key: any CodingKey, transformer: T) -> SmartValueTransformer {
    SmartValueTransformer(key, transformer)
}
