@_spi(Engine) import SmartEngine

/// The members of an object that belong to no property (`@SmartUnknown`).
extension EngineDecoder {
    /// O(members), after the first object of a type.
    @inline(never)
    func unknownMembers() -> [(name: String, value: JSONValue)] {
        let declared = plan.declaredMembers(at: plan.declared.strategy.asksClosure ? codingPath : [])
        let object = memory.view(index)
        return object.childIndices.compactMap { child in
            let name = memory.view(child - 1).string
            let member = declared.member(name)
            // What a dictionary source has besides JSON.
            if member == nil, memory.view(child).kind == .foreign {
                context.note(.dropped, at: child, expected: JSONValue.self)
            }
            return EngineDecoder.rest(of: memory.view(child), member, depth: 0).map { (name, $0) }
        }
    }

    private static let deepest = 64

    /// A value without what belongs to a property; nil where nothing is left.
    private static func rest(of value: NodeView, _ declared: DeclaredMembers?, depth: Int) -> JSONValue? {
        guard let declared else { return JSONValue(value) }
        guard !declared.isWhole, depth < deepest else { return nil }
        guard value.kind != .array else {
            return .array(
                value.childIndices.enumerated().map { number, child in
                    rest(of: value.memory.view(child), declared.member(String(number)), depth: depth + 1) ?? .null
                })
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
    func declaredMembers(at path: [any CodingKey]) -> DeclaredMembers {
        let strategy = declared.strategy
        // What is only Decodable tells its keys when it asks for them.
        let isEncodable = declared.type is any SmartEncodable.Type
        func make() -> DeclaredMembers {
            let members = DeclaredMembers(strategy, path)
            if isEncodable {
                var session = EncodingSession.begin()
                defer { EncodingSession.end(&session) }
                session.context.plan(for: declared.type)?._withUnsafeGuaranteedRef {
                    $0.declare(in: members, at: path, session.context)
                }
            }
            for key in tables.lazy.flatMap(\.keys) where !key.isFlat {
                for path in key.paths { members.add(path[...]) }
            }
            return members
        }
        return isEncodable && !strategy.asksClosure ? self.members(make) : make()
    }
}
