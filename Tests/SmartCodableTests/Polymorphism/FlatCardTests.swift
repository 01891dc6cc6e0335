import SmartCodable
import Testing

/// A polymorphic enum, or an optional polymorphic class, whose members are those of the enclosing object.
@Suite struct FlatCardTests {
    struct Text: SmartCodable { var text = "" }

    enum Card: SmartPolymorphicEnum, Equatable {
        case text(Text), other(JSONValue)

        static func variants() -> SmartVariants {
            SmartVariants(by: "kind", [SmartVariant("text", Card.text)], otherwise: Card.other)
        }

        static func == (a: Card, b: Card) -> Bool { "\(a)" == "\(b)" }
    }

    class Shape: SmartCodable, SmartPolymorphic {
        var shape = ""
        @SmartKey("size.width") var width = 1
        required init() {}
        class func variants() -> SmartVariants { SmartVariants(by: "shape", ["round": Round.self]) }
    }
    class Round: Shape { var radius = 1 }

    struct Row: SmartCodable {
        var id = 0
        @SmartFlat var card: Card = .text(Text(text: "initial"))
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }
    struct Optionals: SmartCodable {
        var id = 0
        @SmartFlat var card: Card?
        @SmartFlat var shape: Shape?
    }
    class Base: SmartCodable {
        var id = 0
        required init() {}
    }
    class Level: Base { @SmartFlat var card: Card = .text(Text(text: "initial")) }
    struct Direct: SmartDirectCodable {
        var id = 0
        @SmartFlat var card: Card = .text(Text(text: "initial"))
    }

    private func update<Model: SmartCodable>(_ json: String, by update: String, _: Model.Type) throws -> String? {
        var model = try #require(Model.deserialize(from: json))
        let (isUpdated, report) = SmartSentinel.record { SmartUpdater.update(&model, from: update) }
        #expect(isUpdated && report.isEmpty, "\(report)")
        return model.toJSONString()
    }

    @Test("An update that does not say which case merges what the present one has, and tells nothing of what is absent")
    func update() throws {
        let json = #"{"id":1,"text":"a","kind":"text"}"#
        for (update, text) in [
            (#"{"id":2}"#, "a"), (#"{"id":2,"text":"b"}"#, "b"), (#"{"id":2,"text":"b","kind":null}"#, "b"),
        ] {
            let result = "{\"id\":2,\"text\":\"\(text)\",\"kind\":\"text\"}"
            #expect(try self.update(json, by: update, Level.self) == result)
            #expect(try self.update(json, by: update, Direct.self) == result)
            #expect(try self.update(json, by: update, Optionals.self) == result)
        }
        #expect(try update(json, by: #"{"id":2,"x":1}"#, Row.self) == #"{"id":2,"text":"a","kind":"text","x":1}"#)
        #expect(try update(#"{"id":1,"kind":"new"}"#, by: #"{"id":2}"#, Direct.self) == #"{"id":2,"kind":"new"}"#)
        #expect(
            try update(json, by: #"{"text":"b","kind":"text"}"#, Direct.self) == #"{"id":1,"text":"b","kind":"text"}"#)
    }

    private struct Shaped: SmartCodable {
        @SmartFlat var shape = Shape()
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }
    private struct MaybeShaped: SmartCodable {
        @SmartFlat var card: Card?
        @SmartFlat var shape: Shape?
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }

    @Test("Members of the present case or class are not unknown, also if an update does not say which it is")
    func knownMembers() throws {
        var row = try #require(Row.deserialize(from: #"{"id":1,"text":"a","kind":"text"}"#))
        #expect(SmartUpdater.update(&row, from: #"{"text":"b","url":"c"}"#))
        #expect(row.rest == ["url": "c"] && row.card == .text(Text(text: "b")))
        #expect(row.toJSONString() == #"{"id":1,"text":"b","kind":"text","url":"c"}"#)

        let round = #"{"shape":"round","radius":2,"size":{"width":3}}"#
        var shaped = try #require(Shaped.deserialize(from: round))
        #expect(shaped.rest == [:])
        #expect(SmartUpdater.update(&shaped, from: #"{"radius":4,"x":1}"#))
        #expect(shaped.rest == ["x": 1] && (shaped.shape as? Round)?.radius == 4 && shaped.shape.width == 3)
        #expect(Shaped.deserialize(from: #"{"radius":2}"#)?.rest == ["radius": 2])

        var maybe = try #require(MaybeShaped.deserialize(from: round))
        #expect(SmartUpdater.update(&maybe, from: #"{"radius":4,"text":"t"}"#))
        #expect(maybe.rest == ["text": "t"] && (maybe.shape as? Round)?.radius == 4 && maybe.card == nil)
        #expect(
            SmartUpdater.update(&maybe, from: #"{"kind":"text"}"#)
                && SmartUpdater.update(&maybe, from: #"{"text":"u"}"#))
        #expect(maybe.card == .text(Text(text: "u")))
    }

    @Test("Without any of its members an optional one is nil") func absent() throws {
        for json in [#"{"id":1}"#, #"{"id":1,"x":2}"#] {
            let (row, report) = SmartSentinel.record { Optionals.deserialize(from: json) }
            #expect(row?.card == nil && row?.shape == nil && report.isEmpty, "\(report)")
            #expect(row?.toJSONString() == #"{"id":1}"#)
            #expect(throws: Never.self) { try Optionals.decode(from: json, options: [.strict]) }
        }
        #expect(Optionals.deserialize(from: #"{"size":{"width":3}}"#)?.shape?.width == 3)
        #expect(Optionals.deserialize(from: #"{"shape":"round","radius":2}"#)?.shape is Round)
        #expect(Optionals.deserialize(from: #"{"kind":"new"}"#)?.card == .other(["kind": "new"]))
    }

    @Test("What a card of an unknown kind holds does not hide what the properties say") func unknownKind() throws {
        var row = try #require(Row.deserialize(from: #"{"id":"1","kind":"new","x":2,"y":[3]}"#))
        row.id = 5
        row.rest["x"] = 6
        #expect(row.toJSONString() == #"{"id":5,"kind":"new","x":6,"y":[3]}"#)
        #expect(row.toDictionary()?["id"] as? Int == 5)
        var level = try #require(Level.deserialize(from: #"{"kind":"new","id":1}"#))
        level.id = 5
        #expect(level.toJSONString() == #"{"id":5,"kind":"new"}"#)
        level = try #require(Level.deserialize(from: level.toJSONString()))
        #expect(level.toJSONString() == #"{"id":5,"kind":"new"}"#)
    }
}
