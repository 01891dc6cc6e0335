import Foundation
import HandyJSONCompat

/// Threads that make one step after the other, and somebody who looks after them.
final class StressRun: @unchecked Sendable {
    private let options: Options
    private let operations: [Operation]
    private let chances: [Int]
    private let deadline: Date
    private let positions: Positions

    init(_ options: Options) {
        self.options = options
        let operations = Operation.all.filter { options.only.isEmpty || options.only.contains($0.name) }
        self.operations = operations
        chances = operations.indices.flatMap { index in Array(repeating: index, count: operations[index].weight) }
        deadline = Date(timeIntervalSinceNow: options.seconds)
        positions = Positions(threads: options.threads, names: operations.map(\.name), seed: options.seed)
    }

    func start() -> Never {
        setlinebuf(stdout)
        print(
            "seed \(options.seed), \(options.threads) threads, \(Int(options.seconds)) s, \(operations.count) operations"
        )
        positions.printOnCrash()
        HandyJSONConfiguration.debugMode = .none
        watch()
        let group = DispatchGroup()
        for thread in 0..<options.threads where options.thread == nil || options.thread == thread {
            group.enter()
            let worker = Thread { [self] in
                Positions.useAlternateStack()
                work(thread)
                group.leave()
            }
            // Where threads of a pool have 512 KB, steps that go deep make their own.
            worker.stackSize = 8 << 20
            worker.start()
        }
        group.wait()
        print("done: \(positions.total) steps")
        exit(0)
    }

    private func work(_ thread: Int) {
        var number = options.first
        let state = ThreadState.current
        while Date() < deadline || number == options.first {
            var random = Random(seed: options.seed, thread: thread, step: number)
            let operation = random.pick(chances)
            positions.begin(thread, number, operation)
            // Foundation's objects of the step die with it.
            autoreleasing {
                var step = Step(random: random, thread: thread, number: number)
                do {
                    try operations[operation].run(&step)
                } catch {
                    fail(thread, "\(error)")
                }
                state.fuse = -1
                state.shelf.clear()
            }
            if let complaint = state.complaint { fail(thread, complaint) }
            // What listeners and conversions hold dies with their last use, which may be on another thread.
            for _ in 0..<4_000 where state.live.value > 0 { usleep(500) }
            if state.live.value != 0 { fail(thread, "\(state.live.value) objects still live at the end of the step") }
            number += 1
        }
        positions.end(thread)
    }

    private func fail(_ thread: Int, _ message: String) -> Never {
        print("FAILED \(positions.describe(thread))\n\(message)\n\(positions.command(thread))")
        exit(1)
    }

    /// Ends the process when a step does not end.
    private func watch() {
        let watchdog = Thread { [self] in
            while true {
                Thread.sleep(forTimeInterval: 0.25)
                for thread in 0..<options.threads where positions.seconds(thread) > options.patience {
                    print(
                        "HANGS for \(Int(options.patience)) s: \(positions.describe(thread))\n\(positions.command(thread))"
                    )
                    exit(3)
                }
            }
        }
        watchdog.start()
    }
}

private func autoreleasing(_ body: () -> Void) {
    #if canImport(ObjectiveC)
    autoreleasepool(invoking: body)
    #else
    body()
    #endif
}
