import Foundation
import SmartCodable
import Testing

/// The code blocks of Updating.md, verbatim, and what they promise.
@Suite struct UpdatingArticleTests {
    @Test func structs() {
        struct User: SmartCodable {
            var name = ""
            var age = 0
            var note: String?
            var tags: [String] = []
            var address = Address()
            @IgnoredKey var isSelected = false
        }

        struct Address: SmartCodable {
            var street = ""
            var city = ""

            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.city <--- "town"] }
        }

        var user = User(name: "Ann", age: 30, note: "new", tags: ["a"], address: Address(street: "Main", city: "Ulm"))
        user.isSelected = true
        let isUpdated = SmartUpdater.update(&user, from: #"{"age":"31","note":null,"tags":["b"],"address":{"town":"Bonn"}}"#)
        // age 31, note nil, tags ["b"], address Main, Bonn; name and isSelected as before

        #expect(isUpdated)
        #expect(user.name == "Ann" && user.age == 31 && user.note == nil && user.tags == ["b"])
        #expect(user.address.street == "Main" && user.address.city == "Bonn")
        #expect(user.isSelected)

        user.note = "new"
        SmartUpdater.update(&user, from: #"{"age":null,"name":[],"note":[]}"#)
        #expect(user.age == 31 && user.name == "Ann" && user.note == nil)

        let isChanged = SmartUpdater.update(&user, from: #"{"data":[1]}"#, designatedPath: "data")
        // false

        #expect(!isChanged)
        #expect(user.age == 31)
    }

    @Test func objects() {
        class Player: SmartCodable {
            var name = ""
            var score = 0
            var team: Team?
            required init() {}
        }

        class Team: SmartCodable {
            var name = ""
            var size = 0
            required init() {}
        }

        var player = Player()
        player.team = Team()
        let team = player.team
        SmartUpdater.update(&player, from: #"{"score":9,"team":{"size":5}}"#)
        // team?.size is 5

        #expect(team?.size == 5)
        #expect(player.team === team)
        #expect(player.score == 9)
    }
}
