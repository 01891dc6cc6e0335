import Foundation

/// How member names become coding keys.
public enum SmartKeyDecodingStrategy: Sendable, Hashable {
    case useDefaultKeys
    /// `user_name` is read as `userName`.
    case fromSnakeCase
    /// `FirstName` is read as `firstName`.
    case firstLetterLower
    /// `firstName` is read as `FirstName`.
    case firstLetterUpper
}

/// A choice for one decode. A set holds at most one of each kind.
public enum SmartDecodingOption: Hashable {
    case key(SmartKeyDecodingStrategy)
    case date(JSONDecoder.DateDecodingStrategy)
    case data(JSONDecoder.DataDecodingStrategy)
    case float(JSONDecoder.NonConformingFloatDecodingStrategy)

    private var kind: Int {
        switch self {
        case .key: return 0
        case .date: return 1
        case .data: return 2
        case .float: return 3
        }
    }

    public static func == (a: SmartDecodingOption, b: SmartDecodingOption) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A choice for one encode. A set holds at most one of each kind.
public enum SmartEncodingOption: Hashable {
    case date(JSONEncoder.DateEncodingStrategy)
    case data(JSONEncoder.DataEncodingStrategy)
    case float(JSONEncoder.NonConformingFloatEncodingStrategy)

    private var kind: Int {
        switch self {
        case .date: return 0
        case .data: return 1
        case .float: return 2
        }
    }

    public static func == (a: SmartEncodingOption, b: SmartEncodingOption) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension DecodingOptions {
    init(_ options: Set<SmartDecodingOption>?) {
        self.init()
        for option in options ?? [] {
            switch option {
            case .key(let strategy): key = strategy
            case .date(let strategy):
                date = strategy
                hasDateStrategy = true
            case .data(let strategy): data = strategy
            case .float(let strategy): float = strategy
            }
        }
    }
}

extension EncodingOptions {
    init(_ options: Set<SmartEncodingOption>?, useMappedKeys: Bool) {
        self.init()
        self.useMappedKeys = useMappedKeys
        for option in options ?? [] {
            switch option {
            case .date(let strategy): date = strategy
            case .data(let strategy): data = strategy
            case .float(let strategy): float = strategy
            }
        }
    }
}

extension SmartKeyDecodingStrategy {
    /// A member name as a coding key's text.
    func convert(_ name: String) -> String {
        switch self {
        case .useDefaultKeys: return name
        case .fromSnakeCase: return SnakeCase.toCamelCase(name)
        case .firstLetterLower: return name.prefix(1).lowercased() + name.dropFirst()
        case .firstLetterUpper: return name.prefix(1).uppercased() + name.dropFirst()
        }
    }
}

enum SnakeCase {
    /// `user_name` → `userName`; underscores at the ends stay, as JSONDecoder's strategy has it.
    static func toCamelCase(_ name: String) -> String {
        guard let first = name.firstIndex(where: { $0 != "_" }), let last = name.lastIndex(where: { $0 != "_" }) else { return name }
        let words = name[first...last].split(separator: "_")
        guard words.count > 1, let head = words.first else { return name }
        let middle = head.lowercased() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
        return name[..<first] + middle + name[name.index(after: last)...]
    }
}
