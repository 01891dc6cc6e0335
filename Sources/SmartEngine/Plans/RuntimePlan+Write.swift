// Memory: `base` is where the offsets of a verified layout begin. Plans do not change, and outlive every pointer to
// them.

import Foundation

extension RuntimePlan {
    /// Writes the properties at `base` as an object, in declaration order, superclasses first.
    func write(_ base: UnsafeRawPointer, to output: EncodingContext, transforms: InstanceTransforms) {
        output.state.pointee.writer.beginObject()
        writeMembers(base, to: output, transforms: transforms)
        output.state.pointee.writer.endObject()
    }

    /// Writes the members of an object that is open already.
    func writeMembers(_ base: UnsafeRawPointer, to output: EncodingContext, transforms: InstanceTransforms) {
        if isWrittenWithCare || output.state.pointee.log.isListening {
            return writeMembersWithCare(base, to: output, transforms: transforms)
        }
        for index in 0..<fieldCount { _ = writeMember(index, base, output, transforms) }
    }

    /// Writes the members of an open object the slower way. Of several properties with one name it writes the first
    /// that has a value, and it reports what collections are written without.
    @inline(never) @_optimize(size)
    private func writeMembersWithCare(
        _ base: UnsafeRawPointer, to output: EncodingContext, transforms: InstanceTransforms
    ) {
        var written: Set<String> = []
        for (index, field) in fields.enumerated() {
            if let name = field.quotedName?.text, written.contains(name) { continue }
            if writeMember(index, base, output, transforms) {
                if let name = field.quotedName?.text { written.insert(name) }
                noteUnwritten(field.name, output)
            }
        }
        if unknownField >= 0 { writeUnknown(base, besides: written, output) }
    }

    /// Reports what a property was written without.
    func noteUnwritten(_ name: String, _ output: EncodingContext) {
        for type in output.state.pointee.unwritten { noteLeftOut(name, type, output) }
    }

    @inline(__always)
    private func writeMember(
        _ index: Int, _ base: UnsafeRawPointer, _ output: EncodingContext, _ transforms: InstanceTransforms
    ) -> Bool {
        let state = output.state
        guard let name = places[index].writtenName else {
            if fields[index].quotedName != nil { return writeReference(index, base, output) }
            if state.pointee.log.isListening, properties[index].holdsFunction { noteLeftOut(index, base, output) }
            return false
        }
        let mark = state.pointee.writer.mark
        state.pointee.writer.quotedName(UnsafeBufferPointer(start: name, count: Int(places[index].writtenLength)))
        if writeField(index, base, output, transforms) { return true }
        state.pointee.writer.rewind(to: mark)
        if state.pointee.log.isListening { noteLeftOut(index, base, output) }
        return false
    }

    /// Reports a property that holds something, but nothing JSON can hold.
    private func noteLeftOut(_ index: Int, _ base: UnsafeRawPointer, _ output: EncodingContext) {
        let field = fields[index]
        let property = properties[index]
        guard field.transform < 0, field.codec.shape != .ignored else { return }
        if let optional = property.type as? any AnyOptional.Type, optional.isNil(at: base + property.offset) { return }
        let isAny = property.type == Any.self || property.type == Any?.self
        // Nil in an Any is not a loss.
        guard isAny else { return noteLeftOut(field.name, property.type, output) }
        noteUnwritten(field.name, output)
    }

    private func noteLeftOut(_ name: String, _ type: Any.Type, _ output: EncodingContext) {
        output.state.pointee.unwritten = []
        output.state.pointee.log.addLeftOut(
            model: layout.type, property: name, type: type, reason: UnlinkedCodable.reason(for: type))
    }

    /// Writes a weak or unowned reference, which only Swift can read. O(properties).
    @inline(never)
    private func writeReference(_ index: Int, _ base: UnsafeRawPointer, _ output: EncodingContext) -> Bool {
        guard let name = fields[index].quotedName, let value = reference(index, base) else { return false }
        let state = output.state
        let mark = state.pointee.writer.mark
        state.pointee.writer.quotedName(UnsafeBufferPointer(start: name.quoted, count: name.length))
        if output.writeDynamic(value, staticType: Any.self) { return true }
        state.pointee.writer.rewind(to: mark)
        return false
    }

    /// The object that a weak or unowned reference refers to. As anywhere else, an unowned reference to a freed object
    /// traps.
    @_optimize(size) private func reference(_ index: Int, _ base: UnsafeRawPointer) -> Any? {
        let property = properties[index]
        func mirror<M>(_: M.Type) -> Mirror {
            guard layout.isClass else { return Mirror(reflecting: base.assumingMemoryBound(to: M.self).pointee) }
            return Mirror(reflecting: Unmanaged<AnyObject>.fromOpaque(base).takeUnretainedValue())
        }
        var level: Mirror? = _openExistential(layout.type, do: mirror)
        while let current = level {
            if !layout.isClass || current.subjectType == layout.levels[property.level] {
                return current.children.first { $0.label == property.name }?.value
            }
            level = current.superclassMirror
        }
        return nil
    }

    @inline(__always)
    private func writeField(
        _ index: Int, _ base: UnsafeRawPointer, _ output: EncodingContext, _ transforms: InstanceTransforms
    ) -> Bool {
        let place = places + index
        if place.pointee.transform >= 0 { return writeTransformed(index, base, output, transforms) }
        return place.pointee.plan.write(base, ofClass: isClass, to: output)
            || place.pointee.plan.shape == .keyValue && writeHandedOver(index, base, output)
    }

    @inline(never)
    private func writeHandedOver(_ index: Int, _ base: UnsafeRawPointer, _ output: EncodingContext) -> Bool {
        if output.state.pointee.writesNil, places[index].plan.isNil(in: base) { return false }
        return handedOver(index, base).map { output.writeDynamic($0, staticType: Any.self) } ?? false
    }

    /// HandyJSON reads what Objective-C sees through key-value coding, to which an enum and a CGFloat are numbers.
    @inline(never)
    private func handedOver(_ index: Int, _ base: UnsafeRawPointer) -> Any? {
        let property = properties[index]
        guard RuntimeReflection.isValue(property.type) else { return nil }
        func open<V>(_: V.Type) -> Any? {
            let value = (base + property.offset).assumingMemoryBound(to: V.self).pointee
            return V.self == CGFloat.self
                ? (value as? CGFloat).map { Double($0) } : KeyValueCoding.handedOver(value)
        }
        return _openExistential(property.type, do: open)
    }

    @inline(never)
    private func writeTransformed(
        _ index: Int, _ base: UnsafeRawPointer, _ output: EncodingContext, _ transforms: InstanceTransforms
    ) -> Bool {
        let plan = places[index].plan
        guard let write = transforms.transform(places[index].transform, on: output.companion)?.write else {
            return plan.codec._withUnsafeGuaranteedRef { $0.write(base + plan.offset, to: output) }
        }
        guard let json = write(base + plan.offset) else { return false }
        return output.writeAnswer(json)
    }

    /// The properties as plain values by name; later fields do not replace earlier ones of the same name.
    func plainValues(_ base: UnsafeRawPointer, _ output: EncodingContext, transforms: InstanceTransforms) -> [String:
        Any]
    {
        guard transforms.isEmpty, !output.state.pointee.log.isListening, unknownField < 0,
            let template = output.state.pointee.dictionaryTemplate(ofPlan: ordinal, makeDictionaryTemplate),
            !template.isEmpty
        else { return plainValuesInOrder(base, output, transforms) }
        // A dictionary copied from one with the same keys: only the names of what is left out are hashed. They come in
        // the dictionary's order, which a report must not show.
        var leftOut: [Int] = []
        var result = template.mapValues { index -> Any in
            if let value = plainField(index, base, output) { return value }
            leftOut.append(index)
            return index
        }
        for index in leftOut {
            if let name = fields[index].quotedName?.text { result[name] = nil }
        }
        return result
    }

    private func plainField(_ index: Int, _ base: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        let plan = places[index].plan
        let value = plan.codec._withUnsafeGuaranteedRef { $0.plainValue(base + plan.offset, output) }
        return value == nil && plan.shape == .keyValue ? handedOver(index, base) : value
    }

    @_optimize(size) private func plainValuesInOrder(
        _ base: UnsafeRawPointer, _ output: EncodingContext, _ transforms: InstanceTransforms
    ) -> [String: Any] {
        var result = [String: Any](minimumCapacity: fieldCount)
        for (index, field) in fields.enumerated() {
            guard let name = field.quotedName?.text, result[name] == nil else { continue }
            if properties[index].isReference {
                result[name] = reference(index, base).flatMap { output.plainDynamic($0, staticType: Any.self) }
            } else if let write = transforms.transform(field.transform, on: output.companion)?.write {
                result[name] = write(base + properties[index].offset)
            } else {
                result[name] = plainField(index, base, output)
            }
            noteUnwritten(field.name, output)
        }
        if unknownField >= 0 { addUnknown(base, to: &result, output) }
        return result
    }

    /// The indices of the properties by their names; empty where the order matters: with weak and unowned references,
    /// and with properties of the same name. O(properties).
    @_optimize(size) private func makeDictionaryTemplate() -> [String: Int] {
        guard !repeatsNames, !properties.contains(where: { $0.isReference }) else { return [:] }
        var template: [String: Int] = [:]
        for (index, field) in fields.enumerated() {
            if let name = field.quotedName?.text { template[name] = index }
        }
        return template
    }
}

/// The members of an object that no property takes, in a property that holds them (`HelpingMapper.keepUnknown`).
extension RuntimePlan {
    /// Adds the unknown members to those that the property at `base` has; false if there are none. O(members of the
    /// object).
    @_optimize(size)
    func fillUnknown(_ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext) -> Bool {
        let memory = context.memory
        var members: [String: Any] = [:]
        for child in memory.view(object).childIndices {
            let name = child - 1
            let (isTaken, tails) = takers(of: name, memory)
            guard !isTaken, let value = rest(of: child, tails, context, depth: 0) else { continue }
            members[memory.view(name).string] = value
        }
        guard !members.isEmpty else { return false }
        let target = base + properties[unknownField].offset
        // A member that the property has already stays, unless the object has it anew.
        for (name, value) in held(at: target) where members[name] == nil { members[name] = value }
        if places[unknownField].plan.isOptional {
            target._store(members, at: .optional)
        } else {
            target._store(members, at: .value)
        }
        return true
    }

    private func held(at source: UnsafeRawPointer) -> [String: Any] {
        places[unknownField].plan.isOptional
            ? source.assumingMemoryBound(to: [String: Any]?.self).pointee ?? [:]
            : source.assumingMemoryBound(to: [String: Any].self).pointee
    }

    /// Whether a property takes the whole member with this name, and the paths through it of those that take a part.
    @_optimize(size) private func takers(of name: Int, _ memory: DocumentMemory) -> (isTaken: Bool, tails: [[String]]) {
        var tails: [[String]] = []
        var index = names.find(memory.node(name), guess: 0, at: name, memory)
        while index >= 0 {
            let entry = names.entries[index]
            guard entry.tail >= 0 else { return (true, []) }
            tails.append(names.tails[Int(entry.tail)])
            index = Int(entry.nextSame)
        }
        return (false, tails)
    }

    private static let deepest = 64

    /// A value without the parts at the end of the paths; nil where nothing is left.
    private func rest(of value: Int, _ tails: [[String]], _ context: DecodingContext, depth: Int) -> Any? {
        let view = context.memory.view(value)
        guard !tails.isEmpty, view.kind == .object, depth < RuntimePlan.deepest else {
            return view.kind == .null
                ? NSNull()
                : CodecRegistry.shared.derivedCodec(for: Any.self).value(Any.self, value, context)
        }
        var members: [String: Any] = [:]
        for child in view.childIndices {
            let name = context.memory.view(child - 1).string
            var inner: [[String]] = []
            for tail in tails where tail.first == name { inner.append(Array(tail.dropFirst())) }
            guard !inner.contains([]) else { continue }
            members[name] = rest(of: child, inner, context, depth: depth + 1)
        }
        return members.isEmpty && view.node.count > 0 ? nil : members
    }

    private func unknown(_ base: UnsafeRawPointer) -> [String: Any] {
        let source = base + properties[unknownField].offset
        if isClass { ExclusiveAccess.checkReading(source) }
        return held(at: source)
    }

    /// Writes the unknown members in the order of their names, except for those that a property has written.
    @_optimize(size)
    func writeUnknown(_ base: UnsafeRawPointer, besides written: Set<String>, _ output: EncodingContext) {
        let state = output.state
        let members = unknown(base)
        for name in members.keys.arranged(by: <) where !written.contains(name) {
            guard let value = members[name] else { continue }
            let mark = state.pointee.writer.mark
            state.pointee.writer.name(name)
            // Null is written too, unlike a property's: it was sent.
            if !output.writeAnswer(value) { state.pointee.writer.rewind(to: mark) }
            noteUnwritten(fields[unknownField].name, output)
        }
    }

    /// Adds the unknown members to a dictionary, except for those that it has already.
    @_optimize(size)
    func addUnknown(_ base: UnsafeRawPointer, to result: inout [String: Any], _ output: EncodingContext) {
        for (name, value) in unknown(base) where result[name] == nil {
            result[name] = plain(value, output)
        }
        noteUnwritten(fields[unknownField].name, output)
    }

    private func plain(_ value: Any, _ output: EncodingContext) -> Any? {
        // The exact type is compared: a cast to a class bridges all that is below, at each level.
        if Swift.type(of: value) is NSNull.Type { return value }
        if let list = value as? [Any] {
            return output.deeper(otherwise: nil) { list.compactMap { plain($0, output) } }
        }
        if let table = value as? [String: Any] {
            return output.deeper(otherwise: nil) { table.compactMapValues { plain($0, output) } }
        }
        return output.plainDynamic(value, staticType: Any.self)
    }
}
