extension RuleText {
    /// By the rule's id.
    static let chinese: [String: RuleText] = Dictionary(
        swapTexts + modelTexts + mappingTexts + apiTexts + earlierTexts + toolTexts,
        uniquingKeysWith: { first, _ in first })

    private static let earlierTexts: [(String, RuleText)] = [
        (
            "smart-subclass",
            .init(
                "已发布的 SmartCodable 的宏：@SmartSubclass", effect: "编译不过：这里没有宏，子类的属性不靠它也能读写",
                advice: "运行 adopt，它会去掉这个宏")
        ),
        (
            "earlier-name",
            .init("SmartCodable 4 到 6 的名字或参数名", effect: "能编译，但有警告", advice: "运行 adopt，它会改成现在的写法")
        ),
        (
            "excodable-name",
            .init(
                "ExCodable 的名字", effect: "使用 ExCodableCompat 时能编译",
                advice: "运行 swap 改写 import，运行 adopt 改写属性包装器；不需要 ExCodable 转换规则的模型改成 SmartCodable")
        ),
    ]

    private static let swapTexts: [(String, RuleText)] = [
        (
            "swap-import",
            .init("导入 HandyJSON 或 ExCodable", effect: "改为导入 HandyJSONCompat 或 ExCodableCompat", advice: "运行 swap")
        ),
        ("swap-can-import", .init("#if canImport(HandyJSON)", effect: "HandyJSON 移除后条件为假", advice: "运行 swap")),
        (
            "swap-qualified-name",
            .init("带模块名的写法", effect: "HandyJSON.X 改为 HandyJSONCompat.X", advice: "运行 swap")
        ),
        ("swap-package", .init("Package.swift 中的依赖", effect: "改为新的 Package 和产品", advice: "运行 swap")),
        ("swap-podfile", .init("Podfile 中的依赖", effect: "改为新的 Pod", advice: "运行 swap，然后 pod install")),
        ("swap-podspec", .init("podspec 中的依赖", effect: "改为新的 Pod", advice: "运行 swap")),
        (
            "swap-cartfile",
            .init(
                "Cartfile 中的依赖", effect: "改为新的仓库，但那里没有可供 Carthage 构建的 Xcode 工程",
                advice: "在 Xcode 中添加 Package，并删除 Cartfile 中的这一行")
        ),
        (
            "unknown-name",
            .init(
                "不属于 HandyJSON 公开 API 的名字", effect: "使用 HandyJSONCompat 时编译不过",
                advice: "换成别的写法：HandyJSONCompat 只有 HandyJSON 的公开名字")
        ),
        (
            "forked-dependency",
            .init(
                "来自 fork 或本地目录的 HandyJSON 或 ExCodable", effect: "不处理：里面可能有你们自己的改动",
                advice: "先找出这些改动，再手工把依赖改成 HandyJSONCompat 或 ExCodableCompat")
        ),
        (
            "unclear-dependency",
            .init("swap 无法改写的 HandyJSON 或 ExCodable 依赖", effect: "不处理", advice: "看 swap 对它的说明")
        ),
        (
            "project-generator",
            .init(
                "工程描述文件中的依赖：XcodeGen、Tuist、podspec.json", effect: "在替换之前，HandyJSON 仍是依赖",
                advice: "写上 Package SmartCodable 和产品 HandyJSONCompat（CocoaPods：Pod HandyJSONCompat），再重新生成工程")
        ),
        (
            "generated-code",
            .init(
                "导入 HandyJSON 的生成文件或其模板", effect: "从不改写：下次生成时又会变回来",
                advice: "在模板中写 import HandyJSONCompat，再重新生成")
        ),
        (
            "vendored-copy",
            .init(
                "项目中有一份 HandyJSON 源码", effect: "不处理，也不算作模型；swap 会给没有 import 就使用它的文件加上 import",
                advice: "swap 之后把 HandyJSONCompat 加到 target，找出副本中你们自己的改动，再把副本的文件移出 target")
        ),
        (
            "objective-c-import",
            .init(
                "导入 HandyJSON 的 Objective-C 文件", effect: "HandyJSON 移除后编译不过",
                advice: "删除 import；HandyJSON 没有 Objective-C 接口")
        ),
        (
            "xcode-package",
            .init(
                "Xcode 工程中的 Package 引用", effect: "在移除之前，HandyJSON 仍是依赖",
                advice: "在 Xcode 中移除旧的 Package，添加新的，并把 HandyJSONCompat 链接到各个 target")
        ),
        (
            "linked-framework",
            .init(
                "Xcode 工程或编译设置中的 HandyJSON framework", effect: "HandyJSON 移除后链接失败",
                advice: "改为链接并复制 HandyJSONCompat 和 SmartCodable")
        ),
        (
            "deployment-target",
            .init(
                "最低部署版本低于库的要求", effect: "依赖解析失败",
                advice: "调高到：" + MinimumVersions.list.joined(separator: "、"))
        ),
    ]

    private static let modelTexts: [(String, RuleText)] = [
        (
            "let-property",
            .init(
                "模型中的 let 属性", effect: "会被 JSON 写入，每个类型在日志中提示一次；经过优化的代码可能仍读到最初的值",
                advice: "改成 var")
        ),
        (
            "property-observer",
            .init(
                "带 willSet 或 didSet 的属性", effect: "读取 JSON 时观察者不执行，与 HandyJSON 相同",
                advice: "如果必须执行，把要做的事放到 didFinishMapping")
        ),
        (
            "visible-observer",
            .init(
                "Objective-C 可见属性的 willSet 或 didSet", effect: "在 Apple 平台上读取 JSON 时观察者会执行，与 HandyJSON 相同",
                advice: "原生模型不会执行：把要做的事放到 didFinishMapping；adopt --unsafe 会不管这一点直接转换")
        ),
        (
            "mapped-observer",
            .init(
                "对带观察者的属性做了映射", effect: "HandyJSON 悄悄忽略这样的映射；HandyJSONCompat 能生效的就生效，不能的会报告",
                advice: "确认映射的名字就是服务端发的名字")
        ),
        (
            "lazy-property",
            .init("lazy 属性", effect: "不处理；HandyJSON 会写它的存储", advice: "无需处理，除非它的值来自 JSON")
        ),
        (
            "weak-property",
            .init("weak 或 unowned 属性", effect: "不处理；HandyJSON 会写它的存储", advice: "无需处理，除非它的值来自 JSON")
        ),
        (
            "foundation-value",
            .init(
                "没有 transform 的 Date、URL、Data、Decimal 或 Foundation 的其他 Codable 类型",
                effect: "会被填充（秒数、文本、base64，或按 Codable 的方式）；HandyJSON 不处理它",
                advice: "如果有代码依赖它一直是 nil，请排除该属性")
        ),
        (
            "small-integer",
            .init(
                "比 Int 窄的整数", effect: "放不下的数字保留初始值；HandyJSON 会溢出回绕，或让 App 崩溃",
                advice: "无需处理，除非用到了回绕后的值")
        ),
        (
            "float-property",
            .init(
                "Float 属性", effect: "toJSON 按 Float 自己的位数输出；HandyJSON 按 Double 输出：41684.98 变成 41684.98046875",
                advice: "无需处理，除非文本要比较或签名")
        ),
        (
            "nsnumber-property",
            .init(
                "NSNumber 属性", effect: "带空格的文本不是数字，带指数的文本是 Double，超出 Int64 的整数是精确的；HandyJSON 用的是 NumberFormatter",
                advice: "无需处理，除非服务端用这样的文本发数字")
        ),
        (
            "codable-property",
            .init(
                "类型是 Codable 但不是 HandyJSON 模型的属性", effect: "App 链接了 SmartCodable 时会被填充和输出，HandyJSON 不处理它；没有链接时不处理",
                advice: "如果有代码依赖它的初始值，请排除该属性")
        ),
        (
            "dictionary-keys",
            .init(
                "key 不是 String 的字典", effect: "读取后变空，写出的是空对象，与 HandyJSON 相同；原生模型会编码其中的内容",
                advice: "把 key 改成 String")
        ),
        (
            "wrapped-key",
            .init(
                "带包装器的属性", effect: "在 JSON 中用属性自己的名字；HandyJSON 用的是包装器存储的名字 _name",
                advice: "如果不该由 JSON 填充或输出，请排除该属性")
        ),
        (
            "unfillable-property",
            .init(
                "没有 JSON 值可以填充的属性", effect: "可选的不出现在 toJSONString 中，以前整个文本是 nil；函数和元类型保持原值",
                advice: "无需处理；想写明就在映射中排除")
        ),
        (
            "filled-object",
            .init(
                "NSDecimalNumber 或可变的 Foundation 属性",
                effect: "会被填充；JSONSerialization 不产生这样的对象，所以 HandyJSON 让它保持 nil 或原值",
                advice: "如果代码依赖这一点，就把它排除")
        ),
        (
            "any-property",
            .init(
                "Any 类型的属性", effect: "填充方式与 HandyJSON 相同；放进去的 Date、URL 或 Data 会写出，而 HandyJSON 会丢掉",
                advice: "adopt 会在前面加上 @SmartAny")
        ),
        (
            "foundation-object",
            .init(
                "NSString、NSNumber、NSArray 或 NSDictionary 属性", effect: "填充方式与 HandyJSON 相同；原生模型需要 @SmartAny",
                advice: "更好的做法：换成 Swift 类型")
        ),
        (
            "initial-optional",
            .init(
                "adopt 无法保留初始值的可选属性", effect: "HandyJSONCompat 中遇到 null 保留该值，原生模型则变成 nil",
                advice: "单独写成一行并且不用 transform，adopt 就会写成 @SmartKey(nonnull: true)；adopt --unsafe 会按原样转换")
        ),
        (
            "wrapped-property",
            .init(
                "带自定义包装器的属性", effect: "HandyJSONCompat 中可用；原生模型要求包装器是 Codable",
                advice: "让包装器支持 Codable，或排除该属性")
        ),
        (
            "let-with-value",
            .init(
                "有初始值的 let", effect: "HandyJSONCompat 会写入；原生模型从不读取有初始值的 let",
                advice: "adopt 会把它改成 var，读取结果与以前相同")
        ),
        (
            "standard-conformance",
            .init(
                "标准库类型遵循 HandyJSON", effect: "Response<[User]> 仍按数组填充，与以前相同",
                advice:
                    "所有模型都变成原生之后，如果里面没有内容，adopt 会删除它：原生模型的数组本身就是模型；String 和数字则改为 SmartCodable")
        ),
        (
            "codable-model",
            .init(
                "同时是 Codable 的模型", effect: "JSONDecoder 继续使用合成的编解码；HandyJSON 的调用使用映射",
                advice: "原生模型只有一套编解码：比较 CodingKeys 和映射")
        ),
        (
            "codable-subclass",
            .init(
                "自行声明 Codable 的模型子类", effect: "JSONEncoder 和 JSONDecoder 只处理它自己的属性，用属性自己的名字",
                advice:
                    "原生模型中基类就是 Codable：必须去掉这个声明，之后 JSONEncoder 只输出基类的属性；"
                    + "先检查每处使用 JSONEncoder、JSONDecoder 或存储的地方，再用 adopt --unsafe 去掉")
        ),
        (
            "custom-coding",
            .init(
                "模型自己的 init(from:)、encode(to:) 或 CodingKeys，adopt 无法合并", effect: "只有 JSONDecoder 使用它们",
                advice: "原生模型读写什么由它们决定：请手工与 mapping 合并")
        ),
        (
            "own-coding-keys",
            .init(
                "模型有自己的 CodingKeys", effect: "只有 JSONDecoder 和数据库使用它们",
                advice: "adopt 会保留它们，并把名字不同的 key 映射到 HandyJSON 读取的字段名")
        ),
        (
            "handyjson-codable",
            .init(
                "HandyJSONCodable 模型", effect: "JSONDecoder 读取时使用它的映射和 HandyJSON 的容错",
                advice: "原生模型用 JSONDecoder 时两者都没有：先检查每处使用 JSONDecoder、UserDefaults 或数据库的地方")
        ),
        (
            "replaced-coding",
            .init(
                "HandyJSONCodable 与 Codable 或 CodingKeys 并存",
                effect: "编解码由 HandyJSON 的规则决定：CodingKeys 不起作用，按这些名字存储的数据读不到",
                advice: "本身就是 Codable 的模型请去掉 HandyJSONCodable；否则在 mapping 里写出名字")
        ),
        ("nsobject-model", .init("NSObject 子类", effect: "填充方式与 HandyJSON 相同", advice: "无需处理")),
        (
            "kvo-property",
            .init(
                "@objc、@objcMembers 或 dynamic 属性", effect: "通过 KVC 赋值，观察者会收到通知",
                advice: "运行一遍观察它的界面")
        ),
        (
            "database-model",
            .init(
                "Realm、Core Data、WCDB 或 GRDB 模型", effect: "受数据库管理的存储无法安全填充：布局不是 Swift 的就不处理",
                advice: "拆开：读 JSON 用一个模型，存数据库用一个模型")
        ),
        (
            "database-record",
            .init(
                "GRDB 记录或 WCDB 表", effect: "与以前相同",
                advice: "adopt 会保留它的列：列名来自 CodingKeys，JSON 的映射不会改变它们")
        ),
        (
            "unreached-mapping",
            .init(
                "从不会被调用的 mapping", effect: "参数没有标签 mapper，或者基类没有声明可以重写的 mapping(mapper:)；HandyJSON 也是如此",
                advice: "adopt 会去掉它；如果本意是要生效，先在基类中声明 mapping，并检查会有什么变化")
        ),
        (
            "unreached-life-cycle",
            .init(
                "从不会被调用的 didFinishMapping 或 willStartMapping",
                effect: "基类没有声明它，子类的方法没有重写任何东西；HandyJSON 也是如此", advice: "删除它，或在基类中声明")
        ),
        (
            "will-start-mapping",
            .init(
                "有内容的 willStartMapping", effect: "会被调用，与 HandyJSON 相同",
                advice: "原生模型没有这个回调：移到 init() 中")
        ),
        (
            "subclass-initializer",
            .init(
                "子类的初始化方法不只是给属性赋值", effect: "与 HandyJSON 相同",
                advice: "原生模型必须声明 init(from:)：把 init() 里的赋值再做一遍")
        ),
        (
            "collection-elements",
            .init(
                "集合属性", effect: "无法转换的元素会被丢弃，与 HandyJSON 相同",
                advice: "原生模型中也是；那里，数字中的布尔值、文本中的对象也算这样的元素")
        ),
        (
            "generic-model",
            .init(
                "泛型模型", effect: "与 HandyJSON 相同",
                advice: "adopt 会在由泛型参数填充的属性前加上 @SmartAny；所有模型都变成原生之后，参数会要求 SmartCodable")
        ),
        (
            "foreign-superclass",
            .init("父类不在扫描范围内", effect: "如果父类是模型，它的字段会被填充", advice: "把父类所在的模块也加入扫描")
        ),
    ]

    private static let mappingTexts: [(String, RuleText)] = [
        (
            "dynamic-mapping",
            .init(
                "不只是列表的映射", effect: "对每个实例执行，与 HandyJSON 相同",
                advice: "mappingForKey 是整个类型共用的一个列表：请手工改写")
        ),
        (
            "unknown-mapped-property",
            .init("映射的对象不是存储属性", effect: "不起作用，与 HandyJSON 相同，并且会报告", advice: "删除这一行")
        ),
        (
            "nested-mapping",
            .init(
                "映射了属性的属性", effect: "不起作用，并且会报告；如果内层属性是其结构体的第一个属性，HandyJSON 会使它生效",
                advice: "在内层类型中映射")
        ),
        (
            "double-mapping",
            .init(
                "同一个属性映射了多次", effect: "以最后一行为准，排除则始终有效，与 HandyJSON 相同",
                advice: "adopt 会去掉其他行；请确认最后一行就是本意")
        ),
        (
            "several-names",
            .init(
                "有多个名字的属性", effect: "以第一个存在的名字为准，哪怕是 null；原生模型以第一个不是 null 的为准",
                advice: "无需处理，除非本意就是 null 优先")
        ),
        (
            "assigning-mapping",
            .init(
                "在 mapping 中给自身属性赋值的类", effect: "输出赋值后的值；HandyJSON 输出赋值前的值，下一次才输出新值",
                advice: "在 didFinishMapping 中赋值：mapping 在读和写时都会运行")
        ),
        (
            "mapped-path",
            .init(
                "映射到路径的属性", effect: "toJSON 输出路径的最后一段；原生模型的 key 是完整路径",
                advice: "如果模型会发给服务端，检查发送的内容")
        ),
        (
            "escaped-dot",
            .init(
                "名字里有转义的点", effect: #"`\\.` 表示名字里的一个点，与 HandyJSON 相同"#,
                advice: "原生模型直接写名字，并且优先于路径；adopt --unsafe 会转换它")
        ),
        (
            "missing-super-mapping",
            .init(
                "重写 mapping 时没有调用 super.mapping", effect: "不使用父类的名字，与 HandyJSON 相同",
                advice: "如果是疏忽，加上调用：JSON 的字段名会随之改变")
        ),
        (
            "foreign-mapped",
            .init(
                "映射了父类的属性，而父类也映射了它", effect: "以子类的名字为准，与 HandyJSON 相同",
                advice: "原生模型中两个列表都生效：只保留一个")
        ),
        (
            "custom-transform",
            .init("自己写的 transform", effect: "与 HandyJSON 相同", advice: "adopt 会把它改成 ValueTransformable")
        ),
        (
            "transform-subclass",
            .init("内置 transform 的子类", effect: "与 HandyJSON 相同", advice: "adopt 会让它同时成为 ValueTransformable")
        ),
        (
            "transform-without-counterpart",
            .init("没有原生对应项的 transform", effect: "与 HandyJSON 相同", advice: "写一个 ValueTransformable，或换掉属性的类型")
        ),
        (
            "exact-transform",
            .init(
                "NSDecimalNumberTransform 或 HexColorTransform", effect: "保留 HandyJSON 丢失的位数：不经过 Double，颜色分量四舍五入",
                advice: "无需处理，除非要与原来的数字比较")
        ),
        (
            "date-transform",
            .init(
                "DateTransform", effect: "与 HandyJSON 相同，不是数字的文本得到 1970 年；nan 也是 1970 年，无穷大得到 nil，长整数会读取",
                advice: "SmartDateTransformer 此时保留初始值，并且能读 ISO 8601")
        ),
        (
            "transformed-optional",
            .init(
                "属性的转换，以及 toJSON 调用", effect: "toJSON 给出转换返回的值本身；HandyJSON 给出的是 Any 里的可选值",
                advice: "无需处理，除非打印这个值（显示为 Optional(…)）或把它转换为可选类型")
        ),
        ("raw-enum", .init("HandyJSONEnum", effect: "与 HandyJSON 相同", advice: "adopt 会把它改成 SmartCaseDefaultable")),
        (
            "enum-conversion",
            .init(
                "枚举有自己的 _transform 或 _plainValue", effect: "与 HandyJSON 相同",
                advice: "原生模型：用 SmartAssociatedEnumerable 或transformer")
        ),
        (
            "enum-without-raw-value",
            .init(
                "没有 raw value 的 HandyJSONEnum，或是结构体", effect: "与 HandyJSON 相同；结构体也会写出，而 HandyJSON 的文本是 nil",
                advice: "手写 Codable")
        ),
        (
            "enum-conformance-elsewhere",
            .init(
                "HandyJSONEnum 的声明与枚举不在同一个文件", effect: "与 HandyJSON 相同",
                advice: "把声明移到枚举所在的文件：编译器只在那里合成 Codable")
        ),
        (
            "custom-transformable",
            .init(
                "HandyJSONCustomTransformable", effect: "与 HandyJSON 相同；非可选的也会写出，而 HandyJSON 的文本是 nil",
                advice: "在原生模型中配合 @SmartAny 可保持原样；要去掉 HandyJSON，请让它支持 Codable")
        ),
    ]

    private static let apiTexts: [(String, RuleText)] = [
        ("conformance", .init("遵循 HandyJSON", effect: "与以前相同", advice: "运行 adopt")),
        ("deserialize-call", .init("deserialize 调用", effect: "与以前相同", advice: "原生模型写法相同")),
        ("serialize-call", .init("toJSON 或 toJSONString 调用", effect: "与以前相同", advice: "adopt 会改写")),
        ("json-deserializer", .init("JSONDeserializer", effect: "与以前相同", advice: "adopt 会改写")),
        ("api-use", .init("HandyJSON API 的其他使用", effect: "与以前相同", advice: "adopt 会改写能改的部分")),
        (
            "ordered-text",
            .init(
                "用于签名、哈希或比较的 JSON 文本", effect: "字段始终按声明顺序排列；HandyJSON 的顺序每次运行都可能不同",
                advice: "确认对方是怎么计算的")
        ),
        (
            "stored-text",
            .init(
                "被保存的 JSON 文本", effect: "HandyJSON 写的文本照样能读；新的文本按声明顺序",
                advice: "在测试中读取一份现有版本保存的文本")
        ),
        (
            "optional-elements",
            .init(
                "把 [T].deserialize 的结果转换成 [T]", effect: "有元素不是对象（例如 null）时得到 nil；原生的列表包含其余元素",
                advice: "如果一个坏元素就要丢弃整个列表，请比较它与 JSON 的数量")
        ),
        (
            "foundation-source",
            .init(
                "从 NSDictionary 或 NSArray 反序列化",
                effect: "原生的数据源是 [String: Any] 或 [Any]：字典含有非字符串的 key 时得到 nil",
                advice: "源码写明是哪一种时，adopt 会加上类型转换；其余的请自行转换")
        ),
        (
            "own-deserialize",
            .init(
                "HandyJSON 扩展中自己的 deserialize", effect: "优先于 HandyJSONCompat 的，与以前相同；对同时是 SmartCodable 的模型，库的优先",
                advice: "删除它：库也支持 Data")
        ),
        (
            "protocol-extension",
            .init("HandyJSON 协议的扩展", effect: "与以前相同", advice: "所有模型都变成原生之后，或留下来的模型到不了这里时，adopt 会改写")
        ),
        (
            "protocol-refinement",
            .init("继承自 HandyJSON 的协议", effect: "与以前相同", advice: "所有模型都变成原生之后，或留下来的模型到不了这里时，adopt 会改写")
        ),
        (
            "generic-constraint",
            .init(
                "以 HandyJSON 为约束的泛型", effect: "与以前相同；为此模型在 SmartCodable 之外保留 HandyJSON",
                advice: "所有模型都变成原生之后，或留下来的模型到不了这里时，adopt 会改写")
        ),
        (
            "existential",
            .init(
                "把 HandyJSON 当作类型使用", effect: "与以前相同；为此模型在 SmartCodable 之外保留 HandyJSON",
                advice: "所有模型都变成原生之后，或留下来的模型到不了这里时，adopt 会改写")
        ),
        (
            "configuration",
            .init(
                "HandyJSONConfiguration", effect: "与以前相同",
                advice: "原生：SmartSentinel.debugMode，以及每次调用的命名策略")
        ),
        (
            "update-call",
            .init("JSONDeserializer.update", effect: "重新创建嵌套模型，与 HandyJSON 相同", advice: "SmartUpdater 会合并嵌套模型")
        ),
        (
            "name-collision",
            .init(
                "与 SmartCodable 或 HandyJSONCompat 同名",
                effect: "在同时导入两者的其他模块的文件中有歧义，或遮住库的名字；App 自己的容器函数始终优先",
                advice: "adopt 会加上 import enum Core.JSONValue 这样的单独导入；新文件中请手工写上；运算符要改名")
        ),
        (
            "unresolved-call",
            .init(
                "从源码看不出是哪个模型的调用", effect: "与以前相同",
                advice: "写明变量的类型；在此之前，所有可能的模型都保留 HandyJSON")
        ),
    ]

    private static let toolTexts: [(String, RuleText)] = [
        ("adopt-model", .init("模型变成原生", effect: "遵循 SmartCodable", advice: "运行 adopt")),
        ("adopt-enum", .init("枚举变成原生", effect: "遵循 SmartCaseDefaultable", advice: "运行 adopt")),
        ("adopt-transform", .init("transform 变成原生", effect: "遵循 ValueTransformable", advice: "运行 adopt")),
        ("adopt-call", .init("调用变成原生", effect: "使用 SmartCodable 的方法", advice: "运行 adopt")),
        ("adopt-constraint", .init("约束变成原生", effect: "改为 SmartCodable", advice: "运行 adopt")),
        (
            "adopt-import",
            .init("import 变成原生", effect: "导入 SmartCodable，以及 HandyJSON 曾顺带引入的 Foundation", advice: "运行 adopt")
        ),
        ("adopt-dependency", .init("依赖变成原生", effect: "改为 SmartCodable", advice: "运行 adopt")),
        ("deferred-model", .init("等待其他模型的模型", effect: "保持原样", advice: "先迁移其他模型，或一起迁移")),
        ("syntax-error", .init("无法解析的文件", effect: "只报告，从不改写", advice: "改正语法错误")),
        (
            "unknown-ignore",
            .init(
                "忽略注释没有写明有效的规则", effect: "什么都不会忽略",
                advice: "写上命令 rules 列出的规则；不写规则则忽略全部")
        ),
    ]
}
