import Foundation
import SmartCodable
import SmartMigration
import Testing

/// The code blocks of SmartMigration.md, verbatim. What they promise, `MemoryGuideTests` and `RulesGuideTests` check.
@Suite struct SmartMigrationArticleTests {
    @Test func device() {
        let check = SmartSentinel.checkRuntime()
        if !check.isPassed { print(check) }
        #expect(check.isPassed)
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    @Test func rules() async {
        await #expect(processExitsWith: .success) {
            let lines = DiagnosticsArticleTests.Told<String>()
            @Sendable func log(_ line: String) { lines.append(line) }
            struct Order: SmartCodable {
                var id = 0
                static var decodingOptions: Set<SmartDecodingOption> { [.rules(.handyJSON)] }
            }
            let listener = SmartRulesComparison.onDifference(from: .native, oneIn: 100) { differences in
                for difference in differences { log("\(difference)") }
            }
            // Order.id, at id: 12 by the rules in force, 0 by the others
            #expect(Order.deserialize(from: #"{"id":12.5}"#)?.id == 12)
            #expect(lines.all == ["Order.id, at id: 12 by the rules in force, 0 by the others"])
            listener.cancel()
        }
    }
    #endif
}
