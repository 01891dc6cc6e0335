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

/// A conversion of names by a closure, for the strategies `.custom` of the coders, which make it.
///
/// Two are equal where one is a copy of the other: closures cannot be compared.
public struct SmartKeyConversion: Sendable, Hashable {
    private final class Closure: Sendable {
        let convert: @Sendable ([any CodingKey]) -> any CodingKey
        init(_ convert: @escaping @Sendable ([any CodingKey]) -> any CodingKey) { self.convert = convert }
    }

    /// Compared by identity, since closures cannot be compared.
    private let closure: Closure

    /// `convert` gets the path to a name, with the name itself as the last element, and returns its replacement. It
    /// runs for every name of every object, and may run several times for one.
    ///
    /// - Parameter convert: Gets the path, and returns the key that takes the place of its last element.
    public init(_ convert: @escaping @Sendable (_ codingPath: [any CodingKey]) -> any CodingKey) {
        closure = Closure(convert)
    }

    /// The replacement for a member's name in the object at `path`.
    package func name(_ name: String, in path: [any CodingKey]) -> String {
        self.name(of: NameKey(stringValue: name), in: path)
    }

    /// The name that is written for a key of the object at `path`.
    package func name(of key: any CodingKey, in path: [any CodingKey]) -> String {
        willRunUserCode()
        return closure.convert(path + [key]).stringValue
    }

    /// Whether two conversions have the same closure.
    @_documentation(visibility: internal)
    public static func == (a: SmartKeyConversion, b: SmartKeyConversion) -> Bool { a.closure === b.closure }

    /// Hashes the closure's identity.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(closure)) }
}

/// The field `from` is read for the key `to`, in every object.
///
///     Visit.deserialize(from: #"{"d":3}"#, options: [.key(.globalMap([SmartGlobalMap(from: "d", to: "day")]))])
public struct SmartGlobalMap: Sendable, Hashable {
    package let from: String
    package let to: String

    /// A map for all objects.
    ///
    /// - Parameters:
    ///   - from: the name in the JSON.
    ///   - to: the coding key.
    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }
}

/// The field `from` is read for the key `to`, in the objects at `path`: field names with dots between them, "" for
/// the root.
///
///     let map = SmartExactMap(path: "", from: "d", to: "day")
///     Visit.deserialize(from: #"{"d":3}"#, options: [.key(.exactMap([map]))])   // day is 3
///
/// Arrays on the way are not steps of the path; the rule applies to all their elements.
public struct SmartExactMap: Sendable, Hashable {
    package let path: String
    package let from: String
    package let to: String

    /// A map for the objects at a path.
    ///
    /// - Parameters:
    ///   - path: the path to the objects, with dots between its steps; "" is the root.
    ///   - from: the name in the JSON.
    ///   - to: the coding key.
    public init(path: String, from: String, to: String) {
        self.path = path
        self.from = from
        self.to = to
    }
}

/// A `CodingKey` that accepts any string.
package struct NameKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { stringValue = String(intValue) }
}
