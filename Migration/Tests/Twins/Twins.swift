import Foundation
import HandyJSONCompat

/// A model as it is before `adopt` or after it: its name, its type, how it is read and how it is written.
typealias Twin = (name: String, type: Any.Type, read: (String) -> Any?, write: (Any) -> String?)

// MARK: Payloads

private protocol Holding { static var held: [Any.Type] { get } }
extension Optional: Holding { static var held: [Any.Type] { [Wrapped.self] } }
extension Array: Holding { static var held: [Any.Type] { [Element.self] } }
extension Set: Holding { static var held: [Any.Type] { [Element.self] } }
extension Dictionary: Holding { static var held: [Any.Type] { [Key.self, Value.self] } }

/// Random payloads of a model: a quarter as they should be, a quarter with each seventh value another, half of them with nearly
/// each second value another.
struct Payloads {
    /// By type and property: the names that its mapping gives.
    let names: [String: [String: [String]]]
    /// Texts of the app's sources: raw values and dates among them.
    let texts: [String]
    private var state: UInt64

    init(names: [String: [String: [String]]], texts: [String], seed: String) {
        self.names = names
        self.texts = texts.isEmpty ? ["text"] : texts
        state = seed.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }

    private mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    private mutating func one<T>(of list: [T]) -> T { list[next(list.count)] }

    mutating func make(_ type: Any.Type, count: Int = 200) -> [String] {
        (0..<count).map { index in
            if index < 5 { return ["{}", "[]", "null", "7", "{\"data\":{}}"][index] }
            return text(type, dirty: index % 4 == 0 ? 0 : index % 4 == 1 ? 15 : 45, depth: 0)
        }
    }

    private static let wrong = [
        "null", "true", "false", "0", "1", "-1", "12.5", "3.0", "1e3", "300", "4294967296", "9223372036854775807",
        "18446744073709551615", "\"\"", "\"text\"", "\"12\"", "\"12.5\"", "\" 7 \"", "\"true\"", "\"null\"",
        "\"2024-05-06T07:08:09Z\"", "\"2024-05-06 07:08:09\"", "[]", "[1,\"x\",null]", "{}", "{\"k\":1}", "\"[1,2]\"",
        "\"{\\\"k\\\":1}\"", "[[1]]", "[{}]", "{\"k\":null}",
    ]

    private mutating func text(_ type: Any.Type, dirty: Int, depth: Int) -> String {
        if depth > 0, next(100) < dirty { return one(of: Payloads.wrong) }
        switch type {
        case is String.Type, is NSString.Type, is Substring.Type:
            return next(3) == 0 ? quoted(one(of: texts)) : one(of: ["\"text\"", "\"12\"", "\"\"", "\"用户\""])
        case is Bool.Type: return one(of: ["true", "false", "1", "0"])
        case is Double.Type, is Float.Type, is CGFloat.Type, is Decimal.Type: return one(of: ["2.5", "-3", "0", "1e3"])
        case is Date.Type: return one(of: ["1700000000", "\"1700000000\"", "\"2024-05-06 07:08:09\""])
        case is URL.Type: return "\"https://example.com/a?b=c\""
        default: break
        }
        if type is any BinaryInteger.Type { return one(of: ["7", "0", "1", "2", "100", "-5"]) }
        if let holding = type as? any Holding.Type {
            let name = "\(type)"
            if name.hasPrefix("Optional<") {
                return next(12) == 0 ? "null" : text(holding.held[0], dirty: dirty, depth: max(depth, 1))
            }
            let count = next(3)
            if name.hasPrefix("Dictionary<") {
                return "{"
                    + (0..<count).map { "\"k\($0)\":" + text(holding.held[1], dirty: dirty, depth: depth + 1) }.joined(
                        separator: ",") + "}"
            }
            return "["
                + (0..<count).map { _ in text(holding.held[0], dirty: dirty, depth: depth + 1) }.joined(separator: ",")
                + "]"
        }
        if let model = type as? any HandyJSON.Type {
            return depth > 3 ? "{}" : object(model, dirty: dirty, depth: depth)
        }
        if type is any RawRepresentable.Type {
            return next(3) == 0 ? one(of: ["1", "2", "0"]) : quoted(one(of: texts))
        }
        return one(of: ["{\"k\":[1,\"x\",null]}", "[1,\"x\",null]", "\"text\"", "1", "2.5", "true"])
    }

    private mutating func object(_ type: any HandyJSON.Type, dirty: Int, depth: Int) -> String {
        var level: Mirror? = Mirror(reflecting: type.init())
        var root = Node()
        while let mirror = level {
            let own = names["\(mirror.subjectType)".components(separatedBy: "<")[0]] ?? [:]
            for child in mirror.children {
                guard let label = child.label, next(100) >= dirty / 3 else { continue }
                let property = label.hasPrefix("_") ? String(label.dropFirst()) : label
                let all = (own[property] ?? []) + [property]
                for name in all where next(all.count) == 0 || name == all[0] && next(5) > 0 {
                    let value = text(Swift.type(of: child.value), dirty: dirty, depth: depth + 1)
                    root.set(value, at: name.components(separatedBy: ".")[...])
                }
            }
            level = mirror.superclassMirror
        }
        return root.text
    }

    private func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// A JSON object in the order of its members.
    private final class Node {
        private var members: [(name: String, value: String?, node: Node?)] = []

        func set(_ value: String, at path: ArraySlice<String>) {
            guard let name = path.first else { return }
            let index = members.firstIndex { $0.name == name }
            guard path.count > 1 else {
                if index == nil { members.append((name, value, nil)) }
                return
            }
            if let index {
                members[index].node?.set(value, at: path.dropFirst())
            } else {
                let node = Node()
                node.set(value, at: path.dropFirst())
                members.append((name, nil, node))
            }
        }

        var text: String {
            "{" + members.map { "\"\($0.name)\":" + ($0.value ?? $0.node?.text ?? "null") }.joined(separator: ",") + "}"
        }
    }
}

// MARK: Values

/// A value as text, wrappers left out: what a model holds, number for number. Numbers of JSON have the class that they have.
func shown(_ any: Any, _ depth: Int = 0) -> String {
    if depth > 7 { return "…" }
    let mirror = Mirror(reflecting: any)
    let inner = mirror.children.map(\.value)
    func all(_ values: [Any]) -> String { values.map { shown($0, depth + 1) }.joined(separator: ", ") }
    switch mirror.displayStyle {
    case .optional: return inner.first.map { shown($0, depth) } ?? "nil"
    case .collection: return "[" + all(inner) + "]"
    case .set: return "[" + inner.map { shown($0, depth + 1) }.sorted().joined(separator: ", ") + "]"
    case .dictionary:
        return "["
            + inner.map { pair in
                Mirror(reflecting: pair).children.map { shown($0.value, depth + 1) }.joined(separator: ": ")
            }.sorted().joined(separator: ", ") + "]"
    case .tuple: return "(" + all(inner) + ")"
    default: break
    }
    switch any {
    case let text as String: return text.debugDescription
    case let date as Date: return "Date(\(date.timeIntervalSince1970))"
    case is NSNull: return "null"
    case let number as NSNumber: return "\(number)"
    case is NSString, is Data, is URL, is Decimal: return "\(any)"
    default: break
    }
    guard mirror.displayStyle == .class || mirror.displayStyle == .struct, any is any HandyJSON || isModel(any) else {
        return mirror.displayStyle == .class
            ? "object" : mirror.displayStyle == .struct && !inner.isEmpty ? "(" + all(inner) + ")" : "\(any)"
    }
    var members: [String] = []
    var level: Mirror? = mirror
    while let mirror = level {
        members += mirror.children.map { child in
            guard let label = child.label, label.hasPrefix("_"), !label.hasPrefix("__") else {
                return (child.label ?? "") + ": " + shown(child.value, depth + 1)
            }
            let parts = Mirror(reflecting: child.value).children
            let value = (parts.first { $0.label == "wrappedValue" || $0.label == "_wrappedValue" } ?? parts.first)?
                .value
            let style = Mirror(reflecting: child.value).displayStyle
            let isWrapper = style == .struct && !parts.isEmpty && !isModel(child.value)
            return isWrapper
                ? label.dropFirst() + ": " + (value.map { shown($0, depth + 1) } ?? "")
                : label + ": " + shown(child.value, depth + 1)
        }
        level = mirror.superclassMirror
    }
    return "{" + members.sorted().joined(separator: ", ") + "}"
}

// MARK: Answers

/// `Twins NUMBER FILE PAYLOADS [NAMES]`: answers the models from this number on as `Facts` does: the id, then `{"id": …,
/// "answer": …}`. With NAMES it makes the payloads, and otherwise reads them.
func answer(_ all: [(app: String, twins: [Twin])]) throws {
    setenv("TZ", "UTC", 1)
    let arguments = CommandLine.arguments
    struct Names: Decodable {
        let names: [String: [String: [String]]]
        let texts: [String]
    }
    func decoded<T: Decodable>(_ type: T.Type, _ path: String) throws -> T {
        try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
    let names = arguments.count > 4 ? try decoded([String: Names].self, arguments[4]) : [:]
    let payloads = arguments.count > 4 ? [:] : try decoded([String: [String]].self, arguments[3])
    guard let first = Int(arguments[1]), let file = fopen(arguments[2], "a") else { return }
    let models = all.flatMap { app in app.twins.map { (app: app.app, twin: $0, id: app.app + "/" + $0.name) } }
    for model in models.dropFirst(first) {
        fputs(model.id + "\n", file)
        fflush(file)
        let own = names[model.app]
        var maker = Payloads(names: own?.names ?? [:], texts: own?.texts ?? [], seed: model.id)
        let texts = own == nil ? payloads[model.id] ?? [] : maker.make(model.twin.type)
        let results = texts.map { text -> [String] in
            guard let value = model.twin.read(text) else { return [text, "nil", "nil"] }
            return [text, shown(value), model.twin.write(value) ?? "nil"]
        }
        let line = try JSONSerialization.data(
            withJSONObject: ["id": model.id, "answer": results], options: [.sortedKeys])
        fputs(String(decoding: line, as: UTF8.self) + "\n", file)
    }
    fclose(file)
}
