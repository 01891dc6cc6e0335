@_spi(Engine) import SmartEngine

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
