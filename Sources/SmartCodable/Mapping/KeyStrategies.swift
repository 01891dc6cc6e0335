@_spi(Engine) import SmartEngine

// The strategies' work on names; the engine only stores strategies.

extension SmartKeyDecodingStrategy {
    /// A member name as a coding key's text. `path`: of the object, for a closure.
    func convert(_ name: String, in path: [any CodingKey]) -> String {
        switch self {
        case .useDefaultKeys, .globalMap, .exactMap: return name
        case .fromSnakeCase: return SnakeCase.toCamelCase(name)
        case .fromKebabCase: return SnakeCase.toCamelCase(name, separator: "-")
        case .firstLetterLower: return name.prefix(1).lowercased() + String(name.dropFirst())
        case .firstLetterUpper: return name.prefix(1).uppercased() + String(name.dropFirst())
        case .caseInsensitive: return name.lowercased()
        case .converted(let conversion): return conversion.name(name, in: path)
        }
    }

    /// The member names that stand for a property, where there is no table of converted names.
    package func memberNames(_ property: String) -> [String] {
        switch self {
        case .useDefaultKeys, .exactMap, .caseInsensitive, .converted: return [property]
        case .fromSnakeCase: return [property, SnakeCase.fromCamelCase(property)]
        case .fromKebabCase: return [property, SnakeCase.fromCamelCase(property, separator: "-")]
        case .firstLetterLower: return [property, property.prefix(1).uppercased() + String(property.dropFirst())]
        case .firstLetterUpper: return [property, property.prefix(1).lowercased() + String(property.dropFirst())]
        case .globalMap(let maps): return maps.filter { $0.to == property }.map { $0.from } + [property]
        }
    }

    /// A coding key's text in the form in which converted names are compared with it.
    func normalize(_ key: String) -> String { self == .caseInsensitive ? key.lowercased() : key }
}

extension SmartKeyEncodingStrategy {
    /// A property's name as it is written.
    func convert(_ name: String) -> String {
        switch self {
        case .useDefaultKeys: return name
        case .toSnakeCase: return SnakeCase.fromCamelCase(name)
        case .toKebabCase: return SnakeCase.fromCamelCase(name, separator: "-")
        case .firstLetterLower: return name.prefix(1).lowercased() + String(name.dropFirst())
        case .firstLetterUpper: return name.prefix(1).uppercased() + String(name.dropFirst())
        case .converted(let conversion): return conversion.name(name, in: [])
        }
    }

    /// A coding key as it is written. `path`: of the object, for a closure.
    func convert(_ key: some CodingKey, in path: [any CodingKey]) -> String {
        guard case .converted(let conversion) = self else { return convert(key.stringValue) }
        return conversion.name(of: key, in: path)
    }
}
