import Foundation
import HandyJSONCompat
import SmartEngine

/// Models for `SmartSentinel.checkRuntime`, each with a text that is read and must be written again, also from
/// Foundation's objects. Every value has its property's own type, so that nothing is repaired or reported, whatever an
/// app has chosen.
enum CheckedModels {
    static func run() -> [(name: String, isPassed: Bool)] {
        // The libraries may be built without what models are found by.
        if TypeLayout.of(Part.self).problem == .noReflectionMetadata { return [] }
        let part = #"{"id":7,"name":"a text of more than fifteen bytes","kind":"second","rates":[1.5,-2],"on":true}"#
        let models: [(String, any HandyJSON.Type, String)] = [
            ("HandyJSON struct, enum", Part.self, part),
            (
                "HandyJSON subclass, dictionary", Child.self,
                "{\"number\":5,\"parts\":[\(part),\(part)],\"title\":\"文\",\"table\":{\"k\":1}}"
            ),
            ("HandyJSON generic, date", Page<Part>.self, "{\"item\":\(part),\"date\":86400}"),
        ]
        #if canImport(ObjectiveC)
        let employee = #"{"name":"Ann","age":41,"company":"c"}"#
        return (models + [("HandyJSON subclass of NSObject", Employee.self, employee)]).map { ($0, isRight($1, $2)) }
        #else
        return models.map { ($0, isRight($1, $2)) }
        #endif
    }

    private static func isRight<T: HandyJSON>(_: T.Type, _ text: String) -> Bool {
        let objects = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return T.deserialize(from: text)?.toJSONString() == text && T.deserialize(from: objects)?.toJSONString() == text
    }

    private enum Kind: String, HandyJSONEnum { case first, second }

    private struct Part: HandyJSON {
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
    }

    private final class Page<Item: HandyJSON>: HandyJSON {
        var item: Item?
        var date: Date?
        required init() {}
        func mapping(mapper: HelpingMapper) { mapper <<< self.date <-- DateTransform() }
    }

    #if canImport(ObjectiveC)
    private class Contact: NSObject, HandyJSON {
        @objc dynamic var name = ""
        var age = 0
        override required init() {}
    }

    private final class Employee: Contact {
        @objc var company: String?
    }
    #endif
}
