// Memory: `base` is where the offsets of a verified layout begin. Plans do not change, and outlive every pointer to
// them.

import Foundation

/// How the members of an object go into the properties of a run-time model: names on one side, offsets on the other.
///
///     class Base: HandyJSON { var id = 0 }                 entries (looked up by name)        fields (places)
///     class User: Base {                                   0  "id"        → field 0           0  id    @16  int
///         var name: String?                                1  "nick"      → slot 0, prio 0    1  name  @24  optionalString
///         // mapper <<< self.name <-- ["nick", "u.name"]   2  "u" ."name" → slot 0, prio 1
///     }
///
/// A field with one plain name is filled as its member passes by. One with several names, a path or a transform has a
/// slot: the best candidate seen is kept, and the slots are resolved when the object has been walked. Filling walks
/// the members once. The next member is guessed to be the next entry, which is verified by comparing bytes; a wrong
/// guess costs one hash.
package final class RuntimePlan: @unchecked Sendable {
    /// What a mapping may change for the property with the same index. Each first decode makes a plan with these, so
    /// nothing is stored twice.
    package struct Field {
        let codec: Codec
        /// The name in reports.
        package let name: String
        /// The name that is written: the first one, or the last segment if that is a path. Nil when the property is not
        /// written.
        package let quotedName: QuotedName?
        /// The path that is searched for, if there are several the first one. Nil when the property is not read.
        package let readPath: [String]?
        var slot: Int32 = -1
        package let transform: Int32
        let isExcluded: Bool
        /// Whether the property is read without a mapping.
        let isFilled: Bool
    }

    /// The part of a field that the loop needs, without references.
    struct Place {
        var plan: FieldPlan
        var slot: Int32
        var transform: Int32
        /// The quoted name, kept alive by the field; nil when the property is not written, or not from its memory.
        var writtenName: UnsafePointer<UInt8>?
        var writtenLength: Int32
    }

    /// The number of the plan in the process, by which sessions remember which plans they have verified.
    let ordinal = Ordinals.next()
    /// Shared by all plans of the model.
    private let history: Guarded<History>
    let layout: TypeLayout
    package let fields: [Field]
    let rules: ConversionRules
    var unmanagedRules: Unmanaged<ConversionRules> { Unmanaged.passUnretained(rules) }
    let slotFields: [Int]
    package let names: NameTable
    /// Threads share them: through a mutable pointer ThreadSanitizer takes some of the accesses for writes.
    let places: UnsafePointer<Place>

    /// The plan of a field, which begins its place.
    @inline(__always)
    func plan(of field: Int) -> UnsafePointer<FieldPlan> {
        UnsafeRawPointer(places + field).assumingMemoryBound(to: FieldPlan.self)
    }

    /// The properties that are filled and written, in the order of the fields.
    package let properties: [StoredProperty]
    let fieldCount: Int
    /// Whether two properties are written under one name (a private property of a superclass and of its subclass, say).
    let repeatsNames: Bool
    /// Whether two properties are written under one name, or a property holds the members that no other takes.
    let isWrittenWithCare: Bool
    /// The property with the members that no other takes; -1 where there is none.
    package let unknownField: Int
    /// Whether objects are filled the slower way: for many fields, for a property that holds unknown members, or with
    /// key-value coding.
    let isFilledWithCare: Bool
    /// Whether key-value coding sets any of the properties. Their setters may use the others, so all of them have
    /// slots: they are set in the order of their declaration, each once.
    let setsByKey: Bool
    /// Whether the properties belong to an object, which other code may be using.
    package let isClass: Bool
    /// The offset at which the last property ends, counted from the instance's start.
    package let extent: Int

    /// A mapping's rules for one property.
    package struct FieldMapping {
        /// Each name as its path segments; nil: the property's own name.
        package var names: [[String]]?
        package var transform: Int?
        package var isExcluded = false
        /// Whether the property, a `[String: Any]` or an optional of it, holds the members that no other takes.
        package var holdsUnknown = false
        package init(
            names: [[String]]? = nil, transform: Int? = nil, isExcluded: Bool = false, holdsUnknown: Bool = false
        ) {
            self.names = names
            self.transform = transform
            self.isExcluded = isExcluded
            self.holdsUnknown = holdsUnknown
        }
    }

    /// The plan of a model without any mapping. `filled`: which properties are read.
    @_optimize(size)
    init(layout: TypeLayout, properties: [StoredProperty], codecs: [Codec], rules: ConversionRules, filled: [Bool]) {
        history = Guarded(History())
        self.layout = layout
        self.rules = rules
        self.properties = properties
        names = NameTable(isCaseInsensitive: false, capacity: properties.count)
        setsByKey = layout.mayBeSetByKey && properties.contains { layout.isSetByKey($0) }
        var fields: [Field] = []
        var slotFields: [Int] = []
        fields.reserveCapacity(properties.count)
        var end = 0
        for index in properties.indices {
            let (property, codec) = (properties[index], codecs[index])
            let key = PropertyNaming.key(of: property, in: layout)
            let isExcluded = PropertyNaming.isForeignStorage(property, codec, in: layout)
            let isRead = filled[index] && !isExcluded
            if isRead { names.append(key, of: property, target: index, layout) }
            let slot = isRead && (setsByKey || layout.isObserved(property)) ? slotFields.count : -1
            if slot >= 0 { slotFields.append(index) }
            fields.append(
                Field(
                    codec: codec, name: key,
                    quotedName: PropertyNaming.isNamed(property) && !isExcluded ? QuotedName(key) : nil,
                    readPath: isRead ? [key] : nil, slot: Int32(slot), transform: -1,
                    isExcluded: isExcluded, isFilled: filled[index]))
        }
        self.fields = fields
        fieldCount = fields.count
        self.slotFields = slotFields
        isClass = layout.isClass
        for index in layout.properties.indices {
            end = max(end, layout.properties[index].offset + max(1, layout.properties[index].size))
        }
        extent = end
        repeatsNames = RuntimePlan.repeatsNames(fields, properties)
        isWrittenWithCare = repeatsNames
        unknownField = -1
        isFilledWithCare = fieldCount > 64 || setsByKey
        places = RuntimePlan.places(fields, properties, layout)
    }

    /// The plan with names, transforms and exclusions of a mapping; `mappings` by property index.
    @_optimize(size) init(_ base: RuntimePlan, _ mappings: RareTable<Int, FieldMapping>, isCaseInsensitive: Bool) {
        history = base.history
        layout = base.layout
        rules = base.rules
        properties = base.properties
        names = NameTable(isCaseInsensitive: isCaseInsensitive, capacity: properties.count)
        setsByKey = base.setsByKey
        var fields = base.fields
        var slotFields: [Int] = []
        for index in fields.indices {
            let field = fields[index]
            guard let mapping = mappings[index] else {
                if field.readPath != nil { names.append(field.name, of: properties[index], target: index, layout) }
                if field.slot >= 0 {
                    fields[index].slot = Int32(slotFields.count)
                    slotFields.append(index)
                }
                continue
            }
            let paths = mapping.names ?? [[field.name]]
            let first = paths.first ?? [field.name]
            let isRead = field.isFilled && !mapping.isExcluded
            let needsSlot = paths.count > 1 || first.count > 1 || mapping.transform != nil || setsByKey
            let slot = isRead && needsSlot ? slotFields.count : -1
            if slot >= 0 { slotFields.append(index) }
            if isRead { names.add(paths, target: index) }
            let property = properties[index]
            // HandyJSON lowercases the names of a mapping, but not those of properties, and writes them so.
            let isLowered = isCaseInsensitive && mapping.names != nil && !property.isReference
            let written = property.isReference ? field.name : first.last ?? field.name
            fields[index] = Field(
                codec: field.codec, name: field.name,
                quotedName: PropertyNaming.isNamed(property) && !mapping.isExcluded
                    ? QuotedName(isLowered ? written.lowercased() : written) : nil,
                readPath: isRead ? first : nil, slot: Int32(slot),
                transform: Int32(mapping.transform ?? -1), isExcluded: mapping.isExcluded, isFilled: field.isFilled)
        }
        self.fields = fields
        fieldCount = fields.count
        self.slotFields = slotFields
        isClass = base.isClass
        extent = base.extent
        repeatsNames = RuntimePlan.repeatsNames(fields, properties)
        let unknownField = fields.indices.last { mappings[$0]?.holdsUnknown == true } ?? -1
        self.unknownField = unknownField
        isWrittenWithCare = repeatsNames || unknownField >= 0
        isFilledWithCare = fieldCount > 64 || unknownField >= 0 || setsByKey
        places = RuntimePlan.places(fields, properties, layout)
    }

    @_optimize(size) private static func repeatsNames(_ fields: [Field], _ properties: [StoredProperty]) -> Bool {
        let names = NameTable(isCaseInsensitive: false, capacity: fields.count)
        for index in fields.indices where !properties[index].isReference {
            if let name = fields[index].quotedName { names.append(name.text, target: index) }
        }
        return names.repeatsNames
    }

    @_optimize(size) private static func places(_ fields: [Field], _ properties: [StoredProperty], _ layout: TypeLayout)
        -> UnsafePointer<Place>
    {
        let places = UnsafeMutablePointer<Place>.allocate(capacity: max(1, fields.count))
        for index in fields.indices {
            let (field, property) = (fields[index], properties[index])
            let written = property.isReference ? nil : field.quotedName
            (places + index).initialize(
                to: Place(
                    plan: FieldPlan(property, field.codec, isSetByKey: layout.isSetByKey(property)),
                    slot: field.slot, transform: field.transform,
                    writtenName: written.map { UnsafePointer($0.quoted) }, writtenLength: Int32(written?.length ?? 0)))
        }
        return UnsafePointer(places)
    }

    deinit { places.deallocate() }

    /// Knowledge of the model from earlier decodes.
    struct History {
        /// Whether the model's mapping is known to be the empty default.
        var isUnmapped = false
        var wasFilled = false
    }

    var isUnmapped: Bool { history.read { $0.isUnmapped } }

    func noteUnmapped() { history.update { $0.isUnmapped = true } }

    /// Notes a decode of the model, and returns what was known before.
    func noteFilled() -> History {
        history.update { history in
            defer { history.wasFilled = true }
            return history
        }
    }
}

extension NameTable {
    /// The name of a field without a mapping. The storage `_x` of an `@Observable` class is read as `x`, else as `_x`.
    fileprivate func append(_ name: String, of property: StoredProperty, target: Int, _ layout: TypeLayout) {
        append(name, target: target)
        if layout.isObserved(property) { append(property.name, target: target, priority: 1, tail: []) }
    }
}

extension RuntimePlan {
    /// The plan of a type without any mapping.
    static func base(for layout: TypeLayout, family: RuntimeFamily, codec: (Any.Type) -> Codec) -> RuntimePlan? {
        guard layout.problem == nil else { return nil }
        // The type's own level is a model; the others are checked.
        let isLevelFilled = layout.levels.map {
            ObjectIdentifier($0) == ObjectIdentifier(layout.type) || family.fillsLevel($0)
        }
        let filled = layout.properties.map {
            PropertyNaming.isFilled($0) && (!layout.isClass || isLevelFilled[$0.level])
        }
        let properties = PropertyNaming.properties(of: layout)
        return RuntimePlan(
            layout: layout, properties: properties, codecs: properties.map { codec($0.type) },
            rules: family.rules, filled: filled)
    }

    /// This plan with names, transforms and exclusions of a mapping; `mappings` by property index.
    package func mapped(_ mappings: RareTable<Int, FieldMapping>, isCaseInsensitive: Bool) -> RuntimePlan {
        RuntimePlan(self, mappings, isCaseInsensitive: isCaseInsensitive)
    }

    package var modelType: Any.Type { layout.type }
    package var isCaseInsensitive: Bool { names.isCaseInsensitive }

    /// Properties that are constants, but filled nevertheless.
    @_optimize(size) package var filledConstants: [StoredProperty] {
        properties { $0.isFilled && !$0.isExcluded && !$1.isVariable && $0.codec.canRead }
    }

    /// Properties whose wrapper would make them flat in the object, as in native models.
    @_optimize(size) package var flat: [StoredProperty] {
        properties { field, _ in field.codec.shape == .flat }
    }

    /// Properties that no JSON value can fill.
    @_optimize(size) package var unfillable: [StoredProperty] {
        properties { !$0.isExcluded && ($0.isFilled ? !$0.codec.canRead : $1.holdsFunction) }
    }

    private func properties(where isWanted: (Field, StoredProperty) -> Bool) -> [StoredProperty] {
        var wanted: [StoredProperty] = []
        for index in fields.indices where isWanted(fields[index], properties[index]) {
            wanted.append(properties[index])
        }
        return wanted
    }
}

/// The names of properties in JSON without a mapping.
package enum PropertyNaming {
    /// The Swift name; for the storage `_x` of a wrapper, or of a property of an `@Observable` class, `x`.
    package static func key(of property: StoredProperty, in layout: TypeLayout? = nil) -> String {
        if property.name.hasPrefix("_"),
            layout?.isObserved(property) == true || property.type is any _SmartWrapper.Type
        {
            return String(property.name.dropFirst())
        }
        return property.name
    }

    /// The properties of a layout, with the value inside in place of a user's own property wrapper: of `@Clamped var x`
    /// the `wrappedValue` stored in `_x`, under the name `x`. Wrappers that compute it are left alone; the library's
    /// own wrappers code themselves.
    @_optimize(size) static func properties(of layout: TypeLayout) -> [StoredProperty] {
        guard layout.properties.firstIndex(where: { $0.name.hasPrefix("_") }) != nil else { return layout.properties }
        return layout.properties.map { property in
            guard property.name.hasPrefix("_"), !(property.type is any _SmartWrapper.Type),
                RuntimeReflection.kind(of: property.type) == .structure,
                let value = TypeLayout.of(property.type).properties.first(where: { $0.name == "wrappedValue" }),
                value.holdsValue
            else { return property }
            return property.part(value, named: String(property.name.dropFirst()))
        }
    }

    /// Whether a property is the storage of a wrapper that keeps its value elsewhere, such as Realm's `@Persisted`. It
    /// is Codable, but under a name that is not a property's. HandyJSON left it alone.
    static func isForeignStorage(_ property: StoredProperty, _ codec: Codec, in layout: TypeLayout) -> Bool {
        property.name.hasPrefix("_") && codec.isPlainCodable
            && (property.isObservationRegistrar || !layout.isObserved(property))
    }

    /// Whether the property's name is written, with its value or with what its reference refers to. An ignored property
    /// decides itself whether it is written.
    static func isNamed(_ property: StoredProperty) -> Bool { property.isReference || isCoded(property) }

    /// Whether the property is read: lazy storage, weak and unowned references, metatypes, functions and ignored
    /// properties are left alone.
    static func isFilled(_ property: StoredProperty) -> Bool { isCoded(property) && !isIgnored(property) }

    private static func isCoded(_ property: StoredProperty) -> Bool {
        property.holdsValue && !property.holdsFunction && !property.isLazyStorage
    }

    static func isIgnored(_ property: StoredProperty) -> Bool {
        property.name.hasPrefix("_") && property.type is any _SmartIgnoringWrapper.Type
    }
}
