import Foundation
import SmartCodable
import Testing

private struct SentinelRow: SmartCodable {
    var a = 0
    var b = 0
    var c = ""
    var sub = SentinelSub()
    var subs: [SentinelSub] = []
    var note: String?
}

private struct SentinelSub: SmartCodable {
    var x = 0
    var y = ""
}

/// What handlers were told about this file's models.
private final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    private var reports: [SmartReport] = []

    func hear(_ text: String) { lock.withLock { if text.contains("SentinelRow") { texts.append(text) } } }
    func hear(_ report: SmartReport) {
        lock.withLock {
            if report.repairs.contains(where: { $0.model.hasPrefix("Sentinel") }) { reports.append(report) }
        }
    }
    var allTexts: [String] { lock.withLock { texts } }
    var allReports: [SmartReport] { lock.withLock { reports } }
}

/// The Sentinel's level is the process's: suites that set it, or count on it, run one after the other.
@Suite(.serialized) enum SentinelSuites {}

extension SentinelSuites {
    /// Tells its own models' logs from those of other suites.
    @Suite("Sentinel") struct SentinelTests {
        private func listening(limits: SmartSentinel.Limits = SmartSentinel.Limits(), _ body: () -> Void) -> Heard {
            let heard = Heard()
            let listeners = [
                SmartSentinel.onLogGenerated(limits: limits) { heard.hear($0) },
                SmartSentinel.onReport(limits: limits) { heard.hear($0) },
            ]
            body()
            for listener in listeners { listener.cancel() }
            return heard
        }

        private let bad =
            #"[{"a":"x","b":[],"c":1,"sub":{"x":"1","y":"s"},"subs":[{"y":{}},{"x":1.5,"y":"s"}],"note":null},{"a":1,"b":2,"c":"","sub":{"x":1,"y":""},"subs":[null]}]"#

        @Test("The text has the model and the report's sentences") func text() {
            let heard = listening { _ = [SentinelRow].deserialize(from: bad) }
            #expect(
                heard.allTexts == [
                    """
                    ================================  [Smart Sentinel]  ================================
                    Array<SentinelRow> 👈🏻 👀
                       [0].a: SentinelRow.a expects Int, found string "x": kept the initial value
                       [0].b: SentinelRow.b expects Int, found array of 0: kept the initial value
                       [0].c: SentinelRow.c expects String, found number 1: converted
                       [0].sub.x: SentinelSub.x expects Int, found string "1": converted
                       [0].subs[0].x: SentinelSub.x expects Int, found nothing: kept the initial value
                       [0].subs[0].y: SentinelSub.y expects String, found object of 0: kept the initial value
                       [0].subs[1].x: SentinelSub.x expects Int, found number 1.5: kept the initial value
                       [0].note: SentinelRow.note expects String?, found null: null
                       [1].subs[0]: SentinelRow.subs expects SentinelSub, found null: left out
                    ====================================================================================
                    """
                ])
            #expect(heard.allReports.count == 1)
            #expect(
                heard.allReports.first?.repairs.contains { $0.path == "[0].subs[1].x" && $0.expected == "Int" } == true)
        }

        @Test("What a listener decodes is told to none") func decodingListeners() {
            let heard = Heard()
            let bad = bad
            let listeners = [
                SmartSentinel.onLogGenerated {
                    heard.hear($0)
                    if $0.contains("SentinelRow") { _ = [SentinelRow].deserialize(from: bad) }
                },
                SmartSentinel.onReport {
                    heard.hear($0)
                    if $0.repairs.contains(where: { $0.model == "SentinelRow" }) {
                        _ = [SentinelRow].deserialize(from: bad)
                    }
                },
                SmartSentinel.onMessage {
                    if $0.text.contains("SentinelRow") { _ = SentinelRow.deserialize(from: "{") }
                },
            ]
            defer { listeners.forEach { $0.cancel() } }
            _ = [SentinelRow].deserialize(from: bad)
            _ = SentinelRow.deserialize(from: "[")
            #expect(heard.allReports.count == 1 && heard.allTexts.count == 2)
        }

        @Test("What fits is not logged") func silence() {
            let heard = listening {
                _ = SentinelRow.deserialize(from: #"{"a":1,"b":2,"c":"","sub":{"x":1,"y":""},"subs":[],"note":""}"#)
            }
            #expect(heard.allTexts.isEmpty)
            #expect(heard.allReports.isEmpty)
        }

        @Test("A header and a footer for one call; bad JSON is logged with its place") func contexts() {
            let heard = listening {
                _ = SentinelRow.deserialize(from: "{}", options: [.logContext(header: "GET /rows", footer: "page 2")])
                _ = SentinelRow.deserialize(from: "{\n\"a\":}")
            }
            #expect(heard.allTexts.count == 2)
            let lines = heard.allTexts.first?.split(separator: "\n").map(String.init) ?? []
            #expect(lines.dropFirst().first == "GET /rows")
            #expect(lines.dropLast().last == "page 2")
            #expect(heard.allTexts.last?.contains("line 2, column 5") == true)
        }

        @Test("A bad payload of many rows does not flood") func limits() {
            let many = "[" + Array(repeating: "{\"a\":\"x\"}", count: 1000).joined(separator: ",") + "]"
            let heard = listening(limits: SmartSentinel.Limits(repairs: 50)) {
                _ = [SentinelRow].deserialize(from: many)
            }
            let lines = heard.allTexts.first?.split(separator: "\n") ?? []
            #expect(lines.count == 54)
            #expect(lines.dropLast().last?.contains("… and 4950 more") == true)
            #expect(heard.allReports.first?.repairs.count == 50)
            #expect(heard.allReports.first?.totalCount == 5000)
        }

        #if compiler(>=6.2) && (os(macOS) || os(Linux))
        // In a process of its own: decodes of other suites take turns as well.
        @Test("One in so many is logged") func sampling() async {
            await #expect(processExitsWith: .success) {
                let heard = Heard()
                SmartSentinel.onReport(limits: SmartSentinel.Limits(oneIn: 10)) { heard.hear($0) }
                for turn in 0..<30 { _ = SentinelRow.deserialize(from: #"{"a":"\#(turn)"}"#) }
                let found = heard.allReports.map { $0.repairs.first { $0.path == "a" }?.found }
                #expect(found == ["string \"0\"", "string \"10\"", "string \"20\""])
            }
        }
        #endif

        @Test("Recording works beside handlers, on every thread its own") func threads() async {
            let heard = Heard()
            let listener = SmartSentinel.onReport { heard.hear($0) }
            defer { listener.cancel() }
            await withTaskGroup(of: Int.self) { group in
                for index in 0..<8 {
                    group.addTask {
                        let (_, report) = SmartSentinel.record { SentinelRow.deserialize(from: #"{"a":"\#(index)"}"#) }
                        return report.repairs.filter { $0.path == "a" && $0.found == "string \"\(index)\"" }.count
                    }
                }
                for await count in group { #expect(count == 1) }
            }
            // Those of the other tests of this suite as well, which run at the same time.
            #expect(
                heard.allReports.filter { $0.repairs.contains { $0.path == "a" && $0.found.hasPrefix("string \"") } }
                    .count >= 8)
        }
    }
}
