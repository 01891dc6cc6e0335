import Foundation
import SmartCodable
import Testing

/// The examples of the SmartCodable 5 README, sections "Installation" and "Deserialization" 1 to 2.
@Suite("SmartCodable 5 README: deserialization")
struct SmartCodable5DeserializationTests {
    @Test("Usage Examples: a struct from a dictionary")
    func usageExamples() {
        struct User: SmartCodable, Equatable {
            var name: String = ""
            var age: Int = 0
        }
        let user = User.deserialize(from: ["name": "John", "age": 30])
        #expect(user == User(name: "John", age: 30))
    }

    @Test("1. The Basics: a class with an empty initializer")
    func basicsOfClasses() {
        class BasicTypes: SmartCodable {
            var int: Int = 2
            var doubleOptional: Double?
            required init() {}
        }
        let model = BasicTypes.deserialize(from: #"{"int":1,"doubleOptional":1.5}"#)
        #expect(model?.int == 1)
        #expect(model?.doubleOptional == 1.5)
        let empty = BasicTypes.deserialize(from: "{}")
        #expect(empty?.int == 2)
        #expect(empty != nil && empty?.doubleOptional == nil)
    }

    @Test("1. The Basics: a struct, whose initializer is free")
    func basicsOfStructs() {
        struct BasicTypes: SmartCodable, Equatable {
            var int: Int = 2
            var doubleOptional: Double?
        }
        #expect(
            BasicTypes.deserialize(from: #"{"int":1,"doubleOptional":1.5}"#) == BasicTypes(int: 1, doubleOptional: 1.5))
        #expect(BasicTypes.deserialize(from: "{}") == BasicTypes(int: 2, doubleOptional: nil))
    }

    @Test("2.1 deserialize, Multi-Format Input Support: dictionary, array, text, data and property list")
    func inputs() throws {
        let dict: [String: Any] = ["name": "Mccc", "age": 18]
        let data = try JSONSerialization.data(withJSONObject: dict)
        let json = String(decoding: data, as: UTF8.self)
        let plist = try PropertyListSerialization.data(fromPropertyList: dict, format: .xml, options: 0)
        let expected = Member(name: "Mccc", age: 18)
        #expect(Member.deserialize(from: dict) == expected)
        #expect(Member.deserialize(from: json) == expected)
        #expect(Member.deserialize(from: data) == expected)
        #expect(Member.deserializePlist(from: plist) == expected)

        let arr: [Any] = [dict, dict]
        let arrayData = try JSONSerialization.data(withJSONObject: arr)
        let arrayPlist = try PropertyListSerialization.data(fromPropertyList: arr, format: .binary, options: 0)
        #expect([Member].deserialize(from: arr) == [expected, expected])
        #expect([Member].deserialize(from: String(decoding: arrayData, as: UTF8.self)) == [expected, expected])
        #expect([Member].deserialize(from: arrayData) == [expected, expected])
        #expect([Member].deserializePlist(from: arrayPlist) == [expected, expected])
    }

    @Test("2.1 deserialize: no input, no model")
    func noInput() {
        #expect(Member.deserialize(from: nil as [String: Any]?) == nil)
        #expect(Member.deserialize(from: nil as String?) == nil)
        #expect(Member.deserialize(from: nil as Data?) == nil)
        #expect(Member.deserializePlist(from: nil) == nil)
    }

    @Test("2.1 Deep Path Navigation: data.user.info")
    func deepPath() {
        let json = #"{"data":{"user":{"info":{"name":"Mccc","age":18}}}}"#
        #expect(Member.deserialize(from: json, designatedPath: "data.user.info") == Member(name: "Mccc", age: 18))
    }

    @Test(
        "2.1 Path Resolution Rules: dots, dictionaries and arrays, nil for a wrong segment, everything for the empty path",
        arguments: [
            ("data.user", "user"), ("data.list.1", "second"), ("data.wrong.user", nil), ("data.user.wrong", nil),
            ("wrong", nil), ("", "root"),
        ] as [(String, String?)])
    func pathRules(_ path: String, _ name: String?) {
        let dict: [String: Any] = [
            "name": "root",
            "data": ["user": ["name": "user"], "list": [["name": "first"], ["name": "second"]]] as [String: Any],
        ]
        #expect(Member.deserialize(from: dict, designatedPath: path)?.name == name, "path '\(path)'")
    }

    @Test("2.1 Path Resolution Rules: an array at the path")
    func pathToArray() {
        let json = #"{"data":{"list":[{"name":"first"},{"name":"second"}]}}"#
        #expect([Member].deserialize(from: json, designatedPath: "data.list")?.map(\.name) == ["first", "second"])
        #expect([Member].deserialize(from: json, designatedPath: "data") == nil)
    }

    @Test("2.1 Decoding Strategies: snake case, ISO 8601 and base64 in one set")
    func strategies() {
        struct Feed: SmartCodable {
            var userName = ""
            var createdAt: Date?
            var content: Data?
        }
        let options: Set<SmartDecodingOption> = [
            .key(.convertFromSnakeCase),
            .date(.iso8601),
            .data(.base64),
        ]
        let json = #"{"user_name":"Mccc","created_at":"2023-11-14T22:13:20Z","content":"aGVsbG8="}"#
        let feed = Feed.deserialize(from: json, options: options)
        #expect(feed?.userName == "Mccc")
        #expect(feed?.createdAt == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(feed?.content == Data("hello".utf8))
    }

    @Test(
        "2.1 Decoding Strategies, Key Decoding: every strategy of the table",
        arguments: [
            (.fromSnakeCase, "first_name", "first_name → firstName"),
            (.firstLetterLower, "FirstName", "FirstName → firstName"),
            (.useDefaultKeys, "firstName", "as it is"),
        ] as [(SmartKeyDecodingStrategy, String, String)])
    func keyStrategies(_ strategy: SmartKeyDecodingStrategy, _ name: String, _ comment: String) {
        struct Model: SmartCodable {
            var firstName = ""
        }
        #expect(Model.deserialize(from: [name: "Mccc"], options: [.key(strategy)])?.firstName == "Mccc", "\(comment)")
    }

    @Test("2.1 Decoding Strategies, Key Decoding: firstName → FirstName")
    func firstLetterUpper() {
        struct Model: SmartCodable {
            var FirstName = ""
        }
        #expect(Model.deserialize(from: ["firstName": "Mccc"], options: [.key(.firstLetterUpper)])?.FirstName == "Mccc")
    }

    @Test("2.1 Decoding Strategies, Date Decoding: the strategies of Codable")
    func dateStrategies() {
        struct Model: SmartCodable {
            var date: Date?
        }
        let expected = Date(timeIntervalSince1970: 1_700_000_000)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy/MM/dd HH:mm:ss"
        let rows: [(JSONDecoder.DateDecodingStrategy, Any)] = [
            (.iso8601, "2023-11-14T22:13:20Z"), (.secondsSince1970, 1_700_000_000),
            (.millisecondsSince1970, 1_700_000_000_000),
            (.formatted(formatter), "2023/11/14 22:13:20"), (.deferredToDate, expected.timeIntervalSinceReferenceDate),
            (
                .custom { Date(timeIntervalSince1970: try $0.singleValueContainer().decode(Double.self) * 100) },
                17_000_000
            ),
        ]
        for (strategy, value) in rows {
            #expect(
                Model.deserialize(from: ["date": value], options: [.date(strategy)])?.date == expected,
                "\(strategy): \(value)")
        }
    }

    /// The README's `.convertToString` is JSONDecoder's `.convertFromString`.
    @Test("2.1 Decoding Strategies, Float Decoding: NaN and ∞ as text, or the initial value")
    func floatStrategies() {
        struct Model: SmartCodable {
            var value = 1.0
        }
        let convert = SmartDecodingOption.float(
            .convertFromString(positiveInfinity: "∞", negativeInfinity: "-∞", nan: "NaN"))
        #expect(Model.deserialize(from: ["value": "∞"], options: [convert])?.value == .infinity)
        #expect(Model.deserialize(from: ["value": "-∞"], options: [convert])?.value == -.infinity)
        #expect(Model.deserialize(from: ["value": "NaN"], options: [convert])?.value.isNaN == true)
        #expect(Model.deserialize(from: ["value": "∞"], options: [.float(.throw)])?.value == 1)
    }

    @Test("2.1 Decoding Strategies: of two strategies for one type the last one wins")
    func oneStrategyPerType() {
        struct Model: SmartCodable {
            var userName = ""
        }
        let dict = ["user_name": "snake", "UserName": "upper"]
        var options: Set<SmartDecodingOption> = [.key(.firstLetterLower)]
        options.update(with: .key(.fromSnakeCase))
        #expect(options.count == 1)
        #expect(Model.deserialize(from: dict, options: options)?.userName == "snake")
        options.update(with: .key(.firstLetterLower))
        #expect(Model.deserialize(from: dict, options: options)?.userName == "upper")
    }

    @Test("2.2 Post-processing callback invoked after successful decoding")
    func didFinishMapping() {
        struct Model: SmartCodable {
            var name: String = ""

            mutating func didFinishMapping() {
                name = "I am \(name)"
            }
        }
        #expect(Model.deserialize(from: ["name": "Mccc"])?.name == "I am Mccc")
    }
}

private struct Member: SmartCodable, Equatable {
    var name = ""
    var age = 0
}
