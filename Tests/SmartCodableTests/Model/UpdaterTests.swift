import SmartCodable
import Testing

private struct Settings: SmartCodable, Equatable {
    var title = "t"
    var count = 1
    var note: String? = "n"
    var inner = Inner()
    var maybe: Inner?
    var list = [1, 2]
    var table = ["a": 1]
    @IgnoredKey var token = "none"
    @SmartFlat var flat = Flat()
    @SmartAny var any: Any? = 1

    static func == (a: Settings, b: Settings) -> Bool { a.toJSONString() == b.toJSONString() && a.token == b.token }
}

private struct Inner: SmartCodable, Equatable {
    var x = 1
    var y = 2
    var deep: Deep?
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.x <--- "the_x", CodingKeys.deep <--- "the_deep"]
    }
}

private struct Deep: SmartCodable, Equatable {
    var p = 1
    var q = 2
}

private struct Flat: SmartCodable {
    var flatOne = 1
    var flatTwo = 2
}

private class Player: SmartCodable {
    var name = ""
    var score = 0
    var team: Team?
    required init() {}
    class Team: SmartCodable {
        var name = ""
        var size = 0
        required init() {}
    }
}

private class Champion: Player {
    var titles = 0
    var coach: Team?
}

@Suite("SmartUpdater") struct UpdaterTests {
    @Test("Changes what the source has, and nothing else")
    func structs() {
        var model = Settings(
            title: "T", count: 5, maybe: Inner(x: 7, y: 8, deep: Deep(p: 9, q: 10)), list: [3], table: ["b": 2])
        model.token = "secret"
        model.flat = Flat(flatOne: 11, flatTwo: 12)
        model.inner = Inner(x: 20, y: 21, deep: nil)
        let updated = SmartUpdater.update(
            &model,
            from:
                #"{"count":"6","inner":{"the_x":30},"maybe":{"y":"80","the_deep":{"q":100}},"list":[4,5],"flatTwo":120}"#
        )
        #expect(updated)
        #expect(model.title == "T")
        #expect(model.count == 6)
        #expect(model.note == "n")
        #expect(model.inner == Inner(x: 30, y: 21, deep: nil))
        #expect(model.maybe == Inner(x: 7, y: 80, deep: Deep(p: 9, q: 100)))
        #expect(model.list == [4, 5])
        #expect(model.table == ["b": 2])
        #expect(model.token == "secret")
        #expect(model.flat.flatOne == 11)
        #expect(model.flat.flatTwo == 120)
    }

    @Test("Null, what cannot convert, and other kinds of source")
    func oddSources() {
        var model = Settings(title: "T", maybe: Inner())
        SmartUpdater.update(
            &model, from: ["note": NSNullLike.value, "maybe": NSNullLike.value, "count": "x", "title": [1]])
        #expect(model.note == nil)
        #expect(model.maybe == nil)
        #expect(model.count == 1)
        #expect(model.title == "T")
        let before = model
        #expect(!SmartUpdater.update(&model, from: "nonsense"))
        #expect(!SmartUpdater.update(&model, from: nil as String?))
        #expect(!SmartUpdater.update(&model, from: "[1]"))
        #expect(model == before)
        #expect(SmartUpdater.update(&model, from: #"{"data":{"count":3}}"#, designatedPath: "data"))
        #expect(model.count == 3)
    }

    @Test("Instances of classes stay the same, nested ones too, inherited properties included")
    func classes() {
        let champion = Champion()
        champion.name = "A"
        champion.titles = 3
        let team = Player.Team()
        team.name = "T"
        team.size = 5
        champion.team = team
        var model = champion
        SmartUpdater.update(&model, from: #"{"score":9,"titles":"4","team":{"size":6},"coach":{"name":"C"}}"#)
        #expect(model === champion)
        #expect(champion.name == "A")
        #expect(champion.score == 9)
        #expect(champion.titles == 4)
        #expect(champion.team === team)
        #expect(team.name == "T")
        #expect(team.size == 6)
        #expect(champion.coach?.name == "C")
    }

    private struct Absent: SmartCodable {
        var id = 0
        @SmartKey("user_name") var name: String?
        var inner = Inner()
        var list: [Inner] = []
        struct Inner: SmartCodable { var a = 1, b = 2 }
    }

    @Test("A report lists nothing that the source does not name, and .strict takes it") func absent() {
        var model = Absent(id: 42)
        let json = #"{"inner":{"a":"5"},"list":[{"a":1}]}"#
        let (_, report) = SmartSentinel.record { SmartUpdater.update(&model, from: json) }
        // An element of an array is a new model.
        #expect(report.repairs.map { "\($0.path) \($0.action)" } == ["inner.a converted", "list[0].b missing"])
        #expect(SmartUpdater.update(&model, from: #"{"inner":{"b":7}}"#, options: [.strict]))
        #expect(!SmartUpdater.update(&model, from: #"{"inner":{"b":"8"}}"#, options: [.strict]))
        #expect(model.id == 42 && model.inner.a == 5 && model.inner.b == 7)
        #expect(Absent.deserialize(from: #"{"inner":{"b":7}}"#, options: [.strict]) == nil)
    }

    private struct Kinds: SmartCodable {
        var id = 0, small: Int8 = 0, isOn = false, price = 0.0, ratio: Float = 0, name = ""
        var note: String?, count: Int?, inner: Inner?, plain: Plain?, list: [Int] = [], table: [String: Int] = [:]
        @SmartKey("user_name") var named = "none"
        struct Plain: Codable { var x = 0 }
    }

    @Test(
        "What the source does not have stays, with a listener and without",
        arguments: [
            "{}", #"{"id":9}"#, #"{"note":null,"inner":{"y":7}}"#, #"{"name":[1],"count":"8","user_name":"z"}"#,
        ])
    func kinds(json: String) {
        let full = Kinds(
            id: 1, small: 2, isOn: true, price: 3.5, ratio: 4.5, name: "n", note: "x", count: 5, inner: Inner(x: 6),
            plain: .init(x: 7), list: [8], table: ["a": 9])
        for original in [full, Kinds()] {
            var (silent, heard) = (original, original)
            #expect(SmartUpdater.update(&silent, from: json))
            _ = SmartSentinel.record { SmartUpdater.update(&heard, from: json) }
            let text = silent.toJSONString()
            #expect(text == heard.toJSONString())
            if json == "{}" { #expect(text == original.toJSONString()) }
        }
    }

    @Test("A variable of the base type that holds a subclass") func subclassInBaseVariable() {
        let champion = Champion()
        champion.name = "A"
        champion.titles = 3
        var model: Player = champion
        SmartUpdater.update(&model, from: #"{"score":9}"#)
        #expect(model === champion)
        #expect(model.score == 9)
        #expect(champion.titles == 3)
    }
}

import Foundation

private enum NSNullLike { static var value: Any { NSNull() } }
