// A plain import, and call sites as they stand in apps that used HandyJSON.
import HandyJSONCompat
import SmartCodable
import Testing

// MARK: Models

private enum AnimalType: String, HandyJSONEnum {
    case Cat = "cat"
    case Dog = "dog"
}

private class Animal: HandyJSON {
    var name: String?
    var id: Int = 0
    var num: Int?
    var type: AnimalType?
    var friend: Animal?
    var tags: [String]!
    var extra: [String: Any] = [:]

    required init() {}

    func mapping(mapper: HelpingMapper) {
        mapper <<< self.id <-- "cat_id"
        mapper <<< self.name <-- ["nick", "name"]
        mapper.specify(property: &num) { Int($0) ?? -1 }
    }
}

private struct Price: HandyJSON {
    var amount: NSDecimalNumber?
    var at: Date?
    var currency = "EUR"
    var raw: (Int, String)?
    var note: String! = "none"

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< [
            amount <-- NSDecimalNumberTransform(),
            at <-- ("created_at", DateTransform()),
        ]
        mapper <<< self.raw
            <-- TransformOf<(Int, String), String>(
                fromJSON: { text in
                    guard let parts = text?.split(separator: " "), parts.count == 2, let number = Int(parts[0]) else {
                        return nil
                    }
                    return (number, String(parts[1]))
                },
                toJSON: { tuple in tuple.map { "\($0.0) \($0.1)" } })
        mapper >>> self.currency
    }
}

/// What many apps derive all models from.
private class BaseModel: NSObject, HandyJSON {
    var code = 0
    required override init() { super.init() }
    func mapping(mapper: HelpingMapper) {}
    func didFinishMapping() {}
}

private class UserModel: BaseModel {
    var userName: String?
    var isVip = false
    var finished = false
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< self.userName <-- "user_name"
    }
    override func didFinishMapping() { finished = true }
}

private class BaseResponse<T: HandyJSON>: HandyJSON {
    var code: Int?
    var message = ""
    var data: T?
    required init() {}
}

private struct AnyResponse<T>: HandyJSON {
    var code = -1
    var result: T?
}

/// Of both families while the code base migrates.
private struct Both: SmartCodable, HandyJSON {
    var id = 0
    var name: String?
}

/// The hook has one meaning in both families.
private struct BothFinished: SmartCodable, HandyJSON {
    var id = 0
    var doubled = 0
    mutating func didFinishMapping() { doubled = id * 2 }
}

// MARK: Users' own helpers

private protocol APIModel: HandyJSON { static var path: String { get } }

private struct Article: APIModel {
    static var path: String { "articles" }
    var title = ""
}

extension HandyJSON {
    fileprivate static func model(with data: Data?) -> Self? {
        data.flatMap { String(data: $0, encoding: .utf8) }.flatMap { JSONDeserializer<Self>.deserializeFrom(json: $0) }
    }
}

private func map<T: HandyJSON>(_ json: String, to type: T.Type) -> T? { T.deserialize(from: json) }

/// Decides at run time what to make of `T`, as network layers do.
private func parse<T>(_ json: String, as type: T.Type) -> T? {
    if let model = T.self as? HandyJSON.Type { return model.deserialize(from: json) as? T }
    return json as? T
}

@Suite("Call sites of HandyJSON")
struct CompatSurfaceTests {
    @Test("models with a mapping")
    func models() {
        let json =
            #"{"cat_id":"12","nick":"Tom","num":"7","type":"cat","friend":{"name":"Spike","type":"bird"},"tags":["a",1],"extra":{"n":1,"b":true}}"#
        let cat = Animal.deserialize(from: json)
        #expect(cat?.id == 12)
        #expect(cat?.name == "Tom")
        #expect(cat?.num == 7)
        #expect(cat?.type == .Cat)
        #expect(cat?.friend?.name == "Spike")
        #expect(cat?.friend?.type == nil)
        #expect(cat?.tags == ["a", "1"])
        #expect(cat?.extra["n"] as? Int == 1)
        #expect(cat?.extra["n"] as? Double == 1)
        #expect(cat?.extra["b"] as? Bool == true)
        #expect(Animal.deserialize(from: json, designatedPath: "friend")?.name == "Spike")
        #expect(cat?.toJSON()?["cat_id"] as? Int == 12)
        #expect(cat?.toJSONString(prettyPrint: true)?.contains("\"nick\" : \"Tom\"") == true)
    }

    @Test("transforms, list form, exclusion")
    func transforms() {
        let price = Price.deserialize(from: #"{"amount":"1.10","created_at":86400,"currency":"USD","raw":"5 apples"}"#)
        #expect(price?.amount == NSDecimalNumber(string: "1.10"))
        #expect(price?.at == Date(timeIntervalSince1970: 86400))
        #expect(price?.currency == "EUR")
        #expect(price?.raw?.1 == "apples")
        #expect(price?.toJSONString() == #"{"amount":"1.1","created_at":86400,"raw":"5 apples","note":"none"}"#)
    }

    @Test("NSObject bases")
    func objects() {
        let user = UserModel.deserialize(from: ["code": "200", "user_name": "Ann", "isVip": 1] as [String: Any])
        #expect(user?.code == 200)
        #expect(user?.userName == "Ann")
        #expect(user?.isVip == true)
        #expect(user?.finished == true)
        let base: BaseModel? = user
        #expect(base?.toJSONString() == #"{"code":200,"user_name":"Ann","isVip":true,"finished":true}"#)
    }

    @Test("generic responses")
    func responses() {
        let response = BaseResponse<Animal>.deserialize(from: #"{"code":"0","message":null,"data":{"name":"Tom"}}"#)
        #expect(response?.code == 0)
        #expect(response?.data?.name == "Tom")
        #expect(
            AnyResponse<[Animal]>.deserialize(from: #"{"result":[{"name":"Tom"},null]}"#)?.result?.map(\.name) == [
                "Tom"
            ])
        #expect(AnyResponse<String>.deserialize(from: #"{"result":5}"#)?.result == "5")
        #expect(JSONDeserializer<BaseResponse<Both>>.deserializeFrom(json: #"{"data":{"id":"7"}}"#)?.data?.id == 7)
    }

    @Test("types decided at run time")
    func dynamicTypes() {
        #expect(parse(#"{"title":"x"}"#, as: Article.self)?.title == "x")
        #expect(parse("text", as: CustomStringConvertible.self)?.description == "text")
        #expect(map(#"{"title":"x"}"#, to: Article.self)?.title == "x")
        #expect(Article.model(with: Data(#"{"title":"x"}"#.utf8))?.title == "x")
        let types: [HandyJSON.Type] = [Article.self, Animal.self, UserModel.self]
        let models: [HandyJSON] = types.map { $0.init() }
        #expect(
            models.map { $0.toJSONString() ?? "" } == [
                #"{"title":""}"#, #"{"cat_id":0,"extra":{}}"#, #"{"code":0,"isVip":false,"finished":false}"#,
            ])
        let refined: any APIModel.Type = Article.self
        #expect(refined.deserialize(from: #"{"title":"y"}"#)?.toJSON()?["title"] as? String == "y")
    }

    @Test("arrays")
    func arrays() {
        let json = #"{"data":{"list":[{"name":"Tom"},{"name":"Spike"}]}}"#
        let some = [Animal].deserialize(from: json, designatedPath: "data.list")
        #expect(some?.count == 2)
        #expect(some?.compactMap { $0 }.first?.name == "Tom")
        #expect(([Animal].deserialize(from: json, designatedPath: "data.list") as? [Animal])?.last?.name == "Spike")
        if let animals = [Animal].deserialize(from: [["name": "Tom"]] as NSArray) as? [Animal] {
            #expect(animals.toJSON().first??["nick"] as? String == "Tom")
            #expect(animals.toJSONString() == #"[{"nick":"Tom","cat_id":0,"extra":{}}]"#)
        } else {
            Issue.record("no array of models")
        }
        #expect(JSONDeserializer<Animal>.deserializeModelArrayFrom(json: json, designatedPath: "data.list")?.count == 2)
        #expect(
            JSONDeserializer<Animal>.deserializeModelArrayFrom(array: [["name": "Tom"], 5])?.map { $0?.name } == [
                "Tom", nil,
            ])
    }

    @Test("updating")
    func updating() {
        var cat = Animal()
        let same = cat
        cat.name = "Tom"
        JSONDeserializer.update(object: &cat, from: #"{"cat_id":5}"#)
        JSONDeserializer<Animal>.update(object: &cat, from: ["friend": ["name": "Spike"]])
        #expect(cat === same && cat.id == 5 && cat.name == "Tom" && cat.friend?.name == "Spike")
    }

    @Test("one type of both families")
    func both() {
        let json = #"{"id":"3","name":5}"#
        #expect(Both.deserialize(from: json)?.id == 3)
        #expect(Both.deserialize(from: Data(json.utf8))?.name == "5")
        #expect(Both.deserialize(from: ["id": "3"])?.id == 3)
        #expect(Both.deserialize(from: ["id": "3"] as NSDictionary)?.id == 3)
        #expect(Both.deserialize(from: #"{"data":{"id":3}}"#, designatedPath: "data")?.id == 3)
        #expect(Both(id: 3, name: "x").toJSONString() == #"{"id":3,"name":"x"}"#)
        #expect(Both(id: 3, name: "x").toJSONString(prettyPrint: true) == "{\n  \"id\" : 3,\n  \"name\" : \"x\"\n}")
        #expect(Both(id: 3, name: nil).toJSON()?["id"] as? Int == 3)
        #expect(Both(id: 3, name: nil).toDictionary()?["id"] as? Int == 3)
        #expect([Both(id: 1, name: nil)].toJSON().count == 1)
        #expect([Both(id: 1, name: nil)].toJSONString() == #"[{"id":1}]"#)
        #expect([Both].deserialize(from: #"[{"id":1},null]"#)?.count == 2)
        #expect(([Both].deserialize(from: #"[{"id":1}]"#) as? [Both])?.first?.id == 1)
        #expect([Both].deserialize(from: [["id": 1]])?.first??.id == 1)
        #expect([Both].deserialize(from: [["id": 1]] as NSArray)?.first??.id == 1)
        #expect([Both].deserialize(from: #"{"data":[{"id":1}]}"#, designatedPath: "data")?.first??.id == 1)
        #expect(BothFinished.deserialize(from: #"{"id":4}"#)?.doubled == 8)
        #expect((try? JSONDecoder().decode(Both.self, from: Data(#"{"id":1}"#.utf8)))?.id == 1)
    }
}
