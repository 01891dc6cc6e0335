// MARK: Mappings

extension Rule {
    static let dynamicMapping = Rule(
        "dynamic-mapping", .adopt, .hand, "mapping that is more than a list",
        effect: "runs for every instance, as with HandyJSON",
        advice: "mappingForKey is one list for the type: write it by hand", see: .mapping, minutes: 15)
    static let unknownMapped = Rule(
        "unknown-mapped-property", .swap, .difference, "mapping of something that is not a stored property",
        effect: "has no effect, as with HandyJSON, and is reported",
        advice: "delete the line", see: .mapping, minutes: 3)
    static let nestedMapping = Rule(
        "nested-mapping", .swap, .difference, "mapping of a property of a property",
        effect:
            "has no effect, and is reported; HandyJSON applied it if the inner property is the first of its struct",
        advice: "map it in the inner type", see: .mapping, minutes: 5)
    static let doubleMapping = Rule(
        "double-mapping", .adopt, .difference, "property mapped more than once",
        effect: "the last line counts, an exclusion always does, as with HandyJSON",
        advice: "adopt leaves the others out; check that the last one is what was meant", see: .mapping, minutes: 3)
    static let severalNames = Rule(
        "several-names", .adopt, .difference, "property with several names",
        effect: "the first name that is present counts, even when it is null; natively the first that is not null",
        advice: "nothing, unless null was meant to win", see: .mapping)
    static let mappedPath = Rule(
        "mapped-path", .adopt, .difference, "property mapped to a path",
        effect: "toJSON writes the path's last part; natively the whole path is the key",
        advice: "check what is sent to the server, if the model is sent at all", see: .jsonKeys, minutes: 3)
    static let escapedDot = Rule(
        "escaped-dot", .adopt, .difference, "name with an escaped dot",
        effect: #"`\\.` is a dot in the name, as with HandyJSON"#,
        advice: "natively the name is written plainly and tried before the path; adopt --unsafe converts it",
        see: .mapping, minutes: 3)
    static let assigningMapping = Rule(
        "assigning-mapping", .swap, .difference, "class whose mapping assigns its own properties",
        effect: "is written with the new values; HandyJSON wrote the old ones, and the new ones the next time",
        advice: "assign in didFinishMapping: mapping runs for reading and for writing", see: .mapping, minutes: 5)
    static let missingSuperMapping = Rule(
        "missing-super-mapping", .swap, .none, "override of mapping without super.mapping",
        effect: "the superclass's names are not used, as with HandyJSON",
        advice: "if that is an oversight, add the call: the JSON keys change then", see: .inheritance, minutes: 3)
    static let foreignMapped = Rule(
        "foreign-mapped", .adopt, .hand, "mapping of a superclass's property that the superclass maps too",
        effect: "the subclass's names count, as with HandyJSON",
        advice: "natively both lists are joined: write one of them", see: .inheritance, minutes: 10)
    static let customTransform = Rule(
        "custom-transform", .adopt, .none, "transform of your own", effect: "works as with HandyJSON",
        advice: "adopt makes it a ValueTransformable", see: .transforms)
    static let transformSubclass = Rule(
        "transform-subclass", .adopt, .none, "subclass of a built-in transform", effect: "works as with HandyJSON",
        advice: "adopt makes it a ValueTransformable as well", see: .transforms)
    static let transformWithoutCounterpart = Rule(
        "transform-without-counterpart", .adopt, .hand, "transform that has no native counterpart",
        effect: "works as with HandyJSON",
        advice: "write a ValueTransformable, or change the property's type", see: .transforms, minutes: 10)
    static let exactTransform = Rule(
        "exact-transform", .swap, .difference, "NSDecimalNumberTransform or HexColorTransform",
        effect: "keeps digits that HandyJSON lost: numbers do not pass through Double, colour components are rounded",
        advice: "nothing, unless code compares with the old digits", see: .transforms)
    static let dateTransform = Rule(
        "date-transform", .adopt, .none, "DateTransform",
        effect:
            "works as with HandyJSON, where text without a number is 1970; nan is 1970 too, infinity is nil, and long integers are read",
        advice: "SmartDateTransformer keeps the initial value there, and reads ISO 8601", see: .transforms)

    static let transformedOptional = Rule(
        "transformed-optional", .swap, .difference, "transform of a property, and a call of toJSON",
        effect: "toJSON returns the transform's result; HandyJSON returned it as an optional inside Any",
        advice: "nothing, unless the value is printed, as Optional(…), or cast to an optional", see: .differences)

    static let mappingRules = [
        dynamicMapping, unknownMapped, nestedMapping, doubleMapping, severalNames, mappedPath, escapedDot,
        assigningMapping, missingSuperMapping, foreignMapped, customTransform,
        transformSubclass, transformWithoutCounterpart, dateTransform, exactTransform, transformedOptional,
    ]
}

// MARK: Enums and types that convert themselves

extension Rule {
    static let rawEnum = Rule(
        "raw-enum", .adopt, .none, "HandyJSONEnum", effect: "works as with HandyJSON",
        advice: "adopt makes it a SmartCaseDefaultable", see: .enums)
    static let enumConversion = Rule(
        "enum-conversion", .adopt, .hand, "enum with its own _transform or _plainValue",
        effect: "works as with HandyJSON",
        advice: "natively: SmartAssociatedEnumerable, or a value transformer", see: .enums, minutes: 15)
    static let enumWithoutRawValue = Rule(
        "enum-without-raw-value", .adopt, .hand, "HandyJSONEnum that has no raw values, or is a struct",
        effect: "works as with HandyJSON; a struct is written too, where HandyJSON's text was nil",
        advice: "make it Codable by hand", see: .enums, minutes: 15)
    static let enumElsewhere = Rule(
        "enum-conformance-elsewhere", .adopt, .hand, "HandyJSONEnum conformance in another file than the enum",
        effect: "works as with HandyJSON",
        advice: "move the conformance to the enum: the compiler derives Codable only there", see: .enums, minutes: 3)
    static let customTransformable = Rule(
        "custom-transformable", .adopt, .difference, "HandyJSONCustomTransformable",
        effect: "works as with HandyJSON; one that is not optional is written too, where HandyJSON's text was nil",
        advice: "native models use it as it is with @SmartAny; make it Codable to remove HandyJSON",
        see: .transforms, minutes: 15)

    static let enumRules = [rawEnum, enumConversion, enumWithoutRawValue, enumElsewhere, customTransformable]
}

// MARK: Uses of the API

extension Rule {
    static let conformance = Rule(
        "conformance", .inventory, .none, "HandyJSON conformance", effect: "works as before", advice: "run adopt")
    static let deserializeCall = Rule(
        "deserialize-call", .inventory, .none, "deserialize call", effect: "works as before",
        advice: "the same natively", see: .api)
    static let serializeCall = Rule(
        "serialize-call", .inventory, .none, "toJSON or toJSONString call", effect: "works as before",
        advice: "adopt rewrites it", see: .jsonKeys)
    static let deserializerCall = Rule(
        "json-deserializer", .inventory, .none, "JSONDeserializer", effect: "works as before",
        advice: "adopt rewrites it", see: .api)
    static let apiUse = Rule(
        "api-use", .inventory, .none, "other use of HandyJSON's API", effect: "works as before",
        advice: "adopt rewrites what it can", see: .api)
    static let orderedText = Rule(
        "ordered-text", .swap, .difference, "JSON text that is signed, hashed or compared",
        effect: "fields are always in declaration order; HandyJSON's order changed from run to run",
        advice: "check what the other side computes", see: .jsonKeys, minutes: 10)
    static let storedText = Rule(
        "stored-text", .swap, .difference, "JSON text that is stored",
        effect: "text that HandyJSON wrote is read as before; new text has declaration order",
        advice: "read one stored text of the present release in a test", see: .jsonKeys, minutes: 10)
    static let optionalElements = Rule(
        "optional-elements", .adopt, .difference, "[T].deserialize cast to [T]",
        effect: "nil where an element is no object, such as null; natively the list has the others",
        advice: "where one bad element has to discard the list, compare its count with that of the JSON",
        see: .genericResponses, minutes: 3)
    static let foundationSource = Rule(
        "foundation-source", .adopt, .difference, "deserialize from an NSDictionary or NSArray",
        effect: "natively the source is [String: Any] or [Any]: a dictionary with keys other than strings gives nil",
        advice: "adopt casts it if the source shows which of the two it is; cast the others", see: .api)
    static let ownDataCall = Rule(
        "own-deserialize", .swap, .none, "deserialize of your own in an extension of HandyJSON",
        effect:
            "takes precedence over HandyJSONCompat's, as before; for a model that is also SmartCodable the library's does",
        advice: "delete it: the library reads Data too", see: .api, minutes: 5)
    static let protocolExtension = Rule(
        "protocol-extension", .adopt, .none, "extension of a HandyJSON protocol", effect: "works as before",
        advice: "adopt rewrites it when all models are native, or when those that stay cannot reach it",
        see: .genericResponses)
    static let protocolRefinement = Rule(
        "protocol-refinement", .adopt, .none, "protocol that refines HandyJSON", effect: "works as before",
        advice: "adopt rewrites it when all models are native, or when those that stay cannot reach it",
        see: .genericResponses)
    static let genericConstraint = Rule(
        "generic-constraint", .adopt, .none, "generic constraint to HandyJSON",
        effect: "works as before; because of it, models keep HandyJSON in addition to SmartCodable",
        advice: "adopt rewrites it when all models are native, or when those that stay cannot reach it",
        see: .genericResponses)
    static let existential = Rule(
        "existential", .adopt, .none, "HandyJSON as a type",
        effect: "works as before; because of it, models keep HandyJSON in addition to SmartCodable",
        advice: "adopt rewrites it when all models are native, or when those that stay cannot reach it",
        see: .genericResponses)
    static let configuration = Rule(
        "configuration", .adopt, .difference, "HandyJSONConfiguration", effect: "works as before",
        advice: "natively: SmartSentinel.debugMode, and a key strategy per call", see: .api, minutes: 10)
    static let updateCall = Rule(
        "update-call", .adopt, .difference, "JSONDeserializer.update",
        effect: "creates nested models anew, as with HandyJSON",
        advice: "SmartUpdater merges nested models", see: .nativeDifferences, minutes: 5)
    static let unresolvedCall = Rule(
        "unresolved-call", .adopt, .difference, "call whose model the source does not show", effect: "works as before",
        advice: "write the variable's type; until then all models that it may be keep HandyJSON", minutes: 2)

    static let nameCollision = Rule(
        "name-collision", .adopt, .difference, "name that SmartCodable or HandyJSONCompat has too",
        effect:
            "is ambiguous in files of other modules that import both, or hides the library's; the app's own container functions take precedence everywhere",
        advice:
            "adopt adds a scoped import such as import enum Core.JSONValue; write it by hand in new files; rename an operator",
        see: .api, minutes: 3)

    static let apiRules = [
        conformance, deserializeCall, serializeCall, deserializerCall, apiUse, orderedText, storedText,
        optionalElements, foundationSource, ownDataCall, protocolExtension,
        protocolRefinement, genericConstraint, existential, configuration, updateCall, unresolvedCall,
        nameCollision,
    ]
}

// MARK: What `adopt` rewrites, and the tool's own

extension Rule {
    static let adoptModel = Rule(
        "adopt-model", .inventory, .none, "model becomes native", effect: "conforms to SmartCodable",
        advice: "run adopt")
    static let adoptEnum = Rule(
        "adopt-enum", .inventory, .none, "enum becomes native", effect: "conforms to SmartCaseDefaultable",
        advice: "run adopt", see: .enums)
    static let adoptTransform = Rule(
        "adopt-transform", .inventory, .none, "transform becomes native", effect: "conforms to ValueTransformable",
        advice: "run adopt", see: .transforms)
    static let adoptCall = Rule(
        "adopt-call", .inventory, .none, "call becomes native", effect: "uses SmartCodable's functions",
        advice: "run adopt", see: .jsonKeys)
    static let adoptConstraint = Rule(
        "adopt-constraint", .inventory, .none, "constraint becomes native", effect: "names SmartCodable",
        advice: "run adopt", see: .genericResponses)
    static let adoptImport = Rule(
        "adopt-import", .inventory, .none, "import becomes native",
        effect: "imports SmartCodable, and Foundation, which HandyJSON brought along",
        advice: "run adopt")
    static let adoptDependency = Rule(
        "adopt-dependency", .inventory, .none, "dependency becomes native", effect: "names SmartCodable",
        advice: "run adopt")
    static let deferredModel = Rule(
        "deferred-model", .inventory, .none, "model that waits for others", effect: "stays as it is",
        advice: "adopt the others first, or together")
    static let syntaxError = Rule(
        "syntax-error", .swap, .hand, "file that does not parse", effect: "is reported and never rewritten",
        advice: "correct it", minutes: 5)
    static let unknownIgnore = Rule(
        "unknown-ignore", .inventory, .difference, "ignore comment that names no rule", effect: "ignores nothing",
        advice: "name a rule that the command rules lists, or none to ignore all")

    static let toolRules = [
        adoptModel, adoptEnum, adoptTransform, adoptCall, adoptConstraint, adoptImport, adoptDependency, deferredModel,
        syntaxError, unknownIgnore,
    ]
}
