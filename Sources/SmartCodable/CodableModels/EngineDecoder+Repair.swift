import Foundation

extension EngineDecoder {
    var firstRepair: Int { context.isListening ? session.log.count : 0 }

    /// Names the model and property of the repairs since `first`.
    func nameRepairsIfListening(since first: Int, _ slot: Int, _ table: KeyTable) {
        guard context.isListening else { return }
        session.log.name(
            from: first, model: plan.type, property: propertyName(slot, table), document: document, object: index)
    }

    func noteMissingIfListening(_ slot: Int, _ table: KeyTable, expected: Any.Type) {
        guard context.isListening, !(expected is any _SmartIgnoringWrapper.Type) else { return }
        let key = table.key(slot)
        let name = key.paths.first?.joined(separator: ".") ?? key.name
        session.log.add(
            .missing, document: document, index: index, name: name, expected: expected, model: plan.type,
            property: propertyName(slot, table), reason: DocumentMemory(document).nearMiss(of: name, in: index))
    }

    private func propertyName(_ slot: Int, _ table: KeyTable) -> String {
        table.key(slot).propertyName
    }

    /// The initial value; where the key is no property's, the type's own empty value. False: there is neither, or the
    /// property cannot be found.
    func fallBack<T>(_ slot: Int, _ table: KeyTable, _ type: T.Type, into room: UnsafeMutableRawPointer) -> Bool {
        guard isTolerant else { return false }
        if let initial = initialInstance(slot, table), initial.copy(table.key(slot), as: type, into: room) {
            return true
        }
        if table.withKey(slot, { $0.recordedKey != nil }) { return false }
        return EngineDecoder.makeEmpty(type, into: room)
    }

    // Apart: naming `T?` costs a look into the runtime's table of generic types.
    @inline(never)
    private static func makeEmpty<T>(_ type: T.Type, into room: UnsafeMutableRawPointer) -> Bool {
        guard let empty = EmptyValue.make(type) as? T else { return false }
        room.initializeMemory(as: T.self, to: empty)
        return true
    }
}
