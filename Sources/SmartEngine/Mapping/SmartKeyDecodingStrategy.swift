import Foundation

/// How field names become coding keys, for one decode.
///
///     Note.deserialize(from: #"{"created_at":0,"text":"Tea"}"#, options: [.key(.fromSnakeCase)])
public enum SmartKeyDecodingStrategy: Sendable, Hashable {
    /// Names are taken as they are.
    case useDefaultKeys
    /// `user_name` is read as `userName`; underscores at the ends stay. JSONDecoder's `.convertFromSnakeCase`.
    case fromSnakeCase
    /// `user-name` is read as `userName`; hyphens at the ends stay.
    case fromKebabCase
    /// `FirstName` is read as `firstName`.
    case firstLetterLower
    /// `firstName` is read as `FirstName`.
    case firstLetterUpper
    /// `userID`, `userid` and `UserId` are the same. A name in the key's own case comes first.
    case caseInsensitive
    /// Other names for the whole call, nested objects included.
    case globalMap([SmartGlobalMap])
    /// Other names for the objects at a path.
    case exactMap([SmartExactMap])
    /// A closure alone decides what a name stands for; see `custom`.
    case converted(SmartKeyConversion)

    /// `fromSnakeCase` under its name in JSONDecoder.
    public static let convertFromSnakeCase = SmartKeyDecodingStrategy.fromSnakeCase

    /// JSONDecoder's `.custom`: `convert` gets the path to a field, with its name as the last element, and returns
    /// the key that it stands for; of several fields for one key the first wins. Keys of dictionaries are not
    /// converted. It may run several times for a name, and its results are not cached, so decoding is slower than with
    /// the other strategies, with O(depth) more for each object. Properties of a superclass that its `init(from:)` does
    /// not request are found by their own names only.
    ///
    /// - Parameter convert: Gets the path, and returns the key of the property.
    /// - Returns: The strategy, for `.key(_:)` and for a decoder.
    public static func custom(
        _ convert: @escaping @Sendable (_ codingPath: [any CodingKey]) -> any CodingKey
    ) -> SmartKeyDecodingStrategy {
        .converted(SmartKeyConversion(convert))
    }
}

extension SmartKeyDecodingStrategy {
    /// Whether a closure decides what a name stands for, depending on its path.
    package var asksClosure: Bool {
        if case .converted = self { true } else { false }
    }

    /// Whether names depend on where an object is.
    package var dependsOnPath: Bool {
        if case .exactMap = self { true } else { asksClosure }
    }

    /// A number for each strategy that is the same for every call; nil for the others.
    package var variant: Int? {
        switch self {
        case .useDefaultKeys, .exactMap: return 0
        case .fromSnakeCase: return 1
        case .firstLetterLower: return 2
        case .firstLetterUpper: return 3
        case .caseInsensitive: return 4
        case .fromKebabCase: return 5
        case .globalMap, .converted: return nil
        }
    }

    /// A number for the strategy and the rules, with whether the call chose them: a model's own choice ranks between
    /// the process's and the call's.
    package func variant(isChosen: Bool, _ rules: SmartRules, isRulesChosen: Bool) -> Int? {
        variant.map {
            $0 * 8 + (isChosen ? 1 : 0) + (rules == .handyJSON ? 2 : 0) + (isRulesChosen ? 4 : 0)
        }
    }

    package var convertsNames: Bool { asksClosure || (variant ?? 0) > 0 }
}
