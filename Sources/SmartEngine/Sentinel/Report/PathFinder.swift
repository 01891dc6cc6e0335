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
