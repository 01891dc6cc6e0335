/// Where the members of an object go, for a model of at most 64 properties that each have one name.
///
///     names             places
///     "item_id" → 0     0  @0   int
///     "name"    → 1     1  @8   optionalString
package struct MemberPlaces {
    package struct Place {
        let offset: Int
        let codec: Unmanaged<Codec>
        let shape: Codec.Shape
        /// Whether the property is an optional, without a wrapper.
        let isOptional: Bool
    }

    private let places: UnsafeMutablePointer<Place>
    private let names: Unmanaged<NameTable>

    /// `fields`: in the order of the names' targets. The codecs and the names must outlive it; its owner must free it.
    package init(_ fields: [(property: StoredProperty, codec: Unmanaged<Codec>)], _ names: Unmanaged<NameTable>) {
        self.names = names
        places = .allocate(capacity: max(1, fields.count))
        for (index, field) in fields.enumerated() {
            (places + index).initialize(
                to: Place(
                    offset: field.property.offset, codec: field.codec,
                    shape: field.codec._withUnsafeGuaranteedRef { $0.shape },
                    isOptional: RuntimeReflection.optional(field.property.type) != nil))
        }
    }

    package func free() { places.deallocate() }

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
        let places = self.places
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
                let place = places + field
                if !place.pointee.shape.store(memory.node(value), in: base + place.pointee.offset, memory),
                    !MemberPlaces.storeByCodec(place, base, value, context)
                {
                    rest.unfit |= bit
                }
            }
        }
        return rest
    }

    /// Stores a value by the property's codec. True if the property now has the value.
    @inline(never)
    private static func storeByCodec(
        _ place: UnsafeMutablePointer<Place>, _ base: UnsafeMutableRawPointer, _ value: Int, _ context: DecodingContext
    ) -> Bool {
        let target = base + place.pointee.offset
        let node = context.node(value)
        let codec = place.pointee.codec
        if node.kind == .null {
            guard place.pointee.isOptional else { return false }
            guard context.rules.nullMakesOptionalNil else { return true }
            codec._withUnsafeGuaranteedRef { $0.assignNil(target) }
            return true
        }
        if place.pointee.shape.storeRare(node, value, in: target, context) { return true }
        context.forgetFailure()
        return codec._withUnsafeGuaranteedRef { $0.assign(target, from: value, context) }
    }
}
