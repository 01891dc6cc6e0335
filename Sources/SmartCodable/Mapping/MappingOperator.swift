@_spi(Engine) import SmartEngine

// The operators are declared here, not in the engine with the types. Where a file imports a module as a whole and
// another import brings in single names of it, Swift 6.3 does not find the module's operators.
infix operator <--- : AssignmentPrecedence

/// The key is read from `name` (a path where it has dots) instead of its own name.
///
/// - Parameters:
///   - key: The coding key.
///   - name: The name in the JSON, or a path.
/// - Returns: An element of `mappingForKey()`.
public func <--- (key: any CodingKey, name: String) -> SmartKeyTransformer {
    SmartKeyTransformer(key: key, names: [name])
}

/// The key is read from the first of `names` whose value is not null.
///
/// - Parameters:
///   - key: The coding key.
///   - names: The names, in order of preference.
/// - Returns: An element of `mappingForKey()`.
public func <--- (key: any CodingKey, names: [String]) -> SmartKeyTransformer {
    SmartKeyTransformer(key: key, names: names)
}

/// The key's value goes through `transformer`.
///
/// - Parameters:
///   - key: The coding key.
///   - transformer: Converts in both directions.
/// - Returns: An element of `mappingForValue()`.
@inlinable
public func <--- <T: ValueTransformable>(key: any CodingKey, transformer: T) -> SmartValueTransformer {
    SmartValueTransformer(key, transformer)
}
