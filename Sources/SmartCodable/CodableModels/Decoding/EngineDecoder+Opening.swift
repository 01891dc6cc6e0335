@_spi(Engine) import SmartEngine

/// Members and their keys: a table is opened by one walk over the object.
extension EngineDecoder {
    static let missing: Int32 = -1

    /// A node index encoded so that the fast paths do not use it.
    static func slowPathIndex(_ index: Int) -> Int32 { -2 - Int32(truncatingIfNeeded: index) }

    /// Walks the members and stores the values of the keys known so far.
    func open(_ table: KeyTable) {
        let count = table.hot.pointee.count
        if count > state.pointee.valueCapacity { growValues(count) }
        state.pointee.openCount = count
        let values = state.pointee.values
        for slot in 0..<count { values[slot] = EngineDecoder.missing }
        if table.hot.pointee.needsSlowPath || context.state.pointee.exactNames != nil { return openCarefully(table) }
        let names = table.hot.pointee.names
        let memory = self.memory
        memory.eachMember(of: index) { child, guess in
            names._withUnsafeGuaranteedRef { $0.find(memory.node(child), guess: guess, at: child, memory) }
        } take: { entry, value in
            let slot = names._withUnsafeGuaranteedRef { $0.entries[entry].target }
            values[Int(slot)] = Int32(truncatingIfNeeded: value)
        }
    }

    /// The same with several names, paths, transformers, or names that have to be converted.
    ///
    /// A closure that converts names is user code: it may open this table for another object, or teach it keys. So
    /// `values`, `ranks` and the table are looked up again after each name, and keys that were added meanwhile are left
    /// to `learn`.
    @inline(never) @_optimize(size)
    func openCarefully(_ table: KeyTable) {
        let count = state.pointee.openCount
        for slot in 0..<count { state.pointee.ranks[slot] = .max }
        let converts = table.hot.pointee.convertsNames
        let takesFirst = table.strategy.asksClosure
        // HandyJSON takes the first name that is present.
        let takesNulls = context.rules.convertsAsHandyJSON
        let outer = takesFirst ? table.restart(at: codingPath) : nil
        defer { if let outer { table.putBack(outer) } }
        var names = table.names
        let memory = self.memory
        memory.eachMember(of: index) { child, guess in
            let entry = names.find(memory.node(child), guess: guess, at: child, memory)
            guard entry < 0, converts else { return entry }
            table.learnMember(memory.view(child).string)
            names = table.names
            return names.find(memory.node(child), guess: guess, at: child, memory)
        } take: { first, value in
            var entry = first
            while entry >= 0 {
                let found = names.entries[entry]
                let target = Int(found.target)
                if target >= 0, target < count,
                    let node = found.tail < 0 ? value : follow(names.tails[Int(found.tail)], from: value)
                {
                    // The first name with a value other than null wins, else the first present; the last of equal
                    // members, but the first that a closure maps to a name, null or not, as in JSONDecoder.
                    let null: Int32 = 1 << 20
                    let isPassedOver = memory.node(node).kind == .null && !takesNulls
                    let rank = found.priority &+ (isPassedOver ? null : 0)
                    let best = state.pointee.ranks[target]
                    if takesFirst ? rank < best && found.priority != best & (null - 1) : rank <= best {
                        state.pointee.ranks[target] = rank
                        state.pointee.values[target] =
                            table.hot.pointee.codecs[target].hasTransformOrWrapper
                            ? EngineDecoder.slowPathIndex(node) : Int32(truncatingIfNeeded: node)
                    }
                }
                entry = Int(found.nextSame)
            }
        }
        for slot in table.flatSlots where slot < count { note(locate(slot, table), slot) }
        guard let renames = exactNames else { return }
        for slot in 0..<count where renames.contains(where: { $0.to == table.key(slot).name }) {
            note(locate(slot, table), slot)
        }
    }

    /// The call's own names for the object.
    private var exactNames: [SmartExactMap]? {
        context.isTop(memory) ? context.state.pointee.exactNames?[index] : nil
    }

    /// Stores the value of a key. A function, so that `value` is computed before the array is accessed, which may move
    /// while user code runs.
    private func note(_ value: Int32, _ slot: Int) { state.pointee.values[slot] = value }

    /// Follows the remaining path from a value.
    @_optimize(size)
    func follow(_ path: [String], from index: Int) -> Int? {
        var current = memory.view(index)
        for segment in path {
            guard let next = member(segment, of: current) ?? element(segment, of: current) else { return nil }
            current = next
        }
        return current.index
    }

    /// HandyJSON's paths do not lead into arrays.
    private func element(_ number: String, of array: NodeView) -> NodeView? {
        context.rules.convertsAsHandyJSON ? nil : array.element(numbered: number)
    }

    /// A member by its name, else by its converted name; with a closure only by its results.
    func member(_ name: String, of object: NodeView) -> NodeView? {
        let strategy = plan.declared.strategy
        if strategy.asksClosure {
            return object.member(name, strategy: strategy, in: context.codingPath(to: object.index, in: memory))
        }
        if let exact = object.member(name) ?? object.equalMember(name) { return exact }
        return strategy.convertsNames ? object.member(name, strategy: strategy, in: []) : nil
    }

    func growValues(_ count: Int) {
        context.native.pointee.isTidy = false
        let larger = UnsafeMutablePointer<Int32>.allocate(capacity: count * 2)
        larger.update(from: state.pointee.values, count: state.pointee.valueCapacity)
        state.pointee.values.deallocate()
        state.pointee.values = larger
        state.pointee.ranks.deallocate()
        state.pointee.ranks = .allocate(capacity: count * 2)
        state.pointee.valueCapacity = count * 2
    }

    /// The key's number, learned now if necessary.
    @inline(__always)
    func slot<K: CodingKey>(_ key: K, _ table: KeyTable) -> Int {
        if let known = table.known(key), known < state.pointee.openCount { return known }
        return learn(key, table)
    }

    @inline(never)
    func learn<K: CodingKey>(_ key: K, _ table: KeyTable) -> Int {
        context.native.pointee.isTidy = false
        let slot = table.known(key) ?? plan.learn(key, in: table)
        table.remember(key, as: slot)
        guard slot >= state.pointee.openCount else { return slot }
        if slot >= state.pointee.valueCapacity { growValues(slot + 1) }
        // The closure of a key strategy may request other keys from this container, which are then opened first.
        while state.pointee.openCount <= slot {
            let new = state.pointee.openCount
            let value = locate(new, table)
            note(value, new)
            if state.pointee.openCount == new { state.pointee.openCount = new + 1 }
        }
        return slot
    }

    /// The value of a key that was not known when the object was opened.
    func locate(_ slot: Int, _ table: KeyTable) -> Int32 {
        let key = table.key(slot)
        let found = key.isFlat ? (isAbsent(key) ? -1 : index) : find(key)
        guard found >= 0 else { return EngineDecoder.missing }
        return table.hot.pointee.codecs[slot].hasTransformOrWrapper
            ? EngineDecoder.slowPathIndex(found) : Int32(truncatingIfNeeded: found)
    }

    /// Whether the object has no member of a flat model that may be nil. A model that is Decodable only, or whose own code asks for
    /// any names, is made of whatever is there.
    private func isAbsent(_ key: KeyTable.Key) -> Bool {
        guard let model = key.optionalFlat, node.kind == .object, exactNames == nil else { return false }
        let path = plan.declared.strategy.asksClosure ? codingPath : []
        let declared = context.native.plan(for: model.type, ordinal: model.ordinal)._withUnsafeGuaranteedRef {
            $0.declaredMembers(at: path)
        }
        return !declared.isEmpty && !declared.has(memory.view(index))
    }

    /// Several names: the first that is not null, else the first present.
    @inline(never) @_optimize(size)
    func find(_ key: KeyTable.Key) -> Int {
        let object = memory.view(index)
        let asksClosure = plan.declared.strategy.asksClosure
        var present = -1
        for path in (exactNames ?? []).filter({ $0.to == key.name }).map({ [$0.from] }) + key.paths {
            guard let first = path.first,
                let head = (asksClosure && first != key.name ? object.member(first)?.index : nil)
                    ?? headMember(named: first, of: object),
                let found = follow(Array(path.dropFirst()), from: head)
            else {
                continue
            }
            if memory.node(found).kind != .null || context.rules.convertsAsHandyJSON { return found }
            if present < 0 { present = found }
        }
        return present
    }

    func headMember(named name: String, of object: NodeView) -> Int? {
        guard object.node.count > 16 else { return member(name, of: object)?.index }
        let strategy = plan.declared.strategy
        let index =
            state.pointee.memberIndex ?? object.memberIndex(strategy, in: strategy.asksClosure ? codingPath : [])
        state.pointee.memberIndex = index
        return index[name] ?? index[strategy.normalize(name)]
    }
}
