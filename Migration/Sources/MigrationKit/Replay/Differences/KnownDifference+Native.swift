extension KnownDifference {
    /// SmartCodable and both.
    static let native = values + collections + names + calls

    private static let values = [
        KnownDifference(
            "null-gives-nil", "null makes an optional nil", input: "`null` for a `String?` that begins as `x`",
            before: "`x`", after: "`nil`",
            why: "an optional may be empty",
            in: .recordings { $0.payload == .null && $0.before != nil && $0.after == nil }),
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
            }),
        KnownDifference(
            "integer-in-text", "text with a zero fraction or an exponent is an integer",
            input: #"`"12.0"` for `Int`"#, before: "`0`", after: "`12`", why: "it is one",
            in: .recordings { difference in
                guard let text = difference.payload?.text, text.contains(where: { ".eE".contains($0) }),
                    let sent = Double(text), sent == sent.rounded()
                else { return false }
                return difference.after?.integer.map(Double.init) == sent
            }),
        KnownDifference(
            "bool-to-number", "a boolean is not a number", input: "`true` for `Int`", before: "`1`", after: "`0`",
            why: "the type is wrong, and reported",
            in: .recordings { difference in
                guard case .bool(let sent)? = difference.payload else { return false }
                return difference.before?.integer == (sent ? 1 : 0) && difference.after?.isBool != true
            }),
        KnownDifference(
            "number-to-bool", "only 0 and 1 are Bool", input: "`2` for `Bool`", before: "`true`", after: "`false`",
            why: "any other number is a server error",
            in: .recordings { difference in
                guard case .number? = difference.payload, let sent = difference.payload?.double, sent != 0, sent != 1
                else { return false }
                return difference.before == .bool(true) && difference.after != .bool(true)
            }),
        KnownDifference(
            "text-to-bool", "YES and no are Bool", input: #"`"YES"` for `Bool`"#, before: "`false`", after: "`true`",
            why: "servers send it",
            in: .recordings { difference in
                guard let text = difference.payload?.text?.lowercased(), case .bool(let new)? = difference.after else {
                    return false
                }
                return new ? ["yes", "y", "t"].contains(text) : ["no", "n", "f"].contains(text)
            }),
        KnownDifference(
            "container-is-no-text", "an array or object is not text", input: #"`{"a":1}` for `String`"#,
            before: #"`{"a":1}`"#, after: "the initial value",
            why: "the type is wrong, and reported",
            in: .recordings { difference in
                guard let payload = difference.payload, payload.isContainer, let old = difference.before?.text,
                    difference.after?.isContainer != true
                else { return false }
                return JSONTree(old).map { $0.isContainer } ?? true && difference.after?.text != old
            }),
        KnownDifference(
            "number-as-written", "a number read as text is as the server wrote it", input: "`3.0` for `String`",
            before: "`3`", after: "`3.0`",
            why: "a price or a version keeps its zeros",
            in: .recordings { difference in
                guard let digits = difference.payload?.number, let old = difference.before?.text,
                    difference.after == .string(digits)
                else { return false }
                return Double(old) == Double(digits)
            }),
        KnownDifference(
            "json-in-text", "text that holds JSON is read", input: #"`"[1,2]"` for `[Int]`"#, before: "`[]`",
            after: "`[1, 2]`", why: "servers send it",
            in: .recordings { difference in
                guard let text = difference.payload?.text, JSONTree(text)?.isContainer == true else { return false }
                return difference.after?.isContainer == true && difference.before != difference.after
            }),
        KnownDifference(
            "bytes-to-data", "an array of bytes is Data", input: "`[1,2]` for `Data?`", before: "`nil`",
            after: "`2 bytes`", why: "servers in other languages send it",
            in: .recordings { difference in
                guard case .array(let bytes)? = difference.payload, difference.before == nil,
                    let text = difference.after?.text
                else { return false }
                return bytes.allSatisfy { $0.double.map { 0...255 ~= $0 } == true }
                    && text.utf8.count == (bytes.count + 2) / 3 * 4
            }),
        KnownDifference(
            "date-no-number", "text that is not a date gives none",
            input: #"`"soon"` for `Date?`, `DateTransform` and `SmartDateTransformer`"#,
            before: "`1970-01-01 00:00:00 +0000`", after: "`nil`", why: "1970 is never meant; ISO 8601 is read",
            in: .source(because: "in recordings a 0 that is gone by mistake looks the same") { $0.isTextForDate }),
        KnownDifference(
            "date-by-size", "a number for a date is in milliseconds where it is large",
            input: "`1712491800000`, `DateTransform` and `SmartDateTransformer`",
            before: "`1712491800000.0` seconds",
            after: "`1712491800.0` seconds",
            why: "from 10^11 on; the year 56236 is never meant",
            in: .recordings { $0.isDateBySize }),
        KnownDifference(
            "transform-gives-nil", "a transform that returns nil makes an optional nil",
            input: "a `String?` that begins as `x`", before: "`x`", after: "`nil`",
            why: "as for any value that cannot be converted",
            in: .never(because: "a field that is gone by mistake looks the same")),
        KnownDifference(
            "system-codable", "a CGFloat, CGRect, Range or other Codable type of the system is read and written",
            input: "`[1,2]` for `Range<Int>` that begins as `0..<3`", before: "`0..<3`", after: "`1..<2`",
            why: "HandyJSON left it alone", in: .declaration(because: "a value that is new may be a mistake as well")),
        KnownDifference(
            "double-optional", "an optional of an optional becomes nil as a whole", input: #"`"x"` for `Int??`"#,
            before: "`Optional(nil)`", after: "`nil`", why: "Codable knows one nil",
            in: .never(because: "both are left out of a recording")),
        KnownDifference(
            "unfillable-optional", "an optional that no JSON fills keeps its value",
            input: #"`[2,"x"]` for `(Int, String)?`"#, before: "`nil`", after: #"`(1, "i")`"#,
            why: "`adopt` takes it out of the JSON with `@IgnoredKey`",
            in: .never(because: "a recording has no such value")),
    ]

    private static let collections = [
        KnownDifference(
            "collection-elements", "an element that only HandyJSON converts is left out",
            input: "`[1,true]` for `[Int]`", before: "`[1, 1]`", after: "`[1]`",
            why: "its type is wrong, and reported; with `.strictCollections` the list keeps its initial value",
            in: .recordings { $0.leavesOutElements }),
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
            }),
        KnownDifference(
            "null-element", "a nil in an array of optionals is written", input: #"`["a", nil]`"#,
            before: #"`{"list":["a"]}`"#, after: #"`{"list":["a",null]}`"#,
            why: "places in a list count", in: .recordings { $0.keepsNulls }),
        KnownDifference(
            "null-in-any", "a null inside Any is written", input: #"`["a": NSNull()]`"#, before: #"`{"any":{}}`"#,
            after: #"`{"any":{"a":null}}`"#, why: "it was there",
            in: .recordings {
                $0.keepsNulls || $0.keepsNullMembers || ($0.cause == .new && $0.payload == .null && $0.after == .null)
            }),
        KnownDifference(
            "enum-keys", "a dictionary whose keys are not text is read and written", input: "`[Kind.a: 1]`",
            before: "`[:]`", after: #"`{"counts":{"a":1}}`"#,
            why: "HandyJSON only knows keys that are text; the Codable coders write a list",
            in: .declaration(because: "a member that is new may be a mistake as well")),
        KnownDifference(
            "null-in-optional-any", "a null in an array of optional Any is nil",
            input: "`[1,null]` for `[Any?]`, how many are nil", before: "`0`", after: "`1`", why: "it was NSNull",
            in: .never(because: "both are null in a recording")),
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
            }),
    ]

    private static let names = [
        KnownDifference(
            "several-names", "of several names the first that is not null is used",
            input: #"`["a","b"]`, `{"a":null,"b":7}`"#, before: "`0`", after: "`7`",
            why: "a null carries no value",
            in: .recordings {
                $0.payload == .null && $0.after != nil && $0.after != .null
                    && $0.holder?.hasMember(like: $0.after) == true
            }),
        KnownDifference(
            "index-in-path", "a path leads into arrays", input: #"`"tags.0"`, `{"tags":[7]}`"#, before: "`0`",
            after: "`7`", why: "a number is an index",
            in: .recordings { difference in
                guard let path = difference.newName,
                    path.split(separator: ".").dropFirst().contains(where: { $0.allSatisfy(\.isNumber) })
                else { return false }
                return difference.holder?.value(at: path)?.converts(to: difference.after) == true
            }),
        KnownDifference(
            "dots-in-name", "a member with dots in its name comes first", input: #"`"a.b"`, `{"a.b":7}`"#,
            before: "`0`", after: "`7`", why: "no escape is needed",
            in: .recordings { difference in
                guard let name = difference.newName, name.contains(".") else { return false }
                return difference.holder?[name]?.converts(to: difference.after) == true
            }),
        KnownDifference(
            "property-names", "properties are written under their own names", input: #"`name <-- "user_name"`"#,
            before: #"`{"user_name":"x"}`"#, after: #"`{"name":"x"}`"#,
            why: "pass `useMappedKeys: true`",
            in: .recordings { difference in
                guard let new = difference.newName, !new.contains("."), difference.name != "_" + new else {
                    return false
                }
                return difference.payload != nil && difference.holder?[new] == nil
            }),
        KnownDifference(
            "path-key", "a property mapped to a path is written under the whole path",
            input: #"`name <-- "friend.name"`, mapped keys"#, before: #"`{"name":"x"}`"#,
            after: #"`{"friend.name":"x"}`"#, why: "the key reads back",
            in: .recordings {
                $0.newName?.hasSuffix("." + $0.name) == true && $0.before?.converts(to: $0.after) == true
            }),
        KnownDifference(
            "weak-written", "a weak property is not written", input: "`weak var w: Node?` with a node",
            before: #"`{"n":1,"w":{"x":1}}`"#, after: #"`{"n":1}`"#, why: "no JSON was read into it either",
            in: .declaration(because: "a property that is left out by mistake looks the same")),
        KnownDifference(
            "private-names", "of two private properties of one name the subclass's is written",
            input: "`private var p` in a class and in its subclass", before: #"`{"p":"base"}`"#,
            after: #"`{"p":"sub"}`"#, why: "each class writes its own, and the last counts",
            in: .never(because: "a wrong value looks the same")),
        KnownDifference(
            "object-in-dictionary", "toDictionary has JSON values only",
            input: "a `Date?` of 0 in `toJSON()`", before: "`1970-01-01 00:00:00 +0000`", after: "`0`",
            why: "a dictionary has what the text has",
            in: .never(because: "a recording has no Date, so a property that was left out looks the same")),
        KnownDifference(
            "numbers-in-dictionary", "toDictionary has NSNumbers", input: "a Float of 0.1 in `toJSON()`, `as? Float`",
            before: "`0.1`", after: "`nil`",
            why: "as JSONSerialization makes them; `as? Int`, `as? Double` and `as? Bool` work, a Bool's text may be 1",
            in: .never(because: "a recording is text")),
    ]

    private static let calls = [
        KnownDifference(
            "trailing-comma", "a trailing comma is an error", input: #"`{"id":7,}`"#, before: "`7`", after: "`nil`",
            why: "it is not JSON; `decode` throws the line and column",
            in: .recordings { $0.cause == .noModel && $0.hasTrailingComma }),
        KnownDifference(
            "update-merges", "an update merges nested models", input: #"`{"child":{"a":5}}`, `b` is 9"#, before: "`0`",
            after: "`9`", why: "HandyJSON creates new ones",
            in: .never(because: "recordings are of new models")),
        KnownDifference(
            "update-calls-back", "an update calls didFinishMapping", input: #"`{"id":5}`"#, before: "`0` calls",
            after: "`1` calls", why: "the model has changed",
            in: .never(because: "recordings are of new models")),
    ]
}
