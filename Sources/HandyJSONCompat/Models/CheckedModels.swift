import Foundation
import SmartEngine

/// Models with known results, for `SmartSentinel.checkRuntime`. Every value has its property's own type, so that nothing
/// is repaired or told, whatever an app has chosen.
enum CheckedModels {
    static func run() -> [(name: String, isPassed: Bool)] {
        // The libraries may be built without what models are found by.
        if TypeLayout.of(Part.self).problem == .noReflectionMetadata { return [] }
        var checks = [
            ("HandyJSON struct, enums", areStructsRight()), ("HandyJSON subclass, dictionary", areSubclassesRight()),
            ("HandyJSON generic, dates", areGenericsRight()),
        ]
        #if canImport(ObjectiveC)
        checks.append(("HandyJSON subclass of NSObject", areObjectsRight()))
        #endif
        return checks
    }

    private enum Kind: String, HandyJSONEnum { case first, second }

    private struct Part: HandyJSON, Equatable {
        var id = 0
        var name: String?
        var kind = Kind.first
        var rates: [Double] = []
        var on = false
    }

    private class Parent: HandyJSON {
        var id: Int8 = 1
        var parts: [Part] = []
        required init() {}
        func mapping(mapper: HelpingMapper) { mapper <<< self.id <-- "number" }
    }

    private final class Child: Parent {
        weak var owner: Parent?
        var title: String?
        var table: [String: Int] = [:]
        var any: [String: Any] = [:]
    }

    private struct Page<Item: HandyJSON>: HandyJSON {
        var item: Item?
        var items: [Item] = []
        var date: Date?
        mutating func mapping(mapper: HelpingMapper) { mapper <<< self.date <-- DateTransform() }
    }

    private static let part =
        #"{"id":7,"name":"a text of more than fifteen bytes","kind":"second","rates":[1.5,-2],"on":true}"#
    private static let filled = Part(
        id: 7, name: "a text of more than fifteen bytes", kind: .second, rates: [1.5, -2], on: true)

    private static func areStructsRight() -> Bool {
        guard Part.deserialize(from: part) == filled, let text = filled.toJSONString() else { return false }
        let objects: [String: Any] = [
            "id": NSNumber(value: 7), "name": NSMutableString(string: "a text of more than fifteen bytes"),
            "kind": "second", "rates": NSArray(array: [1.5, -2]), "on": true,
        ]
        return Part.deserialize(from: text) == filled && Part.deserialize(from: objects) == filled
    }

    private static func areSubclassesRight() -> Bool {
        let text = "{\"number\":5,\"parts\":[\(part),\(part)],\"title\":\"文\",\"table\":{\"k\":1},\"any\":{\"x\":[true]}}"
        guard let child = Child.deserialize(from: text), child.id == 5, child.parts == [filled, filled],
            child.title == "文", child.table == ["k": 1], child.any["x"] as? [Bool] == [true], child.owner == nil,
            let again = Child.deserialize(from: child.toJSONString())
        else { return false }
        return again.id == 5 && again.parts == child.parts && again.title == "文" && again.table == ["k": 1]
    }

    private static func areGenericsRight() -> Bool {
        let text = "{\"item\":\(part),\"items\":[\(part)],\"date\":86400}"
        guard let page = Page<Part>.deserialize(from: text), page.item == filled, page.items == [filled],
            page.date == Date(timeIntervalSince1970: 86400)
        else { return false }
        return Page<Part>.deserialize(from: page.toJSONString())?.date == page.date
    }

    #if canImport(ObjectiveC)
    private class Contact: NSObject, HandyJSON {
        @objc dynamic var name = ""
        var age = 0
        override required init() {}
    }

    private final class Employee: Contact {
        @objc var company: String?
        var rate = 0.5
    }

    private static func areObjectsRight() -> Bool {
        let text = #"{"name":"Ann","age":41,"company":"c","rate":2.5}"#
        guard let employee = Employee.deserialize(from: text), let again = employee.toJSON() else { return false }
        return employee.name == "Ann" && employee.age == 41 && employee.company == "c" && employee.rate == 2.5
            && again["name"] as? String == "Ann" && again["rate"] as? Double == 2.5
    }
    #endif
}
