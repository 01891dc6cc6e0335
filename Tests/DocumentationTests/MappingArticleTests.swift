import Foundation
import SmartCodable
import Testing

/// The code blocks of Mapping.md, verbatim, and what they promise.
@Suite struct MappingArticleTests {
    @Test func namesOfOneModel() {
        struct Account: SmartCodable {
            var id = 0
            var city = ""
            var firstTag = ""

            static func mappingForKey() -> [SmartKeyTransformer]? {
                [
                    CodingKeys.id <--- ["user_id", "uid", "id"],
                    CodingKeys.city <--- "address.city",
                    CodingKeys.firstTag <--- "tags.0.name",
                ]
            }
        }

        let account = Account.deserialize(from: #"{"user_id":null,"uid":"7","address":{"city":"Bonn"},"tags":[{"name":"new"}]}"#)
        // id 7, city "Bonn", firstTag "new"

        #expect(account?.id == 7)
        #expect(account?.city == "Bonn")
        #expect(account?.firstTag == "new")
        #expect(Account.deserialize(from: #"{"city":"Ulm"}"#)?.city == "", "its own name is not among them")
        #expect(Account.deserialize(from: #"{"address":{"city":"Ulm"},"address.city":"Bonn"}"#)?.city == "Bonn")

        let own = account?.toJSONString()
        // {"id":7,"city":"Bonn","firstTag":"new"}
        let mapped = account?.toJSONString(useMappedKeys: true)
        // {"user_id":7,"address.city":"Bonn","tags.0.name":"new"}

        #expect(own == #"{"id":7,"city":"Bonn","firstTag":"new"}"#)
        #expect(mapped == #"{"user_id":7,"address.city":"Bonn","tags.0.name":"new"}"#)
        #expect(Account.deserialize(from: mapped)?.firstTag == "new")
    }

    @Test func namesAtTheProperty() {
        struct Profile: SmartCodable {
            @SmartKey("user_id", "uid") var id = 0
            @SmartKey("address.city") var city = ""
            @SmartKey(decode: { decoder in
                try decoder.container(keyedBy: Sent.self).decodeIfPresent([String].self, forKey: .tags)?.count
            }) var tagCount = 0
            enum Sent: CodingKey { case tags }
        }

        let profile = Profile.deserialize(from: #"{"uid":7,"address":{"city":"Bonn"},"tags":["a","b"]}"#)
        // id 7, city "Bonn", tagCount 2
        let written = profile?.toJSONString()
        // {"user_id":7,"address":{"city":"Bonn"},"tagCount":2}

        #expect(profile?.id == 7)
        #expect(profile?.city == "Bonn")
        #expect(profile?.tagCount == 2)
        #expect(written == #"{"user_id":7,"address":{"city":"Bonn"},"tagCount":2}"#)
    }

    private struct Careful: SmartCodable {
        @SmartKey(nonnull: true) var kept: Int? = 4
        @SmartKey("n", encode: { encoder, value in
            var container = encoder.container(keyedBy: Written.self)
            try container.encode(value * 10, forKey: .written)
        }) var number = 1
        enum Written: CodingKey { case written }
    }

    private struct Demanding: SmartCodable {
        @SmartKey(throws: true) var number = 1
    }

    @Test func otherArguments() {
        let careful = Careful.deserialize(from: #"{"kept":null,"n":2}"#)
        #expect(careful?.kept == 4)
        #expect(careful?.toJSONString() == #"{"kept":4,"written":20}"#)
        #expect(Demanding.deserialize(from: #"{"number":"3"}"#)?.number == 3)
        #expect(throws: DecodingError.self) { try Demanding.decode(from: "{}") }
        #expect(throws: DecodingError.self) { try Demanding.decode(from: #"{"number":[]}"#) }
    }

    private struct Named: SmartCodable {
        var userID = 0
        var Title = ""
        var firstName = ""
        var mappedName = ""
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.mappedName <--- "odd_Name"] }
    }

    @Test func namesOfACall() {
        struct Person: SmartCodable {
            var firstName = ""
            var home = Home()
        }

        struct Home: SmartCodable {
            var cityName = ""
        }

        let snake = Person.deserialize(from: #"{"first_name":"Ann","home":{"city_name":"Bonn"}}"#, options: [.key(.fromSnakeCase)])
        let back = snake?.toJSONString(options: [.key(.toSnakeCase)])
        // {"first_name":"Ann","home":{"city_name":"Bonn"}}

        #expect(snake?.firstName == "Ann")
        #expect(snake?.home.cityName == "Bonn")
        #expect(back == #"{"first_name":"Ann","home":{"city_name":"Bonn"}}"#)

        let global = SmartKeyDecodingStrategy.globalMap([SmartGlobalMap(from: "nick", to: "firstName")])
        let exact = SmartKeyDecodingStrategy.exactMap([SmartExactMap(path: "home", from: "town", to: "cityName")])
        let ann = Person.deserialize(from: #"{"nick":"Ann"}"#, options: [.key(global)])
        let bonn = Person.deserialize(from: #"{"home":{"town":"Bonn"}}"#, options: [.key(exact)])

        #expect(ann?.firstName == "Ann")
        #expect(bonn?.home.cityName == "Bonn")

        #expect(Named.deserialize(from: #"{"FirstName":"Ann"}"#, options: [.key(.firstLetterLower)])?.firstName == "Ann")
        #expect(Named.deserialize(from: #"{"title":"T"}"#, options: [.key(.firstLetterUpper)])?.Title == "T")
        #expect(Named.deserialize(from: #"{"userID":2,"userid":1}"#, options: [.key(.caseInsensitive)])?.userID == 2)
        #expect(Named.deserialize(from: #"{"userid":1}"#, options: [.key(.caseInsensitive)])?.userID == 1)
        #expect(Named.deserialize(from: #"{"odd_Name":"m"}"#, options: [.key(.fromSnakeCase)])?.mappedName == "m")
    }

    private struct Asked: SmartCodable {
        var value: Int? = 5
        var kept = 6
        var missing: Int? = 7
        static func mappingForValue() -> [SmartValueTransformer]? {
            let nothing = FastTransformer<Int, Any>(fromJSON: { _ in nil })
            return [CodingKeys.value <--- nothing, CodingKeys.kept <--- nothing, CodingKeys.missing <--- nothing]
        }
    }

    @Test func values() throws {
        struct Visit: SmartCodable {
            var started = Date(timeIntervalSince1970: 0)
            var home: URL?
            var name = ""

            static func mappingForValue() -> [SmartValueTransformer]? {
                [
                    CodingKeys.started <--- SmartDateTransformer(),
                    CodingKeys.home <--- SmartURLTransformer(prefix: "https://"),
                    CodingKeys.name <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }),
                ]
            }
        }

        let visit = Visit.deserialize(from: #"{"started":"60","home":"example.com","name":"ann"}"#)
        let again = visit?.toDictionary()
        // ["started": 60.0, "home": "https://example.com", "name": "ann"]

        #expect(visit?.started == Date(timeIntervalSince1970: 60))
        #expect(visit?.home == URL(string: "https://example.com"))
        #expect(visit?.name == "ANN")
        #expect(JSONValue(again ?? [:]) == ["started": 60, "home": "https://example.com", "name": "ann"])

        let asked = try #require(Asked.deserialize(from: #"{"value":1,"kept":1}"#))
        #expect(asked.value == nil)
        #expect(asked.kept == 6)
        #expect(asked.missing == 7)

        struct PageRange: ValueTransformable {
            func transformFromJSON(_ value: Any?) -> ClosedRange<Int>? {
                let bounds = (value as? String)?.split(separator: "-").compactMap { Int($0) } ?? []
                return bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]...bounds[1] : nil
            }

            func transformToJSON(_ value: ClosedRange<Int>?) -> String? {
                value.map { "\($0.lowerBound)-\($0.upperBound)" }
            }
        }

        #expect(PageRange().transformFromJSON("3-7") == 3...7)
        #expect(PageRange().transformFromJSON(7) == nil)
        #expect(PageRange().transformToJSON(3...7) == "3-7")
        #expect(SmartDataTransformer().transformFromJSON("AQID") == Data([1, 2, 3]))
    }

    @Test func allValuesOfAType() {
        struct Switches: SmartCodable, SmartConverting {
            var level = 0.5
            var levels: [Double] = []

            static func conversions() -> [SmartConversion] {
                [SmartConversion(to: Double.self) { json in json.boolValue.map { $0 ? 1 : 0 } }]
            }
        }

        let switches = Switches.deserialize(from: #"{"level":true,"levels":[false,"2"]}"#)
        // level 1, levels [0, 2]

        #expect(switches?.level == 1)
        #expect(switches?.levels == [0, 2])
    }
}
