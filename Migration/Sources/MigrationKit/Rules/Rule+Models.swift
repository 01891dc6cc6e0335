// MARK: Models and their properties

extension Rule {
    static let letProperty = Rule(
        "let-property", .swap, .difference, "let property in a model",
        effect:
            "is filled from JSON, and logged once per type; optimised code may still read its first value",
        advice: "make it var", see: .propertyObservers, minutes: 2,
        chinese: RuleText("模型中的 let 属性", effect: "会被 JSON 写入，每个类型在日志中提示一次；经过优化的代码可能仍读到最初的值", advice: "改成 var"))
    static let propertyObserver = Rule(
        "property-observer", .swap, .difference, "property with willSet or didSet",
        effect: "the observers do not run while JSON is read, as with HandyJSON",
        advice: "if they must run, do their work in didFinishMapping", see: .propertyObservers, minutes: 5,
        chinese: RuleText(
            "带 willSet 或 didSet 的属性", effect: "读取 JSON 时观察者不执行，与 HandyJSON 相同",
            advice: "如果必须执行，把要做的事放到 didFinishMapping"))
    static let visibleObserver = Rule(
        "visible-observer", .adopt, .hand, "willSet or didSet of a property that Objective-C sees",
        effect: "the observers run while JSON is read, on Apple platforms, as with HandyJSON",
        advice:
            "natively they do not: move their work to didFinishMapping; adopt --unsafe converts the model without that",
        see: .propertyObservers, minutes: 10,
        chinese: RuleText(
            "Objective-C 可见属性的 willSet 或 didSet", effect: "在 Apple 平台上读取 JSON 时观察者会执行，与 HandyJSON 相同",
            advice: "原生模型不会执行：把要做的事放到 didFinishMapping；adopt --unsafe 会不管这一点直接转换"))
    static let mappedObserver = Rule(
        "mapped-observer", .swap, .difference, "mapping of a property with observers",
        effect:
            "HandyJSON ignored such a mapping silently; HandyJSONCompat applies it where it can and reports it where it cannot",
        advice: "check that the mapped name is what the server sends", see: .propertyObservers, minutes: 5,
        chinese: RuleText(
            "对带观察者的属性做了映射", effect: "HandyJSON 悄悄忽略这样的映射；HandyJSONCompat 能生效的就生效，不能的会报告", advice: "确认映射的名字就是服务端发的名字"))
    static let lazyProperty = Rule(
        "lazy-property", .swap, .difference, "lazy property", effect: "is left alone; HandyJSON wrote its storage",
        advice: "nothing, unless its value came from JSON", see: .propertyObservers, minutes: 2,
        chinese: RuleText("lazy 属性", effect: "不处理；HandyJSON 会写它的存储", advice: "无需处理，除非它的值来自 JSON"))
    static let weakProperty = Rule(
        "weak-property", .swap, .difference, "weak or unowned property",
        effect: "is left alone; HandyJSON wrote its storage",
        advice: "nothing, unless its value came from JSON", see: .propertyObservers, minutes: 2,
        chinese: RuleText("weak 或 unowned 属性", effect: "不处理；HandyJSON 会写它的存储", advice: "无需处理，除非它的值来自 JSON"))
    static let foundationValue = Rule(
        "foundation-value", .swap, .difference,
        "Date, URL, Data, Decimal or another Codable type of Foundation without a transform",
        effect: "is filled (seconds, text, base64, or as Codable codes it); HandyJSON left it alone",
        advice: "exclude it if code relies on its staying nil", see: .differences, minutes: 2,
        chinese: RuleText(
            "没有 transform 的 Date、URL、Data、Decimal 或 Foundation 的其他 Codable 类型",
            effect: "会被填充（秒数、文本、base64，或按 Codable 的方式）；HandyJSON 不处理它", advice: "如果有代码依赖它一直是 nil，请排除该属性"))
    static let smallInteger = Rule(
        "small-integer", .swap, .difference, "integer narrower than Int",
        effect: "a number that does not fit keeps the initial value; HandyJSON wrapped it around or stopped the app",
        advice: "nothing, unless the wrapped value was used", see: .differences,
        chinese: RuleText("比 Int 窄的整数", effect: "放不下的数字保留初始值；HandyJSON 会溢出回绕，或让 App 崩溃", advice: "无需处理，除非用到了回绕后的值"))
    static let floatValue = Rule(
        "float-property", .swap, .difference, "Float property",
        effect:
            "toJSON writes the Float's own digits; HandyJSON wrote those of a Double: 41684.98 became 41684.98046875",
        advice: "nothing, unless the text is compared or signed", see: .differences,
        chinese: RuleText(
            "Float 属性", effect: "toJSON 按 Float 自己的位数输出；HandyJSON 按 Double 输出：41684.98 变成 41684.98046875",
            advice: "无需处理，除非文本要比较或签名"))
    static let numberObject = Rule(
        "nsnumber-property", .swap, .difference, "NSNumber property",
        effect:
            "text with blanks is not a number, text with an exponent is a Double, integers beyond Int64 are exact; HandyJSON used NumberFormatter",
        advice: "nothing, unless the server sends numbers as such text", see: .differences,
        chinese: RuleText(
            "NSNumber 属性", effect: "带空格的文本不是数字，带指数的文本是 Double，超出 Int64 的整数是精确的；HandyJSON 用的是 NumberFormatter",
            advice: "无需处理，除非服务端用这样的文本发数字"))
    static let codableValue = Rule(
        "codable-property", .swap, .difference, "property of a type that is Codable but not a HandyJSON model",
        effect:
            "is filled and written if the app links SmartCodable, otherwise left alone; HandyJSON left it alone",
        advice: "exclude it if code relies on its initial value", see: .differences, minutes: 2,
        chinese: RuleText(
            "类型是 Codable 但不是 HandyJSON 模型的属性", effect: "App 链接了 SmartCodable 时会被填充和输出，HandyJSON 不处理它；没有链接时不处理",
            advice: "如果有代码依赖它的初始值，请排除该属性"))
    static let dictionaryKeys = Rule(
        "dictionary-keys", .adopt, .difference, "dictionary whose keys are not Strings",
        effect: "is emptied by JSON and written as an empty object, as with HandyJSON; natively its entries are coded",
        advice: "make the keys String", see: .nativeDifferences, minutes: 2,
        chinese: RuleText(
            "key 不是 String 的字典", effect: "读取后变空，写出的是空对象，与 HandyJSON 相同；原生模型会编码其中的内容", advice: "把 key 改成 String"))
    static let wrappedKey = Rule(
        "wrapped-key", .swap, .difference, "property with a wrapper",
        effect: "has the property's name in JSON; HandyJSON used _name, the name of the wrapper's storage",
        advice: "exclude it if it should not be in JSON", see: .differences, minutes: 2,
        chinese: RuleText(
            "带包装器的属性", effect: "在 JSON 中用属性自己的名字；HandyJSON 用的是包装器存储的名字 _name", advice: "如果不该由 JSON 填充或输出，请排除该属性"))
    static let unfillableProperty = Rule(
        "unfillable-property", .swap, .difference, "property that no JSON can fill",
        effect:
            "an optional one is left out of toJSONString, which was nil with HandyJSON; functions and metatypes keep their value",
        advice: "nothing; exclude it in the mapping to make that explicit", see: .propertyObservers,
        chinese: RuleText(
            "没有 JSON 值可以填充的属性", effect: "可选的不出现在 toJSONString 中，以前整个文本是 nil；函数和元类型保持原值", advice: "无需处理；想写明就在映射中排除"))
    static let filledObject = Rule(
        "filled-object", .swap, .difference, "NSDecimalNumber or mutable Foundation property",
        effect: "is filled; JSONSerialization creates no such object, so HandyJSON left it nil or unchanged",
        advice: "exclude it if code relies on that", see: .differences, minutes: 2,
        chinese: RuleText(
            "NSDecimalNumber 或可变的 Foundation 属性", effect: "会被填充；JSONSerialization 不产生这样的对象，所以 HandyJSON 让它保持 nil 或原值",
            advice: "如果代码依赖这一点，就把它排除"))
    static let anyProperty = Rule(
        "any-property", .adopt, .none, "property of type Any",
        effect: "is filled as with HandyJSON; a Date, URL or Data put into it is written, which HandyJSON dropped",
        advice: "adopt writes @SmartAny before it", see: .any,
        chinese: RuleText(
            "Any 类型的属性", effect: "填充方式与 HandyJSON 相同；放进去的 Date、URL 或 Data 会写出，而 HandyJSON 会丢掉",
            advice: "adopt 会在前面加上 @SmartAny"))
    static let foundationObject = Rule(
        "foundation-object", .adopt, .difference, "NSString, NSNumber, NSArray or NSDictionary property",
        effect: "is filled as with HandyJSON; native models need @SmartAny",
        advice: "better: change it to the Swift type", see: .objectiveC, minutes: 2,
        chinese: RuleText(
            "NSString、NSNumber、NSArray 或 NSDictionary 属性", effect: "填充方式与 HandyJSON 相同；原生模型需要 @SmartAny",
            advice: "更好的做法：换成 Swift 类型"))
    static let initialOptional = Rule(
        "initial-optional", .adopt, .difference, "optional with an initial value that adopt cannot keep",
        effect: "null keeps the value under HandyJSONCompat, and gives nil natively",
        advice:
            "declare it on a line of its own without a transform, and adopt writes @SmartKey(nonnull: true); adopt --unsafe converts it as it is",
        see: .nativeDifferences, minutes: 5,
        chinese: RuleText(
            "adopt 无法保留初始值的可选属性", effect: "HandyJSONCompat 中遇到 null 保留该值，原生模型则变成 nil",
            advice: "单独写成一行并且不用 transform，adopt 就会写成 @SmartKey(nonnull: true)；adopt --unsafe 会按原样转换"))
    static let unfitPropertyForAdopt = Rule(
        "wrapped-property", .adopt, .hand, "property with a wrapper of your own",
        effect: "works under HandyJSONCompat; natively the wrapper must be Codable",
        advice: "make the wrapper Codable or exclude the property", see: .propertyObservers, minutes: 10,
        chinese: RuleText(
            "带自定义包装器的属性", effect: "HandyJSONCompat 中可用；原生模型要求包装器是 Codable", advice: "让包装器支持 Codable，或排除该属性"))
    static let letWithValue = Rule(
        "let-with-value", .adopt, .none, "let with an initial value",
        effect: "is written under HandyJSONCompat; natively a let with a value is never read",
        advice: "adopt makes it a var, so that it is read as before", see: .propertyObservers,
        chinese: RuleText(
            "有初始值的 let", effect: "HandyJSONCompat 会写入；原生模型从不读取有初始值的 let", advice: "adopt 会把它改成 var，读取结果与以前相同"))
    static let standardConformance = Rule(
        "standard-conformance", .swap, .difference, "HandyJSON conformance of a standard type",
        effect: "Response<[User]> is filled as an array, as before",
        advice:
            "once all models are native, adopt removes it if it is empty, because arrays of native models are models; a String or a number becomes SmartCodable",
        see: .genericResponses, minutes: 5,
        chinese: RuleText(
            "标准库类型遵循 HandyJSON", effect: "Response<[User]> 仍按数组填充，与以前相同",
            advice: "所有模型都变成原生之后，如果里面没有内容，adopt 会删除它：原生模型的数组本身就是模型；String 和数字则改为 SmartCodable"))
    static let codableModel = Rule(
        "codable-model", .swap, .none, "model that is Codable too",
        effect: "JSONDecoder keeps using the synthesised coding; HandyJSON's calls use the mapping",
        advice: "natively there is one coding: compare CodingKeys with mapping", see: .databases, minutes: 5,
        chinese: RuleText(
            "同时是 Codable 的模型", effect: "JSONDecoder 继续使用合成的编解码；HandyJSON 的调用使用映射",
            advice: "原生模型只有一套编解码：比较 CodingKeys 和映射"))
    static let codableSubclass = Rule(
        "codable-subclass", .adopt, .hand, "subclass of a model that is Codable by itself",
        effect: "JSONEncoder and JSONDecoder code only its own properties, under their own names",
        advice:
            "natively the base class is Codable: remove the word; JSONEncoder then writes only the base's properties; "
            + "look at every use with JSONEncoder, JSONDecoder or a store, then adopt --unsafe removes it",
        see: .inheritance, minutes: 15,
        chinese: RuleText(
            "自行声明 Codable 的模型子类", effect: "JSONEncoder 和 JSONDecoder 只处理它自己的属性，用属性自己的名字",
            advice: "原生模型中基类就是 Codable：必须去掉这个声明，之后 JSONEncoder 只输出基类的属性；"
                + "先检查每处使用 JSONEncoder、JSONDecoder 或存储的地方，再用 adopt --unsafe 去掉"))
    static let customCoding = Rule(
        "custom-coding", .adopt, .hand, "model whose own init(from:), encode(to:) or CodingKeys adopt cannot merge",
        effect: "only JSONDecoder and JSONEncoder use them",
        advice: "natively they decide what is read and written: merge them with mapping by hand", see: .mapping,
        minutes: 20,
        chinese: RuleText(
            "模型自己的 init(from:)、encode(to:) 或 CodingKeys，adopt 无法合并", effect: "只有 JSONDecoder 使用它们",
            advice: "原生模型读写什么由它们决定：请手工与 mapping 合并"))
    static let ownCodingKeys = Rule(
        "own-coding-keys", .adopt, .none, "model with CodingKeys of its own",
        effect: "only JSONDecoder, JSONEncoder and databases use them",
        advice: "adopt keeps them, and maps the keys whose names differ to the names that HandyJSON reads",
        see: .mapping,
        chinese: RuleText(
            "模型有自己的 CodingKeys", effect: "只有 JSONDecoder 和数据库使用它们",
            advice: "adopt 会保留它们，并把名字不同的 key 映射到 HandyJSON 读取的字段名"))
    static let handyJSONCodable = Rule(
        "handyjson-codable", .adopt, .hand, "HandyJSONCodable model",
        effect: "JSONDecoder reads it with its mapping and HandyJSON's tolerance",
        advice:
            "natively JSONDecoder knows neither: look at every use with JSONDecoder, UserDefaults or a database first",
        see: .databases, minutes: 15,
        chinese: RuleText(
            "HandyJSONCodable 模型", effect: "JSONDecoder 读取时使用它的映射和 HandyJSON 的容错",
            advice: "原生模型用 JSONDecoder 时两者都没有：先检查每处使用 JSONDecoder、UserDefaults 或数据库的地方"))
    static let replacedCoding = Rule(
        "replaced-coding", .swap, .hand, "HandyJSONCodable together with Codable or CodingKeys",
        effect:
            "its coding is HandyJSON's: CodingKeys are ignored, and data that was stored under their names is not found",
        advice: "remove HandyJSONCodable from a model that is Codable itself; otherwise put the names into mapping",
        see: .databases, minutes: 15,
        chinese: RuleText(
            "HandyJSONCodable 与 Codable 或 CodingKeys 并存", effect: "编解码由 HandyJSON 的规则决定：CodingKeys 不起作用，按这些名字存储的数据读不到",
            advice: "本身就是 Codable 的模型请去掉 HandyJSONCodable；否则在 mapping 里写出名字"))
    static let objectModel = Rule(
        "nsobject-model", .swap, .none, "NSObject subclass", effect: "is filled as with HandyJSON", advice: "nothing",
        see: .objectiveC,
        chinese: RuleText("NSObject 子类", effect: "填充方式与 HandyJSON 相同", advice: "无需处理"))
    static let observableProperty = Rule(
        "kvo-property", .swap, .difference, "@objc, @objcMembers or dynamic property",
        effect: "is set through key-value coding, so observers are notified",
        advice: "run the screens that observe it", see: .objectiveC,
        chinese: RuleText("@objc、@objcMembers 或 dynamic 属性", effect: "通过 KVC 赋值，观察者会收到通知", advice: "运行一遍观察它的界面"))
    static let databaseModel = Rule(
        "database-model", .swap, .hand, "Realm, Core Data, WCDB or GRDB model",
        effect: "managed storage cannot be filled safely: it is left alone where its layout is not Swift's",
        advice: "split it: a model for JSON, a model for the database", see: .databases, minutes: 45,
        chinese: RuleText(
            "Realm、Core Data、WCDB 或 GRDB 模型", effect: "受数据库管理的存储无法安全填充：布局不是 Swift 的就不处理",
            advice: "拆开：读 JSON 用一个模型，存数据库用一个模型"))
    static let databaseRecord = Rule(
        "database-record", .adopt, .none, "GRDB record or WCDB table", effect: "works as before",
        advice: "adopt keeps its columns: they are named by the coding keys, which the mapping of JSON does not change",
        see: .databases,
        chinese: RuleText("GRDB 记录或 WCDB 表", effect: "与以前相同", advice: "adopt 会保留它的列：列名来自 CodingKeys，JSON 的映射不会改变它们"))
    static let unreachedMapping = Rule(
        "unreached-mapping", .swap, .difference, "mapping that is never called",
        effect:
            "its parameter has no label mapper, or the base class declares no mapping(mapper:) that it overrides; the same with HandyJSON",
        advice:
            "adopt removes it; if it was meant to run, declare mapping in the base class first and check what changes",
        see: .inheritance, minutes: 10,
        chinese: RuleText(
            "从不会被调用的 mapping", effect: "参数没有标签 mapper，或者基类没有声明可以重写的 mapping(mapper:)；HandyJSON 也是如此",
            advice: "adopt 会去掉它；如果本意是要生效，先在基类中声明 mapping，并检查会有什么变化"))
    static let unreachedLifeCycle = Rule(
        "unreached-life-cycle", .swap, .difference, "didFinishMapping or willStartMapping that is never called",
        effect:
            "the base class does not declare it, so the subclass's function overrides nothing; the same with HandyJSON",
        advice: "delete it, or declare it in the base class", see: .inheritance, minutes: 10,
        chinese: RuleText(
            "从不会被调用的 didFinishMapping 或 willStartMapping", effect: "基类没有声明它，子类的方法没有重写任何东西；HandyJSON 也是如此",
            advice: "删除它，或在基类中声明"))
    static let willStartMapping = Rule(
        "will-start-mapping", .adopt, .hand, "willStartMapping with a body", effect: "is called as with HandyJSON",
        advice: "native models have no such call: move it into init()", see: .api, minutes: 10,
        chinese: RuleText("有内容的 willStartMapping", effect: "会被调用，与 HandyJSON 相同", advice: "原生模型没有这个回调：移到 init() 中"))
    static let subclassInitializer = Rule(
        "subclass-initializer", .adopt, .hand, "subclass with initialisers that do more than set properties",
        effect: "works as with HandyJSON",
        advice: "natively it must declare init(from:): repeat there what init() sets", see: .inheritance, minutes: 10,
        chinese: RuleText(
            "子类的初始化方法不只是给属性赋值", effect: "与 HandyJSON 相同", advice: "原生模型必须声明 init(from:)：把 init() 里的赋值再做一遍"))
    static let collectionElements = Rule(
        "collection-elements", .adopt, .difference, "collection property",
        effect: "elements that do not convert are dropped, as with HandyJSON",
        advice: "the same natively; a boolean among numbers and an object among texts are dropped, too",
        see: .nativeDifferences,
        chinese: RuleText("集合属性", effect: "无法转换的元素会被丢弃，与 HandyJSON 相同", advice: "原生模型中也是；那里，数字中的布尔值、文本中的对象也算这样的元素"))
    static let genericModel = Rule(
        "generic-model", .adopt, .difference, "generic model", effect: "works as with HandyJSON",
        advice:
            "adopt writes @SmartAny before properties of the parameter's type; the parameter requires SmartCodable once all models are native",
        see: .genericResponses,
        chinese: RuleText(
            "泛型模型", effect: "与 HandyJSON 相同", advice: "adopt 会在由泛型参数填充的属性前加上 @SmartAny；所有模型都变成原生之后，参数会要求 SmartCodable"))
    static let foreignSuperclass = Rule(
        "foreign-superclass", .adopt, .hand, "superclass from outside the scanned paths",
        effect: "its fields are filled where it is a model",
        advice: "scan the module of the superclass too", see: .inheritance, minutes: 15,
        chinese: RuleText("父类不在扫描范围内", effect: "如果父类是模型，它的字段会被填充", advice: "把父类所在的模块也加入扫描"))

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
