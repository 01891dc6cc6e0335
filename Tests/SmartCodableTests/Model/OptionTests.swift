import Foundation
import SmartCodable
import Testing

private struct Counts: SmartCodable {
    var a = -1
    var b: Int? = -1
    var list: [Int] = [-1]
    var table: [String: Int] = ["x": -1]
    var unsigned: UInt8 = 1
}

private struct Loose: SmartCodable {
    @SmartAny var any: Any?
    @SmartAny var list: [Any] = []
    @SmartAny var table: [String: Any] = [:]
}

private struct Measured: SmartCodable {
    var value = 0.5
    var small: Float = 0.5
    var optional: Double?
}

private struct Stamped: SmartCodable {
    var at = Date(timeIntervalSince1970: 1)
    var data = Data([1])
}

@Suite("Options of a call") struct OptionTests {
    @Test("Options are equal where they say the same, and a copy equals its original")
    func equality() {
        let formatter = DateFormatter()
        let options: [SmartDecodingOption] = [
            .key(.fromSnakeCase), .key(.fromKebabCase), .key(.custom { $0[0] }), .date(.iso8601),
            .date(.secondsSince1970),
            .date(.formatted(formatter)), .date(.formatted(DateFormatter())), .date(.custom { _ in Date() }),
            .data(.base64), .data(.deferredToData), .data(.custom { _ in Data() }), .float(.throw),
            .float(.convertFromString(positiveInfinity: "a", negativeInfinity: "b", nan: "c")),
            .float(.convertFromString(positiveInfinity: "a", negativeInfinity: "b", nan: "d")), .rules(.native),
            .rules(.handyJSON), .number(.strict), .number(.rounded), .leavesOutNulls(true), .leavesOutNulls(false),
            .ignoreNull(true), .ignoreNull(false), .lossyCollections, .strictCollections, .strict,
            .logContext(header: "a", footer: "b"), .logContext(header: "a", footer: "c"), .maximumDepth(1),
            .maximumDepth(2), .allowsTrailingCommas, .wrapsSingleValues,
        ]
        for (a, option) in options.enumerated() {
            for (b, other) in options.enumerated() { #expect((option == other) == (a == b), "\(option), \(other)") }
        }
        #expect(options[5] == .date(.formatted(formatter)) && options[12] != options[13])
        let written: [SmartEncodingOption] = [
            .key(.toSnakeCase), .key(.toKebabCase), .date(.iso8601), .date(.formatted(formatter)), .data(.base64),
            .data(.deferredToData), .float(.throw),
            .float(.convertToString(positiveInfinity: "a", negativeInfinity: "b", nan: "c")), .rules(.native),
            .rules(.handyJSON), .nilAsNull,
        ]
        for (a, option) in written.enumerated() {
            for (b, other) in written.enumerated() { #expect((option == other) == (a == b), "\(option), \(other)") }
        }
        func isSendable(_: some Sendable) -> Bool { true }
        #expect(isSendable(options) && isSendable(written))
    }

    @Test("Of two options of one kind in a set one holds, whatever the set's order; update(with:) replaces one")
    func twoOfOneKind() {
        for _ in 0..<20 {
            let both: Set<SmartDecodingOption> = [.number(.truncate), .strict, .number(.rounded), .lossyCollections]
            #expect(both.count == 4)
            #expect(Counts.deserialize(from: #"{"a":1.9}"#, options: both.subtracting([.strict]))?.a == 1)
        }
        var options: Set<SmartDecodingOption> = [.number(.truncate)]
        #expect(options.update(with: .number(.rounded)) == .number(.truncate) && options == [.number(.rounded)])
        var written: Set<SmartEncodingOption> = []
        #expect(written.update(with: .nilAsNull) == nil && written == [.nilAsNull])
    }

    @Test(
        "Fractions for integers",
        arguments: [
            (SmartNumberStrategy.strict, "1.5", -1), (.strict, "1.0", 1), (.strict, "\"12.0\"", 12),
            (.strict, "\"2.5\"", -1),
            (.truncate, "1.9", 1), (.truncate, "-1.9", -1), (.truncate, "\"2.5\"", 2), (.rounded, "1.5", 2),
            (.rounded, "-1.5", -2), (.rounded, "\"2.4\"", 2),
            (.truncate, "1e30", -1), (.rounded, "\"x\"", -1), (.rounded, "true", -1),
        ])
    func numbers(strategy: SmartNumberStrategy, json: String, expected: Int) {
        #expect(Counts.deserialize(from: "{\"a\":\(json)}", options: [.number(strategy)])?.a == expected)
    }

    @Test("Roundings reach arrays, dictionaries and narrow integers")
    func numbersEverywhere() {
        let model = Counts.deserialize(
            from: #"{"b":2.5,"list":[1.5,"2.5"],"table":{"y":0.5},"unsigned":254.6}"#, options: [.number(.rounded)])
        #expect(model?.b == 3)
        #expect(model?.list == [2, 3])
        #expect(model?.table == ["y": 1])
        #expect(model?.unsigned == 255)
    }

    @Test("Strict collections have the initial value, others their good elements")
    func strictCollections() {
        let json = #"{"list":[1,"2","x",null,{}],"table":{"a":1,"b":[]}}"#
        let whole = Counts.deserialize(from: json, options: [.strictCollections])
        #expect(whole?.list == [-1])
        #expect(whole?.table == ["x": -1])
        for options in [nil, [.lossyCollections], [.strictCollections, .lossyCollections]]
            as [Set<SmartDecodingOption>?]
        {
            let filtered = Counts.deserialize(from: json, options: options)
            #expect(filtered?.list == [1, 2])
            #expect(filtered?.table == ["a": 1])
        }
    }

    @Test("Strict: what fits passes, a repair throws and is named")
    func strict() throws {
        let fitting = #"{"a":1,"list":[1],"table":{},"unsigned":2}"#
        #expect(try Counts.decode(from: fitting, options: [.strict]).b == -1)
        #expect(Counts.deserialize(from: fitting, options: [.strict]) != nil)
        for (json, path) in [
            (#"{"a":"1","list":[1],"table":{},"unsigned":2}"#, "a"), (#"{"list":[1],"table":{},"unsigned":2}"#, "a"),
            (#"{"a":1,"list":["1"],"table":{},"unsigned":2}"#, "list[0]"),
            (#"{"a":1,"list":[1],"table":{},"unsigned":300}"#, "unsigned"),
            (#"{"a":1,"b":"x","list":[1],"table":{},"unsigned":2}"#, "b"),
            (#"{"a":null,"list":[1],"table":{},"unsigned":2}"#, "a"),
        ] {
            #expect(Counts.deserialize(from: json, options: [.strict]) == nil)
            #expect(throws: SmartStrictError.self) { try Counts.decode(from: json, options: [.strict]) }
            do { _ = try Counts.decode(from: json, options: [.strict]) } catch let error as SmartStrictError {
                #expect(error.report.repairs.map(\.path).contains(path), "\(json): \(error)")
            }
        }
        #expect(
            try Counts.decode(from: #"{"a":1,"b":null,"list":[1],"table":{},"unsigned":2}"#, options: [.strict]).b
                == nil)
    }

    @Test("Nulls in Any values stay as NSNull, or are left out")
    func leavesOutNulls() {
        let json = #"{"any":{"a":null,"b":[null,1]},"list":[null,1],"table":{"x":null,"y":2}}"#
        let kept = Loose.deserialize(from: json)
        #expect(kept?.list.count == 2)
        #expect(kept?.list.first is NSNull)
        #expect(kept?.table["x"] is NSNull)
        let ignored = Loose.deserialize(from: json, options: [.leavesOutNulls(true)])
        #expect(ignored?.list.count == 1)
        #expect(ignored?.table.keys.sorted() == ["y"])
        let inner = ignored?.any as? [String: Any]
        #expect(inner?.keys.sorted() == ["b"])
        #expect((inner?["b"] as? [Any])?.count == 1)
    }

    private struct Anything: SmartCodable {
        @SmartAny var value: Any = "initial"
        @SmartAny var optional: Any?
        @SmartAny var table: [String: Any] = ["initial": 1]
        @SmartAny var list: [Any]? = [1]
        @SmartKey("named") @SmartAny var other: Any = "initial"
        @SmartAny var object: AnyObject = NSNumber(value: 1)
    }

    private final class AnythingBelow: AnythingBase {
        @SmartAny var value: Any = "initial"
        @SmartAny var optional: Any?
    }

    private class AnythingBase: SmartCodable { required init() {} }

    @Test("Null for an Any leaves it, or is NSNull, as SmartCodable 6 has it")
    func ignoreNull() {
        let json = #"{"value":null,"optional":null,"table":null,"list":null,"named":null,"object":null}"#
        #expect(SmartCodableOptions.ignoreNull)
        for options in [[], [.ignoreNull(true)], [.leavesOutNulls(true)]] as [Set<SmartDecodingOption>] {
            let ignored = Anything.deserialize(from: json, options: options)
            #expect(ignored?.value as? String == "initial" && ignored?.other as? String == "initial")
            #expect(ignored?.optional == nil && ignored?.object as? Int == 1)
            #expect(ignored?.table["initial"] as? Int == 1 && ignored?.list == nil)
        }
        let kept = Anything.deserialize(from: json, options: [.ignoreNull(false)])
        #expect(kept?.value is NSNull && kept?.other is NSNull && kept?.object is NSNull)
        #expect(kept?.optional is NSNull)
        #expect(kept?.table["initial"] as? Int == 1 && kept?.list == nil)
        #expect(
            kept?.toJSONString() == #"{"value":null,"optional":null,"table":{"initial":1},"named":null,"object":null}"#)
        let missing = Anything.deserialize(from: "{}", options: [.ignoreNull(false)])
        #expect(missing?.value as? String == "initial" && missing?.optional == nil)
        let below = AnythingBelow.deserialize(from: json, options: [.ignoreNull(false)])
        #expect(below?.value is NSNull && below?.optional is NSNull)
        #expect(AnythingBelow.deserialize(from: json)?.value as? String == "initial")
    }

    @Test("Words for what JSON has no number for")
    func floats() {
        let option = SmartDecodingOption.float(
            .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
        let json = #"{"value":"inf","small":"-inf","optional":"nan"}"#
        let model = Measured.deserialize(from: json, options: [option])
        #expect(model?.value == .infinity)
        #expect(model?.small == -.infinity)
        #expect(model?.optional?.isNaN == true)
        let plain = Measured.deserialize(from: json)
        #expect(plain?.value == 0.5)
        #expect(plain?.optional == nil)
        let written = model?.toJSONString(options: [
            .float(.convertToString(positiveInfinity: "P", negativeInfinity: "N", nan: "X"))
        ])
        #expect(written == #"{"value":"P","small":"N","optional":"X"}"#)
        #expect(model?.toJSONString() == "{}")
    }

    @Test("Dates and data by strategy, both ways")
    func datesAndData() {
        let json = #"{"at":2500,"data":[1,2,3]}"#
        #expect(
            Stamped.deserialize(from: json, options: [.date(.millisecondsSince1970)])?.at
                == Date(timeIntervalSince1970: 2.5))
        #expect(Stamped.deserialize(from: json)?.at == Date(timeIntervalSince1970: 2500))
        #expect(Stamped.deserialize(from: json, options: [.data(.deferredToData)])?.data == Data([1, 2, 3]))
        let custom = Stamped.deserialize(
            from: #"{"at":"day 3"}"#,
            options: [
                .date(
                    .custom { decoder in
                        let text = try decoder.singleValueContainer().decode(String.self)
                        return Date(timeIntervalSince1970: Double(text.dropFirst(4)).map { $0 * 86400 } ?? 0)
                    })
            ])
        #expect(custom?.at == Date(timeIntervalSince1970: 3 * 86400))
        let model = Stamped(at: Date(timeIntervalSince1970: 2.5), data: Data([1, 2]))
        #expect(model.toJSONString() == #"{"at":2.5,"data":"AQI="}"#)
        #expect(
            model.toJSONString(options: [.date(.millisecondsSince1970), .data(.deferredToData)])
                == #"{"at":2500,"data":[1,2]}"#)
        #expect(model.toJSONString(options: [.date(.iso8601)])?.hasPrefix(#"{"at":"1970-01-01T00:00:02Z""#) == true)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy/MM/dd"
        #expect(
            model.toJSONString(options: [.date(.formatted(formatter))])?.hasPrefix(#"{"at":"1970\/01\/01""#) == true)
        #expect(
            Stamped.deserialize(from: #"{"at":"2001/02/03"}"#, options: [.date(.formatted(formatter))])?.at
                == formatter.date(from: "2001/02/03"))
    }

    @Test("Depth is limited, and the limit can be set")
    func depth() {
        let json = #"{"any":"# + String(repeating: "[", count: 20) + String(repeating: "]", count: 20) + "}"
        #expect(Loose.deserialize(from: json) != nil)
        #expect(Loose.deserialize(from: json, options: [.maximumDepth(10)]) == nil)
        #expect(throws: JSONSyntaxError.self) { try Loose.decode(from: json, options: [.maximumDepth(10)]) }
        let deep = #"{"any":"# + String(repeating: "[", count: 600) + String(repeating: "]", count: 600) + "}"
        #expect(Loose.deserialize(from: deep) == nil)
        #expect(Loose.deserialize(from: deep, options: [.maximumDepth(1000)]) == nil)
    }

    @Test("Property lists, XML and binary", arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func propertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
        let plist: [String: Any] = [
            "page": ["items": [["at": Date(timeIntervalSince1970: 9), "data": Data([7])], ["at": "12"]]]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: plist, format: format, options: 0)
        let models = [Stamped].deserializePlist(from: data, designatedPath: "page.items")
        #expect(models?.map(\.at.timeIntervalSince1970) == [9, 12])
        #expect(models?.first?.data == Data([7]))
        #expect(
            Stamped.deserializePlist(from: data, designatedPath: "page.items.1")?.at == Date(timeIntervalSince1970: 12))
        #expect(Stamped.deserializePlist(from: Data("nonsense".utf8)) == nil)
    }
}

/// Choices for the whole process; nothing else may set them.
@Suite("Options of the process", .serialized) struct ProcessOptionTests {
    @Test("A call's own choice comes before the process's") func precedence() {
        // `.strict` is what every other test expects, so only a value that is set and unset at once can be tried here.
        #expect(SmartCodableOptions.numberStrategy == .strict)
        #expect(SmartCodableOptions.leavesOutNulls == false)
        #expect(SmartCodableOptions.maximumDepth == 512)
        #expect(Counts.deserialize(from: #"{"a":1.5}"#, options: [.number(.truncate)])?.a == 1)
    }
}
