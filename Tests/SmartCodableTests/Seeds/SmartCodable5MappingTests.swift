import Foundation
import SmartCodable
import Testing

/// The examples of the SmartCodable 5 README, sections "Key Transformation" and "Value Transformation".
@Suite("SmartCodable 5 README: transformation")
struct SmartCodable5MappingTests {
    private struct Account: SmartCodable {
        var id = 0
        var joinDate = ""

        static func mappingForKey() -> [SmartKeyTransformer]? {
            return [
                CodingKeys.id <--- ["user_id", "userId", "id"],
                CodingKeys.joinDate <--- "joined_at",
            ]
        }
    }

    @Test(
        "3.2 Key Transformation: the first non-null mapping is preferred",
        arguments: [
            (#"{"user_id":1,"userId":2,"id":3,"joined_at":"2024"}"#, 1),
            (#"{"id":3,"userId":2,"joined_at":"2024"}"#, 2),
            (#"{"user_id":null,"userId":null,"id":3,"joined_at":"2024"}"#, 3),
            (#"{"user_id":null,"joined_at":"2024"}"#, 0),
        ])
    func keyTransformation(_ json: String, _ id: Int) {
        let account = Account.deserialize(from: json)
        #expect(account?.id == id, "\(json)")
        #expect(account?.joinDate == "2024", "\(json)")
    }

    private struct Linked: SmartCodable {
        var url: URL?
        var date1: Date?
        var date2: Date?

        static func mappingForValue() -> [SmartValueTransformer]? {
            let format = DateFormatter()
            format.dateFormat = "yyyy-MM-dd"
            return [
                CodingKeys.url <--- SmartURLTransformer(prefix: "https://"),
                CodingKeys.date2 <--- SmartDateTransformer(),
                CodingKeys.date1 <--- SmartDateFormatTransformer(format),
            ]
        }
    }

    @Test("4.3 Value Transformation: URL with a prefix, date in a format, date as a timestamp")
    func valueTransformation() throws {
        let format = DateFormatter()
        format.dateFormat = "yyyy-MM-dd"
        let dict: [String: Any] = ["url": "www.example.com", "date1": "2024-01-31", "date2": 1_700_000_000.5]
        let model = try #require(Linked.deserialize(from: dict))
        #expect(model.url == URL(string: "https://www.example.com"))
        #expect(model.date1 == format.date(from: "2024-01-31"))
        #expect(model.date1 != nil)
        #expect(model.date2 == Date(timeIntervalSince1970: 1_700_000_000.5))

        let written = try #require(model.toDictionary())
        #expect(written["url"] as? String == "https://www.example.com")
        #expect(written["date1"] as? String == "2024-01-31")
        #expect(written["date2"] as? Double == 1_700_000_000.5)
    }

    @Test(
        "4.3 SmartURLTransformer(prefix:): with the prefix or without, with characters that are encoded, and back",
        arguments: [
            ("www.example.com", "https://www.example.com"), ("https://www.example.com", "https://www.example.com"),
            ("a.b/c?q=中 文", "https://a.b/c?q=%E4%B8%AD%20%E6%96%87"), ("a.b/c#part", "https://a.b/c#part"),
            ("a.b/100%25", "https://a.b/100%25"), ("http://a.b", "https://http://a.b"),
        ])
    func urlTransformation(_ text: String, _ url: String) throws {
        let model = try #require(Linked.deserialize(from: ["url": text]))
        #expect(model.url?.absoluteString == url)
        let again = Linked.deserialize(from: model.toDictionary())
        #expect(again?.url == model.url)
    }

    private struct Document: SmartCodable {
        var data = Data()
        var number = Date(timeIntervalSince1970: 0)
        var text = Date(timeIntervalSince1970: 0)
        var url: URL?

        static func mappingForValue() -> [SmartValueTransformer]? {
            [
                CodingKeys.data <--- SmartDataTransformer(),
                CodingKeys.number <--- SmartDateTransformer(),
                CodingKeys.text <--- SmartDateTransformer(),
                CodingKeys.url <--- SmartURLTransformer(),
            ]
        }
    }

    @Test("4.3 Built-in Value Transformers: base64, timestamps as number and text, a URL that needs encoding")
    func builtInTransformers() {
        let json = #"{"data":"aGVsbG8=","number":1700000000,"text":"1700000000","url":"https://example.com/?q=中 文"}"#
        let model = Document.deserialize(from: json)
        #expect(model?.data == Data("hello".utf8))
        #expect(model?.number == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(model?.text == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(model?.url?.absoluteString == "https://example.com/?q=%E4%B8%AD%20%E6%96%87")
        #expect(model?.toDictionary()?["data"] as? String == "aGVsbG8=")
    }

    private struct RangeTransformer: ValueTransformable {
        typealias Object = ClosedRange<Int>
        typealias JSON = String

        func transformFromJSON(_ value: Any?) -> ClosedRange<Int>? {
            let bounds = (value as? String)?.split(separator: "-").compactMap { Int($0) } ?? []
            return bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]...bounds[1] : nil
        }

        func transformToJSON(_ value: ClosedRange<Int>?) -> String? {
            value.map { "\($0.lowerBound)-\($0.upperBound)" }
        }
    }

    private struct Lesson: SmartCodable {
        var pages = 1...1
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pages <--- RangeTransformer()] }
    }

    @Test("4.3 ValueTransformable: a transformer of one's own, both ways")
    func ownTransformer() {
        let lesson = Lesson.deserialize(from: ["pages": "3-7"])
        #expect(lesson?.pages == 3...7)
        #expect(lesson?.toDictionary()?["pages"] as? String == "3-7")
        #expect(Lesson.deserialize(from: ["pages": "seven"])?.pages == 1...1)
    }

    private struct Person: SmartCodable {
        var name = ""
        var subModel: TestEnum?

        enum TestEnum: String, SmartCaseDefaultable {
            case man, woman
        }

        static func mappingForValue() -> [SmartValueTransformer]? {
            [
                CodingKeys.name
                    <--- FastTransformer<String, String>(
                        fromJSON: { json in
                            "abc"
                        },
                        toJSON: { object in
                            "123"
                        }),
                CodingKeys.subModel
                    <--- FastTransformer<TestEnum, String>(
                        fromJSON: { json in
                            TestEnum.man
                        },
                        toJSON: { object in
                            object?.rawValue
                        }),
            ]
        }
    }

    @Test("4.3 Built-in Fast Transformer Helper: constants from closures")
    func fastTransformer() throws {
        let person = try #require(Person.deserialize(from: ["name": "Mccc", "subModel": "woman"]))
        #expect(person.name == "abc")
        #expect(person.subModel == .man)
        let written = try #require(person.toDictionary())
        #expect(written["name"] as? String == "123")
        #expect(written["subModel"] as? String == "man")
    }
}
