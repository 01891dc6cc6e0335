import Foundation

/// How much more a contender does on two threads than on one: 2 is as much again, 1 is nothing.
struct ThreadGrowth {
    let race: String
    let contender: String
    let factor: Double

    static let table = Table(widths: [38, 46, 8], leading: 2)
    static let heading = table.row(["payload", "contender", "growth"])
    var row: String { ThreadGrowth.table.row([race, contender, decimals(factor, 2)]) }
}

/// Each contender of the race on one thread and on two, in turns; the best of the rounds, since noise only takes away.
func measureThreads(_ race: Race, rounds: Int) throws -> [ThreadGrowth] {
    try race.contenders().map { contender in
        try contender.run()
        let repetitions = max(1, Int((4e6 / max(1, try sample(contender, 10))).rounded(.up)))
        var alone = Double.infinity
        var together = Double.infinity
        for _ in 0..<rounds {
            alone = min(alone, time(contender, repetitions, threads: 1))
            together = min(together, time(contender, repetitions, threads: 2))
        }
        return ThreadGrowth(race: race.title, contender: contender.title, factor: 2 * alone / together)
    }
}

/// Nanoseconds until all threads have done their repetitions.
private func time(_ contender: Contender, _ repetitions: Int, threads: Int) -> Double {
    // Contenders share nothing but their coders, which are made for that.
    nonisolated(unsafe) let run = contender.run
    let start = DispatchTime.now().uptimeNanoseconds
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
        for _ in 0..<repetitions { try? run() }
    }
    return Double(DispatchTime.now().uptimeNanoseconds - start)
}
