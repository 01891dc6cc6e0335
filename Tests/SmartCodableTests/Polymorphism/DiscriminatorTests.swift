import Foundation
import SmartCodable
import Testing

enum DiscriminatorKind: String, SmartCaseDefaultable {
    case a, b, none
    static var defaultCase: DiscriminatorKind { .none }
}

private class ByEnum: SmartCodable, SmartPolymorphic {
    var kind = DiscriminatorKind.none
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "kind", ["a": EnumA.self, "b": EnumB.self]) }
}
private class EnumA: ByEnum { var x = 1 }
private class EnumB: ByEnum { var y = 2 }

private class ByInt: SmartCodable, SmartPolymorphic {
    var kind = 0
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "kind", ["1": IntA.self]) }
}
private class IntA: ByInt { var x = 1 }

private class ByOptional: SmartCodable, SmartPolymorphic {
    var kind: Int?
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "kind", ["1": OptionalA.self]) }
}
private class OptionalA: ByOptional { var x = 1 }

private class ByBool: SmartCodable, SmartPolymorphic {
    var kind = false
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "kind", ["true": BoolA.self]) }
}
private class BoolA: ByBool { var x = 1 }

private class ByWrapped: SmartCodable, SmartPolymorphic {
    @SmartAny var kind: String = ""
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "kind", ["a": WrappedA.self]) }
}
private class WrappedA: ByWrapped { var x = 1 }

private class ByDigits: SmartCodable, SmartPolymorphic {
    var kind = ""
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "kind", ["1": DigitsA.self]) }
}
private class DigitsA: ByDigits { var x = 1 }

private class ByNothing: SmartCodable, SmartPolymorphic {
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "kind", ["1": NothingA.self]) }
}
private class NothingA: ByNothing { var x = 1 }

private class Shape: SmartCodable, SmartPolymorphic {
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "shape", ["round": Round.self, "rect": Rect.self]) }
}
private class Round: Shape {
    var radius = 0
    override class func variants() -> SmartVariants { SmartVariants(by: "sub", ["circle": Circle.self]) }
}
private class Circle: Round { var center = 0 }
private class Rect: Shape { var width = 0 }
private class Square: Rect { var side = 0 }

private struct Places<Base: SmartCodable>: SmartCodable {
    enum Payload: SmartPolymorphicEnum {
        case base(Box)
        struct Box: SmartCodable { var inner: Base? }
        static func variants() -> SmartVariants { SmartVariants(by: "case", [SmartVariant("base", Payload.base)]) }
    }
    class Level: SmartCodable {
        var first = 0
        required init() {}
    }
    final class Below: Level { var inner: Base? }

    var list: [Base] = []
    var optional: Base?
    var table: [String: Base] = [:]
    @SmartKey("k.path") var wrapped: Base?
    var payload: Payload?
    var below = Below()

    /// All that it holds.
    var all: [Base] {
        var inner: Base?
        if case .base(let box)? = payload { inner = box.inner }
        return list + table.values + [optional, wrapped, inner, below.inner].compactMap { $0 }
    }

    init() {}
    init(_ make: () -> Base) {
        list = [make()]
        optional = make()
        table = ["k": make()]
        wrapped = make()
        payload = .base(Payload.Box(inner: make()))
        below.inner = make()
    }
}

@Suite("The member that chooses a variant, written")
struct DiscriminatorTests {
    /// Whether objects that the app made are read again as what they are, in every place, and with the same member.
    private func check<Base: SmartCodable>(
        _: Base.Type, _ member: String, as name: String? = nil, _ make: @escaping () -> Base
    ) {
        let name = name ?? "\(type(of: make()))"
        let places = Places(make)
        for read in [
            Places<Base>.deserialize(from: places.toJSONString()),
            Places<Base>.deserialize(from: places.toDictionary()),
        ] {
            #expect(read?.all.map { "\(type(of: $0))" } == Array(repeating: name, count: 6))
        }
        let text = places.toJSONString() ?? ""
        #expect(text.components(separatedBy: member).count == 7, "\(text)")
        // At the top.
        #expect(make().toJSONString()?.contains(member) == true)
        #expect(([make()] as [Base]).toJSONString()?.contains(member) == true)
        let data = try? SmartJSONEncoder().encode([make()])
        #expect(data.map { String(decoding: $0, as: UTF8.self).contains(member) } == true)
    }

    @Test("Properties of every kind, in every place") func kinds() {
        check(ByEnum.self, #""kind":"b""#) { EnumB() }
        check(ByEnum.self, #""kind":"b""#) {
            let object = EnumB()
            object.kind = .a
            return object
        }
        check(ByInt.self, #""kind":1"#) { IntA() }
        check(ByOptional.self, #""kind":1"#) { OptionalA() }
        check(ByBool.self, #""kind":true"#) { BoolA() }
        check(ByWrapped.self, #""kind":"a""#) { WrappedA() }
        check(ByDigits.self, #""kind":"1""#) { DigitsA() }
        check(ByNothing.self, #""kind":1"#) { NothingA() }
    }

    private struct Remembering: SmartCodable {
        var kind: JSONValue = "1"
        var text = ""
    }
    private struct Digits: SmartCodable { var kind = "2" }
    private enum Reminder: SmartPolymorphicEnum {
        case remembering(Remembering), digits(Digits)
        static func variants() -> SmartVariants {
            SmartVariants(by: "kind", [SmartVariant("1", Reminder.remembering), SmartVariant("2", Reminder.digits)])
        }
    }
    private class Kept: SmartCodable, SmartPolymorphic {
        var kind: JSONValue = "1"
        required init() {}
        class func variants() -> SmartVariants { SmartVariants(by: "kind", ["1": KeptA.self]) }
    }
    private final class KeptA: Kept { var x = 0 }

    @Test("A JSONValue is written as it was read: a number or text") func kindsAsTheyCame() {
        struct Board: SmartCodable { var cards: [Reminder] = [] }
        let json = #"{"cards":[{"kind":"1","text":"a"},{"kind":1,"text":"b"},{"kind":1.0,"text":"c"},{"kind":"2"}]}"#
        #expect(Board.deserialize(from: json)?.toJSONString() == json)
        let made = Board(cards: [.remembering(Remembering()), .digits(Digits())])
        #expect(made.toJSONString() == #"{"cards":[{"kind":"1","text":""},{"kind":"2"}]}"#)
        let objects = #"[{"kind":"1","x":1},{"kind":1,"x":2}]"#
        let read = [Kept].deserialize(from: objects)
        #expect(read?.allSatisfy { $0 is KeptA } == true && read?.toJSONString() == objects)
        #expect(KeptA().toJSONString() == #"{"kind":"1","x":0}"#)
    }

    @Test("Two levels: each names the class, and a class that is not listed the nearest that is") func levels() {
        check(Shape.self, #""shape":"round","sub":"circle""#) { Circle() }
        check(Shape.self, #""shape":"round""#) { Round() }
        check(Shape.self, #""shape":"rect""#) { Rect() }
        check(Shape.self, #""shape":"rect""#, as: "Rect") { Square() }
        check(Round.self, #""shape":"round","sub":"circle""#) { Circle() }
    }

    private class Listed: SmartCodable, SmartPolymorphic {
        var kind = ""
        required init() {}
        class func variants() -> SmartVariants {
            SmartVariants(by: "kind", ["mid": Middle.self], otherwise: Other.self)
        }
    }
    private class Middle: Listed {}
    private class Below: Middle {}
    private class Other: Middle {}

    @Test("A class that is not listed leaves alone what its property says") func unlisted() {
        let below = Below()
        #expect(([below] as [Listed]).toJSONString() == #"[{"kind":"mid"}]"#)
        below.kind = "below"
        #expect(([below] as [Listed]).toJSONString() == #"[{"kind":"below"}]"#)
        let unknown = #"[{"kind":"new"}]"#
        #expect([Listed].deserialize(from: unknown)?.toJSONString() == unknown)
    }

    @Test("What was read keeps its member where it is") func order() {
        let json = #"[{"kind":1,"x":5}]"#
        #expect([ByInt].deserialize(from: json)?.toJSONString() == json)
        let text = #"[{"kind":"1","x":5}]"#
        #expect([ByDigits].deserialize(from: text)?.toJSONString() == text)
    }

    struct Text: SmartCodable { var text = "" }
    struct Numbered: SmartCodable {
        var type = 2
        var url = ""
    }
    struct Worded: SmartCodable { var type = "3" }
    final class Object: SmartCodable { var type = DiscriminatorKind.a }
    enum Card: SmartPolymorphicEnum {
        case text(Text), numbered(Numbered), worded(Worded), object(Object), on, unknown(JSONValue)
        static func variants() -> SmartVariants {
            SmartVariants(
                by: "type",
                [
                    SmartVariant("1", Card.text), SmartVariant("2", Card.numbered), SmartVariant("3", Card.worded),
                    SmartVariant("a", Card.object), SmartVariant("true", value: Card.on),
                ], otherwise: Card.unknown)
        }
    }
    struct Feed: SmartCodable { var cards: [Card] = [] }

    @Test(
        "Cards with and without a property for it",
        arguments: [
            #"{"text":"a","type":1}"#, #"{"type":2,"url":"u"}"#, #"{"type":"3"}"#, #"{"type":"a"}"#, #"{"type":true}"#,
            #"{"type":7}"#,
        ])
    func cards(card: String) throws {
        let json = #"{"cards":[\#(card)]}"#
        let feed = try #require(Feed.deserialize(from: json))
        #expect(feed.toJSONString() == json)
        #expect(String(decoding: try SmartJSONEncoder().encode(feed), as: UTF8.self) == json)
        let plain = try JSONEncoder().encode(feed.cards)
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(card.utf8))
        #expect(try JSONDecoder().decode([JSONValue].self, from: plain) == [value])
    }
}
