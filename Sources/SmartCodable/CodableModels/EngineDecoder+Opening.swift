/// Members and their keys: a table is opened by one walk over the object.
extension EngineDecoder {
    static let missing: Int32 = -1

    /// A node index in the form that keeps the fast paths away from it.
    static func beyond(_ index: Int) -> Int32 { -2 - Int32(truncatingIfNeeded: index) }

    /// Walks the members and notes the values of the keys known so far.
    func open(_ table: KeyTable) {
        let count = table.hot.pointee.count
        if count > state.pointee.valueCapacity { growValues(count) }
        state.pointee.openCount = count
        let values = state.pointee.values
        for slot in 0..<count { values[slot] = EngineDecoder.missing }
        if table.hot.pointee.needsCare || context.state.pointee.hasExactNames { return openCarefully(table) }
        let names = table.hot.pointee.names
        let memory = self.memory
        let index = self.index
        let end = memory.node(index).next
        var child = index &+ 1
        var guess = 0
        while child < end {
            names._withUnsafeGuaranteedRef { names in
                let entry = names.find(memory.node(child), guess: guess, at: child, memory)
                if entry >= 0 {
                    guess = entry &+ 1
                    values[Int(names.entries[entry].target)] = Int32(truncatingIfNeeded: child &+ 1)
                }
            }
            child = memory.after(child &+ 1)
        }
    }

    /// With several names, paths, transformers, or names that have to be converted.
    @inline(never)
    func openCarefully(_ table: KeyTable) {
        let values = state.pointee.values
        let ranks = state.pointee.ranks
        for slot in 0..<table.hot.pointee.count { ranks[slot] = .max }
        let converts = table.hot.pointee.convertsNames
        let takesFirst = table.strategy.asksClosure
        if takesFirst { table.restart(at: codingPath) }
        var names = table.names
        let memory = self.memory
        let end = memory.node(index).next
        var child = index &+ 1
        var guess = 0
        while child < end {
            let value = child &+ 1
            var entry = names.find(memory.node(child), guess: guess, at: child, memory)
            if entry < 0, converts {
                table.learnMember(memory.view(child).string)
                names = table.names
                entry = names.find(memory.node(child), guess: guess, at: child, memory)
            }
            if entry >= 0 { guess = entry &+ 1 }
            while entry >= 0 {
                let found = names.entries[entry]
                let target = Int(found.target)
                if target >= 0, let node = found.tail < 0 ? value : follow(names.tails[Int(found.tail)], from: value) {
                    // The first name with a value other than null counts, else the first that is there; the last of
                    // equal members, but the first that a closure has for a key, as JSONDecoder has it.
                    let rank = found.priority &+ (memory.node(node).kind == .null ? 1 << 20 : 0)
                    if rank < ranks[target] || rank == ranks[target] && !takesFirst {
                        ranks[target] = rank
                        values[target] =
                            table.hot.pointee.codecs[target].isSpecial
                            ? EngineDecoder.beyond(node) : Int32(truncatingIfNeeded: node)
                    }
                }
                entry = Int(found.nextSame)
            }
            child = memory.after(value)
        }
        for slot in table.flatSlots { values[slot] = locate(slot, table) }
        guard context.state.pointee.hasExactNames, memory.bytes == session.exactDocument,
            let renames = session.exactNames[index]
        else { return }
        for slot in 0..<table.hot.pointee.count where renames.contains(where: { $0.to == table.key(slot).name }) {
            values[slot] = locate(slot, table)
        }
    }

    /// The way from a value along the rest of a path.
    @_optimize(size)
    func follow(_ path: [String], from index: Int) -> Int? {
        var current = memory.view(index)
        for segment in path {
            guard let next = member(segment, of: current) ?? current.element(numbered: segment) else { return nil }
            current = next
        }
        return current.index
    }

    /// A member by its name, else by its converted name; by what a closure says only.
    func member(_ name: String, of object: NodeView) -> NodeView? {
        let strategy = plan.strategy
        if strategy.asksClosure {
            return object.member(name, strategy: strategy, in: context.codingPath(to: object.index, in: memory))
        }
        if let exact = object.member(name) ?? object.equalMember(name) { return exact }
        return strategy.convertsNames ? object.member(name, strategy: strategy, in: []) : nil
    }

    func growValues(_ count: Int) {
        let larger = UnsafeMutablePointer<Int32>.allocate(capacity: count * 2)
        larger.update(from: state.pointee.values, count: state.pointee.valueCapacity)
        state.pointee.values.deallocate()
        state.pointee.values = larger
        state.pointee.ranks.deallocate()
        state.pointee.ranks = .allocate(capacity: count * 2)
        state.pointee.valueCapacity = count * 2
    }

    /// The key's number, learned now if need be.
    @inline(__always)
    func slot<K: CodingKey>(_ key: K, _ table: KeyTable) -> Int {
        if let known = table.known(key), known < state.pointee.openCount { return known }
        return learn(key, table)
    }

    @inline(never)
    func learn<K: CodingKey>(_ key: K, _ table: KeyTable) -> Int {
        let slot = table.known(key) ?? plan.learn(key, in: table)
        table.remember(key, as: slot)
        let first = state.pointee.openCount
        guard slot >= first else { return slot }
        if slot >= state.pointee.valueCapacity { growValues(slot + 1) }
        for new in first...slot { state.pointee.values[new] = locate(new, table) }
        state.pointee.openCount = slot + 1
        return slot
    }

    /// The value of a key that was not known when the object was opened.
    func locate(_ slot: Int, _ table: KeyTable) -> Int32 {
        let found = table.key(slot).isFlat ? index : find(table.key(slot))
        guard found >= 0 else { return EngineDecoder.missing }
        return table.hot.pointee.codecs[slot].isSpecial ? EngineDecoder.beyond(found) : Int32(truncatingIfNeeded: found)
    }

    /// Several names: the first that is not null, else the first present.
    func find(_ key: KeyTable.Key) -> Int {
        let object = memory.view(index)
        var present = -1
        let renames = memory.bytes == session.exactDocument ? session.exactNames[index] ?? [] : []
        for path in renames.filter({ $0.to == key.name }).map({ [$0.from] }) + key.paths {
            guard let first = path.first, let head = headMember(named: first, of: object),
                let found = follow(Array(path.dropFirst()), from: head)
            else {
                continue
            }
            if memory.node(found).kind != .null { return found }
            if present < 0 { present = found }
        }
        return present
    }

    func headMember(named name: String, of object: NodeView) -> Int? {
        guard object.node.count > 16 else { return member(name, of: object)?.index }
        let strategy = plan.strategy
        let index =
            state.pointee.memberIndex ?? object.memberIndex(strategy, in: strategy.asksClosure ? codingPath : [])
        state.pointee.memberIndex = index
        return index[name] ?? index[strategy.normalize(name)]
    }
}
