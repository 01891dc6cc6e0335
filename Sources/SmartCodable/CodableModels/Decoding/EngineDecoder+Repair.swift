import Foundation
@_spi(Engine) import SmartEngine

extension EngineDecoder {
    var firstRepair: Int { context.isListening ? session.log.count : 0 }

    /// Sets the model and property of the repairs since `first`.
    func nameRepairsIfListening(since first: Int, _ slot: Int, _ table: KeyTable) {
        guard context.isListening else { return }
        session.log.name(
            from: first, model: plan.declared.type, property: propertyName(slot, table), document: document,
            object: index)
    }

    /// `action`: what replaced the value.
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

    /// What replaces a value that is missing or does not fit.
    enum Fallback {
        /// Nothing.
        case nothing
        /// The initial value from `init()`, or the value of the model being updated.
        case initial
        /// The type's empty value, if no initial value is known.
        case empty

        var isThere: Bool { self != .nothing }
    }

    /// Falls back to the initial value. If the key is not a property's name, or the property has another type, that is
    /// what the model's `encode(to:)` writes for the key; without that, the type's empty value, but never in place of a
    /// value of the model to be updated.
    func fallBack<T>(_ slot: Int, _ table: KeyTable, _ type: T.Type, into room: UnsafeMutableRawPointer) -> Fallback {
        guard isTolerant else { return .nothing }
        if let initial = initialInstance(slot, table), initial.copy(table.key(slot), as: type, into: room) {
            return .initial
        }
        if table.withKey(slot, { $0.recordedKey != nil }) { return .nothing }
        return fallBackWithoutProperty(slot, table, type, into: room)
    }

    // Out of line: naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never)
    private func fallBackWithoutProperty<T>(
        _ slot: Int, _ table: KeyTable, _ type: T.Type, into room: UnsafeMutableRawPointer
    ) -> Fallback {
        if let written = writtenInitially(slot, table, as: type), written.copy(as: type, into: room) { return .initial }
        guard !state.pointee.isUpdating, let empty = EmptyValue.make(type) as? T else { return .nothing }
        room.initializeMemory(as: T.self, to: empty)
        return .empty
    }

    /// What replaces a missing value for `decodeIfPresent`: the initial value of an optional, and any value of the
    /// model to be updated. Otherwise the calling code, written by hand, decides (`decodeIfPresent(…) ?? 3`).
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

    /// What the initial instance's `encode(to:)` writes for a key. Nil where it writes nothing of this type.
    @inline(never)
    func writtenInitially(_ slot: Int, _ table: KeyTable, as type: Any.Type) -> RecordedInstance.Member? {
        let key = RecordedInstance.Key(type: table.keyType, text: table.key(slot).name)
        // Most models write the same for each instance, so this is looked up once.
        guard state.pointee.isUpdating || plan.writtenTypes.tell(key, as: type) else { return nil }
        return recordedInitial()?[key]
    }
}
