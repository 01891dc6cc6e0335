import Foundation

extension DocumentMemory {
    /// The path from the root to a value (or to a member's name). O(depth × siblings before it).
    func path(to target: Int) -> [PathStep] {
        PathFinder(self).path(to: target)
    }
}

/// Finds paths of many values of one document. It remembers for each container how far it has walked, and the name
/// there, which may be long, so values requested in order cost one walk.
final class PathFinder {
    private let memory: DocumentMemory
    private var progress: [Int: (child: Int, position: Int, name: String?)] = [:]

    init(_ memory: DocumentMemory) { self.memory = memory }

    func path(to target: Int) -> [PathStep] {
        var steps: [PathStep] = []
        var current = root(of: target)
        while current != target, let next = step(from: current, to: target) {
            steps.append(next.step)
            if next.child == target { return steps }
            current = next.value
        }
        return steps
    }

    /// The value that paths to `target` begin at.
    func root(of target: Int) -> Int {
        guard memory.document.takeUnretainedValue().holdsElements else { return 0 }
        return step(from: 0, to: target)?.value ?? 0
    }

    /// The member or element of a container on the path to `target`, and its value; nil where `target` is not inside.
    /// `child` is a member's name.
    func step(from container: Int, to target: Int) -> (step: PathStep, child: Int, value: Int)? {
        guard memory.node(container).isContainer else { return nil }
        let isObject = memory.node(container).kind == .object
        var (child, position, name) = progress[container] ?? (container + 1, 0, nil)
        if child > target { (child, position, name) = (container + 1, 0, nil) }
        while child < memory.node(container).next {
            let end = memory.after(isObject ? child + 1 : child)
            if target < end { break }
            child = end
            position += 1
            name = nil
        }
        guard child < memory.node(container).next else { return nil }
        if isObject, name == nil { name = memory.view(child).string }
        progress[container] = (child, position, name)
        return name.map { (.member($0), child, child + 1) } ?? (.element(position), child, child)
    }
}
