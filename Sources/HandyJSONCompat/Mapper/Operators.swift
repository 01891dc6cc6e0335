// Memory: a mapper's state belongs to one thread. The instance at its address is the engine's until the hooks return.

import SmartEngine

infix operator <-- : LogicalConjunctionPrecedence
infix operator <<< : AssignmentPrecedence
infix operator >>> : AssignmentPrecedence

// MARK: <-- : what a property is mapped to
//
// Inlinable: specialised in the module of the model, they name no generic type at run time.

/// `self.id <-- "user_id"`; dots make a path, `\.` is a literal dot.
///
/// - Parameters:
///   - property: A stored property of the model.
///   - name: The name in the JSON, or a path.
/// - Returns: What `<<<` registers.
@inlinable
public func <-- <T>(property: inout T, name: String) -> CustomMappingKeyValueTuple {
    (PropertyAddress.of(&property), CurrentMapper.handler(name: name, names: nil, propertyType: T.self))
}

/// `self.id <-- ["user_id", "uid"]`: the first that is present.
///
/// - Parameters:
///   - property: A stored property of the model.
///   - names: The names, in order of preference.
/// - Returns: What `<<<` registers.
@inlinable
public func <-- <T>(property: inout T, names: [String]) -> CustomMappingKeyValueTuple {
    (PropertyAddress.of(&property), CurrentMapper.handler(name: nil, names: names, propertyType: T.self))
}

/// `self.date <-- DateTransform()`
///
/// - Parameters:
///   - property: A stored property of the model.
///   - transformer: The transform, or the name and the transform.
/// - Returns: What `<<<` registers.
@inlinable
public func <-- <Transform: TransformType>(property: inout Transform.Object, transformer: Transform)
    -> CustomMappingKeyValueTuple
{
    (PropertyAddress.of(&property), CurrentMapper.handler(name: nil, names: nil, transform: transformer))
}

/// `self.date <-- ("created_at", DateTransform())`
///
/// - Parameters:
///   - property: A stored property of the model.
///   - transformer: The transform, or the name and the transform.
/// - Returns: What `<<<` registers.
@inlinable
public func <-- <Transform: TransformType>(
    property: inout Transform.Object, transformer: (String?, Transform?)
) -> CustomMappingKeyValueTuple {
    (PropertyAddress.of(&property), CurrentMapper.handler(name: transformer.0, names: nil, transform: transformer.1))
}

/// `self.date <-- (["created_at", "date"], DateTransform())`. Disfavoured, so that a nil name is a name: `(nil,
/// DateTransform())`.
///
/// - Parameters:
///   - property: A stored property of the model.
///   - transformer: The transform, or the name and the transform.
/// - Returns: What `<<<` registers.
@_disfavoredOverload
@inlinable
public func <-- <Transform: TransformType>(
    property: inout Transform.Object, transformer: ([String]?, Transform?)
) -> CustomMappingKeyValueTuple {
    (PropertyAddress.of(&property), CurrentMapper.handler(name: nil, names: transformer.0, transform: transformer.1))
}

/// `self.date <-- DateTransform()` for an optional property.
///
/// - Parameters:
///   - property: A stored property of the model.
///   - transformer: The transform, or the name and the transform.
/// - Returns: What `<<<` registers.
@inlinable
public func <-- <Transform: TransformType>(property: inout Transform.Object?, transformer: Transform)
    -> CustomMappingKeyValueTuple
{
    (PropertyAddress.of(&property), CurrentMapper.optionalHandler(name: nil, names: nil, transform: transformer))
}

/// `self.date <-- ("created_at", DateTransform())` for an optional property.
///
/// - Parameters:
///   - property: A stored property of the model.
///   - transformer: The transform, or the name and the transform.
/// - Returns: What `<<<` registers.
@inlinable
public func <-- <Transform: TransformType>(
    property: inout Transform.Object?, transformer: (String?, Transform?)
) -> CustomMappingKeyValueTuple {
    (
        PropertyAddress.of(&property),
        CurrentMapper.optionalHandler(name: transformer.0, names: nil, transform: transformer.1)
    )
}

/// `self.date <-- (["created_at", "date"], DateTransform())` for an optional property.
///
/// - Parameters:
///   - property: A stored property of the model.
///   - transformer: The transform, or the name and the transform.
/// - Returns: What `<<<` registers.
@_disfavoredOverload
@inlinable
public func <-- <Transform: TransformType>(
    property: inout Transform.Object?, transformer: ([String]?, Transform?)
) -> CustomMappingKeyValueTuple {
    (
        PropertyAddress.of(&property),
        CurrentMapper.optionalHandler(name: nil, names: transformer.0, transform: transformer.1)
    )
}

extension CurrentMapper {
    /// A handler for a property of the transform's type. Without a transform nothing is read, and null is written.
    @inlinable
    static func handler<Transform: TransformType>(
        name: String?, names: [String]?, transform: Transform?
    ) -> MappingPropertyHandler {
        let conversion: _RuntimeTransform
        // Captured unwrapped: for a class the closures then need no allocation.
        if let transform {
            conversion = _RuntimeTransform(
                read: { target, json in
                    guard let value = transform.transformFromJSON(json) else { return false }
                    target._store(value, at: .value)
                    return true
                },
                write: {
                    TransformAnswer.of(
                        transform.transformToJSON($0.assumingMemoryBound(to: Transform.Object.self).pointee))
                },
                form: isDateTransform(transform) ? .date : .value)
        } else {
            conversion = _RuntimeTransform(
                read: { _, _ in false }, write: { _ in TransformAnswer.of(Transform.JSON?.none) })
        }
        return handler(name: name, names: names, propertyType: Transform.Object.self, transform: conversion)
    }

    /// A handler for an optional property of the transform's type.
    @inlinable
    static func optionalHandler<Transform: TransformType>(
        name: String?, names: [String]?, transform: Transform?
    ) -> MappingPropertyHandler {
        let conversion: _RuntimeTransform
        if let transform {
            conversion = _RuntimeTransform(
                read: { target, json in
                    guard let value = transform.transformFromJSON(json) else { return false }
                    target._store(value, at: .optional)
                    return true
                },
                write: {
                    guard let value = $0.assumingMemoryBound(to: Transform.Object?.self).pointee else { return nil }
                    return TransformAnswer.of(transform.transformToJSON(value))
                },
                form: isDateTransform(transform) ? .optionalDate : .value)
        } else {
            conversion = _RuntimeTransform(
                read: { _, _ in false },
                write: {
                    guard $0.assumingMemoryBound(to: Transform.Object?.self).pointee != nil else { return nil }
                    return TransformAnswer.of(Transform.JSON?.none)
                })
        }
        return handler(name: name, names: names, propertyType: Transform.Object?.self, transform: conversion)
    }

    /// Whether the transform is HandyJSON's own, and not a subclass, which may read differently.
    @inlinable
    static func isDateTransform<Transform: TransformType>(_ transform: Transform) -> Bool {
        Transform.self == DateTransform.self && type(of: transform) == Transform.self
    }
}

// MARK: <<< and >>> : telling the mapper

/// `mapper <<< self.id <-- "user_id"`
///
/// - Parameters:
///   - mapper: The mapper that `mapping(mapper:)` receives.
///   - mapping: The result of `<--`.
@inlinable
public func <<< (mapper: HelpingMapper, mapping: CustomMappingKeyValueTuple) {
    mapper.register(mapping.1, at: mapping.0)
}

/// `mapper <<< [self.id <-- "user_id", self.name <-- "user_name"]`
///
/// - Parameters:
///   - mapper: The mapper that `mapping(mapper:)` receives.
///   - mappings: The result of `<--`.
@inlinable
public func <<< (mapper: HelpingMapper, mappings: [CustomMappingKeyValueTuple]) {
    for mapping in mappings { mapper.register(mapping.1, at: mapping.0) }
}

/// `mapper >>> self.cache`: the property is neither read nor written.
///
/// - Parameters:
///   - mapper: The mapper that `mapping(mapper:)` receives.
///   - property: A stored property of the model.
public func >>> <T>(mapper: HelpingMapper, property: inout T) {
    mapper.exclude(property: &property)
}

/// A property is recognised by where it is: its address minus the instance's is its offset. The address is never
/// dereferenced.
@usableFromInline
enum PropertyAddress {
    @inlinable
    static func of<T>(_ property: inout T) -> Int {
        withUnsafeMutablePointer(to: &property) { Int(bitPattern: $0) }
    }
}

/// A transform's result for a value: its JSON form, unwrapped. If there is none, it is a nil in an `Any`, which is null
/// in text.
@usableFromInline
enum TransformAnswer {
    @inlinable
    static func of<JSON>(_ answer: JSON?) -> Any? {
        if let answer { return answer }
        return .some(answer as Any)
    }
}
