import Foundation
import HandyJSONCompat
import Testing

@testable import SmartCodable

/// A HandyJSON model of which nothing is known, as of a module that was built without reflection metadata: it keeps its
/// initial values, and every decode says so to whoever listens.
@Suite struct RefusedModelTests {
    private struct Settings: HandyJSON {
        var a = 1
        var s = "x"
    }
    private struct Page: HandyJSON {
        var settings: Settings?
        var list: [Settings] = []
        var id = 0
    }
    private struct NativePage: SmartCodable {
        @SmartAny var settings: Settings?
        var id = 0
    }

    init() { TypeLayout.forgetMetadata(of: [Settings.self]) }

    @Test func everyDecodeReportsIt() throws {
        for _ in 0..<3 {
            let (model, report) = SmartSentinel.record { Settings.deserialize(from: #"{"a":7,"s":"y"}"#) }
            #expect(model?.a == 1 && model?.s == "x")
            let repair = try #require(report.repairs.first)
            #expect(report.totalCount == 1)
            #expect(repair.action == .refused)
            #expect(repair.expected == "Settings")
            #expect(repair.found == "object of 2")
            #expect(repair.reason?.contains("-disable-reflection-metadata") == true)
            #expect(repair.description.contains("refused, kept the initial values (it has no reflection metadata"))
        }
    }

    @Test func eachObjectIsReportedWhereItIs() {
        let json = #"{"id":5,"settings":{"a":2},"list":[{"a":1},{}]}"#
        let (page, report) = SmartSentinel.record { Page.deserialize(from: json) }
        #expect(page?.id == 5 && page?.settings?.a == 1 && page?.list.count == 2)
        #expect(report.repairs.map(\.path) == ["settings", "list[0]", "list[1]"])
        #expect(Set(report.repairs.map(\.action)) == [.refused])
    }

    @Test func strictDoesNotPass() {
        let json = #"{"id":5,"settings":{"a":2}}"#
        #expect(NativePage.deserialize(from: json)?.settings?.a == 1)
        #expect(NativePage.deserialize(from: json, options: [.strict]) == nil)
    }
}
