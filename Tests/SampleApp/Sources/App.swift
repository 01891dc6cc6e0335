import SwiftUI

/// Run by Tests/on-your-mac.sh the report is all it wants: before there is an app, whose life cycle each system asks for
/// differently.
@main enum Main {
    static func main() {
        guard CommandLine.arguments.contains("--report") else { return SampleApp.main() }
        let report = SelfCheck.report()
        print(report)
        exit(report.hasSuffix("\nall passed") ? 0 : 1)
    }
}

struct SampleApp: App {
    var body: some Scene {
        WindowGroup { SelfCheckView() }
    }
}

/// The screen of the checks.
struct SelfCheckView: View {
    var body: some View {
        List(SelfCheck.lines().map { "\($0.isPassed ? "✓" : "✗") \($0.name)" }, id: \.self) { Text($0) }
    }
}
