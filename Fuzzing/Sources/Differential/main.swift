import Foundation
import FuzzTargets

// Both coders over generated and mutated documents, and the inputs that once failed: see README.md.
let arguments = Array(CommandLine.arguments.dropFirst())

func value(_ name: String) -> String? {
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
    return arguments[place + 1]
}

if let folder = value("--replay") {
    exit(Replay(folder: folder).run() ? 0 : 1)
} else if arguments.contains("--cost") {
    Cost().measure()
    exit(0)
} else if let file = value("--cost-check") {
    exit(Cost().check(file) ? 0 : 1)
} else if let target = value("--input"), let file = arguments.last {
    exit(Replay.run(target, file) ? 0 : 1)
} else if let folder = value("--seeds") {
    Seeds(folder: folder).write()
    exit(0)
} else if arguments.contains("--list") {
    for target in FuzzTarget.all { print(target.name) }
    for tested in CodableCase.all { print("  \(tested.name)") }
    exit(0)
} else {
    let inputs = value("--inputs").flatMap { Int($0) } ?? 200_000
    let seed = value("--seed").flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000_000)
    let only = value("--only")
    let isFine = DifferentialRun(inputs: inputs, seed: seed, only: only).start()
    guard only == nil else { exit(isFine ? 0 : 1) }
    exit(ScriptRun(inputs: inputs / 10, seed: seed).start() && isFine ? 0 : 1)
}
