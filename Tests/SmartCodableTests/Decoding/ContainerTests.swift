import Foundation
import SmartCodable
import Testing

private struct Child: SmartCodable, Equatable {
    var age = 7
}

/// Hand-written coding: every kind of container there is, compared with Foundation's coders.
private struct Handmade: SmartCodable, Equatable {
    var a = 0
    var items: [String] = []
    var inner = 0
    var matrix: [[Int]] = []
    var fromSuper = 0
    var fromNamedSuper = ""
    var hasNull = false

    enum Keys: String, CodingKey { case a, items, nested, matrix, named, null, extra }
    enum Inner: CodingKey { case inner }

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        a = try container.decode(Int.self, forKey: .a)
        var list = try container.nestedUnkeyedContainer(forKey: .items)
        while !list.isAtEnd { items.append(try list.decode(String.self)) }
        inner = try container.nestedContainer(keyedBy: Inner.self, forKey: .nested).decode(Int.self, forKey: .inner)
        var rows = try container.nestedUnkeyedContainer(forKey: .matrix)
        while !rows.isAtEnd {
            var row = try rows.nestedUnkeyedContainer()
            var values: [Int] = []
            while !row.isAtEnd { values.append(try row.decode(Int.self)) }
            matrix.append(values)
        }
        fromSuper = try Int(from: container.superDecoder())
        fromNamedSuper = try container.superDecoder(forKey: .named).singleValueContainer().decode(String.self)
        hasNull = try container.decodeNil(forKey: .null) && !container.contains(.extra)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        var rows = container.nestedUnkeyedContainer(forKey: .matrix)
        var list = container.nestedUnkeyedContainer(forKey: .items)
        try container.encode(a, forKey: .a)
        // Filled in turns: neither is finished when the other goes on.
        for item in items { try list.encode(item) }
        for row in matrix {
            var values = rows.nestedUnkeyedContainer()
            for value in row { try values.encode(value) }
        }
        var nested = container.nestedContainer(keyedBy: Inner.self, forKey: .nested)
        try nested.encode(inner, forKey: .inner)
        try fromSuper.encode(to: container.superEncoder())
        var named = container.superEncoder(forKey: .named).singleValueContainer()
        try named.encode(fromNamedSuper)
        try container.encodeNil(forKey: .null)
    }
}

private let sample =
    #"{"a":1,"items":["x","y"],"nested":{"inner":2},"matrix":[[1,2],[]],"super":3,"named":"n","null":null}"#

/// Keeps what it should not keep.
private final class Keeper: @unchecked Sendable {
    static let shared = Keeper()
    var containers: [KeyedDecodingContainer<Greedy.CodingKeys>] = []
    var decoders: [any Decoder] = []
}

private struct Greedy: SmartCodable {
    var value = 0
    var text = ""
    enum CodingKeys: CodingKey { case value, text }
    init() {}
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        Keeper.shared.containers.append(container)
        Keeper.shared.decoders.append(decoder)
        value = try container.decode(Int.self, forKey: .value)
        text = try container.decode(String.self, forKey: .text)
    }
}

@Suite struct ContainerTests {
    @Test func everyContainerReadsAsFoundationDoes() throws {
        let expected = try JSONDecoder().decode(Handmade.self, from: Data(sample.utf8))
        #expect(Handmade.deserialize(from: sample) == expected)
        #expect(expected.matrix == [[1, 2], []])
    }

    @Test func everyContainerWritesAsFoundationDoes() throws {
        let model = try JSONDecoder().decode(Handmade.self, from: Data(sample.utf8))
        let text = try #require(model.toJSONString())
        let mine = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
        let foundations = try JSONSerialization.jsonObject(with: JSONEncoder().encode(model)) as? NSDictionary
        #expect(mine == foundations, "\(text)")
    }

    @Test func nestedContainersOfPrettyTextAreIndentedInPlace() throws {
        let model = try JSONDecoder().decode(Handmade.self, from: Data(sample.utf8))
        let text = try #require(model.toJSONString(prettyPrint: true))
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect((object as? NSDictionary)?.count == 7)
        #expect(text.contains("\n  \"nested\" : {\n    \"inner\" : 2\n  }"), "\(text)")
    }

    @Test func keptContainersAndDecodersStayValid() throws {
        let texts = (0..<50).map { "{\"value\":\($0),\"text\":\"number \($0) with a longer text\"}" }
        let models = try #require([Greedy].deserialize(from: "[\(texts.joined(separator: ","))]"))
        #expect(models.map(\.value) == Array(0..<50))
        let kept = Keeper.shared.containers
        #expect(kept.count == 50)
        // Another run over another document, before the kept ones are asked again.
        _ = [Greedy].deserialize(from: "[{\"value\":-1,\"text\":\"other\"}]")
        for (index, container) in kept.enumerated() {
            #expect(try container.decode(Int.self, forKey: .value) == index)
            #expect(try container.decode(String.self, forKey: .text) == "number \(index) with a longer text")
        }
        let again = try Keeper.shared.decoders.prefix(50).map { try Greedy(from: $0).value }
        #expect(again == Array(0..<50))
        Keeper.shared.containers = []
        Keeper.shared.decoders = []
    }

    @Test func aModelDecodedInsideAnInitIsIndependent() {
        struct Outer: SmartCodable {
            var text = ""
            var child = Child()
            enum CodingKeys: CodingKey { case text }
            init() {}
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                text = try container.decode(String.self, forKey: .text)
                child = Child.deserialize(from: text) ?? Child()
                text += try container.decode(String.self, forKey: .text)
            }
        }
        let outer = Outer.deserialize(from: #"{"text":"{\"age\":9}"}"#)
        #expect(outer?.child.age == 9)
        #expect(outer?.text == #"{"age":9}{"age":9}"#)
    }

    @Test func errorsOfPlainCodableTypesNameTheirPath() {
        struct Strict: Codable { var n: Int }
        struct Holder: Codable { var list: [Strict] }
        struct Root: SmartCodable {
            var holder: Holder?
            init() {}
            init(from decoder: any Decoder) throws { holder = try decoder.singleValueContainer().decode(Holder.self) }
            func encode(to encoder: any Encoder) throws {}
        }
        do {
            _ = try Root.decode(from: #"{"list":[{"n":1},{"n":{}}]}"#)
            Issue.record("decoded")
        } catch DecodingError.typeMismatch(_, let context) {
            #expect(context.codingPath.map(\.stringValue) == ["list", "Index 1", "n"])
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func dictionariesWithOtherKeysUseTheStandardForm() throws {
        struct Keyed: SmartCodable, Equatable { var byNumber: [Int: String] = [:] }
        let model = try #require(Keyed.deserialize(from: #"{"byNumber":{"1":"a","2":"b"}}"#))
        #expect(model.byNumber == [1: "a", 2: "b"])
        #expect(try JSONDecoder().decode(Keyed.self, from: Data(try #require(model.toJSONString()).utf8)) == model)
    }
}
