/// What `property <-- …` makes: where the property is, and what is to be done with it.
public typealias CustomMappingKeyValueTuple = (Int, MappingPropertyHandler)

/// How one property is mapped.
public class MappingPropertyHandler {
    let rawPaths: [String]?
    let assignmentClosure: ((Any?) -> (Any?))?
    let takeValueClosure: ((Any?) -> (Any?))?
    /// The property's type, where an operator with types made this handler.
    private(set) var propertyType: Any.Type?
    /// Reading and writing on the property's own type, without boxes.
    private(set) var transform: RuntimeTransform?

    /// The names (nil: the property's own), and conversions from and to the JSON value (nil: as without mapping).
    public init(rawPaths: [String]?, assignmentClosure: ((Any?) -> (Any?))?, takeValueClosure: ((Any?) -> (Any?))?) {
        self.rawPaths = rawPaths
        self.assignmentClosure = assignmentClosure
        self.takeValueClosure = takeValueClosure
    }

    init<T>(names: [String]?, propertyType: T.Type, transform: RuntimeTransform? = nil) {
        rawPaths = names
        assignmentClosure = nil
        takeValueClosure = nil
        self.propertyType = propertyType
        self.transform = transform
    }

    /// The transform for a property of type `type`, whichever way it was given.
    func transform(for type: Any.Type) -> RuntimeTransform? {
        if let transform { return transform }
        guard assignmentClosure != nil || takeValueClosure != nil else { return nil }
        func open<T>(_: T.Type) -> RuntimeTransform {
            RuntimeTransform(
                read: assignmentClosure.map { assign in
                    { target, json in
                        guard let value = assign(json) as? T else { return false }
                        target.assumingMemoryBound(to: T.self).pointee = value
                        return true
                    }
                },
                write: takeValueClosure.map { take in { take($0.assumingMemoryBound(to: T.self).pointee) } })
        }
        return _openExistential(type, do: open)
    }
}
