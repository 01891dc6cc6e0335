import Foundation
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

enum SnakeCase {
    /// `user_name` → `userName`; underscores at the ends stay, as JSONDecoder's strategy has it.
    @_optimize(size) static func toCamelCase(_ name: String, separator: Character = "_") -> String {
        guard let first = name.firstIndex(where: { $0 != separator }),
            let last = name.lastIndex(where: { $0 != separator })
        else { return name }
        let words = name[first...last].split(separator: separator)
        guard words.count > 1, let head = words.first else { return name }
        let middle = head.lowercased() + words.dropFirst().map(capitalized).joined()
        return String(name[..<first]) + middle + String(name[name.index(after: last)...])
    }

    /// Capitalises a letter after any other character, as Foundation does (`2x` → `2X`).
    @_optimize(size) private static func capitalized(_ word: Substring) -> String {
        let isASCII = word.utf8.allSatisfy { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
        return isASCII ? word.prefix(1).uppercased() + word.dropFirst().lowercased() : word.capitalized
    }

    /// `userName` → `user_name`, `myURLProperty` → `my_url_property`, as JSONEncoder's strategy does. A word ends
    /// before a capital. Several capitals are a word, except the last of them when a lowercase letter follows.
    @_optimize(size) static func fromCamelCase(_ name: String, separator: String = "_") -> String {
        let letters = Array(name)
        var words: [ArraySlice<Character>] = []
        var start = 0
        var searched = 1
        while searched < letters.count, let capital = letters[searched...].firstIndex(where: { $0.isUppercase }) {
            words.append(letters[start..<capital])
            start = capital
            guard let small = letters[capital...].firstIndex(where: { $0.isLowercase }) else { break }
            if small > capital + 1 {
                words.append(letters[capital..<small - 1])
                start = small - 1
            }
            searched = small + 1
        }
        words.append(letters[min(start, letters.count)...])
        return words.map { String($0).lowercased() }.joined(separator: separator)
    }
}

extension NodeView {
    /// The member whose converted name is `name`. `path`: of this object, for a closure.
    @_optimize(size)
    package func member(_ name: String, strategy: SmartKeyDecodingStrategy, in path: [any CodingKey]) -> NodeView? {
        guard kind == .object else { return nil }
        let wanted = strategy.normalize(name)
        let isWanted = { (child: Int) in strategy.convert(memory.view(child - 1).string, in: path) == wanted }
        let child = strategy.asksClosure ? childIndices.first(where: isWanted) : childIndices.last(where: isWanted)
        return child.map { memory.view($0) }
    }

    /// The values of all members by name and by converted name, the last of equal names. With a closure: only by its
    /// results, the first of equal names. Only for objects. O(members).
    @_optimize(size)
    package func memberIndex(_ strategy: SmartKeyDecodingStrategy, in path: [any CodingKey]) -> [String: Int] {
        var result: [String: Int] = [:]
        result.reserveCapacity(node.count)
        if strategy.asksClosure {
            for child in childIndices.reversed() {
                result[strategy.convert(memory.view(child - 1).string, in: path)] = child
            }
            return result
        }
        if strategy.convertsNames {
            for child in childIndices { result[strategy.convert(memory.view(child - 1).string, in: [])] = child }
        }
        for child in childIndices { result[memory.view(child - 1).string] = child }
        return result
    }
}

extension LinkedCodableHalf {
    @_optimize(size) package static func find(_ maps: [SmartExactMap], in session: DecodingSession, from start: Int) {
        let routes = maps.map { (map: $0, steps: $0.path.split(separator: ".").map(String.init)) }
        let names = ExactNames()
        session.visit(session.context.view(start), routes, names, depth: 0)
        session.context.state.pointee.exactNames = names.byObject.count == 0 ? nil : names
    }
}

extension DecodingSession {
    @_optimize(size) fileprivate func visit(
        _ view: NodeView, _ routes: [(map: SmartExactMap, steps: [String])], _ names: ExactNames, depth: Int
    ) {
        switch view.kind {
        case .array:
            view.descend(otherwise: ()) {
                for child in view.childIndices { visit(context.view(child), routes, names, depth: depth) }
            }
        case .object:
            let here = routes.filter { $0.steps.count == depth }
            if !here.isEmpty { names.byObject[view.index] = here.map { $0.map } }
            let further = routes.filter { $0.steps.count > depth }
            guard !further.isEmpty else { return }
            for child in view.childIndices {
                let name = context.view(child - 1).string
                let matching = further.filter { $0.steps[depth] == name }
                guard !matching.isEmpty else { continue }
                view.descend(otherwise: ()) { visit(context.view(child), matching, names, depth: depth + 1) }
            }
        default:
            return
        }
    }
}
