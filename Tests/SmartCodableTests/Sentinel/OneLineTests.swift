import Foundation
import SmartCodable
import Testing

/// A value that is given up has one line: nothing is said of what had been made of its parts.
@Suite struct OneLineTests {
    private enum Number: Int, Codable { case one = 1 }
    private enum Word: String, Codable { case x }
    private struct Order: SmartCodable {
        var e = Number.one
        var f: Word?
        var list: [Number] = []
        var set: Set<String> = []
        var plain: [String: Plain] = [:]
    }
    private struct Plain: Codable {
        var a = 1
        var b = ""
    }

    private func lines(_ json: String, _ options: Set<SmartDecodingOption> = []) -> [String] {
        SmartSentinel.record { Order.deserialize(from: json, options: options) }.report.repairs.map {
            "\($0.path) \($0.action)"
        }
    }

    @Test func convertedInVain() {
        #expect(lines(#"{"e":"5"}"#).contains("e keptInitialValue") && !lines(#"{"e":"5"}"#).contains("e converted"))
        let all = lines(#"{"e":"1","f":1,"list":["7","1"],"set":["a"],"plain":{"x":{"a":"7","b":[]}}}"#)
        #expect(all == ["e converted", "f becameNil", "list[0] dropped", "list[1] converted", "plain.x dropped"])
        let strict = lines(#"{"e":1,"list":[],"set":[1,null],"plain":{}}"#, [.strictCollections])
        #expect(strict == ["set keptInitialValue"])
    }

    @Test func countsAreThoseOfTheLines() {
        let report = SmartSentinel.record { Order.deserialize(from: #"{"e":"5","list":["7"],"set":[],"plain":{}}"#) }
            .report
        #expect(report.totalCount == report.repairs.count)
    }
}
