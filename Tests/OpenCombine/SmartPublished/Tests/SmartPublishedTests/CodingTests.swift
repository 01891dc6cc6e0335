import Foundation
import OpenCombine
import SmartCodable
import Testing

@Suite struct CodingTests {
    @Test func valuesAreDecoded() throws {
        let player = try #require(
            Player.deserialize(
                from:
                    #"{"name":"Ann","score":"17","nickname":"A","rank":"low","badges":[{"name":"gold","level":1.0},{}],"badge":{"level":"3"},"best":{"name":"b"},"plain":2}"#
            ))
        #expect(
            player.name == "Ann" && player.score == 17 && player.nickname == "A" && player.rank == .low
                && player.plain == 2)
        #expect(player.badges == [Badge(name: "gold", level: 1), Badge()])
        #expect(player.badge == Badge(name: "", level: 3))
        #expect(player.best == Badge(name: "b", level: 0))
    }

    @Test(arguments: [
        "{}",
        #"{"name":null,"score":null,"nickname":null,"rank":null,"badges":null,"badge":null,"best":null,"plain":null}"#,
        #"{"name":[],"score":"x","rank":"other","badges":5,"badge":"x","plain":{}}"#,
    ])
    func whatIsMissingOrNullOrWrongKeepsItsInitialValue(_ json: String) throws {
        let player = try #require(Player.deserialize(from: json))
        #expect(
            player.name == "nobody" && player.score == 10 && player.nickname == nil && player.rank == .high
                && player.plain == 1)
        #expect(player.badges.isEmpty && player.badge == Badge() && player.best == nil)
    }

    @Test func nullMakesAnOptionalNil() throws {
        #expect(try #require(Settings.deserialize(from: #"{"title":null}"#)).title == nil)
        #expect(try #require(Settings.deserialize(from: "{}")).title == "title")
    }

    @Test func repairsAreReported() {
        let (_, report) = SmartSentinel.record { Player.deserialize(from: #"{"name":"x","score":"y"}"#) }
        #expect(report.description.contains("score"), "\(report)")
    }

    @Test func valuesAreEncoded() throws {
        let player = Player()
        player.name = "Ann"
        player.badges = [Badge(name: "gold", level: 1)]
        player.best = Badge()
        let expected: JSONValue = [
            "name": "Ann", "score": 10, "rank": "high", "badges": [["name": "gold", "level": 1]],
            "badge": ["name": "", "level": 0],
            "best": ["name": "", "level": 0], "plain": 1,
        ]
        #expect(JSONValue(try #require(player.toDictionary())) == expected)
        #expect(try SmartJSONDecoder().decode(JSONValue.self, from: try #require(player.toJSONString())) == expected)
        #expect(try SmartJSONDecoder().decode(JSONValue.self, from: SmartJSONEncoder().encode(player)) == expected)
    }

    @Test func otherCodersWorkAsWell() throws {
        let player = Player()
        player.score = 3
        player.nickname = "n"
        let copy = try JSONDecoder().decode(Player.self, from: JSONEncoder().encode(player))
        #expect(copy.score == 3 && copy.nickname == "n" && copy.badge == Badge())
        #expect(try SmartJSONDecoder().decode(Player.self, from: SmartJSONEncoder().encode(player)).nickname == "n")
    }

    /// A missing key of an optional is nil for JSONDecoder, of another property an error.
    @Test func missingKeysForOtherDecoders() throws {
        struct Optionals: Codable { @SmartPublished var a: Int?; @SmartPublished var b: String? }
        struct Required: Codable { @SmartPublished var a: Int = 1 }
        let optionals = try JSONDecoder().decode(Optionals.self, from: Data(#"{"b":"x"}"#.utf8))
        #expect(optionals.a == nil && optionals.b == "x")
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Required.self, from: Data("{}".utf8)) }
    }

    @Test func valueTypes() throws {
        let settings = try #require(Settings.deserialize(from: #"{"volume":"7"}"#))
        #expect(settings.volume == 7 && settings.title == "title")
        #expect(settings.toJSONString() == #"{"volume":7,"title":"title"}"#)
        let list = try #require([Settings].deserialize(from: #"[{"volume":1},{"volume":2},{}]"#))
        #expect(list.map(\.volume) == [1, 2, 5])
    }

    @Test func equality() throws {
        let a = try #require(Settings.deserialize(from: #"{"volume":7}"#))
        let b = Settings(volume: 7)
        #expect(a == b)
        #expect(a != Settings(volume: 8))
        #expect(
            Set([SmartPublished(wrappedValue: 1), SmartPublished(wrappedValue: 1), SmartPublished(wrappedValue: 2)])
                .count == 2)
    }
}

@Suite struct WrapperCombinationTests {
    @Test func aroundAndInside() throws {
        let mixed = try #require(
            Mixed.deserialize(
                from:
                    #"{"extra":{"a":[1,null,true]},"user_score":"2","user_name":"Ann","date":"2024-01-31T08:15:00Z","votes":[1,"2","x"],"ignored":9}"#
            ))
        #expect(JSONValue(mixed.extra) == ["a": [1, nil, true]])
        #expect(mixed.score == 2 && mixed.name == "Ann" && mixed.votes == [1, 2] && mixed.ignored == 7)
        #expect(mixed.date == Date(timeIntervalSince1970: 1_706_688_900))
    }

    @Test(arguments: ["{}", #"{"extra":1,"user_score":"x","user_name":[],"votes":{}}"#])
    func initialValues(_ json: String) throws {
        let mixed = try #require(Mixed.deserialize(from: json))
        #expect(
            mixed.extra.isEmpty && mixed.score == 1 && mixed.name == "initial" && mixed.date == nil
                && mixed.votes.isEmpty && mixed.ignored == 7)
    }

    @Test func encoding() throws {
        let text = #"{"extra":{"a":1},"user_score":2,"user_name":"Ann","date":"2024-01-31T08:15:00Z","votes":[1]}"#
        #expect(Mixed.deserialize(from: text)?.toJSONString(useMappedKeys: true) == text)
    }

    @Test func publishersOfCombinations() throws {
        let mixed = Mixed()
        let extras = Recorder(mixed.$extra)
        mixed.extra = ["a": 1]
        #expect(extras.values.map { JSONValue($0.wrappedValue) } == [[:], ["a": 1]])
    }

    @Test func objectWillChangeOfCombinations() {
        let mixed = Mixed()
        var before: [String] = []
        let subscription = mixed.objectWillChange.sink { before.append(mixed.name) }
        mixed.name = "a"
        mixed.extra = ["a": 1]
        subscription.cancel()
        #expect(before == ["initial", "a"])
    }
}
