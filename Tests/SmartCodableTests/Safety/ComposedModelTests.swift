import Foundation
import SmartCodable
import Testing

private struct Base: SmartCodable, Equatable {
    var id = 7
    var name = "initial"
    @SmartDate(.milliseconds) var date = Date(timeIntervalSince1970: 0)
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- ["base_name", "bn"]] }
    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.id
                <--- FastTransformer<Int, String>(
                    fromJSON: { $0.flatMap { Int($0, radix: 16) } }, toJSON: { $0.map { String($0, radix: 16) } })
        ]
    }
}

private struct Generic<T: Codable & Equatable>: SmartCodable, Equatable where T: ExpressibleByNilLiteral {
    var value: T = nil
    var note = "generic"
    private enum CodingKeys: String, CodingKey { case value, note }
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.note <--- "generic_note"] }
}

/// Made of two other models that are decoded from the same object, and of members of its own whose names they have too.
private struct Outer: SmartCodable, Equatable {
    var base = Base()
    var generic = Generic<Int?>()
    var name = "outer"
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "outer_name"] }

    init() {}
    init(from decoder: any Decoder) throws {
        base = try Base(from: decoder)
        generic = try Generic(from: decoder)
        name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    }
    func encode(to encoder: any Encoder) throws {
        try base.encode(to: encoder)
        try generic.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
    }
    enum CodingKeys: CodingKey { case name }
}

/// A plain Codable type around a model.
private struct Plain: Codable, Equatable {
    let base: Base
    let extra: Int?
    init(from decoder: any Decoder) throws {
        base = try Base(from: decoder)
        extra = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .extra)
    }
    private enum CodingKeys: CodingKey { case extra }
}

/// A hand-written class whose keys are declared elsewhere.
private enum OutsideKeys: CodingKey { case only }
private class Root: SmartCodable {
    var only = 1
    var other = 2
    required init() {}
    required init(from decoder: any Decoder) throws {
        only = try decoder.container(keyedBy: OutsideKeys.self).decode(Int.self, forKey: .only)
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: OutsideKeys.self)
        try container.encode(only, forKey: .only)
    }
}
private final class Leaf: Root {
    var leaf = 3
}

@Suite struct ComposedModelTests {
    @Test func partsHaveTheirOwnNamesAndValues() throws {
        let outer = try #require(
            Outer.deserialize(
                from: #"{"id":"1f","bn":"B","date":1000,"outer_name":"O","value":"5","generic_note":"G"}"#))
        #expect(outer.base == Base(id: 31, name: "B", date: Date(timeIntervalSince1970: 1)))
        #expect(outer.generic == Generic(value: 5, note: "G"))
        #expect(outer.name == "O")
    }

    @Test func whatIsMissingKeepsTheInitialValueOfItsOwnModel() throws {
        for json in ["{}", #"{"id":null,"base_name":[1],"name":"x"}"#] {
            let outer = try Outer.decode(from: json)
            #expect(outer == Outer())
        }
        // Many, with decoders that are used again.
        let many = try [Outer].decode(from: "[{},{\"bn\":\"1\"},{\"bn\":\"2\",\"outer_name\":\"o\"},{}]")
        #expect(many.map(\.base.name) == ["initial", "1", "2", "initial"])
        #expect(many.map(\.name) == ["outer", "outer", "o", "outer"])
    }

    @Test func partsAreWrittenUnderTheirOwnNames() throws {
        var outer = Outer()
        outer.base.id = 31
        outer.generic.value = 5
        outer.base.date = Date(timeIntervalSince1970: 2)
        let text = outer.toJSONString(useMappedKeys: true)
        #expect(
            text
                == #"{"id":"1f","base_name":"initial","date":2000,"value":5,"generic_note":"generic","outer_name":"outer"}"#
        )
        let again = Outer.deserialize(from: text)
        #expect(again == outer)
    }

    @Test func plainTypesMayHoldModelsOfTheirOwnObject() throws {
        let plain = try SmartJSONDecoder().decode(Plain.self, from: #"{"bn":5,"extra":"6"}"#)
        #expect(plain.base == Base(id: 7, name: "5"))
        #expect(plain.extra == 6)
    }

    @Test func aRootClassReadsAndWritesByItselfWhateverItsKeys() throws {
        let json = #"{"only":5,"other":6,"leaf":7}"#
        let root = try Root.decode(from: json)
        #expect(root.only == 5 && root.other == 2)
        #expect(root.toJSONString() == #"{"only":5}"#)
        let leaf = try Leaf.decode(from: json)
        #expect(leaf.only == 5 && leaf.other == 2 && leaf.leaf == 7)
        #expect(leaf.toJSONString() == #"{"only":5,"leaf":7}"#)
    }
}
