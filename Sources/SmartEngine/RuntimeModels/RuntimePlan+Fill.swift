import Foundation

extension RuntimePlan {
    /// Fills the properties at `base` from the object at `object`. O(members of the object and what they hold).
    func fill(
        _ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext, transforms: InstanceTransforms,
        model: RuntimeModelCodec?, isNewInstance: Bool
    ) {
        if context.isListening, slotFields.isEmpty, !isFilledWithCare {
            fillNoting(base, from: object, context, model, isNewInstance)
        } else if context.isListening || isFilledWithCare {
            fillCarefully(base, from: object, context, transforms, model, isNewInstance, isExisting: false)
        } else if slotFields.isEmpty {
            fillPlainly(base, from: object, context, model)
        } else {
            fillWithSlots(base, from: object, context, transforms, model)
        }
    }

    /// Fills the properties of an object that other code uses: each is changed under exclusive access.
    func fillExisting(
        _ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext, transforms: InstanceTransforms
    ) {
        fillCarefully(base, from: object, context, transforms, nil, false, isExisting: true)
    }

    /// Fills in the usual case: no slots, no listener.
    private func fillPlainly(
        _ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext,
        _ model: RuntimeModelCodec?
    ) {
        let memory = context.memory
        var seen: UInt64 = 0
        eachMember(of: object, memory) { entry, value in
            storeOnce(Int(entry.pointee.target), base, value, memory, context, model, &seen)
        }
    }

    /// Fills with a listener, without slots.
    @inline(never)
    private func fillNoting(
        _ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext, _ model: RuntimeModelCodec?,
        _ isNewInstance: Bool
    ) {
        let memory = context.memory
        var seen: UInt64 = 0
        eachMember(of: object, memory) { entry, value in
            storeOnce(Int(entry.pointee.target), base, value, memory, context, model, &seen, isNoting: true)
        }
        if isNewInstance, seen.nonzeroBitCount < fields.count {
            reportMissing(object, context) { seen >> UInt64($0) & 1 == 1 }
        }
    }

    /// Fills a model with slots, without a listener.
    private func fillWithSlots(
        _ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext,
        _ transforms: InstanceTransforms, _ model: RuntimeModelCodec?
    ) {
        let memory = context.memory
        let slotCount = slotFields.count
        withUnsafeTemporaryAllocation(of: Candidate.self, capacity: slotCount) { slots in
            slots.initialize(repeating: Candidate())
            var seen: UInt64 = 0
            eachMember(of: object, memory, offering: slots) { field, value in
                storeOnce(field, base, value, memory, context, model, &seen)
            }
            for slot in 0..<slotCount where slots[slot].value >= 0 {
                fillSlot(slotFields[slot], base, slots[slot].value, context, transforms)
            }
        }
    }

    /// Walks the members that belong to properties, in order: each entry of the name table with the node of the value.
    @inline(__always)
    private func eachMember(
        of object: Int, _ memory: DocumentMemory, _ take: (UnsafeMutablePointer<NameTable.Entry>, Int) -> Void
    ) {
        memory.eachMember(of: object) {
            names.find(memory.node($0), guess: $1, at: $0, memory)
        } take: { first, value in
            var index = first
            repeat {
                let entry = names.entries + index
                take(entry, value)
                index = Int(entry.pointee.nextSame)
            } while index >= 0
        }
    }

    /// Walks the members by their fields. Values of a field that has a slot are offered to the slot instead.
    @inline(__always)
    private func eachMember(
        of object: Int, _ memory: DocumentMemory, offering slots: UnsafeMutableBufferPointer<Candidate>,
        _ take: (_ field: Int, _ value: Int) -> Void
    ) {
        eachMember(of: object, memory) { entry, value in
            let field = Int(entry.pointee.target)
            let slot = places[field].slot
            if slot >= 0 {
                offer(value, entry.pointee, to: &slots[Int(slot)], memory)
            } else {
                take(field, value)
            }
        }
    }

    /// Stores a value in a field. `seen`: the fields that have a value already, of at most 64.
    @inline(__always)
    private func storeOnce(
        _ field: Int, _ base: UnsafeMutableRawPointer, _ value: Int, _ memory: DocumentMemory,
        _ context: DecodingContext, _ model: RuntimeModelCodec?, _ seen: inout UInt64, isNoting: Bool = false
    ) {
        let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: field)
        if seen & bit != 0 { restore(field, base, model) }
        seen |= bit
        store(field, base, value, memory, context, isNoting)
    }

    /// Undoes what an earlier member with a repeated name did, so that only the last one counts.
    @inline(never)
    private func restore(_ field: Int, _ base: UnsafeMutableRawPointer, _ model: RuntimeModelCodec?) {
        model?.restore(properties[field], base)
    }

    /// Stores one value. False if the property keeps the one it has.
    @inline(__always) @discardableResult
    private func store(
        _ field: Int, _ base: UnsafeMutableRawPointer, _ value: Int, _ memory: DocumentMemory,
        _ context: DecodingContext, _ isNoting: Bool = true
    ) -> Bool {
        let place = places + field
        let target = base + place.pointee.offset
        return place.pointee.shape.store(memory.node(value), in: target, memory)
            || (isNoting ? storeNoting(field, target, value, context) : storeByCodec(field, target, value, context))
    }

    @inline(never)
    private func storeNoting(_ field: Int, _ target: UnsafeMutableRawPointer, _ value: Int, _ context: DecodingContext)
        -> Bool
    {
        let first = context.noted.entries
        let isStored = storeByCodec(field, target, value, context)
        nameRepairs(field, from: first, at: value, context)
        return isStored
    }

    @inline(never)
    private func storeByCodec(_ field: Int, _ target: UnsafeMutableRawPointer, _ value: Int, _ context: DecodingContext)
        -> Bool
    {
        let place = places + field
        let codec = place.pointee.codec
        if context.node(value).kind == .null {
            context.note(.null, at: value, expected: properties[field].type)
            guard place.pointee.isOptional, rules.nullMakesOptionalNil else { return false }
            codec._withUnsafeGuaranteedRef { $0.assignNil(target) }
            return true
        }
        if place.pointee.shape.storeRare(context.node(value), value, in: target, context) { return true }
        if codec._withUnsafeGuaranteedRef({ $0.assign(target, from: value, context) }) { return true }
        if place.pointee.isOptional {
            codec._withUnsafeGuaranteedRef { $0.assignUnreadable(target) }
            context.note(.becameNil, at: value, expected: properties[field].type)
            return true
        }
        context.note(.keptInitialValue, at: value, expected: properties[field].type)
        return false
    }

    /// Fills slots with a listener, many fields, by key-value coding, or in an object that other code uses.
    @inline(never) @_optimize(size)
    private func fillCarefully(
        _ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext,
        _ transforms: InstanceTransforms, _ model: RuntimeModelCodec?, _ isNewInstance: Bool, isExisting: Bool
    ) {
        let memory = context.memory
        var seen = [Bool](repeating: false, count: fields.count)
        withUnsafeTemporaryAllocation(of: Candidate.self, capacity: max(1, slotFields.count)) { slots in
            slots.initialize(repeating: Candidate())
            eachMember(of: object, memory, offering: slots) { field, value in
                if seen[field] { restore(field, base, model) }
                seen[field] = true
                storing(field, in: base, isExisting) { store(field, $0, value, memory, context) }
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
    @inline(__always)
    private func storing(
        _ field: Int, in base: UnsafeMutableRawPointer, _ isExisting: Bool, _ store: (UnsafeMutableRawPointer) -> Bool
    ) {
        if isExisting || places[field].shape == .keyValue { storeInCopy(field, base, store) } else { _ = store(base) }
    }

    @inline(never) @_optimize(size)
    private func storeInCopy(
        _ field: Int, _ base: UnsafeMutableRawPointer, _ store: (UnsafeMutableRawPointer) -> Bool
    ) {
        let offset = places[field].offset
        func open<V>(_: V.Type) {
            let property = (base + offset).assumingMemoryBound(to: V.self)
            var value = ExclusiveAccess.reading(property) { property.pointee }
            guard withUnsafeMutablePointer(to: &value, { store(UnsafeMutableRawPointer($0) - offset) }) else { return }
            if places[field].shape == .keyValue {
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
        else { return store(field, base, value, context.memory, context) }
        let first = context.noted.entries
        var isStored = false
        if context.node(value).kind == .null {
            context.note(.null, at: value, expected: properties[field].type)
        } else {
            isStored = give(value, to: read, transform.form, base + places[field].offset, context)
            if !isStored { context.note(.keptInitialValue, at: value, expected: properties[field].type) }
        }
        nameRepairs(field, from: first, at: value, context)
        return isStored
    }

    /// Passes a value to a transform. False if it does not accept it.
    @inline(__always)
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
                    .missing, document: context.session.document, index: object, missing: path,
                    expected: properties[index].type, model: layout.type, property: field.name,
                    reason: context.memory.nearMiss(of: path.joined(separator: "."), in: object))
            }
        }
    }
}

extension RuntimeModelCodec {
    /// Restores a property's initial value, by making another instance of the model.
    fileprivate func restore(_ property: StoredProperty, _ base: UnsafeMutableRawPointer) {
        func restore<M>(_: M.Type) {
            let fresh = UnsafeMutablePointer<M>.allocate(capacity: 1)
            defer { fresh.deallocate() }
            let raw = UnsafeMutableRawPointer(fresh)
            hooks.emplace(raw)
            let source = self.base(of: raw)
            func copy<V>(_: V.Type) {
                let from = (source + property.offset).assumingMemoryBound(to: V.self)
                (base + property.offset)._store(from.pointee, at: .value)
            }
            _openExistential(property.type, do: copy)
            fresh.deinitialize(count: 1)
        }
        _openExistential(model, do: restore)
    }
}
