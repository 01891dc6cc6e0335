import Foundation
import HandyJSONCompat
import SmartCodable

/// What is chosen for the process, which the process of the tests cannot choose.
let processOptions: [Program] = [
    Program("options of the process come last") {
        struct Plain: SmartCodable, Equatable {
            var userName = ""
            var at: Date?
            var count = 0
        }
        struct Own: SmartCodable, Equatable {
            var userName = ""
            var at: Date?
            static var decodingOptions: Set<SmartDecodingOption> { [.date(.millisecondsSince1970)] }
            static var encodingOptions: Set<SmartEncodingOption> { [.key(.useDefaultKeys)] }
        }
        struct Handy: HandyJSON {
            var userName = ""
            var at: Date?
        }
        let json = #"{"user_name":"a","at":"2001-01-01T00:00:05Z","count":1.5}"#
        let numbered = #"{"user_name":"a","at":5000}"#
        let date = Date(timeIntervalSinceReferenceDate: 5)
        for _ in 0..<2 {
            try expect(Plain.deserialize(from: json), Plain(userName: "", at: date), "before")
            SmartCodableOptions.decodingOptions = [.key(.fromSnakeCase), .date(.secondsSince1970), .number(.rounded)]
            SmartCodableOptions.encodingOptions = [.key(.toSnakeCase), .nilAsNull]
            try expect(Plain.deserialize(from: #"{"user_name":"a","at":5,"count":1.5}"#)?.count, 2)
            try expect(Plain.deserialize(from: json)?.userName, "a")
            try expect(Plain.deserialize(from: json, options: [.key(.useDefaultKeys)])?.userName, "")
            try expect(Plain.deserialize(from: json, options: [.number(.strict)])?.count, 0)
            let own = Own.deserialize(from: numbered)
            try expect(own, Own(userName: "a", at: Date(timeIntervalSince1970: 5)))
            try expect(Own(userName: "a").toJSONString(), #"{"userName":"a","at":null}"#)
            try expect(Own().toJSONString(options: [.key(.toSnakeCase)]), #"{"user_name":"","at":null}"#)
            try expect(Plain().toJSONString(), #"{"user_name":"","at":null,"count":0}"#)
            // Others have their own settings.
            try expect(try SmartJSONDecoder().decode(Plain.self, from: json).userName, "")
            try expect(
                String(decoding: try SmartJSONEncoder().encode(Plain()), as: UTF8.self), #"{"userName":"","count":0}"#)
            try expect(Handy.deserialize(from: numbered)?.userName, "")
            try expect(Handy().toJSONString(), #"{"userName":""}"#)
            SmartCodableOptions.decodingOptions = [
                .key(.exactMap([SmartExactMap(path: "", from: "user_name", to: "userName")]))
            ]
            try expect(Plain.deserialize(from: json)?.userName, "a", "names of the objects at a path")
            SmartCodableOptions.decodingOptions = []
            SmartCodableOptions.encodingOptions = []
        }
    },
    // The tests of release builds are compiled to quote values: `.ci/run optimised` runs this program without that.
    Program("values are quoted in debug builds only") {
        struct Native: SmartCodable {
            var text = 0
            var small: Int8 = 0
        }
        struct Handy: HandyJSON {
            var text = 0
            var small: Int8 = 0
        }
        HandyJSONConfiguration.debugMode = .none
        let texts = Texts()
        SmartSentinel.onMessage { texts.add("\($0)") }
        SmartSentinel.onLogGenerated { texts.add($0) }
        SmartSentinel.onReport { texts.add("\($0)") }
        for json in [#"{"text":"hunter2","small":7002}"#, #"["hunter2",7002]"#, #""hunter2""#, #"{"text":"hunter2""#] {
            _ = Native.deserialize(from: json)
            _ = Native.deserialize(from: json, options: [.strict])
            _ = Handy.deserialize(from: json)
            _ = [Handy].deserialize(from: json)
            var native = Native()
            _ = SmartUpdater.update(&native, from: json)
            do { _ = try Native.decode(from: json, options: [.strict]) } catch { texts.add("\(error)") }
            do { _ = try SmartJSONDecoder().decode([String: Int8].self, from: json) } catch { texts.add("\(error)") }
        }
        #if DEBUG || SMARTCODABLE_QUOTES_VALUES
        try expect(SmartSentinel.quotes, .values)
        try expect(texts.all.contains { $0.contains("found string \"hunter2\"") }, "no value is quoted")
        #else
        try expect(SmartSentinel.quotes, .kinds)
        try expect(texts.all.contains { $0.contains("found string of 7 characters") }, "no kind is quoted")
        for text in texts.all {
            try expect(!text.contains("hunter2") && !text.contains("7002"), "a value is quoted: \(text)")
        }
        #endif
        try expect(texts.all.count > 40, "\(texts.all.count) texts are too few")
    },
]

private final class Texts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    var all: [String] { lock.withLock { texts } }
    func add(_ text: String) { lock.withLock { texts.append(text) } }
}
