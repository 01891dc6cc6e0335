/// The cells of a row of a page of differences, in one language. `nil`: nothing but code, the same in every language.
struct DifferenceText {
    let title, why: String
    let input, before, after: String?

    init(_ title: String, input: String? = nil, before: String? = nil, after: String? = nil, why: String) {
        (self.title, self.input, self.before, self.after, self.why) = (title, input, before, after, why)
    }

    /// By the difference's id. The English row is the source; tests compare the code that both name.
    static let chinese: [String: DifferenceText] = Dictionary(
        numbers + values + writing + storage + sources + native + nativeWriting,
        uniquingKeysWith: { first, _ in first })

    private static let numbers: [(String, DifferenceText)] = [
        (
            "integer-out-of-range",
            .init("整数放不下时保留初始值", input: "`UInt8` 收到 `300`", why: "HandyJSON 会溢出回绕，或让 App 崩溃；可选属性变成 nil")
        ),
        (
            "digits-in-text",
            .init("整数读成文本时保留所有位数", input: "`String` 收到 `123456789012345678`", why: "id 常常超过 15 位")
        ),
        (
            "fraction-in-text",
            .init(
                "小数读成文本时取能还原的最短写法", input: "`String` 收到 `0.30000000000000004`",
                why: "不丢精度，也不受 locale 影响")
        ),
        (
            "long-number",
            .init(
                "很长的数字正确舍入", input: "`Double` 收到 `0.1000000000000000055511…`", before: "最后一位有误",
                why: "这是最接近的 Double")
        ),
        (
            "blanks-in-nsnumber",
            .init(
                "带空格的文本不是 NSNumber", input: #"`NSNumber?` 收到 `" 12"`"#,
                why: "与 Int 一致；NumberFormatter 的结果因平台而异")
        ),
        (
            "exponent-in-nsnumber",
            .init(
                "带指数的文本读成 NSNumber 时是 Double", input: #"`NSNumber?` 收到 `"1e3"`，看它的 `objCType`"#,
                why: "与不带引号的同一个数字一致")
        ),
        (
            "container-in-text",
            .init(
                "数组或对象读成文本时是紧凑的 JSON", input: #"`String` 收到 `{"a":1}`"#, before: "一段描述文字",
                why: "Foundation 的描述无法再读回来")
        ),
        (
            "optional-in-any",
            .init(
                "字典来源中的可选值在 Any 里就是它的值", input: #"`Any` 收到 `["v": Optional(3) as Any]`，作为文本"#,
                why: "两种情况下类型转换都能得到这个值")
        ),
        (
            "optional-raw-null",
            .init(
                "列表里的 null 不是原始值可选的枚举", input: #"这种枚举的列表收到 `{"v":["a",null]}`"#, before: "两个元素", after: "第一个",
                why: "在其他任何地方，null 都不是枚举的值")
        ),
        (
            "raw-value-written",
            .init(
                "原始值是可选值或枚举的枚举也会写出", input: "带有这种属性的模型", before: "没有 JSON",
                why: "里面的值有对应的 JSON 形式")
        ),
        (
            "any-transform",
            .init(
                "Any 的 transform 收到的是值本身，遇到 nil 不会被调用", input: "`TransformOf<Any, Any>` 写出 4",
                before: "收到 `Optional(4)`，nil 时也会调用", after: "收到 `4`", why: "其他 transform 遇到 nil 都不会被调用")
        ),
        (
            "hashable-in-any",
            .init(
                "字典来源中的 AnyHashable 在 Any 里就是它的值", input: #"`Any` 收到 `["v": AnyHashable(3)]`，看它的类型"#,
                why: "两种情况下类型转换都能得到这个值")
        ),
        ("minus-zero", .init("-0 保留负号", input: "`String` 收到 `-0`", why: "与原来写的一样")),
        (
            "wide-nsnumber",
            .init(
                "文本中的无符号整数读成 NSNumber 时是精确的", input: #"`NSNumber?` 收到 `"18446744073709551615"`"#,
                why: "一位都不丢")
        ),
        (
            "equal-keys",
            .init(
                "字典里或者同一个属性遇到相同的 key 时，每一个都会解码", input: #"`[String: Int]` 收到 `{"v":{"x":1,"x":"q"}}`"#,
                why: "字典中后一个放不下就保留前一个，每个模型的 `didFinishMapping` 都会执行；HandyJSON 的解析器只留下一个：Linux 上是最后一个，iOS 上曾是第一个")
        ),
        (
            "null-object",
            .init(
                "可选的 AnyObject 中的 null 不输出", input: #"`[AnyObject?]` 收到 `{"v":[null,1]}`，作为文本"#,
                why: "与其他可选值的数组中的 null 一致")
        ),
        (
            "custom-standard",
            .init(
                "遵循 HandyJSONCustomTransformable 的标准类型照常编解码", input: "`_transform(from:)` 返回 9 的 `UInt16` 收到 `5`",
                why: "否则其他属性也会随之改变；请使用 transform")
        ),
        (
            "decimal-number",
            .init(
                "没有 transform 的 NSDecimalNumber 会被读取", input: "`NSDecimalNumber?` 收到 `1.5`",
                why: "按 Decimal 读取；JSONSerialization 给出的是别的数字类型")
        ),
        (
            "set-source",
            .init(
                "字典数据源中的 Set 当作列表", input: #"`[Int]` 收到 `["v": Set([1])]`"#,
                why: "元素都在里面；在 Any 中仍是 Set")
        ),
        (
            "nan-in-text",
            .init(
                "文本中的 nan 和 inf 不是数字", input: #"初始值为 1.5 的 `Double` 收到 `"nan"`"#,
                why: "这样的数字转成 Int 时 App 会崩溃")
        ),
        (
            "beyond-float",
            .init(
                "超出 Float 的数字保留初始值", input: "初始值为 1.5 的 `Float` 收到 `1e39`",
                why: "这样的数字使整个文本为 nil，转成 Int 时 App 会崩溃")
        ),
        (
            "beyond-double",
            .init("超出 Double 的数字不影响其余部分", input: #"`{"v":1e400,"ok":2}`，看 `ok`"#, why: "其余部分是可读的")
        ),
    ]

    private static let values: [(String, DifferenceText)] = [
        (
            "foundation-value",
            .init(
                "没有 transform 的 Date、URL、Data、Decimal 或 UUID 会被读取", input: "`Date?` 收到 `100`",
                why: "HandyJSON 不处理这样的属性")
        ),
        (
            "foundation-value-written",
            .init("这样的属性也会被输出", input: "值为 0 的 `Date`，旁边有 `ok`", why: "只要有一个这样的属性，整个文本就是 nil")
        ),
        (
            "unwritable-property",
            .init("JSON 无法表示的属性不输出", input: "一个 NaN，旁边有 `ok`", why: "以前整个文本是 nil；报告会指出它")
        ),
        (
            "wrapped-name",
            .init("带包装器的属性用属性自己的名字", input: #"`@Wrapped var x` 收到 `{"x":5}`"#, why: "它的存储叫 `_x`")
        ),
        (
            "codable-value",
            .init("原生模型或普通 Codable 类型会被填充", why: "这样模块可以逐个迁移；App 没有链接 SmartCodable 时与 HandyJSON 相同，报告会指出")
        ),
        (
            "mutable-collection",
            .init(
                "可变的 Foundation 集合或文本会被填充", input: #"`NSMutableArray?` 收到 `["a"]`，看元素个数"#,
                why: "JSONSerialization 给出的不可变，所以 HandyJSON 让它是 nil")
        ),
    ]

    private static let writing: [(String, DifferenceText)] = [
        (
            "member-order",
            .init("字段按声明顺序输出", input: "`a`、`b` 和 `c`", before: "顺序不固定", why: "签名和快照需要固定的顺序")
        ),
        ("float-digits", .init("Float 按自己的位数输出", why: "还是同一个 Float")),
        (
            "double-digits",
            .init(
                "Double 以最短的写法输出", why: "是同一个 Double；iOS 11 起 HandyJSON 写出 17 位数字，对文本签名时会看出差别")
        ),
        (
            "content-of-any",
            .init("Any 中的原始值、切片或 Foundation 对象会输出", why: "与它所代表的值一样；仍然写不出的会列在报告里")
        ),
        (
            "date-in-any",
            .init("Any 中的 Date、URL、Data、Decimal 或 UUID 会输出", input: #"`["at": Date]`，值为 0"#, why: "以前被悄悄丢弃")
        ),
        (
            "bare-optional",
            .init(
                "经过 transform 的可选值输出时不带 Optional", input: "由 transform 输出为文本的 `Int?`，在 `toJSON()` 中",
                why: "放进 `Any` 的可选值很容易被写成文本")
        ),
        ("cyclic-graph", .init("循环引用不会无限追踪", input: "自己是自己父节点的节点", before: "崩溃", why: "指回去的引用不输出")),
        (
            "transform-answer",
            .init("transform 返回什么就输出什么", input: "返回值为 1 的 `Date` 的 transform", why: "以前整个文本是 nil")
        ),
        (
            "custom-written",
            .init(
                "非可选的 HandyJSONCustomTransformable 会输出", input: "`_plainValue()` 返回 `plain` 的类型",
                why: "以前整个文本是 nil")
        ),
        (
            "struct-as-enum",
            .init("遵循 HandyJSONEnum 的结构体会输出", input: "值为 5 的 `OptionSet`", why: "以前整个文本是 nil")
        ),
        (
            "class-mapping",
            .init(
                "类的 mapping 修改了属性时，输出修改后的值", input: "`mapping` 把 `x` 加 1，原值是 1",
                why: "HandyJSON 事先复制了所有的值；请在 didFinishMapping 中赋值")
        ),
    ]

    private static let storage: [(String, DifferenceText)] = [
        (
            "lazy-storage",
            .init("不处理 lazy 的存储", input: #"`{"$__lazy_storage_$_z":9}`，`z` 初始为 4"#, why: "它不是属性")
        ),
        (
            "weak-storage",
            .init("不处理 weak 的存储", before: "崩溃", why: "以前用强引用覆盖了弱引用")
        ),
        (
            "unowned-storage",
            .init(
                "不处理 unowned 的存储", input: #"`{"w":{"a":5}}`，`w.a` 为 1"#, before: "`5`，随后崩溃", why: "同 weak 的存储")
        ),
        ("closure", .init("不处理闭包", input: #"可选闭包收到 `{"f":"x"}`"#, why: "没有 JSON 能变成闭包")),
        ("metatype", .init("不处理元类型", input: "值为 Int 的 `Any.Type?` 收到 `5`", why: "没有 JSON 能变成类型")),
        (
            "nested-mapping",
            .init(
                "不能从外层映射内层结构体的属性", input: #"`n.a <-- "x.a"`，`{"x":{"a":9}}`"#,
                why: "第一个属性的地址就是结构体的地址")
        ),
        (
            "accent-in-path",
            .init(
                "路径中的组合重音符不会导致崩溃", input: #"`é.a`，`{"é":{"a":7}}`"#, before: "崩溃",
                why: "HandyJSON 用了不同的计数单位")
        ),
    ]

    private static let sources: [(String, DifferenceText)] = [
        (
            "nil-in-dictionary",
            .init(
                "字典数据源中的 nil 当作 null", input: #"`["id": Int?.none as Any]`，`id` 初始为 42"#, why: "null 保留初始值")
        ),
        ("decimal-digits", .init("NSDecimalNumberTransform 保留每一位", why: "以前经过了 Double")),
        (
            "date-of-infinity",
            .init("DateTransform 不会由无穷大得到日期", before: "无穷大的日期", why: "这样的日期一打印就崩溃")
        ),
        ("date-of-nan", .init("DateTransform 不读取 nan", before: "NaN 的日期", why: "与其他不含数字的文本一样")),
        (
            "date-of-long-integer",
            .init("DateTransform 能读超过 53 位的整数", after: "`9007199254740992.0` 秒", why: "它和别的数字没有区别")
        ),
        (
            "native-source",
            .init(
                "字典数据源中的 Swift 数字或文本与 JSON 中的一样转换", input: #"`Int` 收到 `["v": CGFloat(2.5)]`"#,
                why: "数字在数据源中是什么类型并不重要；`true` 在那里也算数字")
        ),
        (
            "text-in-any",
            .init(
                "字典数据源中的文本在 Any 中是 String", input: #"`Any?` 收到 `["v": Substring("7")]`，看它的类型"#,
                why: "转换成 String 会成功")
        ),
        (
            "model-in-array",
            .init(
                "数组数据源中现成的模型会被采用", input: "`[Model(id: 9)]` 作为 `[Any]`，看它的 `id`", why: "与字典中现成的模型一致")
        ),
        (
            "odd-key-in-array",
            .init(
                "对象中有非文本的 key 时，其余的 key 保留", input: #"数组中的 `NSDictionary`：`["id": 9, 1: 2]`，看 `id`"#,
                why: "以前一个特殊的 key 会让整个对象丢失")
        ),
    ]

    private static let native: [(String, DifferenceText)] = [
        (
            "null-gives-nil",
            .init("null 让可选属性变成 nil", input: "初始值为 `x` 的 `String?` 收到 `null`", why: "可选就意味着可以没有")
        ),
        (
            "fraction-to-integer",
            .init(
                "带小数的数字不是整数", input: "`Int` 收到 `12.5`",
                why: "`numberStrategy` 是 `.strict`；`.truncate` 是 HandyJSON 的规则")
        ),
        (
            "integer-in-text",
            .init("小数部分为零或带指数的文本是整数", input: #"`Int` 收到 `"12.0"`"#, why: "它就是整数")
        ),
        ("bool-to-number", .init("布尔值不是数字", input: "`Int` 收到 `true`", why: "类型不符，并会报告")),
        ("number-to-bool", .init("只有 0 和 1 是 Bool", input: "`Bool` 收到 `2`", why: "其他数字是服务端的错误")),
        ("text-to-bool", .init("YES 和 no 是 Bool", input: #"`Bool` 收到 `"YES"`"#, why: "服务端会这样发")),
        (
            "container-is-no-text",
            .init("数组或对象不是文本", input: #"`String` 收到 `{"a":1}`"#, after: "初始值", why: "类型不符，并会报告")
        ),
        (
            "number-as-written",
            .init("数字读成文本时与服务端写的一样", input: "`String` 收到 `3.0`", why: "价格或版本号要保留末尾的零")
        ),
        ("json-in-text", .init("能读取装着 JSON 的文本", input: #"`[Int]` 收到 `"[1,2]"`"#, why: "服务端会这样发")),
        (
            "bytes-to-data",
            .init("字节数组是 Data", input: "`Data?` 收到 `[1,2]`", why: "用其他语言写的服务端会这样发")
        ),
        (
            "date-no-number",
            .init(
                "不是日期的文本得不到日期", input: #"`Date?` 收到 `"soon"`，`DateTransform` 与 `SmartDateTransformer` 相比"#,
                why: "1970 年不是任何人想要的日期；ISO 8601 可以读")
        ),
        (
            "date-by-size",
            .init(
                "日期的数字较大时是毫秒", input: "`1712491800000`，`DateTransform` 与 `SmartDateTransformer` 相比",
                before: "`1712491800000.0` 秒", after: "`1712491800.0` 秒",
                why: "从 10^11 起；没有人想要 56236 年")
        ),
        (
            "transform-gives-nil",
            .init(
                "transform 返回 nil 时可选属性变成 nil", input: "初始值为 `x` 的 `String?`", why: "与其他无法转换的值一样")
        ),
        (
            "collection-elements",
            .init(
                "只有 HandyJSON 会转换的元素被丢弃", input: "`[Int]` 收到 `[1,true]`",
                why: "类型不对，并会报告；用 `.strictCollections` 时列表保留初始值")
        ),
        (
            "element-no-object",
            .init(
                "不是对象的元素会被丢弃", input: "`[{},5]` 作为模型数组",
                why: "`[T].deserialize` 返回 `[T]?`，不是 `[T?]?`（`[T?].deserialize` 返回它）；原来被 `as? [T]` 变成 nil 的列表，现在含有其余元素")
        ),
        (
            "unknown-case",
            .init("集合中未知的 raw value 变成默认 case", why: "枚举声明了默认 case 时")
        ),
        (
            "several-names",
            .init("多个名字取第一个不是 null 的", input: #"`["a","b"]`，`{"a":null,"b":7}`"#, why: "null 没有任何信息")
        ),
        ("index-in-path", .init("路径可以进入数组", input: #"`"tags.0"`，`{"tags":[7]}`"#, why: "数字表示下标")),
        (
            "dots-in-name",
            .init("名字里带点的字段优先", input: #"`"a.b"`，`{"a.b":7}`"#, why: "不需要转义")
        ),
        ("trailing-comma", .init("末尾多余的逗号是错误", why: "这不是 JSON；`decode` 会抛出行和列")),
        (
            "update-merges",
            .init("更新时合并嵌套模型", input: #"`{"child":{"a":5}}`，`b` 为 9"#, why: "HandyJSON 会重新创建嵌套模型")
        ),
        (
            "object-in-dictionary",
            .init(
                "toDictionary 里只有 JSON 值", input: "`toJSON()` 里值为 0 的 `Date?`",
                why: "字典的内容与文本相同")
        ),
        (
            "numbers-in-dictionary",
            .init(
                "toDictionary 里是 NSNumber", input: "`toJSON()` 里值为 0.1 的 Float，`as? Float`",
                why: "与 JSONSerialization 相同；`as? Int`、`as? Double`、`as? Bool` 可用，Bool 的文本可能是 1")
        ),
        (
            "update-calls-back",
            .init("更新时会调用 didFinishMapping", before: "`0` 次调用", after: "`1` 次调用", why: "模型发生了变化")
        ),
    ]

    private static let nativeWriting: [(String, DifferenceText)] = [
        (
            "system-codable",
            .init(
                "CGFloat、CGRect、Range 等系统的 Codable 类型会读取和输出", input: "初始值为 `0..<3` 的 `Range<Int>` 收到 `[1,2]`",
                why: "HandyJSON 不处理它")
        ),
        ("double-optional", .init("双重可选属性整体变成 nil", input: #"`Int??` 收到 `"x"`"#, why: "Codable 只认识一个 nil")),
        (
            "unfillable-optional",
            .init(
                "JSON 无法填充的可选属性保留它的值", input: #"`(Int, String)?` 收到 `[2,"x"]`"#,
                why: "`adopt` 用 `@IgnoredKey` 让它不再属于 JSON")
        ),
        ("null-element", .init("可选元素数组中的 nil 会输出", why: "列表中的位置有意义")),
        ("null-in-any", .init("Any 中的 null 会输出", why: "它本来就在那里")),
        (
            "enum-keys",
            .init(
                "key 不是文本的字典会读取和输出", why: "HandyJSON 只认文本类型的 key；Codable 编码器输出列表")
        ),
        (
            "null-in-optional-any",
            .init("可选 Any 数组中的 null 是 nil", input: "`[Any?]` 收到 `[1,null]`，其中 nil 的个数", why: "原先是 NSNull")
        ),
        ("weak-written", .init("weak 属性不会输出", input: "指向节点的 `weak var w: Node?`", why: "它也不从 JSON 读取")),
        (
            "private-names",
            .init(
                "父类与子类有同名的 private 属性时，输出子类的", input: "类与子类里各有一个 `private var p`",
                why: "各个类输出自己的属性，以最后的为准")
        ),
        ("property-names", .init("输出时用属性自己的名字", why: "请传 `useMappedKeys: true`")),
        (
            "path-key",
            .init(
                "映射到路径的属性用完整路径输出", input: #"`name <-- "friend.name"`，使用映射的 key"#, why: "这样的 key 能读回来")
        ),
    ]
}
