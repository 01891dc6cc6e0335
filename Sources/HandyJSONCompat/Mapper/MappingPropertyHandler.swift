// Memory: a mapper's state belongs to one thread. The instance at its address is the engine's until the hooks return.

import SmartEngine

/// What `property <-- …` makes: where the property is, and how it is mapped.
public typealias CustomMappingKeyValueTuple = (Int, MappingPropertyHandler)

/// The mapping of one property.
public class MappingPropertyHandler {
    /// The name, if there is only one: most mappings have no more, and an array would be one more allocation for every
    /// rule of every instance.
    final private(set) var name: String?
    final private(set) var names: [String]?
    /// The property's type, where an operator with types made this handler.
    final private(set) var propertyType: Any.Type?
    /// Reads and writes the property's own type, without boxes.
    final private(set) var transform: _RuntimeTransform?
    /// Whether there is a transform, or closures for one. It is separate, since most handlers have none, and looking
    /// into the optional costs more.
    final private(set) var hasTransform: Bool
    final private let assignmentClosure: ((Any?) -> (Any?))?
    final private let takeValueClosure: ((Any?) -> (Any?))?

    /// A handler with names and conversions.
    ///
    /// - Parameters:
    ///   - rawPaths: The names; nil: the property's own.
    ///   - assignmentClosure: Makes the property's value from the JSON value; nil: as without a mapping.
    ///   - takeValueClosure: Makes the JSON value from the property's value; nil: as without a mapping.
    public init(rawPaths: [String]?, assignmentClosure: ((Any?) -> (Any?))?, takeValueClosure: ((Any?) -> (Any?))?) {
        names = rawPaths
        self.assignmentClosure = assignmentClosure
        self.takeValueClosure = takeValueClosure
        hasTransform = assignmentClosure != nil || takeValueClosure != nil
    }

    init() {
        assignmentClosure = nil
        takeValueClosure = nil
        hasTransform = false
    }

    /// Whether the handler has these settings, and no others.
    @inline(__always)
    final func matches(name: String?, names: [String]?, propertyType: Any.Type) -> Bool {
        !hasTransform && self.propertyType == propertyType && self.name == name && self.names == names
    }

    /// Changes a handler that the engine owns.
    final func set(name: String?, names: [String]?, propertyType: Any.Type) {
        self.name = name
        if names != nil || self.names != nil { self.names = names }
        self.propertyType = propertyType
        forgetTransform()
    }

    final func set(_ transform: _RuntimeTransform) {
        self.transform = transform
        hasTransform = true
    }

    /// Releases the closures, which may hold the model. Only for a handler that the engine owns.
    final func forgetTransform() {
        guard hasTransform else { return }
        transform = nil
        hasTransform = false
    }

    /// The transform for a property of type `type`, however it was given. Nil if it was made for another type: it would
    /// write that type's bytes.
    final func transform(for type: Any.Type) -> _RuntimeTransform? {
        if let transform {
            assert(propertyType == type, "A transform for another type has come to a property of type \(type).")
            return propertyType == type ? transform : nil
        }
        guard assignmentClosure != nil || takeValueClosure != nil else { return nil }
        func open<T>(_: T.Type) -> _RuntimeTransform {
            _RuntimeTransform(
                read: assignmentClosure.map { assign in
                    { target, json in
                        guard let value = assign(json) as? T else { return false }
                        target._store(value, at: .value)
                        return true
                    }
                },
                write: takeValueClosure.map { take in { take($0.assumingMemoryBound(to: T.self).pointee) } })
        }
        return _openExistential(type, do: open)
    }
}
