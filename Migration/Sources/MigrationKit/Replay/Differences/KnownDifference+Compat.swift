extension KnownDifference {
    /// HandyJSONCompat and HandyJSON.
    static let compat = numbers + foundationValues + writing + storage + mapping + losses

    private static let numbers = [
        KnownDifference(
            "integer-out-of-range", "a number that does not fit an integer type keeps the initial value",
            input: "`300` for `UInt8`", before: "`44`", after: "`0`",
            why: "HandyJSON wrapped around or crashed; an optional becomes nil",
            in: .recordings { difference in
                guard let sent = difference.payload?.integer, let kept = difference.before?.number else { return false }
                return wraps(sent, kept) && difference.after?.integer != sent
            },
            chinese: DifferenceText(
                "整数放不下时保留初始值", input: "`UInt8` 收到 `300`", why: "HandyJSON 会溢出回绕，或让 App 崩溃；可选属性变成 nil")),
        KnownDifference(
            "digits-in-text", "an integer read as text keeps all its digits",
            input: "`123456789012345678` for `String`",
            before: "`123456789012346000`",
            after: "`123456789012345678`", why: "ids are longer than 15 digits",
            in: .recordings { difference in
                guard let digits = difference.payload?.number, let text = difference.after?.text,
                    let old = difference.before?.text
                else { return false }
                return digits == text && digits.count > 15 && isInteger(digits) && near(old, text)
            },
            chinese: DifferenceText("整数读成文本时保留所有位数", input: "`String` 收到 `123456789012345678`", why: "id 常常超过 15 位")),
        KnownDifference(
            "fraction-in-text", "a fraction read as text is the shortest form that reads back",
            input: "`0.30000000000000004` for `String`", before: "`0.3`",
            after: "`0.30000000000000004`", why: "no rounding, no locale",
            in: .recordings { difference in
                guard let digits = difference.payload?.number, let text = difference.after?.text,
                    let old = difference.before?.text
                else { return false }
                return !isInteger(digits) && Double(text) == Double(digits) && near(old.replacing(",", with: "."), text)
                    && old.utf8.count <= digits.utf8.count
            },
            chinese: DifferenceText(
                "小数读成文本时取能还原的最短写法", input: "`String` 收到 `0.30000000000000004`", why: "不丢精度，也不受 locale 影响")),
        KnownDifference(
            "long-number", "a long number is rounded correctly",
            input: "`0.1000000000000000055…` for `Double`", before: "off in the last place",
            after: "`0.1`", why: "the nearest Double",
            in: .recordings { difference in
                guard let digits = difference.payload?.number, let new = difference.after?.number,
                    let old = difference.before?.number
                else { return false }
                return digits.utf8.count > 17 && Double(new) == Double(digits) && near(old, new)
            },
            chinese: DifferenceText(
                "很长的数字正确舍入", input: "`Double` 收到 `0.1000000000000000055…`", before: "最后一位有误", why: "这是最接近的 Double")),
        KnownDifference(
            "blanks-in-nsnumber", "text with blanks is not an NSNumber", input: #"`" 12"` for `NSNumber?`"#,
            before: "`12`", after: "`nil`",
            why: "as for Int; NumberFormatter's result depends on the platform",
            in: .recordings { difference in
                guard let text = difference.payload?.text, let old = difference.before?.double, difference.after == nil
                else { return false }
                let inner = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
                return inner.count != text.count && Double(String(inner)) == old
            },
            chinese: DifferenceText(
                "带空格的文本不是 NSNumber", input: #"`NSNumber?` 收到 `" 12"`"#, why: "与 Int 一致；NumberFormatter 的结果因平台而异")),
        KnownDifference(
            "exponent-in-nsnumber", "text with an exponent becomes a Double in an NSNumber",
            input: #"`"1e3"` for `NSNumber?`, its `objCType`"#, before: "`q`",
            after: "`d`", why: "like the number without quotes", in: .never(because: "both are written alike"),
            chinese: DifferenceText(
                "带指数的文本读成 NSNumber 时是 Double", input: #"`NSNumber?` 收到 `"1e3"`，看它的 `objCType`"#, why: "与不带引号的同一个数字一致")),
        KnownDifference(
            "container-in-text", "an array or object read as text is compact JSON", input: #"`{"a":1}` for `String`"#,
            before: "a description", after: #"`{"a":1}`"#,
            why: "Foundation's description cannot be read back",
            in: .recordings { difference in
                guard difference.payload?.isContainer == true, case .string? = difference.before,
                    case .string(let text)? = difference.after
                else { return false }
                return JSONTree(text)?.isContainer == true
            },
            chinese: DifferenceText(
                "数组或对象读成文本时是紧凑的 JSON", input: #"`String` 收到 `{"a":1}`"#, before: "一段描述文字", why: "Foundation 的描述无法再读回来")),
    ]

    private static let foundationValues = [
        KnownDifference(
            "foundation-value", "a Date, URL, Data, Decimal or UUID without a transform is read",
            input: "`100` for `Date?`",
            before: "`nil`",
            after: "`1970-01-01 00:01:40 +0000`", why: "HandyJSON left such properties alone",
            in: .recordings { $0.isFilledAnew && $0.payload?.isContainer == false && $0.after?.isContainer == false },
            chinese: DifferenceText(
                "没有 transform 的 Date、URL、Data、Decimal 或 UUID 会被读取", input: "`Date?` 收到 `100`", why: "HandyJSON 不处理这样的属性"
            )),
        KnownDifference(
            "foundation-value-written", "such a property is written too", input: "a `Date` of 0, and `ok`",
            before: "`nil`", after: #"`{"date":0,"ok":1}`"#,
            why: "one such property made the whole text nil", in: .recordings { $0.isWrittenAnew },
            chinese: DifferenceText("这样的属性也会被输出", input: "值为 0 的 `Date`，旁边有 `ok`", why: "只要有一个这样的属性，整个文本就是 nil")),
        KnownDifference(
            "unwritable-property", "a property that JSON cannot hold is left out of the text",
            input: "a NaN, and `ok`", before: "`nil`", after: #"`{"ok":1}`"#,
            why: "it made the whole text nil; the report names it", in: .recordings { $0.isWrittenAnew },
            chinese: DifferenceText("JSON 无法表示的属性不输出", input: "一个 NaN，旁边有 `ok`", why: "以前整个文本是 nil；报告会指出它")),
    ]

    private static let writing = [
        KnownDifference(
            "member-order", "fields are written in declaration order", input: "`a`, `b` and `c`", before: "any order",
            after: #"`{"a":1,"b":2,"c":3}`"#,
            why: "signatures and snapshots need it", in: .recordings { $0.cause == .order },
            chinese: DifferenceText("字段按声明顺序输出", input: "`a`、`b` 和 `c`", before: "顺序不固定", why: "签名和快照需要固定的顺序")),
        KnownDifference(
            "float-digits", "a Float is written with its own digits", input: "`41684.98`", before: "`41684.98046875`",
            after: "`41684.98`", why: "the same Float",
            in: .recordings { difference in
                guard let old = difference.before?.number, let new = difference.after?.number, let float = Float(old)
                else { return false }
                return Double(float) == Double(old) && "\(float)" == new
            },
            chinese: DifferenceText("Float 按自己的位数输出", why: "还是同一个 Float")),
        KnownDifference(
            "double-digits", "a Double is written with its shortest digits", input: "`19.99`",
            before: "`19.989999999999998`", after: "`19.99`",
            why:
                "the same Double; from iOS 11 on HandyJSON wrote 17 digits, which changes signatures over the text",
            evidence: .source, in: .never(because: "both are one Double"),
            chinese: DifferenceText("Double 以最短的写法输出", why: "是同一个 Double；iOS 11 起 HandyJSON 写出 17 位数字，对文本签名时会看出差别")),
        KnownDifference(
            "date-in-any", "a Date, URL, Data, Decimal or UUID inside Any is written", input: #"`["at": Date]` of 0"#,
            before: #"`{"any":{}}`"#,
            after: #"`{"any":{"at":0}}`"#,
            why: "it was dropped silently", in: .never(because: "no payload brings a Date into Any"),
            chinese: DifferenceText(
                "Any 中的 Date、URL、Data、Decimal 或 UUID 会输出", input: #"`["at": Date]`，值为 0"#, why: "以前被悄悄丢弃")),
        KnownDifference(
            "content-of-any", "a raw value, slice or Foundation object inside Any is written",
            input: #"`["k": Suit.hearts]`"#, before: #"`{"any":{}}`"#, after: #"`{"any":{"k":"hearts"}}`"#,
            why: "the report names what is still left out",
            in: .never(because: "no payload brings one into Any"),
            chinese: DifferenceText("Any 中的原始值、切片或 Foundation 对象会输出", why: "与它所代表的值一样；仍然写不出的会列在报告里")),
        KnownDifference(
            "bare-optional", "a transformed optional is written bare",
            input: "an `Int?` written as text by a transform, in `toJSON()`", before: #"`Optional("n5")`"#,
            after: "`n5`", why: "an optional in `Any` prints as Optional(…)",
            in: .recordings { difference in
                guard case .string(let old)? = difference.before, let after = difference.after else { return false }
                switch after {
                case .string(let new): return old == "Optional(\"\(new)\")" || old == "Optional(\(new))"
                case .number(let new): return old == "Optional(\(new))"
                default: return false
                }
            },
            chinese: DifferenceText(
                "经过 transform 的可选值输出时不带 Optional", input: "由 transform 输出为文本的 `Int?`，在 `toJSON()` 中",
                why: "放进 `Any` 的可选值很容易被写成文本")),
        KnownDifference(
            "cyclic-graph", "a cyclic graph is not followed forever", input: "a node that is its own parent",
            before: "a crash", after: #"`{"id":1}`"#,
            why: "the reference back is left out", in: .never(because: "no payload makes a cycle"),
            chinese: DifferenceText("循环引用不会无限追踪", input: "自己是自己父节点的节点", before: "崩溃", why: "指回去的引用不输出")),
    ]

    private static let storage = [
        KnownDifference(
            "lazy-storage", "lazy storage is left alone", input: #"`{"$__lazy_storage_$_z": 9}`, `z` begins as 4"#,
            before: "`9`", after: "`4`", why: "it is not a property",
            in: .recordings { $0.name.hasPrefix("$__lazy_storage_$_") },
            chinese: DifferenceText("不处理 lazy 的存储", input: #"`{"$__lazy_storage_$_z": 9}`，`z` 初始为 4"#, why: "它不是属性")),
        KnownDifference(
            "weak-storage", "weak storage is left alone", input: #"`{"w":{},"n":3}`"#, before: "a crash", after: "`3`",
            why: "HandyJSON wrote a strong reference over it",
            in: .never(because: "HandyJSON crashed"),
            chinese: DifferenceText("不处理 weak 的存储", before: "崩溃", why: "以前用强引用覆盖了弱引用")),
        KnownDifference(
            "unowned-storage", "unowned storage is left alone", input: #"`{"w":{"a":5}}`, `w.a` is 1"#,
            before: "`5`, then a crash", after: "`1`", why: "as weak storage",
            in: .never(because: "HandyJSON crashed"),
            chinese: DifferenceText(
                "不处理 unowned 的存储", input: #"`{"w":{"a":5}}`，`w.a` 为 1"#, before: "`5`，随后崩溃", why: "同 weak 的存储")),
        KnownDifference(
            "closure", "a closure is left alone", input: #"`{"f":"x"}` for an optional closure"#, before: "`nil`",
            after: "`3`", why: "no JSON makes a closure",
            in: .never(because: "closures are not written"),
            chinese: DifferenceText("不处理闭包", input: #"可选闭包收到 `{"f":"x"}`"#, why: "没有 JSON 能变成闭包")),
        KnownDifference(
            "wrapped-name", "a property with a wrapper has the property's name",
            input: #"`{"x":5}` for `@Wrapped var x`"#, before: "`0`", after: "`5`",
            why: "the name of its storage is `_x`", evidence: .source,
            in: .recordings { difference in
                if difference.cause == .renamed, let new = difference.newName { return difference.name == "_" + new }
                return difference.isFilledAnew
            },
            chinese: DifferenceText("带包装器的属性用属性自己的名字", input: #"`@Wrapped var x` 收到 `{"x":5}`"#, why: "它的存储叫 `_x`")),
        KnownDifference(
            "codable-value", "a native model or a plain Codable type is filled", input: #"`{"inner":{"a":5}}`"#,
            before: "`nil`", after: "`5`",
            why:
                "modules can move one by one; without SmartCodable linked it is left alone, and reported",
            evidence: .source,
            in: .recordings { $0.isFilledAnew && $0.payload?.isContainer == true },
            chinese: DifferenceText(
                "原生模型或普通 Codable 类型会被填充", why: "这样模块可以逐个迁移；App 没有链接 SmartCodable 时与 HandyJSON 相同，报告会指出")),
    ]

    private static let mapping = [
        KnownDifference(
            "nested-mapping", "a property of a nested struct is not mapped from outside",
            input: #"`n.a <-- "x.a"`, `{"x":{"a":9}}`"#, before: "`9`", after: "`1`",
            why: "the address of the first property is that of the struct",
            in: .never(because: "a recording does not show the mapping"),
            chinese: DifferenceText(
                "不能从外层映射内层结构体的属性", input: #"`n.a <-- "x.a"`，`{"x":{"a":9}}`"#, why: "第一个属性的地址就是结构体的地址")),
        KnownDifference(
            "accent-in-path", "a combining accent in a path does not trap", input: #"`é.a`, `{"é":{"a":7}}`"#,
            before: "a crash", after: "`7`",
            why: "HandyJSON counted other units", in: .never(because: "HandyJSON crashed"),
            chinese: DifferenceText(
                "路径中的组合重音符不会导致崩溃", input: #"`é.a`，`{"é":{"a":7}}`"#, before: "崩溃", why: "HandyJSON 用了不同的计数单位")),
        KnownDifference(
            "nil-in-dictionary", "a nil in a dictionary source is null",
            input: #"`["id": Int?.none as Any]`, `id` begins as 42"#, before: "`nil`", after: "`42`",
            why: "null keeps the initial value", in: .never(because: "a payload is text"),
            chinese: DifferenceText(
                "字典数据源中的 nil 当作 null", input: #"`["id": Int?.none as Any]`，`id` 初始为 42"#, why: "null 保留初始值")),
        KnownDifference(
            "decimal-digits", "a transform to NSDecimalNumber keeps every digit", input: "`0.30000000000000004`",
            before: "`0.3000000000000000512`",
            after: "`0.30000000000000004`", why: "it went through Double",
            in: .recordings { difference in
                guard let digits = difference.payload?.number, let old = difference.before?.digits,
                    difference.after?.digits == digits
                else { return false }
                return old.utf8.count > digits.utf8.count && near(old, digits)
            },
            chinese: DifferenceText("NSDecimalNumber 的 transform 保留每一位", why: "以前经过了 Double")),
        KnownDifference(
            "date-of-infinity", "DateTransform does not turn infinity into a date", input: #"`"1e999"`"#,
            before: "a date of infinity", after: "`nil`",
            why: "such a date traps when it is printed", evidence: .source,
            in: .never(because: "such a date is not written"),
            chinese: DifferenceText("DateTransform 不会由无穷大得到日期", before: "无穷大的日期", why: "这样的日期一打印就崩溃")),
        KnownDifference(
            "date-of-nan", "DateTransform does not read nan", input: #"`"nan"`"#, before: "a date of NaN",
            after: "`1970-01-01 00:00:00 +0000`",
            why: "as any text without a number", evidence: .source,
            in: .recordings { $0.payload?.text?.lowercased() == "nan" && $0.isFilledAnew },
            chinese: DifferenceText("DateTransform 不读取 nan", before: "NaN 的日期", why: "与其他不含数字的文本一样")),
        KnownDifference(
            "date-of-long-integer", "DateTransform reads integers of more than 53 bits", input: "`9007199254740993`",
            before: "`nil`",
            after: "`9007199254740992.0` seconds", why: "a number like any other", evidence: .source,
            in: .recordings { difference in
                guard difference.isFilledAnew, let sent = difference.payload?.integer else { return false }
                return sent.magnitude > 1 << 53
            },
            chinese: DifferenceText("DateTransform 能读超过 53 位的整数", after: "`9007199254740992.0` 秒", why: "它和别的数字没有区别")),
    ]

    /// Where HandyJSON lost a value, or the whole text.
    private static let losses = [
        KnownDifference(
            "transform-answer", "what a transform returns is written",
            input: "a transform that answers with a `Date` of 1", before: "`nil`", after: #"`{"v":1}`"#,
            why: "it made the whole text nil",
            in: .recordings { $0.isWrittenAnew },
            chinese: DifferenceText("transform 返回什么就输出什么", input: "返回值为 1 的 `Date` 的 transform", why: "以前整个文本是 nil")),
        KnownDifference(
            "custom-written", "a custom transformable that is not optional is written",
            input: "one whose `_plainValue()` is `plain`", before: "`nil`", after: #"`{"v":"plain"}`"#,
            why: "it made the whole text nil",
            in: .recordings { $0.isWrittenAnew },
            chinese: DifferenceText(
                "非可选的自定义转换类型会输出", input: "`_plainValue()` 返回 `plain` 的类型", why: "以前整个文本是 nil")),
        KnownDifference(
            "struct-as-enum", "a struct as HandyJSONEnum is written",
            input: "an `OptionSet` of 5", before: "`nil`", after: #"`{"v":5}`"#,
            why: "it made the whole text nil",
            in: .recordings { $0.isWrittenAnew },
            chinese: DifferenceText("遵循 HandyJSONEnum 的结构体会输出", input: "值为 5 的 `OptionSet`", why: "以前整个文本是 nil")),
        KnownDifference(
            "mutable-collection", "a mutable Foundation collection or text is filled",
            input: #"`["a"]` for `NSMutableArray?`, its count"#, before: "`nil`", after: "`1`",
            why: "JSONSerialization's are immutable, so HandyJSON left it nil",
            in: .recordings { $0.isFilledAnew },
            chinese: DifferenceText(
                "可变的 Foundation 集合或文本会被填充", input: #"`NSMutableArray?` 收到 `["a"]`，看元素个数"#,
                why: "JSONSerialization 给出的不可变，所以 HandyJSON 让它是 nil")),
        KnownDifference(
            "decimal-number", "an NSDecimalNumber without a transform is read",
            input: "`1.5` for `NSDecimalNumber?`", before: "`nil`", after: "`1.5`",
            why: "like a Decimal",
            in: .recordings { $0.isFilledAnew && $0.after?.isContainer == false },
            chinese: DifferenceText(
                "没有 transform 的 NSDecimalNumber 会被读取", input: "`NSDecimalNumber?` 收到 `1.5`",
                why: "按 Decimal 读取；JSONSerialization 给出的是别的数字类型")),
        KnownDifference(
            "set-source", "a Set in a dictionary source is a list",
            input: #"`["v": Set([1])]` for `[Int]`"#, before: "`[]`", after: "`[1]`",
            why: "in Any it stays a Set",
            in: .never(because: "a payload is text"),
            chinese: DifferenceText(
                "字典数据源中的 Set 当作列表", input: #"`[Int]` 收到 `["v": Set([1])]`"#, why: "元素都在里面；在 Any 中仍是 Set")),
        KnownDifference(
            "nan-in-text", "nan and inf in text are not numbers",
            input: #"`"nan"` for a `Double` that begins as 1.5"#, before: "`nan`", after: "`1.5`",
            why: "converting such a number to an Int crashes",
            in: .never(because: "JSON has no NaN"),
            chinese: DifferenceText(
                "文本中的 nan 和 inf 不是数字", input: #"初始值为 1.5 的 `Double` 收到 `"nan"`"#, why: "这样的数字转成 Int 时 App 会崩溃")),
        KnownDifference(
            "beyond-float", "a number beyond Float keeps the initial value",
            input: "`1e39` for a `Float` that begins as 1.5", before: "`inf`", after: "`1.5`",
            why: "it made the whole text nil; converting it to an Int crashes",
            in: .never(because: "HandyJSON wrote no text"),
            chinese: DifferenceText(
                "超出 Float 的数字保留初始值", input: "初始值为 1.5 的 `Float` 收到 `1e39`", why: "这样的数字使整个文本为 nil，转成 Int 时 App 会崩溃")),
        KnownDifference(
            "beyond-double", "a number beyond Double does not spoil the rest",
            input: #"`{"v":1e400,"ok":2}`, `ok`"#, before: "`nil`", after: "`2`",
            why: "the rest is readable",
            in: .never(because: "HandyJSON made no model"),
            chinese: DifferenceText("超出 Double 的数字不影响其余部分", input: #"`{"v":1e400,"ok":2}`，看 `ok`"#, why: "其余部分是可读的")),
        KnownDifference(
            "metatype", "a metatype is left alone",
            input: "`5` for an `Any.Type?` of Int", before: "`nil`", after: "`Int`",
            why: "no JSON makes a type",
            in: .never(because: "types are not written"),
            chinese: DifferenceText("不处理元类型", input: "值为 Int 的 `Any.Type?` 收到 `5`", why: "没有 JSON 能变成类型")),
        KnownDifference(
            "native-source", "a Swift number or text in a dictionary source converts as in JSON",
            input: #"`["v": CGFloat(2.5)]` for `Int`"#, before: "`0`", after: "`2`",
            why: "the source's number type does not matter; `true` counts as a number",
            in: .never(because: "a payload is text"),
            chinese: DifferenceText(
                "字典数据源中的 Swift 数字或文本与 JSON 中的一样转换", input: #"`Int` 收到 `["v": CGFloat(2.5)]`"#,
                why: "数字在数据源中是什么类型并不重要；`true` 在那里也算数字")),
        KnownDifference(
            "text-in-any", "text in a dictionary source is a String in Any",
            input: #"`["v": Substring("7")]` for `Any?`, its type"#, before: "`Substring`", after: "`String`",
            why: "casts to String succeed",
            in: .never(because: "a payload is text"),
            chinese: DifferenceText(
                "字典数据源中的文本在 Any 中是 String", input: #"`Any?` 收到 `["v": Substring("7")]`，看它的类型"#, why: "转换成 String 会成功")),
        KnownDifference(
            "optional-in-any", "an optional in a dictionary source is its value in Any",
            input: #"`["v": Optional(3) as Any]` for `Any`, as text"#, before: "`Optional(3)`", after: "`3`",
            why: "casts find the value either way",
            in: .never(because: "a payload is text"),
            chinese: DifferenceText(
                "字典来源中的可选值在 Any 里就是它的值", input: #"`Any` 收到 `["v": Optional(3) as Any]`，作为文本"#, why: "两种情况下类型转换都能得到这个值")),
        KnownDifference(
            "hashable-in-any", "an AnyHashable in a dictionary source is its value in Any",
            input: #"`["v": AnyHashable(3)]` for `Any`, its type"#, before: "`AnyHashable`", after: "`Int`",
            why: "casts find the value either way",
            in: .never(because: "a payload is text"),
            chinese: DifferenceText(
                "字典来源中的 AnyHashable 在 Any 里就是它的值", input: #"`Any` 收到 `["v": AnyHashable(3)]`，看它的类型"#,
                why: "两种情况下类型转换都能得到这个值")),
        KnownDifference(
            "optional-raw-null", "null in a list is not an enum with an optional raw value",
            input: #"`{"v":["a",null]}` for a list of such enums"#, before: "both", after: "the first",
            why: "elsewhere null is never an enum's value",
            in: .never(because: "an enum's raw values are not known to the tool"),
            chinese: DifferenceText(
                "列表里的 null 不是原始值可选的枚举", input: #"这种枚举的列表收到 `{"v":["a",null]}`"#, before: "两个元素", after: "第一个",
                why: "在其他任何地方，null 都不是枚举的值")),
        KnownDifference(
            "raw-value-written", "an enum whose raw value is an optional or an enum is written",
            input: "a model with such a property", before: "no JSON", after: #"`{"v":"a"}`"#,
            why: "its value has a JSON form",
            in: .never(because: "replay reads payloads"),
            chinese: DifferenceText("原始值是可选值或枚举的枚举也会写出", input: "带有这种属性的模型", before: "没有 JSON", why: "里面的值有对应的 JSON 形式")
        ),
        KnownDifference(
            "any-transform", "a transform of Any gets the value itself, and nothing for nil",
            input: "`TransformOf<Any, Any>` writes 4", before: "called with `Optional(4)`, and with nil",
            after: "called with `4`",
            why: "no other transform is called for nil",
            in: .never(because: "replay reads payloads"),
            chinese: DifferenceText(
                "Any 的 transform 收到的是值本身，遇到 nil 不会被调用", input: "`TransformOf<Any, Any>` 写出 4",
                before: "收到 `Optional(4)`，nil 时也会调用", after: "收到 `4`", why: "其他 transform 遇到 nil 都不会被调用")),
        KnownDifference(
            "model-in-array", "a ready model in an array source is taken",
            input: "`[Model(id: 9)]` as `[Any]`, its `id`", before: "`nil`", after: "`9`",
            why: "as a ready model in a dictionary is",
            in: .never(because: "a payload is text"),
            chinese: DifferenceText(
                "数组数据源中现成的模型会被采用", input: "`[Model(id: 9)]` 作为 `[Any]`，看它的 `id`", why: "与字典中现成的模型一致")),
        KnownDifference(
            "odd-key-in-array", "an object with a key that is not text keeps the others",
            input: #"`["id": 9, 1: 2]` as `NSDictionary` in an array, `id`"#, before: "`nil`", after: "`9`",
            why: "one odd key lost the whole object",
            in: .never(because: "a payload is text"),
            chinese: DifferenceText(
                "对象中有非文本的 key 时，其余的 key 保留", input: #"数组中的 `NSDictionary`：`["id": 9, 1: 2]`，看 `id`"#,
                why: "以前一个特殊的 key 会让整个对象丢失")),
        KnownDifference(
            "class-mapping", "a class whose mapping changes its properties is written changed",
            input: "`mapping` adds 1 to `x`, which is 1", before: #"`{"x":1}`"#, after: #"`{"x":2}`"#,
            why: "HandyJSON copied the values first; assign in didFinishMapping",
            in: .never(because: "a recording does not show the mapping"),
            chinese: DifferenceText(
                "类的 mapping 修改了属性时，输出修改后的值", input: "`mapping` 把 `x` 加 1，原值是 1",
                why: "HandyJSON 事先复制了所有的值；请在 didFinishMapping 中赋值")),
        KnownDifference(
            "minus-zero", "-0 keeps its sign",
            input: "`-0` for `String`", before: "`0`", after: "`-0`",
            why: "as it was written",
            in: .recordings { difference in
                difference.payload?.number == "-0" && difference.before?.text == "0" && difference.after?.text == "-0"
            },
            chinese: DifferenceText("-0 保留负号", input: "`String` 收到 `-0`", why: "与原来写的一样")),
        KnownDifference(
            "wide-nsnumber", "an unsigned integer in text is exact in an NSNumber",
            input: #"`"18446744073709551615"` for `NSNumber?`"#, before: "`1.8446744073709552e+19`",
            after: "`18446744073709551615`",
            why: "no digit is lost",
            in: .never(because: "both are one Double"),
            chinese: DifferenceText(
                "文本中的无符号整数读成 NSNumber 时是精确的", input: #"`NSNumber?` 收到 `"18446744073709551615"`"#, why: "一位都不丢")),
        KnownDifference(
            "equal-keys", "equal keys in a dictionary or for one property are each decoded",
            input: #"`{"v":{"x":1,"x":"q"}}` for `[String: Int]`"#, before: "`[:]`", after: #"`["x": 1]`"#,
            why:
                "in a dictionary the earlier stays where the later does not fit, and each model's `didFinishMapping` runs; "
                + "HandyJSON's parser kept one: the last on Linux, the first on iOS",
            in: .never(because: "parsers disagree on which of them is there"),
            chinese: DifferenceText(
                "字典里或者同一个属性遇到相同的 key 时，每一个都会解码", input: #"`[String: Int]` 收到 `{"v":{"x":1,"x":"q"}}`"#,
                why: "字典中后一个放不下就保留前一个，每个模型的 `didFinishMapping` 都会执行；HandyJSON 的解析器只留下一个：Linux 上是最后一个，iOS 上曾是第一个")),
        KnownDifference(
            "null-object", "null in an optional AnyObject is not written",
            input: #"`[AnyObject?]` gets `{"v":[null,1]}`, as text"#, before: #"`{"v":[null,1]}`"#,
            after: #"`{"v":[1]}`"#,
            why: "as null in an array of any other optionals",
            in: .never(because: "a payload rarely shows it"),
            chinese: DifferenceText(
                "可选的 AnyObject 中的 null 不输出", input: #"`[AnyObject?]` 收到 `{"v":[null,1]}`，作为文本"#,
                why: "与其他可选值的数组中的 null 一致")),
        KnownDifference(
            "custom-standard", "a standard type ignores _transform(from:)",
            input: "`5` for a UInt16 whose `_transform(from:)` returns 9", before: "`9`", after: "`5`",
            why: "use a transform", evidence: .source,
            in: .never(because: "types are not written"),
            chinese: DifferenceText(
                "标准类型忽略 _transform(from:)", input: "`_transform(from:)` 返回 9 的 UInt16 收到 `5`",
                why: "否则其他属性也会随之改变；请使用 transform")),
    ]
}

/// Whether `kept` is `sent` cut to fewer bits, or read as unsigned.
private func wraps(_ sent: Int, _ kept: String) -> Bool {
    String(sent) != kept
        && [
            "\(Int8(truncatingIfNeeded: sent))", "\(UInt8(truncatingIfNeeded: sent))",
            "\(Int16(truncatingIfNeeded: sent))", "\(UInt16(truncatingIfNeeded: sent))",
            "\(Int32(truncatingIfNeeded: sent))", "\(UInt32(truncatingIfNeeded: sent))",
            "\(UInt64(truncatingIfNeeded: sent))",
        ].contains(kept)
}

private func isInteger(_ digits: String) -> Bool { digits.utf8.allSatisfy { "-0123456789".utf8.contains($0) } }

/// Equal but for what 14 digits do not show.
private func near(_ left: String, _ right: String) -> Bool {
    guard let left = Double(left), let right = Double(right) else { return false }
    return abs(left - right) <= 1e-14 * max(abs(left), abs(right))
}
