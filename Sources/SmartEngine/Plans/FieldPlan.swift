// Memory: `base` is where the offsets of a verified layout begin. Plans do not change, and outlive every pointer to
// them.

/// How one stored property is read and written: its place in the instance, and the codec of its type. The only way from
/// a node to a property, and from a property to text, for models that the engine fills or writes by address.
package struct FieldPlan {
    let offset: Int
    /// Must outlive the plan.
    let codec: Unmanaged<Codec>
    let shape: Codec.Shape
    /// Whether the property is an optional, without a wrapper.
    package let isOptional: Bool

    /// Whether the property is made from the enclosing object.
    package var isFlat: Bool { shape == .flat }

    package init(_ property: StoredProperty, _ codec: Codec, isSetByKey: Bool = false) {
        offset = property.offset
        self.codec = Unmanaged.passUnretained(codec)
        shape = isSetByKey ? .keyValue : codec.shape
        isOptional = codec.isOptional
    }

    /// Stores a value in the property of the instance at `base`. False, with the property as it was, for null and for a
    /// value that does not fit.
    @inline(__always)
    static func store(
        _ plan: UnsafePointer<FieldPlan>, _ value: Int, in base: UnsafeMutableRawPointer, _ memory: DocumentMemory,
        _ context: DecodingContext
    ) -> Bool {
        plan.pointee.shape.store(memory.node(value), in: base + plan.pointee.offset, memory)
            || storeByCodec(plan, value, base, context)
    }

    /// Stores a value that has no common kind.
    @inline(never)
    static func storeByCodec(
        _ plan: UnsafePointer<FieldPlan>, _ value: Int, _ base: UnsafeMutableRawPointer, _ context: DecodingContext
    ) -> Bool {
        let node = context.node(value)
        if node.kind == .null { return false }
        let target = base + plan.pointee.offset
        if plan.pointee.shape.storeRare(node, value, in: target, context) { return true }
        context.forgetFailure()
        return plan.pointee.codec._withUnsafeGuaranteedRef { $0.assign(target, from: value, context) }
    }

    /// Stores a value, for other modules.
    package func store(_ value: Int, in base: UnsafeMutableRawPointer, _ context: DecodingContext) -> Bool {
        withUnsafePointer(to: self) { FieldPlan.store($0, value, in: base, context.memory, context) }
    }

    /// Sets an optional property to nil.
    package func storeNil(in base: UnsafeMutableRawPointer) {
        codec._withUnsafeGuaranteedRef { $0.assignNil(base + offset) }
    }

    /// Whether an optional property is nil.
    package func isNil(in base: UnsafeRawPointer) -> Bool {
        isOptional && codec._withUnsafeGuaranteedRef { $0.isNil(at: base + offset) }
    }

    /// Writes the property of the instance at `base`. False, with nothing written, where there is nothing to write.
    @inline(__always)
    func write(_ base: UnsafeRawPointer, ofClass isClass: Bool, to output: EncodingContext) -> Bool {
        let source = base + offset
        let state = output.state
        switch shape {
        case .string: state.pointee.writer.string(source.assumingMemoryBound(to: String.self).pointee)
        case .int: state.pointee.writer.integer(source.assumingMemoryBound(to: Int.self).pointee)
        case .bool: state.pointee.writer.bool(source.assumingMemoryBound(to: Bool.self).pointee)
        case .double:
            let value = source.assumingMemoryBound(to: Double.self).pointee
            if state.pointee.writer.double(value) { return true }
            output.refuse(value)
            return false
        case .optionalString:
            guard let value = source.assumingMemoryBound(to: String?.self).pointee else { return false }
            state.pointee.writer.string(value)
        case .optionalInt:
            guard let value = source.assumingMemoryBound(to: Int?.self).pointee else { return false }
            state.pointee.writer.integer(value)
        default:
            // An array that is being sorted in place, for example, must not be read. Numbers and texts may: their
            // memory is a value at any time.
            if isClass { ExclusiveAccess.checkReading(source) }
            if state.pointee.writesNil, isNil(in: base) { return false }
            return codec._withUnsafeGuaranteedRef { $0.write(source, to: output) }
        }
        return true
    }

    /// Writes a property of an object, for other modules.
    package func writeOfClass(_ base: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        write(base, ofClass: true, to: output)
    }
}

/// The plans of a model's fields, at most 64 that each have one name, and how an object fills them.
///
///     names             fields
///     "item_id" → 0     0  @0   int
///     "name"    → 1     1  @8   optionalString
package struct FieldPlans {
    private let fields: UnsafePointer<FieldPlan>
    private let names: Unmanaged<NameTable>

    /// `fields`: in the order of the names' targets. The names must outlive it; its owner must free it.
    package init(_ fields: [FieldPlan], _ names: Unmanaged<NameTable>) {
        self.names = names
        let copy = UnsafeMutablePointer<FieldPlan>.allocate(capacity: max(1, fields.count))
        for (index, field) in fields.enumerated() { (copy + index).initialize(to: field) }
        self.fields = UnsafePointer(copy)
    }

    package func free() { fields.deallocate() }

    /// Fields that still need the slow path, one bit each.
    package struct Rest {
        /// Fields whose value does not fit.
        package var unfit: UInt64 = 0
        /// Fields with several members, of which the last counts.
        package var repeated: UInt64 = 0

        package var isEmpty: Bool { unfit | repeated == 0 }
    }

    /// Fills the instance whose properties' offsets start at `base` in one pass. O(members of the object and what they
    /// hold).
    package func fill(_ base: UnsafeMutableRawPointer, from object: Int, _ context: DecodingContext) -> Rest {
        let memory = context.memory
        let fields = self.fields
        var rest = Rest()
        var seen: UInt64 = 0
        names._withUnsafeGuaranteedRef { names in
            memory.eachMember(of: object) {
                names.find(memory.node($0), guess: $1, at: $0, memory)
            } take: { entry, value in
                let field = Int(names.entries[entry].target)
                let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: field)
                rest.repeated |= seen & bit
                seen |= bit
                if FieldPlan.store(fields + field, value, in: base, memory, context) { return }
                guard fields[field].isOptional, memory.node(value).kind == .null else { return rest.unfit |= bit }
                if context.rules.nullMakesOptionalNil { fields[field].storeNil(in: base) }
            }
        }
        return rest
    }
}

extension Codec.Shape {
    /// Stores a value of a common kind in a property of this shape, without the codec, whose generic types cost
    /// metadata look-ups. Returns false, with nothing stored, for any other value.
    // Whether `@inline(__always)` inlines it into the field loop depends on the order of the files.
    @_transparent
    package func store(_ node: Node, in target: UnsafeMutableRawPointer, _ memory: DocumentMemory) -> Bool {
        switch self {
        case .string where node.kind == .string && node.flags.rawValue == 0:
            target.assumingMemoryBound(to: String.self).pointee = StringReader.unescaped(
                memory.bytes + Int(node.offset), node.length)
        case .int where node.kind == .int:
            // The shape is for an Int of 64 bits only.
            assert(Int.bitWidth == Int64.bitWidth)
            target.assumingMemoryBound(to: Int.self).pointee = Int(truncatingIfNeeded: node.int64)
        case .double where node.kind == .double && node.double.isFinite:
            target.assumingMemoryBound(to: Double.self).pointee = node.double
        case .bool where node.kind == .true || node.kind == .false:
            target.assumingMemoryBound(to: Bool.self).pointee = node.kind == .true
        case .optionalString where node.kind == .string && node.flags.rawValue == 0:
            target.assumingMemoryBound(to: String?.self).pointee = StringReader.unescaped(
                memory.bytes + Int(node.offset), node.length)
        case .optionalInt where node.kind == .int:
            target.assumingMemoryBound(to: Int?.self).pointee = Int(truncatingIfNeeded: node.int64)
        case .optionalDouble where node.kind == .double && node.double.isFinite:
            target.assumingMemoryBound(to: Double?.self).pointee = node.double
        case .optionalBool where node.kind == .true || node.kind == .false:
            target.assumingMemoryBound(to: Bool?.self).pointee = node.kind == .true
        default: return false
        }
        return true
    }

    /// Stores the values that `store` leaves to it: texts with escapes and those of a dictionary source, whole numbers
    /// for a Double. The codec would need a metadata look-up of `T?`.
    func storeRare(_ node: Node, _ index: Int, in target: UnsafeMutableRawPointer, _ context: DecodingContext) -> Bool {
        switch self {
        case .string, .optionalString, .double, .optionalDouble: storeExact(node, index, in: target, context)
        default: false
        }
    }

    // A separate function, so that its caller keeps no copy of the document's memory.
    @inline(never)
    private func storeExact(_ node: Node, _ index: Int, in target: UnsafeMutableRawPointer, _ context: DecodingContext)
        -> Bool
    {
        func put<T>(_ value: T?, _ optional: Codec.Shape) -> Bool {
            guard let value else { return false }
            target._store(value, at: self == optional ? .optional : .value)
            return true
        }
        return self == .string || self == .optionalString
            ? put(String.exact(node, index, context.memory), .optionalString)
            : put(Double.exact(node, index, context.memory), .optionalDouble)
    }
}
