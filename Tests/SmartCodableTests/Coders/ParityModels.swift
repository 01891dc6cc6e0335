import Foundation

// Models that know nothing of SmartCodable, for both coders.

enum ParityColor: String, Codable, Hashable, CaseIterable, Sendable { case red, green, blue }
enum ParityLevel: Int, Codable, Hashable, Sendable { case low = 1, high = 3 }
enum ParityColorKey: String, Codable, Hashable, Sendable { case red, green, blue }
@available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)
extension ParityColorKey: CodingKeyRepresentable {}

enum ParityShape: Codable, Hashable, Sendable {
    case empty
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    case labelled(String, Int)
    indirect case group([ParityShape])
}

struct ParityAddress: Codable, Hashable, Sendable {
    var city: String
    var zip: Int?
}

struct ParityPerson: Codable, Hashable, Sendable {
    var name: String
    var age: Int
    var email: String?
    var addresses: [ParityAddress] = []
    var friends: [String: ParityAddress]?
}

struct ParityBox<Content> {
    var content: Content
    var more: [Content] = []
}
extension ParityBox: Encodable where Content: Encodable {}
extension ParityBox: Decodable where Content: Decodable {}
extension ParityBox: Equatable where Content: Equatable {}
extension ParityBox: Hashable where Content: Hashable {}
extension ParityBox: Sendable where Content: Sendable {}

struct ParityTree: Codable, Hashable, Sendable {
    var value: Int
    var children: [ParityTree]?
}

/// Reads its own members after its children's, and those in which they differ.
struct ParityLateNode: Decodable, Hashable, Sendable {
    var children: [ParityLateNode]
    var values: [String: Int] = [:]

    enum Keys: String, CodingKey, CaseIterable { case children, a, b, c, d }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        children = try container.decode([ParityLateNode].self, forKey: .children)
        for key in Keys.allCases.dropFirst() where children.isEmpty || container.contains(key) {
            values[key.stringValue] = try container.decodeIfPresent(Int.self, forKey: key)
        }
    }
}

/// A pair in an array.
struct ParityPair: Codable, Hashable, Sendable {
    var name: String
    var number: Int

    init(name: String, number: Int) {
        self.name = name
        self.number = number
    }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        name = try list.decode(String.self)
        number = try list.decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(name)
        try list.encode(number)
    }
}

/// A value without a container of its own.
struct ParityMetres: Codable, Hashable, Sendable {
    var value: Double

    init(value: Double) { self.value = value }
    init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Double.self) }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// Either of two, by trial.
enum ParityEither: Codable, Hashable, Sendable {
    case list([Int])
    case person(ParityAddress)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            self = .list(try container.decode([Int].self))
        } catch {
            self = .person(try container.decode(ParityAddress.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .list(let list): try container.encode(list)
        case .person(let address): try container.encode(address)
        }
    }
}

class ParityAnimal: Codable {
    var name: String
    var legs: Int

    init(name: String, legs: Int) {
        self.name = name
        self.legs = legs
    }

    var text: String { "\(name) \(legs)" }
}

/// Both levels in one object.
final class ParityDog: ParityAnimal, Equatable, CustomDebugStringConvertible, @unchecked Sendable {
    var tricks: [String]

    enum DogKeys: CodingKey { case tricks }

    init(name: String, legs: Int, tricks: [String]) {
        self.tricks = tricks
        super.init(name: name, legs: legs)
    }

    required init(from decoder: any Decoder) throws {
        tricks = try decoder.container(keyedBy: DogKeys.self).decode([String].self, forKey: .tricks)
        try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: DogKeys.self)
        try container.encode(tricks, forKey: .tricks)
        try super.encode(to: encoder)
    }

    var debugDescription: String { "\(text) \(tricks)" }
    static func == (a: ParityDog, b: ParityDog) -> Bool { a.debugDescription == b.debugDescription }
}

/// The superclass in an object of its own: "super".
final class ParityCat: ParityAnimal, Equatable, CustomDebugStringConvertible, @unchecked Sendable {
    var lives: Int

    enum CatKeys: CodingKey { case lives }

    init(name: String, legs: Int, lives: Int) {
        self.lives = lives
        super.init(name: name, legs: legs)
    }

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

    var debugDescription: String { "\(text) \(lives)" }
    static func == (a: ParityCat, b: ParityCat) -> Bool { a.debugDescription == b.debugDescription }
}

/// The superclass under a name.
final class ParityFish: ParityAnimal, Equatable, CustomDebugStringConvertible, @unchecked Sendable {
    var depth: Double

    enum FishKeys: CodingKey { case depth, base }

    init(name: String, legs: Int, depth: Double) {
        self.depth = depth
        super.init(name: name, legs: legs)
    }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FishKeys.self)
        depth = try container.decode(Double.self, forKey: .depth)
        try super.init(from: container.superDecoder(forKey: .base))
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FishKeys.self)
        try container.encode(depth, forKey: .depth)
        try super.encode(to: container.superEncoder(forKey: .base))
    }

    var debugDescription: String { "\(text) \(depth)" }
    static func == (a: ParityFish, b: ParityFish) -> Bool { a.debugDescription == b.debugDescription }
}

/// Names of many forms.
struct ParityNames: Codable, Hashable, Sendable {
    var plain = 1
    var myURLProperty = 2
    var HTTPServer = 3
    var a = 4
    var A = 5
    var already_snake = 6
    var item2Name = 7
    var _leading = 8
    var trailing_ = 9
    var __bothSides__ = 10
    var userID = 11
    var aB = 12
    var ABC = 13
    var version10Beta2 = 14
    var éclairÀLaCarte = 15
    var mixed_snakeCase = 16
    var nested = Nested()

    struct Nested: Codable, Hashable, Sendable {
        var innerValue = 1
        var byName = ["camelCase": 1, "snake_case": 2]
    }
}
