import Foundation
@_spi(Engine) import SmartEngine

extension EngineDecoder {
    var firstRepair: Int { context.isListening ? session.log.count : 0 }

    /// Names the model and property of the repairs since `first`.
    func nameRepairsIfListening(since first: Int, _ slot: Int, _ table: KeyTable) {
        guard context.isListening else { return }
        session.log.name(
            from: first, model: plan.declared.type, property: propertyName(slot, table), document: document,
            object: index)
    }

    /// `action`: what was taken in its place.
    func noteMissingIfListening(
        _ slot: Int, _ table: KeyTable, expected: Any.Type, _ action: SmartRepair.Action = .missing
    ) {
        guard context.isListening, !(expected is any _SmartIgnoringWrapper.Type) else { return }
        let key = table.key(slot)
        let name = key.paths.first?.joined(separator: ".") ?? key.name
        session.log.add(
            action, document: document, index: index, name: name, expected: expected, model: plan.declared.type,
            property: propertyName(slot, table), reason: DocumentMemory(document).nearMiss(of: name, in: index))
    }

    private func propertyName(_ slot: Int, _ table: KeyTable) -> String {
        table.key(slot).propertyName
    }

    /// What stands in for a value that is missing or does not fit.
    enum Fallback {
        /// There is none.
        case nothing
        /// What the model's `init()` gives, or what the model that is updated has.
        case initial
        /// The type's own empty value, where no initial value is known.
        case empty

        var isThere: Bool { self != .nothing }
    }

    /// The initial value. Where the key is not a property's name, or is another type's, that is what the model's
    /// `encode(to:)` writes for the key; where that does not say, the type's own empty value, but never in place of what
    /// the model to be updated has.
    func fallBack<T>(_ slot: Int, _ table: KeyTable, _ type: T.Type, into room: UnsafeMutableRawPointer) -> Fallback {
        guard isTolerant else { return .nothing }
        if let initial = initialInstance(slot, table), initial.copy(table.key(slot), as: type, into: room) {
            return .initial
        }
        if table.withKey(slot, { $0.recordedKey != nil }) { return .nothing }
        return fallBackWithoutProperty(slot, table, type, into: room)
    }

    // Apart: naming `T?` costs a look into the runtime's table of generic types.
    @inline(never)
    private func fallBackWithoutProperty<T>(
        _ slot: Int, _ table: KeyTable, _ type: T.Type, into room: UnsafeMutableRawPointer
    ) -> Fallback {
        if let written = writtenInitially(slot, table, as: type), written.copy(as: type, into: room) { return .initial }
        guard !state.pointee.isUpdating, let empty = EmptyValue.make(type) as? T else { return .nothing }
        room.initializeMemory(as: T.self, to: empty)
        return .empty
    }

    /// What stands in for a missing value that is asked for by `decodeIfPresent`: the initial value of an optional, and
    /// whatever the model to be updated has. Else the code that asks, written by hand, says what is taken then
    /// (`decodeIfPresent(…) ?? 3`).
    func initialIfPresent<V>(_ slot: Int, _ table: KeyTable, as type: V.Type) -> V? {
        let isUpdating = state.pointee.isUpdating
        let key = table.key(slot)
        if let initial = initialInstance(slot, table), let value = initial.value(key, as: type) {
            return isUpdating || key.optional != nil || initial.recorded(key)?.isOptional == true ? value : nil
        }
        guard key.recordedKey == nil, let written = writtenInitially(slot, table, as: type),
            isUpdating || written.isOptional
        else { return nil }
        return written.value(as: type)
    }

    /// What the initial instance's `encode(to:)` writes for a key. Nil where it writes nothing that can be a `type`.
    @inline(never)
    func writtenInitially(_ slot: Int, _ table: KeyTable, as type: Any.Type) -> RecordedInstance.Member? {
        let key = RecordedInstance.Key(type: table.keyType, text: table.key(slot).name)
        // Most models' say the same of each instance: whether there is anything to look for is asked once.
        guard state.pointee.isUpdating || plan.writtenTypes.tell(key, as: type) else { return nil }
        return recordedInitial()?[key]
    }
}
