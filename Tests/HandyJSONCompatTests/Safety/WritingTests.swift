import SmartCodable
import TestSupport
import Testing

@testable import HandyJSONCompat

/// Writing a model changes neither it nor what it refers to, whatever its `mapping` does.
@Suite("Writing leaves models alone") struct WritingTests {
    /// The text, then the model, then the text once more.
    private static let models: [(String, @Sendable () -> String, String)] = [
        ("a property set", { twice(Sets()) }, #"{"ww":1} Sets(v: nil, w: 1) {"ww":1}"#),
        ("a child", { twice(HoldsCounting()) }, #"{"n":{"x":1}} HoldsCounting(n: Counting(x: 1)) {"n":{"x":1}}"#),
        (
            "an optional child", { twice(HoldsOptional()) },
            #"{"n":{"x":1}} HoldsOptional(n: Optional(Counting(x: 1))) {"n":{"x":1}}"#
        ),
        (
            "an array", { twice(HoldsArray()) },
            #"{"l":[{"x":1},{"x":1}]} HoldsArray(l: [Counting(x: 1), Counting(x: 1)]) {"l":[{"x":1},{"x":1}]}"#
        ),
        (
            "a dictionary", { twice(HoldsDictionary()) },
            #"{"d":{"k":{"x":1}}} HoldsDictionary(d: ["k": Counting(x: 1)]) {"d":{"k":{"x":1}}}"#
        ),
        ("Any", { twice(HoldsAny()) }, #"{"a":[{"x":1}]} HoldsAny(a: [Counting(x: 1)]) {"a":[{"x":1}]}"#),
        (
            "self replaced", { twice(Replaces(a: 5, b: "five")) },
            #"{"aa":5,"b":"five"} Replaces(a: 5, b: "five") {"aa":5,"b":"five"}"#
        ),
    ]

    private static func twice<M: HandyJSON>(_ model: M) -> String {
        let first = model.toJSONString() ?? "nil"
        _ = model.toJSON()
        _ = [model].toJSONString()
        // A private type inside another is printed with its context.
        let description = String(describing: model).replacingOccurrences(
            of: #"(HandyJSONCompatTests\.)?\(unknown context at [$0-9a-z]*\)\."#, with: "", options: .regularExpression)
        return "\(first) \(description) \(model.toJSONString() ?? "nil")"
    }

    @Test("Values and texts stay as they were", arguments: models.indices) func unchanged(_ index: Int) {
        let (name, make, expected) = Self.models[index]
        #expect(make() == expected, "\(name)")
    }

    @Test("An excluded lazy property is made once for each instance that asks for it, and goes with it")
    func lazyProperty() {
        Counted.live.value = 0
        // A lazy property is none of the stored ones, which is said once for each call.
        _ = loggedLines {
            let model = Lazy()
            for _ in 0..<20 {
                #expect(model.toJSONString() == #"{"id":1}"#)
                #expect(model.toJSON()?.count == 1)
            }
        }
        #expect(Counted.live.value == 0)
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    @Test("A class whose extension of a protocol replaces self is not released too often") func replacedObject()
        async
    {
        await #expect(processExitsWith: .success) {
            let object = ReplacedObject()
            object.name = "a name that needs the heap"
            for _ in 0..<100 {
                let text = object.toJSONString()
                Watchdog.require(text == #"{"name":"a name that needs the heap"}"#, "\(text ?? "nil")")
            }
        }
    }

    @Test("A let whose mapping assigns an object can be written again and again") func assignedObject() async {
        await #expect(processExitsWith: .success) {
            let model = AssignsObject()
            for _ in 0..<100 {
                let text = model.toJSONString()
                Watchdog.require(text == #"{"child":{"id":7}}"#, "\(text ?? "nil")")
            }
        }
    }

    @Test("Models without a mapping of their own match names of any case when that is asked for later")
    func namesOfAnyCase() async {
        await #expect(processExitsWith: .success) {
            for option in [DeserializeOptions.defaultOptions, .caseInsensitive, .defaultOptions, .caseInsensitive] {
                HandyJSONConfiguration.deserializeOptions = option
                for _ in 0..<3 {
                    let models =
                        [Unmapped].deserialize(from: #"[{"NAME":"a","kids":[{"Name":"b"}]},{"NAME":"c"}]"#) ?? []
                    let texts = models.map { "\($0?.name ?? "nil") \($0?.kids.map(\.name) ?? [])" }
                    Watchdog.require(
                        texts == (option == .caseInsensitive ? [#"a ["b"]"#, "c []"] : [#"- ["-"]"#, "- []"]),
                        "\(option) \(texts)")
                    Watchdog.require(
                        models.first??.toJSONString()?.contains(#""name":"#) == true, "written under other names")
                }
            }
        }
    }
    #endif

    @Test("A mapping that calls another model's default one is still asked for each instance") func otherDefaults() {
        for _ in 0..<3 {
            let models = [AsksChild].deserialize(from: #"[{"flag":true,"x":1,"y":2},{"x":3,"y":4}]"#) ?? []
            #expect(models.map { $0?.flag } == [true, false])
        }
        #expect(
            [AsksChild(), AsksChild()].toJSONString()
                == #"[{"flag":false,"child":{"a":0}},{"flag":false,"child":{"a":0}}]"#)
        AsksChild.asked.value = 0
        _ = [AsksChild(), AsksChild()].toJSONString()
        #expect(AsksChild.asked.value == 2)
    }

    @Test("A subclass without a mapping uses the one of its superclass, and has none where that has none")
    func inherited() {
        for _ in 0..<3 {
            #expect(MappedSub.deserialize(from: #"{"iid":1,"extra":2}"#)?.id == 1)
            #expect(MappedSub.deserialize(from: #"{"iid":1,"extra":2}"#)?.toJSONString() == #"{"iid":1,"extra":2}"#)
            #expect(PlainSub.deserialize(from: #"{"id":1,"extra":2}"#)?.toJSONString() == #"{"id":1,"extra":2}"#)
        }
    }
}

private struct Sets: HandyJSON {
    var v: String?
    var w = 1
    mutating func mapping(mapper: HelpingMapper) {
        v = "set"
        w += 1
        mapper <<< self.w <-- "ww"
    }
}

private struct Counting: HandyJSON {
    var x = 1
    mutating func mapping(mapper: HelpingMapper) { x += 1 }
}

private struct HoldsCounting: HandyJSON { var n = Counting() }
private struct HoldsOptional: HandyJSON { var n: Counting? = Counting() }
private struct HoldsArray: HandyJSON { var l = [Counting(), Counting()] }
private struct HoldsDictionary: HandyJSON { var d = ["k": Counting()] }
private struct HoldsAny: HandyJSON { var a: [Any] = [Counting()] }

private struct Replaces: HandyJSON {
    var a = 0
    var b = ""
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.a <-- "aa"
        self = Replaces()
    }
}

private final class Counted: @unchecked Sendable {
    static let live = Shared(0)
    init() { Counted.live.change { $0 += 1 } }
    deinit { Counted.live.change { $0 -= 1 } }
}

private struct Lazy: HandyJSON {
    var id = 1
    lazy var counted = Counted()
    mutating func mapping(mapper: HelpingMapper) { mapper >>> self.counted }
}

private protocol Replacing: HandyJSON {}
extension Replacing { mutating func mapping(mapper: HelpingMapper) { self = Self() } }
private final class ReplacedObject: Replacing {
    var name = ""
    init() {}
}

private final class Leaf: HandyJSON {
    var id = 7
    init() {}
}

private struct AssignsObject: HandyJSON {
    var child = Leaf()
    mutating func mapping(mapper: HelpingMapper) {
        child = Leaf()
        child.id = 8
    }
}

private struct Unmapped: HandyJSON {
    var name = "-"
    var kids: [Unmapped] = []
}

private struct Silent: HandyJSON { var a = 0 }

private struct AsksChild: HandyJSON {
    static let asked = Shared(0)
    var flag = false
    var child = Silent()
    mutating func mapping(mapper: HelpingMapper) {
        AsksChild.asked.change { $0 += 1 }
        child.mapping(mapper: mapper)
    }
}

private class MappedSuper: HandyJSON {
    var id = 0
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< self.id <-- "iid" }
}
private final class MappedSub: MappedSuper { var extra = 0 }

private class PlainSuper: HandyJSON {
    var id = 0
    required init() {}
}
private final class PlainSub: PlainSuper { var extra = 0 }
