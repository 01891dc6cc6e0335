import Foundation
import OpenCombine
import SmartCodable
import Testing

@Suite struct PublishingTests {
    @Test func theValueNowAndEveryChange() {
        let player = Player()
        let scores = Recorder(player.$score)
        #expect(scores.values == [10])
        player.score = 11
        player.score = 11
        player.score += 1
        #expect(scores.values == [10, 11, 11, 12])
        #expect(player.score == 12)
    }

    @Test func aDecodedModelPublishesWhatWasDecoded() throws {
        let player = try #require(Player.deserialize(from: #"{"score":5}"#))
        let scores = Recorder(player.$score)
        let names = Recorder(player.$name)
        player.score = 6
        #expect(scores.values == [5, 6])
        #expect(names.values == ["nobody"])
    }

    @Test func subscribersAreToldBeforeThePropertyChanges() {
        let player = Player()
        var seen: [[Int]] = []
        let subscription = player.$score.dropFirst().sink { seen.append([$0, player.score]) }
        player.score = 1
        player.score = 2
        subscription.cancel()
        #expect(seen == [[1, 10], [2, 1]])
    }

    @Test func objectWillChangeIsSentBeforeAChange() {
        let player = Player()
        var before: [Int] = []
        let subscription = player.objectWillChange.sink { before.append(player.score) }
        player.score = 11
        player.score = 12
        player.name = "Ann"
        player.badges.append(Badge())
        player.plain = 5
        subscription.cancel()
        #expect(before == [10, 11, 12, 12])
        #expect(player.score == 12)
    }

    @Test func objectWillChangeComesBeforeTheValue() {
        let player = Player()
        var events: [String] = []
        let changes = player.objectWillChange.sink { events.append("will change") }
        let values = player.$score.dropFirst().sink { events.append("\($0)") }
        player.score = 1
        player.score = 2
        changes.cancel()
        values.cancel()
        #expect(events == ["will change", "1", "will change", "2"])
    }

    @Test func cancelledSubscribersHearNothing() {
        let player = Player()
        var heard: [Int] = []
        let subscription = player.$score.sink { heard.append($0) }
        subscription.cancel()
        player.score = 11
        #expect(heard == [10])
    }

    @Test func operatorsWork() {
        let player = Player()
        let texts = Recorder(player.$score.removeDuplicates().scan(0, +).map { "sum \($0)" })
        player.score = 11
        player.score = 11
        player.score = 12
        #expect(texts.values == ["sum 10", "sum 21", "sum 33"])
    }

    /// A property is changed in place, member by member.
    @Test func changesInPlace() {
        let player = Player()
        let levels = Recorder(player.$badge.map(\.level))
        player.badge.level = 1
        player.badge.level += 1
        #expect(levels.values == [0, 1, 2])
        #expect(player.badge.level == 2)
    }

    @Test func valueTypesPublishToo() {
        let settings = Settings()
        let volumes = Recorder(settings.$volume)
        settings.setVolume(6)
        #expect(volumes.values == [5, 6])
    }

    @Test func encodingAndDecodingSendNothing() throws {
        let player = Player()
        var changes = 0
        let subscription = player.objectWillChange.sink { changes += 1 }
        let scores = Recorder(player.$score)
        _ = player.toJSONString()
        _ = Player.deserialize(from: #"{"score":5}"#)
        subscription.cancel()
        #expect(changes == 0)
        #expect(scores.values == [10])
    }
}

extension Settings {
    /// The wrapper's setter changes what is published, not the struct.
    fileprivate func setVolume(_ value: Int) { volume = value }
}

@Suite struct UpdatingTests {
    @Test func subscribersStay() {
        var player = Player()
        let original = player
        let scores = Recorder(player.$score)
        let names = Recorder(player.$name)
        let nicknames = Recorder(player.$nickname)
        #expect(SmartUpdater.update(&player, from: #"{"score":20,"nickname":"n"}"#))
        #expect(player === original)
        #expect(player.score == 20 && player.name == "nobody" && player.nickname == "n")
        #expect(scores.values.last == 20)
        #expect(names.values.last == "nobody")
        #expect(nicknames.values.last == "n")
        player.score = 21
        player.nickname = nil
        #expect(scores.values.suffix(2) == [20, 21])
        #expect(nicknames.values.last == .some(nil))
    }

    /// What the source does not mention does not change, so its subscribers need not be told.
    @Test func whatIsNotMentionedIsNotSent() {
        var player = Player()
        let names = Recorder(player.$name)
        let scores = Recorder(player.$score)
        SmartUpdater.update(&player, from: #"{"score":20}"#)
        #expect(names.values == ["nobody"])
        #expect(scores.values == [10, 20])
    }

    /// Views that watch the object redraw.
    @Test func objectWillChangeIsSentForAnUpdate() {
        var player = Player()
        let observed = player
        var before: [Int] = []
        let subscription = player.objectWillChange.sink { before.append(observed.score) }
        SmartUpdater.update(&player, from: #"{"score":20}"#)
        subscription.cancel()
        #expect(before.first == 10)
        #expect(observed.score == 20)
    }

    @Test func nestedModelsAreMerged() {
        var player = Player()
        player.badge = Badge(name: "gold", level: 1)
        let badges = Recorder(player.$badge)
        SmartUpdater.update(&player, from: #"{"badge":{"level":2}}"#)
        #expect(player.badge == Badge(name: "gold", level: 2))
        #expect(badges.values.last == Badge(name: "gold", level: 2))
    }

    @Test func combinedWrappersKeepTheirSubscribers() {
        var mixed = Mixed()
        let extras = Recorder(mixed.$extra)
        let dates = Recorder(mixed.$date)
        SmartUpdater.update(&mixed, from: #"{"extra":{"a":1},"date":1706688900,"user_score":4}"#)
        mixed.extra["b"] = 2
        #expect(extras.values.last.map { JSONValue($0.wrappedValue) } == ["a": 1, "b": 2])
        #expect(dates.values.last?.wrappedValue == Date(timeIntervalSince1970: 1_706_688_900))
        #expect(mixed.score == 4)
    }

    @Test func aRefusedUpdateChangesNothing() {
        var player = Player()
        let scores = Recorder(player.$score)
        #expect(!SmartUpdater.update(&player, from: "[1]"))
        player.score = 11
        #expect(scores.values == [10, 11])
    }
}

/// A wrapper stores an object: each model needs one of its own.
@Suite struct StorageTests {
    @Test func twoModelsOfOneTextShareNothing() throws {
        let json = #"{"score":5}"#
        let a = try #require(Player.deserialize(from: json))
        let b = try #require(Player.deserialize(from: json))
        let scores = Recorder(b.$score)
        a.score = 6
        a.name = "changed"
        #expect(b.score == 5 && b.name == "nobody")
        #expect(scores.values == [5])
    }

    /// Initial values are made once and copied into every model of a type.
    @Test(arguments: ["{}", #"{"volume":null}"#, #"{"volume":"x"}"#, #"{"volume":3}"#])
    func valueTypesShareNothing(_ json: String) throws {
        let a = try #require(Settings.deserialize(from: json))
        let b = try #require(Settings.deserialize(from: json))
        let expected = b.volume
        a.setVolume(100)
        a.title = "changed"
        #expect(b.volume == expected)
        #expect(b.title == "title")
        #expect(Settings.deserialize(from: json)?.volume == expected)
        #expect(Settings.deserialize(from: json)?.title == "title")
    }

    @Test func elementsOfAnArrayShareNothing() throws {
        let list = try #require([Settings].deserialize(from: "[{},{},{}]"))
        list[0].setVolume(100)
        #expect(list.map(\.volume) == [100, 5, 5])
        let players = try #require([Player].deserialize(from: "[{},{},{}]"))
        players[0].score = 100
        #expect(players.map(\.score) == [100, 10, 10])
    }

    @Test func propertiesOfNestedModelsShareNothing() throws {
        struct Outer: SmartCodable {
            var left = Settings()
            var right = Settings()
            var maybe: Settings?
            var list: [Settings] = []
        }
        let a = try #require(Outer.deserialize(from: #"{"maybe":{},"list":[{}]}"#))
        let b = try #require(Outer.deserialize(from: #"{"maybe":{},"list":[{}]}"#))
        a.left.setVolume(1)
        a.maybe?.setVolume(2)
        a.list[0].setVolume(3)
        #expect(a.right.volume == 5)
        #expect(b.left.volume == 5 && b.right.volume == 5 && b.maybe?.volume == 5 && b.list[0].volume == 5)
    }

    @Test func combinationsShareNothing() throws {
        let a = try #require(Mixed.deserialize(from: "{}"))
        let b = try #require(Mixed.deserialize(from: "{}"))
        a.score = 100
        a.name = "changed"
        a.extra = ["a": 1]
        a.ignored = 8
        #expect(b.score == 1 && b.name == "initial" && b.extra.isEmpty && b.ignored == 7)
        let c = try #require(Mixed.deserialize(from: "{}"))
        #expect(c.score == 1 && c.name == "initial" && c.extra.isEmpty && c.ignored == 7)
    }

    @Test func anUpdatedStructLeavesItsCopyAlone() throws {
        var settings = Settings()
        let copy = settings
        SmartUpdater.update(&settings, from: #"{"title":"new"}"#)
        #expect(settings.title == "new" && copy.title == "title")
        #expect(settings.volume == 5)
    }

    @Test func threadsShareNothing() async {
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<200 {
                group.addTask {
                    guard let player = Player.deserialize(from: #"{"nickname":"\#(index)"}"#) else { return false }
                    let before = player.score
                    player.score = index
                    return before == 10 && player.score == index && player.nickname == "\(index)"
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
