import Foundation
import SmartCodable
import TestSupport
import Testing

/// The code blocks of Diagnostics.md, verbatim, and what they promise. What is the process's is tried in processes of its own.
@Suite struct DiagnosticsArticleTests {
    private static let page = "Sources/SmartCodable/SmartCodable.docc/Diagnostics.md"

    @Test func oneCall() throws {
        struct Order: SmartCodable {
            var id = 0
            var note: String?
            var customer = Customer()
        }

        struct Customer: SmartCodable {
            var name = "nobody"
        }

        let json = #"[{"id":"7","note":[],"customer":{"name":null}}]"#
        let (orders, report) = SmartSentinel.record { [Order].deserialize(from: json) }
        for repair in report.repairs where repair.action != .converted {
            print(repair)
        }
        // [0].note: Order.note expects String?, found array of 0: set to nil
        // [0].customer.name: Customer.name expects String, found null: kept the initial value

        #expect(orders?.count == 1)
        #expect(report.repairs.map(\.action) == [.converted, .becameNil, .null])
        try expectShown(report.repairs.dropFirst().map(\.description).joined(separator: "\n"), on: Self.page)

        do {
            _ = try Order.decode(from: #"{"id":"7","customer":{"name":"Ann"}}"#, options: [.strict])
        } catch let error as SmartStrictError {
            print(error)
            // The data does not fit the model:
            // id: Order.id expects Int, found string "7": converted
        }

        let strict = Result { try Order.decode(from: #"{"id":"7","customer":{"name":"Ann"}}"#, options: [.strict]) }
        try expectShown(try #require(strict.failure as? SmartStrictError), on: Self.page)
        #expect(throws: DecodingError.self) { try Order.decode(from: "{}", designatedPath: "data") }
        #expect(throws: DecodingError.self) { try Order.decode(from: "[]") }
    }

    /// What handlers were told.
    final class Told<Value: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [Value] = []
        func append(_ value: Value) { lock.withLock { values.append(value) } }
        var all: [Value] { lock.withLock { values } }
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    struct Order: SmartCodable {
        var id = 0
        var note: String?
        var customer = Customer()
    }

    struct Customer: SmartCodable {
        var name = "nobody"
    }

    static let json = #"[{"id":"7","note":[],"customer":{"name":null}}]"#
    static let text = """
        ================================  [Smart Sentinel]  ================================
        GET /orders
        Array<Order> 👈🏻 👀
           [0].id: Order.id expects Int, found string "7": converted
           [0].note: Order.note expects String?, found array of 0: set to nil
           [0].customer.name: Customer.name expects String, found null: kept the initial value
        page 1
        ====================================================================================
        """

    @Test func allCalls() async {
        await #expect(processExitsWith: .success) {
            let json = DiagnosticsArticleTests.json
            let logs = Told<String>()
            let counts = Told<Int>()
            SmartSentinel.debugMode = .verbose
            let listener = SmartSentinel.onLogGenerated { text in logs.append(text) }
            SmartSentinel.onReport { report in counts.append(report.totalCount) }
            _ = [Order].deserialize(from: json, options: [.logContext(header: "GET /orders", footer: "page 1")])
            listener.cancel()

            #expect(logs.all == [DiagnosticsArticleTests.text])
            #expect(counts.all == [3])

            let others = Told<String>()
            SmartSentinel.onLogGenerated { text in others.append(text) }
            SmartSentinel.debugMode = .none
            _ = Order.deserialize(from: #"{"id":null}"#)
            #expect(logs.all.count == 1, "cancelled")
            #expect(others.all.count == 1)
            _ = Order.deserialize(from: #"{"id":1,"note":"","customer":{"name":""}}"#)
            #expect(others.all.count == 1, "what fits is not logged")
            _ = Order.deserialize(from: "{\"id\":\n}")
            #expect(others.all.last?.contains("line 2, column 1") == true)
        }
    }

    @Test func limits() async {
        await #expect(processExitsWith: .success) {
            let logs = Told<String>()
            SmartSentinel.onLogGenerated(limits: SmartSentinel.Limits(repairs: 50, oneIn: 100)) { text in logs.append(text) }

            for _ in 0..<200 { _ = Order.deserialize(from: #"{"id":"7"}"#) }
            #expect(logs.all.count == 2)
        }
    }

    /// The text is the article's.
    @Test func textOfTheArticle() throws {
        let article = try CodeBlockTests.text(of: "Sources/SmartCodable/SmartCodable.docc/Diagnostics.md")
        #expect(article.contains("```\n\(Self.text)\n```"))
    }
    #endif
}
