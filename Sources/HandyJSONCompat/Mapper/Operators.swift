import SmartCodable

infix operator <-- : LogicalConjunctionPrecedence
infix operator <<< : AssignmentPrecedence
infix operator >>> : AssignmentPrecedence

// MARK: <-- : what a property is mapped to
//
// Inlinable: specialised in the module of the model, they name no generic type at run time.

/// `self.id <-- "user_id"`; dots make a path, `\.` is a literal dot.
@inlinable
public func <-- <T>(property: inout T, name: String) -> CustomMappingKeyValueTuple {
    (PropertyAddress.of(&property), CurrentMapper.handler(name: name, names: nil, propertyType: T.self))
}

/// `self.id <-- ["user_id", "uid"]`: the first that is present.
@inlinable
public func <-- <T>(property: inout T, names: [String]) -> CustomMappingKeyValueTuple {
    (
        PropertyAddress.of(&property),
        CurrentMapper.handler(name: nil, names: names, propertyType: T.self)
    )
}

/// `self.date <-- DateTransform()`
@inlinable
public func <-- <Transform: TransformType>(property: inout Transform.Object, transformer: Transform)
    -> CustomMappingKeyValueTuple
{
    property <-- (nil as [String]?, transformer)
}

/// `self.date <-- ("created_at", DateTransform())`
@inlinable
public func <-- <Transform: TransformType>(
    property: inout Transform.Object, transformer: (String?, Transform?)
) -> CustomMappingKeyValueTuple {
    property <-- (transformer.0.map { [$0] }, transformer.1)
}

/// `self.date <-- (["created_at", "date"], DateTransform())`. Disfavoured, so that a nil name is a name: `(nil,
/// DateTransform())`.
@_disfavoredOverload
@inlinable
public func <-- <Transform: TransformType>(
    property: inout Transform.Object, transformer: ([String]?, Transform?)
) -> CustomMappingKeyValueTuple {
    let transform = transformer.1
    let conversion = _RuntimeTransform(
        read: { target, json in
            guard let value = transform?.transformFromJSON(json) else { return false }
            target.assumingMemoryBound(to: Transform.Object.self).pointee = value
            return true
        },
        write: {
            TransformAnswer.of(transform?.transformToJSON($0.assumingMemoryBound(to: Transform.Object.self).pointee))
        })
    return (
        PropertyAddress.of(&property),
        CurrentMapper.handler(
            name: nil, names: transformer.0, propertyType: Transform.Object.self, transform: conversion)
    )
}

/// `self.date <-- DateTransform()` for an optional property.
@inlinable
public func <-- <Transform: TransformType>(property: inout Transform.Object?, transformer: Transform)
    -> CustomMappingKeyValueTuple
{
    property <-- (nil as [String]?, transformer)
}

/// `self.date <-- ("created_at", DateTransform())` for an optional property.
@inlinable
public func <-- <Transform: TransformType>(
    property: inout Transform.Object?, transformer: (String?, Transform?)
) -> CustomMappingKeyValueTuple {
    property <-- (transformer.0.map { [$0] }, transformer.1)
}

/// `self.date <-- (["created_at", "date"], DateTransform())` for an optional property.
@_disfavoredOverload
@inlinable
public func <-- <Transform: TransformType>(
    property: inout Transform.Object?, transformer: ([String]?, Transform?)
) -> CustomMappingKeyValueTuple {
    let transform = transformer.1
    let conversion = _RuntimeTransform(
        read: { target, json in
            guard let value = transform?.transformFromJSON(json) else { return false }
            target.assumingMemoryBound(to: Transform.Object?.self).pointee = value
            return true
        },
        write: {
            guard let value = $0.assumingMemoryBound(to: Transform.Object?.self).pointee else { return nil }
            return TransformAnswer.of(transform?.transformToJSON(value))
        })
    return (
        PropertyAddress.of(&property),
        CurrentMapper.handler(
            name: nil, names: transformer.0, propertyType: Transform.Object?.self, transform: conversion)
    )
}

// MARK: <<< and >>> : telling the mapper

/// `mapper <<< self.id <-- "user_id"`
@inlinable
public func <<< (mapper: HelpingMapper, mapping: CustomMappingKeyValueTuple) {
    mapper.register(mapping.1, at: mapping.0)
}

/// `mapper <<< [self.id <-- "user_id", self.name <-- "user_name"]`
@inlinable
public func <<< (mapper: HelpingMapper, mappings: [CustomMappingKeyValueTuple]) {
    for mapping in mappings { mapper.register(mapping.1, at: mapping.0) }
}

/// `mapper >>> self.cache`: the property takes no part.
public func >>> <T>(mapper: HelpingMapper, property: inout T) {
    mapper.exclude(property: &property)
}

/// A property is recognised by where it is: its address minus the instance's is its offset. Nothing is ever read or
/// written through the address.
@usableFromInline
enum PropertyAddress {
    @inlinable @inline(__always)
    static func of<T>(_ property: inout T) -> Int {
        withUnsafeMutablePointer(to: &property) { Int(bitPattern: $0) }
    }
}

/// What a transform says of a value: its JSON form, bare; where there is none a nil in an `Any`, which is null as text.
@usableFromInline
enum TransformAnswer {
    @inlinable @inline(__always)
    static func of<JSON>(_ answer: JSON?) -> Any? {
        if let answer { return answer }
        return .some(answer as Any)
    }
}
