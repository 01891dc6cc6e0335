import Foundation
import SmartCodable
import Testing

private class Node: SmartCodable, SmartPolymorphic {
    var kind = 0
    var id = 0
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "kind", ["1": Leaf.self, "2": Branch.self]) }
}
private class Leaf: Node { var color = "green" }
private class Oak: Leaf { var acorns = 0 }
private class Branch: Node {
    var sub: String?
    var length = 5
    override class func variants() -> SmartVariants {
        SmartVariants(by: "sub", ["x": Crooked.self, "y": Straight.self], otherwise: Strange.self)
    }
}
private class Crooked: Branch { var bends = 1 }
private class Straight: Branch { var width = 1 }
private class Strange: Branch {}
/// Not listed.
private class Broken: Branch {}

private class Listed: SmartCodable, SmartPolymorphic {
    var kind = ""
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "kind", ["rect": Rect.self, "square": Square.self]) }
}
private class Rect: Listed { var width = 0 }
private class Square: Rect { var side = 0 }

private struct Holder<Base: SmartCodable>: SmartCodable {
    var optional: Base?
    var initial = Base()
    @SmartAny var wrapped: Base?
}

private struct Note: SmartCodable {
    var body = "b"
    var n = 0
}
private final class Picture: SmartCodable {
    var width = 1
    var height = 2
    init() {}
}
/// Of two cases.
private struct Twin: SmartCodable {
    var card = ""
    var n = 0
    var m = 0
}
private struct Plain: Codable { var value: Int }
private enum Card: SmartPolymorphicEnum {
    case note(Note), left(Twin), right(Twin), picture(item: Picture), node(Node), plain(Plain), ping, unknown(JSONValue)
    static func variants() -> SmartVariants {
        SmartVariants(
            by: "card",
            [
                SmartVariant("note", Card.note), SmartVariant("left", Card.left), SmartVariant("right", Card.right),
                SmartVariant("7", Card.picture),
                SmartVariant("node", Card.node), SmartVariant("plain", Card.plain),
                SmartVariant("ping", value: Card.ping),
            ], otherwise: Card.unknown)
    }
}
private enum Known: SmartPolymorphicEnum {
    case note(Note)
    static func variants() -> SmartVariants { SmartVariants(by: "card", [SmartVariant("note", Known.note)]) }
}
private struct Deck: SmartCodable {
    var card = Card.ping
    var optional: Card?
    @SmartAny var wrapped: Card?
    var known = Known.note(Note(body: "k"))
    var knownOrNil: Known?
}
private struct FlatDeck: SmartCodable {
    var id = 0
    @SmartFlat var card: Card?
}

@Suite("Updates of what a member chooses") struct UpdatedVariantTests {
    /// Updates an object in every place, and gives what it is then, with the lines of one place.
    private func update<Base: SmartCodable>(
        _: Base.Type, _ json: String, by update: String, isSame: Bool, _ expected: String,
        lines: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func all(_ member: String) -> String {
            #"{"optional":\#(member),"initial":\#(member),"wrapped":\#(member)}"#
        }
        func objects(_ holder: Holder<Base>) -> [AnyObject?] {
            [holder.optional, holder.initial, holder.wrapped].map { $0 as AnyObject? }
        }
        var holder = try #require(Holder<Base>.deserialize(from: all(json)))
        let before = objects(holder)
        var base = try #require(Base.deserialize(from: json))
        let root = base as AnyObject
        let (isUpdated, report) = SmartSentinel.record { SmartUpdater.update(&holder, from: all(update)) }
        #expect(isUpdated, sourceLocation: sourceLocation)
        #expect(
            zip(before, objects(holder)).map { $0 === $1 } == [isSame, isSame, isSame], sourceLocation: sourceLocation)
        #expect(holder.toJSONString() == all(expected), sourceLocation: sourceLocation)
        #expect(
            report.repairs.filter { $0.path.hasPrefix("optional") && $0.action != .missing }.map {
                "\($0.path) \($0.action)"
            }
                == lines, sourceLocation: sourceLocation)
        if isSame { #expect(!report.repairs.contains { $0.action == .missing }, sourceLocation: sourceLocation) }
        SmartUpdater.update(&base, from: update)
        #expect((root === base as AnyObject) == isSame, sourceLocation: sourceLocation)
        #expect(base.toJSONString() == expected, sourceLocation: sourceLocation)
        guard isSame else { return }
        var strict = try #require(Holder<Base>.deserialize(from: all(json)))
        #expect(
            SmartUpdater.update(&strict, from: all(update), options: [.strict]) == lines.isEmpty,
            sourceLocation: sourceLocation)
    }

    private let crooked = #"{"kind":2,"id":7,"sub":"x","length":8,"bends":9}"#

    @Test("Two levels: the object stays where the source names its class, some of it, or nothing") func levels() throws
    {
        let kept = #"{"kind":2,"id":7,"sub":"x","length":4,"bends":9}"#
        for update in [
            #"{"kind":2,"sub":"x","length":4}"#, #"{"kind":2,"length":4}"#, #"{"sub":"x","length":4}"#,
            #"{"length":4}"#,
        ] {
            try self.update(Node.self, crooked, by: update, isSame: true, kept)
            try self.update(Branch.self, crooked, by: update, isSame: true, kept)
            try self.update(Crooked.self, crooked, by: update, isSame: true, kept)
        }
    }

    @Test("Two levels: another variant at either of them is a new object") func otherLevels() throws {
        let straight = #"{"kind":2,"id":0,"sub":"y","length":4,"width":1}"#
        let strange = #"{"kind":2,"id":0,"sub":"z","length":5}"#
        try update(
            Node.self, crooked, by: #"{"kind":1,"sub":"y"}"#, isSame: false, #"{"kind":1,"id":0,"color":"green"}"#)
        try update(Node.self, crooked, by: #"{"kind":2,"sub":"y","length":4}"#, isSame: false, straight)
        try update(
            Branch.self, crooked, by: #"{"sub":"z"}"#, isSame: false, strange, lines: ["optional.sub defaultCase"])
        try update(
            Node.self, strange, by: #"{"sub":"q","id":3}"#, isSame: true,
            #"{"kind":2,"id":3,"sub":"q","length":5}"#, lines: ["optional.sub defaultCase"])
        // The first member, which the source lacks, is not the property's initial value.
        let object = try #require(Node.deserialize(from: crooked))
        var holder = Holder<Node>(optional: object)
        SmartUpdater.update(&holder, from: #"{"optional":{"sub":"y","length":4}}"#)
        #expect(holder.optional is Straight)
        #expect(Node.deserialize(from: holder.optional?.toJSONString()) is Straight)
        #expect((holder.optional as? Straight)?.length == 4)
    }

    @Test("Null and unknown names leave the object") func unknownNames() throws {
        let leaf = #"{"kind":1,"id":7,"color":"red"}"#
        let changed = #"{"kind":1,"id":8,"color":"red"}"#
        try update(
            Node.self, leaf, by: #"{"kind":99,"id":8}"#, isSame: true, changed,
            lines: ["optional.kind keptInitialValue"])
        var holder = try #require(Holder<Node>.deserialize(from: #"{"optional":\#(leaf)}"#))
        let object = holder.optional
        let (_, report) = SmartSentinel.record {
            SmartUpdater.update(&holder, from: #"{"optional":{"kind":null,"id":8}}"#)
        }
        #expect(holder.optional === object && holder.optional?.toJSONString() == changed)
        #expect(report.repairs.map { "\($0.path) \($0.action)" } == ["optional.kind null"])
        holder.initial = try #require(Node.deserialize(from: crooked))
        let initial = holder.initial
        #expect(SmartUpdater.update(&holder, from: #"{"initial":{"sub":null}}"#))
        #expect(holder.initial === initial && initial.toJSONString()?.contains(#""sub":"x""#) == true)
    }

    @Test("A class that is not listed is its nearest superclass that is") func unlisted() throws {
        for (update, isSame) in [(#"{"kind":1,"id":3}"#, true), (#"{"id":3}"#, true), (#"{"kind":2,"id":3}"#, false)] {
            let oak = Oak()
            oak.acorns = 5
            var holder = Holder<Node>(optional: oak)
            SmartUpdater.update(&holder, from: #"{"optional":\#(update)}"#)
            #expect((holder.optional === oak) == isSame)
            #expect(holder.optional?.id == 3 && oak.acorns == 5)
        }
        // A listed superclass is another variant.
        let square = #"{"kind":"square","width":0,"side":4}"#
        try update(Listed.self, square, by: #"{"kind":"rect"}"#, isSame: false, #"{"kind":"rect","width":0}"#)
        try update(Listed.self, square, by: #"{"width":2}"#, isSame: true, #"{"kind":"square","width":2,"side":4}"#)
    }

    @Test("Below another member each class is written with the name that leads to it") func written() {
        func type(_ node: Node) -> String { "\(Swift.type(of: Node.deserialize(from: node.toJSONString()) ?? Node()))" }
        for kind in [0, 1, 5] {
            for (node, expected) in [
                (Crooked(), "Crooked"), (Straight(), "Straight"), (Strange(), "Strange"), (Broken(), "Strange"),
                (Branch(), "Strange"),
            ] as [(Node, String)] {
                node.kind = kind
                #expect(type(node) == expected, "\(kind) \(node.toJSONString() ?? "")")
            }
        }
    }

    private func update(_ value: String, by update: String, _ expected: String, lines: [String] = []) throws {
        func all(_ member: String) -> String { #"{"card":\#(member),"optional":\#(member),"wrapped":\#(member)}"# }
        var deck = try #require(Deck.deserialize(from: all(value)))
        let (isUpdated, report) = SmartSentinel.record { SmartUpdater.update(&deck, from: all(update)) }
        #expect(isUpdated)
        let whole =
            #"{"card":\#(expected),"optional":\#(expected),"wrapped":\#(expected),"known":{"body":"k","n":0,"card":"note"}}"#
        #expect(JSONValue.same(deck.toJSONString(), whole), "\(deck.toJSONString() ?? "") instead of \(whole)")
        #expect(report.repairs.filter { $0.path.hasPrefix("optional") }.map { "\($0.path) \($0.action)" } == lines)
    }

    @Test("Cards: the same case is merged, another one is a new value") func cards() throws {
        let note = #"{"card":"note","body":"x","n":1}"#
        try update(note, by: #"{"card":"note","n":2}"#, #"{"card":"note","body":"x","n":2}"#)
        try update(note, by: #"{"n":2}"#, #"{"card":"note","body":"x","n":2}"#)
        try update(note, by: #"{"card":null,"n":2}"#, #"{"card":"note","body":"x","n":2}"#)
        let left = #"{"card":"left","n":1,"m":5}"#
        try update(left, by: #"{"card":"left","n":2}"#, #"{"card":"left","n":2,"m":5}"#)
        try update(left, by: #"{"n":2}"#, #"{"card":"left","n":2,"m":5}"#)
        try update(
            left, by: #"{"card":"right","n":2}"#, #"{"card":"right","n":2,"m":0}"#, lines: ["optional.m missing"])
        try update(note, by: #"{"card":"ping"}"#, #"{"card":"ping"}"#)
        try update(#"{"card":"ping"}"#, by: #"{"n":2}"#, #"{"card":"ping"}"#)
        try update(
            #"{"card":"node","kind":2,"sub":"x","id":7,"bends":9,"length":1}"#,
            by: #"{"card":"node","kind":2,"sub":"x","length":4}"#,
            #"{"card":"node","kind":2,"sub":"x","id":7,"bends":9,"length":4}"#)
        try update(#"{"card":"plain","value":1}"#, by: #"{"value":2}"#, #"{"card":"plain","value":2}"#)
        let text = #""{\"n\":2}""#
        try update(note, by: text, #"{"card":"note","body":"x","n":2}"#, lines: ["optional converted"])
    }

    @Test("Cards of an unknown kind keep what they hold") func unknownCards() throws {
        let card = #"{"card":"new","a":{"b":1},"n":1}"#
        try update(card, by: #"{"n":2,"a":{"c":3}}"#, #"{"card":"new","a":{"b":1,"c":3},"n":2}"#)
        try update(
            card, by: #"{"card":"new","n":2}"#, #"{"card":"new","a":{"b":1},"n":2}"#,
            lines: ["optional.card defaultCase"])
        try update(
            card, by: #"{"card":"newer","n":2}"#, #"{"card":"newer","n":2}"#, lines: ["optional.card defaultCase"])
        try update(#"{"card":"note","n":2}"#, by: card, card, lines: ["optional.card defaultCase"])
    }

    @Test("An object in a card stays the same; without otherwise an unknown kind is no card") func objectsInCards()
        throws
    {
        var deck = Deck(optional: .picture(item: Picture()), knownOrNil: .note(Note(body: "o")))
        let json = #"{"optional":{"card":7,"height":5},"known":{"card":"new","n":3},"knownOrNil":{"n":3}}"#
        guard case .picture(let picture)? = deck.optional else { return }
        SmartUpdater.update(&deck, from: json)
        guard case .picture(let same)? = deck.optional else { return #expect(Bool(false)) }
        #expect(picture === same && picture.height == 5 && picture.width == 1)
        guard case .note(let known) = deck.known, case .note(let note)? = deck.knownOrNil else {
            return #expect(Bool(false))
        }
        #expect(known.body == "k" && known.n == 0 && note.body == "o" && note.n == 3)
        #expect(SmartUpdater.update(&deck, from: #"{"optional":{"card":7,"width":6}}"#, options: [.strict]))
        #expect(!SmartUpdater.update(&deck, from: #"{"known":{"card":"new"}}"#, options: [.strict]))
    }

    @Test("A flat card is merged, also where the source does not say which case it is") func flat() throws {
        var deck = try #require(FlatDeck.deserialize(from: #"{"id":1,"card":"note","body":"x","n":1}"#))
        SmartUpdater.update(&deck, from: #"{"card":"note","n":2}"#)
        #expect(SmartUpdater.update(&deck, from: #"{"card":null,"n":3}"#, options: [.strict]))
        #expect(JSONValue.same(deck.toJSONString(), #"{"id":1,"card":"note","body":"x","n":3}"#))
    }
}

extension JSONValue {
    fileprivate static func same(_ a: String?, _ b: String?) -> Bool {
        func value(_ text: String?) -> JSONValue? {
            text.flatMap { try? SmartJSONDecoder().decode(JSONValue.self, from: Data($0.utf8)) }
        }
        return value(a) == value(b) && a != nil
    }
}
