import Foundation
import SmartCodable

/// A model of generate.py: the values of its properties, in order.
public protocol LawValue {
    var fields: [Any?] { get }
}

enum Word: String, Codable {
    case one, two
    case digit = "1"
}

enum Rank: Int, Codable {
    case low, middle, high
}

enum Mood: String, SmartCaseDefaultable {
    static var defaultCase: Mood { .other }
    case good, bad, other
}

class Empty: SmartCodable, LawValue {
    required init() {}
    var fields: [Any?] { [] }
}

class Filled: Empty {
    var id = 42
    var name = "initial"
    override var fields: [Any?] { [id, name] }
}

/// Flat models, of which only the inner one holds what is unknown.
struct Holder: SmartCodable, LawValue {
    var holderId = 42
    @SmartFlat var keeper = Keeper()
    var fields: [Any?] { [holderId, keeper] }
}

struct Keeper: SmartCodable, LawValue {
    var keeperNote = "initial"
    @SmartUnknown var rest: [String: JSONValue] = [:]
    var fields: [Any?] { [keeperNote, free(rest)] }
}

struct Note: SmartCodable, LawValue {
    var body = "initial"
    var stamp: Int?
    var fields: [Any?] { [body, stamp] }
}

struct Picture: SmartCodable, LawValue {
    var width = 1.5
    var tags: [String] = []
    var fields: [Any?] { [width, tags] }
}

enum Message: SmartPolymorphicEnum, LawValue {
    case text(Note), image(Picture), ping

    static func variants() -> SmartVariants {
        SmartVariants(
            by: "kind",
            [
                SmartVariant("text", Message.text), SmartVariant("image", Message.image),
                SmartVariant("ping", value: Message.ping),
            ])
    }

    var fields: [Any?] {
        switch self {
        case .text(let note): [Name("text"), note]
        case .image(let picture): [Name("image"), picture]
        case .ping: [Name("ping")]
        }
    }
}

/// By numbers.
enum Numbered: SmartPolymorphicEnum, LawValue {
    case one(Note), two

    static func variants() -> SmartVariants {
        SmartVariants(by: "kind", [SmartVariant("1", Numbered.one), SmartVariant("2", value: Numbered.two)])
    }

    var fields: [Any?] { if case .one(let note) = self { [Name("one"), note] } else { [Name("two")] } }
}

enum Card: SmartPolymorphicEnum, LawValue {
    case text(Note), unknown(JSONValue)

    static func variants() -> SmartVariants {
        SmartVariants(by: "kind", [SmartVariant("text", Card.text)], otherwise: Card.unknown)
    }

    var fields: [Any?] {
        switch self {
        case .text(let note): [Name("text"), note]
        case .unknown(let value): [Name("unknown"), free(value)]
        }
    }
}

class Shape: SmartCodable, SmartPolymorphic, LawValue {
    var type = "initial"
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "type", ["1": Circle.self, "square": Square.self]) }
    var fields: [Any?] { [type] }
}

class Circle: Shape {
    var radius = 1.5
    override var fields: [Any?] { super.fields + [radius] }
}

class Square: Shape {
    var side: Int?
    override var fields: [Any?] { super.fields + [side] }
}

/// By a number.
class Rated: SmartCodable, SmartPolymorphic, LawValue {
    var level = 42
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "level", ["1": High.self]) }
    var fields: [Any?] { [level] }
}

class High: Rated {
    var note = "initial"
    override var fields: [Any?] { super.fields + [note] }
}

/// By two members, one below the other.
class Vehicle: SmartCodable, SmartPolymorphic, LawValue {
    var wheels = 42
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "wheels", ["2": Bike.self, "4": Car.self]) }
    var fields: [Any?] { [wheels] }
}

class Bike: Vehicle {
    var bell = "initial"
    override var fields: [Any?] { super.fields + [bell] }
}

class Car: Vehicle {
    var fuel: String?
    var doors = 42
    override class func variants() -> SmartVariants {
        SmartVariants(by: "fuel", ["gas": Gas.self, "power": Power.self])
    }
    override var fields: [Any?] { super.fields + [fuel, doors] }
}

class Gas: Car {
    var tank = 1.5
    override var fields: [Any?] { super.fields + [tank] }
}

class Power: Car {
    var range: Int?
    override var fields: [Any?] { super.fields + [range] }
}

/// A case's name.
struct Name: CustomStringConvertible {
    let description: String
    init(_ text: String) { description = text }
}

/// A value that may be any JSON.
struct Free {
    let value: Any?
}

func free(_ value: Any?) -> Any? { value.map { Free(value: $0) } }

/// Called by `didFinishMapping` of the model with this number.
func finished(_ number: Int) {
    let counts = Thread.current.threadDictionary
    counts[number] = ((counts[number] as? Int) ?? 0) + 1
}

/// What kinds.py's `show` gives for the same value.
func shown(_ any: Any?) -> String {
    guard let any else { return "nil" }
    switch any {
    case let model as any LawValue: return "(" + model.fields.map { shown($0) }.joined(separator: ", ") + ")"
    case let free as Free: return canonical(json(free.value))
    case let text as String: return "'\(text)'"
    case let identifier as UUID: return identifier.uuidString
    case let date as Date: return "date \(date.timeIntervalSince1970)"
    case let url as URL: return "url \(url.absoluteString)"
    case let data as Data: return "data \(data.base64EncodedString())"
    default: break
    }
    let mirror = Mirror(reflecting: any)
    switch mirror.displayStyle {
    case .optional: return shown(mirror.children.first?.value)
    case .set: return "[" + mirror.children.map { shown($0.value) }.sorted().joined(separator: ", ") + "]"
    case .collection: return "[" + mirror.children.map { shown($0.value) }.joined(separator: ", ") + "]"
    case .dictionary:
        let members = mirror.children.map { child -> String in
            Mirror(reflecting: child.value).children.map { shown($0.value) }.joined(separator: ": ")
        }
        return "[" + members.sorted().joined(separator: ", ") + "]"
    default: return "\(any)"
    }
}

private func json(_ any: Any?) -> String? {
    switch any {
    case let value as JSONValue: value.description
    case let list as [JSONValue]: JSONValue.array(list).description
    case let members as [String: JSONValue]: JSONValue.dict(members).description
    default: any.flatMap { JSONValue($0)?.description }
    }
}

/// JSON with the names in the order of their code points, as kinds.py's `canonical` has it.
func canonical(_ text: String?) -> String {
    guard let text else { return "nil" }
    guard let tree = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed]) else {
        return "not JSON: " + text
    }
    return canonical(tree: tree)
}

private func canonical(tree: Any) -> String {
    switch tree {
    case let list as [Any]: return "[" + list.map { canonical(tree: $0) }.joined(separator: ",") + "]"
    case let members as [String: Any]:
        let sorted = members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        return "{" + sorted.map { canonical(tree: $0.key) + ":" + canonical(tree: $0.value) }.joined(separator: ",")
            + "}"
    default:
        let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .withoutEscapingSlashes]
        return (try? JSONSerialization.data(withJSONObject: tree, options: options)).map {
            String(decoding: $0, as: UTF8.self)
        }
            ?? "no JSON"
    }
}
