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
            }),
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
            }),
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
            }),
        KnownDifference(
            "long-number", "a long number is rounded correctly",
            input: "`0.1000000000000000055…` for `Double`", before: "off in the last place",
            after: "`0.1`", why: "the nearest Double",
            in: .recordings { difference in
                guard let digits = difference.payload?.number, let new = difference.after?.number,
                    let old = difference.before?.number
                else { return false }
                return digits.utf8.count > 17 && Double(new) == Double(digits) && near(old, new)
            }),
        KnownDifference(
            "blanks-in-nsnumber", "text with blanks is not an NSNumber", input: #"`" 12"` for `NSNumber?`"#,
            before: "`12`", after: "`nil`",
            why: "as for Int; NumberFormatter's result depends on the platform",
            in: .recordings { difference in
                guard let text = difference.payload?.text, let old = difference.before?.double, difference.after == nil
                else { return false }
                let inner = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
                return inner.count != text.count && Double(String(inner)) == old
            }),
        KnownDifference(
            "exponent-in-nsnumber", "text with an exponent becomes a Double in an NSNumber",
            input: #"`"1e3"` for `NSNumber?`, its `objCType`"#, before: "`q`",
            after: "`d`", why: "like the number without quotes", in: .never(because: "both are written alike")),
        KnownDifference(
            "container-in-text", "an array or object read as text is compact JSON", input: #"`{"a":1}` for `String`"#,
            before: "a description", after: #"`{"a":1}`"#,
            why: "Foundation's description cannot be read back",
            in: .recordings { difference in
                guard difference.payload?.isContainer == true, case .string? = difference.before,
                    case .string(let text)? = difference.after
                else { return false }
                return JSONTree(text)?.isContainer == true
            }),
    ]

    private static let foundationValues = [
        KnownDifference(
            "foundation-value", "a Date, URL, Data, Decimal or UUID without a transform is read",
            input: "`100` for `Date?`",
            before: "`nil`",
            after: "`1970-01-01 00:01:40 +0000`", why: "HandyJSON left such properties alone",
            in: .recordings { $0.isFilledAnew && $0.payload?.isContainer == false && $0.after?.isContainer == false }),
        KnownDifference(
            "foundation-value-written", "such a property is written too", input: "a `Date` of 0, and `ok`",
            before: "`nil`", after: #"`{"date":0,"ok":1}`"#,
            why: "one such property made the whole text nil", in: .recordings { $0.isWrittenAnew }),
        KnownDifference(
            "unwritable-property", "a property that JSON cannot hold is left out of the text",
            input: "a NaN, and `ok`", before: "`nil`", after: #"`{"ok":1}`"#,
            why: "it made the whole text nil; the report names it", in: .recordings { $0.isWrittenAnew }),
    ]

    private static let writing = [
        KnownDifference(
            "member-order", "fields are written in declaration order", input: "`a`, `b` and `c`", before: "any order",
            after: #"`{"a":1,"b":2,"c":3}`"#,
            why: "signatures and snapshots need it", in: .recordings { $0.cause == .order }),
        KnownDifference(
            "float-digits", "a Float is written with its own digits", input: "`41684.98`", before: "`41684.98046875`",
            after: "`41684.98`", why: "the same Float",
            in: .recordings { difference in
                guard let old = difference.before?.number, let new = difference.after?.number, let float = Float(old)
                else { return false }
                return Double(float) == Double(old) && "\(float)" == new
            }),
        KnownDifference(
            "double-digits", "a Double is written with its shortest digits", input: "`19.99`",
            before: "`19.989999999999998`", after: "`19.99`",
            why:
                "the same Double; from iOS 11 on HandyJSON wrote 17 digits, which changes signatures over the text",
            evidence: .source, in: .never(because: "both are one Double")),
        KnownDifference(
            "date-in-any", "a Date, URL, Data, Decimal or UUID inside Any is written", input: #"`["at": Date]` of 0"#,
            before: #"`{"any":{}}`"#,
            after: #"`{"any":{"at":0}}`"#,
            why: "it was dropped silently", in: .never(because: "no payload brings a Date into Any")),
        KnownDifference(
            "content-of-any", "a raw value, slice or Foundation object inside Any is written",
            input: #"`["k": Suit.hearts]`"#, before: #"`{"any":{}}`"#, after: #"`{"any":{"k":"hearts"}}`"#,
            why: "the report names what is still left out",
            in: .never(because: "no payload brings one into Any")),
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
            }),
        KnownDifference(
            "cyclic-graph", "a cyclic graph is not followed forever", input: "a node that is its own parent",
            before: "a crash", after: #"`{"id":1}`"#,
            why: "the reference back is left out", in: .never(because: "no payload makes a cycle")),
    ]

    private static let storage = [
        KnownDifference(
            "lazy-storage", "lazy storage is left alone", input: #"`{"$__lazy_storage_$_z": 9}`, `z` begins as 4"#,
            before: "`9`", after: "`4`", why: "it is not a property",
            in: .recordings { $0.name.hasPrefix("$__lazy_storage_$_") }),
        KnownDifference(
            "weak-storage", "weak storage is left alone", input: #"`{"w":{},"n":3}`"#, before: "a crash", after: "`3`",
            why: "HandyJSON wrote a strong reference over it",
            in: .never(because: "HandyJSON crashed")),
        KnownDifference(
            "unowned-storage", "unowned storage is left alone", input: #"`{"w":{"a":5}}`, `w.a` is 1"#,
            before: "`5`, then a crash", after: "`1`", why: "as weak storage",
            in: .never(because: "HandyJSON crashed")),
        KnownDifference(
            "closure", "a closure is left alone", input: #"`{"f":"x"}` for an optional closure"#, before: "`nil`",
            after: "`3`", why: "no JSON makes a closure",
            in: .never(because: "closures are not written")),
        KnownDifference(
            "wrapped-name", "a property with a wrapper has the property's name",
            input: #"`{"x":5}` for `@Wrapped var x`"#, before: "`0`", after: "`5`",
            why: "the name of its storage is `_x`", evidence: .source,
            in: .recordings { difference in
                if difference.cause == .renamed, let new = difference.newName { return difference.name == "_" + new }
                return difference.isFilledAnew
            }),
        KnownDifference(
            "codable-value", "a native model or a plain Codable type is filled", input: #"`{"inner":{"a":5}}`"#,
            before: "`nil`", after: "`5`",
            why:
                "modules can move one by one; without SmartCodable linked it is left alone, and reported",
            evidence: .source,
            in: .recordings { $0.isFilledAnew && $0.payload?.isContainer == true }),
    ]

    private static let mapping = [
        KnownDifference(
            "nested-mapping", "a property of a nested struct is not mapped from outside",
            input: #"`n.a <-- "x.a"`, `{"x":{"a":9}}`"#, before: "`9`", after: "`1`",
            why: "the address of the first property is that of the struct",
            in: .never(because: "a recording does not show the mapping")),
        KnownDifference(
            "accent-in-path", "a combining accent in a path does not trap", input: #"`é.a`, `{"é":{"a":7}}`"#,
            before: "a crash", after: "`7`",
            why: "HandyJSON counted other units", in: .never(because: "HandyJSON crashed")),
        KnownDifference(
            "nil-in-dictionary", "a nil in a dictionary source is null",
            input: #"`["id": Int?.none as Any]`, `id` begins as 42"#, before: "`nil`", after: "`42`",
            why: "null keeps the initial value", in: .never(because: "a payload is text")),
        KnownDifference(
            "decimal-digits", "a transform to NSDecimalNumber keeps every digit", input: "`0.30000000000000004`",
            before: "`0.3000000000000000512`",
            after: "`0.30000000000000004`", why: "it went through Double",
            in: .recordings { difference in
                guard let digits = difference.payload?.number, let old = difference.before?.digits,
                    difference.after?.digits == digits
                else { return false }
                return old.utf8.count > digits.utf8.count && near(old, digits)
            }),
        KnownDifference(
            "date-of-infinity", "DateTransform does not turn infinity into a date", input: #"`"1e999"`"#,
            before: "a date of infinity", after: "`nil`",
            why: "such a date traps when it is printed", evidence: .source,
            in: .never(because: "such a date is not written")),
        KnownDifference(
            "date-of-nan", "DateTransform does not read nan", input: #"`"nan"`"#, before: "a date of NaN",
            after: "`1970-01-01 00:00:00 +0000`",
            why: "as any text without a number", evidence: .source,
            in: .recordings { $0.payload?.text?.lowercased() == "nan" && $0.isFilledAnew }),
        KnownDifference(
            "date-of-long-integer", "DateTransform reads integers of more than 53 bits", input: "`9007199254740993`",
            before: "`nil`",
            after: "`9007199254740992.0` seconds", why: "a number like any other", evidence: .source,
            in: .recordings { difference in
                guard difference.isFilledAnew, let sent = difference.payload?.integer else { return false }
                return sent.magnitude > 1 << 53
            }),
    ]

    /// Where HandyJSON lost a value, or the whole text.
    private static let losses = [
        KnownDifference(
            "transform-answer", "what a transform returns is written",
            input: "a transform that answers with a `Date` of 1", before: "`nil`", after: #"`{"v":1}`"#,
            why: "it made the whole text nil",
            in: .recordings { $0.isWrittenAnew }),
        KnownDifference(
            "custom-written", "a custom transformable that is not optional is written",
            input: "one whose `_plainValue()` is `plain`", before: "`nil`", after: #"`{"v":"plain"}`"#,
            why: "it made the whole text nil",
            in: .recordings { $0.isWrittenAnew }),
        KnownDifference(
            "struct-as-enum", "a struct as HandyJSONEnum is written",
            input: "an `OptionSet` of 5", before: "`nil`", after: #"`{"v":5}`"#,
            why: "it made the whole text nil",
            in: .recordings { $0.isWrittenAnew }),
        KnownDifference(
            "mutable-collection", "a mutable Foundation collection or text is filled",
            input: #"`["a"]` for `NSMutableArray?`, its count"#, before: "`nil`", after: "`1`",
            why: "JSONSerialization's are immutable, so HandyJSON left it nil",
            in: .recordings { $0.isFilledAnew }),
        KnownDifference(
            "decimal-number", "an NSDecimalNumber without a transform is read",
            input: "`1.5` for `NSDecimalNumber?`", before: "`nil`", after: "`1.5`",
            why: "like a Decimal",
            in: .recordings { $0.isFilledAnew && $0.after?.isContainer == false }),
        KnownDifference(
            "set-source", "a Set in a dictionary source is a list",
            input: #"`["v": Set([1])]` for `[Int]`"#, before: "`[]`", after: "`[1]`",
            why: "in Any it stays a Set",
            in: .never(because: "a payload is text")),
        KnownDifference(
            "nan-in-text", "nan and inf in text are not numbers",
            input: #"`"nan"` for a `Double` that begins as 1.5"#, before: "`nan`", after: "`1.5`",
            why: "converting such a number to an Int crashes",
            in: .never(because: "JSON has no NaN")),
        KnownDifference(
            "beyond-float", "a number beyond Float keeps the initial value",
            input: "`1e39` for a `Float` that begins as 1.5", before: "`inf`", after: "`1.5`",
            why: "it made the whole text nil; converting it to an Int crashes",
            in: .never(because: "HandyJSON wrote no text")),
        KnownDifference(
            "beyond-double", "a number beyond Double does not spoil the rest",
            input: #"`{"v":1e400,"ok":2}`, `ok`"#, before: "`nil`", after: "`2`",
            why: "the rest is readable",
            in: .never(because: "HandyJSON made no model")),
        KnownDifference(
            "metatype", "a metatype is left alone",
            input: "`5` for an `Any.Type?` of Int", before: "`nil`", after: "`Int`",
            why: "no JSON makes a type",
            in: .never(because: "types are not written")),
        KnownDifference(
            "native-source", "a Swift number or text in a dictionary source converts as in JSON",
            input: #"`["v": CGFloat(2.5)]` for `Int`"#, before: "`0`", after: "`2`",
            why: "the source's number type does not matter; `true` counts as a number",
            in: .never(because: "a payload is text")),
        KnownDifference(
            "text-in-any", "text in a dictionary source is a String in Any",
            input: #"`["v": Substring("7")]` for `Any?`, its type"#, before: "`Substring`", after: "`String`",
            why: "casts to String succeed",
            in: .never(because: "a payload is text")),
        KnownDifference(
            "optional-in-any", "an optional in a dictionary source is its value in Any",
            input: #"`["v": Optional(3) as Any]` for `Any`, as text"#, before: "`Optional(3)`", after: "`3`",
            why: "casts find the value either way",
            in: .never(because: "a payload is text")),
        KnownDifference(
            "hashable-in-any", "an AnyHashable in a dictionary source is its value in Any",
            input: #"`["v": AnyHashable(3)]` for `Any`, its type"#, before: "`AnyHashable`", after: "`Int`",
            why: "casts find the value either way",
            in: .never(because: "a payload is text")),
        KnownDifference(
            "optional-raw-null", "null in a list is not an enum with an optional raw value",
            input: #"`{"v":["a",null]}` for a list of such enums"#, before: "both", after: "the first",
            why: "elsewhere null is never an enum's value",
            in: .never(because: "an enum's raw values are not known to the tool")),
        KnownDifference(
            "raw-value-written", "an enum whose raw value is an optional or an enum is written",
            input: "a model with such a property", before: "no JSON", after: #"`{"v":"a"}`"#,
            why: "its value has a JSON form",
            in: .never(because: "replay reads payloads")),
        KnownDifference(
            "any-transform", "a transform of Any gets the value itself, and nothing for nil",
            input: "`TransformOf<Any, Any>` writes 4", before: "called with `Optional(4)`, and with nil",
            after: "called with `4`",
            why: "no other transform is called for nil",
            in: .never(because: "replay reads payloads")),
        KnownDifference(
            "model-in-array", "a ready model in an array source is taken",
            input: "`[Model(id: 9)]` as `[Any]`, its `id`", before: "`nil`", after: "`9`",
            why: "as a ready model in a dictionary is",
            in: .never(because: "a payload is text")),
        KnownDifference(
            "odd-key-in-array", "an object with a key that is not text keeps the others",
            input: #"`["id": 9, 1: 2]` as `NSDictionary` in an array, `id`"#, before: "`nil`", after: "`9`",
            why: "one odd key lost the whole object",
            in: .never(because: "a payload is text")),
        KnownDifference(
            "class-mapping", "a class whose mapping changes its properties is written changed",
            input: "`mapping` adds 1 to `x`, which is 1", before: #"`{"x":1}`"#, after: #"`{"x":2}`"#,
            why: "HandyJSON copied the values first; assign in didFinishMapping",
            in: .never(because: "a recording does not show the mapping")),
        KnownDifference(
            "minus-zero", "-0 keeps its sign",
            input: "`-0` for `String`", before: "`0`", after: "`-0`",
            why: "as it was written",
            in: .recordings { difference in
                difference.payload?.number == "-0" && difference.before?.text == "0" && difference.after?.text == "-0"
            }),
        KnownDifference(
            "wide-nsnumber", "an unsigned integer in text is exact in an NSNumber",
            input: #"`"18446744073709551615"` for `NSNumber?`"#, before: "`1.8446744073709552e+19`",
            after: "`18446744073709551615`",
            why: "no digit is lost",
            in: .never(because: "both are one Double")),
        KnownDifference(
            "equal-keys", "equal keys in a dictionary or for one property are each decoded",
            input: #"`{"v":{"x":1,"x":"q"}}` for `[String: Int]`"#, before: "`[:]`", after: #"`["x": 1]`"#,
            why:
                "in a dictionary the earlier stays where the later does not fit, and each model's `didFinishMapping` runs; "
                + "HandyJSON's parser kept one: the last on Linux, the first on iOS",
            in: .never(because: "parsers disagree on which of them is there")),
        KnownDifference(
            "null-object", "null in an optional AnyObject is not written",
            input: #"`[AnyObject?]` gets `{"v":[null,1]}`, as text"#, before: #"`{"v":[null,1]}`"#,
            after: #"`{"v":[1]}`"#,
            why: "as null in an array of any other optionals",
            in: .never(because: "a payload rarely shows it")),
        KnownDifference(
            "custom-standard", "a standard type ignores _transform(from:)",
            input: "`5` for a UInt16 whose `_transform(from:)` returns 9", before: "`9`", after: "`5`",
            why: "use a transform", evidence: .source,
            in: .never(because: "types are not written")),
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
