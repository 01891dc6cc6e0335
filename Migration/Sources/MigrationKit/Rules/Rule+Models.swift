// MARK: Models and their properties

extension Rule {
    static let letProperty = Rule(
        "let-property", .swap, .difference, "let property in a model",
        effect:
            "is filled from JSON, and logged once per type; optimised code may still read its first value",
        advice: "make it var", see: .propertyObservers, minutes: 2)
    static let propertyObserver = Rule(
        "property-observer", .swap, .difference, "property with willSet or didSet",
        effect: "the observers do not run while JSON is read, as with HandyJSON",
        advice: "if they must run, do their work in didFinishMapping", see: .propertyObservers, minutes: 5)
    static let visibleObserver = Rule(
        "visible-observer", .adopt, .hand, "willSet or didSet of a property that Objective-C sees",
        effect: "the observers run while JSON is read, on Apple platforms, as with HandyJSON",
        advice:
            "natively they do not: move their work to didFinishMapping; adopt --unsafe converts the model without that",
        see: .propertyObservers, minutes: 10)
    static let mappedObserver = Rule(
        "mapped-observer", .swap, .difference, "mapping of a property with observers",
        effect:
            "HandyJSON ignored such a mapping silently; HandyJSONCompat applies it where it can and reports it where it cannot",
        advice: "check that the mapped name is what the server sends", see: .propertyObservers, minutes: 5)
    static let lazyProperty = Rule(
        "lazy-property", .swap, .difference, "lazy property", effect: "is left alone; HandyJSON wrote its storage",
        advice: "nothing, unless its value came from JSON", see: .propertyObservers, minutes: 2)
    static let weakProperty = Rule(
        "weak-property", .swap, .difference, "weak or unowned property",
        effect: "is left alone; HandyJSON wrote its storage",
        advice: "nothing, unless its value came from JSON", see: .propertyObservers, minutes: 2)
    static let foundationValue = Rule(
        "foundation-value", .swap, .difference,
        "Date, URL, Data, Decimal or another Codable type of Foundation without a transform",
        effect: "is filled (seconds, text, base64, or as Codable codes it); HandyJSON left it alone",
        advice: "exclude it if code relies on its staying nil", see: .differences, minutes: 2)
    static let smallInteger = Rule(
        "small-integer", .swap, .difference, "integer narrower than Int",
        effect: "a number that does not fit keeps the initial value; HandyJSON wrapped it around or stopped the app",
        advice: "nothing, unless the wrapped value was used", see: .differences)
    static let floatValue = Rule(
        "float-property", .swap, .difference, "Float property",
        effect:
            "toJSON writes the Float's own digits; HandyJSON wrote those of a Double: 41684.98 became 41684.98046875",
        advice: "nothing, unless the text is compared or signed", see: .differences)
    static let numberObject = Rule(
        "nsnumber-property", .swap, .difference, "NSNumber property",
        effect:
            "text with blanks is not a number, text with an exponent is a Double, integers beyond Int64 are exact; HandyJSON used NumberFormatter",
        advice: "nothing, unless the server sends numbers as such text", see: .differences)
    static let codableValue = Rule(
        "codable-property", .swap, .difference, "property of a type that is Codable but not a HandyJSON model",
        effect:
            "is filled and written if the app links SmartCodable, otherwise left alone; HandyJSON left it alone",
        advice: "exclude it if code relies on its initial value", see: .differences, minutes: 2)
    static let dictionaryKeys = Rule(
        "dictionary-keys", .adopt, .difference, "dictionary whose keys are not Strings",
        effect: "is emptied by JSON and written as an empty object, as with HandyJSON; natively its entries are coded",
        advice: "make the keys String", see: .nativeDifferences, minutes: 2)
    static let wrappedKey = Rule(
        "wrapped-key", .swap, .difference, "property with a wrapper",
        effect: "has the property's name in JSON; HandyJSON used _name, the name of the wrapper's storage",
        advice: "exclude it if it should not be in JSON", see: .differences, minutes: 2)
    static let unfillableProperty = Rule(
        "unfillable-property", .swap, .difference, "property that no JSON can fill",
        effect:
            "an optional one is left out of toJSONString, which was nil with HandyJSON; functions and metatypes keep their value",
        advice: "nothing; exclude it in the mapping to make that explicit", see: .propertyObservers)
    static let filledObject = Rule(
        "filled-object", .swap, .difference, "NSDecimalNumber or mutable Foundation property",
        effect: "is filled; JSONSerialization creates no such object, so HandyJSON left it nil or unchanged",
        advice: "exclude it if code relies on that", see: .differences, minutes: 2)
    static let anyProperty = Rule(
        "any-property", .adopt, .none, "property of type Any",
        effect: "is filled as with HandyJSON; a Date, URL or Data put into it is written, which HandyJSON dropped",
        advice: "adopt writes @SmartAny before it", see: .any)
    static let foundationObject = Rule(
        "foundation-object", .adopt, .difference, "NSString, NSNumber, NSArray or NSDictionary property",
        effect: "is filled as with HandyJSON; native models need @SmartAny",
        advice: "better: change it to the Swift type", see: .objectiveC, minutes: 2)
    static let initialOptional = Rule(
        "initial-optional", .adopt, .difference, "optional with an initial value that adopt cannot keep",
        effect: "null keeps the value under HandyJSONCompat, and gives nil natively",
        advice:
            "declare it on a line of its own without a transform, and adopt writes @SmartKey(nonnull: true); adopt --unsafe converts it as it is",
        see: .nativeDifferences, minutes: 5)
    static let unfitPropertyForAdopt = Rule(
        "wrapped-property", .adopt, .hand, "property with a wrapper of your own",
        effect: "works under HandyJSONCompat; natively the wrapper must be Codable",
        advice: "make the wrapper Codable or exclude the property", see: .propertyObservers, minutes: 10)
    static let letWithValue = Rule(
        "let-with-value", .adopt, .none, "let with an initial value",
        effect: "is written under HandyJSONCompat; natively a let with a value is never read",
        advice: "adopt makes it a var, so that it is read as before", see: .propertyObservers)
    static let standardConformance = Rule(
        "standard-conformance", .swap, .difference, "HandyJSON conformance of a standard type",
        effect: "Response<[User]> is filled as an array, as before",
        advice:
            "once all models are native, adopt removes it if it is empty, because arrays of native models are models; a String or a number becomes SmartCodable",
        see: .genericResponses, minutes: 5)
    static let codableModel = Rule(
        "codable-model", .swap, .none, "model that is Codable too",
        effect: "JSONDecoder keeps using the synthesised coding; HandyJSON's calls use the mapping",
        advice: "natively there is one coding: compare CodingKeys with mapping", see: .databases, minutes: 5)
    static let codableSubclass = Rule(
        "codable-subclass", .adopt, .hand, "subclass of a model that is Codable by itself",
        effect: "JSONEncoder and JSONDecoder code only its own properties, under their own names",
        advice:
            "natively the base class is Codable: remove the word; JSONEncoder then writes only the base's properties; "
            + "look at every use with JSONEncoder, JSONDecoder or a store, then adopt --unsafe removes it",
        see: .inheritance, minutes: 15)
    static let customCoding = Rule(
        "custom-coding", .adopt, .hand, "model whose own init(from:), encode(to:) or CodingKeys adopt cannot merge",
        effect: "only JSONDecoder and JSONEncoder use them",
        advice: "natively they decide what is read and written: merge them with mapping by hand", see: .mapping,
        minutes: 20)
    static let ownCodingKeys = Rule(
        "own-coding-keys", .adopt, .none, "model with CodingKeys of its own",
        effect: "only JSONDecoder, JSONEncoder and databases use them",
        advice: "adopt keeps them, and maps the keys whose names differ to the names that HandyJSON reads",
        see: .mapping)
    static let handyJSONCodable = Rule(
        "handyjson-codable", .adopt, .hand, "HandyJSONCodable model",
        effect: "JSONDecoder reads it with its mapping and HandyJSON's tolerance",
        advice:
            "natively JSONDecoder knows neither: look at every use with JSONDecoder, UserDefaults or a database first",
        see: .databases, minutes: 15)
    static let replacedCoding = Rule(
        "replaced-coding", .swap, .hand, "HandyJSONCodable together with Codable or CodingKeys",
        effect:
            "its coding is HandyJSON's: CodingKeys are ignored, and data that was stored under their names is not found",
        advice: "remove HandyJSONCodable from a model that is Codable itself; otherwise put the names into mapping",
        see: .databases, minutes: 15)
    static let objectModel = Rule(
        "nsobject-model", .swap, .none, "NSObject subclass", effect: "is filled as with HandyJSON", advice: "nothing",
        see: .objectiveC)
    static let observableProperty = Rule(
        "kvo-property", .swap, .difference, "@objc, @objcMembers or dynamic property",
        effect: "is set through key-value coding, so observers are notified",
        advice: "run the screens that observe it", see: .objectiveC)
    static let databaseModel = Rule(
        "database-model", .swap, .hand, "Realm, Core Data, WCDB or GRDB model",
        effect: "managed storage cannot be filled safely: it is left alone where its layout is not Swift's",
        advice: "split it: a model for JSON, a model for the database", see: .databases, minutes: 45)
    static let databaseRecord = Rule(
        "database-record", .adopt, .none, "GRDB record or WCDB table", effect: "works as before",
        advice: "adopt keeps its columns: they are named by the coding keys, which the mapping of JSON does not change",
        see: .databases)
    static let unreachedMapping = Rule(
        "unreached-mapping", .swap, .difference, "mapping that is never called",
        effect:
            "its parameter has no label mapper, or the base class declares no mapping(mapper:) that it overrides; the same with HandyJSON",
        advice:
            "adopt removes it; if it was meant to run, declare mapping in the base class first and check what changes",
        see: .inheritance, minutes: 10)
    static let unreachedLifeCycle = Rule(
        "unreached-life-cycle", .swap, .difference, "didFinishMapping or willStartMapping that is never called",
        effect:
            "the base class does not declare it, so the subclass's function overrides nothing; the same with HandyJSON",
        advice: "delete it, or declare it in the base class", see: .inheritance, minutes: 10)
    static let willStartMapping = Rule(
        "will-start-mapping", .adopt, .hand, "willStartMapping with a body", effect: "is called as with HandyJSON",
        advice: "native models have no such call: move it into init()", see: .api, minutes: 10)
    static let subclassInitializer = Rule(
        "subclass-initializer", .adopt, .hand, "subclass with initialisers that do more than set properties",
        effect: "works as with HandyJSON",
        advice: "natively it must declare init(from:): repeat there what init() sets", see: .inheritance, minutes: 10)
    static let collectionElements = Rule(
        "collection-elements", .adopt, .difference, "collection property",
        effect: "elements that do not convert are dropped, as with HandyJSON",
        advice: "natively too, and there also a boolean among numbers or an object among texts",
        see: .nativeDifferences)
    static let genericModel = Rule(
        "generic-model", .adopt, .difference, "generic model", effect: "works as with HandyJSON",
        advice:
            "adopt writes @SmartAny before properties of the parameter's type; the parameter requires SmartCodable once all models are native",
        see: .genericResponses)
    static let foreignSuperclass = Rule(
        "foreign-superclass", .adopt, .hand, "superclass from outside the scanned paths",
        effect: "its fields are filled where it is a model",
        advice: "scan the module of the superclass too", see: .inheritance, minutes: 15)

    static let modelRules = [
        letProperty, propertyObserver, visibleObserver, mappedObserver, lazyProperty, weakProperty, foundationValue,
        filledObject,
        smallInteger,
        floatValue, numberObject, codableValue,
        dictionaryKeys, wrappedKey, unfillableProperty, anyProperty,
        foundationObject, initialOptional, unfitPropertyForAdopt, letWithValue, standardConformance, codableModel,
        codableSubclass, customCoding, ownCodingKeys, handyJSONCodable, replacedCoding, objectModel,
        observableProperty, databaseModel, databaseRecord, unreachedMapping, unreachedLifeCycle, willStartMapping,
        subclassInitializer,
        collectionElements, genericModel, foreignSuperclass,
    ]
}
