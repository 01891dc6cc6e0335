// MARK: Mappings

extension Rule {
    static let dynamicMapping = Rule(
        "dynamic-mapping", .adopt, .hand, "mapping that is more than a list",
        effect: "runs for every instance, as with HandyJSON",
        advice: "mappingForKey is one list for the type: write it by hand", see: .mapping, minutes: 15,
        chinese: RuleText("不只是列表的映射", effect: "对每个实例执行，与 HandyJSON 相同", advice: "mappingForKey 是整个类型共用的一个列表：请手工改写"))
    static let unknownMapped = Rule(
        "unknown-mapped-property", .swap, .difference, "mapping of something that is not a stored property",
        effect: "has no effect, as with HandyJSON, and is reported",
        advice: "delete the line", see: .mapping, minutes: 3,
        chinese: RuleText("映射的对象不是存储属性", effect: "不起作用，与 HandyJSON 相同，并且会报告", advice: "删除这一行"))
    static let nestedMapping = Rule(
        "nested-mapping", .swap, .difference, "mapping of a property of a property",
        effect:
            "has no effect, and is reported; HandyJSON applied it if the inner property is the first of its struct",
        advice: "map it in the inner type", see: .mapping, minutes: 5,
        chinese: RuleText("映射了属性的属性", effect: "不起作用，并且会报告；如果内层属性是其结构体的第一个属性，HandyJSON 会使它生效", advice: "在内层类型中映射"))
    static let doubleMapping = Rule(
        "double-mapping", .adopt, .difference, "property mapped more than once",
        effect: "the last line counts, an exclusion always does, as with HandyJSON",
        advice: "adopt leaves the others out; check that the last one is what was meant", see: .mapping, minutes: 3,
        chinese: RuleText("同一个属性映射了多次", effect: "以最后一行为准，排除则始终有效，与 HandyJSON 相同", advice: "adopt 会去掉其他行；请确认最后一行就是本意"))
    static let severalNames = Rule(
        "several-names", .adopt, .difference, "property with several names",
        effect: "the first name that is present counts, even when it is null; natively the first that is not null",
        advice: "nothing, unless null was meant to win", see: .mapping,
        chinese: RuleText("有多个名字的属性", effect: "以第一个存在的名字为准，哪怕是 null；原生模型以第一个不是 null 的为准", advice: "无需处理，除非本意就是 null 优先")
    )
    static let mappedPath = Rule(
        "mapped-path", .adopt, .difference, "property mapped to a path",
        effect: "toJSON writes the path's last part; natively the whole path is the key",
        advice: "check what is sent to the server, if the model is sent at all", see: .jsonKeys, minutes: 3,
        chinese: RuleText("映射到路径的属性", effect: "toJSON 输出路径的最后一段；原生模型的 key 是完整路径", advice: "如果模型会发给服务端，检查发送的内容"))
    static let escapedDot = Rule(
        "escaped-dot", .adopt, .difference, "name with an escaped dot",
        effect: #"`\\.` is a dot in the name, as with HandyJSON"#,
        advice: "natively the name is written plainly and tried before the path; adopt --unsafe converts it",
        see: .mapping, minutes: 3,
        chinese: RuleText(
            "名字里有转义的点", effect: #"`\\.` 表示名字里的一个点，与 HandyJSON 相同"#, advice: "原生模型直接写名字，并且优先于路径；adopt --unsafe 会转换它"))
    static let assigningMapping = Rule(
        "assigning-mapping", .swap, .difference, "class whose mapping assigns its own properties",
        effect: "is written with the new values; HandyJSON wrote the old ones, and the new ones the next time",
        advice: "assign in didFinishMapping: mapping runs for reading and for writing", see: .mapping, minutes: 5,
        chinese: RuleText(
            "在 mapping 中给自身属性赋值的类", effect: "输出赋值后的值；HandyJSON 输出赋值前的值，下一次才输出新值",
            advice: "在 didFinishMapping 中赋值：mapping 在读和写时都会运行"))
    static let missingSuperMapping = Rule(
        "missing-super-mapping", .swap, .none, "override of mapping without super.mapping",
        effect: "the superclass's names are not used, as with HandyJSON",
        advice: "if that is an oversight, add the call: the JSON keys change then", see: .inheritance, minutes: 3,
        chinese: RuleText(
            "重写 mapping 时没有调用 super.mapping", effect: "不使用父类的名字，与 HandyJSON 相同", advice: "如果是疏忽，加上调用：JSON 的字段名会随之改变"))
    static let foreignMapped = Rule(
        "foreign-mapped", .adopt, .hand, "mapping of a superclass's property that the superclass maps too",
        effect: "the subclass's names count, as with HandyJSON",
        advice: "natively both lists are joined: write one of them", see: .inheritance, minutes: 10,
        chinese: RuleText("映射了父类的属性，而父类也映射了它", effect: "以子类的名字为准，与 HandyJSON 相同", advice: "原生模型中两个列表都生效：只保留一个"))
    static let customTransform = Rule(
        "custom-transform", .adopt, .none, "transform of your own", effect: "works as with HandyJSON",
        advice: "adopt makes it a ValueTransformable", see: .transforms,
        chinese: RuleText("自己写的 transform", effect: "与 HandyJSON 相同", advice: "adopt 会把它改成 ValueTransformable"))
    static let transformSubclass = Rule(
        "transform-subclass", .adopt, .none, "subclass of a built-in transform", effect: "works as with HandyJSON",
        advice: "adopt makes it a ValueTransformable as well", see: .transforms,
        chinese: RuleText("内置 transform 的子类", effect: "与 HandyJSON 相同", advice: "adopt 会让它同时成为 ValueTransformable"))
    static let transformWithoutCounterpart = Rule(
        "transform-without-counterpart", .adopt, .hand, "transform that has no native counterpart",
        effect: "works as with HandyJSON",
        advice: "write a ValueTransformable, or change the property's type", see: .transforms, minutes: 10,
        chinese: RuleText("没有原生对应项的 transform", effect: "与 HandyJSON 相同", advice: "写一个 ValueTransformable，或换掉属性的类型"))
    static let exactTransform = Rule(
        "exact-transform", .swap, .difference, "NSDecimalNumberTransform or HexColorTransform",
        effect: "keeps digits that HandyJSON lost: numbers do not pass through Double, colour components are rounded",
        advice: "nothing, unless code compares with the old digits", see: .transforms,
        chinese: RuleText(
            "NSDecimalNumberTransform 或 HexColorTransform", effect: "保留 HandyJSON 丢失的位数：不经过 Double，颜色分量四舍五入",
            advice: "无需处理，除非要与原来的数字比较"))
    static let dateTransform = Rule(
        "date-transform", .adopt, .none, "DateTransform",
        effect:
            "works as with HandyJSON, where text without a number is 1970; nan is 1970 too, infinity is nil, and long integers are read",
        advice: "SmartDateTransformer keeps the initial value there, and reads ISO 8601", see: .transforms,
        chinese: RuleText(
            "DateTransform", effect: "与 HandyJSON 相同，不是数字的文本得到 1970 年；nan 也是 1970 年，无穷大得到 nil，长整数会读取",
            advice: "SmartDateTransformer 此时保留初始值，并且能读 ISO 8601"))

    static let transformedOptional = Rule(
        "transformed-optional", .swap, .difference, "transform of a property, and a call of toJSON",
        effect: "toJSON returns the transform's result; HandyJSON returned it as an optional inside Any",
        advice: "nothing, unless the value is printed, as Optional(…), or cast to an optional", see: .differences,
        chinese: RuleText(
            "属性的转换，以及 toJSON 调用", effect: "toJSON 给出转换返回的值本身；HandyJSON 给出的是 Any 里的可选值",
            advice: "无需处理，除非打印这个值（显示为 Optional(…)）或把它转换为可选类型"))

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
        advice: "adopt makes it a SmartCaseDefaultable", see: .enums,
        chinese: RuleText("HandyJSONEnum", effect: "与 HandyJSON 相同", advice: "adopt 会把它改成 SmartCaseDefaultable"))
    static let enumConversion = Rule(
        "enum-conversion", .adopt, .hand, "enum with its own _transform or _plainValue",
        effect: "works as with HandyJSON",
        advice: "natively: SmartAssociatedEnumerable, or a value transformer", see: .enums, minutes: 15,
        chinese: RuleText(
            "枚举有自己的 _transform 或 _plainValue", effect: "与 HandyJSON 相同",
            advice: "原生模型：用 SmartAssociatedEnumerable 或transformer"))
    static let enumWithoutRawValue = Rule(
        "enum-without-raw-value", .adopt, .hand, "HandyJSONEnum that has no raw values, or is a struct",
        effect: "works as with HandyJSON; a struct is written too, where HandyJSON's text was nil",
        advice: "make it Codable by hand", see: .enums, minutes: 15,
        chinese: RuleText(
            "没有 raw value 的 HandyJSONEnum，或是结构体", effect: "与 HandyJSON 相同；结构体也会写出，而 HandyJSON 的文本是 nil",
            advice: "手写 Codable"))
    static let enumElsewhere = Rule(
        "enum-conformance-elsewhere", .adopt, .hand, "HandyJSONEnum conformance in another file than the enum",
        effect: "works as with HandyJSON",
        advice: "move the conformance to the enum: the compiler derives Codable only there", see: .enums, minutes: 3,
        chinese: RuleText(
            "HandyJSONEnum 的声明与枚举不在同一个文件", effect: "与 HandyJSON 相同", advice: "把声明移到枚举所在的文件：编译器只在那里合成 Codable"))
    static let customTransformable = Rule(
        "custom-transformable", .adopt, .difference, "HandyJSONCustomTransformable",
        effect: "works as with HandyJSON; one that is not optional is written too, where HandyJSON's text was nil",
        advice: "native models use it as it is with @SmartAny; make it Codable to remove HandyJSON",
        see: .transforms, minutes: 15,
        chinese: RuleText(
            "HandyJSONCustomTransformable", effect: "与 HandyJSON 相同；非可选的也会写出，而 HandyJSON 的文本是 nil",
            advice: "在原生模型中配合 @SmartAny 可保持原样；要去掉 HandyJSON，请让它支持 Codable"))

    static let enumRules = [rawEnum, enumConversion, enumWithoutRawValue, enumElsewhere, customTransformable]
}

// MARK: Uses of the API

extension Rule {
    static let conformance = Rule(
        "conformance", .inventory, .none, "HandyJSON conformance", effect: "works as before", advice: "run adopt",
        chinese: RuleText("遵循 HandyJSON", effect: "与以前相同", advice: "运行 adopt"))
    static let deserializeCall = Rule(
        "deserialize-call", .inventory, .none, "deserialize call", effect: "works as before",
        advice: "the same natively", see: .api,
        chinese: RuleText("deserialize 调用", effect: "与以前相同", advice: "原生模型写法相同"))
    static let serializeCall = Rule(
        "serialize-call", .inventory, .none, "toJSON or toJSONString call", effect: "works as before",
        advice: "adopt rewrites it", see: .jsonKeys,
        chinese: RuleText("toJSON 或 toJSONString 调用", effect: "与以前相同", advice: "adopt 会改写"))
    static let deserializerCall = Rule(
        "json-deserializer", .inventory, .none, "JSONDeserializer", effect: "works as before",
        advice: "adopt rewrites it", see: .api,
        chinese: RuleText("JSONDeserializer", effect: "与以前相同", advice: "adopt 会改写"))
    static let apiUse = Rule(
        "api-use", .inventory, .none, "other use of HandyJSON's API", effect: "works as before",
        advice: "adopt rewrites what it can", see: .api,
        chinese: RuleText("HandyJSON API 的其他使用", effect: "与以前相同", advice: "adopt 会改写能改的部分"))
    static let orderedText = Rule(
        "ordered-text", .swap, .difference, "JSON text that is signed, hashed or compared",
        effect: "fields are always in declaration order; HandyJSON's order changed from run to run",
        advice: "check what the other side computes", see: .jsonKeys, minutes: 10,
        chinese: RuleText("用于签名、哈希或比较的 JSON 文本", effect: "字段始终按声明顺序排列；HandyJSON 的顺序每次运行都可能不同", advice: "确认对方是怎么计算的"))
    static let storedText = Rule(
        "stored-text", .swap, .difference, "JSON text that is stored",
        effect: "text that HandyJSON wrote is read as before; new text has declaration order",
        advice: "read one stored text of the present release in a test", see: .jsonKeys, minutes: 10,
        chinese: RuleText("被保存的 JSON 文本", effect: "HandyJSON 写的文本照样能读；新的文本按声明顺序", advice: "在测试中读取一份现有版本保存的文本"))
    static let optionalElements = Rule(
        "optional-elements", .adopt, .difference, "[T].deserialize cast to [T]",
        effect: "nil where an element is no object, such as null; natively the list has the others",
        advice: "where one bad element has to discard the list, compare its count with that of the JSON",
        see: .genericResponses, minutes: 3,
        chinese: RuleText(
            "把 [T].deserialize 的结果转换成 [T]", effect: "有元素不是对象（例如 null）时得到 nil；原生的列表包含其余元素",
            advice: "如果一个坏元素就要丢弃整个列表，请比较它与 JSON 的数量"))
    static let foundationSource = Rule(
        "foundation-source", .adopt, .difference, "deserialize from an NSDictionary or NSArray",
        effect: "natively the source is [String: Any] or [Any]: a dictionary with keys other than strings gives nil",
        advice: "adopt casts it if the source shows which of the two it is; cast the others", see: .api,
        chinese: RuleText(
            "从 NSDictionary 或 NSArray 反序列化", effect: "原生的数据源是 [String: Any] 或 [Any]：字典含有非字符串的 key 时得到 nil",
            advice: "源码写明是哪一种时，adopt 会加上类型转换；其余的请自行转换"))
    static let ownDataCall = Rule(
        "own-deserialize", .swap, .none, "deserialize of your own in an extension of HandyJSON",
        effect:
            "takes precedence over HandyJSONCompat's, as before; for a model that is also SmartCodable the library's does",
        advice: "delete it: the library reads Data too", see: .api, minutes: 5,
        chinese: RuleText(
            "HandyJSON 扩展中自己的 deserialize", effect: "优先于 HandyJSONCompat 的，与以前相同；对同时是 SmartCodable 的模型，库的优先",
            advice: "删除它：库也支持 Data"))
    static let protocolExtension = Rule(
        "protocol-extension", .adopt, .none, "extension of a HandyJSON protocol", effect: "works as before",
        advice: "adopt rewrites it when all models are native, or when those that stay cannot reach it",
        see: .genericResponses,
        chinese: RuleText("HandyJSON 协议的扩展", effect: "与以前相同", advice: "所有模型都变成原生之后，或留下来的模型到不了这里时，adopt 会改写"))
    static let protocolRefinement = Rule(
        "protocol-refinement", .adopt, .none, "protocol that refines HandyJSON", effect: "works as before",
        advice: "adopt rewrites it when all models are native, or when those that stay cannot reach it",
        see: .genericResponses,
        chinese: RuleText("继承自 HandyJSON 的协议", effect: "与以前相同", advice: "所有模型都变成原生之后，或留下来的模型到不了这里时，adopt 会改写"))
    static let genericConstraint = Rule(
        "generic-constraint", .adopt, .none, "generic constraint to HandyJSON",
        effect: "works as before; because of it, models keep HandyJSON in addition to SmartCodable",
        advice: "adopt rewrites it when all models are native, or when those that stay cannot reach it",
        see: .genericResponses,
        chinese: RuleText(
            "以 HandyJSON 为约束的泛型", effect: "与以前相同；为此模型在 SmartCodable 之外保留 HandyJSON",
            advice: "所有模型都变成原生之后，或留下来的模型到不了这里时，adopt 会改写"))
    static let existential = Rule(
        "existential", .adopt, .none, "HandyJSON as a type",
        effect: "works as before; because of it, models keep HandyJSON in addition to SmartCodable",
        advice: "adopt rewrites it when all models are native, or when those that stay cannot reach it",
        see: .genericResponses,
        chinese: RuleText(
            "把 HandyJSON 当作类型使用", effect: "与以前相同；为此模型在 SmartCodable 之外保留 HandyJSON",
            advice: "所有模型都变成原生之后，或留下来的模型到不了这里时，adopt 会改写"))
    static let configuration = Rule(
        "configuration", .adopt, .difference, "HandyJSONConfiguration", effect: "works as before",
        advice: "natively: SmartSentinel.debugMode, and a key strategy per call", see: .api, minutes: 10,
        chinese: RuleText("HandyJSONConfiguration", effect: "与以前相同", advice: "原生：SmartSentinel.debugMode，以及每次调用的命名策略"))
    static let updateCall = Rule(
        "update-call", .adopt, .difference, "JSONDeserializer.update",
        effect: "creates new nested models, as with HandyJSON",
        advice: "SmartUpdater merges nested models", see: .nativeDifferences, minutes: 5,
        chinese: RuleText("JSONDeserializer.update", effect: "重新创建嵌套模型，与 HandyJSON 相同", advice: "SmartUpdater 会合并嵌套模型"))
    static let unresolvedCall = Rule(
        "unresolved-call", .adopt, .difference, "call whose model the source does not show", effect: "works as before",
        advice: "write the variable's type; until then all models that it may be keep HandyJSON", minutes: 2,
        chinese: RuleText("从源码看不出是哪个模型的调用", effect: "与以前相同", advice: "写明变量的类型；在此之前，所有可能的模型都保留 HandyJSON"))

    static let nameCollision = Rule(
        "name-collision", .adopt, .difference, "name that SmartCodable or HandyJSONCompat has too",
        effect:
            "is ambiguous in files of other modules that import both, or hides the library's; the app's own container functions take precedence everywhere",
        advice:
            "adopt adds a scoped import such as import enum Core.JSONValue; write it by hand in new files; rename an operator",
        see: .api, minutes: 3,
        chinese: RuleText(
            "与 SmartCodable 或 HandyJSONCompat 同名", effect: "在同时导入两者的其他模块的文件中有歧义，或遮住库的名字；App 自己的容器函数始终优先",
            advice: "adopt 会加上 import enum Core.JSONValue 这样的单独导入；新文件中请手工写上；运算符要改名"))

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
        advice: "run adopt",
        chinese: RuleText("模型变成原生", effect: "遵循 SmartCodable", advice: "运行 adopt"))
    static let adoptEnum = Rule(
        "adopt-enum", .inventory, .none, "enum becomes native", effect: "conforms to SmartCaseDefaultable",
        advice: "run adopt", see: .enums,
        chinese: RuleText("枚举变成原生", effect: "遵循 SmartCaseDefaultable", advice: "运行 adopt"))
    static let adoptTransform = Rule(
        "adopt-transform", .inventory, .none, "transform becomes native", effect: "conforms to ValueTransformable",
        advice: "run adopt", see: .transforms,
        chinese: RuleText("transform 变成原生", effect: "遵循 ValueTransformable", advice: "运行 adopt"))
    static let adoptCall = Rule(
        "adopt-call", .inventory, .none, "call becomes native", effect: "uses SmartCodable's functions",
        advice: "run adopt", see: .jsonKeys,
        chinese: RuleText("调用变成原生", effect: "使用 SmartCodable 的方法", advice: "运行 adopt"))
    static let adoptConstraint = Rule(
        "adopt-constraint", .inventory, .none, "constraint becomes native", effect: "names SmartCodable",
        advice: "run adopt", see: .genericResponses,
        chinese: RuleText("约束变成原生", effect: "改为 SmartCodable", advice: "运行 adopt"))
    static let adoptImport = Rule(
        "adopt-import", .inventory, .none, "import becomes native",
        effect: "imports SmartCodable, and Foundation, which HandyJSON brought along",
        advice: "run adopt",
        chinese: RuleText("import 变成原生", effect: "导入 SmartCodable，以及 HandyJSON 曾顺带引入的 Foundation", advice: "运行 adopt"))
    static let adoptDependency = Rule(
        "adopt-dependency", .inventory, .none, "dependency becomes native", effect: "names SmartCodable",
        advice: "run adopt",
        chinese: RuleText("依赖变成原生", effect: "改为 SmartCodable", advice: "运行 adopt"))
    static let deferredModel = Rule(
        "deferred-model", .inventory, .none, "model that waits for others", effect: "stays as it is",
        advice: "adopt the others first, or together",
        chinese: RuleText("等待其他模型的模型", effect: "保持原样", advice: "先迁移其他模型，或一起迁移"))
    static let syntaxError = Rule(
        "syntax-error", .swap, .hand, "file that does not parse", effect: "is reported and never rewritten",
        advice: "correct it", minutes: 5,
        chinese: RuleText("无法解析的文件", effect: "只报告，从不改写", advice: "改正语法错误"))
    static let unknownIgnore = Rule(
        "unknown-ignore", .inventory, .difference, "ignore comment that names no rule", effect: "ignores nothing",
        advice: "name a rule that the command rules lists, or none to ignore all",
        chinese: RuleText("忽略注释没有写明有效的规则", effect: "什么都不会忽略", advice: "写上命令 rules 列出的规则；不写规则则忽略全部"))

    static let toolRules = [
        adoptModel, adoptEnum, adoptTransform, adoptCall, adoptConstraint, adoptImport, adoptDependency, deferredModel,
        syntaxError, unknownIgnore,
    ]
}
