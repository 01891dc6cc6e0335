import Foundation

/// Finds the paths to many values of one document. A path begins where it leaves the last one, and long containers are
/// continued where they were left, so values requested in order cost one walk.
struct PathFinder {
    /// A container on the path, and its member or element that the path leads on from it.
    struct Level {
        let container: Int
        /// A member's name, or an element.
        var child: Int
        var position = 0
        var value = 0
        /// The index after the value.
        var end = 0
    }

    let memory: DocumentMemory
    private var levels: [Level] = []
    private var left: RareTable<Int, Level>?
    /// Paths begin at the element of a document that holds elements.
    private let hidden: Int

    init(_ document: Document) {
        memory = DocumentMemory(document)
        hidden = document.holdsElements ? 1 : 0
    }

    /// The number of steps of the path that was found last.
    var depth: Int { max(0, levels.count - hidden) }

    subscript(place: Int) -> Level { levels[hidden + place] }

    func step(_ place: Int) -> PathStep {
        let level = self[place]
        return level.child == level.value ? .element(level.position) : .member(memory.view(level.child).string)
    }

    /// Finds the path to a value, or to a member's name. The number of steps that it shares with the last path.
    mutating func move(to target: Int) -> Int {
        var container = 0
        var start: Level?
        while let level = levels.last {
            if level.child <= target, target < level.end {
                if level.child == target { return depth }
                container = level.value
                break
            }
            // Walking a few siblings again costs less than the table.
            if let start, start.position > 16 {
                if left == nil { left = RareTable() }
                left?[start.container] = start
            }
            start = level
            levels.removeLast()
        }
        let shared = depth
        while container != target, memory.node(container).isContainer {
            if start == nil, let left { start = left[container] }
            guard let level = PathFinder.level(in: container, to: target, from: start, memory) else { break }
            levels.append(level)
            if level.child == target { break }
            container = level.value
            start = nil
        }
        return shared
    }

    private static func level(
        in container: Int, to target: Int, from start: Level?, _ memory: DocumentMemory
    ) -> Level? {
        let node = memory.node(container)
        let nameCount = node.kind == .object ? 1 : 0
        var level = Level(container: container, child: container + 1)
        if let start, start.child <= target { level = start }
        while level.child < node.next {
            level.value = level.child + nameCount
            level.end = memory.after(level.value)
            if target < level.end { return level }
            level.child = level.end
            level.position += 1
        }
        return nil
    }
}

/// One step of a path into a document.
enum PathStep: Hashable {
    case member(String)
    case element(Int)
}

extension Sequence where Element == any CodingKey {
    /// The path as text: `data.list[3].name`.
    @_optimize(size) var pathText: String {
        PathText(map { key in key.intValue.map { PathStep.element($0) } ?? .member(key.stringValue) }).string
    }
}

extension Sequence where Element == String {
    /// The path of these names as text.
    package var pathText: String { PathText(map { PathStep.member($0) }).string }
}

/// A path as text, which is written step by step: `data.list[3].name`. A name that could be taken for several steps is in
/// brackets and quotes: `data["a.b"]`. The names are the server's, of any length and depth, and in every line of a report.
/// So the text leaves out what goes beyond a hundred characters of a name, and a thousand bytes in all.
struct PathText: ~Copyable {
    private var writer = JSONByteWriter()
    private var isCut = false

    init(_ steps: [PathStep] = []) {
        for step in steps { append(step) }
    }

    deinit { writer.free() }

    var string: String { isCut ? writer.makeString() + "…" : writer.makeString() }

    typealias Mark = (count: Int, isCut: Bool)

    /// How far the text is written. Setting an earlier one removes what follows.
    var mark: Mark {
        get { (writer.count, isCut) }
        set { (writer.count, isCut) = newValue }
    }

    mutating func append(_ step: PathStep) {
        switch step {
        case .member(var name): name.withUTF8 { append(member: $0) }
        case .element(let index): append(element: index)
        }
    }

    mutating func append(element index: Int) {
        guard hasRoom() else { return }
        writer.byte(UInt8(ascii: "["))
        writer.integer(index)
        writer.byte(UInt8(ascii: "]"))
    }

    mutating func append(member name: UnsafeBufferPointer<UInt8>) {
        guard hasRoom() else { return }
        var isOneStep = !name.isEmpty
        var isShown = name.count <= 100
        for byte in name {
            if byte == 0x22 || byte == 0x2E || byte == 0x5B || byte == 0x5D { isOneStep = false }
            if byte < 0x20 || byte >= 0x7F { isShown = false }
        }
        if isOneStep, writer.count > 0 { writer.byte(UInt8(ascii: ".")) }
        if isOneStep, isShown { return writer.raw(name) }
        let shown = String(decoding: name, as: UTF8.self).shortened(to: 100)
        writer.raw(isOneStep ? shown : "[\"\(shown.replacingOccurrences(of: "\"", with: "\\\""))\"]")
    }

    private mutating func hasRoom() -> Bool {
        if writer.count >= 1000 { isCut = true }
        return !isCut
    }
}

/// The coding path that was requested last in a document. Most are requested in document order, many repeatedly (by an
/// `init(from:)` that tries one type after the other), so the next one starts where the last one diverges.
struct KnownPath {
    let document: Document
    private var finder: PathFinder
    private(set) var steps: [PathStep] = []
    /// The steps as keys with unconverted names.
    private(set) var keys: [any CodingKey] = []

    init(_ document: Document) {
        self.document = document
        finder = PathFinder(document)
    }

    /// The container that a step leads on from.
    func container(before step: Int) -> Int { finder[step].container }

    /// Moves to a value, or to a member's name.
    @_optimize(size) mutating func move(to target: Int) {
        let shared = finder.move(to: target)
        steps.removeLast(steps.count - shared)
        keys.removeLast(keys.count - shared)
        for place in shared..<finder.depth {
            let step = finder.step(place)
            steps.append(step)
            keys.append(EngineKey(step))
        }
    }
}

/// A step of a coding path.
package struct EngineKey: CodingKey {
    package let stringValue: String
    package let intValue: Int?

    init(_ step: PathStep) {
        switch step {
        case .member(let name):
            stringValue = name
            intValue = nil
        case .element(let index):
            stringValue = "Index \(index)"
            intValue = index
        }
    }

    package init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    package init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }
}
