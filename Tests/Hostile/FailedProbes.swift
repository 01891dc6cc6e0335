import Foundation
import HandyJSONCompat
import SmartCodable
import SmartMigration

/// Run by `RuntimeProbeTests` with `SMARTCODABLE_FAIL_PROBE` set too: what a fast way assumes of the system does not
/// hold, and the slower way gives the same.
let failedProbes: [Program] = [
    Program("failed-probes-are-told-once-and-change-no-result") {
        let names = ProcessInfo.processInfo.environment["SMARTCODABLE_FAIL_PROBE"] ?? ""
        let told = Told()
        SmartSentinel.onMessage { message in
            // A listener may decode: no lock is held, and no probe is running.
            _ = [String: Int].self == [String: Int].self && (Row.deserialize(from: #"{"id":1}"#) != nil)
            told.add(message.text)
        }
        for _ in 0..<3 { try everyWay() }
        let report = SmartSentinel.checkRuntime()
        let failed = report.failures
        // What is read and written is right also where fast ways are not taken.
        let all = ["smallStrings", "anyWords", "objectClasses", "arrays", "exclusiveAccess"]
        try expect(failed, names == "all" ? all : all.filter { names.contains($0) }, "\(report)")
        #if canImport(ObjectiveC)
        let ofModels = 7
        #else
        let ofModels = 6
        #endif
        try expect("\(report)".split(separator: "\n").count, 12 + ofModels)
        try expect(told.texts.filter { $0.contains("checkRuntime") }.count, failed.count, "\(told.texts)")
        try everyWay()
        try expect(told.texts.count, failed.count, "\(told.texts)")
    },
    Program("without-reflection-functions-models-are-refused") {
        guard ProcessInfo.processInfo.environment["SMARTCODABLE_FAIL_PROBE"] == "reflection" else { return }
        let told = Told()
        SmartSentinel.onMessage { told.add("\($0)") }
        try expect(Derived.deserialize(from: #"{"id":7,"title":"x"}"#)?.title, nil)
        try expect(Base().toJSONString(), nil)
        let reason = "the Swift runtime of this system does not say, or says wrongly, where properties are stored"
        let refused = Set(
            told.texts.filter { $0.contains(reason) }.compactMap { $0.split(separator: " ").dropFirst(2).first })
        try expect(refused, ["Base", "Derived"], "\(told.texts)")
        // By recordings of its own `init(from:)`.
        try expect(Native.deserialize(from: #"{"id":"1","name":"n"}"#)?.toJSONString(), #"{"id":1,"name":"n"}"#)
        try expect(SmartSentinel.checkRuntime().failures.contains("reflection"), true)
    },
]

private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []

    func add(_ text: String) { lock.withLock { all.append(text) } }
    var texts: [String] { lock.withLock { all } }
}

private struct Row: HandyJSON, Equatable {
    var id = 0
    var name = ""
    var long: String?
    var rates: [Double] = []
}

private class Base: HandyJSON {
    var id: Int8 = 0
    var rows: [Row] = []
    required init() {}
}

private class Derived: Base {
    weak var parent: Derived?
    var title: String?
    var objects: [Base] = []
}

private class Native: SmartCodable {
    var id = 0
    var name: String?
    required init() {}
}

private class NativeHeir: Native {
    var tags: [String] = []
    @SmartAny var any: [String: Any] = [:]
}

private struct Direct: SmartDirectCodable, Equatable {
    var id = 0
    var name = "kept"
    var list: [Int] = []
}

/// Every kind of model from a text and from objects, written, and an existing object updated.
private func everyWay() throws {
    let text = #"""
        {"id":"7","title":"\u6587字 \n","rows":[{"id":1,"name":"fifteen bytes !","long":"sixteen bytes !!","rates":[1,2.5]},{"id":2}],
        "objects":[{"id":3},{"id":4,"rows":[{"id":5}]}]}
        """#
    guard let model = Derived.deserialize(from: text) else { throw Wrong(description: "no model") }
    try expect(model.id, 7)
    try expect(model.title, "文字 \n")
    try expect(
        model.rows, [Row(id: 1, name: "fifteen bytes !", long: "sixteen bytes !!", rates: [1, 2.5]), Row(id: 2)])
    try expect(model.objects.map(\.id), [3, 4])
    try expect(model.objects[1].rows, [Row(id: 5)])
    try expect(Base.deserialize(from: model.toJSONString())?.rows, model.rows)

    let objects: [String: Any] = [
        "id": NSNumber(value: 7), "title": NSMutableString(string: "文"),
        "rows": NSArray(array: [["id": true, "name": "n", "rates": [1, NSNumber(value: 2.5)]] as [String: Any]]),
        "objects": [NSDictionary(dictionary: ["id": NSDecimalNumber(string: "8")]), ["id": "9"]] as [Any],
    ]
    let other = Derived.deserialize(from: objects)
    try expect(other?.title, "文")
    try expect(other?.rows, [Row(id: 1, name: "n", rates: [1, 2.5])])
    try expect(other?.objects.map(\.id), [8, 9])

    var updated = model
    JSONDeserializer.update(object: &updated, from: #"{"title":"new","id":9}"#)
    try expect(model.title, "new")
    try expect(model.id, 9)

    let native = NativeHeir.deserialize(from: #"{"id":"1","name":"n","tags":["a",2],"any":{"k":[1,"v"]}}"#)
    try expect(native?.id, 1)
    try expect(native?.name, "n")
    try expect(native?.tags, ["a", "2"])
    try expect((native?.any["k"] as? [Any])?.count, 2)
    try expect(native?.toJSONString(), #"{"id":1,"name":"n","tags":["a","2"],"any":{"k":[1,"v"]}}"#)
    try expect(
        [Direct].deserialize(from: #"[{"id":1,"name":null,"list":[1,"2"]},{}]"#),
        [Direct(id: 1, name: "kept", list: [1, 2]), Direct()])
}
