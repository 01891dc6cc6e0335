import Foundation
import SmartCodable
import Testing

class LevelRoot: SmartCodable {
    var id = 0
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}

/// A user's own wrapper, which computes what it wraps.
@propertyWrapper
struct Limited: Codable {
    private var value: Int

    init(wrappedValue: Int) { value = min(wrappedValue, 100) }

    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 100) }
    }

    init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(Int.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// A class of three levels, and the struct with the same lines.
struct LevelRow: @unchecked Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether an optimised build has the coding keys of every level.
    let isSure: Bool
    /// What becomes of a source, in words: the values, the two texts, the report, and the same after an update.
    let classOutcome: (String, String) -> [String]
    let structOutcome: (String, String) -> [String]

    init<Model: SmartCodable, Flat: SmartCodable>(_ title: String, _: Model.Type, _: Flat.Type, isSure: Bool) {
        testDescription = title
        self.isSure = isSure
        classOutcome = { outcome(Model.self, $0, $1) }
        structOutcome = { outcome(Flat.self, $0, $1) }
    }
}

private func outcome<Model: SmartCodable>(_: Model.Type, _ source: String, _ change: String) -> [String] {
    let (recorded, report) = SmartSentinel.record { Model.deserialize(from: source) }
    guard let recorded, var plain = Model.deserialize(from: source) else { return ["nothing"] }
    var told = [values(recorded), values(plain)]
    told += report.repairs.map { "\($0.path) \($0.property) \($0.action)" }.sorted()
    told += [plain.toJSONString() ?? "", plain.toJSONString(useMappedKeys: true) ?? ""]
    told.append((plain.toDictionary() ?? [:]).keys.sorted().joined(separator: " "))
    SmartUpdater.update(&plain, from: change)
    return told + [values(plain)]
}

private func values(_ model: Any) -> String {
    var levels: [String] = []
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
        levels.insert(level.children.map { "\($0.label ?? ""): \(wrapped($0.value))" }.joined(separator: ", "), at: 0)
        mirror = level.superclassMirror
    }
    return levels.filter { !$0.isEmpty }.joined(separator: ", ")
}

/// Without what a wrapper has beside the value.
private func wrapped(_ value: Any) -> Any {
    Mirror(reflecting: value).children.first { $0.label == "wrappedValue" }?.value ?? value
}

@Suite("Levels of a class are coded as a struct with the same lines") struct LevelTableTests {
    /// With `%` for what the names of each level begin with.
    private static let sources = [
        "{}",
        #"{"id":1,"%Number":2,"%Text":"a","%Secret":"leak","%List":[1,2],"%Version":9,"%Level":300,"%Key":8,"%_number":3,"%_level":400,"%_key":6,"%Any":{"k":1},"%Ignored":4}"#,
        #"{"id":"1","%Number":"2","%Text":5,"%Secret":7,"%List":["1","x"],"%Version":"9","%Level":"30","%Key_key":"8","%_number":"3","%_level":"40","%Any":{"k":null}}"#,
        #"{"id":null,"%Number":null,"%Text":null,"%Secret":null,"%List":null,"%Level":null,"%Key_key":null,"%_number":null,"%_level":null,"%Any":null}"#,
        #"{"id":[],"%Number":{},"%Text":[],"%Secret":{},"%List":{},"%Level":[],"%Key_key":[],"%_number":[1],"%_level":{},"%Any":3}"#,
        #"{"%_mapped":11,"%":{"path":12},"%Number":13,"%_number":14}"#,
        #"{"%":{"path":"12"},"%_number":14,"%Number":13}"#,
    ]

    @Test(arguments: levelRows) func equalsTheStruct(_ row: LevelRow) {
        // An optimised build has no coding keys that nothing names.
        guard row.isSure || _isDebugAssertConfiguration() else { return }
        for source in LevelTableTests.sources {
            let source = LevelTableTests.filled(source)
            let change = LevelTableTests.filled(
                #"{"%Text":"new","%_number":21,"%Number":22,"%Level":23,"%_level":24,"%Secret":"x"}"#)
            #expect(row.classOutcome(source, change) == row.structOutcome(source, change), "\(source)")
        }
    }

    /// The text's members once for each level.
    private static func filled(_ source: String) -> String {
        let members = source.dropFirst().dropLast()
        let both = ["m", "l"].map { level in
            members.replacingOccurrences(of: "%", with: level)
        }
        let id = both[1].replacingOccurrences(of: "\"id\":", with: "\"_id\":")
        return "{" + [both[0], id].filter { !$0.isEmpty }.joined(separator: ",") + "}"
    }
}
