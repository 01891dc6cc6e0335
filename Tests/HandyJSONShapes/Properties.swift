import HandyJSONCompat

// Stored properties of every form.

class BasicTypes: HandyJSON {
    var bool: Bool = true
    var intOptional: Int?
    var doubleImplicitlyUnwrapped: Double!
    var anyObjectOptional: Any?

    var arrayInt: Array<Int> = []
    var arrayStringOptional: Array<String>?
    var setInt: Set<Int>?
    var dictAnyObject: Dictionary<String, Any> = [:]

    var nsNumber = 2
    var nsString: NSString?

    required init() {}
}

struct Numbers: HandyJSON {
    var int8: Int8 = 0
    var int16: Int16?
    var int32: Int32!
    var int64: Int64 = 0
    var uint: UInt = 0
    var uint8: UInt8?
    var uint16: UInt16!
    var uint32: UInt32 = 0
    var uint64: UInt64?
    var float: Float = 0
    var double: Double?
    var cgFloat: CGFloat = 0
    var interval: TimeInterval!
    var decimal: Decimal?
    var nsNumber: NSNumber?
}

struct Containers: HandyJSON {
    var strings: [String] = []
    var optionalStrings: [String?] = []
    var nested: [[Int]]?
    var models: [Size]!
    var byName: [String: Size] = [:]
    var listsByName: [String: [Size]]?
    var dictionaries: [[String: Any]] = []
    var anything: [Any]?
    var set: Set<String> = []
    var modelSet: Set<Size>?
    var table: [String: String]?
    var object: AnyObject?
    var nsArray: NSArray?
    var nsDictionary: NSDictionary?
    var mutableArray: NSMutableArray?
    var mutableDictionary: NSMutableDictionary = [:]
    var optionalOptional: Int??
}

// What no JSON can fill stays as it is, and nothing after it suffers.
class Mixed: HandyJSON {
    let constant: String = "constant"
    let identifier: Int
    var tuple: (Int, name: String) = (1, "one")
    var closure: (() -> Int)? = { 3 }
    var handler: (Int) -> String = { "\($0)" }
    var range = 0..<3
    var anyClass: AnyClass?
    var delegate: CustomStringConvertible?
    var result: Swift.Result<Int, NetworkError>?
    var plain: PlainValue?
    var plainObject = PlainObject()
    weak var parent: Mixed?
    unowned(unsafe) var loose: PlainObject?
    lazy var cache: [String] = ["lazy"]
    var observed: Int = 0 {
        didSet { changes += 1 }
    }
    var changes = 0
    var computed: Int {
        get { return after * 2 }
        set { after = newValue / 2 }
    }
    class var name: String { return "Mixed" }
    private var hidden = 0
    public private(set) var visible: Int = 0
    @Clamped var level: Int = 50
    var after: Int = 1

    required init() {
        identifier = 7
    }

    var hiddenValue: Int { return hidden }
}

struct PlainValue {
    var a = 1
}

class PlainObject {
    var a = 1
}

@propertyWrapper
struct Clamped {
    private var value: Int
    init(wrappedValue: Int) {
        value = min(max(wrappedValue, 0), 100)
    }
    var wrappedValue: Int {
        get { return value }
        set { value = min(max(newValue, 0), 100) }
    }
}

// Defaults by every means.
struct Defaults: HandyJSON {
    var made = Defaults.makeTitle()
    var closureMade: [String] = {
        return ["a", "b"]
    }()
    var date = Date(timeIntervalSince1970: 0)
    var uuid = UUID().uuidString
    var size = Size(width: 1, height: 2)
    var pending: Int

    init() {
        pending = -1
    }

    init(pending: Int) {
        self.pending = pending
    }

    static func makeTitle() -> String {
        return "title"
    }

    mutating func willStartMapping() {
        made = "will"
    }

    mutating func didFinishMapping() {
        pending += 1
    }
}

let propertyChecks: [Check] = [
    Check("basic types", "false 1 2.5 x [1, 2] [\"a\"] [3] 1 5 s") {
        let json = """
            {"bool":0,"intOptional":"1","doubleImplicitlyUnwrapped":2.5,"anyObjectOptional":"x","arrayInt":[1,"2","x"],
             "arrayStringOptional":["a"],"setInt":[3,3],"dictAnyObject":{"k":1},"nsNumber":5,"nsString":"s"}
            """
        guard let object = BasicTypes.deserialize(from: json) else { return "nil" }
        return
            "\(object.bool) \(object.intOptional!) \(object.doubleImplicitlyUnwrapped!) \(object.anyObjectOptional!) \(object.arrayInt) "
            + "\(object.arrayStringOptional!) \(Array(object.setInt!)) \(object.dictAnyObject["k"] as! Int) \(object.nsNumber) \(object.nsString!)"
    },
    Check("numbers", "1 2 3 4 5 6 7 8 9 1.5 2.5 3.5 4.5 5.5 6") {
        let json = """
            {"int8":1,"int16":"2","int32":3,"int64":4,"uint":5,"uint8":6,"uint16":7,"uint32":8,"uint64":9,"float":1.5,"double":"2.5",
             "cgFloat":3.5,"interval":4.5,"decimal":5.5,"nsNumber":6}
            """
        guard let n = Numbers.deserialize(from: json) else { return "nil" }
        let integers =
            "\(n.int8) \(n.int16!) \(n.int32!) \(n.int64) \(n.uint) \(n.uint8!) \(n.uint16!) \(n.uint32) \(n.uint64!)"
        return "\(integers) \(n.float) \(n.double!) \(n.cgFloat) \(n.interval!) \(n.decimal!) \(n.nsNumber!)"
    },
    Check("containers", "1 2 [[1], []] 5 6 7 1 2 1 1 v 2 1 1 1 9") {
        let json = """
            {"strings":["a"],"optionalStrings":["a","b"],"nested":[[1],[]],"models":[{"width":5}],"byName":{"a":{"width":6}},
             "listsByName":{"a":[{"width":7}]},"dictionaries":[{"a":1}],"anything":[1,"a"],"set":["x","x"],"modelSet":[{"width":1},{"width":1}],
             "table":{"k":"v"},"nsArray":[1,2],"nsDictionary":{"a":1},"mutableArray":[1],"mutableDictionary":{"a":1},"optionalOptional":9}
            """
        guard let c = Containers.deserialize(from: json) else { return "nil" }
        let lists =
            "\(c.strings.count) \(c.optionalStrings.count) \(c.nested!) \(c.models[0].width) \(c.byName["a"]!.width)"
        let others =
            "\(c.listsByName!["a"]![0].width) \(c.dictionaries.count) \(c.anything!.count) \(c.set.count) \(c.modelSet!.count)"
        let objects =
            "\(c.table!["k"]!) \(c.nsArray!.count) \(c.nsDictionary!.count) \(c.mutableArray!.count) \(c.mutableDictionary.count)"
        return "\(lists) \(others) \(objects) \(c.optionalOptional!!)"
    },
    Check("what JSON cannot fill is left alone", "1 3 4 0..<3 true 1 true [\"lazy\"] 5 0 2 3 9") {
        let json = """
            {"tuple":[9,"x"],"closure":1,"handler":"x","range":"0..<9","anyClass":"x","delegate":1,"result":{},"plain":{"a":9},
             "plainObject":{"a":9},"parent":{"after":1},"loose":{},"cache":["json"],"observed":5,"computed":100,"hidden":2,"visible":3,"after":9}
            """
        guard let m = Mixed.deserialize(from: json) else { return "nil" }
        return
            "\(m.tuple.0) \(m.closure!()) \(m.handler(4)) \(m.range) \(m.plain == nil) \(m.plainObject.a) \(m.parent == nil) \(m.cache) "
            + "\(m.observed) \(m.changes) \(m.hiddenValue) \(m.visible) \(m.after)"
    },
    // Seen through toJSON: in an optimised build, code that reads the property may have its first value built in, as
    // with HandyJSON.
    Check("a let is written too", 9) {
        return Mixed.deserialize(from: ["identifier": 9])?.toJSON()?["identifier"] as? Int
    },
    Check("defaults", "will [\"a\", \"b\"] 0.0 36 1x2 0") {
        guard let d = Defaults.deserialize(from: "{}") else { return "nil" }
        return
            "\(d.made) \(d.closureMade) \(d.date.timeIntervalSince1970) \(d.uuid.count) \(d.size.width)x\(d.size.height) \(d.pending)"
    },
    Check("null and missing keep the default", "a 5 -1") {
        struct Kept: HandyJSON {
            var name: String? = "a"
            var count = 5
            var level: Int! = -1
        }
        return Kept.deserialize(from: "{\"name\":null,\"count\":null}").map { "\($0.name!) \($0.count) \($0.level!)" }
    },
]
