import Foundation

/// Member names of one object type, and what they stand for: fields of a run-time model, coding keys of a native one.
///
///     add([["id"]], target: 0)                    entries   name    target  priority  tail
///     add([["nick"], ["u", "name"]], target: 1)             "id"    0       0         -
///                                                           "nick"  1       0         -
///                                                           "u"     1       1         ["name"]
///
/// Looking up guesses first: members come in the same order in object after object, so the next entry is compared byte
/// by byte before anything is hashed. Grows until it is shared; after that it must not change.
final class NameTable: @unchecked Sendable {
    struct Entry {
        /// The first and the last eight bytes of the name, zero-filled when it is shorter: together they are the whole
        /// name up to 16 bytes.
        var first: UInt64
        var last: UInt64
        var name: UnsafePointer<UInt8>
        var length: Int
        var target: Int32
        /// Another entry with the same name, or -1.
        var nextSame: Int32
        /// Position among the target's names; smaller wins.
        var priority: Int32
        /// Index into `tails`, or -1.
        var tail: Int32
    }

    let isCaseInsensitive: Bool
    /// What lookups read, behind a pointer: class properties would be checked for exclusive access each time.
    private struct Storage {
        var entries: UnsafeMutablePointer<Entry>
        var count = 0
        var capacity: Int
        var buckets: UnsafeMutablePointer<Int32>
        var bucketMask: Int
        let seed = NameWords.processSeed

        init(capacity: Int) {
            self.capacity = capacity
            entries = .allocate(capacity: capacity)
            // Half of them are empty, or more.
            var count = 2
            while count < capacity * 2 { count *= 2 }
            buckets = .allocate(capacity: count)
            buckets.initialize(repeating: -1, count: count)
            bucketMask = count - 1
        }
    }

    private let storage: UnsafeMutablePointer<Storage>
    var entries: UnsafeMutablePointer<Entry> {
        @inline(__always) get { storage.pointee.entries }
    }
    var count: Int { storage.pointee.count }
    /// Whether a name stands for several targets.
    private(set) var repeatsNames = false
    /// What follows the first segment of a path.
    @exclusivity(unchecked) private(set) var tails: [[String]] = []

    /// Whether there are names that may be coded otherwise, and are found if they are canonically equal, as Swift's
    /// texts are: é in one scalar or in two.
    @exclusivity(unchecked) private var hasWideNames = false

    /// `capacity`: for how many names there is room before the table has to grow.
    init(isCaseInsensitive: Bool, capacity: Int = 8) {
        self.isCaseInsensitive = isCaseInsensitive
        storage = .allocate(capacity: 1)
        storage.initialize(to: Storage(capacity: max(1, capacity)))
    }

    deinit {
        for index in 0..<storage.pointee.count { entries[index].name.deallocate() }
        entries.deallocate()
        storage.pointee.buckets.deallocate()
        storage.deallocate()
    }

    /// Each name as its path segments, in order of preference.
    func add(_ names: [[String]], target: Int) {
        for (priority, path) in names.enumerated() {
            guard let head = path.first else { continue }
            var tail = -1
            if path.count > 1 {
                tail = tails.count
                tails.append(path.dropFirst().map { isCaseInsensitive ? $0.lowercased() : $0 })
            }
            append(isCaseInsensitive ? head.lowercased() : head, target: target, priority: priority, tail: tail)
        }
    }

    /// The target's only name.
    func append(_ text: String, target: Int) {
        append(isCaseInsensitive ? text.lowercased() : text, target: target, priority: 0, tail: -1)
    }

    func append(_ text: String, target: Int, priority: Int, tail: [String]) {
        if !tail.isEmpty { tails.append(tail) }
        append(text, target: target, priority: priority, tail: tail.isEmpty ? -1 : tails.count - 1)
    }

    private func append(_ text: String, target: Int, priority: Int, tail: Int) {
        var text = text
        if text.utf8.contains(where: { $0 >= 0x80 }) {
            hasWideNames = true
            text = text.precomposedStringWithCanonicalMapping
        }
        let (name, length) = text.withUTF8 { bytes in
            let name = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 8)
            name.initialize(repeating: 0, count: bytes.count + 8)
            if let from = bytes.baseAddress { name.update(from: from, count: bytes.count) }
            return (name, bytes.count)
        }
        let (first, last) = NameWords.load(name, length)
        if storage.pointee.count == storage.pointee.capacity { grow() }
        let count = storage.pointee.count
        let earlier = search(name, length, first, last)
        // Only the head of a chain of equal names is ever matched.
        (entries + count).initialize(
            to: Entry(
                first: first, last: last, name: UnsafePointer(name), length: earlier >= 0 ? -1 : length,
                target: Int32(target),
                nextSame: -1, priority: Int32(priority), tail: Int32(tail)))
        if earlier >= 0 {
            repeatsNames = true
            var end = earlier
            while entries[end].nextSame >= 0 { end = Int(entries[end].nextSame) }
            entries[end].nextSame = Int32(count)
        } else {
            insert(count)
        }
        storage.pointee.count = count + 1
    }

    private func grow() {
        let count = storage.pointee.count
        var larger = Storage(capacity: storage.pointee.capacity * 2)
        larger.entries.moveInitialize(from: entries, count: count)
        larger.count = count
        entries.deallocate()
        storage.pointee.buckets.deallocate()
        storage.pointee = larger
        for index in 0..<count where entries[index].length >= 0 { insert(index) }
    }

    private func insert(_ index: Int) {
        let entry = entries[index]
        let buckets = storage.pointee.buckets
        let bucketMask = storage.pointee.bucketMask
        var bucket =
            NameWords.hash(entry.name, entry.length, entry.first, entry.last, storage.pointee.seed) & bucketMask
        while buckets[bucket] >= 0 { bucket = (bucket + 1) & bucketMask }
        buckets[bucket] = Int32(index)
    }

    /// The first entry for a member name, guessed to be `guess`; -1 when there is no such name.
    @inline(__always)
    func find(_ key: Node, guess: Int, at index: Int, _ memory: DocumentMemory) -> Int {
        guard key.flags.isEmpty, !isCaseInsensitive else { return findSlowly(memory.view(index)) }
        let start = memory.bytes + Int(key.offset)
        let length = key.length
        let (first, last) = NameWords.load(start, length)
        if guess < storage.pointee.count, matches(guess, start, length, first, last) { return guess }
        let found = search(start, length, first, last)
        return found >= 0 || !hasWideNames ? found : findSlowly(memory.view(index))
    }

    @inline(__always)
    private func matches(_ index: Int, _ start: UnsafePointer<UInt8>, _ length: Int, _ first: UInt64, _ last: UInt64)
        -> Bool
    {
        let entry = entries + index
        guard entry.pointee.length == length, entry.pointee.first == first, entry.pointee.last == last else {
            return false
        }
        return length <= 16 || equalBytes(start + 8, entry.pointee.name + 8, length &- 16)
    }

    @inline(never)
    private func search(_ start: UnsafePointer<UInt8>, _ length: Int, _ first: UInt64, _ last: UInt64) -> Int {
        let buckets = storage.pointee.buckets
        let bucketMask = storage.pointee.bucketMask
        var bucket = NameWords.hash(start, length, first, last, storage.pointee.seed) & bucketMask
        while true {
            let index = Int(buckets[bucket])
            if index < 0 { return -1 }
            if matches(index, start, length, first, last) { return index }
            bucket = (bucket &+ 1) & bucketMask
        }
    }

    /// For names with escapes and case-insensitive tables.
    @inline(never)
    private func findSlowly(_ view: NodeView) -> Int {
        var name = isCaseInsensitive ? view.string.lowercased() : view.string
        if hasWideNames { name = name.precomposedStringWithCanonicalMapping }
        // NameWords reads whole words, so the bytes go where padding follows.
        return name.withUTF8 { text in
            let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + 8)
            defer { copy.deallocate() }
            copy.initialize(repeating: 0, count: text.count + 8)
            if let from = text.baseAddress { copy.update(from: from, count: text.count) }
            let (first, last) = NameWords.load(copy, text.count)
            return search(copy, text.count, first, last)
        }
    }
}
