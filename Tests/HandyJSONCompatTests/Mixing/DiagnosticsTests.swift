import HandyJSONCompat
import SmartCodable
import TestSupport
import Testing

private struct Reported: HandyJSON {
    var id = 0
    var name: String?
    var list: [Int] = []
    let fixed = 5
    var action: () -> Void = {}
}

@Suite struct DiagnosticsTests {
    @Test func handyJSONModelsAreReportedLikeNativeOnes() {
        enum Native {
            struct User: SmartCodable {
                var id = 0
                var score: Int? = 1
                var list: [Child] = []
            }
            struct Child: SmartCodable { var age = 1 }
        }
        enum Handy {
            struct User: HandyJSON {
                var id = 0
                var score: Int? = 1
                var list: [Child] = []
            }
            struct Child: HandyJSON { var age = 1 }
        }
        let json = #"{"id":"x","score":[],"list":[{"age":"2"},{"age":{}},{}]}"#
        let (_, native) = SmartSentinel.record { Native.User.deserialize(from: json) }
        let (_, handy) = SmartSentinel.record { Handy.User.deserialize(from: json) }
        #expect(native.repairs.count == 5)
        #expect(handy.description == native.description)
    }

    @Test func anEnumWithoutTheCaseHasOneLine() {
        enum Word: String, HandyJSONEnum { case one, seven = "7" }
        struct Model: HandyJSON {
            var word = Word.one
            var maybe: Word?
            var words: [Word] = []
        }
        let json = #"{"word":5,"maybe":5,"words":[5,7]}"#
        let (model, report) = SmartSentinel.record { Model.deserialize(from: json) }
        #expect(model?.words == [.seven])
        #expect(
            report.repairs.map { "\($0.path) \($0.action)" } == [
                "word keptInitialValue", "maybe becameNil", "words[0] dropped", "words[1] converted",
            ])
    }

    @Test func anUpdateListsNothingThatIsAbsent() {
        struct User: HandyJSON { var id = 0, name = "" }
        class Account: HandyJSON {
            var id = 0
            var name = ""
            required init() {}
        }
        var user = User(id: 1, name: "a")
        var account = Account()
        for id in ["2", #""3""#] {
            let (_, report) = SmartSentinel.record {
                JSONDeserializer.update(object: &user, from: #"{"id":\#(id)}"#)
                JSONDeserializer.update(object: &account, from: #"{"id":\#(id)}"#)
            }
            #expect(report.repairs.map(\.action) == (id == "2" ? [] : [.converted, .converted]))
        }
        #expect(user.id == 3 && user.name == "a" && account.id == 3)
    }

    @Test func debugModePrintsWhatItsLevelSays() {
        let json = #"{"id":"5","list":[1,"x"],"name":{}}"#
        let error = loggedLines(debugMode: .error) { _ = Reported.deserialize(from: json) }
        #expect(error.count == 1)
        #expect(error.first?.contains("Reported.fixed is a let") == true)
        let debug = loggedLines(debugMode: .debug) { _ = Reported.deserialize(from: json) }
        let dropped = RepairSentences.repair(
            "list[1]", "Reported.list", expects: "Int", found: #"string "x""#, .dropped)
        let converted = RepairSentences.repair(
            "id", "Reported.id", expects: "Int", found: #"string "5""#, .converted)
        #expect(debug.contains { $0.contains(dropped) })
        #expect(!debug.contains { $0.contains(converted) })
        let verbose = loggedLines(debugMode: .verbose) { _ = Reported.deserialize(from: json) }
        #expect(verbose.contains { $0.contains(converted) })
        #expect(!verbose.contains { $0.contains("Reported.fixed is") }, "said once")
        let broken = loggedLines(debugMode: .error) { _ = Reported.deserialize(from: "{\n\"id\" 5}") }
        #expect(broken == ["HandyJSON error: invalid JSON at line 2, column 6: ':' is expected here"])
    }

    @Test func aTrailingCommaIsAcceptedAndReported() {
        struct User: HandyJSON { var id = 0 }
        let lines = loggedLines(debugMode: .debug) {
            #expect(User.deserialize(from: "{\"id\":1,\n}")?.id == 1)
            #expect(User.deserialize(from: "{\"id\":1}")?.id == 1)
        }
        #expect(
            lines == [
                "HandyJSON debug: a trailing comma at line 1, column 8 was accepted; JSON does not allow it, and native models reject it"
            ])
    }

    @Test func mappingsThatCannotBeRecognisedAreReported() {
        final class Observed: HandyJSON {
            var a = 1 { willSet { _ = newValue } }
            var b = 2 { didSet { _ = oldValue } }
            var c = 3 { didSet { _ = c } }
            var computed: Int {
                get { a }
                set { a = newValue }
            }
            init() {}
            func mapping(mapper: HelpingMapper) {
                mapper <<< self.b <-- "bb"
                mapper <<< self.c <-- "cc"
                mapper <<< self.computed <-- "x"
            }
        }
        let lines = loggedLines(debugMode: .error) {
            let model = Observed.deserialize(from: #"{"a":5,"bb":6,"b":8,"cc":7,"x":9}"#)
            #expect(model?.a == 5)
            #expect(model?.b == 8)
            #expect(model?.c == 7)
        }
        #expect(lines.count == 2)
        #expect(
            lines.allSatisfy {
                $0.contains("Observed.mapping: the property mapped to") && $0.contains("Map the stored property itself")
            })
    }

    @Test(arguments: [false, true]) func whatIsQuotedIsShort(ofOneCharacter: Bool) throws {
        let long =
            ofOneCharacter ? "e" + String(repeating: "\u{301}", count: 200_000) : String(repeating: "x", count: 200_000)
        struct Table: HandyJSON {
            var table: [String: [Int]] = [:]
            var number = 0
            var any: Any?
        }
        struct Named: HandyJSON {
            var name = ""
            var full: String {
                get { name }
                set { name = newValue }
            }
            mutating func mapping(mapper: HelpingMapper) {
                mapper <<< self.full <-- ["full", Thread.current.threadDictionary["name"] as? String ?? ""]
            }
        }
        Thread.current.threadDictionary["name"] = long
        defer { Thread.current.threadDictionary["name"] = nil }
        let table = try String(decoding: JSONEncoder().encode(["table": [long: ["x"]]]), as: UTF8.self)
        let value = try String(decoding: JSONEncoder().encode(["number": long]), as: UTF8.self)
        var deep: Any = 1
        for _ in 0..<600 { deep = [deep] }
        nonisolated(unsafe) let thread = Thread.current
        let told = Shared<[String]>([])
        let hear: @Sendable (String) -> Void = { text in
            if Thread.current === thread { told.change { $0.append(text) } }
        }
        let listeners = [SmartSentinel.onLogGenerated(hear), SmartSentinel.onMessage { hear("\($0)") }]
        defer { for listener in listeners { listener.cancel() } }
        // How many lines are printed, and how many texts told.
        let calls: [(name: String, lines: Int, texts: Int, call: () -> Void)] = [
            ("a member's name", 1, 2, { _ = Table.deserialize(from: table) }),
            ("a value", 1, 2, { _ = Table.deserialize(from: value) }),
            ("a designated path", 1, 2, { _ = Table.deserialize(from: "{}", designatedPath: long) }),
            ("a mapped name", 1, 2, { _ = Named.deserialize(from: #"{"name":"n"}"#) }),
            ("the path of what is written", 1, 1, { _ = Table(any: [long: deep]).toJSONString() }),
        ]
        for (name, lines, texts, call) in calls {
            told.value = []
            let logged = loggedLines(debugMode: .debug, of: call)
            #expect(logged.count == lines && told.value.count == texts, "\(name): \(logged.count), \(told.value.count)")
            for text in logged + told.value { #expect(text.utf8.count < 2_000, "\(name): \(text.prefix(200))") }
        }
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    /// In a process of its own, as a listener hears the decodes of all tests.
    @Test func listenersHearHandyJSONModelsToo() async {
        await #expect(processExitsWith: .success) {
            struct User: HandyJSON { var id = 0 }
            final class Heard: @unchecked Sendable {
                private let lock = NSLock()
                private var lines: [String] = []
                func append(_ line: String) { lock.withLock { lines.append(line) } }
                func take() -> [String] {
                    lock.withLock {
                        defer { lines = [] }; return lines
                    }
                }
            }
            HandyJSONConfiguration.debugMode = .none
            let reports = Heard()
            let logs = Heard()
            SmartSentinel.onReport { reports.append($0.description) }
            SmartSentinel.onLogGenerated { logs.append($0) }
            let kept = RepairSentences.repair(
                "id", "User.id", expects: "Int", found: #"string "x""#, .keptInitialValue)

            _ = User.deserialize(from: #"{"id":"x"}"#)
            #expect(reports.take() == [kept])
            #expect(logs.take().allSatisfy { $0.contains("   \(kept)\n") })
            _ = [User].deserialize(from: #"[{"id":1},{"id":"x"}]"#)
            #expect(reports.take() == ["[1].\(kept)"])
            var user = User()
            JSONDeserializer.update(object: &user, from: #"{"id":"x"}"#)
            #expect(reports.take() == [kept])
            _ = logs.take()

            _ = User.deserialize(from: #"{"id":1}"#)
            #expect(reports.take().isEmpty && logs.take().isEmpty, "what fits is not told")
            #expect(
                User.deserialize(from: "{\n\"id\" 5}") == nil
                    && User.deserialize(from: "{}", designatedPath: "a") == nil)
            let failures = logs.take()
            #expect(failures.count == 2 && failures.first?.contains("line 2, column 6") == true)
            #expect(failures.last?.contains("there is nothing at designatedPath 'a'") == true)

            let (_, report) = SmartSentinel.record { User.deserialize(from: #"{"id":"x"}"#) }
            #expect(report.description == kept && reports.take() == [kept])
        }
    }
    #endif
}

@Suite struct ExcludedClosureTests {
    @Test func excludingAClosureIsNoMistake() {
        struct Cell: HandyJSON {
            var title = ""
            var onTap: (() -> Void)?
            var other: () -> Int = { 1 }
            mutating func mapping(mapper: HelpingMapper) {
                mapper >>> self.onTap
                mapper >>> self.other
            }
        }
        let lines = loggedLines(debugMode: .error) {
            #expect(Cell.deserialize(from: #"{"title":"t","onTap":1}"#)?.title == "t")
        }
        #expect(lines.isEmpty, "\(lines)")
    }
}
