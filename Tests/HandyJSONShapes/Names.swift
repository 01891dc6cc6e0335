import HandyJSONCompat

// Types with the names of standard ones, as most apps have some, and properties with the names of keywords.

class Result: BaseModel {
    var code = 0
    var error: Error?
    var data: Data?

    // Foundation's Data is something else here.
    class Data: BaseModel {
        var list: [Item] = []
        var url: URL?
    }

    struct URL: HandyJSON {
        var host: String?
    }

    struct Item: HandyJSON {
        var id = 0
        var type: Type_ = .unknown
        var date: Date?

        struct Date: HandyJSON {
            var year = 0
        }
    }

    enum Type_: Int, HandyJSONEnum {
        case unknown = 0, normal = 1
    }
}

struct Error: HandyJSON {
    var code: Int?
    var message: String = ""
    var underlying: [Error]?
}

class Category: HandyJSON {
    var id: Int?
    var name: String?
    var children: [Category]?
    var image: Image?
    required init() {}
}

class Task: HandyJSON {
    var title: String?
    var state: Event.Kind?
    var subtasks = [Task]()
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< title <-- ["title", "name"]
    }
}

struct Image: HandyJSON {
    var url: String = ""
    var size: Size?
}

struct Event: HandyJSON {
    enum Kind: String, HandyJSONEnum {
        case begin
        case end
    }

    var kind = Kind.begin
    var notification: Notification?
    var operation: Operation?
    var progress: Progress?
}

struct Notification: HandyJSON {
    var title: String?
}

class Operation: BaseModel {
    var name: String?
}

class Progress: BaseModel {
    var value: Float = 0
}

struct Model: HandyJSON {
    var field: Field?
    var array: [Character_]?
    var optional: Optional<Int> = nil
    var dictionary: Dictionary<String, Decoder>?
}

struct Field: HandyJSON {
    var layout: Layout?
}

struct Layout: HandyJSON {
    var columns = 1
}

// Names of Swift's coding protocols, and of types inside this library.
struct Decoder: HandyJSON {
    var bits: Int8 = 0
}

struct Encoder: HandyJSON {
    var quality: Double?
}

struct Document: HandyJSON {
    var pages: Int = 0
    var codec: Codec?
    var node: Node?
    var log: Log?
}

struct Codec: HandyJSON {
    var name: String?
}

struct Node: HandyJSON {
    var value: Int?
}

struct Log: HandyJSON {
    var lines: [String] = []
}

struct Character_: HandyJSON {
    var name: String?
}

// Keywords.
struct Keywords: HandyJSON {
    var `default`: Bool = false
    var `switch`: Int = 0
    var `class`: String?
    var `protocol`: String!
    var `in`: [Int] = []
    var `self`: String?
    var `init`: Int?
    var type: String?
    var `Type`: String?
    var `extension`: `Extension`?
    var description: String?
    var hash: Int?
    var `operator`: Double?

    struct `Extension`: HandyJSON {
        var `return`: String?
    }

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< `default` <-- "is_default"
        mapper <<< self.`switch` <-- "switch_state"
        mapper <<< self.protocol <-- ["protocol", "scheme"]
        mapper >>> `operator`
    }
}

enum Visibility: String, HandyJSONEnum {
    case `public`
    case `private`
    case `default` = "standard"
    case `switch` = "toggle"
}

class Settings: BaseModel {
    var visibility: Visibility = .default
    var other: Visibility?
}

// Underscores, capitals, digits and other scripts.
class OddNames: BaseModel {
    var _id: String?
    var ID = 0
    var user_name = ""
    var i18n: String?
    var 姓名: String?
    var été = false
}

let nameChecks: [Check] = [
    Check("Result, Error, Data, URL and Date of one's own", "1 bad 2 h 7 normal 2020") {
        let json = """
            {"code":1,"error":{"code":2,"message":"bad","underlying":[{"code":3},{"code":4}]},
             "data":{"url":{"host":"h"},"list":[{"id":7,"type":"1","date":{"year":2020}}]}}
            """
        guard let result = Result.deserialize(from: json), let error = result.error, let data = result.data else {
            return "nil"
        }
        let item = data.list[0]
        return
            "\(result.code) \(error.message) \(error.underlying!.count) \(data.url!.host!) \(item.id) \(item.type) \(item.date!.year)"
    },
    Check("Category and Image", "a b u 2") {
        let json = "{\"name\":\"a\",\"children\":[{\"name\":\"b\"}],\"image\":{\"url\":\"u\",\"size\":{\"width\":2}}}"
        guard let category = Category.deserialize(from: json) else { return "nil" }
        return "\(category.name!) \(category.children![0].name!) \(category.image!.url) \(category.image!.size!.width)"
    },
    Check("Task and Event", "t end s n o 0.5") {
        let task = Task.deserialize(from: ["name": "t", "state": "end", "subtasks": [["title": "s"]]])
        let event = Event.deserialize(from: [
            "notification": ["title": "n"], "operation": ["name": "o"], "progress": ["value": "0.5"],
        ])
        return "\(task!.title!) \(task!.state!) \(task!.subtasks[0].title!) \(event!.notification!.title!) "
            + "\(event!.operation!.name!) \(event!.progress!.value)"
    },
    Check("names that this library uses itself", "3 h264 9 [\"l\"] 4 8") {
        let json = "{\"pages\":3,\"codec\":{\"name\":\"h264\"},\"node\":{\"value\":9},\"log\":{\"lines\":[\"l\"]}}"
        guard let document = Document.deserialize(from: json) else { return "nil" }
        let model = Model.deserialize(from: ["field": ["layout": ["columns": 4]], "dictionary": ["a": ["bits": 8]]])!
        return "\(document.pages) \(document.codec!.name!) \(document.node!.value!) \(document.log!.lines) "
            + "\(model.field!.layout!.columns) \(model.dictionary!["a"]!.bits)"
    },
    Check("keywords", "true 3 c http [1] s 4 t T r d 5") {
        let json = """
            {"is_default":1,"switch_state":"3","class":"c","scheme":"http","in":[1],"self":"s","init":4,"type":"t","Type":"T",
             "extension":{"return":"r"},"description":"d","hash":5,"operator":1.5}
            """
        guard let model = Keywords.deserialize(from: json), model.operator == nil else { return "nil" }
        return
            "\(model.default) \(model.switch) \(model.class!) \(model.protocol!) \(model.in) \(model.`self`!) \(model.`init`!) "
            + "\(model.type!) \(model.`Type`!) \(model.extension!.return!) \(model.description!) \(model.hash!)"
    },
    Check("keywords written", #"{"is_default":true,"switch_state":0,"in":[],"init":1}"#) {
        var model = Keywords()
        model.default = true
        model.`init` = 1
        return model.toJSONString()
    },
    Check("enum cases named by keywords", "private default switch") {
        let settings = Settings.deserialize(from: ["visibility": "private", "other": "toggle"])
        return
            "\(settings!.visibility) \(Settings.deserialize(from: ["visibility": "none"])!.visibility) \(settings!.other!)"
    },
    Check("odd names", "a 5 u i 名 true") {
        let model = OddNames.deserialize(from: [
            "_id": "a", "ID": 5, "user_name": "u", "i18n": "i", "姓名": "名", "été": 1,
        ])
        return model.map { "\($0._id!) \($0.ID) \($0.user_name) \($0.i18n!) \($0.姓名!) \($0.été)" }
    },
]
