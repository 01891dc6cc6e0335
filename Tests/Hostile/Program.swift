import Foundation

/// A program that does to the libraries what a program may do, but should not. It runs in a process of its own, so that
/// one that corrupts memory or hangs is a failed test and not the end of all tests.
struct Program {
    let name: String
    let body: () throws -> Void

    init(_ name: String, _ body: @escaping () throws -> Void) {
        self.name = name
        self.body = body
    }

    static let all: [Program] =
        encoding + decoding + sources + reentering + resting + updating + layouts + stacks + costs + processOptions
        + systems + failedProbes + timeZones
}

/// What a program found that should be otherwise.
struct Wrong: Error, CustomStringConvertible {
    let description: String
}

func expect<T: Equatable>(_ found: T, _ expected: T, _ what: String = "", line: Int = #line) throws {
    guard found != expected else { return }
    throw Wrong(description: "line \(line): \(what) expected \(expected), found \(found)")
}

func expect(_ condition: Bool, _ what: String, line: Int = #line) throws {
    guard condition else { throw Wrong(description: "line \(line): \(what)") }
}

/// Runs `body` on a thread with so many bytes of stack.
func onThread<R>(stackSize: Int, _ body: @escaping () throws -> R) throws -> R {
    let work = ThreadWork(body)
    let thread = Thread { work.run() }
    thread.stackSize = stackSize
    thread.start()
    return try work.wait()
}

private final class ThreadWork<R>: @unchecked Sendable {
    private let body: () throws -> R
    private var result: Result<R, Error>?
    private let isDone = DispatchSemaphore(value: 0)

    init(_ body: @escaping () throws -> R) { self.body = body }

    func run() {
        result = Result(catching: body)
        isDone.signal()
    }

    func wait() throws -> R {
        isDone.wait()
        guard let result else { throw Wrong(description: "the thread ended without a result") }
        return try result.get()
    }
}

/// Whether the process runs under AddressSanitizer or ThreadSanitizer, whose memory cannot be measured.
let isSanitized =
    dlsym(dlopen(nil, RTLD_LAZY), "__asan_init") != nil || dlsym(dlopen(nil, RTLD_LAZY), "__tsan_init") != nil

/// Resident memory in bytes; nil where the system does not tell.
var residentMemory: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * 4096 } : nil
}

/// Counts its instances.
final class Witness {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var count = 0
    static var live: Int { lock.withLock { count } }
    init() { Witness.lock.withLock { Witness.count += 1 } }
    deinit { Witness.lock.withLock { Witness.count -= 1 } }
}
