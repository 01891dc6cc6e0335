@_spi(Engine) import SmartEngine

extension NodeView {
    /// The member whose converted name is `name`. `path`: of this object, for a closure.
    package func member(_ name: String, strategy: SmartKeyDecodingStrategy, in path: [any CodingKey]) -> NodeView? {
        guard kind == .object else { return nil }
        let wanted = strategy.normalize(name)
        let isWanted = { (child: Int) in strategy.convert(memory.view(child - 1).string, in: path) == wanted }
        let child = strategy.asksClosure ? childIndices.first(where: isWanted) : childIndices.last(where: isWanted)
        return child.map { memory.view($0) }
    }

    /// The values of all members by name and by converted name, the last of equal names. With a closure: only by its
    /// results, the first of equal names. Only for objects. O(members).
    package func memberIndex(_ strategy: SmartKeyDecodingStrategy, in path: [any CodingKey]) -> [String: Int] {
        var result: [String: Int] = [:]
        result.reserveCapacity(node.count)
        if strategy.asksClosure {
            for child in childIndices.reversed() {
                result[strategy.convert(memory.view(child - 1).string, in: path)] = child
            }
            return result
        }
        if strategy.convertsNames {
            for child in childIndices { result[strategy.convert(memory.view(child - 1).string, in: [])] = child }
        }
        for child in childIndices { result[memory.view(child - 1).string] = child }
        return result
    }
}
