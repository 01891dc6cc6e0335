import Foundation
import FuzzTargets

/// Inputs that once failed, a folder per target. Each runs in a process of its own: what fails ends it.
struct Replay {
    let folder: String

    func run() -> Bool {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted() ?? []
        var count = 0
        var failures: [String] = []
        for file in files {
            let parts = file.split(separator: "/")
            guard parts.count == 2, FuzzTarget.named(String(parts[0])) != nil else { continue }
            count += 1
            if !passes(String(parts[0]), "\(folder)/\(file)") { failures.append(file) }
        }
        for file in failures { print("FAILS: \(file)") }
        print("\(count) inputs that once failed, \(failures.count) of them fail again")
        return failures.isEmpty
    }

    private func passes(_ target: String, _ file: String) -> Bool {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["--input", target, file]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }

    /// One of them, in this process.
    static func run(_ target: String, _ file: String) -> Bool {
        guard let target = FuzzTarget.named(target), let data = FileManager.default.contents(atPath: file) else {
            return false
        }
        target.run([UInt8](data))
        return true
    }
}
