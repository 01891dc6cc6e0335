import Foundation
import SmartCodable
import Testing

/// The code blocks of Guide/Server.md, verbatim, and what they promise.
@Suite struct ServerPageTests {
    @Test func bodies() throws {
        struct Order: SmartCodable, Sendable {
            var id = 0
            var note: String?
            var amount = Decimal(0)
        }

        /// A client's body has to fit, or the request is refused with the reason.
        func order(from body: Data) throws -> Order {
            try Order.decode(from: body, options: [.strict])
        }

        /// Another service's answer is taken as far as it goes, and what did not fit is logged.
        func orders(from answer: Data, log: (String) -> Void) throws -> [Order] {
            let (orders, report) = try SmartSentinel.record { try [Order].decode(from: answer, designatedPath: "data") }
            for repair in report.repairs { log("\(repair)") }
            return orders
        }

        var lines: [String] = []
        let accepted = try order(from: Data(#"{"id":7,"amount":12.30}"#.utf8))
        let others = try orders(from: Data(#"{"data":[{"id":"8","amount":"n/a"}]}"#.utf8)) { lines.append($0) }
        // id 7, amount 12.3; id 8, amount 0, and two lines of log
        #expect(accepted.id == 7 && accepted.amount == Decimal(string: "12.3"))
        #expect(others.map(\.id) == [8] && others.map(\.amount) == [0])
        #expect(lines.count == 2)
        #expect(throws: SmartStrictError.self) { try order(from: Data(#"{"id":"7","amount":12.30}"#.utf8)) }
        #expect(SmartCodableOptions.maximumDepth == 512)
    }

    @Test func coders() throws {
        let decoder = SmartJSONDecoder()
        decoder.keyDecodingStrategy = .fromSnakeCase
        let query = try decoder.decode([String: [Int]].self, from: Data(#"{"ids":["1",2]}"#.utf8))
        // ["ids": [1, 2]]
        #expect(query == ["ids": [1, 2]])
    }
}
