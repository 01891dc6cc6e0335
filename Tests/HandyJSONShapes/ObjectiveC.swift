import HandyJSONCompat

// NSObject models, as written for key-value observing, archiving and table views.

class ObjectModel: NSObject, HandyJSON {
    var id: Int = 0
    var name: String?
    required override init() {}
}

class NamedObjectModel: ObjectModel {
    var extra: [String: Any]?
    var children: [ObjectModel] = []
    override var description: String {
        return "\(id):\(name ?? "-")"
    }
}

class ObjectBase: NSObject, HandyJSON {
    required override init() {
        super.init()
    }
    func mapping(mapper: HelpingMapper) {}
    func didFinishMapping() {}
}

class City: ObjectBase {
    var code = ""
    var isHot: Bool = false
    var population: NSNumber?
    var center: NSDictionary?
    var districts: NSArray?
    var alias: NSString?
    override func mapping(mapper: HelpingMapper) {
        mapper <<< isHot <-- "is_hot"
    }
}

// NSCoding, the usual way to keep a user between launches.
class StoredUser: NSObject, HandyJSON, NSCoding {
    var userName: String?
    var age: Int = 0
    var token: String?

    override required init() {
        super.init()
    }

    func encode(with aCoder: NSCoder) {
        aCoder.encode(userName, forKey: "userName")
        aCoder.encode(age, forKey: "age")
        aCoder.encode(token, forKey: "token")
    }

    required init?(coder aDecoder: NSCoder) {
        super.init()
        userName = aDecoder.decodeObject(forKey: "userName") as? String
        age = aDecoder.decodeInteger(forKey: "age")
        token = aDecoder.decodeObject(forKey: "token") as? String
    }

    func mapping(mapper: HelpingMapper) {
        mapper <<< self.userName <-- "user_name"
        mapper <<< self.token <-- "data.token"
    }
}

class StoredMember: StoredUser {
    var level = 0

    required init() {
        super.init()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        level = aDecoder.decodeInteger(forKey: "level")
    }

    override func encode(with aCoder: NSCoder) {
        super.encode(with: aCoder)
        aCoder.encode(level, forKey: "level")
    }
}

class SecurelyStored: ObjectBase, NSSecureCoding {
    static var supportsSecureCoding: Bool { return true }
    var path: String?

    required init() {
        super.init()
    }

    func encode(with coder: NSCoder) {
        coder.encode(path, forKey: "path")
    }

    required init?(coder: NSCoder) {
        path = coder.decodeObject(forKey: "path") as? String
    }
}

class CopiedModel: NSObject, HandyJSON, NSCopying {
    var text = ""
    required override init() {
        super.init()
    }
    func copy(with zone: NSZone? = nil) -> Any {
        let copy = CopiedModel()
        copy.text = text
        return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
        return (object as? CopiedModel)?.text == text
    }
}

class GenericObject<T: HandyJSON>: NSObject, HandyJSON {
    var list: [T] = []
    var page = 1
    required override init() {}
}

class UserPage: GenericObject<ObjectModel> {
    var total: Int = 0
}

let objectiveCChecks: [Check] = [
    Check("an NSObject model", "7 n") {
        return ObjectModel.deserialize(from: ["id": "7", "name": "n"]).map { "\($0.id) \($0.name!)" }
    },
    Check("its subclass", "3:sub 1 [4]") {
        let json = "{\"id\":3,\"name\":\"sub\",\"extra\":{\"a\":1},\"children\":[{\"id\":4}]}"
        return NamedObjectModel.deserialize(from: json).map {
            "\($0) \($0.extra!["a"] as! Int) \($0.children.map { $0.id })"
        }
    },
    Check("Foundation classes as properties", "021 true 24870000 1 2 hu") {
        let json = """
            {"code":"021","is_hot":1,"population":24870000,"center":{"lat":31.2},"districts":["a","b"],"alias":"hu"}
            """
        guard let city = City.deserialize(from: json) else { return "nil" }
        return
            "\(city.code) \(city.isHot) \(city.population!) \(city.center!.count) \(city.districts!.count) \(city.alias!)"
    },
    Check("an NSCoding model", "Ann 30 t") {
        let json = "{\"user_name\":\"Ann\",\"age\":30,\"data\":{\"token\":\"t\"}}"
        guard let user = StoredUser.deserialize(from: json) else { return "nil" }
        return "\(user.userName!) \(user.age) \(user.token!)"
    },
    Check("an NSCoding model is archived as before", "Ann 3") {
        guard let user = StoredMember.deserialize(from: ["user_name": "Ann", "level": 3]) else { return "nil" }
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        user.encode(with: archiver)
        archiver.finishEncoding()
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { return "not read" }
        unarchiver.requiresSecureCoding = false
        return StoredMember(coder: unarchiver).map { "\($0.userName ?? "nil") \($0.level)" }
    },
    Check("an NSSecureCoding model", "/a") {
        return SecurelyStored.deserialize(from: ["path": "/a"])?.path
    },
    Check("NSCopying and isEqual", "x") {
        guard let model = CopiedModel.deserialize(from: ["text": "x"]), let copy = model.copy() as? CopiedModel,
            copy.isEqual(model)
        else {
            return "not equal"
        }
        return copy.text
    },
    Check("a generic NSObject and its subclass", "[1, 2] 9") {
        return UserPage.deserialize(from: ["list": [["id": 1], ["id": 2]], "total": 9]).map {
            "\($0.list.map { $0.id }) \($0.total)"
        }
    },
    Check("an NSObject model written", #"{"id":7,"name":"n"}"#) {
        return ObjectModel.deserialize(from: ["id": "7", "name": "n"])?.toJSONString()
    },
]
