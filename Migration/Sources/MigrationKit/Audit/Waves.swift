/// Layers of a dependency graph. Members of a circle share one.
enum Waves {
    /// 1 for what depends on nothing. O(nodes + edges).
    static func number(count: Int, dependencies: (Int) -> [Int]) -> [Int] {
        var search = CircleSearch(count: count)
        for node in 0..<count where search.index[node] < 0 { search.visit(node, dependencies) }
        var wave = Array(repeating: 1, count: search.circles.count)
        // Circles are found dependencies first.
        for (number, members) in search.circles.enumerated() {
            for member in members {
                for other in dependencies(member) where search.circleOf[other] != number {
                    wave[number] = max(wave[number], wave[search.circleOf[other]] + 1)
                }
            }
        }
        return (0..<count).map { wave[search.circleOf[$0]] }
    }
}

/// Tarjan's search for strongly connected nodes, without recursion: model graphs are deep.
private struct CircleSearch {
    var index: [Int]
    private var low: [Int]
    private var isOpen: [Bool]
    private var stack: [Int] = []
    private var counter = 0
    private(set) var circles: [[Int]] = []
    private(set) var circleOf: [Int]

    init(count: Int) {
        index = Array(repeating: -1, count: count)
        low = Array(repeating: 0, count: count)
        isOpen = Array(repeating: false, count: count)
        circleOf = Array(repeating: 0, count: count)
    }

    mutating func visit(_ start: Int, _ dependencies: (Int) -> [Int]) {
        var work: [(node: Int, targets: [Int], next: Int)] = []
        open(start)
        work.append((start, dependencies(start), 0))
        while var top = work.popLast() {
            if top.next < top.targets.count {
                let target = top.targets[top.next]
                top.next += 1
                work.append(top)
                if index[target] < 0 {
                    open(target)
                    work.append((target, dependencies(target), 0))
                } else if isOpen[target] {
                    low[top.node] = min(low[top.node], index[target])
                }
            } else {
                if low[top.node] == index[top.node] { close(top.node) }
                if let parent = work.last?.node { low[parent] = min(low[parent], low[top.node]) }
            }
        }
    }

    private mutating func open(_ node: Int) {
        index[node] = counter
        low[node] = counter
        counter += 1
        stack.append(node)
        isOpen[node] = true
    }

    private mutating func close(_ node: Int) {
        var members: [Int] = []
        while let member = stack.popLast() {
            isOpen[member] = false
            circleOf[member] = circles.count
            members.append(member)
            if member == node { break }
        }
        circles.append(members)
    }
}
