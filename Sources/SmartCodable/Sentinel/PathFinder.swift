import Foundation

extension DocumentMemory {
    /// The way from the root to a value (or to a member's name). O(depth × siblings before it).
    func path(to target: Int) -> [PathStep] {
        var finder = PathFinder(self)
        return finder.path(to: target)
    }
}

/// Finds paths of many values of one document. It remembers for each container how far it has looked, so values asked
/// for in their order cost one walk.
struct PathFinder {
    private let memory: DocumentMemory
    private var progress: [Int: (child: Int, position: Int)] = [:]

    init(_ memory: DocumentMemory) { self.memory = memory }

    mutating func path(to target: Int) -> [PathStep] { trail(to: target).map(\.step) }

    /// The steps, and the value that each leads to.
    mutating func trail(to target: Int) -> [(step: PathStep, index: Int)] {
        var steps: [(step: PathStep, index: Int)] = []
        var current = 0
        while current != target, memory.node(current).isContainer {
            let isObject = memory.node(current).kind == .object
            var (child, position) = progress[current] ?? (current + 1, 0)
            if child > target { (child, position) = (current + 1, 0) }
            while child < memory.node(current).next {
                let end = memory.after(isObject ? child + 1 : child)
                if target < end { break }
                child = end
                position += 1
            }
            guard child < memory.node(current).next else { return steps }
            progress[current] = (child, position)
            steps.append(
                (isObject ? .member(memory.view(child).string) : .element(position), isObject ? child + 1 : child))
            if child == target { return steps }
            current = isObject ? child + 1 : child
        }
        return steps
    }
}
