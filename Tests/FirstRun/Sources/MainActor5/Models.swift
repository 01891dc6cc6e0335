import Foundation
import HandyJSONCompat
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
