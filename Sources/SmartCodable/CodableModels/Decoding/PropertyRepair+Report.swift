import Foundation
@_spi(Engine) import SmartEngine

/// The lines of reports; for a run with a listener.
extension PropertyRepair {
    var firstRepair: Int { context.isListening ? context.noted.entries : 0 }

    /// Reports what was done about the value.
    func note(_ line: SmartRepair.Action, _ expected: Any.Type) {
        decoder.reading { context.note(line, at: value, expected: expected) }
    }

    /// Sets the model and property of the repairs since `first` in the value.
    func nameRepairs(since first: Int, _ type: Any.Type) {
        let model = decoder.plan.declared.type
        // A dictionary that reads itself is no model: its repairs are those of the property that it is in.
        guard context.isListening, context.noted.entries > first,
            !decoder.plan.declared.isPlainCodable || !(model is any OpenObject.Type)
        else { return }
        decoder.session.log.name(
            from: first, model: model, property: key.propertyName, type, at: value, in: decoder.document)
    }

    /// Names the property whose closure the repairs since `first` were made for; see `RepairLog.give`.
    func giveRepairs(since first: Int, kept type: Any.Type?) {
        decoder.session.log.give(from: first, of: decoder.plan.declared.type, to: key.propertyName, kept: type)
    }

    /// Reports a missing value. In an update nothing is missing, but something may stand in a path's way.
    @_optimize(size) func noteMissing(_ line: SmartRepair.Action, _ expected: Any.Type) {
        if codec.shape == .ignored, expected is any _SmartIgnoringWrapper.Type { return }
        let blocked = key.paths.first { lead($0).isBlocked }
        // An optional that is flat may be missing.
        if blocked == nil, key.isFlat || isUpdating { return }
        // A name with dots is a path as well, which is what it is written for.
        let path =
            blocked ?? key.paths.prefix(2).last { $0 == key.paths[0] || [$0.joined(separator: ".")] == key.paths[0] }
            ?? [key.name]
        let (place, rest, _) = lead(path)
        let reason =
            blocked.map { "'\($0[0].shortened())' does not lead to an object" }
            ?? decoder.memory.nearMiss(of: path, in: decoder.index)
        context.changeLog {
            $0.add(
                // An optional may be missing, but a value of another type on its path may not.
                blocked != nil && line == .missing ? .keptInitialValue : line, document: decoder.document, index: place,
                missing: rest, expected: expected, model: decoder.plan.declared.type, property: key.propertyName,
                reason: reason)
        }
    }

    /// How far a path leads: the last object or array on it, what is missing there, and whether another value than null
    /// is in the way.
    @_optimize(size) private func lead(_ path: [String]) -> (place: Int, rest: [String], isBlocked: Bool) {
        var (place, rest) = (decoder.index, path)
        while rest.count > 1, let next = decoder.follow([rest[0]], from: place) {
            let kind = decoder.memory.node(next).kind
            guard kind == .object || kind == .array && !context.rules.convertsAsHandyJSON else {
                return (place, rest, kind != .array && kind != .null)
            }
            place = next
            rest.removeFirst()
        }
        return (place, rest, false)
    }
}

extension EngineDecoder {
    @_optimize(size) func missing(_ key: KeyTable.Key, _ table: KeyTable) -> DecodingError {
        // The key is of the caller's own type, as JSONDecoder's: `key as! CodingKeys` is published code.
        let type = (table.type == LevelKey.self ? plan.directKeyType : nil) ?? table.type
        return JSONDecoderErrors.missing(
            type.init(stringValue: key.name) ?? EngineKey(stringValue: key.name), codingPath)
    }
}
