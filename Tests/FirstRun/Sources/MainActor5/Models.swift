import Foundation
import HandyJSONCompat
import NetworkLayer
import SmartCodable

// Models as they stand in an app whose default isolation is MainActor, and those that are the main actor's on purpose.

nonisolated struct Address: HandyJSON, SmartCodable {
    var city = ""
    var zip: Int?
}

nonisolated enum Level: String, HandyJSONEnum, SmartCaseDefaultable {
    case low, high
}

nonisolated class Person: HandyJSON {
    var id = 0
    var name: String?
    var addresses: [Address] = []
    var level = Level.low
    required init() {}
}

nonisolated final class Employee: Person {
    var company = ""
}

nonisolated struct Item: SmartCodable {
    var id = 0
    var title = "none"
    @SmartAny var extra: [String: Any] = [:]
}

nonisolated struct Point: SmartDirectCodable, Sendable {
    var x = 0
    var y = 0
}

/// What a view controller is: isolated, and a model.
@MainActor class Screen: HandyJSON {
    var title = ""
    var count = 0
    required init() {}
}

/// Without a word about isolation: the main actor's, as the setting says.
struct Note: SmartCodable {
    var text = ""
}

struct Remark: HandyJSON {
    var text = ""
}

/// Decodes away from the main actor.
public nonisolated func decodeDetached() async -> String {
    await Task.detached {
        let text = #"{"id":"7","name":"Ann","company":"x","level":"high","addresses":[{"city":"Rome","zip":"1"}]}"#
        let employee = Employee.deserialize(from: text)
        let item = Item.deserialize(from: #"{"id":"1","title":null,"extra":{"k":[1]}}"#)
        let points = [Point].deserialize(from: #"[{"x":1,"y":"2"},{}]"#)
        let written = Address(city: "Rome", zip: 1).toJSONString() ?? "nil"
        return """
            \(employee?.id ?? -1) \(employee?.name ?? "nil") \(employee?.company ?? "nil") \
            \(employee?.level.rawValue ?? "nil") \(employee?.addresses.first?.zip ?? -1) \(item?.id ?? -1) \
            \(item?.title ?? "nil") \((item?.extra["k"] as? [Any])?.count ?? -1) \(points?.map(\.y) ?? []) \(written)
            """
    }.value
}

/// Models of the main actor, on it.
@MainActor public func decodeOnTheMainActor() -> String {
    let screen = Screen.deserialize(from: #"{"title":"a","count":"2"}"#)
    let note = Note.deserialize(from: #"{"text":5}"#)
    let remark = Remark.deserialize(from: #"{"text":6}"#)
    return "\(screen?.title ?? "nil") \(screen?.count ?? -1) \(note?.text ?? "nil") \(remark?.text ?? "nil")"
}

// What a network layer decodes and writes on its queue, without a word about isolation as well.

class Card: SmartCodable, SmartPolymorphic {
    var type = ""
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "type", ["photo": Photo.self]) }
}

class Photo: Card {
    var size = 0
}

/// Polymorphic, though its superclass is not.
class Reply: Reaction, SmartPolymorphic {
    class func variants() -> SmartVariants { SmartVariants(by: "type", ["quote": Quote.self]) }
}

class Reaction: SmartCodable {
    var id = 0
    required init() {}
}

class Quote: Reply {
    var of = 0
}

enum Message: SmartPolymorphicEnum {
    case note(Note), labelled(remark: Plain)
    static func variants() -> SmartVariants {
        SmartVariants(by: "kind", [SmartVariant("note", Message.note), SmartVariant("labelled", Message.labelled)])
    }
}

struct Plain: Codable {
    var text = ""
}

struct Switches: SmartCodable, SmartConverting {
    var level = 0.5
    static func conversions() -> [SmartConversion] {
        [SmartConversion(to: Double.self) { json in json.boolValue.map { $0 ? 1 : 0 } }]
    }
}

struct Tag: RawRepresentable {
    var rawValue: String
}

struct Feed: SmartCodable {
    var cards: [Card] = []
    var reply: Reply?
    var messages: [Message] = []
    var switches = Switches()
    @IgnoredKey(isEncodable: true) var ignored = Plain()
}

/// Written by Foundation's coder as well.
struct Box: SmartCodable {
    @SmartKey("note") var note = Plain()
    @SmartAny var any: [Any] = []
}

class Page: HandyJSON {
    var cards: [Card] = []
    var messages: [Message] = []
    var switches: Switches?
    required init() {}
}

@MainActor public func decodeOnAQueue() -> String {
    let text = #"""
        {"cards":[{"type":"photo","size":"4"},{"type":"x"}],"reply":{"type":"quote","id":1,"of":2},
        "messages":[{"kind":"note","text":5},{"kind":"labelled","text":"b"}],"switches":{"level":true}}
        """#
    let feed = NetworkLayer.decode(Feed.self, from: text)
    let page = NetworkLayer.decode(Page.self, from: text)
    return "\(feed.map { NetworkLayer.text($0) } ?? "nil") \(page.map { NetworkLayer.text($0) } ?? "nil")"
}

@MainActor public func writeOnAQueue() -> String {
    var box = Box()
    box.any = [Plain(text: "a"), Tag(rawValue: "b"), Message.note(Note())]
    return "\(NetworkLayer.text(box)) \(NetworkLayer.textByFoundation(box))"
}
