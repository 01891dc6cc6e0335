@_spi(Engine) import SmartEngine

/// A member that a model reads for one property, for descriptions of the model.
struct ModelMember {
    /// The Swift property.
    let property: String
    /// The names in JSON, each as its path segments, in order of preference; empty if it is not read.
    let paths: [[String]]
    /// The property's type; nil if it is not known.
    let type: Any.Type?
    /// Whether a transform or a wrapper decides what it reads, instead of its type.
    let hasOwnForm: Bool
    /// The name under which the member is written; nil if it is not written, or if that is its first path.
    var writtenName: String?
    /// Whether the property's value is made of members of the object itself.
    var isFlat = false
    /// Whether the property holds the members that no other property takes.
    var holdsOthers = false
}

extension RuntimeModelCodec {
    /// The members that the mapping of a new instance reads, in the order of the properties, in a run of the model's
    /// family; nil where the model cannot be filled. O(properties × names).
    func members(_ session: DecodingSession) -> [ModelMember]? {
        session.withInstance(of: self) { instance, plan in
            willRunUserCode()
            let pass = RuntimePass(
                plan: .passUnretained(plan), companion: session.context.companion, isNewInstance: true)
            let mapping = hooks.willFill(instance, pass)
            defer { mapping?.transforms.release(from: session.context.companion) }
            return (mapping?.plan ?? plan).members
        }
    }
}

extension DecodingSession {
    /// A new instance of the model, for as long as `body` runs.
    fileprivate func withInstance<R>(
        of codec: RuntimeModelCodec, _ body: (UnsafeMutableRawPointer, RuntimePlan) -> R?
    ) -> R? {
        func open<M>(_: M.Type) -> R? {
            let room = UnsafeMutablePointer<M>.allocate(capacity: 1)
            defer { room.deallocate() }
            willRunUserCode()
            codec.hooks.emplace(UnsafeMutableRawPointer(room))
            defer { room.deinitialize(count: 1) }
            return codec.usablePlan(of: room, context).flatMap { body(UnsafeMutableRawPointer(room), $0) }
        }
        return _openExistential(codec.type, do: open)
    }
}

extension RuntimePlan {
    fileprivate var members: [ModelMember] {
        fields.indices.map { index in
            let field = fields[index]
            return ModelMember(
                property: field.name, paths: field.readPath == nil ? [] : names.paths(to: index),
                type: properties[index].type, hasOwnForm: field.transform >= 0, writtenName: field.quotedName?.text,
                holdsOthers: index == unknownField)
        }
    }
}

extension NameTable {
    /// The names of a target as their path segments, in order of preference. O(names).
    fileprivate func paths(to target: Int) -> [[String]] {
        var found: [(priority: Int32, path: [String])] = []
        for index in 0..<count where entries[index].target == target {
            let entry = entries[index]
            let tail = entry.tail >= 0 ? tails[Int(entry.tail)] : []
            found.append((entry.priority, [String(cString: entry.name)] + tail))
        }
        return found.sorted { $0.priority < $1.priority }.map(\.path)
    }
}
