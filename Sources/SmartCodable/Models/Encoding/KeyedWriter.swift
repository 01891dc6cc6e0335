// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

import Foundation
@_spi(Engine) import SmartEngine

/// Writes members by coding key.
struct KeyedWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    private let unownedEncoder: Unmanaged<EngineEncoder>
    private let unownedTable: Unmanaged<EncodingKeyTable>
    /// Holds the encoder and the table if nothing else does. It must be the last field (`KeptContainer`).
    private let lifeline: Lifeline?

    init(_ encoder: EngineEncoder, _ table: EncodingKeyTable, _ lifeline: Lifeline? = nil) {
        unownedEncoder = Unmanaged.passUnretained(encoder)
        unownedTable = Unmanaged.passUnretained(table)
        self.lifeline = lifeline
    }

    private var encoder: EngineEncoder { unownedEncoder._withUnsafeGuaranteedRef { $0 } }
    private var table: EncodingKeyTable {
        @inline(__always) get { unownedTable._withUnsafeGuaranteedRef { $0 } }
    }

    var codingPath: [any CodingKey] { encoder.codingPath }

    @inline(__always)
    private func name(_ key: Key, _ state: UnsafeMutablePointer<EncodingState>) { name(key, table.number(key), state) }

    /// Writes a key's name. `place`: the key's number.
    @inline(__always)
    private func name(_ key: Key, _ place: Int, _ state: UnsafeMutablePointer<EncodingState>) {
        guard place >= 0 else { return nameApart(key, state) }
        let name = table.names[place]
        let number = name.number
        let encoder = encoder.state
        if encoder.pointee.openTable !== table { changeTable() }
        // Most models write their keys in the order of their numbers.
        if number > encoder.pointee.highest {
            encoder.pointee.highest = number
        } else if number >= 64 || encoder.pointee.written & (1 << UInt64(truncatingIfNeeded: number)) != 0 {
            repeatName(key)
        }
        encoder.pointee.current = number
        encoder.pointee.written |= number < 64 ? 1 << UInt64(truncatingIfNeeded: number) : 0
        state.pointee.writer.quotedName(UnsafeBufferPointer(start: name.quoted, count: name.length))
    }

    /// Writes the name of a key that may have any name, or whose name a closure makes.
    @_optimize(size)
    private func nameApart(_ key: Key, _ state: UnsafeMutablePointer<EncodingState>) {
        let text = table.text(key, in: encoder.codingPath)
        if encoder.state.pointee.openTable !== table { changeTable() }
        if !encoder.state.pointee.named.insert(text).inserted { repeatName(key) }
        encoder.state.pointee.hasLeftovers = true
        // Keys may be user objects, whose deinitialisers must find the name noted.
        let before = encoder.state.pointee.currentKey
        encoder.state.pointee.currentKey = key
        withExtendedLifetime(before) {}
        state.pointee.writer.name(text)
    }

    /// Notes that the name may have been written before.
    private func repeatName(_ key: Key) {
        encoder.state.pointee.mayRepeatNames = true
        if encoder.state.pointee.parts != nil { forgetReserved(key) }
    }

    private func changeTable() {
        if hasWrittenNames { encoder.state.pointee.mayRepeatNames = true }
        let before = encoder.state.pointee.currentKey
        encoder.state.pointee.currentKey = nil
        encoder.state.pointee.openTable = table
        withExtendedLifetime(before) {}
    }

    @inline(__always)
    func scalar<S: ContainerScalar>(_ value: S, _ key: Key) throws {
        let place = table.number(key)
        if table.mayBeSpecial(place), try writeSpecially(value, key) { return }
        let state = encoder.output.state
        let mark = state.pointee.writer.mark
        name(key, place, state)
        if S.put(value, to: &state.pointee.writer) { return }
        try leaveOut(value, key, mark)
    }

    /// Leaves out a number that JSON cannot hold, whose name has been written after `mark`.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private func leaveOut<S: ContainerScalar>(_ value: S, _ key: Key, _ mark: JSONByteWriter.Mark) throws {
        let state = encoder.output.state
        state.pointee.writer.rewind(to: mark)
        noteLeftOut(key.stringValue, S.self)
        guard state.pointee.refuses else { return }
        throw Refusal(value: value, path: encoder.codingPath + [key]).error
    }

    mutating func encodeNil(forKey key: Key) throws { writeNull(key) }

    @_optimize(size) private func writeNull(_ key: Key) {
        name(key, encoder.output.state)
        encoder.output.state.pointee.writer.null()
    }

    /// Leaves out an optional member that is nil, or writes null where that was chosen.
    private func leaveOut(_ key: Key) {
        if encoder.output.state.pointee.writesNilMembers { writeNull(key) }
    }

    @inline(__always)
    private func optionalScalar<S: ContainerScalar>(_ value: S?, _ key: Key) throws {
        if let value { try scalar(value, key) } else { leaveOut(key) }
    }

    mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try optionalScalar(value, key) }
    mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try optionalScalar(value, key) }
    mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try optionalScalar(value, key) }
    mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try optionalScalar(value, key) }
    mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try optionalScalar(value, key) }

    // For these the standard library has implementations, which would be taken instead of the generic one.
    mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try rareIfPresent(value, key) }
    mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try rareIfPresent(value, key) }
    mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try rareIfPresent(value, key) }
    mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try rareIfPresent(value, key) }
    mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try rareIfPresent(value, key) }
    mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try rareIfPresent(value, key) }
    mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try rareIfPresent(value, key) }
    mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try rareIfPresent(value, key) }
    mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try rareIfPresent(value, key) }

    @inline(never)
    private mutating func rareIfPresent<T: Encodable>(_ value: T?, _ key: Key) throws {
        try encodeIfPresent(value, forKey: key)
    }

    mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        // Not `if let`, which copies the `T?`: a metadata look-up (Sources/Fast.md).
        if value == nil { leaveOut(key) } else { try encodePresent(value, key) }
    }

    @inline(never)
    private mutating func encodePresent<T: Encodable>(_ value: T?, _ key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }

    mutating func encode(_ value: Bool, forKey key: Key) throws { try scalar(value, key) }
    mutating func encode(_ value: String, forKey key: Key) throws { try scalar(value, key) }
    mutating func encode(_ value: Double, forKey key: Key) throws { try scalar(value, key) }
    mutating func encode(_ value: Int, forKey key: Key) throws { try scalar(value, key) }
    mutating func encode(_ value: Int64, forKey key: Key) throws { try scalar(value, key) }

    /// Writes by the key's transformer or the property's own closure; false if it has neither.
    @inline(never)
    private func writeSpecially<T>(_ value: T, _ key: Key) throws -> Bool {
        let model = table.model
        if model.leavesOut(key) { return true }
        if model.isUnknown(key), UnusableLayout.hides(T.self, key.stringValue) {
            throw encoder.plan.unknownError(
                "what the wrapper of '\(key.stringValue.shortened())' configures is unknown", codingPath + [key])
        }
        if let configuration = model.configuration(key) {
            if let name = configuration.names.first, (value as? any NamedStorage)?.hasWholeName == true {
                encoder.parts.wholeNames.insert(name)
            }
            if configuration.isThrowing && configuration.isNonnull
                || (configuration.isThrowing || configuration.isNonnull) && encoder.plan.type is any _SmartFilled.Type,
                let optional = WrapperCoding.unwrap(value) as? AnyOptional, optional.wrappedAny == nil
            {
                throw EncodingError.invalid(
                    value, "\(key.stringValue.shortened()) is nil, which its @SmartKey forbids.",
                    at: codingPath + [key], OwnText())
            }
            if let encode = configuration.encode {
                // When the closure writes under the property's own key, it writes the value.
                let outer = encoder.state.pointee.ownWriting
                if outer === configuration { return false }
                encoder.state.pointee.ownWriting = configuration
                defer { encoder.state.pointee.ownWriting = outer }
                try encode(encoder, value)
                return true
            }
        }
        guard let transformer = model.transformers[key.stringValue] else { return false }
        let state = encoder.output.state
        let isHandyJSON = state.pointee.options.choices.rules == .handyJSON
        let json: Any
        switch transformer.write(value, for: key.stringValue, of: encoder.plan.type) {
        case .byType: return false
        case .nothing:
            guard exists(value) else { return true }
            guard isHandyJSON else {
                noteLeftOut(key.stringValue, T.self)
                return true
            }
            json = NSNull()
        case .json(let made): json = made
        }
        let mark = state.pointee.writer.mark
        name(key, state)
        let isWritten =
            isHandyJSON ? encoder.output.writeAnswer(json) : encoder.output.writeDynamic(json, staticType: Any.self)
        if !isWritten { state.pointee.writer.rewind(to: mark) }
        if !state.pointee.unwritten.isEmpty { noteUnwritten(key.stringValue) }
        return true
    }

    private func exists<T>(_ value: T) -> Bool {
        (WrapperCoding.unwrap(value) as? any AnyOptional).map { $0.wrappedAny != nil } ?? true
    }

    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        let place = table.number(key)
        if table.mayBeSpecial(place), try writeSpecially(value, key) { return }
        if encoder.codec(for: T.self)._withUnsafeGuaranteedRef({ $0.shape }) == .flat, table.isOfModel {
            try writeFlat(value)
            return noteUnwritten(key.stringValue)
        }
        let state = encoder.output.state
        let mark = state.pointee.writer.mark
        writeNameOutlined(key, place, state)
        do {
            let isWritten = try encoder.write(value)
            if !state.pointee.unwritten.isEmpty { noteUnwritten(key.stringValue) }
            if isWritten { return }
            state.pointee.writer.rewind(to: mark)
            if state.pointee.writesNilMembers { leaveOutNil(value, key) }
        } catch {
            state.pointee.writer.rewind(to: mark)
            throw error
        }
    }

    /// Reports what a property was written without.
    private func noteUnwritten(_ property: String) {
        for type in encoder.output.state.pointee.unwritten { noteLeftOut(property, type) }
    }

    private func noteLeftOut(_ property: String, _ type: Any.Type) {
        let log = encoder.output.state.pointee.log
        encoder.output.state.pointee.unwritten = []
        guard log.isListening else { return }
        log.addLeftOut(model: encoder.plan.type, property: table.model.observedName(property) ?? property, type: type)
    }

    /// Writes null for a wrapper around nil, where that was chosen.
    @inline(never)
    private func leaveOutNil<T: Encodable>(_ value: T, _ key: Key) {
        let codec = encoder.codec(for: T.self)._withUnsafeGuaranteedRef { $0 }
        if codec.isOptional, withUnsafePointer(to: value, { codec.isNil(at: $0) }) { writeNull(key) }
    }

    @inline(never)
    private func writeFlat<T: Encodable>(_ value: T) throws {
        let hasAnyNames = encoder.codec(for: T.self)._withUnsafeGuaranteedRef { $0.hasAnyNames }
        try encoder.writeFlat(hasAnyNames: hasAnyNames, T.self) { try encoder.write(value) }
    }

    /// Writes a key's name in a separate function, since `encode` has a stack frame for every level of a value.
    private func writeNameOutlined(_ key: Key, _ place: Int, _ state: UnsafeMutablePointer<EncodingState>) {
        name(key, place, state)
    }

    private func forgetReserved(_ key: Key) {
        encoder.forgetReserved(key.stringValue, table.text(key, in: encoder.codingPath))
    }

    /// The encoder of a nested container: the existing one for the key, or one that adds to the value written for it.
    @_optimize(size) private func nested(_ key: Key) -> EngineEncoder {
        if let earlier = encoder.reserved(key.stringValue) { return earlier }
        let text = table.text(key, in: encoder.codingPath)
        let isNew = !encoder.state.pointee.mayRepeatNames && !hasWritten(key, text)
        name(key, encoder.output.state)
        if !isNew { encoder.merge(text) }
        return encoder.reserve(key: key, isShared: true)
    }

    private var hasWrittenNames: Bool {
        encoder.state.pointee.highest >= 0 || !encoder.state.pointee.named.isEmpty
    }

    /// Whether the key's name was written. True also if keys of another type were written, which may have the name.
    private func hasWritten(_ key: Key, _ text: String) -> Bool {
        if encoder.state.pointee.openTable !== table, hasWrittenNames { return true }
        let place = table.number(key)
        guard place >= 0 else { return encoder.state.pointee.named.contains(text) }
        let number = table.names[place].number
        return number <= encoder.state.pointee.highest
            && (number >= 64 || encoder.state.pointee.written & (1 << UInt64(number)) != 0)
    }

    mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: Key) -> KeyedEncodingContainer<N> {
        nested(key).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        nested(key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { encoder.reserveSuper() }

    @_optimize(size) mutating func superEncoder(forKey key: Key) -> any Encoder {
        name(key, encoder.output.state)
        return encoder.reserve(key: key)
    }
}

/// Fields by their address, as the compiler's code would write them.
extension KeyedWriter where Key == LevelKey {
    /// Writes the field of the instance at `base`.
    ///
    /// - Throws: What the property's own coding throws.
    func write(_ field: LevelField, _ base: UnsafeRawPointer) throws {
        if field.property.holdsFunction { return noteFunction(field, base) }
        if table.mayBeSpecial(field.key.number) || field.plan.isFlat, try writeByType(field, base) { return }
        if field.plan.isNil(in: base) { return leaveOut(field.key) }
        let state = encoder.output.state
        let mark = state.pointee.writer.mark
        name(field.key, field.key.number, state)
        let isWritten = field.plan.writeOfClass(base, to: encoder.output)
        if isWritten, !encoder.output.isRefusing, state.pointee.unwritten.isEmpty { return }
        try finish(field, base, isWritten, mark)
    }

    @_optimize(size)
    private func finish(_ field: LevelField, _ base: UnsafeRawPointer, _ isWritten: Bool, _ mark: JSONByteWriter.Mark)
        throws
    {
        let state = encoder.output.state
        let isEncodable = field.property.type is any Encodable.Type
        if !isWritten || isEncodable && encoder.output.isRefusing { state.pointee.writer.rewind(to: mark) }
        if isEncodable, encoder.output.isRefusing { try encoder.output.throwRefusal() }
        if isWritten || isEncodable { noteUnwritten(isEncodable ? field.key.stringValue : field.property.name) }
        if isWritten { return }
        if !isEncodable { return noteLeftOut(field.property.name, field.property.type) }
        if state.pointee.writesNilMembers, field.codec.isOptional, field.codec.isNil(at: base + field.property.offset) {
            writeNull(field.key)
        }
    }

    /// A function must not even be copied out of the instance.
    private func noteFunction(_ field: LevelField, _ base: UnsafeRawPointer) {
        let property = field.property
        if RuntimeReflection.optional(property.type)?.isNil(at: base + property.offset) == true { return }
        noteLeftOut(property.name, property.type)
    }

    /// Writes a field whose value user code is given, or that lies flat in the object; false if it is neither.
    @_optimize(size)
    private func writeByType(_ field: LevelField, _ base: UnsafeRawPointer) throws -> Bool {
        func open<Value>(_: Value.Type) throws -> Bool {
            let source = base + field.property.offset
            // An array that is being sorted in place, for example, must not be read.
            let value = ExclusiveAccess.reading(source) { source.assumingMemoryBound(to: Value.self).pointee }
            if let optional = value as? any AnyOptional, type(of: optional).wrappedAnyType is any Encodable.Type {
                guard let value = optional.wrappedAny else { return false }
                return try _openExistential(value, do: writeSpecially)
            }
            if try writeSpecially(value) { return true }
            guard field.plan.isFlat, table.isOfModel, let value = value as? any Encodable else { return false }
            try writeFlat(value)
            noteUnwritten(field.key.stringValue)
            return true
        }
        func writeSpecially<Value>(_ value: Value) throws -> Bool {
            try table.mayBeSpecial(field.key.number) && self.writeSpecially(value, field.key)
        }
        return try _openExistential(field.property.type, do: open)
    }
}
