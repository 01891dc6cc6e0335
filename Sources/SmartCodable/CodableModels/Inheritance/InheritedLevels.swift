import Foundation
@_spi(Engine) import SmartEngine

extension EngineDecoder {
    /// Fills what an inherited `init(from:)` left out of an object.
    ///
    /// - Throws: What the properties' own coding throws.
    @_optimize(size) func fillInheritedLevels(of object: AnyObject) throws {
        let layout = plan.declared.layout
        let known = try state.pointee.levels ?? plan.inheritedLevels()
        state.pointee.levels = .some(known)
        guard let levels = known, layout.verify(instance: object) == nil else { return }
        guard node.kind == .object else {
            // A base class without properties asks for no container, which would refuse the value.
            let base = layout.levels.firstIndex { $0 is any Decodable.Type }
            if layout.properties.contains(where: { $0.level == base }) { return }
            throw mismatch([String: Any].self)
        }
        try reading {
            let base = InstanceMemory.start(of: object)
            if state.pointee.isUpdating, let original = state.pointee.initial?.base {
                levels.copy(from: original, to: base)
            }
            try levels.fill(base, self)
        }
    }
}

/// Fills the properties of a model by address: the levels of a native class that its `init(from:)` does not know
/// (`InheritedMembers`), or all of a direct model. Each as the compiler would, by the native rules, from the decoder's
/// object.
package final class InheritedLevels {
    /// The part that is read for each object, without reference counting.
    struct Hot {
        let plans: FieldPlans
        /// Whether the model's objects may be filled in one pass over their members: each key has one name and no
        /// transformer.
        let isPlain: Bool
        let isClass: Bool
    }

    package let table: KeyTable
    private let fields: [LevelField]
    let hot: UnsafeMutablePointer<Hot>
    /// The properties that the levels' fields fill.
    var properties: [StoredProperty] { fields.map(\.property) }

    /// Takes the members of the levels; nil if there is none to fill.
    @_optimize(size)
    init?(
        _ members: [LevelMember], _ strategy: SmartKeyDecodingStrategy, isClass: Bool = true, isPlain: Bool = false,
        key: (LevelMember) -> KeyTable.Key
    ) {
        var keys: [KeyTable.Key] = []
        // A constant has its value; the optimiser may have put it into the code.
        fields = members.filter { $0.property.isVariable && !$0.property.holdsFunction }.compactMap { member in
            let codec = CodecRegistry.shared.codec(for: member.property.type)
            guard codec.shape != .ignored else { return nil }
            keys.append(key(member))
            return LevelField(member, codec, number: keys.count - 1)
        }
        guard !fields.isEmpty else { return nil }
        table = KeyTable(LevelKey.self, keys, strategy)
        let names = table.hot.pointee
        hot = .allocate(capacity: 1)
        hot.initialize(
            to: Hot(
                plans: FieldPlans(fields.map(\.plan), names.names),
                isPlain: isPlain && !names.needsSlowPath && fields.count <= 64, isClass: isClass))
    }

    deinit {
        hot.pointee.plans.free()
        hot.deallocate()
    }

    /// Fills the instance at `base`. Throws where a property demands a value (`@SmartKey(throws: true)`).
    func fill(_ base: UnsafeMutableRawPointer, _ decoder: EngineDecoder) throws {
        let container: KeyedContainer<LevelKey> = decoder.levelContainer(table)
        for field in fields { try field.fill(base, container) }
    }

    /// Fills what a pass over the members has left over.
    func fill(_ base: UnsafeMutableRawPointer, _ rest: FieldPlans.Rest, _ decoder: EngineDecoder) throws {
        let container: KeyedContainer<LevelKey> = decoder.levelContainer(table)
        let tried = rest.unfit & ~rest.repeated
        var left = rest.unfit | rest.repeated
        while left != 0 {
            let field = left.trailingZeroBitCount
            left &= left &- 1
            try fields[field].fill(base, container, wasTried: tried >> UInt64(field) & 1 == 1)
        }
    }

    /// Copies the values of these levels' properties from one instance to another.
    func copy(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        for property in properties {
            ExclusiveAccess.reading(source + property.offset) { property.copy(from: source, to: target) }
        }
    }
}
