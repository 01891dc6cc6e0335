import Foundation
import SmartCodable
import TestSupport
import Testing

/// What the app does not know goes back as it came.
@Suite("Unknown members")
struct UnknownMemberTests {
    struct Profile: SmartCodable, Equatable {
        var name = ""
        @SmartUnknown var rest: [String: JSONValue] = [:]
        var age = 0
    }

    static let json =
        #"{"z":1,"name":"Ann","theme":{"dark":true,"hue":0.5},"age":7,"big":12345678901234567890,"a":null,"list":[1,"x"]}"#

    private static func value(_ text: String?) -> JSONValue? {
        text.flatMap { try? SmartJSONDecoder().decode(JSONValue.self, from: $0) }
    }

    @Test func theOthersAreHeld() throws {
        let profile = try #require(Profile.deserialize(from: Self.json))
        #expect(profile.name == "Ann" && profile.age == 7)
        #expect(
            profile.rest == [
                "z": 1, "theme": ["dark": true, "hue": 0.5], "big": .number("12345678901234567890"), "a": nil,
                "list": [1, "x"],
            ])
        // The first object of a type, and the next ones.
        #expect(Profile.deserialize(from: Self.json) == profile)
        #expect([Profile].deserialize(from: "[\(Self.json),\(Self.json)]") == [profile, profile])
        #expect(
            Profile.deserialize(from: try JSONSerialization.jsonObject(with: Data(Self.json.utf8)) as? [String: Any])
                == profile)
        #expect(try SmartJSONDecoder().decode(Profile.self, from: Self.json) == profile)
        #expect(Profile.deserialize(from: #"{"name":"x"}"#)?.rest == [:])
    }

    @Test func getEditPut() throws {
        var profile = try #require(Profile.deserialize(from: Self.json))
        profile.name = "Bea"
        // In their order; objects inside have none.
        let written = try #require(profile.toJSONString())
        let order = ["\"z\"", "\"theme\"", "\"big\"", "\"a\"", "\"list\""].map { written.range(of: $0)?.lowerBound }
        #expect(order.compactMap { $0 }.count == 5 && order.compactMap { $0 }.sorted() == order.compactMap { $0 })
        #expect(written.hasPrefix(#"{"name":"Bea","age":7,"z":1,"#) && written.hasSuffix(#"[1,"x"]}"#))
        let back = try #require(Profile.deserialize(from: written))
        #expect(back == profile)
        profile.rest["z"] = nil
        profile.rest["new"] = "n"
        profile.rest["also"] = 3
        // A property's name is the property's.
        profile.rest["name"] = "other"
        let edited = try #require(profile.toJSONString())
        #expect(edited.hasSuffix(#""list":[1,"x"],"also":3,"new":"n"}"#) && !edited.contains("other"))
        #expect(!edited.contains(#""z""#))
        let dictionary = try #require(profile.toDictionary())
        #expect(dictionary["new"] as? String == "n" && dictionary["name"] as? String == "Bea")
        #expect(dictionary["rest"] == nil)
        #expect(String(decoding: try SmartJSONEncoder().encode(profile), as: UTF8.self) == edited)
    }

    struct Mapped: SmartCodable {
        @SmartKey("user_id", "uid") var id = 0
        @SmartKey("info.title") var title = ""
        var secondName: String?
        @IgnoredKey var cache = 1
        @SmartUnknown var rest: [String: JSONValue] = [:]

        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.secondName <--- ["second", "last"]] }
    }

    @Test func everyNameOfAPropertyIsKnown() throws {
        let json = #"{"uid":1,"user_id":2,"info":{"title":"t","more":1},"second":"s","last":"l","cache":5,"x":1}"#
        let model = try #require(Mapped.deserialize(from: json))
        #expect(model.id == 2 && model.title == "t" && model.secondName == "s")
        #expect(model.rest == ["info": ["more": 1], "x": 1])
        let written = try #require(model.toJSONString(useMappedKeys: true))
        let again = try #require(Self.value(written))
        #expect(again.dictValue?["info"]?.dictValue == ["title": "t", "more": 1])
        #expect(again.dictValue?["x"] == 1 && again.dictValue?["uid"] == nil && again.dictValue?["rest"] == nil)
    }

    struct Snake: SmartCodable {
        var firstName = ""
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }

    @Test func keyStrategiesOfTheCallCount() throws {
        let json = #"{"first_name":"Ann","last_name":"Bo"}"#
        let model = try #require(Snake.deserialize(from: json, options: [.key(.fromSnakeCase)]))
        #expect(model.firstName == "Ann" && model.rest == ["last_name": "Bo"])
        let plain = try #require(Snake.deserialize(from: json))
        #expect(plain.firstName.isEmpty && plain.rest == ["first_name": "Ann", "last_name": "Bo"])
    }

    class Base: SmartCodable {
        var id = 0
        @SmartUnknown var rest: [String: JSONValue] = [:]
        required init() {}
    }

    final class Derived: Base {
        var title = ""
    }

    @Test func everyLevelOfAClassCounts() throws {
        let json = #"{"id":1,"title":"t","x":[2]}"#
        for _ in 0..<2 {
            let derived = try #require(Derived.deserialize(from: json))
            #expect(derived.id == 1 && derived.title == "t" && derived.rest == ["x": [2]])
            #expect(Self.value(derived.toJSONString()) == Self.value(json))
            let base = try #require(Base.deserialize(from: json))
            #expect(base.rest == ["title": "t", "x": [2]])
        }
    }

    struct Outer: SmartCodable, Equatable {
        var profiles: [Profile] = []
        var one: Profile?
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }

    @Test func modelsInsideHoldTheirOwn() throws {
        let json = #"{"profiles":[{"name":"a","x":1},{"y":2}],"one":{"z":3},"w":4}"#
        let outer = try #require(Outer.deserialize(from: json))
        #expect(
            outer.profiles.map(\.rest) == [["x": 1], ["y": 2]] && outer.one?.rest == ["z": 3] && outer.rest == ["w": 4])
        let back = try #require(Outer.deserialize(from: outer.toJSONString()))
        #expect(back == outer)
    }

    @Test("What the app takes out between updates leaves nothing behind") func takenOut() throws {
        var profile = try #require(Snake.deserialize(from: "{}"))
        for number in 0..<20 {
            #expect(SmartUpdater.update(&profile, from: "{\"x\(number)\":1}"))
            profile.rest = [:]
        }
        let order = Mirror(reflecting: profile).descendant("_rest", "order") as? [String]
        #expect(try #require(order).count <= 1)
    }

    struct FlatNote: SmartCodable {
        var note = ""
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }
    struct AroundFlat: SmartCodable {
        var id = 0
        @SmartFlat var inner = FlatNote()
    }

    @Test("What the enclosing model reads is not unknown to a flat one") func flatIn() throws {
        let json = #"{"id":1,"note":"n","x":2}"#
        var outer = try #require(AroundFlat.deserialize(from: json))
        #expect(outer.inner.rest == ["x": 2] && outer.toJSONString() == json)
        outer.id = 5
        #expect(outer.toJSONString() == #"{"id":5,"note":"n","x":2}"#)
    }

    @Test func updatesAdd() throws {
        var profile = try #require(Profile.deserialize(from: #"{"name":"Ann","a":1,"b":2}"#))
        #expect(SmartUpdater.update(&profile, from: #"{"age":3,"b":3,"c":4}"#))
        #expect(profile.name == "Ann" && profile.age == 3 && profile.rest == ["a": 1, "b": 3, "c": 4])
        #expect(profile.toJSONString() == #"{"name":"Ann","age":3,"a":1,"b":3,"c":4}"#)
    }

    struct OnPath: SmartCodable {
        @SmartKey("a.b") var b = 1
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }
    struct Flat: SmartCodable {
        var id = 0
        @SmartFlat var rest: [String: JSONValue] = [:]
    }

    @Test(
        "An update adds to objects, member by member",
        arguments: [
            (#"{"a":{"o":1}}"#, #"{"a":{"b":2,"o":1,"w":1},"z":{"m":{"k":1}}}"#),
            (#"{"a":{"b":5,"w":{"v":1}}}"#, #"{"a":{"b":5,"w":{"v":1}},"z":{"m":{"k":1}}}"#),
            (#"{"z":{"m":{"l":[2]},"n":null}}"#, #"{"a":{"b":2,"w":1},"z":{"m":{"k":1,"l":[2]},"n":null}}"#),
            (#"{"z":[1]}"#, #"{"a":{"b":2,"w":1},"z":[1]}"#),
        ])
    func updatesAddInside(update: String, expected: String) throws {
        let json = #"{"a":{"b":2,"w":1},"z":{"m":{"k":1}}}"#
        var model = try #require(OnPath.deserialize(from: json))
        #expect(SmartUpdater.update(&model, from: update))
        let whole = try SmartJSONDecoder().decode([String: JSONValue].self, from: Data(expected.utf8))
        let written = model.toJSONString() ?? ""
        #expect(try SmartJSONDecoder().decode([String: JSONValue].self, from: Data(written.utf8)) == whole)
        var flat = try #require(Flat.deserialize(from: json))
        #expect(SmartUpdater.update(&flat, from: update))
        #expect(flat.rest == whole)
    }

    class Animal: SmartCodable, SmartPolymorphic {
        var legs = 4
        @SmartUnknown var rest: [String: JSONValue] = [:]
        required init() {}
        class func variants() -> SmartVariants { SmartVariants(by: "type", ["dog": Dog.self]) }
    }
    final class Dog: Animal { var tricks = 0 }

    /// Members that nothing else can have written are added without a look at the others.
    @Test func amongWhatOthersWrite() throws {
        for json in [
            #"{"legs":3,"type":"dog","tricks":1,"z":{"a":[]},"b":null}"#, #"{"legs":3,"type":"cat","é\n":"x"}"#,
        ] {
            let written = try #require(Animal.deserialize(from: json)?.toJSONString())
            let decoder = SmartJSONDecoder()
            let (came, went) = try (
                decoder.decode(JSONValue.self, from: json), decoder.decode(JSONValue.self, from: written)
            )
            #expect(came == went)
            #expect(written.components(separatedBy: "\"type\"").count == 2)
        }
        let pretty = try #require(Animal.deserialize(from: #"{"u":[1]}"#)?.toJSONString(prettyPrint: true))
        #expect(pretty == "{\n  \"legs\" : 4,\n  \"u\" : [\n    1\n  ]\n}", "\(pretty)")
    }

    @Test func equalKeysAndReports() throws {
        let (model, report) = SmartSentinel.record { Profile.deserialize(from: #"{"x":1,"x":2,"name":"n","age":1}"#) }
        #expect(model?.rest == ["x": 2] && model?.toJSONString() == #"{"name":"n","age":1,"x":2}"#)
        #expect(report.isEmpty)
        #expect(throws: Never.self) { try Profile.decode(from: #"{"x":1,"name":"n","age":1}"#, options: [.strict]) }
    }

    struct Note: SmartCodable {
        var text = ""
        @SmartKey("image.url") var image: String?
    }

    enum Card: SmartPolymorphicEnum {
        case note(Note), ping
        static func variants() -> SmartVariants {
            SmartVariants(by: "kind", [SmartVariant("note", Card.note), SmartVariant("ping", value: Card.ping)])
        }
    }

    enum OpenCard: SmartPolymorphicEnum {
        case note(Note), unknown(JSONValue)
        static func variants() -> SmartVariants {
            SmartVariants(by: "kind", [SmartVariant("note", OpenCard.note)], otherwise: OpenCard.unknown)
        }
    }

    struct Message: SmartCodable {
        var id = 0
        @SmartFlat var card = Card.ping
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }

    struct OpenMessage: SmartCodable {
        var id = 0
        @SmartFlat var card = OpenCard.note(Note())
        @SmartFlat var rest: [String: JSONValue] = [:]
    }

    @Test func theMembersOfAFlatCardAreKnown() throws {
        let json = #"{"id":1,"text":"t","image":{"url":"u","z":1},"kind":"note","x":9}"#
        for _ in 0..<2 {
            var message = try #require(Message.deserialize(from: json))
            #expect(message.rest == ["x": 9, "image": ["z": 1]])
            #expect(Self.value(message.toJSONString()) == Self.value(json))
            message.card = .ping
            #expect(
                Self.value(message.toJSONString()) == Self.value(#"{"id":1,"kind":"ping","image":{"z":1},"x":9}"#))
            let open = try #require(OpenMessage.deserialize(from: json))
            #expect(open.rest == ["x": 9, "image": ["z": 1]] && Self.value(open.toJSONString()) == Self.value(json))
            // A kind that is not listed is kept as a whole.
            let other = #"{"id":1,"kind":"?","text":"t","x":9}"#
            #expect(Self.value(OpenMessage.deserialize(from: other)?.toJSONString()) == Self.value(other))
        }
    }

    struct OnlyRead: SmartDecodable {
        var id = 0
        @SmartKey("the.title") var title = ""
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }

    @Test func modelsThatAreOnlyRead() throws {
        for _ in 0..<2 {
            let model = try #require(OnlyRead.deserialize(from: #"{"id":1,"the":{"title":"t"},"x":1}"#))
            #expect(model.id == 1 && model.title == "t" && model.rest == ["x": 1])
        }
    }

    @Test func otherCodersCodeAMember() throws {
        var profile = Profile(name: "Ann", rest: ["a": 1], age: 2)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        #expect(
            String(decoding: try encoder.encode(profile), as: UTF8.self) == #"{"age":2,"name":"Ann","rest":{"a":1}}"#)
        profile = try JSONDecoder().decode(Profile.self, from: Data(#"{"age":2,"name":"Ann","rest":{"a":1}}"#.utf8))
        #expect(profile.rest == ["a": 1])
    }
}
