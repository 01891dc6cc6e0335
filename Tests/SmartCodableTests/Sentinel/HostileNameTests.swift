import Foundation
import SmartCodable
import SmartStreams
import Testing

/// Names that the server chose, in texts for people.
@Suite struct HostileNameTests {
    struct Item: SmartCodable { var id = 0 }
    struct Page: SmartCodable {
        var table: [String: Item] = [:]
        var groups: [String: [Item]] = [:]
    }

    @Test("What ends a line, steers a terminal or is not seen is escaped in paths, reports, errors and quoted values")
    func names() throws {
        let name = #"a\n2026-11-28 INFO paid\u001b[2J\u0007\r\u2028\u202e\u200b\ufeff\u00ad😀👩\u200d💻"#
        let json = #"{"table":{"\#(name)":{"id":"\#(name)"}}}"#
        let (_, report) = SmartSentinel.record { Page.deserialize(from: json) }
        let path = try #require(report.repairs.first?.path)
        #expect(
            path == #"table["a\n2026-11-28 INFO paid\u{1B}[2J\u{07}\r\u{2028}\u{202E}\u{200B}\u{FEFF}\u{00AD}😀👩"#
                + "\u{200d}💻\"].id")
        let text = report.description
        #expect(!text.contains("\n2026") && !text.contains { $0 == "\u{1b}" || $0 == "\u{202e}" || $0 == "\r" })
        #expect(throws: SmartStrictError.self) { try Page.decode(from: json, options: [.strict]) }
        do {
            _ = try Page.decode(from: json, options: [.strict])
        } catch {
            #expect(!"\(error)".contains("\n2026") && !"\(error)".contains("\u{1b}"))
        }
    }

    @Test("Paths of different values are told apart")
    func paths() {
        struct Tree: SmartCodable {
            var row: [Int] = []
            var a: [String: Int] = [:]
            @SmartKey("x.y") var y = 0
            @SmartKey(#"x\.y"#) var literal = 0
        }
        let names = ["b.c", "b[0]", "", #"q"\"#, "plain"]
        let members = names.map {
            #""\#($0.replacingOccurrences(of: #"\"#, with: #"\\"#).replacingOccurrences(of: "\"", with: #"\""#))":[]"#
        }
        let (_, report) = SmartSentinel.record {
            Tree.deserialize(from: #"{"row":[[]],"a":{\#(members.joined(separator: ","))}}"#)
        }
        #expect(
            report.repairs.map(\.path) == [
                "row[0]", #"a["b.c"]"#, #"a["b[0]"]"#, #"a[""]"#, #"a["q\"\"]"#, "a.plain", "x.y", #"["x.y"]"#,
            ])
    }

    @Test("A report of many values under one long name is not much longer than the payload")
    func longName() {
        let items = String(repeating: #"{"id":"x"},"#, count: 2000)
        let json = #"{"groups":{"\#(String(repeating: "k", count: 40_000))":[\#(items){}]}}"#
        let (_, report) = SmartSentinel.record { Page.deserialize(from: json) }
        #expect(report.repairs.filter { $0.path.hasSuffix("].id") }.count == 2001)
        #expect(report.repairs.reduce(0) { $0 + $1.path.utf8.count } < 10 * json.utf8.count)
        #expect(report.repairs.contains { $0.path.hasSuffix("k…[0].id") })
    }

    @Test("Members that an app takes out of @SmartUnknown again and again leave nothing behind")
    func unknownMembers() {
        struct State: SmartCodable {
            var n = 0
            @SmartUnknown var rest: [String: JSONValue] = [:]
        }
        var state = State()
        for round in 0..<100 {
            SmartUpdater.update(&state, from: #"{"n":\#(round),"b":1,"a":2}"#)
            state.rest["b"] = nil
        }
        let names = Mirror(reflecting: state).children.first { $0.label == "_rest" }
            .flatMap { Mirror(reflecting: $0.value).children.first { $0.label == "order" }?.value as? [String] }
        #expect(names?.count == 2)
        SmartUpdater.update(&state, from: #"{"b":1}"#)
        #expect(state.toJSONString() == #"{"n":99,"a":2,"b":1}"#)
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    @Test("A stream's fault says why, also where no value is quoted") func streamFault() async {
        await #expect(processExitsWith: .success) {
            SmartSentinel.quotes = .kinds
            let stream = SmartJSONSequence<Item>([Array(#"[{"id":1}"#.utf8)], format: .array)
            let texts = stream.compactMap { element in
                if case .failure(let error) = element.result { "\(error)" } else { nil }
            }
            #expect(texts.last?.hasSuffix("the stream ends early") == true)
        }
    }
    #endif
}
