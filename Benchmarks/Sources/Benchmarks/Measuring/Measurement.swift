import AllocationCounter
import Dispatch
import Foundation

/// What one contender showed in one race.
struct Measurement {
    let kind: Contender.Kind
    let title: String
    let medianMilliseconds: Double
    /// The first contender's time divided by this one's, as a median over the rounds; above 1 is faster.
    let ratio: Double
    let allocations: UInt64?
}

enum Outcome {
    case measured(Measurement)
    /// The contender's result differs from the first one's, so its time means nothing.
    case wrong(title: String, reason: String)
}

/// How long to measure.
struct Patience {
    let secondsPerRace: Double
    let minimumRounds: Int

    static let normal = Patience(secondsPerRace: 5, minimumRounds: 15)
    static let short = Patience(secondsPerRace: 0.9, minimumRounds: 5)
}

/// Runs the contenders in turns, so that whatever slows the machine down for a while slows all of them.
func measure(_ race: Race, with patience: Patience) throws -> [Outcome] {
    let contenders = try race.contenders()
    let expected = try contenders.first?.leaves?() ?? []
    let mistakes = contenders.map { mistake(of: $0, expected: expected) }
    let runners = zip(contenders, mistakes).filter { $0.1 == nil }.map(\.0)
    var measurements = try measure(runners, with: patience).makeIterator()
    return zip(contenders, mistakes).compactMap { contender, mistake in
        if let mistake { return .wrong(title: contender.title, reason: mistake) }
        return measurements.next().map(Outcome.measured)
    }
}

private func mistake(of contender: Contender, expected: [String]) -> String? {
    do {
        return try contender.leaves.flatMap { difference(between: expected, and: try $0()) }
    } catch {
        return "\(error)"
    }
}

private func measure(_ runners: [Contender], with patience: Patience) throws -> [Measurement] {
    let allocations = try runners.map { try countAllocations($0.run) }
    let repetitions = try runners.map(repetitionsPerSample)
    var samples = [[Double]](repeating: [], count: runners.count)
    let start = now()
    var round = 0
    while round < patience.minimumRounds || now() - start < patience.secondsPerRace * 1e9 {
        for turn in runners.indices {
            // A different one begins each round: nobody always runs on the caches of the same predecessor.
            let index = (turn + round) % runners.count
            samples[index].append(try sample(runners[index], repetitions[index]))
        }
        round += 1
    }
    return runners.indices.map { index in
        Measurement(
            kind: runners[index].kind,
            title: runners[index].title,
            medianMilliseconds: median(samples[index]) / 1e6,
            ratio: median(zip(samples[0], samples[index]).map { $0 / $1 }),
            allocations: allocations[index]
        )
    }
}

/// Enough repetitions for two milliseconds: the clock's own cost and grain vanish.
private func repetitionsPerSample(_ contender: Contender) throws -> Int {
    // The first ones fill caches.
    let once = try min(sample(contender, 1), sample(contender, 1), sample(contender, 1))
    return max(1, Int((2e6 / once).rounded(.up)))
}

/// Nanoseconds for one run, as the mean of `repetitions` runs.
func sample(_ contender: Contender, _ repetitions: Int) throws -> Double {
    let start = threadTime()
    for _ in 0..<repetitions {
        try drainingAutoreleases(contender.run)
    }
    return (threadTime() - start) / Double(repetitions)
}

private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return .nan }
    let middle = sorted.count / 2
    if sorted.count == 1 { return last }
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

private func now() -> Double {
    Double(DispatchTime.now().uptimeNanoseconds)
}

/// Of this thread alone, in nanoseconds: what else a busy machine does is not part of it.
private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Without a pool of its own, a loop on an Apple platform would keep every autoreleased object until its end.
private func drainingAutoreleases(_ work: () throws -> Void) throws {
    #if canImport(ObjectiveC)
    try autoreleasepool(invoking: work)
    #else
    try work()
    #endif
}

// MARK: Allocations

/// The allocations of one run, nil where they cannot be counted.
func countAllocations(_ work: () throws -> Void) rethrows -> UInt64? {
    guard allocationCounterWorks else { return nil }
    // The first run fills caches that later runs find filled.
    try work()
    allocation_counter_start()
    defer { _ = allocation_counter_stop() }
    try work()
    return allocation_counter_stop()
}

/// Ten allocations made by the Swift runtime must count as ten: a linker that binds malloc elsewhere shows here, not in
/// a wrong column.
let allocationCounterWorks: Bool = {
    guard allocation_counter_is_available() else { return false }
    allocation_counter_start()
    for size in 1...10 {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size * 16, alignment: 1)
        blackHole(memory)
        memory.deallocate()
    }
    return allocation_counter_stop() == 10
}()
