#if canImport(ObjectiveC)
import Combine
import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

// Models as apps have had them since Objective-C: only where there is an Objective-C runtime.

@objcMembers class HeritageUser: NSObject, HandyJSON, NSCoding {
    dynamic var id = 0
    dynamic var name: String?
    dynamic var tags: [String] = []
    dynamic var score = 0.5
    dynamic var isVIP = false
    dynamic var birthday: NSNumber?

    required override init() { super.init() }

    required init?(coder: NSCoder) {
        super.init()
        id = coder.decodeInteger(forKey: "id")
        name = coder.decodeObject(forKey: "name") as? String
    }

    func encode(with coder: NSCoder) {
        coder.encode(id, forKey: "id")
        coder.encode(name, forKey: "name")
    }

    func rename(_ name: String) { self.name = name }
}

final class HeritageMember: HeritageUser {
    @objc dynamic var level = 1
    var plain = "a"
}

final class HeritagePlayer: ObservableObject, SmartCodable {
    @SmartPublished var points = 0
    init() {}
}

/// What an observer was told; observers are called on the thread that changes the object.
private final class Observed: NSObject {
    private(set) var keys: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        keys.append(keyPath ?? "")
    }
}

@Suite struct HeritageTests {
    private let json =
        #"{"id":"7","name":"Ann","tags":["a",1],"score":"2.5","isVIP":1,"birthday":1990,"level":"3","plain":"b"}"#

    @Test func dynamicPropertiesOfAHierarchyAreFilledAndWritten() throws {
        let member = try #require(HeritageMember.deserialize(from: json))
        #expect(member.id == 7 && member.name == "Ann" && member.tags == ["a", "1"] && member.score == 2.5)
        #expect(member.isVIP && member.birthday == 1990 && member.level == 3 && member.plain == "b")
        let again = try #require(HeritageMember.deserialize(from: member.toJSONString()))
        #expect(again.id == 7 && again.level == 3 && again.plain == "b")
    }

    @Test func observersOfAnUpdatedObjectAreTold() {
        var user = HeritageUser()
        let same = user
        let observed = Observed()
        for key in ["id", "name"] { user.addObserver(observed, forKeyPath: key, options: [], context: nil) }
        JSONDeserializer.update(object: &user, from: json)
        #expect(user === same && user.id == 7 && user.name == "Ann")
        #expect(Set(observed.keys) == ["id", "name"])
        for key in ["id", "name"] { same.removeObserver(observed, forKeyPath: key) }
    }

    @Test func aValueOfAnotherTypeNeverReachesKeyValueCoding() throws {
        let user = try #require(HeritageUser.deserialize(from: #"{"id":[1],"name":{"a":1},"score":"x","tags":5}"#))
        #expect(user.id == 0 && user.score == 0.5 && user.tags.isEmpty)
    }

    @Test func selectorsWorkOnADecodedObject() throws {
        let user = try #require(HeritageUser.deserialize(from: json))
        _ = user.perform(#selector(HeritageUser.rename(_:)), with: "Bob")
        #expect(user.name == "Bob")
    }

    @Test func aDecodedObjectIsArchived() throws {
        let user = try #require(HeritageUser.deserialize(from: json))
        let data = try NSKeyedArchiver.archivedData(withRootObject: user, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? HeritageUser)
        #expect(copy.id == 7 && copy.name == "Ann")
    }

    @Test func publishedPropertiesTellTheirSubscribers() throws {
        let player = try #require(HeritagePlayer.deserialize(from: #"{"points":"4"}"#))
        var seen: [Int] = []
        let subscription = player.$points.sink { seen.append($0) }
        player.points = 5
        subscription.cancel()
        #expect(seen == [4, 5])
    }
}
#endif
