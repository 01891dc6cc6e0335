import Foundation
import SmartCodable

// Set before any thread begins. Reports are compared with their values in them, which release builds leave out otherwise.
SmartSentinel.quotes = .values
let options = Options(CommandLine.arguments.dropFirst())
let run = StressRun(options)
run.start()
