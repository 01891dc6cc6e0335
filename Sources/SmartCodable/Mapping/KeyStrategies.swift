import Foundation

/// How member names become coding keys, for one decode.
public enum SmartKeyDecodingStrategy: Sendable, Hashable {
    /// Names are taken as they are.
    case useDefaultKeys
    /// `user_name` is read as `userName`; underscores at the ends stay. As JSONDecoder's `.convertFromSnakeCase`.
    case fromSnakeCase
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

    /// The same under its name in JSONDecoder.
    public static let convertFromSnakeCase = SmartKeyDecodingStrategy.fromSnakeCase
}

/// The member `from` is read for the key `to`, in every object.
public struct SmartGlobalMap: Sendable, Hashable {
    let from: String
    let to: String

    /// - Parameters:
    ///   - from: the name in the JSON.
    ///   - to: the coding key.
    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }
}

/// The member `from` is read for the key `to`, in the objects at `path`: member names with dots between them, "" for
/// the root. Arrays on the way are no step of the path; the rule holds for all their elements.
public struct SmartExactMap: Sendable, Hashable {
    let path: String
    let from: String
    let to: String

    /// - Parameters:
    ///   - path: the way to the objects, with dots between its steps; "" is the root.
    ///   - from: the name in the JSON.
    ///   - to: the coding key.
    public init(path: String, from: String, to: String) {
        self.path = path
        self.from = from
        self.to = to
    }
}

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

extension SmartKeyDecodingStrategy {
    /// A member name as a coding key's text.
    func convert(_ name: String) -> String {
        switch self {
        case .useDefaultKeys, .globalMap, .exactMap: return name
        case .fromSnakeCase: return SnakeCase.toCamelCase(name)
        case .firstLetterLower: return name.prefix(1).lowercased() + String(name.dropFirst())
        case .firstLetterUpper: return name.prefix(1).uppercased() + String(name.dropFirst())
        case .caseInsensitive: return name.lowercased()
        }
    }

    /// A number for the strategies that are the same for every call.
    var variant: Int? {
        switch self {
        case .useDefaultKeys, .exactMap: return 0
        case .fromSnakeCase: return 1
        case .firstLetterLower: return 2
        case .firstLetterUpper: return 3
        case .caseInsensitive: return 4
        case .globalMap: return nil
        }
    }

    var convertsNames: Bool { (variant ?? 0) > 0 }

    /// The member names that stand for a property, where no table of converted names is at hand.
    func memberNames(_ property: String) -> [String] {
        switch self {
        case .useDefaultKeys, .exactMap, .caseInsensitive: return [property]
        case .fromSnakeCase: return [property, SnakeCase.fromCamelCase(property)]
        case .firstLetterLower: return [property, property.prefix(1).uppercased() + String(property.dropFirst())]
        case .firstLetterUpper: return [property, property.prefix(1).lowercased() + String(property.dropFirst())]
        case .globalMap(let maps): return maps.filter { $0.to == property }.map(\.from) + [property]
        }
    }

    /// A coding key's text in the form in which converted names are compared with it.
    func normalize(_ key: String) -> String { self == .caseInsensitive ? key.lowercased() : key }
}

enum SnakeCase {
    /// `user_name` → `userName`; underscores at the ends stay, as JSONDecoder's strategy has it.
    static func toCamelCase(_ name: String) -> String {
        guard let first = name.firstIndex(where: { $0 != "_" }), let last = name.lastIndex(where: { $0 != "_" }) else {
            return name
        }
        let words = name[first...last].split(separator: "_")
        guard words.count > 1, let head = words.first else { return name }
        let middle = head.lowercased() + words.dropFirst().map(capitalized).joined()
        return String(name[..<first]) + middle + String(name[name.index(after: last)...])
    }

    /// As Foundation has it: a letter after anything that is none is a capital (`2x` → `2X`).
    private static func capitalized(_ word: Substring) -> String {
        let isPlain = word.utf8.allSatisfy { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
        return isPlain ? word.prefix(1).uppercased() + word.dropFirst().lowercased() : word.capitalized
    }

    /// `userName` → `user_name`, `myURLProperty` → `my_url_property`, as JSONEncoder's strategy has it: a word ends
    /// before a capital, and several capitals are a word, but for the last of them when a small letter follows.
    static func fromCamelCase(_ name: String) -> String {
        let letters = Array(name)
        var words: [ArraySlice<Character>] = []
        var start = 0
        var searched = 1
        while searched < letters.count, let capital = letters[searched...].firstIndex(where: \.isUppercase) {
            words.append(letters[start..<capital])
            start = capital
            guard let small = letters[capital...].firstIndex(where: \.isLowercase) else { break }
            if small > capital + 1 {
                words.append(letters[capital..<small - 1])
                start = small - 1
            }
            searched = small + 1
        }
        words.append(letters[min(start, letters.count)...])
        return words.map { String($0).lowercased() }.joined(separator: "_")
    }
}
