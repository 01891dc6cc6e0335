import Foundation

/// How coding keys become member names, for one encode.
public enum SmartKeyEncodingStrategy: Sendable, Hashable {
    /// Names are written as the coding keys are.
    case useDefaultKeys
    /// `userName` is written as `user_name`. As JSONEncoder's `.convertToSnakeCase`.
    case toSnakeCase
    /// `FirstName` is written as `firstName`.
    case firstLetterLower
    /// `firstName` is written as `FirstName`.
    case firstLetterUpper

    /// The same under its name in JSONEncoder.
    public static let convertToSnakeCase = SmartKeyEncodingStrategy.toSnakeCase

    /// A number for each, for plans that are kept apart.
    var variant: Int {
        switch self {
        case .useDefaultKeys: return 0
        case .toSnakeCase: return 1
        case .firstLetterLower: return 2
        case .firstLetterUpper: return 3
        }
    }

    func convert(_ name: String) -> String {
        switch self {
        case .useDefaultKeys: return name
        case .toSnakeCase: return SnakeCase.fromCamelCase(name)
        case .firstLetterLower: return name.prefix(1).lowercased() + String(name.dropFirst())
        case .firstLetterUpper: return name.prefix(1).uppercased() + String(name.dropFirst())
        }
    }
}
