import Foundation

/// How coding keys become field names, for one encode.
///
///     Note(createdAt: nil, text: "Tea").toJSONString(options: [.key(.firstLetterUpper)])   // {"Text":"Tea"}
public enum SmartKeyEncodingStrategy: Sendable, Hashable {
    /// Names are written as the coding keys are.
    case useDefaultKeys
    /// `userName` is written as `user_name`. JSONEncoder's `.convertToSnakeCase`.
    case toSnakeCase
    /// `userName` is written as `user-name`.
    case toKebabCase
    /// `FirstName` is written as `firstName`.
    case firstLetterLower
    /// `firstName` is written as `FirstName`.
    case firstLetterUpper
    /// A closure decides how a key is written; see `custom`.
    case converted(SmartKeyConversion)

    /// `toSnakeCase` under its name in JSONEncoder.
    public static let convertToSnakeCase = SmartKeyEncodingStrategy.toSnakeCase

    /// JSONEncoder's `.custom`: `convert` gets the path to a value, with its coding key as the last element, and
    /// returns the key that is written. Keys of dictionaries are not converted. Its results are not cached, so encoding
    /// is slower than with the other strategies. For properties of a superclass that its `encode(to:)` does not write,
    /// the path is the property alone.
    ///
    /// - Parameter convert: Gets the path, and returns the key that is written.
    /// - Returns: The strategy, for `.key(_:)` and for an encoder.
    public static func custom(
        _ convert: @escaping @Sendable (_ codingPath: [any CodingKey]) -> any CodingKey
    ) -> SmartKeyEncodingStrategy {
        .converted(SmartKeyConversion(convert))
    }

    /// Whether a closure decides how a key is written, depending on its path.
    package var asksClosure: Bool {
        if case .converted = self { true } else { false }
    }

    /// A number for each strategy, which tells plans apart; nil for plans that are not cached.
    var variant: Int? {
        switch self {
        case .useDefaultKeys: return 0
        case .toSnakeCase: return 1
        case .firstLetterLower: return 2
        case .firstLetterUpper: return 3
        case .toKebabCase: return 4
        case .converted: return nil
        }
    }
}
