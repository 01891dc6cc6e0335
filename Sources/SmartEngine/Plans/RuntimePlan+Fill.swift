// Memory: `base` is where the offsets of a verified layout begin. Plans do not change, and outlive every pointer to
// them.

import Foundation

extension RuntimePlan {
    /// Fills the properties at `base` from the object at `object`. O(members of the object and what they hold).
    func fill(
        _ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext, transforms: InstanceTransforms,
        model: RuntimeModelCodec?, isNewInstance: Bool
    ) {
        if isFilledWithCare || context.isListening && !slotFields.isEmpty {
            fillCarefully(base, from: object, context, transforms, model, isNewInstance, isExisting: false)
        } else if context.isListening {
            fillNoting(base, from: object, context, model, isNewInstance)
        } else if slotFields.isEmpty {
            _ = fillInPass(base, from: object, context, model, nil, isNoting: false)
        } else {
            fillSlots(base, from: object, context, transforms, model)
        }
    }

    /// Fills with a listener.
    @inline(never)
    private func fillNoting(
        _ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext, _ model: RuntimeModelCodec?,
        _ isNewInstance: Bool
    ) {
        let seen = fillInPass(base, from: object, context, model, nil, isNoting: true)
        // In an update nothing is missing.
        if isNewInstance, seen.nonzeroBitCount < fields.count {
            reportMissing(object, context) { seen >> UInt64($0) & 1 == 1 }
        }
    }

    @inline(never)
    private func fillSlots(
        _ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext,
        _ transforms: InstanceTransforms, _ model: RuntimeModelCodec?
    ) {
        withUnsafeTemporaryAllocation(of: Candidate.self, capacity: slotFields.count) { slots in
            slots.initialize(repeating: Candidate())
            _ = fillInPass(base, from: object, context, model, slots, isNoting: false)
            for slot in 0..<slots.count where slots[slot].value >= 0 {
                fillSlot(slotFields[slot], base, slots[slot].value, context, transforms)
            }
        }
    }

    /// Fills the fields that have no slot, and collects the values of the others in `slots`. Compiled for each of its
    /// callers. Returns a bit for each field that has a value, of at most 64.
    @inline(__always)
    private func fillInPass(
        _ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext, _ model: RuntimeModelCodec?,
        _ slots: UnsafeMutableBufferPointer<Candidate>?, isNoting: Bool
    ) -> UInt64 {
        let memory = context.memory
        var seen: UInt64 = 0
        eachMember(of: object, memory, offering: slots) { field, value in
            let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: field)
            if seen & bit != 0 { model?.restore(field, of: self, base) }
            seen |= bit
            store(field, base, value, memory, context, isNoting)
        }
        return seen
    }

    /// Walks the members that belong to properties, in order. Values of a field that has a slot are offered to the slot
    /// instead.
    @inline(__always)
    private func eachMember(
        of object: Int, _ memory: DocumentMemory, offering slots: UnsafeMutableBufferPointer<Candidate>?,
        _ take: (_ field: Int, _ value: Int) -> Void
    ) {
        memory.eachMember(of: object) {
            names.find(memory.node($0), guess: $1, at: $0, memory)
        } take: { first, value in
            var index = first
            repeat {
                let entry = names.entries + index
                let field = Int(entry.pointee.target)
                if let slots, places[field].slot >= 0 {
                    offer(value, entry.pointee, to: &slots[Int(places[field].slot)], memory)
                } else {
                    take(field, value)
                }
                index = Int(entry.pointee.nextSame)
            } while index >= 0
        }
    }

    /// Stores one value. False if the property keeps the one it has.
    @inline(__always) @discardableResult
    private func store(
        _ field: Int, _ base: UnsafeMutableRawPointer, _ value: Int, _ memory: DocumentMemory,
        _ context: DecodingContext, _ isNoting: Bool
    ) -> Bool {
        let plan = plan(of: field)
        return plan.pointee.shape.store(memory.node(value), in: base + plan.pointee.offset, memory)
            || (isNoting
                ? storeNoting(field, base, value, context)
                : FieldPlan.storeByCodec(plan, value, base, context) || repair(field, base, value, context))
    }

    @inline(never)
    private func storeNoting(_ field: Int, _ base: UnsafeMutableRawPointer, _ value: Int, _ context: DecodingContext)
        -> Bool
    {
        let first = context.noted.entries
        let isStored =
            FieldPlan.storeByCodec(plan(of: field), value, base, context) || repair(field, base, value, context)
        nameRepairs(field, from: first, at: value, context)
        return isStored
    }

    /// Does to a property what the table says of null and of a value that does not fit, and reports it. False if the
    /// property keeps the value it has.
    @inline(never)
    private func repair(
        _ field: Int, _ base: UnsafeMutableRawPointer, _ value: Int, _ context: DecodingContext,
        isTransformed: Bool = false
    ) -> Bool {
        let plan = places[field].plan
        let found: Repair.Found = context.node(value).kind == .null ? .null : .unfit
        var permit = Repair.Permit()
        permit.nilOfUnfit = plan.isOptional && !isTransformed
        permit.nilOfNull = permit.nilOfUnfit && rules.nullMakesOptionalNil
        let outcome = Repair.outcome(found, permit)
        if outcome == .becomesNil {
            if found == .null {
                plan.storeNil(in: base)
            } else {
                plan.codec._withUnsafeGuaranteedRef { $0.assignUnreadable(base + plan.offset) }
            }
        }
        context.note(Repair.line(found, outcome), at: value, expected: properties[field].type)
        return outcome == .becomesNil
    }

    /// Fills slots with a listener, many fields, by key-value coding, or in an object that other code uses
    /// (`isExisting`): each property of that is changed under exclusive access.
    @inline(never) @_optimize(size)
    func fillCarefully(
        _ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext,
        _ transforms: InstanceTransforms, _ model: RuntimeModelCodec?, _ isNewInstance: Bool, isExisting: Bool
    ) {
        let memory = context.memory
        var seen = [Bool](repeating: false, count: fields.count)
        withUnsafeTemporaryAllocation(of: Candidate.self, capacity: max(1, slotFields.count)) { slots in
            slots.initialize(repeating: Candidate())
            eachMember(of: object, memory, offering: slots) { field, value in
                if seen[field] { model?.restore(field, of: self, base) }
                seen[field] = true
                storing(field, in: base, isExisting) { store(field, $0, value, memory, context, context.isListening) }
            }
            for (slot, field) in slotFields.enumerated() where slots[slot].value >= 0 {
                seen[field] = true
                storing(field, in: base, isExisting) {
                    fillSlot(field, $0, slots[slot].value, context, transforms)
                }
            }
        }
        if unknownField >= 0 {
            storing(unknownField, in: base, isExisting) { fillUnknown($0, from: object, context) }
        }
        // In an update nothing is missing.
        if context.isListening, isNewInstance { reportMissing(object, context) { seen[$0] } }
    }

    /// Runs `store`, which changes a property of the instance at `base`, or returns false. For an existing object, and
    /// for a property that is set through key-value coding, `store` gets a copy, since it runs user code. The property
    /// itself is changed afterwards, in an access of its own.
    private func storing(
        _ field: Int, in base: UnsafeMutableRawPointer, _ isExisting: Bool, _ store: (UnsafeMutableRawPointer) -> Bool
    ) {
        if isExisting || places[field].plan.shape == .keyValue {
            storeInCopy(field, base, store)
        } else {
            _ = store(base)
        }
    }

    @inline(never) @_optimize(size)
    private func storeInCopy(
        _ field: Int, _ base: UnsafeMutableRawPointer, _ store: (UnsafeMutableRawPointer) -> Bool
    ) {
        let offset = places[field].plan.offset
        func open<V>(_: V.Type) {
            let property = (base + offset).assumingMemoryBound(to: V.self)
            var value = ExclusiveAccess.reading(property) { property.pointee }
            guard withUnsafeMutablePointer(to: &value, { store(UnsafeMutableRawPointer($0) - offset) }) else { return }
            if places[field].plan.shape == .keyValue {
                let object = Unmanaged<AnyObject>.fromOpaque(base).takeUnretainedValue()
                return KeyValueCoding.set(value, forKey: properties[field].name, of: object)
            }
            // The property's old value is released after the access.
            withUnsafeMutablePointer(to: &value) { value in
                ExclusiveAccess.modifying(property) { swap(&property.pointee, &value.pointee) }
            }
        }
        _openExistential(properties[field].type, do: open)
    }

    struct Candidate {
        var value = -1
        var priority = Int32.max
    }

    private func offer(_ value: Int, _ entry: NameTable.Entry, to candidate: inout Candidate, _ memory: DocumentMemory)
    {
        // Equal priority: a repeated name, the last one wins.
        guard entry.priority <= candidate.priority else { return }
        var found = value
        if entry.tail >= 0 {
            guard let end = follow(names.tails[Int(entry.tail)], from: value, memory) else { return }
            found = end
        }
        candidate = Candidate(value: found, priority: entry.priority)
    }

    /// The node at the end of a path of member names; nil where a segment is missing. HandyJSON's paths do not go
    /// through arrays; with `.caseInsensitive` it lowercases the path, and the keys of the first object only.
    private func follow(_ path: [String], from index: Int, _ memory: DocumentMemory) -> Int? {
        var current = memory.view(index)
        for segment in path {
            guard let next = current.member(segment) ?? current.equalMember(segment) else { return nil }
            current = next
        }
        return current.index
    }

    @discardableResult
    private func fillSlot(
        _ field: Int, _ base: UnsafeMutableRawPointer, _ value: Int, _ context: DecodingContext,
        _ transforms: InstanceTransforms
    ) -> Bool {
        guard let transform = transforms.transform(places[field].transform, on: context.companion),
            let read = transform.read
        else { return store(field, base, value, context.memory, context, context.isListening) }
        let first = context.isListening ? context.noted.entries : 0
        let isStored =
            context.node(value).kind != .null
            && give(value, to: read, transform.form, base + places[field].plan.offset, context)
            || repair(field, base, value, context, isTransformed: true)
        if context.isListening { nameRepairs(field, from: first, at: value, context) }
        return isStored
    }

    /// Passes a value to a transform. False if it does not accept it.
    private func give(
        _ value: Int, to read: (UnsafeMutableRawPointer, Any) -> Bool, _ form: _RuntimeTransform.Form,
        _ target: UnsafeMutableRawPointer, _ context: DecodingContext
    ) -> Bool {
        switch form {
        case .value: break
        case .text: return String.read(value, context).map { read(target, $0) } ?? false
        case .date, .optionalDate:
            if let seconds = FoundationValue.double(context.node(value)), seconds.isFinite {
                let date = Date(timeIntervalSince1970: seconds)
                if form == .date {
                    target.assumingMemoryBound(to: Date.self).pointee = date
                } else {
                    target.assumingMemoryBound(to: Date?.self).pointee = date
                }
                return true
            }
        }
        return read(target, FoundationValue.make(context.view(value)))
    }

    @_optimize(size)
    private func nameRepairs(_ field: Int, from first: Int, at value: Int, _ context: DecodingContext) {
        guard context.noted.entries > first else { return }
        let session = context.session
        session.log.name(
            from: first, model: layout.type, property: fields[field].name, properties[field].type, at: value,
            in: session.document)
    }

    @_optimize(size)
    private func reportMissing(_ object: Int, _ context: DecodingContext, isSeen: (Int) -> Bool) {
        for (index, field) in fields.enumerated()
        where !isSeen(index) && !field.isExcluded && field.codec.canRead {
            guard let path = field.readPath else { continue }
            context.changeLog {
                $0.add(
                    Repair.line(.nothing, .keepsValue), document: context.session.document, index: object,
                    missing: path,
                    expected: properties[index].type, model: layout.type, property: field.name,
                    reason: context.memory.nearMiss(of: path, in: object))
            }
        }
    }
}
