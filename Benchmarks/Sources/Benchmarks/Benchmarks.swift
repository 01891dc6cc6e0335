import AllocationCounter
import Foundation

@main
struct Benchmarks {
    static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            exit(try run(options) ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("\(error)\nTry --help.\n".utf8))
            exit(2)
        }
    }

    /// False when a result was wrong or a requirement was clearly missed.
    private static func run(_ options: Options) throws -> Bool {
        if options.isHelp {
            print(Options.help)
            return true
        }
        if options.isList {
            try list(options)
            return true
        }
        if let name = options.onlyOnce {
            try runOnce(name, options)
            return true
        }
        warnAboutDebugBuild()
        if let megabytes = options.stream {
            try StreamFigures.run(megabytes: megabytes)
            return true
        }
        if let folder = options.payloads {
            return try runRaces(payloadRaces(in: folder).filter(options.selects), options).areAllRight
        }
        let races = try runRaces(allRaces().filter(options.selects), options)
        let memory = options.wantsLinearity ? try runMemory() : []
        let linearity = options.wantsLinearity ? runLinearity(options) : (growths: [], areAllRight: true)
        if options.wantsLinearity { try runThreads(options) }
        let requirementsHold = !options.isCheck || check(races.results, linearity.growths, memory)
        return races.areAllRight && linearity.areAllRight && requirementsHold
    }

    private static func warnAboutDebugBuild() {
        #if DEBUG
        print("This is a debug build; its figures mean nothing. Use: swift run -c release …\n")
        #endif
    }

    // MARK: Tables

    private static func runRaces(
        _ races: [Race], _ options: Options
    ) throws -> (results: [String: [Measurement]], areAllRight: Bool) {
        print(
            """
            Foundation's decoders read Data, ours read String: each its own best input, prepared before the clock starts. Dropping the result
            is part of the time. Ratio: Foundation's time divided by this one's, above 1 is faster. Every result was compared before timing.

            """)
        print(Table.races.row(["payload", "contender", "median ms", "ratio", "allocations"]))
        var results: [String: [Measurement]] = [:]
        var areAllRight = true
        for race in races {
            print(Table.races.rule)
            for outcome in try measure(race, with: options.isShort ? .short : .normal) {
                show(outcome.row(race: race.title))
                switch outcome {
                case .measured(let measurement): results[race.id, default: []].append(measurement)
                case .wrong: areAllRight = false
                }
            }
        }
        return (results, areAllRight)
    }

    private static func runLinearity(_ options: Options) -> (growths: [Growth], areAllRight: Bool) {
        print(
            "\nCost of one element or member while the payload grows; growth: the last column's cost over the one before, 1 is linear"
        )
        var growths: [Growth] = []
        var areAllRight = true
        for check in allLinearityChecks() {
            print("\n" + Growth.heading(check))
            print(Growth.table.rule)
            do {
                for growth in try measure(check, rounds: options.isShort ? 3 : 9) {
                    show(growth.row)
                    growths.append(growth)
                }
            } catch {
                show("\(check.title) FAILED: \(error)")
                areAllRight = false
            }
        }
        return (growths, areAllRight)
    }

    /// Small documents only: with large ones memory is what threads share.
    private static func runThreads(_ options: Options) throws {
        print("\nHow much more is done on two threads than on one\n")
        print(ThreadGrowth.heading)
        for race in smallRaces() where race.id.hasSuffix("-text") {
            print(ThreadGrowth.table.rule)
            for growth in try measureThreads(race, rounds: options.isShort ? 3 : 15) { show(growth.row) }
        }
    }

    private static func runMemory() throws -> [MemoryNeed] {
        print("\nThe most memory that a decode has at once, with its result, for each byte of the text\n")
        print(MemoryNeed.heading)
        print(MemoryNeed.table.rule)
        let needs = try measureMemory()
        for need in needs { show(need.row) }
        return needs
    }

    /// A row appears when it was measured, also through a pipe.
    private static func show(_ row: String) {
        print(row)
        fflush(nil)
    }

    private static func check(
        _ results: [String: [Measurement]], _ growths: [Growth], _ memory: [MemoryNeed]
    ) -> Bool {
        print("\nRequirements")
        let verdicts = Requirement.all.map { $0.verdict(in: results) } + growths.verdicts + memory.compactMap(\.verdict)
        for verdict in verdicts {
            print(Table(widths: [6, 0], leading: 2).row([verdict.kind.rawValue, verdict.text]))
        }
        return !verdicts.contains(where: \.isClearlyMissed)
    }

    // MARK: One contender

    private static func races(_ options: Options) throws -> [Race] {
        try options.payloads.map { try payloadRaces(in: $0) } ?? allRaces()
    }

    private static func list(_ options: Options) throws {
        for race in try races(options) {
            for contender in try race.contenders() {
                print("\(race.id)/\(contender.kind.rawValue)")
            }
        }
    }

    private static func runOnce(_ name: String, _ options: Options) throws {
        for race in try races(options) where name.hasPrefix(race.id + "/") {
            for contender in try race.contenders() where name == "\(race.id)/\(contender.kind.rawValue)" {
                // What a process does once only is done here, so that N runs show N times the same work.
                try contender.run()
                guard options.isOnNewThreads else { return try RepeatedWork.run(contender.run, times: options.times) }
                // They run one after the other.
                nonisolated(unsafe) let run = contender.run
                for _ in 0..<options.times {
                    let isDone = DispatchSemaphore(value: 0)
                    Thread.detachNewThread {
                        do { try RepeatedWork.run(run, times: 1) } catch { fatalError("\(error)") }
                        isDone.signal()
                    }
                    isDone.wait()
                }
                return
            }
        }
        throw UsageError("no contender is named \(name); --list prints all")
    }
}

private struct RepeatedWork {
    let run: () throws -> Void
    let times: Int
    var failure: (any Error)?

    static func run(_ run: @escaping () throws -> Void, times: Int) throws {
        var work = RepeatedWork(run: run, times: times)
        withUnsafeMutablePointer(to: &work) { pointer in
            benchmark_region({ $0?.assumingMemoryBound(to: RepeatedWork.self).pointee.perform() }, pointer)
        }
        if let failure = work.failure { throw failure }
    }

    private mutating func perform() {
        do {
            for _ in 0..<times { try run() }
        } catch {
            failure = error
        }
    }
}
