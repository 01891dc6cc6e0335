// Memory: bytes and nodes belong to a document or a writer, which the caller keeps alive. Sixteen bytes after a text
// may be read.

import Foundation

/// Walks an object once, depth first, and appends its nodes.
///
/// The order of the tests matters. Checking the exact dynamic type is a pointer comparison, `as?` walks conformances,
/// and a cast of a Swift value to NSNumber bridges whole subtrees on Linux. So exact types come first, Objective-C
/// classes next, general casts last.
struct ObjectIndexer {
    let maximumDepth: Int
    private var stack = StackSpace()
    private var byteBlock: MemoryBlock
    private var bytes: UnsafeMutablePointer<UInt8>
    private var byteCapacity: Int
    var byteCount = 0
    private(set) var nodeBlock: MemoryBlock
    private var nodes: UnsafeMutablePointer<Node>
    private var nodeCapacity: Int
    var nodeCount = 0
    var foreignValues: ContiguousArray<Any> = []
    var sideStrings: ContiguousArray<String> = []
    var originals: ContiguousArray<Any> = []
    /// The classes seen so far.
    private var classes: ContiguousArray<(type: ObjectIdentifier, kind: ReferenceKind)> = []

    /// Whether an Any is read by its words, and an object by its pointer.
    private let readsWords = AnyWords.areKnown
    private let readsObjects = AnyWords.areObjectsKnown

    init(maximumDepth: Int) {
        self.maximumDepth = maximumDepth
        (byteBlock, nodeBlock) = SpareMemory.take(1024, 64 * MemoryLayout<Node>.stride)
        bytes = byteBlock.bound(to: UInt8.self)
        byteCapacity = byteBlock.size
        nodes = nodeBlock.bound(to: Node.self)
        nodeCapacity = nodeBlock.size / MemoryLayout<Node>.stride
    }

    func discard() { SpareMemory.giveBack(byteBlock, nodeBlock) }

    mutating func finishedBytes() -> MemoryBlock {
        reserveBytes(Document.padding)
        (bytes + byteCount).initialize(repeating: 0, count: Document.padding)
        return byteBlock
    }

    @inline(__always)
    mutating func append(_ node: Node) {
        if nodeCount == nodeCapacity { growNodes() }
        nodes[nodeCount] = node
        nodeCount &+= 1
    }

    @inline(never)
    private mutating func growNodes() {
        let larger = SpareMemory.take(larger(than: nodeBlock.size))
        larger.bound(to: Node.self).moveInitialize(from: nodes, count: nodeCount)
        SpareMemory.giveBack(nodeBlock)
        nodeBlock = larger
        nodes = larger.bound(to: Node.self)
        nodeCapacity = larger.size / MemoryLayout<Node>.stride
    }

    /// The next size of a block. Few and large steps, since everything moves each time; untouched memory costs nothing.
    private func larger(than size: Int) -> Int { size < 4 << 20 ? size * 4 : size * 2 }

    private mutating func reserveBytes(_ count: Int) {
        if byteCount &+ count > byteCapacity { growBytes(count) }
    }

    @inline(never)
    private mutating func growBytes(_ count: Int) {
        let larger = SpareMemory.take(max(larger(than: byteCapacity), byteCount + count))
        larger.bound(to: UInt8.self).update(from: bytes, count: byteCount)
        SpareMemory.giveBack(byteBlock)
        byteBlock = larger
        bytes = larger.bound(to: UInt8.self)
        byteCapacity = larger.size
    }

    mutating func mayGoDeeper(_ depth: Int) -> Bool { depth < maximumDepth && stack.isEnough() }

    /// Adds a value and everything in it. False when the nesting is too deep.
    mutating func add(_ value: Any, depth: Int) -> Bool {
        withUnsafePointer(to: value) { add(at: $0, depth: depth) }
    }

    private mutating func add(at value: UnsafePointer<Any>, depth: Int) -> Bool {
        (readsWords ? addExact(at: value, depth: depth) : nil) ?? addCast(value.pointee, depth: depth)
    }

    /// Adds a value of a common type. Nil for rarer types: their code is elsewhere, since its stack frame takes four
    /// kilobytes for each level in debug builds. The type is that of the Any itself: `type(of:)` looks through an Any
    /// in an Any, whose value is elsewhere in memory.
    private mutating func addExact(at value: UnsafePointer<Any>, depth: Int) -> Bool? {
        // On 32 bits an Any boxes what is aligned to 64.
        #if _pointerBitWidth(_64) && !SMARTCODABLE_PORTABLE
        let type = UnsafeRawPointer(value).load(fromByteOffset: 3 * MemoryLayout<Int>.stride, as: ObjectIdentifier.self)
        if type == ObjectIdentifier(String.self) { return add(held(value, as: String.self)) }
        if type == ObjectIdentifier(Int.self) { return add(Int64(held(value, as: Int.self)), .native) }
        if type == ObjectIdentifier(Double.self) { return add(held(value, as: Double.self), .native) }
        if type == ObjectIdentifier(Bool.self) { return add(held(value, as: Bool.self), .native) }
        if type == ObjectIdentifier([String: Any].self) {
            return add(held(value, as: [String: Any].self), of: value.pointee, depth: depth)
        }
        if type == ObjectIdentifier([Any].self) {
            return add(held(value, as: [Any].self), of: value.pointee, depth: depth)
        }
        if type == ObjectIdentifier(NSNumber.self) { return add(held(value, as: NSNumber.self)) }
        #endif
        return nil
    }

    /// Adds a value of a rarer type, or the value of an Any in an Any.
    private mutating func addCast(_ value: Any, depth: Int) -> Bool {
        let type = ObjectIdentifier(Swift.type(of: value))
        if type == ObjectIdentifier(String.self), let string = value as? String { return add(string) }
        if type == ObjectIdentifier(Int.self), let int = value as? Int { return add(Int64(int), .native) }
        if type == ObjectIdentifier(Double.self), let double = value as? Double { return add(double, .native) }
        if type == ObjectIdentifier(Bool.self), let bool = value as? Bool { return add(bool, .native) }
        if type == ObjectIdentifier([String: Any].self), let members = value as? [String: Any] {
            return add(members, of: value, depth: depth)
        }
        if type == ObjectIdentifier([Any].self), let elements = value as? [Any] {
            return add(elements, of: value, depth: depth)
        }
        return Swift.type(of: value) is AnyClass ? addReference(value, depth: depth) : addOther(value, depth: depth)
    }

    /// Reads the `T` in an Any. The type must be stored inline: it is not larger than three words. `as?` costs ten
    /// times as much.
    private func held<T>(_ value: UnsafePointer<Any>, as type: T.Type) -> T {
        assert(MemoryLayout<T>.size <= 3 * MemoryLayout<Int>.size && value.pointee is T)
        return UnsafeRawPointer(value).assumingMemoryBound(to: T.self).pointee
    }

    /// A String stored inline is copied, and read as from a text; others are shared.
    mutating func add(_ string: String) -> Bool {
        let count = string.utf8.count
        if count <= 15 {
            addName(string)
        } else {
            append(Node(.string, offset: sideStrings.count, flags: .sideString, payload: UInt64(count)))
            sideStrings.append(string)
        }
        return true
    }

    mutating func add(_ int: Int64, _ origin: Node.Flags = .none) -> Bool {
        append(Node(.int, offset: 0, flags: origin | .valueOnly | .integral, payload: UInt64(bitPattern: int)))
        return true
    }

    mutating func add(_ uint: UInt64) -> Bool {
        if let int = Int64(exactly: uint) { return add(int) }
        append(Node(.uint, offset: 0, flags: .valueOnly | .integral, payload: uint))
        return true
    }

    mutating func add(_ double: Double, _ origin: Node.Flags = .none) -> Bool {
        append(Node(.double, offset: 0, flags: origin | .valueOnly, payload: double.bitPattern))
        return true
    }

    private mutating func add(_ bool: Bool, _ origin: Node.Flags = .none) -> Bool {
        append(Node(bool ? .true : .false, offset: 0, flags: origin | .valueOnly))
        return true
    }

    mutating func add(_ decimal: Decimal, _ origin: Node.Flags = .none) -> Bool {
        // The digits remain available besides the value.
        let integral = decimal.isFinite && decimal.exponent >= 0
        let (kind, payload) =
            integral ? ExactDecimal.whole(decimal) : (.double, ExactDecimal.double(decimal).bitPattern)
        append(
            Node(
                kind, offset: foreignValues.count, flags: origin | (integral ? .decimal | .integral : .decimal),
                payload: payload))
        foreignValues.append(decimal)
        return true
    }

    @inline(__always)
    private mutating func appendBytes(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        let count = text.count
        reserveBytes(count)
        let target = UnsafeMutableRawPointer(bytes + byteCount)
        // Most strings are short names: two overlapping words, or two halves.
        switch count {
        case 8...16: copyEnds(of: start, to: target, count, as: UInt64.self)
        case 4..<8: copyEnds(of: start, to: target, count, as: UInt32.self)
        default: target.copyMemory(from: start, byteCount: count)
        }
        byteCount &+= count
    }

    private func copyEnds<Word: BitwiseCopyable>(
        of source: UnsafePointer<UInt8>, to target: UnsafeMutableRawPointer, _ count: Int, as word: Word.Type
    ) {
        let source = UnsafeRawPointer(source)
        let rest = count &- MemoryLayout<Word>.size
        let first = source.loadUnaligned(as: Word.self)
        let last = source.loadUnaligned(fromByteOffset: rest, as: Word.self)
        target.storeBytes(of: first, as: Word.self)
        target.storeBytes(of: last, toByteOffset: rest, as: Word.self)
    }

    @inline(__always)
    private mutating func addName(_ name: String) {
        var copy = name
        let offset = byteCount
        copy.withUTF8 { appendBytes($0) }
        append(Node(.string, offset: offset, payload: UInt64(byteCount &- offset)))
    }

    /// Appends a container's node, and keeps its source value. Returns the node's index.
    private mutating func open(_ kind: Node.Kind, of value: Any) -> Int {
        append(Node(kind, offset: originals.count, flags: .original))
        originals.append(value)
        return nodeCount &- 1
    }

    @_optimize(speed)
    mutating func add(_ members: [String: Any], of value: Any, depth: Int) -> Bool {
        guard mayGoDeeper(depth) else { return false }
        let index = open(.object, of: value)
        var count = 0
        for (name, value) in members {
            addName(name)
            count &+= 1
            guard add(value, depth: depth &+ 1) else { return false }
        }
        close(index, count: count)
        return true
    }

    mutating func add(_ elements: [Any], of value: Any, depth: Int) -> Bool {
        guard mayGoDeeper(depth) else { return false }
        let index = open(.array, of: value)
        // Counts the elements that are added: a bridged NSArray may report another count.
        var count = 0
        let isAdded = elements.withUnsafeBufferPointer { all in
            guard let first = all.baseAddress else { return true }
            count = all.count
            for position in 0..<all.count {
                guard add(at: first + position, depth: depth &+ 1) else { return false }
            }
            return true
        }
        close(index, count: count)
        return isAdded
    }

    private mutating func close(_ index: Int, count: Int) {
        nodes[index].payload = UInt64(count) << 32 | UInt64(nodeCount)
    }

    private enum ReferenceKind {
        case number, string, null, dictionary, array, other
    }

    /// The kind of an object, by one cast for each class instead of several for each object: a document contains few
    /// classes.
    @inline(__always)
    private mutating func kind(of value: Any) -> ReferenceKind {
        let type = ObjectIdentifier(Swift.type(of: value))
        for known in classes where known.type == type { return known.kind }
        return learnKind(of: value, type)
    }

    @inline(never)
    private mutating func learnKind(of value: Any, _ type: ObjectIdentifier) -> ReferenceKind {
        let kind: ReferenceKind
        switch value {
        case is NSNumber: kind = .number
        case is NSString: kind = .string
        case is NSNull: kind = .null
        case is NSDictionary: kind = .dictionary
        case is NSArray: kind = .array
        default: kind = .other
        }
        // Of many classes most are not JSON.
        if classes.count < 16 { classes.append((type, kind)) }
        return kind
    }

    /// Adds an instance of a class. Casting to `AnyObject` first would bridge, at six times the cost of a failed cast.
    private mutating func addReference(_ value: Any, depth: Int) -> Bool {
        switch kind(of: value) {
        case .number:
            return object(value, as: NSNumber.self).map { add($0) } ?? addForeign(value)
        case .string:
            return object(value, as: NSString.self).map { add($0 as String) } ?? addForeign(value)
        case .null:
            append(Node(.null, offset: 0, flags: .valueOnly))
            return true
        case .dictionary:
            guard let dictionary = object(value, as: NSDictionary.self), mayGoDeeper(depth) else {
                return false
            }
            return add(dictionary, of: value, depth: depth)
        case .array:
            guard let array = object(value, as: NSArray.self), mayGoDeeper(depth) else { return false }
            return add(array, of: value, depth: depth)
        case .other:
            return addForeign(value)
        }
    }

    /// Adds a dictionary. Members are counted while iterating: a subclass may report another count, or change
    /// meanwhile.
    private mutating func add(_ dictionary: NSDictionary, of value: Any, depth: Int) -> Bool {
        let index = open(.object, of: value)
        var count = 0
        var isAdded = true
        func add(_ key: Any, _ value: Any) {
            guard let name = name(of: key) else { return }
            addName(name)
            count += 1
            isAdded = self.add(value, depth: depth + 1)
        }
        #if canImport(Darwin)
        // Iterating would look up the value of each key.
        dictionary.enumerateKeysAndObjects { key, value, stop in
            add(key, value)
            stop.pointee = ObjCBool(!isAdded)
        }
        #else
        if let members = Self.members.stored(in: dictionary, NSDictionary.self, NSMutableDictionary.self) {
            for (key, value) in members where isAdded {
                add(key, kind(of: value) == .other ? dictionary.object(forKey: key) ?? value : value)
            }
        } else {
            for (key, value) in dictionary where isAdded { add(key, value) }
        }
        #endif
        close(index, count: count)
        return isAdded
    }

    private mutating func add(_ array: NSArray, of value: Any, depth: Int) -> Bool {
        let index = open(.array, of: value)
        var count = 0
        var isAdded = true
        func add(_ element: Any) {
            count += 1
            isAdded = self.add(element, depth: depth + 1)
        }
        #if !canImport(Darwin)
        if let elements = Self.elements.stored(in: array, NSArray.self, NSMutableArray.self) {
            for element in elements where isAdded {
                add(kind(of: element) == .other ? array.object(at: count) : element)
            }
            close(index, count: count)
            return isAdded
        }
        #endif
        for element in array where isAdded { add(element) }
        close(index, count: count)
        return isAdded
    }

    /// The name that a key gives; nil for a key that is not a text. By the class: a cast costs more than all else.
    private mutating func name(of key: Any) -> String? {
        guard Swift.type(of: key) is AnyClass else { return key as? String }
        return kind(of: key) == .string ? object(key, as: NSString.self).map { $0 as String } : nil
    }

    #if !canImport(Darwin)
    /// The objects that corelibs' collections store. They are not accessible otherwise: iterating makes a Swift value
    /// of each element, and in a dictionary of everything in it.
    private struct Storage<Objects>: Sendable {
        private let offset: Int?

        init(in type: AnyClass) {
            offset = TypeLayout.of(type).properties.first { $0.name == "_storage" && $0.type == Objects.self }?.offset
        }

        /// The stored objects; nil for subclasses, which store their own.
        func stored(in object: NSObject, _ type: AnyClass, _ other: AnyClass) -> Objects? {
            guard let offset, Swift.type(of: object) == type || Swift.type(of: object) == other else { return nil }
            return withExtendedLifetime(object) {
                InstanceMemory.start(of: object).load(fromByteOffset: offset, as: Objects.self)
            }
        }
    }
    private static let members = Storage<[NSObject: AnyObject]>(in: NSDictionary.self)
    private static let elements = Storage<[AnyObject]>(in: NSArray.self)
    #endif

    private func object<T>(_ value: Any, as type: T.Type) -> T? {
        readsObjects ? ExactCast.object(value, as: type) : value as? T
    }

    private mutating func add(_ number: NSNumber) -> Bool {
        // An instance of exactly this class, as on Linux, is neither: Booleans and decimals have classes of their own.
        if ObjectIdentifier(type(of: number)) != ObjectIdentifier(NSNumber.self) {
            if let decimal = number as? NSDecimalNumber { return add(decimal.decimalValue) }
            if number.isBoolean { return add(number.boolValue) }
        }
        switch number.typeCode {
        case UInt8(ascii: "d") where number.doubleValue.isFinite: return add(number.doubleValue)
        case UInt8(ascii: "d"), UInt8(ascii: "f"):
            let place = nodeCount
            guard add(number.doubleValue) else { return false }
            keepOriginal(number, at: place)
            return true
        case UInt8(ascii: "Q"), UInt8(ascii: "L"): return add(number.uint64Value)
        default: return add(number.int64Value)
        }
    }

    /// Keeps the original of a number that was just added: the node only has its value.
    mutating func keepOriginal(_ number: Any, at place: Int) {
        guard nodeCount == place &+ 1, !nodes[place].flags.contains(.decimal) else { return }
        nodes[place].flags = nodes[place].flags | .original
        nodes[place].offset = UInt32(truncatingIfNeeded: originals.count)
        originals.append(number)
    }

    mutating func addForeign(_ value: Any) -> Bool {
        append(Node(.foreign, offset: foreignValues.count))
        foreignValues.append(value)
        return true
    }
}
