import Foundation

// Types that know nothing of the libraries, coded by Foundation and by us.

enum Color: String, Codable, Hashable { case red, green, blue }
enum Level: Int, Codable, Hashable { case low = 1, high = 3 }
enum Weight: Double, Codable, Hashable { case light = 0.5, heavy = 2 }

enum Figure: Codable, Hashable {
    case empty
    case circle(radius: Double)
    case labelled(String, Int)
    indirect case group([Figure])
}

struct Flat: Codable, Hashable {
    var id: Int
    var name: String
    var isOn: Bool
    var ratio: Double
    var small: UInt8?
    var note: String?
}

struct Nested: Codable, Hashable {
    var flat: Flat?
    var list: [Flat]
    var table: [String: Flat]?
    var color: Color
}

struct Tree: Codable, Hashable {
    var value: Int
    var children: [Tree]?
}

struct Box<Content: Codable & Hashable>: Codable, Hashable {
    var content: Content
    var more: [Content]?
}

struct Renamed: Codable, Hashable {
    var first: Int
    var second: String?
    enum CodingKeys: String, CodingKey { case first = "1st", second = "second name" }
}

struct Snake: Codable, Hashable {
    var firstName: String?
    var imageURL: String?
    var innerValues: [String: Int]?
}

struct AnyName: CodingKey, Hashable {
    let stringValue: String
    let intValue: Int?
    init(stringValue: String) { (self.stringValue, intValue) = (stringValue, Int(stringValue)) }
    init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
}

/// All members, whatever their names.
struct Dynamic: Codable, Hashable {
    var values: [String: Int] = [:]
    var others: Set<String> = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyName.self)
        for key in container.allKeys {
            if let value = try? container.decode(Int.self, forKey: key) {
                values[key.stringValue] = value
            } else {
                others.insert(key.stringValue)
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyName.self)
        for (name, value) in values { try container.encode(value, forKey: AnyName(stringValue: name)) }
    }
}

/// Containers in containers, by hand.
struct Manual: Codable, Hashable {
    var id: Int
    var city: String
    var numbers: [Double]
    var isAtEnd: Bool

    enum Keys: String, CodingKey { case id, place, numbers }
    enum PlaceKeys: String, CodingKey { case city }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try container.decodeIfPresent(Int.self, forKey: .id) ?? -1
        city = try container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place).decode(String.self, forKey: .city)
        var list = try container.nestedUnkeyedContainer(forKey: .numbers)
        numbers = []
        while !list.isAtEnd {
            if try list.decodeNil() { continue }
            numbers.append(try list.decode(Double.self))
        }
        isAtEnd = list.isAtEnd
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(id, forKey: .id)
        var place = container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
        try place.encode(city, forKey: .city)
        var list = container.nestedUnkeyedContainer(forKey: .numbers)
        for number in numbers { try list.encode(number) }
    }
}

struct Pair: Codable, Hashable {
    var name: String
    var number: Int?
    var rest: Int

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        name = try list.decode(String.self)
        number = try list.decodeIfPresent(Int.self)
        rest = (list.count ?? 0) - list.currentIndex
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(name)
        if let number { try list.encode(number) } else { try list.encodeNil() }
    }
}

struct Metres: Codable, Hashable {
    var value: Double
    init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Double.self) }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// The first of several that fits.
enum IntOrText: Codable, Hashable {
    case int(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .int(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        }
    }
}

enum TextOrInt: Codable, Hashable {
    case text(String)
    case int(Int)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(String.self) {
            self = .text(value)
        } else {
            self = .int(try container.decode(Int.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .int(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        }
    }
}

/// Any JSON value, as everybody writes it.
indirect enum AnyCodable: Codable, Hashable {
    case null, bool(Bool), int(Int), double(Double), text(String), list([AnyCodable]), table([String: AnyCodable])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([AnyCodable].self) {
            self = .list(value)
        } else {
            self = .table(try container.decode([String: AnyCodable].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .table(let value): try container.encode(value)
        }
    }
}

/// Null is a value of its own.
enum NilOr: Codable, Hashable {
    case nothing
    case something(Int)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .nothing : .something(try container.decode(Int.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if case .something(let value) = self { try container.encode(value) } else { try container.encodeNil() }
    }
}

struct Email: RawRepresentable, Codable, Hashable {
    let rawValue: String
    init?(rawValue: String) {
        guard rawValue.contains("@") else { return nil }
        self.rawValue = rawValue
    }
}

class Animal: Codable, Equatable {
    var name: String
    var legs: Int?

    init(name: String) { self.name = name }
    var text: String { "\(name) \(legs ?? -1)" }
    static func == (a: Animal, b: Animal) -> Bool { type(of: a) == type(of: b) && a.text == b.text }
}

final class Dog: Animal {
    var tricks: [String]
    enum DogKeys: CodingKey { case tricks }

    required init(from decoder: any Decoder) throws {
        tricks = try decoder.container(keyedBy: DogKeys.self).decode([String].self, forKey: .tricks)
        try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: DogKeys.self)
        try container.encode(tricks, forKey: .tricks)
        try super.encode(to: encoder)
    }

    override var text: String { "\(super.text) \(tricks)" }
}

final class Cat: Animal {
    var lives: Int
    enum CatKeys: CodingKey { case lives }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CatKeys.self)
        lives = try container.decode(Int.self, forKey: .lives)
        try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CatKeys.self)
        try super.encode(to: container.superEncoder())
        try container.encode(lives, forKey: .lives)
    }

    override var text: String { "\(super.text) \(lives)" }
}

/// Goes on after an error that it caught.
struct Stubborn: Codable, Hashable {
    var found: [String] = []

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            if let value = try? list.decode(Int.self) {
                found.append("int \(value)")
            } else if let value = try? list.decode(Flat.self) {
                found.append("flat \(value.id)")
            } else if let value = try? list.nestedContainer(keyedBy: AnyName.self) {
                found.append("object of \(value.allKeys.count)")
            } else if let value = try? list.nestedUnkeyedContainer() {
                found.append("list of \(value.count ?? -1)")
            } else {
                found.append("other \(try list.superDecoder().singleValueContainer().decodeNil())")
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(found)
    }
}

/// Any JSON by containers under any name, one `try?` after the other.
struct Loose: Codable, Hashable {
    var text = ""

    init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: AnyName.self) {
            text = try Loose.text(members)
        } else {
            var list = try decoder.unkeyedContainer()
            text = try Loose.text(&list)
        }
    }

    private static func text(_ members: KeyedDecodingContainer<AnyName>) throws -> String {
        let keys = members.allKeys.sorted { $0.stringValue < $1.stringValue }
        return try keys.map { try "\($0.stringValue): \(text(members, $0))" }.joined(separator: ", ")
    }

    private static func text(_ members: KeyedDecodingContainer<AnyName>, _ key: AnyName) throws -> String {
        if let value = try? members.decode(Bool.self, forKey: key) { return "\(value)" }
        if let value = try? members.decode(String.self, forKey: key) { return "text \(value)" }
        if let value = try? members.decode(Int.self, forKey: key) { return "\(value)" }
        if let value = try? members.decodeIfPresent(Double.self, forKey: key) { return "\(value)" }
        if let value = try? members.nestedContainer(keyedBy: AnyName.self, forKey: key) {
            return "{\(try text(value))}"
        }
        if var value = try? members.nestedUnkeyedContainer(forKey: key) { return "[\(try text(&value))]" }
        return try members.decodeNil(forKey: key) ? "null" : "other"
    }

    private static func text(_ list: inout any UnkeyedDecodingContainer) throws -> String {
        var parts: [String] = []
        while !list.isAtEnd {
            if let value = try? list.decode(Bool.self) {
                parts.append("\(value)")
            } else if let value = try? list.decode(UInt8.self) {
                parts.append("\(value)")
            } else if let value = try? list.decode(Float.self) {
                parts.append("\(value)")
            } else if let value = try? list.decode(String.self) {
                parts.append("text \(value)")
            } else if let value = try? list.nestedContainer(keyedBy: AnyName.self) {
                parts.append("{\(try text(value))}")
            } else if var value = try? list.nestedUnkeyedContainer() {
                parts.append("[\(try text(&value))]")
            } else {
                parts.append(try list.decodeNil() ? "null" : "other")
                if parts.last == "other" { _ = try list.superDecoder() }
            }
        }
        return parts.joined(separator: ", ")
    }

    func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}
