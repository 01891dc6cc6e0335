import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// `[User?].deserialize` gives natively what `[User].deserialize` gives of HandyJSON's models: nil for each element that is
/// no object. `adopt` writes the one for the other.
@Suite struct OptionalElementsTests {
    struct Handy: HandyJSON, Equatable {
        var id = 0
        var kids: [Handy?]?
    }

    struct Native: SmartCodable, HandyJSONRules, Equatable {
        var id = 0
        var kids: [Native?]?
    }

    final class HandyObject: HandyJSON {
        var id = 0
        required init() {}
    }

    final class NativeObject: SmartCodable, HandyJSONRules {
        var id = 0
        required init() {}
    }

    struct Both: SmartCodable, HandyJSONRules, HandyJSON, Equatable { var id = 0 }

    static let elements = [
        #"{"id":1}"#, "null", "1", #""x""#, #""{\"id\":4}""#, "[]", #"[{"id":1}]"#, "{}", "true",
        #"{"id":"5","kids":[null,{"id":3},7]}"#,
    ]
    static let texts =
        [
            "[]", "null", "{}", #"{"id":1}"#, "7", "", "[", #"[{"id":1},]"#, #"{"data":[{"id":1},null,2]}"#,
            #"{"data":7}"#,
        ]
        + elements.flatMap { one in elements.map { "[\(one),\($0),\(one)]" } }

    @Test("as HandyJSON's, from text, data and lists, at a path", arguments: texts)
    func asHandyJSON(text: String) throws {
        for path in [nil, "data", "data.l"] {
            let handy = [Handy].deserialize(from: text, designatedPath: path)
            #expect(describe([Native?].deserialize(from: text, designatedPath: path)) == describe(handy))
            let data = Data(text.utf8)
            #expect(describe([Native?].deserialize(from: data, designatedPath: path)) == describe(handy))
            let objects = [HandyObject].deserialize(from: text, designatedPath: path)
            #expect(
                [NativeObject?].deserialize(from: text, designatedPath: path)?.map { $0?.id } == objects?.map { $0?.id }
            )
        }
        let list = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? [Any]
        #expect(describe([Native?].deserialize(from: list)) == describe([Handy].deserialize(from: list)))
    }

    @Test("generic code, a model of both families, options")
    func others() {
        func load<Model: SmartCodable>(_ list: [Any]?) -> [Model?] { [Model?].deserialize(from: list) ?? [] }
        #expect(load([["id": 1], 7]) == [Native(id: 1), nil])
        #expect([Both?].deserialize(from: "[{},null]") == [Both(), nil])
        #expect([Native].deserialize(from: "[{},null]") == [Native()])
        #expect([Native?].deserialize(from: "[{},7]", options: [.strict]) == nil)
        #expect([Native?].deserialize(from: nil as String?) == nil)
    }

    private func describe(_ list: some Any) -> String {
        String(describing: list).replacingOccurrences(of: "Native", with: "Handy")
    }
}
