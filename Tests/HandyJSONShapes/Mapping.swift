import HandyJSONCompat

// Name mapping: every way of writing it that is found in apps.

struct Cat: HandyJSON {
    var id: Int64!
    var name: String!
    var friendName: String?
    var parent: (String, String)?
    var color: String?
    var legs = 4

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.id <-- "cat_id"

        mapper <<< self.parent
            <-- TransformOf<(String, String), String>(
                fromJSON: { (rawString) -> (String, String)? in
                    if let parentNames = rawString?.split(separator: "/").map(String.init) {
                        return (parentNames[0], parentNames[1])
                    }
                    return nil
                },
                toJSON: { (tuple) -> String? in
                    if let _tuple = tuple {
                        return "\(_tuple.0)/\(_tuple.1)"
                    }
                    return nil
                })

        mapper <<< self.friendName <-- "friend.name"
    }
}

// Without `self.`, one line after the other.
class Account: HandyJSON {
    var userId: String = ""
    var nickName: String?
    var avatar: String!
    var createTime: Date?
    var birthday: Date!
    var balance: NSDecimalNumber?
    var homepage: URL?
    var tags: [String] = []
    var notNeeded: String = "initial"
    var session: AccountSession?
    var onChange: ((Account) -> Void)?

    required init() {}

    func mapping(mapper: HelpingMapper) {
        mapper <<< userId <-- ["user_id", "uid", "userId"]
        mapper <<< nickName <-- "nick_name"
        mapper <<< avatar <-- "profile.avatar"
        mapper <<< createTime <-- ("create_time", DateTransform())
        mapper <<< birthday <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd")
        mapper <<< balance <-- (["balance", "amount"], NSDecimalNumberTransform())
        mapper <<< homepage <-- URLTransform(shouldEncodeURLString: false)
        mapper >>> notNeeded
        mapper >>> self.session
        mapper >>> onChange
    }
}

// Nothing that HandyJSON could convert.
struct AccountSession {
    var token: String?
    weak var owner: Account?
}

// The list form.
struct Point3D: HandyJSON {
    var x = 0.0
    var y = 0.0
    var z: Double?

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< [
            x <-- "px",
            y <-- "py",
            self.z <-- ["pz", "depth"],
        ]
    }
}

class ListedTransforms: HandyJSON {
    var start: Date?
    var end: Date!
    var link: URL?
    required init() {}

    func mapping(mapper: HelpingMapper) {
        mapper <<< [
            self.start <-- DateTransform(),
            self.end <-- ("end_time", DateTransform()),
            self.link <-- (["url", "link"], URLTransform()),
        ]
    }
}

// The functions behind the operators.
class Specified: HandyJSON {
    var id: Int = 0
    var title: String?
    var level: Int?
    var text: String = ""
    var cache: [String: Any] = [:]
    required init() {}

    func mapping(mapper: HelpingMapper) {
        mapper.specify(property: &id, name: "json_id")
        mapper.specify(property: &self.title, name: "json_title")
        mapper.specify(
            property: &level,
            converter: { (rawString) -> Int? in
                return Int(rawString.dropFirst())
            })
        mapper.specify(property: &text, name: "json_text") { (raw) -> String in
            return raw.uppercased()
        }
        mapper.exclude(property: &cache)
    }
}

struct SpecifiedStruct: HandyJSON {
    var id = 0
    var name = ""

    mutating func mapping(mapper: HelpingMapper) {
        mapper.specify(property: &id, name: "_id")
        mapper.specify(property: &name, name: nil, converter: nil)
    }
}

// A handler made by hand, and an optional name or transform in the tuple.
struct Handmade: HandyJSON {
    var count: Int?
    var start: Date?
    var stop: Date = Date(timeIntervalSince1970: 0)
    var other: Date!

    mutating func mapping(mapper: HelpingMapper) {
        let handler = MappingPropertyHandler(
            rawPaths: ["n"],
            assignmentClosure: { (raw) -> (Any?) in
                guard let text = raw as? String else { return nil }
                return text.count
            },
            takeValueClosure: { (value) -> (Any?) in
                guard let count = value as? Int else { return nil }
                return String(repeating: "x", count: count)
            })
        var mapping = count <-- "replaced"
        mapping.1 = handler
        mapper <<< mapping

        let name: String? = "begin"
        let transform: DateTransform? = DateTransform()
        mapper <<< start <-- (name, transform)
        mapper <<< stop <-- ("finish", DateTransform())
        mapper <<< other <-- (nil, DateTransform())
    }
}

// A mapping kept in a variable, made by a function, depending on the instance.
class Conditional: HandyJSON {
    var version = 1
    var payload: String?
    var values: [Int] = []
    required init() {}

    private func payloadMapping() -> CustomMappingKeyValueTuple {
        return payload <-- (version > 1 ? "payload_v2" : "payload")
    }

    func mapping(mapper: HelpingMapper) {
        mapper <<< payloadMapping()
        var mappings = [CustomMappingKeyValueTuple]()
        mappings.append(values <-- "list")
        mapper <<< mappings
    }
}

// A property whose key has dots in it, and one below a key of Chinese text.
struct Escaped: HandyJSON {
    var version: String?
    var deep: Int = 0

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< version <-- "app\\.version"
        mapper <<< deep <-- "数据.值"
    }
}

let mappingChecks: [Check] = [
    Check("a line break after <<<", "7 Tom Bob A/B") {
        let json = "{\"cat_id\":7,\"name\":\"Tom\",\"friend\":{\"name\":\"Bob\"},\"parent\":\"A/B\"}"
        guard let cat = Cat.deserialize(from: json), let parent = cat.parent else { return "nil" }
        return "\(cat.id!) \(cat.name!) \(cat.friendName!) \(parent.0)/\(parent.1)"
    },
    Check("a tuple is written by its transform", #"{"cat_id":7,"name":"Tom","parent":"A\/B","legs":4}"#) {
        return Cat.deserialize(from: "{\"cat_id\":\"7\",\"name\":\"Tom\",\"parent\":\"A/B\"}")?.toJSONString()
    },
    Check("mapping without self", "u1 nick a.png 1500000000.0 1.10 http://a.b/c") {
        let json = """
            {"uid":"u1","nick_name":"nick","profile":{"avatar":"a.png"},"create_time":1500000000,"birthday":"2001-02-03",
             "amount":"1.10","homepage":"http://a.b/c"}
            """
        guard let account = Account.deserialize(from: json) else { return "nil" }
        return "\(account.userId) \(account.nickName!) \(account.avatar!) \(account.createTime!.timeIntervalSince1970) "
            + "\(account.balance!)0 \(account.homepage!)"
    },
    Check("an implicitly unwrapped Date goes through its transform", "2001-02-03") {
        return Account.deserialize(from: ["birthday": "2001-02-03"])?.toJSON()?["birthday"] as? String
    },
    Check("an excluded property stays and is not written", ["initial", nil]) {
        let account = Account.deserialize(from: ["notNeeded": "json"])
        return [account?.notNeeded, account?.toJSON()?["notNeeded"] as? String]
    },
    Check("the list form", "1.5 2.5 3.5") {
        return Point3D.deserialize(from: ["px": 1.5, "py": "2.5", "depth": 3.5]).map { "\($0.x) \($0.y) \($0.z ?? 0)" }
    },
    Check("transforms in the list form", "10.0 20.0 http://a/b") {
        guard let model = ListedTransforms.deserialize(from: ["start": 10, "end_time": "20", "link": "http://a/b"])
        else { return "nil" }
        return "\(model.start!.timeIntervalSince1970) \(model.end!.timeIntervalSince1970) \(model.link!)"
    },
    Check("specify and exclude", "5 t Optional(12) ABC 0") {
        let json = "{\"json_id\":5,\"json_title\":\"t\",\"level\":\"V12\",\"json_text\":\"abc\",\"cache\":{\"a\":1}}"
        guard let model = Specified.deserialize(from: json) else { return "nil" }
        return "\(model.id) \(model.title!) \(String(describing: model.level)) \(model.text) \(model.cache.count)"
    },
    Check("specify on a struct", "9 n") {
        return SpecifiedStruct.deserialize(from: ["_id": 9, "name": "n"]).map { "\($0.id) \($0.name)" }
    },
    Check("a handler made by hand", "4 10.0 20.0 30.0") {
        guard let model = Handmade.deserialize(from: ["n": "four", "begin": 10, "finish": 20, "other": 30]) else {
            return "nil"
        }
        return
            "\(model.count!) \(model.start!.timeIntervalSince1970) \(model.stop.timeIntervalSince1970) \(model.other.timeIntervalSince1970)"
    },
    Check("a handler made by hand, written", "xxxx") {
        return Handmade.deserialize(from: ["n": "four"])?.toJSON()?["n"] as? String
    },
    Check("a mapping made elsewhere", "old [1, 2]") {
        guard
            let model = Conditional.deserialize(from: ["payload": "old", "payload_v2": "new", "list": [1, "2", "x"]])
        else { return "nil" }
        return "\(model.payload!) \(model.values)"
    },
    Check("a mapping that depends on the instance", "new") {
        var model = Conditional()
        model.version = 2
        JSONDeserializer.update(object: &model, from: ["payload": "old", "payload_v2": "new"])
        return model.payload
    },
    Check("escaped dots and other scripts", "1.0 6") {
        return Escaped.deserialize(from: ["app.version": "1.0", "数据": ["值": 6]]).map {
            "\($0.version ?? "nil") \($0.deep)"
        }
    },
]
