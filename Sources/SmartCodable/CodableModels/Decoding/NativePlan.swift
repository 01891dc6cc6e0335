import Foundation
@_spi(Engine) import SmartEngine

/// What the engine has learned about one native (Codable) model: its coding keys by number, their names in JSON, the
/// properties behind them.
///
/// A synthesised `init(from:)` asks for the same keys in the same order for every object. The first object teaches the
/// names; from the second on a container is opened by walking the object's members once and noting each value under its
/// key's number, and a `decode(_:forKey:)` is an array access. A plan is used by one run at a time (see `PlanPool`), so
/// learning needs no lock.
final class NativePlan {
    let type: Any.Type
    /// The model, whose `init()` gives the initial values; nil for types that are not SmartDecodable.
    let native: NativeModel?
    var model: (any SmartDecodable.Type)? { native?.type }
    private(set) lazy var layout = TypeLayout.of(type)
    let isClass: Bool
    /// Whether it is no model. A constant, as it is asked for each object.
    let isPlain: Bool
    private var tables: [KeyTable] = []
    /// The levels of a class that no container was asked for, with the number of key types it was found at.
    private var inherited: (askedFor: Int, levels: InheritedLevels?)?
    /// By the coding key's own name.
    private let keyNames: [String: [String]]
    private let transformers: [String: SmartValueTransformer]
    /// How this run turns member names into keys.
    let strategy: SmartKeyDecodingStrategy
    /// The model's own conversions.
    let conversions: [SmartConversion]
    /// What chooses a subclass, for a polymorphic class.
    let variants: SmartVariants?
    private let hasConversions: Bool
    /// Of a model; not of the plans inside.
    let check: MappingCheck?
    /// Whether the check waits for an object. A constant, as it is asked for each.
    let mayHaveUnknownKeys: Bool
    /// The model's own options.
    private let options: Set<SmartDecodingOption>
    /// Whether it has conversions or options.
    private let hasOwnChoices: Bool
    /// The run's.
    private let names: KeyNaming
    /// Whether `nonnull` and `throws` are meant as ExCodable means them.
    private(set) lazy var isDemanding = native?.extended(as: (any _SmartFilled.Type).self) != nil
    /// Key types that take any name, of which no table is kept.
    private var dynamicKeyNames: Set<String> = []
    /// Decoders of this model that are free to be used again. Behind a pointer, as it changes with every object.
    let idleDecoders = UnsafeMutablePointer<[EngineDecoder]>.allocate(capacity: 1)
    /// How many of them are kept from one run to the next.
    private static let keptDecoders = 2

    deinit {
        idleDecoders.deinitialize(count: 1)
        idleDecoders.deallocate()
    }

    func dropIdleDecoders() {
        let idle = idleDecoders.pointee
        idleDecoders.pointee = []
        withExtendedLifetime(idle) {}
    }

    /// Keeps what the next run can use.
    func tidyIdleDecoders() {
        let idle = idleDecoders.pointee
        idleDecoders.pointee = idle.prefix(NativePlan.keptDecoders).filter(\.isReusable)
        withExtendedLifetime(idle) {}
    }

    init(_ type: Any.Type, _ names: KeyNaming = KeyNaming()) {
        willRunUserCode()
        idleDecoders.initialize(to: [])
        self.type = type
        isClass = type is AnyClass
        native = (CodecRegistry.shared.codec(for: type) as? NativeModelCodec)?.native
        isPlain = native == nil
        conversions = native?.extended(as: (any SmartConverting.Type).self)?.conversions() ?? []
        hasConversions = !conversions.isEmpty
        options = native?.type.decodingOptions ?? []
        hasOwnChoices = hasConversions || !options.isEmpty
        self.names = names
        strategy = names.strategy(options)
        variants = native?.extended(as: (any SmartPolymorphic.Type).self)?.variants()
        guard let smart = native?.type else {
            keyNames = [:]
            transformers = [:]
            check = nil
            mayHaveUnknownKeys = false
            return
        }
        var names: [String: [String]] = [:]
        let mappings = ModelMappings(smart)
        for mapping in mappings.keys { names[mapping.key.stringValue, default: []] += mapping.names }
        keyNames = names
        var conversions: [String: SmartValueTransformer] = [:]
        for mapping in mappings.values { conversions[mapping.key.stringValue] = mapping }
        transformers = conversions
        let layout = mappings.keys.isEmpty && mappings.values.isEmpty ? nil : TypeLayout.of(type)
        let check = MappingCheck(smart, names: mappings.keys, values: mappings.values) { key in
            let name = RuntimeReflection.caseName(key) ?? key.stringValue
            return layout.map { NativePlan.property(named: name, in: $0) != nil || $0.codableProblem != nil } ?? true
        }
        self.check = check
        mayHaveUnknownKeys = !check.isDone
    }

    /// After an object: says which mappings have no effect.
    @inline(never)
    func finishCheck() {
        guard let check, !check.isDone, dynamicKeyNames.isEmpty else { return }
        check.finish { keys in tables.contains { $0.keyType == ObjectIdentifier(keys) } }
    }

    /// What a model's own conversions and options replaced. An object, as it is handed on for each model where there is
    /// none.
    final class OuterChoices {
        let conversions: [SmartConversion]
        let options: ActiveRules?
        /// Of a model whose options are inherited.
        private var base: (choices: DecodingState.Base, plans: NativeScratch.Plans)?

        init(conversions: [SmartConversion], options: ActiveRules?) {
            self.conversions = conversions
            self.options = options
        }

        func inherit(_ names: KeyNaming, _ context: DecodingContext) {
            base = (context.state.pointee.inherit(), context.native.pointee.exchangePlans(names))
        }

        @inline(never)
        func putBack(_ context: DecodingContext) {
            context.scratch.pointee.conversions = conversions
            if let base {
                context.native.pointee.putBack(base.plans)
                context.state.pointee.putBack(base.choices)
            }
            if let options { context.state.pointee.putBack(options) }
        }
    }

    /// Puts the model's conversions and options in force. What to put back after it; nil where nothing changed.
    @inline(__always)
    func enter(_ context: DecodingContext) -> OuterChoices? {
        let native = context.native
        let scratch = context.scratch
        if !hasOwnChoices, !scratch.pointee.hasConversions, !native.pointee.hasOwnOptions { return nil }
        return exchange(context)
    }

    @inline(never)
    private func exchange(_ context: DecodingContext) -> OuterChoices {
        let native = context.native
        let scratch = context.scratch
        let outer = scratch.pointee.conversions
        scratch.pointee.conversions = conversions
        if hasConversions { scratch.pointee.hasConversions = true }
        guard !options.isEmpty || native.pointee.hasOwnOptions else {
            return OuterChoices(conversions: outer, options: nil)
        }
        native.pointee.hasOwnOptions = true
        let choices = OuterChoices(
            conversions: outer, options: context.state.pointee.exchange(options, of: type))
        if options.contains(.inherited) { choices.inherit(names.inherited(options), context) }
        return choices
    }

    /// The table for a key type; made on first use. Keys that are no plain enum may have any name
    /// (`_DictionaryCodingKey`, `case other(String)`): their table lasts for one object, or it would grow with the
    /// data.
    ///
    /// Throws for a model of which nothing is known but its layout, where that cannot be used.
    func table<K: CodingKey>(for type: K.Type) throws -> KeyTable {
        let id = ObjectIdentifier(type)
        for table in tables where table.keyType == id { return table }
        if let error = recorded?.decodingError { throw error }
        let table = KeyTable(type, strategy)
        if table.isOfPlainEnum {
            table.owner = owner(of: type, table.keyName)
            if table.owner != nil { hasParts = true }
            tables.append(table)
        } else {
            dynamicKeyNames.insert(table.keyName)
        }
        return table
    }

    /// The plan of another model whose keys these are: one that is decoded from this model's decoder (`base = try
    /// Base(from: decoder)`).
    private func owner<K: CodingKey>(of keys: K.Type, _ keyName: String) -> NativePlan? {
        let own: [Any.Type] = isClass ? layout.levels : [type]
        guard !own.contains(where: { keyName.hasPrefix(_typeName($0) + ".") }),
            let model = EnclosingModel.find(of: keys, keyName, in: layout),
            ObjectIdentifier(model) != ObjectIdentifier(type), model is any SmartDecodable.Type
        else { return nil }
        return NativePlan(model, names)
    }

    /// What the engine has to fill by itself after `init(from:)`; nil when that filled every level. Throws where it
    /// would have to fill a level and cannot.
    func inheritedLevels() throws -> InheritedLevels? {
        let askedFor = tables.count + dynamicKeyNames.count
        if let inherited, inherited.askedFor == askedFor { return inherited.levels }
        let keyTypes = tables.map(\.keyName) + dynamicKeyNames
        let codesFirstLevel = native?.extended(as: (any _SmartFilled.Type).self) == nil
        if let recorded,
            let level = InheritedMembers.unreachable(in: layout, keyTypes: keyTypes, codesFirstLevel: codesFirstLevel)
        {
            throw recorded.error(level)
        }
        let members = InheritedMembers.find(in: layout, keyTypes: keyTypes, codesFirstLevel: codesFirstLevel) {
            willRunUserCode()
            return model.map { ModelMappings($0).mappedKeys } ?? []
        }
        let levels = InheritedLevels(members, strategy) { enter($0.key, $0.name, $0.property, in: $1) }
        inherited = (askedFor, levels)
        return levels
    }

    /// A new key of a table: its names, its transformer, its property.
    func learn<K: CodingKey>(_ key: K, in table: KeyTable) -> Int {
        let text = key.stringValue
        // `decoder["name"]`: a member as it is sent, whatever property has the name.
        if K.self == NameKey.self { return enterName(text, in: table) }
        let caseName = RuntimeReflection.caseName(key) ?? text
        let property = property(named: caseName)
        if property == nil, let recorded { return enter(text, caseName, in: table, of: recorded) }
        // A key of a plain Codable type is a name, whatever is in it.
        return enter(text, caseName, property, in: table, isName: model == nil)
    }

    @_optimize(size)
    private func enterName(_ text: String, in table: KeyTable) -> Int {
        var names = [text]
        if case .globalMap(let maps) = strategy { names = maps.filter { $0.to == text }.map(\.from) + names }
        if table.isTooLarge { hasParts = true }
        return table.add(
            KeyTable.Key(
                name: text, paths: names.flatMap(NativePlan.paths), property: nil, propertyName: text, transformer: nil,
                configuration: nil, isFlat: false))
    }

    @_optimize(size)
    private func enter(
        _ text: String, _ propertyName: String, _ property: StoredProperty?, in table: KeyTable, isName: Bool = false
    ) -> Int {
        let codec = property.map { CodecRegistry.shared.codec(for: $0.type) }
        let configuration = property.flatMap {
            $0.name.hasPrefix("_") ? configurations[String($0.name.dropFirst())] : nil
        }
        // Both are written: the mapping's with mapped keys, the wrapper's without.
        var names = (keyNames[text] ?? []) + (configuration?.names ?? [])
        if names.isEmpty { names = property.map { layout.names(of: $0, key: text) } ?? [text] }
        if case .globalMap(let maps) = strategy { names = maps.filter { $0.to == text }.map(\.from) + names }
        // An ignored property has no name.
        if codec?.shape == .ignored { names = [] }
        let paths = isName ? names.map { [$0] } : names.flatMap(NativePlan.paths)
        if table.isTooLarge { hasParts = true }
        return table.add(
            KeyTable.Key(
                name: text, paths: paths, property: property, propertyName: property == nil ? text : propertyName,
                transformer: transformers[text], configuration: configuration,
                // What keeps observers is made from nothing.
                isFlat: codec?.shape == .flat || property?.isObservationRegistrar == true))
    }

    /// The same of a property that the layout does not have.
    @inline(never)
    @_optimize(size)
    private func enter(_ text: String, _ name: String, in table: KeyTable, of model: RecordedModel) -> Int {
        let key = RecordedInstance.Key(type: table.keyType, text: text)
        let value = model.initial?[key]?.value
        let shape = value.map { CodecRegistry.shared.codec(for: $0.type).shape }
        let configuration = value?.configuration
        let isObservable = model.initial?.isObservable(table.keyType) == true
        var names = (keyNames[text] ?? []) + (configuration?.names ?? [])
        if names.isEmpty { names = isObservable && text.hasPrefix("_") ? [String(text.dropFirst()), text] : [text] }
        if case .globalMap(let maps) = strategy { names = maps.filter { $0.to == text }.map(\.from) + names }
        if shape == .ignored { names = [] }
        if table.isTooLarge { hasParts = true }
        return table.add(
            KeyTable.Key(
                name: text, paths: names.flatMap(NativePlan.paths), property: nil, propertyName: name,
                transformer: transformers[text], configuration: configuration,
                isFlat: shape == .flat || isObservable && RecordedInstance.isRegistrar(text),
                recordedKey: key, recordedType: value?.type))
    }

    /// What stands in for the layout where that cannot be used; nil where it can.
    private(set) lazy var recorded = native.flatMap { RecordedModel($0.type, layout) }

    /// As what `encode(to:)` writes the keys of one `init()`; empty where the model is not Encodable.
    private(set) lazy var writtenTypes =
        native.flatMap { RecordedInstance(initialOf: $0.type) }.map { WrittenTypes($0) } ?? WrittenTypes()

    /// What the properties' wrappers say in the model's initial instance, by property.
    private lazy var configurations = model == nil ? [:] : WrapperConfiguration.all(of: layout)

    /// A plan for the containers inside a model's object that its own code asks for: the same properties stand behind
    /// their keys, the model's names do not.
    var nested: NativePlan {
        if let nestedPlan { return nestedPlan }
        let plan = NativePlan(nestedIn: self)
        nestedPlan = plan
        hasParts = true
        return plan
    }
    private var nestedPlan: NativePlan?
    /// Whether there is anything for `forgetSharedParts` to do.
    private(set) var hasParts = false

    /// Gives up the plans within this one that a kept decoder or container still refers to.
    func forgetSharedParts() {
        if nestedPlan != nil {
            if isKnownUniquelyReferenced(&nestedPlan) { nestedPlan?.forgetSharedParts() } else { nestedPlan = nil }
        }
        for table in tables { table.forgetSharedOwner() }
        tables.removeAll { $0.isTooLarge }
    }

    /// The stored properties that some coding key has been asked for, and those of the levels that the engine fills; by
    /// offset. Nil where the model reads in a way of its own: by keys that are no properties' names, or without keys.
    func codedProperties() -> Set<Int>? {
        guard !tables.isEmpty, dynamicKeyNames.isEmpty else { return nil }
        var offsets: Set<Int> = []
        for key in tables.lazy.flatMap(\.keys) {
            guard let property = key.property else { return nil }
            offsets.insert(property.offset)
        }
        if isClass, let levels = try? inheritedLevels() { offsets.formUnion(levels.properties.map(\.offset)) }
        return offsets
    }

    private init(nestedIn plan: NativePlan) {
        idleDecoders.initialize(to: [])
        type = plan.type
        isClass = plan.isClass
        native = plan.native
        strategy = plan.strategy
        conversions = plan.conversions
        hasConversions = plan.hasConversions
        options = plan.options
        hasOwnChoices = plan.hasOwnChoices
        names = plan.names
        isPlain = plan.isPlain
        variants = plan.variants
        keyNames = [:]
        transformers = [:]
        check = nil
        mayHaveUnknownKeys = false
    }

    /// The ways a name may lead: a name with dots is tried as it is, then as a path. No way is empty: a name of dots
    /// alone has no steps, and is only a name.
    static func paths(_ name: String) -> [[String]] {
        let steps = name.utf8.contains(UInt8(ascii: ".")) ? name.split(separator: ".").map(String.init) : []
        return steps.isEmpty ? [[name]] : [[name], steps]
    }

    private func property(named name: String) -> StoredProperty? {
        guard model != nil, layout.problem == nil else { return nil }
        return NativePlan.property(named: name, in: layout)
    }

    private static func property(named name: String, in layout: TypeLayout) -> StoredProperty? {
        layout.properties.last { $0.name == name } ?? layout.properties.last { $0.name == "_" + name }
            ?? layout.properties.last { $0.name == "$__lazy_storage_$_" + name }
    }
}

extension NativePlan {
    static let pool = PlanPool<NativePlan>()
}
