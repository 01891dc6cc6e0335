import Foundation
import HandyJSONCompat

/// What a step found, where it expected something else.
struct Mismatch: Error, CustomStringConvertible {
    let description: String
}

/// One operation, with its numbers and its questions.
struct Step {
    var random: Random
    let thread: Int
    let number: Int

    func equal<T: Equatable>(
        _ found: T, _ expected: T, _ what: @autoclosure () -> String = "", file: String = #fileID, line: Int = #line
    ) throws {
        guard found != expected else { return }
        throw Mismatch(description: "\(file):\(line) \(what())\n  expected \(expected)\n  found    \(found)")
    }

    func holds(_ condition: Bool, _ what: @autoclosure () -> String, file: String = #fileID, line: Int = #line) throws {
        guard !condition else { return }
        throw Mismatch(description: "\(file):\(line) expected \(what())")
    }

    func present<T>(_ value: T?, _ what: @autoclosure () -> String, file: String = #fileID, line: Int = #line) throws
        -> T
    {
        guard let value else { throw Mismatch(description: "\(file):\(line) expected a value, found nil: \(what())") }
        return value
    }
}

struct Operation: Sendable {
    let name: String
    /// How often it is chosen, relative to the others.
    let weight: Int
    let run: @Sendable (inout Step) throws -> Void

    init(_ name: String, weight: Int = 10, _ run: @escaping @Sendable (inout Step) throws -> Void) {
        self.name = name
        self.weight = weight
        self.run = run
    }

    static let all: [Operation] =
        conversions + updates + keeping + releasing + releasingParts + throwing + reentering + mapping + graphs
        + sharing + process
        + stacks + streams
}

/// What the models of a thread have in common: how many objects live, when to throw, what they keep.
final class ThreadState: @unchecked Sendable {
    /// Objects made on this thread that still live, wherever they die.
    let live: Counter
    /// `checkpoint()` throws when it reaches zero; negative: never.
    var fuse = -1
    let shelf = Shelf()
    /// How deep the models' own code has entered the libraries again.
    var nesting = 0
    /// What they found wrong there.
    var complaint: String?
    /// Of the operations on mappings: whether models keep their mapper and handlers, and what they kept.
    var hoards = false
    var mapper: HelpingMapper?
    var handlers: [CustomMappingKeyValueTuple] = []
    /// The object whose properties its children replace.
    var isContested = false
    var throne: AnyObject?

    init(counting live: Counter = Counter()) { self.live = live }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    static var current: ThreadState {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue()
        }
        let state = ThreadState()
        // Never released: a thread of the program is there to its end.
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        return state
    }

    /// Makes this the state of the current thread while `body` runs: for threads that work for another one.
    func lend(_ body: () -> Void) {
        let outer = pthread_getspecific(Self.key)
        pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
        body()
        pthread_setspecific(Self.key, outer)
    }

    struct Blown: Error {}

    /// A place where hand-written coding may throw.
    static func checkpoint() throws {
        let state = current
        guard state.fuse >= 0 else { return }
        state.fuse -= 1
        if state.fuse < 0 { throw Blown() }
    }
}

final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }
    func add(_ number: Int) { lock.withLock { count += number } }
}

/// A member of the models that counts the instances that live. Its memory is filled with a mark, so that one freed too
/// often or overwritten shows.
final class Token: @unchecked Sendable {
    private let counter: Counter
    private var mark: UInt64 = 0x5AFE_5AFE_5AFE_5AFE

    init() {
        counter = ThreadState.current.live
        counter.add(1)
    }

    var isIntact: Bool { mark == 0x5AFE_5AFE_5AFE_5AFE }

    deinit {
        if !isIntact { fatalError("a token was overwritten") }
        mark = 0xDEAD_DEAD_DEAD_DEAD
        counter.add(-1)
    }
}

/// What models keep beyond their coding, for the operation to use later.
final class Shelf {
    var isOpen = false
    var decoders: [any Decoder] = []
    var encoders: [any Encoder] = []
    /// Closures that read once more what was read, and tell whether it is the same.
    var readings: [(Step) throws -> Void] = []
    /// Closures that write what must not arrive anywhere.
    var writings: [() -> Void] = []

    func clear() {
        isOpen = false
        decoders = []
        encoders = []
        readings = []
        writings = []
    }
}
