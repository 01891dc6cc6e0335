// Memory: `base` is where the offsets of a verified layout begin. Plans do not change, and outlive every pointer to
// them.

import Foundation

/// Member names of one object type, and their targets: fields of a run-time model, coding keys of a native one.
///
///     add([["id"]], target: 0)                    entries   name    target  priority  tail
///     add([["nick"], ["u", "name"]], target: 1)             "id"    0       0         -
///                                                           "nick"  1       0         -
///                                                           "u"     1       1         ["name"]
///
/// Looking up guesses first: members come in the same order in object after object, so the next entry is compared byte
/// by byte before anything is hashed. May grow until it is shared; after that it must not change.
@usableFromInline package final class NameTable: @unchecked Sendable {
    @usableFromInline package struct Entry {
        /// The first and the last eight bytes of the name, zero-filled when it is shorter: together they are the whole
        /// name up to 16 bytes.
        @usableFromInline package var first: UInt64
        @usableFromInline package var last: UInt64
        @usableFromInline package var name: UnsafePointer<UInt8>
        @usableFromInline package var length: Int
        package var target: Int32
        /// Another entry with the same name, or -1.
        package var nextSame: Int32
        /// Position among the target's names; the smallest wins.
        package var priority: Int32
        /// Index into `tails`, or -1.
        package var tail: Int32
    }

    @usableFromInline package let isCaseInsensitive: Bool
    /// The storage that lookups read, by pointer: class properties would be checked for exclusive access each time.
    @usableFromInline package struct Storage {
        @usableFromInline package var entries: UnsafeMutablePointer<Entry>
        @usableFromInline package var count = 0
        @usableFromInline package var capacity: Int
        @usableFromInline package var buckets: UnsafeMutablePointer<Int32>
        @usableFromInline package var bucketMask: Int
        let seed = NameWords.processSeed
        var repeatsNames = false
        /// Whether there are names with several encodings, which are found if they are canonically equal, as Swift
        /// compares strings: é in one scalar or in two.
        @usableFromInline var hasWideNames = false

        init(capacity: Int) {
            self.capacity = capacity
            entries = .allocate(capacity: capacity)
            // At least half of the slots stay empty.
            var count = 2
            while count < capacity * 2 { count *= 2 }
            buckets = .allocate(capacity: count)
            buckets.initialize(repeating: -1, count: count)
            bucketMask = count - 1
        }
    }

    @usableFromInline package let storage: UnsafeMutablePointer<Storage>
    @inlinable package var entries: UnsafeMutablePointer<Entry> { storage.pointee.entries }
    @usableFromInline package var count: Int { storage.pointee.count }
    /// Whether a name has several targets.
    package var repeatsNames: Bool { storage.pointee.repeatsNames }
    /// For each entry of a path, the segments that follow the first one.
    package var tails: [[String]] { pathTails.pointee }
    private let pathTails = UnsafeMutablePointer<[[String]]>.allocate(capacity: 1)

    /// `capacity`: the number of names before the table has to grow.
    package init(isCaseInsensitive: Bool, capacity: Int = 8) {
        self.isCaseInsensitive = isCaseInsensitive
        storage = .allocate(capacity: 1)
        storage.initialize(to: Storage(capacity: max(1, capacity)))
        pathTails.initialize(to: [])
    }

    deinit {
        for index in 0..<storage.pointee.count { entries[index].name.deallocate() }
        entries.deallocate()
        storage.pointee.buckets.deallocate()
        storage.deallocate()
        pathTails.deinitialize(count: 1)
        pathTails.deallocate()
    }

    /// Adds a target's names, each as its path segments, in order of preference.
    package func add(_ names: [[String]], target: Int) {
        for priority in names.indices {
            let path = names[priority]
            guard let head = path.first else { continue }
            var tail = -1
            if path.count > 1 {
                tail = tails.count
                pathTails.pointee.append(path.dropFirst().map { isCaseInsensitive ? $0.lowercased() : $0 })
            }
            append(isCaseInsensitive ? head.lowercased() : head, target: target, priority: priority, tail: tail)
        }
    }

    /// Adds the target's only name.
    func append(_ text: String, target: Int) {
        append(isCaseInsensitive ? text.lowercased() : text, target: target, priority: 0, tail: -1)
    }

    package func append(_ text: String, target: Int, priority: Int, tail: [String]) {
        if !tail.isEmpty { pathTails.pointee.append(tail) }
        append(text, target: target, priority: priority, tail: tail.isEmpty ? -1 : tails.count - 1)
    }

    private func append(_ text: String, target: Int, priority: Int, tail: Int) {
        var text = text
        if text.hasByte({ $0 >= 0x80 }) {
            storage.pointee.hasWideNames = true
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
            storage.pointee.repeatsNames = true
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
        let larger = Storage(capacity: storage.pointee.capacity * 2)
        larger.entries.moveInitialize(from: entries, count: count)
        entries.deallocate()
        storage.pointee.buckets.deallocate()
        storage.pointee.entries = larger.entries
        storage.pointee.capacity = larger.capacity
        storage.pointee.buckets = larger.buckets
        storage.pointee.bucketMask = larger.bucketMask
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

    /// The first entry for a member name, checking `guess` first; -1 if there is no such name.
    @inline(__always)
    @inlinable package func find(_ key: Node, guess: Int, at index: Int, _ memory: DocumentMemory) -> Int {
        guard key.flags.rawValue == 0, !isCaseInsensitive else { return findSlowly(memory.view(index)) }
        let start = memory.bytes + Int(key.offset)
        let length = key.length
        let (first, last) = NameWords.load(start, length)
        if guess < storage.pointee.count, matches(guess, start, length, first, last) { return guess }
        let found = search(start, length, first, last)
        return found >= 0 || !storage.pointee.hasWideNames ? found : findSlowly(memory.view(index))
    }

    @inline(__always)
    @inlinable package func matches(
        _ index: Int, _ start: UnsafePointer<UInt8>, _ length: Int, _ first: UInt64, _ last: UInt64
    )
        -> Bool
    {
        let entry = entries + index
        guard entry.pointee.length == length, entry.pointee.first == first, entry.pointee.last == last else {
            return false
        }
        return length <= 16 || equalBytes(start + 8, entry.pointee.name + 8, length &- 16)
    }

    @usableFromInline package func search(_ start: UnsafePointer<UInt8>, _ length: Int, _ first: UInt64, _ last: UInt64)
        -> Int
    {
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

    /// Finds a name with escapes, or a name in a case-insensitive table.
    @usableFromInline package func findSlowly(_ view: NodeView) -> Int {
        var name = isCaseInsensitive ? view.string.lowercased() : view.string
        if storage.pointee.hasWideNames { name = name.precomposedStringWithCanonicalMapping }
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

extension DocumentMemory {
    /// Calls `take` for the members of an object for which `find` has an entry in a table of names, in their order.
    /// `find` gets the index of a member's name, and a guess: the entry after the last one, since members often come in
    /// a table's order.
    @inlinable @inline(__always)
    package func eachMember(
        of object: Int, find: (_ name: Int, _ guess: Int) -> Int, take: (_ entry: Int, _ value: Int) -> Void
    ) {
        let end = node(object).next
        var child = object &+ 1
        var guess = 0
        while child < end {
            let entry = find(child, guess)
            if entry >= 0 {
                guess = entry &+ 1
                take(entry, child &+ 1)
            }
            child = after(child &+ 1)
        }
    }
}

/// Names as two words, for quick comparison and hashing. The bytes must be followed by at least seven readable ones.
@usableFromInline package enum NameWords {
    @inlinable @inline(__always)
    package static func load(_ start: UnsafePointer<UInt8>, _ length: Int) -> (UInt64, UInt64) {
        let raw = UnsafeRawPointer(start)
        let first = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        if length >= 8 {
            return (first, UInt64(littleEndian: (raw + (length &- 8)).loadUnaligned(as: UInt64.self)))
        }
        let masked = length == 0 ? 0 : first & (UInt64.max >> UInt64(64 &- length &* 8))
        return (masked, 0)
    }

    /// Two secret numbers. Names come from the data, and its sender must not be able to predict collisions.
    struct Seed: Sendable {
        let first: UInt64
        let last: UInt64
    }

    static let processSeed = Seed(first: UInt64.random(in: 0 ... .max), last: UInt64.random(in: 0 ... .max))

    /// Hashes the whole name. Two multiplications up to 16 bytes, one more for each further word; the last one spreads
    /// names that differ in only a few bytes.
    static func hash(
        _ start: UnsafePointer<UInt8>, _ length: Int, _ first: UInt64, _ last: UInt64, _ seed: Seed
    ) -> Int {
        let mixed = folded(first ^ seed.first, last ^ seed.last ^ UInt64(truncatingIfNeeded: length))
        let whole = length <= 16 ? mixed : middle(mixed, start, length, seed)
        return Int(truncatingIfNeeded: folded(whole ^ seed.last, seed.first | 1))
    }

    private static func middle(_ mixed: UInt64, _ start: UnsafePointer<UInt8>, _ length: Int, _ seed: Seed) -> UInt64 {
        var result = mixed
        var offset = 8
        while offset < length &- 8 {
            let word = UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
            result = folded(result ^ seed.first, word ^ seed.last)
            offset &+= 8
        }
        return result
    }

    /// Both halves of the product, so that every bit of either number counts.
    private static func folded(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }
}

/// A member name with quotes and escapes, ready to be written.
package final class QuotedName: @unchecked Sendable {
    package let text: String
    package let quoted: UnsafeMutablePointer<UInt8>
    package let length: Int

    @_optimize(size) package init(_ text: String) {
        self.text = text
        if text.hasByte({ $0 < 0x20 || $0 >= 0x80 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
            var writer = JSONByteWriter()
            writer.string(text)
            var bytes = writer.takeString()
            (quoted, length) = bytes.withUTF8 { QuotedName.copy($0, with: 0) }
            return
        }
        var bytes = text
        (quoted, length) = bytes.withUTF8 { QuotedName.copy($0, with: 1) }
        (quoted[0], quoted[length - 1]) = (UInt8(ascii: "\""), UInt8(ascii: "\""))
    }

    /// A copy with `margin` bytes around it.
    private static func copy(_ bytes: UnsafeBufferPointer<UInt8>, with margin: Int) -> (
        UnsafeMutablePointer<UInt8>, Int
    ) {
        let length = bytes.count + 2 * margin
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, length))
        copy.initialize(repeating: 0, count: length)
        if let from = bytes.baseAddress { (copy + margin).update(from: from, count: bytes.count) }
        return (copy, length)
    }

    deinit { quoted.deallocate() }
}

extension String {
    /// Not by a collection's functions: for the first one of a kind, the runtime would search all of the process for the
    /// conformances that it needs.
    package func hasByte(_ isWanted: (UInt8) -> Bool) -> Bool {
        var copy = self
        return copy.withUTF8 { bytes in
            for index in 0..<bytes.count where isWanted(bytes[index]) { return true }
            return false
        }
    }
}
