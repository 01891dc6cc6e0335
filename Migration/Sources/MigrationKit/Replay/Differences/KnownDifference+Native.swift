extension KnownDifference {
    /// SmartCodable and both.
    static let native = values + collections + names + calls

    private static let values = [
        KnownDifference(
            "null-gives-nil", "null makes an optional nil", input: "`null` for a `String?` that begins as `x`",
            before: "`x`", after: "`nil`",
            why: "an optional may be empty",
            in: .recordings { $0.payload == .null && $0.before != nil && $0.after == nil },
            chinese: DifferenceText("null 让可选属性变成 nil", input: "初始值为 `x` 的 `String?` 收到 `null`", why: "可选就意味着可以没有")),
        KnownDifference(
            "fraction-to-integer", "a number with a fraction is not an integer", input: "`12.5` for `Int`",
            before: "`12`",
            after: "`0`",
            why: "`numberStrategy` is `.strict`; `.truncate` is HandyJSON's rule",
            in: .recordings { difference in
                guard case .number? = difference.payload, let sent = difference.payload?.double, sent != sent.rounded(),
                    let kept = difference.before?.double
                else {
                    return false
                }
                return kept == sent.rounded(.towardZero) && difference.after?.double != sent
            },
            chinese: DifferenceText(
                "带小数的数字不是整数", input: "`Int` 收到 `12.5`", why: "`numberStrategy` 是 `.strict`；`.truncate` 是 HandyJSON 的规则")
        ),
        KnownDifference(
            "integer-in-text", "text with a zero fraction or an exponent is an integer",
            input: #"`"12.0"` for `Int`"#, before: "`0`", after: "`12`", why: "it is one",
            in: .recordings { difference in
                guard let text = difference.payload?.text, text.contains(where: { ".eE".contains($0) }),
                    let sent = Double(text), sent == sent.rounded()
                else { return false }
                return difference.after?.integer.map(Double.init) == sent
            },
            chinese: DifferenceText("小数部分为零或带指数的文本是整数", input: #"`Int` 收到 `"12.0"`"#, why: "它就是整数")),
        KnownDifference(
            "bool-to-number", "a boolean is not a number", input: "`true` for `Int`", before: "`1`", after: "`0`",
            why: "the type is wrong, and reported",
            in: .recordings { difference in
                guard case .bool(let sent)? = difference.payload else { return false }
                return difference.before?.integer == (sent ? 1 : 0) && difference.after?.isBool != true
            },
            chinese: DifferenceText("布尔值不是数字", input: "`Int` 收到 `true`", why: "类型不符，并会报告")),
        KnownDifference(
            "number-to-bool", "only 0 and 1 are Bool", input: "`2` for `Bool`", before: "`true`", after: "`false`",
            why: "any other number is a server error",
            in: .recordings { difference in
                guard case .number? = difference.payload, let sent = difference.payload?.double, sent != 0, sent != 1
                else { return false }
                return difference.before == .bool(true) && difference.after != .bool(true)
            },
            chinese: DifferenceText("只有 0 和 1 是 Bool", input: "`Bool` 收到 `2`", why: "其他数字是服务端的错误")),
        KnownDifference(
            "text-to-bool", "YES and no are Bool", input: #"`"YES"` for `Bool`"#, before: "`false`", after: "`true`",
            why: "servers send it",
            in: .recordings { difference in
                guard let text = difference.payload?.text?.lowercased(), case .bool(let new)? = difference.after else {
                    return false
                }
                return new ? ["yes", "y", "t"].contains(text) : ["no", "n", "f"].contains(text)
            },
            chinese: DifferenceText("YES 和 no 是 Bool", input: #"`Bool` 收到 `"YES"`"#, why: "服务端会这样发")),
        KnownDifference(
            "container-is-no-text", "an array or object is not text", input: #"`{"a":1}` for `String`"#,
            before: #"`{"a":1}`"#, after: "the initial value",
            why: "the type is wrong, and reported",
            in: .recordings { difference in
                guard let payload = difference.payload, payload.isContainer, let old = difference.before?.text,
                    difference.after?.isContainer != true
                else { return false }
                return JSONTree(old).map { $0.isContainer } ?? true && difference.after?.text != old
            },
            chinese: DifferenceText("数组或对象不是文本", input: #"`String` 收到 `{"a":1}`"#, after: "初始值", why: "类型不符，并会报告")),
        KnownDifference(
            "number-as-written", "a number read as text is as the server wrote it", input: "`3.0` for `String`",
            before: "`3`", after: "`3.0`",
            why: "a price or a version keeps its zeros",
            in: .recordings { difference in
                guard let digits = difference.payload?.number, let old = difference.before?.text,
                    difference.after == .string(digits)
                else { return false }
                return Double(old) == Double(digits)
            },
            chinese: DifferenceText("数字读成文本时与服务端写的一样", input: "`String` 收到 `3.0`", why: "价格或版本号要保留末尾的零")),
        KnownDifference(
            "json-in-text", "text that holds JSON is read", input: #"`"[1,2]"` for `[Int]`"#, before: "`[]`",
            after: "`[1, 2]`", why: "servers send it",
            in: .recordings { difference in
                guard let text = difference.payload?.text, JSONTree(text)?.isContainer == true else { return false }
                return difference.after?.isContainer == true && difference.before != difference.after
            },
            chinese: DifferenceText("能读取装着 JSON 的文本", input: #"`[Int]` 收到 `"[1,2]"`"#, why: "服务端会这样发")),
        KnownDifference(
            "bytes-to-data", "an array of bytes is Data", input: "`[1,2]` for `Data?`", before: "`nil`",
            after: "`2 bytes`", why: "servers in other languages send it",
            in: .recordings { difference in
                guard case .array(let bytes)? = difference.payload, difference.before == nil,
                    let text = difference.after?.text
                else { return false }
                return bytes.allSatisfy { $0.double.map { 0...255 ~= $0 } == true }
                    && text.utf8.count == (bytes.count + 2) / 3 * 4
            },
            chinese: DifferenceText("字节数组是 Data", input: "`Data?` 收到 `[1,2]`", why: "用其他语言写的服务端会这样发")),
        KnownDifference(
            "date-no-number", "text that is not a date gives none",
            input: #"`"soon"` for `Date?`, `DateTransform` and `SmartDateTransformer`"#,
            before: "`1970-01-01 00:00:00 +0000`", after: "`nil`", why: "1970 is never meant; ISO 8601 is read",
            in: .source(because: "in recordings a 0 that is gone by mistake looks the same") { $0.isTextForDate },
            chinese: DifferenceText(
                "不是日期的文本得不到日期", input: #"`Date?` 收到 `"soon"`，`DateTransform` 与 `SmartDateTransformer` 相比"#,
                why: "1970 年不是任何人想要的日期；ISO 8601 可以读")),
        KnownDifference(
            "date-by-size", "a number for a date is in milliseconds where it is large",
            input: "`1712491800000`, `DateTransform` and `SmartDateTransformer`",
            before: "`1712491800000.0` seconds",
            after: "`1712491800.0` seconds",
            why: "from 10^11 on; the year 56236 is never meant",
            in: .recordings { $0.isDateBySize },
            chinese: DifferenceText(
                "日期的数字较大时是毫秒", input: "`1712491800000`，`DateTransform` 与 `SmartDateTransformer` 相比",
                before: "`1712491800000.0` 秒", after: "`1712491800.0` 秒", why: "从 10^11 起；没有人想要 56236 年")),
        KnownDifference(
            "transform-gives-nil", "a transform that returns nil makes an optional nil",
            input: "a `String?` that begins as `x`", before: "`x`", after: "`nil`",
            why: "as for any value that cannot be converted",
            in: .never(because: "a field that is gone by mistake looks the same"),
            chinese: DifferenceText("transform 返回 nil 时可选属性变成 nil", input: "初始值为 `x` 的 `String?`", why: "与其他无法转换的值一样")),
        KnownDifference(
            "system-codable", "a CGFloat, CGRect, Range or other Codable type of the system is read and written",
            input: "`[1,2]` for `Range<Int>` that begins as `0..<3`", before: "`0..<3`", after: "`1..<2`",
            why: "HandyJSON left it alone", in: .declaration(because: "a value that is new may be a mistake as well"),
            chinese: DifferenceText(
                "CGFloat、CGRect、Range 等系统的 Codable 类型会读取和输出", input: "初始值为 `0..<3` 的 `Range<Int>` 收到 `[1,2]`",
                why: "HandyJSON 不处理它")),
        KnownDifference(
            "double-optional", "an optional of an optional becomes nil as a whole", input: #"`"x"` for `Int??`"#,
            before: "`Optional(nil)`", after: "`nil`", why: "Codable knows one nil",
            in: .never(because: "both are left out of a recording"),
            chinese: DifferenceText("双重可选属性整体变成 nil", input: #"`Int??` 收到 `"x"`"#, why: "Codable 只认识一个 nil")),
        KnownDifference(
            "unfillable-optional", "an optional that no JSON fills keeps its value",
            input: #"`[2,"x"]` for `(Int, String)?`"#, before: "`nil`", after: #"`(1, "i")`"#,
            why: "`adopt` takes it out of the JSON with `@IgnoredKey`",
            in: .never(because: "a recording has no such value"),
            chinese: DifferenceText(
                "JSON 无法填充的可选属性保留它的值", input: #"`(Int, String)?` 收到 `[2,"x"]`"#,
                why: "`adopt` 用 `@IgnoredKey` 让它不再属于 JSON")),
    ]

    private static let collections = [
        KnownDifference(
            "collection-elements", "an element that only HandyJSON converts is left out",
            input: "`[1,true]` for `[Int]`", before: "`[1, 1]`", after: "`[1]`",
            why: "its type is wrong, and reported; with `.strictCollections` the list keeps its initial value",
            in: .recordings { $0.leavesOutElements },
            chinese: DifferenceText(
                "只有 HandyJSON 会转换的元素被丢弃", input: "`[Int]` 收到 `[1,true]`",
                why: "类型不对，并会报告；用 `.strictCollections` 时列表保留初始值")),
        KnownDifference(
            "element-no-object", "an element that is not an object is left out", input: "`[{},5]` as models",
            before: "`2`",
            after: "`1`",
            why:
                "`[T].deserialize` is `[T]?`, not `[T?]?`, which `[T?].deserialize` gives; what `as? [T]` made nil has the other elements",
            in: .recordings { difference in
                guard case .array(let sent)? = difference.payload, case .array(let old)? = difference.before,
                    case .array(let new)? = difference.after
                else { return false }
                let models = sent.filter(\.isObject).count
                return old.count == sent.count && new.count == models && old.filter { $0 != .null }.count == models
                    && models < sent.count
            },
            chinese: DifferenceText(
                "不是对象的元素会被丢弃", input: "`[{},5]` 作为模型数组",
                why: "`[T].deserialize` 返回 `[T]?`，不是 `[T?]?`（`[T?].deserialize` 返回它）；原来被 `as? [T]` 变成 nil 的列表，现在含有其余元素")
        ),
        KnownDifference(
            "null-element", "a nil in an array of optionals is written", input: #"`["a", nil]`"#,
            before: #"`{"list":["a"]}`"#, after: #"`{"list":["a",null]}`"#,
            why: "places in a list count", in: .recordings { $0.keepsNulls },
            chinese: DifferenceText("可选元素数组中的 nil 会输出", why: "列表中的位置有意义")),
        KnownDifference(
            "null-in-any", "a null inside Any is written", input: #"`["a": NSNull()]`"#, before: #"`{"any":{}}`"#,
            after: #"`{"any":{"a":null}}`"#, why: "it was there",
            in: .recordings {
                $0.keepsNulls || $0.keepsNullMembers || ($0.cause == .new && $0.payload == .null && $0.after == .null)
            },
            chinese: DifferenceText("Any 中的 null 会输出", why: "它本来就在那里")),
        KnownDifference(
            "enum-keys", "a dictionary whose keys are not text is read and written", input: "`[Kind.a: 1]`",
            before: "`[:]`", after: #"`{"counts":{"a":1}}`"#,
            why: "HandyJSON only knows keys that are text; the Codable coders write a list",
            in: .declaration(because: "a member that is new may be a mistake as well"),
            chinese: DifferenceText("key 不是文本的字典会读取和输出", why: "HandyJSON 只认文本类型的 key；Codable 编码器输出列表")),
        KnownDifference(
            "null-in-optional-any", "a null in an array of optional Any is nil",
            input: "`[1,null]` for `[Any?]`, how many are nil", before: "`0`", after: "`1`", why: "it was NSNull",
            in: .never(because: "both are null in a recording"),
            chinese: DifferenceText(
                "可选 Any 数组中的 null 是 nil", input: "`[Any?]` 收到 `[1,null]`，其中 nil 的个数", why: "原先是 NSNull")),
        KnownDifference(
            "unknown-case", "an unknown raw value in a collection is the default case", input: #"`["a","?"]`"#,
            before: "`[a]`", after: "`[a, other]`",
            why: "where the enum declares one",
            in: .recordings { difference in
                guard case .array(let sent)? = difference.payload, case .array(let old)? = difference.before,
                    case .array(let new)? = difference.after,
                    new.count == sent.count, old.count < sent.count
                else { return false }
                let unknown = zip(sent, new).filter { $0 != $1 }.map(\.1)
                return unknown.count == sent.count - old.count
                    && unknown.allSatisfy { $0 == unknown.first && !$0.isContainer && $0 != .null }
            },
            chinese: DifferenceText("集合中未知的 raw value 变成默认 case", why: "枚举声明了默认 case 时")),
    ]

    private static let names = [
        KnownDifference(
            "several-names", "of several names the first that is not null is used",
            input: #"`["a","b"]`, `{"a":null,"b":7}`"#, before: "`0`", after: "`7`",
            why: "a null carries no value",
            in: .recordings {
                $0.payload == .null && $0.after != nil && $0.after != .null
                    && $0.holder?.hasMember(like: $0.after) == true
            },
            chinese: DifferenceText("多个名字取第一个不是 null 的", input: #"`["a","b"]`，`{"a":null,"b":7}`"#, why: "null 没有任何信息")),
        KnownDifference(
            "index-in-path", "a path leads into arrays", input: #"`"tags.0"`, `{"tags":[7]}`"#, before: "`0`",
            after: "`7`", why: "a number is an index",
            in: .recordings { difference in
                guard let path = difference.newName,
                    path.split(separator: ".").dropFirst().contains(where: { $0.allSatisfy(\.isNumber) })
                else { return false }
                return difference.holder?.value(at: path)?.converts(to: difference.after) == true
            },
            chinese: DifferenceText("路径可以进入数组", input: #"`"tags.0"`，`{"tags":[7]}`"#, why: "数字表示下标")),
        KnownDifference(
            "dots-in-name", "a field with dots in its name comes first", input: #"`"a.b"`, `{"a.b":7}`"#,
            before: "`0`", after: "`7`", why: "no escape is needed",
            in: .recordings { difference in
                guard let name = difference.newName, name.contains(".") else { return false }
                return difference.holder?[name]?.converts(to: difference.after) == true
            },
            chinese: DifferenceText("名字里带点的字段优先", input: #"`"a.b"`，`{"a.b":7}`"#, why: "不需要转义")),
        KnownDifference(
            "property-names", "properties are written under their own names", input: #"`name <-- "user_name"`"#,
            before: #"`{"user_name":"x"}`"#, after: #"`{"name":"x"}`"#,
            why: "pass `useMappedKeys: true`",
            in: .recordings { difference in
                guard let new = difference.newName, !new.contains("."), difference.name != "_" + new else {
                    return false
                }
                return difference.payload != nil && difference.holder?[new] == nil
            },
            chinese: DifferenceText("输出时用属性自己的名字", why: "请传 `useMappedKeys: true`")),
        KnownDifference(
            "path-key", "a property mapped to a path is written under the whole path",
            input: #"`name <-- "friend.name"`, mapped keys"#, before: #"`{"name":"x"}`"#,
            after: #"`{"friend.name":"x"}`"#, why: "the key reads back",
            in: .recordings {
                $0.newName?.hasSuffix("." + $0.name) == true && $0.before?.converts(to: $0.after) == true
            },
            chinese: DifferenceText(
                "映射到路径的属性用完整路径输出", input: #"`name <-- "friend.name"`，使用映射的 key"#, why: "这样的 key 能读回来")),
        KnownDifference(
            "weak-written", "a weak property is not written", input: "`weak var w: Node?` with a node",
            before: #"`{"n":1,"w":{"x":1}}`"#, after: #"`{"n":1}`"#, why: "no JSON was read into it either",
            in: .declaration(because: "a property that is left out by mistake looks the same"),
            chinese: DifferenceText("weak 属性不会输出", input: "指向节点的 `weak var w: Node?`", why: "它也不从 JSON 读取")),
        KnownDifference(
            "private-names", "of two private properties of one name the subclass's is written",
            input: "`private var p` in a class and in its subclass", before: #"`{"p":"base"}`"#,
            after: #"`{"p":"sub"}`"#, why: "each class writes its own, and the last counts",
            in: .never(because: "a wrong value looks the same"),
            chinese: DifferenceText(
                "父类与子类有同名的 private 属性时，输出子类的", input: "类与子类里各有一个 `private var p`", why: "各个类输出自己的属性，以最后的为准")),
        KnownDifference(
            "object-in-dictionary", "toDictionary has JSON values only",
            input: "a `Date?` of 0 in `toJSON()`", before: "`1970-01-01 00:00:00 +0000`", after: "`0`",
            why: "a dictionary has what the text has",
            in: .never(because: "a recording has no Date, so a property that was left out looks the same"),
            chinese: DifferenceText("toDictionary 里只有 JSON 值", input: "`toJSON()` 里值为 0 的 `Date?`", why: "字典的内容与文本相同")),
        KnownDifference(
            "numbers-in-dictionary", "toDictionary has NSNumbers", input: "a Float of 0.1 in `toJSON()`, `as? Float`",
            before: "`0.1`", after: "`nil`",
            why: "as JSONSerialization makes them; `as? Int`, `as? Double` and `as? Bool` work, a Bool's text may be 1",
            in: .never(because: "a recording is text"),
            chinese: DifferenceText(
                "toDictionary 里是 NSNumber", input: "`toJSON()` 里值为 0.1 的 Float，`as? Float`",
                why: "与 JSONSerialization 相同；`as? Int`、`as? Double`、`as? Bool` 可用，Bool 的文本可能是 1")),
    ]

    private static let calls = [
        KnownDifference(
            "trailing-comma", "a trailing comma is an error", input: #"`{"id":7,}`"#, before: "`7`", after: "`nil`",
            why: "it is not JSON; `decode` throws the line and column",
            in: .recordings { $0.cause == .noModel && $0.hasTrailingComma },
            chinese: DifferenceText("末尾多余的逗号是错误", why: "这不是 JSON；`decode` 会抛出行和列")),
        KnownDifference(
            "update-merges", "an update merges nested models", input: #"`{"child":{"a":5}}`, `b` is 9"#, before: "`0`",
            after: "`9`", why: "HandyJSON creates new ones",
            in: .never(because: "recordings are of new models"),
            chinese: DifferenceText("更新时合并嵌套模型", input: #"`{"child":{"a":5}}`，`b` 为 9"#, why: "HandyJSON 会重新创建嵌套模型")),
        KnownDifference(
            "update-calls-back", "an update calls didFinishMapping", input: #"`{"id":5}`"#, before: "`0` calls",
            after: "`1` calls", why: "the model has changed",
            in: .never(because: "recordings are of new models"),
            chinese: DifferenceText("更新时会调用 didFinishMapping", before: "`0` 次调用", after: "`1` 次调用", why: "模型发生了变化")),
    ]
}
