@_spi(Engine) import SmartEngine

/// The members of an object that a model's properties are for, whether they have a value or not: what a dictionary that is
/// flat in the model leaves to them when it is written.
///
///     @SmartKey("user_name", "un") var name = ""     // user_name, un
///     @SmartKey("a.b") var deep: Int?                // a.b as a name, and b in a
///     @IgnoredKey var cache = 0                      // cache
final class DeclaredMembers {
    /// Whether the member is a property's as a whole; if not, something in it is.
    private(set) var isWhole = false
    private var inner = RareTable<String, DeclaredMembers>()
    /// How the model turns names into keys where it is read.
    let strategy: SmartKeyDecodingStrategy
    /// Where the object is, for a closure.
    private let path: [any CodingKey]

    init(_ strategy: SmartKeyDecodingStrategy, _ path: [any CodingKey]) {
        self.strategy = strategy
        self.path = path
    }

    /// A name, or a way through objects in the object.
    func add(_ steps: ArraySlice<String>) {
        guard let name = steps.first else { return isWhole = true }
        let key = strategy.normalize(name)
        let next =
            inner[key]
            ?? DeclaredMembers(strategy, strategy.asksClosure ? path + [EngineKey(stringValue: name)] : [])
        inner[key] = next
        next.add(steps.dropFirst())
    }

    /// The member of this name; nil where no property is for it, or for anything in it.
    func member(_ name: String) -> DeclaredMembers? {
        if let known = inner[strategy.normalize(name)] { return known }
        return strategy.convertsNames ? inner[strategy.convert(name, in: path)] : nil
    }
}

extension EncodingPlan {
    /// The members that the model's properties are for, on all levels: all names that they are read by, and the one that
    /// they are written by. Those that lie flat in the object are for what their models declare. O(keys), where it is not
    /// known from an earlier object.
    @_optimize(size)
    func declaredMembers(at path: @autoclosure () -> [any CodingKey], _ output: EncodingContext) -> DeclaredMembers {
        let reading = readingStrategy
        let isKept = !strategy.asksClosure && !reading.asksClosure
        let count = keyTypes.count + levelMembers.count + owners.count
        if isKept, let known = declared, known.count == count, known.strategy == reading { return known.members }
        // What is kept is the same wherever the object is.
        let place = isKept ? [] : path()
        let members = DeclaredMembers(reading, place)
        declare(in: members, at: place, output, [])
        declared = isKept ? (count, reading, members) : nil
        return members
    }

    /// As far as it is the model's or the process's choice: what the call chose that read the model is not known.
    private var readingStrategy: SmartKeyDecodingStrategy {
        guard let model = type as? any SmartDecodable.Type else { return .useDefaultKeys }
        for case .key(let strategy) in model.decodingOptions { return strategy }
        for case .key(let strategy) in SmartCodableOptions.decodingOptions { return strategy }
        return .useDefaultKeys
    }

    /// `outer`: the models that this one is flat in.
    @_optimize(size)
    private func declare(
        in members: DeclaredMembers, at path: [any CodingKey], _ output: EncodingContext, _ outer: [ObjectIdentifier]
    ) {
        let id = ObjectIdentifier(type)
        guard !outer.contains(id) else { return }
        willRunUserCode()
        let names = readNames
        var keys = ownKeys.map { (key: $0.key, name: $0.name, flat: flatType(of: $0.name, $0.key)) }
        for member in levelMembers {
            keys.append(
                (LevelKey(member.key, name: member.name), member.name, EncodingPlan.flatType(member.property.type)))
        }
        for (key, name, flat) in keys {
            if let flat {
                declare(flat, in: members, at: path, output, outer + [id])
            } else {
                declare(key, name, names[key.stringValue] ?? [], in: members, at: path)
            }
        }
        for owner in owners { owner.declare(in: members, at: path, output, outer + [id]) }
    }

    /// Of a value that is flat in the object.
    private func declare(
        _ flat: Any.Type, in members: DeclaredMembers, at path: [any CodingKey], _ output: EncodingContext,
        _ outer: [ObjectIdentifier]
    ) {
        let codec = CodecRegistry.shared.codec(for: flat)
        if let model = codec as? RuntimeModelCodec {
            for name in model.memberNames { members.add([name]) }
        } else if codec is NativeModelCodec || codec.isPlainCodable {
            output.plan(for: flat)._withUnsafeGuaranteedRef { $0.declare(in: members, at: path, output, outer) }
        }
    }

    /// Of one key. `mapped`: its names in the model's mapping.
    @_optimize(size)
    private func declare(
        _ key: any CodingKey, _ name: String, _ mapped: [String], in members: DeclaredMembers,
        at path: [any CodingKey]
    ) {
        let text = key.stringValue
        let own = propertyNames(text, of: key, named: name)
        var names = mapped + (configurations[name]?.names ?? [])
        let written = keyNames[text] ?? configurations[name]?.names.first
        if names.isEmpty { names = own }
        if case .globalMap(let maps) = members.strategy {
            for map in maps where map.to == text { names.append(map.from) }
        }
        func convert(_ key: some CodingKey) -> String { strategy.convert(key, in: path) }
        // Of an @Observable class the key is that of the storage.
        let first: any CodingKey = own.first.map { $0 == text ? key : EngineKey(stringValue: $0) } ?? key
        names.append(written ?? convert(first))
        for name in names {
            for steps in NativePlan.paths(name) { members.add(steps[...]) }
        }
    }
}
