import Foundation

/// Says how far `swift build` is, by the `[12/340]` at the beginning of its lines, and about how long the rest takes.
final class BuildProgress {
    private let say: (String) -> Void
    private let now: () -> TimeInterval
    private let interval: TimeInterval
    private let start: TimeInterval
    private var lastSaid: TimeInterval
    private var rest = ""

    init(
        interval: TimeInterval = 10, now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
        say: @escaping (String) -> Void
    ) {
        self.say = say
        self.now = now
        self.interval = interval
        start = now()
        lastSaid = start
    }

    /// What the build printed since the last call; lines may be cut anywhere.
    func read(_ text: String) {
        var lines = (rest + text).components(separatedBy: "\n")
        rest = lines.removeLast()
        guard let steps = lines.reversed().lazy.compactMap(BuildProgress.steps).first else { return }
        let time = now()
        guard time - lastSaid >= interval, steps.done < steps.all else { return }
        lastSaid = time
        let left = (time - start) / Double(steps.done) * Double(steps.all - steps.done)
        say("  step \(steps.done) of \(steps.all), about \(BuildProgress.words(left)) left")
    }

    /// `[12/340] Compiling App User.swift` → 12 of 340
    private static func steps(_ line: String) -> (done: Int, all: Int)? {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/").compactMap { Int($0) }
        return numbers.count == 2 && numbers[0] > 0 ? (numbers[0], numbers[1]) : nil
    }

    private static func words(_ seconds: Double) -> String {
        seconds < 90
            ? "\(Int((seconds / 10).rounded(.up)) * 10) seconds" : "\(Int((seconds / 60).rounded(.up))) minutes"
    }
}
