import SwiftUI
import UIKit

/// The screen of the checks.
struct SelfCheckView: View {
    var body: some View {
        List(SelfCheck.lines().map { "\($0.isPassed ? "✓" : "✗") \($0.name)" }, id: \.self) { Text($0) }
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let report = SelfCheck.report()
        print(report)
        // Run by Tests/on-your-mac.sh: the report is all it wants.
        if CommandLine.arguments.contains("--report") { exit(report.hasSuffix("\nall passed") ? 0 : 1) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: SelfCheckView())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
