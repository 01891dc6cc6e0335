import Foundation
import SmartCodable
import TestSupport
import Testing

private class Shape: SmartCodable, SmartPolymorphic {
    var type = ""
    var name = "shape"
    required init() {}
    class func variants() -> SmartVariants {
        SmartVariants(
            by: "type", ["circle": Circle.self, "square": Square.self, "7": Square.self, "odd": Stranger.self])
    }
    func didFinishMapping() { name += "!" }
    class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}

private class Circle: Shape {
    var radius = 1.0
}

private class Square: Shape {
    var side = 1
    var label: String?
    override class func mappingForKey() -> [SmartKeyTransformer]? { [SquareKeys.side <--- "edge"] }
    enum SquareKeys: String, CodingKey { case side }
}

private class Stranger: SmartCodable {
    required init() {}
}

private struct Drawing: SmartCodable {
    var main = Shape()
    var maybe: Shape?
    var shapes: [Shape] = []
    var byName: [String: Shape] = [:]
    var circle = Circle()
}

private enum Message: SmartPolymorphicEnum {
    case text(Text)
    case image(Image)
    case ping
    static func variants() -> SmartVariants {
        SmartVariants(
            by: "kind",
            [
                SmartVariant("text", Message.text), SmartVariant("image", Message.image),
                SmartVariant("ping", value: Message.ping),
            ])
    }
}

private struct Text: SmartCodable, Equatable {
    var body = ""
    var size = 12
}

private struct Image: SmartCodable, Equatable {
    var url = ""
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.url <--- "src"] }
}

private struct Chat: SmartCodable {
    var messages: [Message] = []
    var last: Message = .ping
    var pinned: Message?
}

private class Animal: SmartCodable, SmartPolymorphic {
    var name = ""
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "meta.kindOf", ["cat": Cat.self, "dog": Dog.self]) }
}
private class Cat: Animal {}
private class Dog: Animal { var meta = ["x": "y"] }

private enum Signal: SmartPolymorphicEnum {
    case text(Text), ping
    static func variants() -> SmartVariants {
        SmartVariants(
            by: "meta.kindOf", [SmartVariant("text", Signal.text), SmartVariant("ping", value: Signal.ping)])
    }
}
private struct Signals: SmartCodable { var list: [Signal] = [] }

private struct Flag: SmartCodable { var on = false, at = 0, off = true }
private struct Named: SmartCodable { var name = "", other: String? }
private struct Said: SmartCodable { var kind = "said", x = 1 }
private struct Deep: SmartCodable { var inner = ["kind": "d\""] }
private struct Word: SmartCodable { var n = 0 }
private struct Empty: SmartCodable {}

private struct Note: SmartCodable { var body = "" }

private enum Odd: SmartPolymorphicEnum {
    case flag(Flag), named(Named), said(Said), deep(Deep), object(Shape), maybe(Word?), none, empty(Empty), kept(
        JSONValue)
    indirect case boxed(Flag)
    indirect case boxedWord(Word)
    case same(first: Word), same(second: Named)
    case labelled(note: Note)

    static func variants() -> SmartVariants {
        SmartVariants(
            by: "kind",
            [
                SmartVariant("named", Odd.named), SmartVariant("said", Odd.said), SmartVariant("deep", Odd.deep),
                SmartVariant("object", Odd.object), SmartVariant("none", value: Odd.none),
                SmartVariant("empty", Odd.empty), SmartVariant("labelled", Odd.labelled),
            ], otherwise: Odd.kept)
    }

    var isSaid: Bool { if case .said = self { true } else { false } }
}
private struct Odds: SmartCodable { var list: [Odd] = [] }

private enum Counted: SmartPolymorphicEnum {
    case a(Word), b(Named)
    nonisolated(unsafe) static var calls = 0
    static func variants() -> SmartVariants {
        calls += 1
        return SmartVariants(by: "kind", [SmartVariant("a", Counted.a), SmartVariant("b", Counted.b)])
    }
}
private struct CountedList: SmartCodable { var list: [Counted] = [] }

@Suite("Polymorphism") struct PolymorphismTests {
    @Test("The subclass is chosen in properties, optionals, arrays and dictionaries")
    func classes() throws {
        let json = #"""
            {"main":{"type":"circle","radius":"2.5"},"maybe":{"type":"square","edge":"3","label":"L"},
             "shapes":[{"type":"square","side":9,"edge":4},{"type":"none"},{"type":7,"edge":5},{},{"type":"circle"}],
             "byName":{"a":{"type":"circle","radius":3}},"circle":{"type":"square","radius":8}}
            """#
        let drawing = try #require(Drawing.deserialize(from: json))
        #expect((drawing.main as? Circle)?.radius == 2.5)
        #expect(drawing.main.name == "shape!")
        #expect((drawing.maybe as? Square)?.side == 3)
        #expect((drawing.maybe as? Square)?.label == "L")
        #expect(drawing.shapes.map { "\(Swift.type(of: $0))" } == ["Square", "Shape", "Square", "Shape", "Circle"])
        #expect((drawing.shapes.first as? Square)?.side == 4)
        #expect((drawing.byName["a"] as? Circle)?.radius == 3)
        // No subclass of Circle.
        #expect(Swift.type(of: drawing.circle) == Circle.self)
        #expect(drawing.circle.radius == 8)
        // A class that is none of the family is not made.
        #expect(
            (try #require([Shape].deserialize(from: #"[{"type":"odd"}]"#))).map { "\(Swift.type(of: $0))" } == ["Shape"]
        )
    }

    @Test("The payload of a case with a label is written, with its kind") func labelled() {
        #expect(
            Odds(list: [.labelled(note: Note(body: "a"))]).toJSONString()
                == #"{"list":[{"body":"a","kind":"labelled"}]}"#)
    }

    @Test("A text that holds the object of an enum's case is read")
    func enumInText() throws {
        let json = #"[{"kind":"ping"},"{\"kind\":\"text\",\"body\":\"hi\"}",{"kind":"image","src":"u"}]"#
        let messages = try SmartJSONDecoder().decode([Message].self, from: json)
        guard messages.count == 3, case .text(let text) = messages[1] else {
            Issue.record("\(messages)")
            return
        }
        #expect(text == Text(body: "hi"))
        let chat = try #require(Chat.deserialize(from: #"{"last":"{\"kind\":\"text\",\"body\":\"x\"}"}"#))
        guard case .text(Text(body: "x")) = chat.last else {
            Issue.record("\(chat.last)")
            return
        }
        // Exact readings convert nothing.
        let strict = SmartJSONDecoder()
        strict.options = [.strict]
        #expect(coderStrictError { try strict.decode([Message].self, from: json) } != nil)
        #expect(throws: DecodingError.self) { try SmartJSONDecoder().decode([Message].self, from: #"["text"]"#) }
    }

    @Test("Each object is written as what it is") func writing() throws {
        let drawing = try #require(
            Drawing.deserialize(
                from: #"{"main":{"type":"circle","radius":2},"shapes":[{"type":"square","edge":4,"label":"x"}]}"#))
        let written = try #require(drawing.toJSONString())
        #expect(written.contains(#""main":{"type":"circle","name":"shape!","radius":2}"#))
        #expect(written.contains(#""shapes":[{"type":"square","name":"shape!","side":4,"label":"x"}]"#))
        let again = try #require(Drawing.deserialize(from: drawing.toDictionary(useMappedKeys: true)))
        #expect((again.shapes.first as? Square)?.side == 4)
    }

    @Test("The member is written where no property holds it, and reads back")
    func writtenMembers() throws {
        let animals: [Animal] = [Cat(), Dog(), Animal()]
        let text = try #require(animals.toJSONString())
        #expect(
            text == #"[{"name":"","meta":{"kindOf":"cat"}},{"name":"","meta":{"x":"y","kindOf":"dog"}},{"name":""}]"#)
        #expect([Animal].deserialize(from: text)?.map { "\(Swift.type(of: $0))" } == ["Cat", "Dog", "Animal"])
        let plain = try #require(animals.toArray())
        #expect([Animal].deserialize(from: plain)?.map { "\(Swift.type(of: $0))" } == ["Cat", "Dog", "Animal"])
        let snake = try #require(animals.toJSONString(options: [.key(.toSnakeCase)]))
        #expect(snake.contains("kind_of"))
        #expect(
            [Animal].deserialize(from: snake, options: [.key(.fromSnakeCase)])?.map { "\(Swift.type(of: $0))" }
                == ["Cat", "Dog", "Animal"])
        // Made by code, which sets no name.
        let circle = Circle()
        circle.radius = 2
        let again = [Shape].deserialize(from: [circle].toJSONString())
        #expect((again?.first as? Circle)?.radius == 2)
        // One of two names, held by the property.
        let seven = try #require([Shape].deserialize(from: #"[{"type":7}]"#))
        #expect(seven.toJSONString()?.contains(#""type":"7""#) == true)
    }

    @Test("Names of enums follow strategies and paths too")
    func enumsByPath() throws {
        let signals = Signals(list: [.text(Text(body: "b")), .ping])
        let text = try #require(signals.toJSONString(options: [.key(.toSnakeCase)]))
        #expect(text == #"{"list":[{"body":"b","size":12,"meta":{"kind_of":"text"}},{"meta":{"kind_of":"ping"}}]}"#)
        let snake: Set<SmartDecodingOption> = [.key(.fromSnakeCase)]
        let rows: [(json: String, options: Set<SmartDecodingOption>)] = [
            (text, snake), (signals.toJSONString() ?? "", []),
            (#"{"list":[{"meta.kindOf":"text","body":"b"},{"meta.kindOf":"ping"}]}"#, []),
        ]
        for (json, options) in rows {
            let again = try #require(Signals.deserialize(from: json, options: options))
            guard again.list.count == 2, case .text(let found) = again.list[0], case .ping = again.list[1] else {
                Issue.record("\(again)")
                return
            }
            #expect(found.body == "b")
        }
        let data = try JSONEncoder().encode(signals.list)
        #expect(try JSONDecoder().decode([Signal].self, from: data).count == 2)
    }

    @Test("An enum's case is chosen by a member, with tolerance inside the payload")
    func enums() throws {
        let json = #"""
            {"messages":[{"kind":"text","body":1,"size":"14"},{"kind":"image","src":"u"},{"kind":"ping"}],
             "last":{"kind":"text","body":"b"},"pinned":{"kind":"unknown"}}
            """#
        let chat = try #require(Chat.deserialize(from: json))
        #expect(chat.messages.count == 3)
        if case .text(let text)? = chat.messages.first {
            #expect(text == Text(body: "1", size: 14))
        } else {
            Issue.record("no text")
        }
        if case .image(let image) = chat.messages[1] { #expect(image.url == "u") } else { Issue.record("no image") }
        if case .text(let text) = chat.last { #expect(text.body == "b") } else { Issue.record("no text") }
        #expect(chat.pinned == nil)
        #expect(
            chat.toJSONString(useMappedKeys: true)
                == #"{"messages":[{"body":"1","size":14,"kind":"text"},{"src":"u","kind":"image"},{"kind":"ping"}],"last":{"body":"b","size":12,"kind":"text"}}"#
        )
    }

    @Test("An unknown case keeps the initial value, and says so") func unknownCase() {
        let (chat, report) = SmartSentinel.record { Chat.deserialize(from: #"{"messages":[],"last":{"kind":"what"}}"#) }
        if case .ping? = chat?.last {} else { Issue.record("not the initial value") }
        #expect(report.repairs.contains { $0.path == "last" && $0.action == .keptInitialValue })
    }

    @Test("What is learned of a case from its first value holds for the next") func learnedCases() throws {
        let rows: [(String, [Odd])] = [
            ("spare bits", [.flag(Flag(on: true)), .flag(Flag()), .flag(Flag(on: true, at: 7))]),
            ("a text", [.named(Named(name: "a long name that is not stored in place")), .named(Named())]),
            ("the name is the payload's", [.said(Said()), .said(Said(kind: "other")), .said(Said(kind: "said"))]),
            ("the name deeper", [.deep(Deep()), .deep(Deep(inner: ["kind": "x"]))]),
            ("in a box", [.boxed(Flag()), .boxed(Flag(on: true, at: 3))]),
            ("in a box of a word", [.boxedWord(Word(n: 5)), .boxedWord(Word(n: 6))]),
            ("a class", [.object(Circle()), .object(Square()), .object(Circle())]),
            ("an optional", [.maybe(Word(n: 1)), .maybe(nil), .maybe(Word(n: 2))]),
            (
                "one name for two cases",
                [.same(first: Word(n: 1)), .same(second: Named(name: "b")), .same(first: Word(n: 2))]
            ),
            ("no payload", [.none, .none]), ("empty", [.empty(Empty()), .empty(Empty())]),
            ("kept", [.kept(["a": 1]), .kept("text"), .kept(["b": [1, 2]])]),
        ]
        for (name, values) in rows + [("all", rows.flatMap(\.1) + rows.flatMap(\.1))] {
            for pretty in [false, true] {
                // Each by itself, and all in one run.
                let single = try values.map {
                    try JSONSerialization.jsonObject(with: SmartJSONEncoder().encode(["v": $0]))
                }
                let text = try #require(Odds(list: values).toJSONString(prettyPrint: pretty))
                let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
                #expect(
                    object["list"] as? NSArray == single.compactMap { ($0 as? [String: Any])?["v"] } as NSArray,
                    "\(name)")
                #expect(text.components(separatedBy: "said").count - 1 == values.filter { $0.isSaid }.count, "\(name)")
            }
        }
    }

    @Test("variants() is asked for once in a run") func variantsAreKept() throws {
        let list = (0..<20).map { $0 % 2 == 0 ? Counted.a(Word(n: $0)) : .b(Named(name: "\($0)")) }
        let before = Counted.calls
        let text = try #require(CountedList(list: list).toJSONString())
        let written = Counted.calls - before
        #expect(try #require(CountedList.deserialize(from: text)).list.count == 20)
        let read = Counted.calls - before - written
        #expect(written <= 1 && read <= 1, "\(written) to write, \(read) to read")
    }

    @Test("With Foundation's coders") func foundation() throws {
        let message = try JSONDecoder().decode(Message.self, from: Data(#"{"kind":"text","body":"b","size":3}"#.utf8))
        if case .text(let text) = message { #expect(text == Text(body: "b", size: 3)) } else { Issue.record("no text") }
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(message)) as? [String: Any]
        #expect(object?["kind"] as? String == "text")
        #expect(object?["body"] as? String == "b")
    }

    private enum Loose: SmartPolymorphicEnum {
        case shape(Plain)
        case text(String)
        case list([Int])
        case table([String: Int])
        static func variants() -> SmartVariants {
            SmartVariants(
                by: "kind",
                [
                    SmartVariant("shape", Loose.shape), SmartVariant("text", Loose.text),
                    SmartVariant("list", Loose.list),
                    SmartVariant("table", Loose.table),
                ])
        }
    }
    private class Plain: SmartCodable {
        var a = 1
        required init() {}
    }
    private class Special: Plain { var b = 2 }
    private final class VerySpecial: Special { var c = 3 }
    private struct Looses: SmartCodable {
        var list: [Loose] = []
        var next = 1
    }

    @Test("The payload may be a subclass of the declared class") func payloadOfSubclass() throws {
        #expect(
            Looses(list: [.shape(Special()), .shape(VerySpecial())]).toJSONString()
                == #"{"list":[{"a":1,"b":2,"kind":"shape"},{"a":1,"b":2,"c":3,"kind":"shape"}],"next":1}"#)
        let text = String(decoding: try SmartJSONEncoder().encode(Loose.shape(Special())), as: UTF8.self)
        #expect(text == #"{"a":1,"b":2,"kind":"shape"}"#)
    }

    @Test("A payload that is no object is not lost silently") func payloadWithoutMembers() throws {
        let (text, report) = SmartSentinel.record {
            Looses(list: [.text("x"), .list([1]), .table(["n": 1])]).toJSONString()
        }
        #expect(text == #"{"list":[{"kind":"text"},{"kind":"list"},{"n":1,"kind":"table"}],"next":1}"#)
        #expect(
            report.repairs.map { "\($0.property) \($0.found) \($0.action)" } == [
                "list String leftOut", "list [Int] leftOut",
            ])
        for value in [Loose.text("x"), .list([1])] {
            #expect(throws: EncodingError.self) { try SmartJSONEncoder().encode(value) }
        }
    }

    @Test("A closure for keys gets the path to the kind") func pathOfTheKind() throws {
        let paths = Shared<[String]>([])
        let strategy = SmartKeyEncodingStrategy.custom { path in
            let text = path.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".")
            paths.change { $0.append(text) }
            return path[path.count - 1]
        }
        _ = Looses(list: [.shape(Plain())]).toJSONString(options: [.key(strategy)])
        #expect(paths.value.contains("list.0.kind"))
    }
}
