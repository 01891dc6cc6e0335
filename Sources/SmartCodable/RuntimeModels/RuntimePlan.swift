import Foundation

/// How the members of an object go into the properties of a run-time model: names on one side, places on the other.
///
///     class Base: HandyJSON { var id = 0 }                 entries (looked up by name)        fields (places)
///     class User: Base {                                   0  "id"        → field 0           0  id    @16  int
///         var name: String?                                1  "nick"      → slot 0, prio 0    1  name  @24  optionalString
///         // mapper <<< self.name <-- ["nick", "u.name"]   2  "u" ."name" → slot 0, prio 1
///     }
///
/// A field with one plain name is filled as its member passes by. One with several names, a path or a transform has a
/// slot: the best candidate seen is kept, and the slots are worked off when the object has been walked. Filling walks
/// the members once. The next member is guessed to be the next entry, which is verified by comparing bytes; a wrong
/// guess costs one hash.
package final class RuntimePlan: @unchecked Sendable {
    struct Field {
        let property: StoredProperty
        let codec: Codec
        /// The name in reports.
        let name: String
        /// What is written: the first name, of a path the last segment. Nil when the property is not written.
        let writtenName: QuotedName?
        /// The same of a weak or unowned reference, which is not read where it lies.
        let referenceName: QuotedName?
        /// What is looked for: the first name, a path with its dots. Nil when the property is not read.
        let readName: String?
        let slot: Int
        let transform: Int
        let isExcluded: Bool
        /// Takes part in reading when no mapping says otherwise.
        let isFilled: Bool
    }

    /// The part of a field that the loop needs, without references.
    struct Place {
        var offset: Int
        var codec: Unmanaged<Codec>
        var shape: Codec.Shape
        var isOptional: Bool
        var slot: Int32
        var transform: Int32
        /// The quoted name, kept alive by the field; nil when the property is not written.
        var writtenName: UnsafePointer<UInt8>?
        var writtenLength: Int32
    }

    /// Numbers the plans of a process; sessions remember by it which they have verified.
    let ordinal = Ordinals.next()
    private let unmapped = Guarded(false)
    let layout: TypeLayout
    let fields: [Field]
    let rules: ConversionRules
    var unmanagedRules: Unmanaged<ConversionRules> { Unmanaged.passUnretained(rules) }
    let slotFields: [Int]
    let names: NameTable
    let places: UnsafeMutablePointer<Place>
    /// What is filled and written, in the order of the fields.
    package let properties: [StoredProperty]
    let fieldCount: Int
    /// Whether two properties are written under one name (a private property of a superclass and of its subclass, say).
    let repeatsNames: Bool
    /// Whether the properties are an object's, which other code may be using.
    let isOfClass: Bool
    /// Where the last property ends, counted from the instance's start.
    package let extent: Int

    /// What a mapping says of one property.
    package struct FieldMapping {
        /// Each name as its path segments; nil: the property's own name.
        package var names: [[String]]?
        package var transform: Int?
        package var isExcluded = false
        package init(names: [[String]]? = nil, transform: Int? = nil, isExcluded: Bool = false) {
            self.names = names
            self.transform = transform
            self.isExcluded = isExcluded
        }
    }

    /// `mappings` by index in `layout.properties`. `filled` says which properties take part in reading.
    init(
        layout: TypeLayout, codecs: [Codec], rules: ConversionRules, filled: [Bool], mappings: [Int: FieldMapping],
        isCaseInsensitive: Bool
    ) {
        self.layout = layout
        self.rules = rules
        properties = PropertyNaming.properties(of: layout)
        let table = NameTable(isCaseInsensitive: isCaseInsensitive)
        // HandyJSON lowers the names of a mapping, but not those of properties, and writes them so.
        func written(_ name: String, _ mapping: FieldMapping) -> String {
            isCaseInsensitive && mapping.names != nil ? name.lowercased() : name
        }
        var fields: [Field] = []
        var slotFields: [Int] = []
        for (index, property) in properties.enumerated() {
            let isForeign = mappings[index] == nil && PropertyNaming.isForeignStorage(property, codecs[index])
            let mapping = mappings[index] ?? FieldMapping(isExcluded: isForeign)
            let key = PropertyNaming.key(of: property, codec: codecs[index])
            let names = mapping.names ?? [[key]]
            let isRead = filled[index] && !mapping.isExcluded
            let needsSlot = names.count > 1 || names.contains { $0.count > 1 } || mapping.transform != nil
            let slot = isRead && needsSlot ? slotFields.count : -1
            if slot >= 0 { slotFields.append(index) }
            if isRead { table.add(names, target: index) }
            fields.append(
                Field(
                    property: property, codec: codecs[index], name: key,
                    writtenName: PropertyNaming.isWritten(property) && !mapping.isExcluded
                        ? QuotedName(written(names.first?.last ?? key, mapping)) : nil,
                    referenceName: property.isReference && !mapping.isExcluded ? QuotedName(key) : nil,
                    readName: isRead ? (names.first ?? [key]).joined(separator: ".") : nil, slot: slot,
                    transform: mapping.transform ?? -1,
                    isExcluded: mapping.isExcluded, isFilled: filled[index]))
        }
        self.fields = fields
        fieldCount = fields.count
        isOfClass = layout.isClass
        extent = layout.properties.map { $0.offset + max(1, $0.size) }.max() ?? 0
        let writtenNames = fields.compactMap(\.writtenName?.text)
        repeatsNames = Set(writtenNames).count < writtenNames.count
        self.slotFields = slotFields
        names = table
        places = .allocate(capacity: max(1, fields.count))
        for (index, field) in fields.enumerated() {
            (places + index).initialize(
                to: Place(
                    offset: field.property.offset, codec: Unmanaged.passUnretained(field.codec),
                    shape: KeyValueCoding.isVisible(field.property.name, in: layout.type)
                        ? .keyValue : field.codec.shape,
                    isOptional: field.codec.isOptional, slot: Int32(field.slot), transform: Int32(field.transform),
                    writtenName: field.writtenName.map { UnsafePointer($0.quoted) },
                    writtenLength: Int32(field.writtenName?.length ?? 0)))
        }
    }

    deinit { places.deallocate() }

    /// Whether the model's mapping is known to be the empty default.
    var isUnmapped: Bool { unmapped.read { $0 } }

    func noteUnmapped() { unmapped.update { $0 = true } }
}
