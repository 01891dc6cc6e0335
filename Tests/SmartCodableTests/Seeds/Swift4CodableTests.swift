import Foundation
import SmartCodable
import Testing

/// The article "Swift4.Codable": each of its types, by the engine's coders as by Foundation's.
@Suite("Swift 4 Codable (article)") struct Swift4CodableTests {
    struct Person: Codable, Equatable {
        var name: String
        var age: Int
        var quest: String
    }

    /// Keys of its own, one of them with another name.
    struct RenamedPerson: Codable, Equatable {
        var name: String
        var age: Int
        var quest: String

        private enum CodingKeys: String, CodingKey {
            case name = "person_name"
            case age
            case quest
        }
    }

    /// What the compiler writes, written out.
    struct HandWrittenPerson: Codable, Equatable {
        var name: String
        var age: Int
        var quest: String

        private enum CodingKeys: CodingKey {
            case name
            case age
            case quest
        }

        init(name: String, age: Int, quest: String) { (self.name, self.age, self.quest) = (name, age, quest) }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)

            try container.encode(name, forKey: .name)
            try container.encode(age, forKey: .age)
            try container.encode(quest, forKey: .quest)
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)

            name = try container.decode(String.self, forKey: .name)
            age = try container.decode(Int.self, forKey: .age)
            quest = try container.decode(String.self, forKey: .quest)
        }
    }

    private func check<T: Codable & Equatable>(_ value: T, _ json: String) throws {
        #expect(String(decoding: try SmartJSONEncoder().encode(value), as: UTF8.self) == json)
        let sorted = JSONEncoder()
        sorted.outputFormatting = .sortedKeys
        let smart = SmartJSONEncoder()
        smart.outputFormatting = .sortedKeys
        #expect(try smart.encode(value) == sorted.encode(value))
        #expect(try SmartJSONDecoder().decode(T.self, from: json) == value)
        #expect(try JSONDecoder().decode(T.self, from: Data(json.utf8)) == value)
        // A key that is missing is an error for both.
        #expect(throws: DecodingError.self) { try SmartJSONDecoder().decode(T.self, from: "{}") }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(T.self, from: Data("{}".utf8)) }
    }

    @Test("Implementing Codable: Person") func person() throws {
        try check(
            Person(name: "Arthur", age: 40, quest: "Grail"), #"{"name":"Arthur","age":40,"quest":"Grail"}"#)
    }

    @Test("Implementing Codable: CodingKeys with person_name") func renamedPerson() throws {
        try check(
            RenamedPerson(name: "Arthur", age: 40, quest: "Grail"),
            #"{"person_name":"Arthur","age":40,"quest":"Grail"}"#)
    }

    @Test("Implementing Codable: all written out") func handWrittenPerson() throws {
        try check(
            HandWrittenPerson(name: "Arthur", age: 40, quest: "Grail"),
            #"{"name":"Arthur","age":40,"quest":"Grail"}"#)
    }

    /// A keyed, an unkeyed and a single value, an optional member, a nested container, and super.
    private struct Containers: Codable, Equatable {
        var list: [Int]
        var single: Single
        var maybe: String?
        var nested: Int

        struct Single: Codable, Equatable {
            var value: Bool
            init(value: Bool) { self.value = value }
            init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Bool.self) }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(value)
            }
        }

        enum Keys: CodingKey { case list, single, maybe, nested, inner }

        init(list: [Int], single: Single, nested: Int) {
            (self.list, self.single, self.nested) = (list, single, nested)
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            var elements = try container.nestedUnkeyedContainer(forKey: .list)
            list = []
            while !elements.isAtEnd { list.append(try elements.decode(Int.self)) }
            single = try container.decode(Single.self, forKey: .single)
            maybe = try container.decodeIfPresent(String.self, forKey: .maybe)
            nested = try container.nestedContainer(keyedBy: Keys.self, forKey: .nested).decode(Int.self, forKey: .inner)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            var elements = container.nestedUnkeyedContainer(forKey: .list)
            for element in list { try elements.encode(element) }
            try container.encode(single, forKey: .single)
            try container.encodeIfPresent(maybe, forKey: .maybe)
            var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .nested)
            try inner.encode(nested, forKey: .inner)
        }
    }

    @Test("Encoders and decoders: the containers, and decodeIfPresent") func containers() throws {
        try check(
            Containers(list: [1, 2], single: .init(value: true), nested: 3),
            #"{"list":[1,2],"single":true,"nested":{"inner":3}}"#)
    }
}
