import Foundation
import SmartCodable
import Testing

/// The examples of the SmartCodable 4 README: options of a call and other names. `JSONDecoder.SmartOption` is now
/// `SmartDecodingOption`, and `keyStrategy:` its `.key`.
@Suite("SmartCodable 4 README: options and mapping")
struct EarlierSmartCodableMappingTests {
    @Test("SmartOption, Date: a DateFormatter")
    func dateOption() {
        struct FeedOne: SmartCodable {
            var date: Date?
        }
        let dateFormatter = DateFormatter()
        dateFormatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        let option: SmartDecodingOption = .date(.formatted(dateFormatter))
        let model = FeedOne.deserialize(from: #"{"date":"2024-04-07 12:30:00"}"#, options: [option])
        #expect(model?.date == dateFormatter.date(from: "2024-04-07 12:30:00"))
        #expect(model?.date != nil)
    }

    @Test("SmartOption, Data: base64")
    func dataOption() throws {
        struct FeedOne: SmartCodable {
            var address: Data?
        }
        let option: SmartDecodingOption = .data(.base64)
        let json = #"{"address":"aHR0cHM6Ly93d3cuZXhhbXBsZS5jb20="}"#
        let model = try #require(FeedOne.deserialize(from: json, options: [option]))
        let data = try #require(model.address)
        #expect(String(data: data, encoding: .utf8) == "https://www.example.com")
    }

    @Test("SmartOption, Float: infinity, -infinity and NaN")
    func floatOption() {
        struct FeedOne: SmartCodable {
            var value: Double?
        }
        let option: SmartDecodingOption = .float(
            .convertFromString(positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "NaN"))
        #expect(FeedOne.deserialize(from: #"{"value":"infinity"}"#, options: [option])?.value == .infinity)
        #expect(FeedOne.deserialize(from: #"{"value":"-infinity"}"#, options: [option])?.value == -.infinity)
        #expect(FeedOne.deserialize(from: #"{"value":"NaN"}"#, options: [option])?.value?.isNaN == true)
    }

    private static var dict: [String: Any] {
        [
            "nick_name": "Mccc1",
            "two": [
                "realName": "Mccc2",
                "three": [
                    ["nickName": "Mccc3"]
                ],
            ] as [String: Any],
        ]
    }

    private enum WithCodingKeys {
        struct FeedTwo: SmartCodable {
            var nickName: String = ""
            var two: Two = Two()

            enum CodingKeys: String, CodingKey {
                case nickName = "nick_name"
                case two
            }
        }

        struct Two: SmartCodable {
            var nickName: String = ""
            var three: [Three] = []

            enum CodingKeys: String, CodingKey {
                case nickName = "realName"
                case three
            }
        }

        struct Three: SmartCodable {
            var nickName: String = ""
            enum CodingKeys: String, CodingKey {
                case nickName = "nick_name"
            }
        }
    }

    @Test("Field mapping: overriding CodingKeys")
    func codingKeys() throws {
        let feed = try #require(WithCodingKeys.FeedTwo.deserialize(from: Self.dict))
        #expect(feed.nickName == "Mccc1")
        #expect(feed.two.nickName == "Mccc2")
        // The README's data has nickName here and its model nick_name.
        #expect(feed.two.three.map(\.nickName) == [""])
        let fitting = #"{"nick_name":"Mccc1","two":{"realName":"Mccc2","three":[{"nick_name":"Mccc3"}]}}"#
        #expect(WithCodingKeys.FeedTwo.deserialize(from: fitting)?.two.three.map(\.nickName) == ["Mccc3"])
    }

    private struct FeedTwo: SmartCodable {
        var nickName: String = ""
        var two: Two = Two()
    }

    private struct Two: SmartCodable {
        var nickName: String = ""
        var three: [Three] = []
    }

    private struct Three: SmartCodable {
        var nickName: String = ""
    }

    @Test("SmartDecodingKey: useDefaultKeys and convertFromSnakeCase")
    func keyStrategies() {
        #expect(FeedTwo.deserialize(from: Self.dict, options: [.key(.useDefaultKeys)])?.nickName == "")
        #expect(FeedTwo.deserialize(from: Self.dict, options: [.key(.convertFromSnakeCase)])?.nickName == "Mccc1")
    }

    @Test("SmartDecodingKey, globalMap: nick_name and realName for nickName, nested too")
    func globalMap() throws {
        let keys = [
            SmartGlobalMap(from: "nick_name", to: "nickName"),
            SmartGlobalMap(from: "realName", to: "nickName"),
        ]
        let feedTwo = try #require(FeedTwo.deserialize(from: Self.dict, options: [.key(.globalMap(keys))]))
        #expect(feedTwo.nickName == "Mccc1")
        #expect(feedTwo.two.nickName == "Mccc2")
        #expect(feedTwo.two.three.map(\.nickName) == ["Mccc3"])
    }

    @Test("SmartDecodingKey, exactMap: a name for a path only")
    func exactMap() throws {
        let keys2 = [
            SmartExactMap(path: "", from: "nick_name", to: "nickName"),
            SmartExactMap(path: "two", from: "realName", to: "nickName"),
            SmartExactMap(path: "two.three", from: "nick_name", to: "nickName"),
        ]
        let feedThree = try #require(FeedTwo.deserialize(from: Self.dict, options: [.key(.exactMap(keys2))]))
        #expect(feedThree.nickName == "Mccc1")
        #expect(feedThree.two.nickName == "Mccc2")
        #expect(feedThree.two.three.map(\.nickName) == ["Mccc3"])

        // A name counts at its path and nowhere else.
        let json = #"{"realName":"A","two":{"nick_name":"B","three":[{"nick_name":"C"},{"realName":"D"}]}}"#
        let elsewhere = try #require(FeedTwo.deserialize(from: json, options: [.key(.exactMap(keys2))]))
        #expect(elsewhere.nickName == "")
        #expect(elsewhere.two.nickName == "")
        #expect(elsewhere.two.three.map(\.nickName) == ["C", ""])
    }
}
