import HandyJSONCompat
#if NATIVE_TOO
import SmartCodable
#endif

// Run by ConditionalConformanceTests: a line for each failure. What a dictionary conforms by, each a program of its own, as it
// excludes the others and the `Dict = [String: Any]` of ConditionalShapes.

#if OF_HASHABLE_VALUES
extension Dictionary: _ExtendCustomModelType where Value: Hashable {}
typealias Model = Int
let json = #"{"data":{"a":1,"b":"2","c":[]},"list":[{"a":3}],"plain":{"a":4}}"#
func number(_ value: Model?) -> Int? { value }
#else
extension Dictionary: HandyJSON where Value: HandyJSON {}
extension Dictionary: _ExtendCustomModelType where Value: _ExtendCustomModelType {}
typealias Model = User
let json = #"{"data":{"a":{"id":1},"b":{"id":"2"},"c":[]},"list":[{"a":{"id":3}}],"plain":{"a":{"id":4}}}"#
func number(_ value: Model?) -> Int? { value.map { $0.isDone ? $0.id : -1 } }
#endif

struct User: HandyJSON {
    var id = 0
    var isDone = false
    mutating func mapping(mapper: HelpingMapper) { mapper >>> self.isDone }
    mutating func didFinishMapping() { isDone = true }
}

struct Response<T: _ExtendCustomModelType>: HandyJSON {
    var data: T?
    var list: [T] = []
    var plain: [String: Model] = [:]
}

func expect<T: Equatable>(_ name: String, _ found: T?, _ expected: T?) {
    if found != expected { print("\(name): \(String(describing: found))") }
}

func check() {
    let response = Response<[String: Model]>.deserialize(from: json)
    expect("in a generic model", number(response?.data?["a"]), 1)
    expect("converted", number(response?.data?["b"]), 2)
    expect("what does not fit", response?.data?.count, 2)
    expect("in a list", response?.list.map { number($0["a"]) }, [3])
    expect("as a property", number(response?.plain["a"]), 4)
    expect(
        "written",
        response?.toJSONString().flatMap { Response<[String: Model]>.deserialize(from: $0) }.map {
            [number($0.data?["a"]), number($0.data?["b"]), number($0.list.first?["a"]), number($0.plain["a"])]
        }, [1, 2, 3, 4])
    expect("as plain values", (response?.toJSON()?["data"] as? [String: Any])?.count, 2)
    #if !OF_HASHABLE_VALUES
    let nested = Response<[String: [String: User]]>.deserialize(from: #"{"data":{"x":{"y":{"id":5}}}}"#)
    expect("nested", nested?.data?["x"]?["y"]?.id, 5)
    #endif
}

check()
print("done")
