import HandyJSONCompat
import SmartCodable
import SmartMigration
import Testing

/// What Migration/Guide/Memory.md shows of a model that is refused.
@Suite struct MemoryGuideTests {
    @Test func theSystemIsChecked() {
        let check = SmartSentinel.checkRuntime()
        if !check.isPassed { print(check) }
        #expect(check.isPassed)
        #expect("\(check)".contains("\npassed  HandyJSON subclass, dictionary\n"))
        #expect("\(check)".hasSuffix("\npassed  native generic, wrappers, date"))
        #expect("\(check)".split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("passed  ") })
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    struct Settings: HandyJSON {
        var a = 1
    }

    @Test func refusedModels() async {
        await #expect(processExitsWith: .success) {
            TypeLayout.forgetMetadata(of: [Settings.self])
            let mistakes = DiagnosticsArticleTests.Told<String>()
            SmartSentinel.onMessage { message in if message.kind == .mistake { mistakes.append("\(message)") } }
            HandyJSONConfiguration.debugMode = .none
            let (settings, report) = SmartSentinel.record { Settings.deserialize(from: #"{"a":2}"#) }
            #expect(settings?.a == 1 && settings?.toJSON() == nil)
            let page = try CodeBlockTests.text(of: "Migration/Guide/Memory.md")
            #expect(page.contains("```\n\(mistakes.all.joined(separator: "\n"))\n```"), "\(mistakes.all)")
            #expect("\(report)".contains("refused, kept the initial values ("))
            #expect(page.contains("(\"refused, kept the initial values\")"))
        }
    }
    #endif
}
