import Foundation
import HandyJSONCompat
import TestSupport
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

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
    /// Of no other test, so that listeners can tell it.
    private struct Watched: HandyJSON {
        var a = 1
    }
    private struct NativePage: SmartCodable {
        @SmartAny var settings: Settings?
        var id = 0
    }

    init() { TypeLayout.forgetMetadata(of: [Settings.self, Watched.self]) }

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

    /// Report and text each time, the mistake besides the first time.
    @Test func listenersAreToldEachTime() {
        let reports = Shared<[SmartReport]>([])
        let texts = Shared<[String]>([])
        let listeners = [
            SmartSentinel.onReport { report in
                if report.repairs.contains(where: { $0.expected == "Watched" }) { reports.change { $0.append(report) } }
            },
            SmartSentinel.onLogGenerated { text in
                if text.contains("Watched") { texts.change { $0.append(text) } }
            },
        ]
        defer { for listener in listeners { listener.cancel() } }
        for _ in 0..<3 { #expect(Watched.deserialize(from: #"{"a":2}"#)?.a == 1) }
        let reason = "it has no reflection metadata; build its module without -disable-reflection-metadata"
        let sentence = "Watched, found object of 1: refused, kept the initial values (\(reason))"
        #expect(reports.value.map(\.description) == [sentence, sentence, sentence])
        let mistake =
            "HandyJSON error: Watched cannot be filled from JSON: \(reason). Its properties keep the values they have."
        let text = """
            ================================  [Smart Sentinel]  ================================
            Watched 👈🏻 👀
               \(sentence)
            ====================================================================================
            """
        #expect(texts.value == [mistake, text, text, text])
    }

    /// An update changes nothing: what was there is no initial value.
    @Test func anUpdateLeavesItAsItWas() {
        var settings = Settings(a: 5, s: "five")
        let (_, report) = SmartSentinel.record { JSONDeserializer.update(object: &settings, from: #"{"a":7}"#) }
        #expect(settings.a == 5 && settings.s == "five")
        #expect(report.description.contains("Settings, found object of 1: refused, left as it was ("), "\(report)")
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
