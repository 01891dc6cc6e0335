import HandyJSONCompat
import SmartCodable
import TestSupport
import Testing

/// The code blocks of Migration/Guide/Logging.md, verbatim, and what they promise, in processes of their own: what they set
/// is the process's.
@Suite struct LoggingGuideTests {
    static let page = "Migration/Guide/Logging.md"

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    struct User: HandyJSON {
        var id = 0
    }

    struct NativeUser: SmartCodable {
        var id = 0
        static func mappingForKey() -> [SmartKeyTransformer]? { [NoKeys.missing <--- "x"] }
        enum NoKeys: String, CodingKey { case missing }
    }

    struct Receipt: SmartCodable {
        struct Unpaid: Error {}
        var id = 0
        func encode(to encoder: any Encoder) throws { throw Unpaid() }
    }

    enum Suit: String, Codable { case hearts }

    typealias Told = DiagnosticsArticleTests.Told

    @Test func messages() async {
        await #expect(processExitsWith: .success) {
            let lines = Told<String>()
            @Sendable func print(_ kind: DebugMode, _ line: String) { lines.append("\(kind) \(line)") }
            HandyJSONConfiguration.onLog = { kind, line in print(kind, line) }

            HandyJSONConfiguration.debugMode = .none
            #expect(User.deserialize(from: "<html>") == nil)
            let syntax = "invalid JSON at line 1, column 1: a value is expected here"
            #expect(lines.all == ["error HandyJSON error: \(syntax)"])
            #expect(NativeUser.deserialize(from: "<html>") == nil)
            #expect(lines.all.last == "error [SmartCodable] \(syntax)")
            for _ in 0..<3 { #expect(NativeUser.deserialize(from: "{}") != nil) }
            #expect(lines.all.count == 3)
            #expect(lines.all.last == "error [SmartCodable] NativeUser: mappingForKey() names 'missing', which is not a property.")

            HandyJSONConfiguration.debugMode = .verbose
            _ = User.deserialize(from: #"{"id":"7"}"#)
            #expect(lines.all.last?.hasPrefix("verbose HandyJSON verbose: id: User.id expects Int") == true)
            HandyJSONConfiguration.onLog = nil
            let count = lines.all.count
            _ = User.deserialize(from: "<html>")
            #expect(lines.all.count == count)
        }
    }

    @Test func nativeTwin() async {
        await #expect(processExitsWith: .success) {
            let lines = Told<String>()
            @Sendable func log(_ kind: String, _ model: String, _ text: String) { lines.append("\(kind) \(model): \(text)") }
            let listener = SmartSentinel.onMessage { message in
                log(message.kind.rawValue, message.model, message.text)
            }

            _ = User.deserialize(from: "<html>")
            // failure User: invalid JSON at line 1, column 1: a value is expected here

            try expectShown(lines.all.joined(separator: "\n"), on: LoggingGuideTests.page)

            _ = [Receipt()].toJSONString()
            // failure Array<Receipt>: Array<Receipt> is written without a value of Receipt: Unpaid()

            try expectShown(try #require(lines.all.last), on: LoggingGuideTests.page)
            _ = NativeUser.deserialize(from: "{}", designatedPath: "data")
            #expect(lines.all.last == "failure NativeUser: Nothing at designatedPath 'data'")
            _ = NativeUser.deserialize(from: #"[{"id":1}]"#)
            #expect(lines.all.last == "failure NativeUser: Expected NativeUser, found array of 1.")
            var user = NativeUser()
            #expect(!SmartUpdater.update(&user, from: "{"))
            #expect(lines.all.last == "failure NativeUser: invalid JSON at line 1, column 2: the text ends inside an object")
            let count = lines.all.count
            #expect(throws: (any Error).self) { try NativeUser.decode(from: "{") }
            #expect(lines.all.count == count, "the error says it")
            listener.cancel()
            _ = User.deserialize(from: "<html>")
            #expect(lines.all.count == count)
        }
    }

    @Test func repairs() async {
        await #expect(processExitsWith: .success) {
            let lines = Told<String>()
            @Sendable func log(_ name: String, _ line: String) { lines.append("\(name): \(line)") }
            let reports = SmartSentinel.onReport(limits: SmartSentinel.Limits(repairs: 20, oneIn: 10)) { report in
                for repair in report.repairs where repair.action != .converted {
                    log("\(repair.model).\(repair.property)", "\(repair)")
                }
            }

            for quotes in SmartSentinel.Quotes.allCases {
                SmartSentinel.quotes = quotes
                for _ in 0..<10 { _ = NativeUser.deserialize(from: #"{"id":"hunter2"}"#) }
            }
            SmartSentinel.quotes = .kinds

            reports.cancel()
            let found = ["string \"hunter2\"", "string of 7 characters"]
            #expect(lines.all == found.map { "NativeUser.id: id: NativeUser.id expects Int, found \($0): kept the initial value" })
            let page = try CodeBlockTests.text(of: LoggingGuideTests.page)
            for found in found { #expect(page.contains("`found \(found)`")) }
        }
    }

    /// Which errors say in `localizedDescription` what they say in a message.
    @Test func errors() async {
        await #expect(processExitsWith: .success) {
            func error(_ body: () throws -> Void) throws -> any Error {
                try #require(Result { try body() }.failure)
            }
            for thrown in [
                try error { _ = try NativeUser.decode(from: "<html>") },
                try error { _ = try NativeUser.decode(from: #"{"id":"x"}"#, options: [.strict]) },
            ] {
                #expect(thrown is JSONSyntaxError || thrown is SmartStrictError)
                #expect(thrown.localizedDescription == "\(thrown)")
            }
            for (thrown, text) in [
                (try error { _ = try NativeUser.decode(from: "{}", designatedPath: "a") }, "Nothing at designatedPath 'a'"),
                (try error { _ = try NativeUser.decode(from: "[]") }, "found array of 0."),
            ] {
                #expect(thrown is DecodingError && "\(thrown)".contains(text))
                #expect(!thrown.localizedDescription.contains(text))
            }
        }
    }

    /// What the setting does not cover.
    @Test func quotes() async {
        await #expect(processExitsWith: .success) {
            struct Hand: SmartCodable {
                var suit = Suit.hearts
                var id = 0
            }
            SmartSentinel.quotes = .kinds
            let texts = Told<String>()
            SmartSentinel.onLogGenerated { texts.append($0) }
            SmartSentinel.onMessage { texts.append("\($0)") }
            let json = #"{"suit":"hunter2","id":"hunter2"}"#
            #expect(Hand.deserialize(from: json) != nil)
            let thrown = Result { try SmartJSONDecoder().decode([Suit].self, from: #"["hunter2"]"#) }.failure
            guard case .dataCorrupted(let context)? = thrown as? DecodingError else {
                Issue.record("\(String(describing: thrown))")
                return
            }
            let page = try CodeBlockTests.text(of: LoggingGuideTests.page)
            #expect(page.contains("`\(context.debugDescription)`"), "\(context.debugDescription)")
            #expect(texts.all.count == 2)
            for text in texts.all { #expect(!text.contains("hunter2"), "\(text)") }
            SmartSentinel.quotes = .kinds
            _ = Hand.deserialize(from: #"{"id":"hunter2"}"#)
            SmartSentinel.quotes = .values
            _ = Hand.deserialize(from: #"{"id":"hunter2"}"#)
            let told = texts.all.suffix(2)
            #expect(told.first?.contains("Hand.id expects Int, found string of 7 characters: kept") == true, "\(told)")
            #expect(told.last?.contains("Hand.id expects Int, found string \"hunter2\": kept") == true, "\(told)")
        }
    }
    #endif
}
