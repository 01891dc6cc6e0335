import Foundation
import HandyJSONCompat
import Testing

private enum Plain { case x }

private struct Answering: HandyJSONCustomTransformable, Equatable {
    var text = "x"
    static func _transform(from object: Any) -> Answering? { Answering(text: object is NSNull ? "null" : "value") }
    func _plainValue() -> Any? { [text, nil] as [Any?] }
}

private struct Endless: HandyJSONCustomTransformable {
    static func _transform(from object: Any) -> Endless? { nil }
    func _plainValue() -> Any? { Endless() }
}

private enum Flag: Int, HandyJSONEnum {
    case on = 1
    func _plainValue() -> Any? { NSNumber(value: true) }
}

private enum EndlessFlag: Int, HandyJSONEnum {
    case on = 1
    func _plainValue() -> Any? { EndlessFlag.on }
}

/// What optionals hold that is no JSON value, what null becomes inside lists, and values that write themselves.
@Suite struct OptionalForeignTests {
    @Test("toJSON hands over what optional elements and members hold, whatever it is; the text has none of it")
    func elements() throws {
        struct Model: HandyJSON {
            var list: [Plain?] = [.x, nil]
            var table: [String: Plain?]? = ["k": .x, "n": nil]
            var dates: [Date?] = [Date(timeIntervalSince1970: 5), nil]
            var any: Any = Optional(Plain.x) as Any
            var nested: Any? = Optional(Plain.x) as Any
            var bare: Any = Plain.x
        }
        let json = try #require(Model().toJSON())
        #expect((json["list"] as? [Plain])?.count == 1)
        #expect((json["table"] as? [String: Plain])?["k"] == .x)
        #expect(json["dates"] as? [Date] == [Date(timeIntervalSince1970: 5)])
        #expect(json["any"] as? Plain == .x)
        #expect(json["nested"] as? Plain == .x)
        #expect(json["bare"] == nil)
        #expect(Model().toJSONString() == #"{"list":[],"table":{},"dates":[5]}"#)
    }

    @Test("an optional that holds an object hands the object over, not an optional")
    func objects() throws {
        struct Model: HandyJSON { var any: Any? = Optional(NSDate(timeIntervalSince1970: 1)) as Any }
        let value = try #require(Model().toJSON()?["any"])
        #expect(Mirror(reflecting: value).displayStyle != .optional)
    }

    @Test("an NSNull in an optional is written as null")
    func nulls() {
        struct Model: HandyJSON {
            var list: [NSNull?] = [NSNull(), nil]
            var any: Any = Optional(NSNull()) as Any
            var table: [String: NSNull?] = ["k": NSNull(), "n": nil]
        }
        #expect(Model().toJSONString() == #"{"list":[null],"any":null,"table":{"k":null}}"#)
        #expect(Model().toJSON()?["any"] is NSNull)
        #expect((Model().toJSON()?["list"] as? [NSNull])?.count == 1)
    }

    @Test("null is an object of a list of objects")
    func nullObjects() throws {
        struct Model: HandyJSON {
            var list: [AnyObject] = []
            var optionals: [AnyObject?] = []
            var table: [String: AnyObject] = [:]
            var one: AnyObject? = NSString(string: "kept")
        }
        let model = try #require(
            Model.deserialize(from: #"{"list":[null,1],"optionals":[null],"table":{"k":null},"one":null}"#))
        #expect(model.list.first is NSNull)
        #expect(model.list.count == 2)
        #expect(model.optionals.first.flatMap { $0 } is NSNull)
        #expect(model.table["k"] is NSNull)
        #expect(model.one is NSString)
    }

    @Test("a number of a dictionary source is an NSNumber of its own type in AnyObject")
    func numberObjects() throws {
        struct Model: HandyJSON { var value: AnyObject? }
        let number = try #require(Model.deserialize(from: ["value": Float(1.5)])?.value as? NSNumber)
        #expect(String(cString: number.objCType) == "f")
    }

    @Test("a type that converts itself is asked about null in lists of its optionals too")
    func customNulls() {
        struct Model: HandyJSON {
            var list: [Answering?] = []
            var table: [String: Answering?] = [:]
            var one: Answering? = Answering(text: "kept")
        }
        let model = Model.deserialize(from: #"{"list":[null,1],"table":{"k":null},"one":null}"#)
        #expect(model?.list == [Answering(text: "null"), Answering(text: "value")])
        #expect(model?.table == ["k": Answering(text: "null")])
        #expect(model?.one == Answering(text: "kept"))
    }

    @Test("a nil in what a value writes itself as is null")
    func customAnswers() {
        struct Model: HandyJSON { var value: Answering? = Answering() }
        #expect(Model().toJSONString() == #"{"value":["x",null]}"#)
    }

    @Test("a value that writes itself as such a value again ends the text, not the process")
    func endless() {
        struct Model: HandyJSON {
            var value: Endless? = Endless()
            var ok = 1
        }
        struct Flags: HandyJSON { var value: EndlessFlag? = .on }
        #expect(Model().toJSONString() == nil)
        #expect(Model().toJSON()?["value"] is Endless)
        #expect(Flags().toJSONString() == nil)
    }

    @Test("an enum is written as what it says, not as what that casts to")
    func enumAnswers() {
        struct Model: HandyJSON { var flag: Flag? = .on }
        #expect(Model().toJSONString() == #"{"flag":true}"#)
    }

    @Test("an NSNumber of single precision is written with its own digits")
    func floats() {
        struct Model: HandyJSON { var any: Any? = NSNumber(value: Float(0.1)) }
        #expect(Model().toJSONString() == #"{"any":0.1}"#)
    }

    @Test("CGFloat in an optional is a number, as JSONSerialization has it on Apple platforms")
    func cgFloats() {
        struct Model: HandyJSON {
            var any: Any? = CGFloat(2.5)
            var optional: Any = Optional(CGFloat(1.5)) as Any
        }
        #expect(Model().toJSONString() == #"{"any":2.5,"optional":1.5}"#)
    }

    @Test("an integer one below the smallest does not fit")
    func belowSmallest() {
        struct Model: HandyJSON {
            var v = 7
            var o: Int64? = 7
        }
        let model = Model.deserialize(from: #"{"v":-9223372036854775809,"o":-9223372036854775809}"#)
        #expect(model?.v == 7)
        #expect(model?.o == nil)
        #expect(Model.deserialize(from: #"{"v":-9223372036854775808}"#)?.v == Int.min)
    }

    @Test("DateTransform reads hexadecimal text as C does")
    func hexadecimalDates() {
        let seconds = ["0x1F", "-0x1F", " 0x1Fz", "0x", "0x1p4 "].map {
            DateTransform().transformFromJSON($0)?.timeIntervalSince1970
        }
        #expect(seconds == [31, -31, 31, 0, 16])
    }
}
