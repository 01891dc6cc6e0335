import Foundation
import SmartCodable
@_spi(Engine) import SmartEngine

/// Makes the JSON Schema of a type, and of the models that it refers to.
struct SchemaBuilder {
    private let options: Set<SmartDecodingOption>
    /// The models' schemas by their names, in the order in which they were met; nil for one that is being made.
    private(set) var definitions: [(name: String, schema: OrderedJSON?)] = []
    private var names: [ObjectIdentifier: String] = [:]
    /// The declarations of the models that the one being made is in: `Response` of `Response<User>`.
    private var outer: [Substring] = []

    init(_ options: Set<SmartDecodingOption>) { self.options = options }

    // MARK: Types

    /// The schema of a type. `isDerived`: for a property of a HandyJSON model.
    mutating func schema(for type: Any.Type, isDerived: Bool) -> OrderedJSON {
        if let optional = RuntimeReflection.optional(type) {
            return SchemaBuilder.orNull(schema(for: optional.wrappedAnyType, isDerived: isDerived))
        }
        if let wrapper = type as? any AnyWrapper.Type { return schema(for: wrapper.wrappedType, isDerived: isDerived) }
        if let scalar = SchemaBuilder.scalar(type) { return scalar }
        if let list = type as? any ArrayOfElements.Type {
            return .object([
                ("type", .text("array")), ("items", schema(for: list.elementType, isDerived: isDerived)),
            ])
        }
        if let table = type as? any TableType.Type { return self.table(table, isDerived) }
        if let variants = SchemaBuilder.variants(of: type) { return reference(type) { $0.oneOf(variants, of: type) } }
        let codec = isDerived ? CodecRegistry.shared.derivedCodec(for: type) : CodecRegistry.shared.codec(for: type)
        if codec is RuntimeModelCodec || NativeModels.has(codec) { return reference(type) { $0.model(type) } }
        if let raw = type as? any RawRepresentable.Type { return reference(type) { $0.enumeration(raw, isDerived) } }
        if type is any SmartAssociatedEnumerable.Type {
            return SchemaBuilder.anything("What \(type) reads is known only to its code.")
        }
        guard codec.isPlainCodable else {
            let isOther = !(type is NSObject.Type) && codec.canRead
            return SchemaBuilder.anything(
                isOther ? "What \(type) reads is known only to its code." : "\(type) is not read from JSON.")
        }
        return reference(type) { RuntimeReflection.isEnum(type) ? $0.caseNames(type) : $0.model(type) }
    }

    private static func anything(_ comment: String?) -> OrderedJSON {
        OrderedJSON.empty.with("$comment", comment.map { .text($0) })
    }

    /// The schema of a value that may also be null.
    static func orNull(_ schema: OrderedJSON) -> OrderedJSON {
        if case .text(let type) = schema["type"] {
            guard type != "null" else { return schema }
            let wider = schema.with("type", .texts([type, "null"]))
            return wider.with("enum", schema["enum"].map { .array($0.elements + [.null]) })
        }
        if case .array(let types) = schema["type"] {
            return types.contains { $0.text == "null" } ? schema : schema.with("type", .array(types + [.text("null")]))
        }
        let alternatives = schema["anyOf"]?.elements ?? []
        if alternatives.last?["type"]?.text == "null" { return schema }
        return schema.members.allSatisfy { $0.name == "$comment" }
            ? schema : .object([("anyOf", .array([schema, .object([("type", .text("null"))])]))])
    }

    private static let scalars: [ObjectIdentifier: OrderedJSON] = {
        var scalars: [ObjectIdentifier: OrderedJSON] = [:]
        func add(_ types: Any.Type..., as members: (String, OrderedJSON)...) {
            for type in types { scalars[ObjectIdentifier(type)] = .object(members.map { ($0.0, $0.1) }) }
        }
        func add<T: FixedWidthInteger>(_ type: T.Type) {
            scalars[ObjectIdentifier(type)] = .object([
                ("type", .text("integer")), ("minimum", .literal("\(T.min)")), ("maximum", .literal("\(T.max)")),
            ])
        }
        add(Bool.self, as: ("type", .text("boolean")))
        add(Int.self)
        add(Int8.self)
        add(Int16.self)
        add(Int32.self)
        add(Int64.self)
        add(UInt.self)
        add(UInt8.self)
        add(UInt16.self)
        add(UInt32.self)
        add(UInt64.self)
        add(Double.self, Float.self, CGFloat.self, Decimal.self, NSDecimalNumber.self, as: ("type", .text("number")))
        add(NSNumber.self, as: ("type", .texts(["number", "boolean"])))
        add(String.self, Substring.self, NSString.self, NSMutableString.self, as: ("type", .text("string")))
        add(
            UUID.self, as: ("type", .text("string")), ("format", .text("uuid")),
            ("pattern", .text("^[0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$")))
        add(
            URL.self, NSURL.self, as: ("type", .text("string")), ("format", .text("uri-reference")),
            ("minLength", .literal("1")))
        add(
            Data.self, as: ("type", .text("string")), ("contentEncoding", .text("base64")),
            ("pattern", .text("^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$")))
        add(Date.self, NSDate.self, as: ("type", .texts(["number", "string"])))
        add(NSNull.self, as: ("type", .text("null")))
        add(NSArray.self, NSMutableArray.self, as: ("type", .text("array")))
        add(NSDictionary.self, NSMutableDictionary.self, as: ("type", .text("object")))
        add(Any.self, AnyObject.self, JSONValue.self)
        return scalars
    }()

    private static func scalar(_ type: Any.Type) -> OrderedJSON? { scalars[ObjectIdentifier(type)] }

    private mutating func table(_ type: any TableType.Type, _ isDerived: Bool) -> OrderedJSON {
        let table = OrderedJSON.object([
            ("type", .text("object")), ("additionalProperties", schema(for: type.memberType, isDerived: isDerived)),
        ])
        return table.with("propertyNames", SchemaBuilder.names(type.keyType))
    }

    /// The names that stand for keys; nil for any.
    private static func names(_ keys: Any.Type) -> OrderedJSON? {
        if let cases = (keys as? any RawRepresentable.Type).flatMap({ cases($0) }) {
            // Names are texts, also those of cases with numbers.
            return .object([("enum", .array(cases.map { if case .literal(let text) = $0 { .text(text) } else { $0 } }))]
            )
        }
        if keys == Bool.self { return .object([("enum", .texts(["true", "false"]))]) }
        let pattern = keys is any BinaryInteger.Type ? .text("^[+-]?[0-9]+$") : scalar(keys)?["pattern"]
        return pattern.map { .object([("pattern", $0)]) }
    }

    // MARK: Enums

    private mutating func enumeration(_ type: any RawRepresentable.Type, _ isDerived: Bool) -> OrderedJSON {
        func raw<R: RawRepresentable>(_: R.Type) -> Any.Type { R.RawValue.self }
        let values = schema(for: raw(type), isDerived: isDerived)
        return values.with("enum", SchemaBuilder.cases(type).map { .array($0) })
    }

    /// The raw values of an enum; nil if they are neither texts nor numbers.
    private static func cases(_ type: any RawRepresentable.Type) -> [OrderedJSON]? {
        func open<R: RawRepresentable>(_: R.Type) -> [OrderedJSON]? {
            guard let values = EnumCases.all(of: R.self) else { return nil }
            let raw = values.compactMap { value -> OrderedJSON? in
                switch value.rawValue {
                case let text as String: return .text(text)
                case let number as any BinaryInteger: return .literal("\(number)")
                case let number as Double: return .literal("\(number)")
                default: return nil
                }
            }
            return raw.count == values.count ? raw : nil
        }
        return open(type)
    }

    /// An enum without raw values, as the compiler codes it: an object with one member, the case.
    private mutating func caseNames(_ type: Any.Type) -> OrderedJSON {
        func open<E>(_: E.Type) -> [String]? {
            EnumCases.all(of: E.self)?.compactMap { RuntimeReflection.caseName($0) }
        }
        guard let names = _openExistential(type, do: open), let members = ModelReading(type, options).members(),
            members.map(\.property) == names
        else { return SchemaBuilder.anything("What \(type) reads is known only to its code.") }
        return .object([
            ("type", .text("object")), ("title", .text("\(type)")),
            (
                "properties",
                .object(
                    members.compactMap { member in
                        member.paths.first?.first.map { ($0, .object([("type", .text("object"))])) }
                    })
            ),
            ("additionalProperties", .literal("false")), ("minProperties", .literal("1")),
            ("maxProperties", .literal("1")),
        ])
    }

    // MARK: Models

    /// A reference to the definition of a model, which `make` makes when it is met first.
    private mutating func reference(_ type: Any.Type, _ make: (inout SchemaBuilder) -> OrderedJSON) -> OrderedJSON {
        let id = ObjectIdentifier(type)
        let name = names[id] ?? newName(type)
        if names[id] == nil {
            // A generic model that contains itself with another argument never ends.
            let declaration = _typeName(type).prefix { $0 != "<" }
            guard outer.count < 100, outer.filter({ $0 == declaration }).count < 5 else {
                return SchemaBuilder.anything("\(type) is too many models deep in others.")
            }
            outer.append(declaration)
            defer { outer.removeLast() }
            names[id] = name
            let index = definitions.count
            definitions.append((name, nil))
            definitions[index].schema = make(&self)
        }
        return .object([("$ref", .text("#/$defs/\(name)"))])
    }

    /// A name for a type: its own, or its full one where another type has that.
    private func newName(_ type: Any.Type) -> String {
        // A reference is a URI.
        func plain(_ name: String) -> String { SmartSchema.plain(name) { $0.isASCII } }
        let short = plain("\(type)")
        guard definitions.contains(where: { $0.name == short }) else { return short }
        let long = plain(_typeName(type))
        let sameNames = definitions.lazy.filter { $0.name == long || $0.name.hasPrefix(long + "-") }.count
        return sameNames == 0 ? long : "\(long)-\(sameNames + 1)"
    }

    /// The variants of an enum, or of the class that declares them; its subclasses are models, or choose by another
    /// member.
    private static func variants(of type: Any.Type) -> SmartVariants? {
        guard let model = type as? any SmartPolymorphic.Type else {
            return (type as? any SmartPolymorphicEnum.Type)?.variants()
        }
        let superclass: AnyClass? = (type as? AnyClass).flatMap { _getSuperclass($0) }
        let (own, inherited) = (model.variants(), (superclass as? any SmartPolymorphic.Type)?.variants())
        return own.key == inherited?.key ? nil : own
    }

    /// The schema of one of several variants, which a member chooses.
    private mutating func oneOf(_ variants: SmartVariants, of type: Any.Type) -> OrderedJSON {
        let path = variants.paths.last ?? [variants.key]
        var schemas: [OrderedJSON] = variants.variants.map { variant in
            // A number or a boolean is known by its text.
            let value = OrderedJSON(SmartVariants.value(variant.name))
            let name: (String, OrderedJSON) =
                value.text == nil
                ? ("enum", .array([value, .text(variant.name)])) : ("const", .text(variant.name))
            let tag = path.reversed().reduce(OrderedJSON.object([name])) { inner, step in
                .object([
                    ("type", .text("object")), ("properties", .object([(step, inner)])), ("required", .texts([step])),
                ])
            }
            guard variant.value == nil else { return tag }
            let isOwn = ObjectIdentifier(variant.type) == ObjectIdentifier(type)
            return .object([
                ("allOf", .array([tag, isOwn ? model(type) : schema(for: variant.type, isDerived: false)]))
            ])
        }
        if variants.otherwise == nil, !(type is any SmartPolymorphicEnum.Type) {
            // An object without a name is the class itself. Other names are reported.
            let named = OrderedJSON.object([("not", ModelSchema.requiring(path[...]))])
            schemas.append(.object([("allOf", .array([named, model(type)]))]))
        }
        return .object([("title", .text("\(type)")), ("oneOf", .array(schemas))])
    }

    /// The schema of an object with the members that the model reads.
    private mutating func model(_ type: Any.Type) -> OrderedJSON {
        let reading = ModelReading(type, options)
        let object = ModelSchema(type: type)
        guard let members = reading.members(), !members.isEmpty || reading.isModel else {
            return SchemaBuilder.anything("What \(type) reads is known only to its code.")
        }
        let initial = reading.initialValue()
        add(members, of: reading, initial, to: object)
        return object.schema
    }

    private mutating func add(
        _ members: [ModelMember], of reading: ModelReading, _ initial: JSONValue?, to object: ModelSchema
    ) {
        let missing = reading.missing()
        for member in members {
            if member.isFlat {
                addFlat(member, to: object, reading)
                continue
            }
            if member.holdsOthers { object.others = .empty }
            let path = member.paths.first ?? []
            guard !path.isEmpty else { continue }
            let value = initial.flatMap { SchemaBuilder.value(in: $0, member) }
            var schema = member.type.map { self.schema(for: $0, isDerived: reading.isDerived) } ?? .empty
            if member.hasOwnForm || schema["$comment"] != nil || SchemaBuilder.isDate(member.type) {
                schema = ownForm(member, path, reading, value)
            }
            // With several names, null under one leads to the next.
            if member.paths.count > 1 { schema = SchemaBuilder.orNull(schema) }
            // Values that only code knows may be written in a form that it does not read.
            if let value, value != .null, schema["$comment"] == nil {
                schema = schema.with("default", OrderedJSON(value))
            }
            // Before its model was read, a key is known by its type only.
            let isRequired =
                missing.map { missing in
                    missing.contains(member.property)
                        || member.paths.contains { missing.contains($0.pathText) }
                }
                ?? !SchemaBuilder.isOptional(member.type)
            object.add(schema, member, isRequired: isRequired)
        }
    }

    /// The members of a property's value, which are those of the object itself.
    private mutating func addFlat(_ member: ModelMember, to object: ModelSchema, _ reading: ModelReading) {
        guard let type = member.type.map(SchemaBuilder.unwrapped) else { return }
        if let table = type as? any TableType.Type {
            return object.others = schema(for: table.memberType, isDerived: reading.isDerived)
        }
        let inner = ModelReading(type, options)
        // A model that is flat in itself has no end.
        guard object.flatTypes.insert(ObjectIdentifier(type)).inserted, let members = inner.members() else { return }
        add(members, of: inner, inner.initialValue(), to: object)
    }

    private static func isOptional(_ type: Any.Type?) -> Bool {
        guard let type else { return true }
        if RuntimeReflection.optional(type) != nil { return true }
        return (type as? any AnyWrapper.Type).map { isOptional($0.wrappedType) } ?? false
    }

    private static func isDate(_ type: Any.Type?) -> Bool {
        type.map { ObjectIdentifier(unwrapped($0)) } == ObjectIdentifier(Date.self)
    }

    /// The type inside wrappers and optionals.
    private static func unwrapped(_ type: Any.Type) -> Any.Type {
        let inner = (type as? any AnyWrapper.Type)?.wrappedType ?? RuntimeReflection.optional(type)?.wrappedAnyType
        return inner.map(unwrapped) ?? type
    }

    /// The value that a new instance writes for a member.
    private static func value(in initial: JSONValue, _ member: ModelMember) -> JSONValue? {
        func find(_ path: [String]) -> JSONValue? {
            path.reduce(Optional(initial)) { value, step in
                if case .dict(let members)? = value { members[step] } else { nil }
            }
        }
        if let name = member.writtenName, let value = find([name]) { return value }
        return member.paths.lazy.compactMap { find($0) }.first ?? find([member.property])
    }

    // MARK: Values with a form of their own

    /// Values of each kind, the likelier ones first: a transform or a date format says of each whether it takes it.
    private static let examples: [(kind: String, text: String)] = [
        ("string", #""2024-05-17T09:30:00Z""#), ("string", #""2024-05-17 09:30:00""#), ("string", #""2024-05-17""#),
        ("string", #""2024/05/17""#), ("string", #""20240517""#), ("string", ##""#336699""##),
        ("string", #""text""#), ("string", #""1""#), ("number", "1700000000"), ("number", "1"), ("boolean", "true"),
        ("array", "[]"), ("object", "{}"),
    ]

    /// The kinds of values that the property takes as they are, with examples; found by reading some.
    private func ownForm(
        _ member: ModelMember, _ path: [String], _ reading: ModelReading, _ initial: JSONValue?
    ) -> OrderedJSON {
        var candidates = SchemaBuilder.examples
        if let initial, initial != .null {
            candidates.insert((initial.kind, OrderedJSON(initial).written(pretty: false)), at: 0)
        }
        var found: [(kind: String, text: String)] = []
        for (kind, text) in candidates where !found.contains(where: { $0.kind == kind }) {
            let object = path.reversed().reduce(OrderedJSON.literal(text)) { .object([($1, $0)]) }
            let source = object.written(pretty: false)
            guard reading.takes(source) else { continue }
            // The kind that is also written comes first.
            let isWritten = reading.rewritten(source).flatMap { SchemaBuilder.value(in: $0, member)?.kind } == kind
            found.insert((kind, text), at: isWritten ? 0 : found.count)
        }
        guard !found.isEmpty else {
            return SchemaBuilder.anything("What \(member.property) reads is known only to code.")
        }
        let kinds = found.map(\.kind) + (SchemaBuilder.isOptional(member.type) ? ["null"] : [])
        return .object([
            ("type", kinds.count == 1 ? .text(kinds[0]) : .texts(kinds)),
            ("examples", .array(found.map { .literal($0.text) })),
        ])
    }
}

extension JSONValue {
    /// The kind of the value, as a schema names it.
    fileprivate var kind: String {
        switch self {
        case .null: "null"
        case .string: "string"
        case .bool: "boolean"
        case .array: "array"
        case .dict: "object"
        case .int, .double, .number: "number"
        }
    }
}
