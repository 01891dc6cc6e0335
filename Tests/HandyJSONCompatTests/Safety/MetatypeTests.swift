import HandyJSONCompat
import Testing

/// Properties that hold types: no JSON fills them, and their storage is shorter than their metadata says.
@Suite struct MetatypeTests {
    struct Row: HandyJSON {
        var id = 0
        var cell: Int.Type = Int.self
        var optional: String.Type? = String.self
        var flag = false
        var any: Any.Type = Int.self
        var object: AnyClass?
        var model: (any HandyJSON.Type)?
        var name: String?
    }

    final class Section: HandyJSON {
        var kind: Double.Type = Double.self
        var rows: [Row] = []
        var title = ""
        init() {}
    }

    private let json = #"{"id":"7","cell":1,"optional":"x","flag":1,"any":{},"object":[],"model":null,"name":"n"}"#

    @Test func theOthersAreFilledAndWritten() throws {
        let row = try #require(Row.deserialize(from: json))
        #expect(row.id == 7 && row.flag && row.name == "n")
        #expect(row.optional == String.self && row.any == Int.self && row.object == nil && row.model == nil)
        #expect(row.toJSONString() == #"{"id":7,"flag":true,"name":"n"}"#)
        let section = try #require(Section.deserialize(from: #"{"kind":1,"rows":[\#(json)],"title":5}"#))
        #expect(section.title == "5" && section.rows.map(\.id) == [7])
    }

    /// A dictionary may bring a type that would fit.
    @Test func theyAreNotTakenFromDictionariesEither() throws {
        let row = try #require(
            Row.deserialize(from: [
                "id": 1, "cell": Int.self, "optional": String?.self, "flag": true, "any": Bool.self, "name": "n",
            ]))
        #expect(row.id == 1 && row.flag && row.name == "n" && row.any == Int.self)
    }

    @Test func updatesLeaveThemAlone() throws {
        var row = Row()
        row.any = Bool.self
        JSONDeserializer.update(object: &row, from: json)
        #expect(row.id == 7 && row.any == Bool.self && row.optional == String.self)
    }
}
