import HandyJSONCompat

// A program that links HandyJSONCompat and not SmartCodable, with no other import, as an app has it that has just left HandyJSON. What it prints is
// compared by `HandyJSONAloneTests`: each line a question and its answer.

struct Inner: Codable { var a = 1 }
enum Kind: String, Codable { case x, y }

struct Plain: HandyJSON {
    var v = Inner()
    var optional: Inner? = Inner()
    var kind = Kind.x
    var list = [Inner()]
    var table = ["k": Inner()]
    var id: UUID?
    var date: Date?
    var ok = 1
}

struct Nested: HandyJSON {
    var inner: [Plain] = []
}

struct Stored: HandyJSONCodable {
    var id = 0
    var tags: [String] = []
    mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "stored_id" }
}

func show(_ question: String, _ answer: String) { print("\(question): \(answer)") }

func text(_ repairs: [SmartSentinel.Repair]) -> String {
    repairs.map { "\($0.model).\($0.property) \($0.path) \($0.action) (\($0.reason ?? ""))" }.joined(separator: "; ")
}

let json = #"""
    {"v":{"a":5},"optional":{"a":5},"kind":"y","list":[{"a":5}],"table":{"j":{"a":5}},
    "id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","date":100,"ok":2}
    """#

let read = SmartSentinel.record { Plain.deserialize(from: json) }
show(
    "read",
    read.value.map {
        "\($0.v.a) \($0.optional.map { "\($0.a)" } ?? "nil") \($0.kind) \($0.list.count) \($0.table.count) \($0.ok)"
    } ?? "nil")
show("read foundation", "\(read.value?.date?.timeIntervalSince1970 ?? -1) \(read.value?.id?.uuidString ?? "nil")")
for repair in read.report.repairs { show("repair", text([repair])) }

let nested = SmartSentinel.record { Nested.deserialize(from: #"{"inner":[{"v":{"a":5}}]}"#) }
show("nested", text(nested.report.repairs.filter { $0.property == "v" }))

let missing = SmartSentinel.record { Plain.deserialize(from: #"{"v":null,"ok":2}"#) }
show("missing", missing.report.repairs.contains { $0.reason != nil } ? "has a reason" : "has none")

let written = SmartSentinel.record { Plain().toJSONString() }
show("written", written.value ?? "nil")
for repair in written.report.repairs { show("left out", text([repair])) }
show("plain values", (Plain().toJSON() ?? [:]).keys.sorted().joined(separator: " "))

// The model that is Codable by HandyJSON's coding.
do {
    let stored = try JSONDecoder().decode(Stored.self, from: Data(#"{"stored_id":"7","tags":["a",1]}"#.utf8))
    show("decoded", "\(stored.id) \(stored.tags)")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    show("encoded", String(decoding: try encoder.encode(stored), as: UTF8.self))
} catch {
    show("thrown", "\(error)")
}

// Settings and listeners, by their names.
final class Heard: @unchecked Sendable { var kinds: [SmartSentinel.Message.Kind] = [] }
let heard = Heard()
let onMessage: @Sendable (SmartSentinel.Message) -> Void = { heard.kinds.append($0.kind) }
let listener: SmartSentinel.Listener = SmartSentinel.onMessage(onMessage)
HandyJSONConfiguration.debugMode = .none
SmartCodableOptions.maximumDepth = 3
let report: SmartSentinel.Report = SmartSentinel.record { Plain.deserialize(from: #"{"list":[[[[1]]]]}"#) }.report
show("settings", "\(SmartCodableOptions.maximumDepth) \(heard.kinds) \(report.isEmpty)")
listener.cancel()
