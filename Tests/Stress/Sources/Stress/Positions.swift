import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Where each thread is, in memory that a signal handler can read.
final class Positions: @unchecked Sendable {
    private struct Position {
        var step = -1
        var operation = 0
        /// Of the monotonic clock; 0 while the thread does nothing.
        var began: UInt64 = 0
    }

    private let threads: Int
    private let seed: UInt64
    private let names: [String]
    private let places: UnsafeMutablePointer<Position>
    private let lock = NSLock()

    init(threads: Int, names: [String], seed: UInt64) {
        self.threads = threads
        self.names = names
        self.seed = seed
        places = .allocate(capacity: threads)
        places.initialize(repeating: Position(), count: threads)
    }

    func begin(_ thread: Int, _ step: Int, _ operation: Int) {
        lock.withLock {
            places[thread] = Position(step: step, operation: operation, began: DispatchTime.now().uptimeNanoseconds)
        }
    }

    func end(_ thread: Int) { lock.withLock { places[thread].began = 0 } }

    func seconds(_ thread: Int) -> Double {
        let began = lock.withLock { places[thread].began }
        return began == 0 ? 0 : Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9
    }

    var total: Int { lock.withLock { (0..<threads).reduce(0) { $0 + places[$1].step + 1 } } }

    func describe(_ thread: Int) -> String {
        let position = lock.withLock { places[thread] }
        return "seed \(seed), thread \(thread), step \(position.step), operation \(names[position.operation])"
    }

    /// What repeats the step alone.
    func command(_ thread: Int) -> String {
        "repeat with --seed \(seed) --threads \(threads) --thread \(thread) --first \(lock.withLock { places[thread].step })"
    }

    // MARK: Crashes

    nonisolated(unsafe) private static var crashing: Positions?

    /// Prints all positions when the process dies of a signal or a sanitizer ends it; what was to happen then happens.
    func printOnCrash() {
        Positions.crashing = self
        var signals = [SIGILL, SIGTRAP, SIGABRT]
        typealias Register = @convention(c) (@convention(c) () -> Void) -> Void
        if let address = dlsym(nil, "__sanitizer_set_death_callback") {
            // The sanitizer reports bad accesses itself, and then asks.
            unsafeBitCast(address, to: Register.self)({ Positions.crashing?.write() })
        } else {
            signals += [SIGSEGV, SIGBUS, SIGFPE]
        }
        for signal in signals {
            var action = sigaction()
            sigemptyset(&action.sa_mask)
            action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
            #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = { Positions.died($0) }
            #else
            action.__sigaction_handler.sa_handler = { Positions.died($0) }
            #endif
            sigaction(signal, &action, nil)
        }
    }

    private static func died(_ signal: Int32) {
        put("\nsignal ")
        put(UInt64(UInt32(bitPattern: signal)))
        crashing?.write()
        // The handler is the default one again: the instruction is repeated, or the signal sent once more.
        if signal == SIGABRT { kill(getpid(), signal) }
    }

    /// Without the lock and without allocating: the thread that holds one may be the one that died.
    private func write() {
        Positions.put("\nCRASH seed ")
        Positions.put(seed)
        for thread in 0..<threads where places[thread].began != 0 {
            Positions.put("\n  thread ")
            Positions.put(UInt64(thread))
            Positions.put(" step ")
            Positions.put(UInt64(bitPattern: Int64(places[thread].step)))
            Positions.put(" operation ")
            names[places[thread].operation].utf8.withContiguousStorageIfAvailable {
                _ = Foundation.write(2, $0.baseAddress, $0.count)
            }
        }
        Positions.put("\n")
    }

    private static func put(_ text: StaticString) { _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount) }

    private static func put(_ number: UInt64) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var place = 20
            var rest = number
            repeat {
                place -= 1
                digits[place] = UInt8(48 + rest % 10)
                rest /= 10
            } while rest > 0
            _ = Foundation.write(2, digits.baseAddress.map { $0 + place }, 20 - place)
        }
    }

    /// A stack for the signal handler, where the thread has none: overflows of the stack are among what may happen.
    static func useAlternateStack() {
        var old = stack_t()
        sigaltstack(nil, &old)
        guard old.ss_sp == nil || old.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        var new = stack_t()
        new.ss_size = 64 << 10
        new.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: new.ss_size, alignment: 16)
        sigaltstack(&new, nil)
    }
}
