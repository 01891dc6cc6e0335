import Foundation
@_spi(Engine) import SmartEngine

extension EngineDecoder {
    var firstRepair: Int { context.isListening ? context.noted.entries : 0 }

    /// Sets the model and property of the repairs since `first`, in the value at `value`.
    func nameRepairsIfListening(since first: Int, _ slot: Int, _ table: KeyTable, _ type: Any.Type, at value: Int) {
        // A dictionary that reads itself is no model: its repairs are those of the property that it is in.
        guard context.isListening, context.noted.entries > first, !(plan.declared.type is any OpenObject.Type) else {
            return
        }
        session.log.name(
            from: first, model: plan.declared.type, property: propertyName(slot, table), type, at: value, in: document)
    }

    /// Names the property whose closure the repairs since `first` were made for; see `RepairLog.give`.
    func giveRepairsIfListening(since first: Int, _ slot: Int, _ table: KeyTable, kept type: Any.Type? = nil) {
        guard context.isListening else { return }
        session.log.give(from: first, of: plan.declared.type, to: propertyName(slot, table), kept: type)
    }

    /// Reports a missing value to listeners. `action`: what replaced it. In an update nothing is missing, but something
    /// may stand in a path's way.
    @_optimize(size) func noteMissingIfListening(
        _ slot: Int, _ table: KeyTable, expected: Any.Type, _ action: SmartRepair.Action = .missing
    ) {
        guard context.isListening, !(expected is any _SmartIgnoringWrapper.Type) else { return }
        let key = withKey(slot, table) { $0 }
        let blocked = key.paths.first { isBlocked($0) }
        // An optional that is flat may be missing.
        if blocked == nil, key.isFlat || state.pointee.isUpdating { return }
        // A name with dots is a path as well, which is what it is written for.
        let path =
            blocked ?? key.paths.prefix(2).last { $0 == key.paths[0] || [$0.joined(separator: ".")] == key.paths[0] }
            ?? [key.name]
        let reason =
            blocked.map { "'\($0[0].shortened())' does not lead to an object" }
            ?? DocumentMemory(document).nearMiss(of: path.joined(separator: "."), in: index)
        context.changeLog {
            $0.add(
                // An optional may be missing, but a value of another type on its path may not.
                blocked != nil && action == .missing ? .keptInitialValue : action, document: document, index: index,
                missing: path, expected: expected, model: plan.declared.type, property: propertyName(slot, table),
                reason: reason)
        }
    }

    /// Whether a path ends at a value that has no members, other than null.
    @_optimize(size) private func isBlocked(_ path: [String]) -> Bool {
        var end = memory.view(index)
        for step in path {
            guard let next = follow([step], from: end.index) else {
                return end.index != index && !end.node.isContainer && end.kind != .null
            }
            end = memory.view(next)
        }
        return false
    }

    private func propertyName(_ slot: Int, _ table: KeyTable) -> String {
        withKey(slot, table) { $0.propertyName }
    }

    /// The replacement of a value that is missing or does not fit.
    enum Fallback {
        /// There is no replacement.
        case nothing
        /// The initial value from `init()`, or the value of the model being updated.
        case initial
        /// The type's empty value, if no initial value is known.
        case empty

        var isThere: Bool { self != .nothing }
    }

    /// Falls back to the initial value. It falls back to the type's empty value if the key is not a property's name, or
    /// the property has another type. This is never done in place of a value of the model to be updated.
    func fallBack<T>(_ slot: Int, _ table: KeyTable, _ type: T.Type, into room: UnsafeMutableRawPointer) -> Fallback {
        guard isTolerant else { return .nothing }
        if let initial = initialInstance(slot, table), withKey(slot, table, { initial.copy($0, as: type, into: room) })
        {
            return .initial
        }
        if state.pointee.isUpdating || withKey(slot, table, { $0.isUnknown }) { return .nothing }
        return initializeEmpty(type, into: room) ? .empty : .nothing
    }

    // A separate function, since naming `T?` is a metadata look-up (Sources/Fast.md).
    @inline(never)
    private func initializeEmpty<T>(_ type: T.Type, into room: UnsafeMutableRawPointer) -> Bool {
        guard let empty = EmptyValue.make(type) as? T else { return false }
        room.initializeMemory(as: T.self, to: empty)
        return true
    }

    /// Replaces a missing value for `decodeIfPresent` by the initial value of an optional, or by any value of the model
    /// to be updated. Otherwise the calling code, written by hand, decides (`decodeIfPresent(…) ?? 3`).
    func initialIfPresent<V>(_ slot: Int, _ table: KeyTable, as type: V.Type) -> V? {
        let key = withKey(slot, table) { $0 }
        guard let initial = initialInstance(slot, table), let value = initial.value(key, as: type) else { return nil }
        return state.pointee.isUpdating || key.optional != nil ? value : nil
    }
}
