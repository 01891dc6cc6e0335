@_spi(Engine) import SmartEngine

/// Members and their keys: a table is opened by one walk over the object.
extension EngineDecoder {
    static let missing: Int32 = -1

    /// A node index encoded so that the fast paths do not use it.
    static func slowPathIndex(_ index: Int) -> Int32 { -2 - Int32(truncatingIfNeeded: index) }

    /// Walks the members and stores the values of the table's keys.
    func open(_ table: KeyTable) {
        let count = table.hot.pointee.count
        if count > state.pointee.valueCapacity { growValues(count) }
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

    /// Walks the members and stores the values of the table's keys, if keys have several names, paths or transformers,
    /// or names have to be converted.
    @_optimize(size)
    func openCarefully(_ table: KeyTable) {
        let count = table.hot.pointee.count
        // A closure is user code, and depends on the object's path: the members are looked up by its results.
        if table.strategy.asksClosure {
            for slot in 0..<count { note(locate(table.keys[slot]), slot) }
            return
        }
        let names = table.names
        let memory = self.memory
        let converts = table.strategy.convertsNames
        // HandyJSON takes the first name that is present.
        let takesNulls = context.rules.convertsAsHandyJSON
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { ranks in
            ranks.initialize(repeating: .max)
            memory.eachMember(of: index) { child, guess in
                let entry = names.find(memory.node(child), guess: guess, at: child, memory)
                if entry < 0, converts {
                    for target in table.targets(ofConverted: memory.view(child).string) {
                        let node = target.tail.isEmpty ? child + 1 : follow(target.tail, from: child + 1)
                        if let node { take(node, Int32(target.priority), for: target.slot, table, takesNulls, ranks) }
                    }
                }
                return entry
            } take: { first, value in
                var entry = first
                while entry >= 0 {
                    let found = names.entries[entry]
                    if let node = found.tail < 0 ? value : follow(names.tails[Int(found.tail)], from: value) {
                        take(
                            node, found.priority, for: Int(found.target), table, takesNulls, ranks,
                            isMember: found.tail < 0)
                    }
                    entry = Int(found.nextSame)
                }
            }
        }
        for slot in table.flatSlots { note(locate(table.keys[slot]), slot) }
        guard let renames = exactNames else { return }
        for slot in 0..<count where renames.contains(where: { $0.to == table.keys[slot].name }) {
            note(locate(table.keys[slot]), slot)
        }
    }

    /// Stores a value of a key, unless a better name gave one. The first name with a value other than null wins, else
    /// the first present; of equal members the last. `ranks`: the ranks of the names that gave the keys' values.
    @inline(__always)
    private func take(
        _ node: Int, _ priority: Int32, for slot: Int, _ table: KeyTable, _ takesNulls: Bool,
        _ ranks: UnsafeMutableBufferPointer<Int32>, isMember: Bool = true
    ) {
        let isPassedOver = !takesNulls && memory.node(node).kind == .null
        let rank = priority &+ (isPassedOver ? 1 << 20 : 0)
        guard rank <= ranks[slot] else { return }
        ranks[slot] = rank
        note(table.withKey(slot) { value(node, of: $0, isMember: isMember) }, slot)
    }

    /// The call's own names for the object.
    private var exactNames: [SmartExactMap]? {
        guard let names = context.state.pointee.exactNames, document.depth == 0 else { return nil }
        return names.byObject[index]
    }

    /// Stores the value of a key. A function, so that `value` is computed before the array is accessed, which may move
    /// while user code runs.
    func note(_ value: Int32, _ slot: Int) { state.pointee.values[slot] = value }

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

    /// Makes room for the values of this many keys.
    func growValues(_ count: Int) {
        let capacity = max(count, state.pointee.valueCapacity * 2)
        let values = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
        values.update(from: state.pointee.values, count: state.pointee.valueCapacity)
        state.pointee.values.deallocate()
        state.pointee.values = values
        state.pointee.codecs.deallocate()
        state.pointee.codecs = .allocate(capacity: capacity)
        state.pointee.codecs.initialize(repeating: KnownCodec(), count: capacity)
        state.pointee.valueCapacity = capacity
    }

    /// The number of a key that may have any name, entered now if necessary.
    @inline(never)
    func enter<K: CodingKey>(_ key: K, _ table: KeyTable) -> Int {
        let text = key.stringValue
        if let known = state.pointee.named.slots[text] { return known }
        let entered = plan.key(key)
        let value = locate(entered)
        let slot = table.hot.pointee.count + state.pointee.named.keys.count
        if slot >= state.pointee.valueCapacity { growValues(max(8, slot + 1)) }
        state.pointee.named.keys.append(entered)
        state.pointee.named.slots[text] = slot
        note(value, slot)
        return slot
    }

    /// Forgets the keys of an object. The memory for many keys is not kept for the next one.
    func forgetNamed() {
        state.pointee.named = NamedKeys()
        guard state.pointee.valueCapacity > 256 else { return }
        state.pointee.valueCapacity = 0
        growValues(8)
    }

    /// The key with this number.
    func withKey<R>(_ slot: Int, _ table: KeyTable, _ body: (KeyTable.Key) throws -> R) rethrows -> R {
        try slot < table.hot.pointee.count ? table.withKey(slot, body) : body(namedKey(slot - table.hot.pointee.count))
    }

    private func namedKey(_ number: Int) -> KeyTable.Key { state.pointee.named.keys[number] }

    // A separate function, since its callers have a stack frame for every level of a document.
    @inline(never)
    func findCodec(_ type: Any.Type, _ slot: Int, _ table: KeyTable) -> Unmanaged<Codec> {
        if withKey(slot, table, { $0.isUnknown && UnusableLayout.hides(type, $0.name) }) {
            return .passUnretained(RefusedCodec.shared.read { $0 })
        }
        let codec = Unmanaged.passUnretained(CodecRegistry.shared.codec(for: type))
        // A number stands for another key in the next object where keys may have any name.
        if slot < table.hot.pointee.count {
            state.pointee.codecs[slot] = KnownCodec(type: ObjectIdentifier(type), codec: codec)
        }
        return codec
    }

    /// Finds the value of a key by its names.
    func locate(_ key: KeyTable.Key) -> Int32 {
        let found = key.isFlat ? (isAbsent(key) ? -1 : index) : find(key)
        return found >= 0 ? value(found, of: key) : EngineDecoder.missing
    }

    private func value(_ node: Int, of key: KeyTable.Key, isMember: Bool = true) -> Int32 {
        key.hasTransformOrWrapper || isMember && key.dottedName != nil
            ? EngineDecoder.slowPathIndex(node) : Int32(truncatingIfNeeded: node)
    }

    /// What a flat property of the model that is updated holds; nil for nil, and without an update.
    @_optimize(size) func present(_ key: KeyTable.Key) -> Any? {
        guard state.pointee.isUpdating, let type = key.property?.type else { return nil }
        func open<V>(_: V.Type) -> Any? {
            state.pointee.initial?.value(key, as: V.self).map { WrapperCoding.unwrap($0) }
        }
        guard let value = _openExistential(type, do: open) else { return nil }
        return (value as? any AnyOptional).map { $0.wrappedAny } ?? value
    }

    /// Whether an optional flat property has no value: the object has no member of its model, or does not say which
    /// case a flat enum is. The property may be nil then, and an update leaves nil alone. A model that is Decodable
    /// only, or whose own code requests any names, is made of whatever is there.
    private func isAbsent(_ key: KeyTable.Key) -> Bool {
        guard node.kind == .object, exactNames == nil else { return false }
        if let variants = key.flatVariants, let member = context.discriminator(variants, of: memory.view(index)),
            !state.pointee.isUpdating || member.kind != .null
        {
            return false
        }
        guard let model = key.optionalFlat else {
            guard key.flatVariants != nil, let type = key.property?.type else { return false }
            return state.pointee.isUpdating ? present(key) == nil : TypeNaming.isOptional(type)
        }
        let path = plan.declared.strategy.asksClosure ? codingPath : []
        let held = present(key).map { Swift.type(of: $0) } ?? model.type
        let declared = context.plan(for: held)._withUnsafeGuaranteedRef {
            $0.declaredMembers(at: path)
        }
        return !declared.isEmpty && !declared.has(memory.view(index))
    }

    /// The value of a key with several names: the first that is not null, else the first present.
    @_optimize(size)
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

    @_optimize(size) func headMember(named name: String, of object: NodeView) -> Int? {
        let strategy = plan.declared.strategy
        guard object.node.count > 16 || strategy.asksClosure else { return member(name, of: object)?.index }
        let index =
            state.pointee.memberIndex ?? object.memberIndex(strategy, in: strategy.asksClosure ? codingPath : [])
        state.pointee.memberIndex = index
        return index[name] ?? index[strategy.normalize(name)]
    }
}

/// A type whose members may have any names.
protocol OpenObject {
    /// The members of both values, where another value replaces this one if it has none; likewise in the objects of
    /// both.
    func adding(_ other: Any) -> Any
}

/// The members of an object that belong to no property (`@SmartUnknown`).
extension EngineDecoder {
    /// The members without a property. O(members), after the first object of a type.
    @_optimize(size)
    func unknownMembers() -> [(name: String, value: JSONValue)] {
        let (object, context) = (memory.view(index), context)
        let declared = plan.declaredMembers(
            at: plan.declared.strategy.asksClosure ? codingPath : [], flatIn: enclosingPlans
        ) { variants, type in
            if let name = context.variantName(variants, of: object) {
                return variants.variants.first { $0.value == nil && $0.name == name }?.type
            }
            let key = self.plan.tables.lazy.flatMap(\.keys).first {
                $0.isFlat && $0.property.map { EncodingPlan.innermost($0.type) == type } == true
            }
            // An update that does not say which variant is one of the present.
            guard let present = key.flatMap({ self.present($0) }) else { return nil }
            guard !(type is AnyClass) else { return Swift.type(of: present) }
            // The payload of a case with a label is a tuple of one.
            let payload = Mirror(reflecting: present).children.first?.value
            let inner = payload.map { Mirror(reflecting: $0) }.flatMap {
                $0.displayStyle == .tuple ? $0.children.first?.value : payload
            }
            return inner.map { Swift.type(of: $0) }
        }
        return object.childIndices.compactMap { child in
            let name = memory.view(child - 1).string
            let member = declared.member(name)
            // A dictionary source also has values that are not JSON.
            if member == nil, memory.view(child).kind == .foreign {
                context.note(.dropped, at: child, expected: JSONValue.self)
            }
            return EngineDecoder.rest(of: memory.view(child), member, depth: 0).map { (name, $0) }
        }
    }

    /// The plans of the models that this one is flat in, whose members are not unknown either.
    private var enclosingPlans: [NativePlan] {
        var plans: [NativePlan] = []
        var current = context.native.pointee.flatInProgress
        guard let type = current?.pointee.type, EncodingPlan.innermost(type) == plan.declared.type else { return [] }
        while let flat = current?.pointee, flat.index == index {
            if let plan = flat.plan { plans.append(plan.takeUnretainedValue()) }
            current = flat.outer
        }
        return plans
    }

    private static let deepest = 64

    /// A value without what belongs to a property; nil where nothing is left.
    private static func rest(of value: NodeView, _ declared: DeclaredMembers?, depth: Int) -> JSONValue? {
        guard let declared else { return JSONValue(value) }
        guard !declared.isWhole, depth < deepest else { return nil }
        guard value.kind != .array else {
            let elements = value.childIndices.enumerated().map { number, child in
                rest(of: value.memory.view(child), declared.member(String(number)), depth: depth + 1)
            }
            return elements.allSatisfy { $0 == nil } && !elements.isEmpty ? nil : .array(elements.map { $0 ?? .null })
        }
        guard value.kind == .object else { return JSONValue(value) }
        var members: [String: JSONValue] = [:]
        for child in value.childIndices {
            let name = value.memory.view(child - 1).string
            members[name] = rest(of: value.memory.view(child), declared.member(name), depth: depth + 1)
        }
        return members.isEmpty && value.node.count > 0 ? nil : .dict(members)
    }
}

extension NativePlan {
    /// The members that belong to the model's properties, by the names of the call that reads it.
    @_optimize(size)
    func declaredMembers(
        at path: [any CodingKey], flatIn outer: [NativePlan] = [], chosen: DeclaredMembers.Choice? = nil
    ) -> DeclaredMembers {
        let strategy = declared.strategy
        let mayBeKept = outer.isEmpty && !strategy.asksClosure
        if mayBeKept, let knownMembers { return knownMembers }
        let members = DeclaredMembers(strategy, path)
        members.chosen = chosen
        declare(in: members, at: path)
        for plan in outer { plan.declare(in: members, at: path) }
        members.chosen = nil
        // A model that is only Decodable shows its keys when it requests them.
        let isWhole = mayBeKept && !members.haveCases && declared.type is any SmartEncodable.Type
        return isWhole ? keep(members) : members
    }

    @_optimize(size) private func declare(in members: DeclaredMembers, at path: [any CodingKey]) {
        if declared.type is any SmartEncodable.Type {
            var session = EncodingSession.begin()
            defer { EncodingSession.end(&session) }
            session.context.plan(for: declared.type)?._withUnsafeGuaranteedRef {
                $0.declare(in: members, at: path, session.context)
            }
        }
        for key in tables.lazy.flatMap(\.keys) where !key.isFlat {
            for path in key.paths { members.add(path[...]) }
        }
    }
}
