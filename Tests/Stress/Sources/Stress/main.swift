import Foundation

// Set before any thread begins.
let options = Options(CommandLine.arguments.dropFirst())
let run = StressRun(options)
run.start()
