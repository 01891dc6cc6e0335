import Foundation
@_spi(Engine) import SmartEngine

/// Native models with known results, for `SmartSentinel.checkRuntime`. Every value has its property's own type, so that
/// nothing is repaired or told, whatever an app has chosen.
enum CheckedModels {
    static func run() -> [(name: String, isPassed: Bool)] {
        var checks = [
            ("native struct, enums", areStructsRight()), ("native subclass, dictionary", areSubclassesRight()),
            ("native generic, wrappers, dates", areWrappersRight()),
        ]
        // The libraries may be built without what direct models are found by.
        if TypeLayout.of(Point.self).problem != .noReflectionMetadata {
            checks.append(("direct model", areDirectModelsRight()))
        }
        return checks
    }

    private enum Kind: String, SmartCaseDefaultable { case first, second }

    private struct Part: SmartCodable, Equatable {
        var id = 0
        var name: String?
        var kind = Kind.first
        var rates: [Double] = []
        var on = false
    }

    private class Parent: SmartCodable {
        var id = 1
        var parts: [Part] = []
        required init() {}
    }

    private final class Child: Parent {
        var title: String?
        var table: [String: Int] = [:]
    }

    private struct Page<Item: SmartCodable>: SmartCodable {
        var item: Item?
        @SmartAny var any: [String: Any] = [:]
        @SmartDate(.seconds) var date: Date?
        @IgnoredKey var kept = 3
    }

    private struct Point: SmartDirectCodable, Equatable {
        var x = 0
        var name = ""
        var list: [Int]?
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
        let text = "{\"id\":5,\"parts\":[\(part),\(part)],\"title\":\"文\",\"table\":{\"k\":1}}"
        guard let child = Child.deserialize(from: text), child.id == 5, child.parts == [filled, filled],
            child.title == "文", child.table == ["k": 1],
            let again = Child.deserialize(from: child.toJSONString())
        else { return false }
        return again.id == 5 && again.parts == child.parts && again.title == "文" && again.table == ["k": 1]
    }

    private static func areWrappersRight() -> Bool {
        let text = "{\"item\":\(part),\"any\":{\"x\":[true]},\"date\":86400}"
        guard let page = Page<Part>.deserialize(from: text), page.item == filled, page.kept == 3,
            page.any["x"] as? [Bool] == [true], page.date == Date(timeIntervalSince1970: 86400)
        else { return false }
        return Page<Part>.deserialize(from: page.toJSONString())?.date == page.date
    }

    private static func areDirectModelsRight() -> Bool {
        let points = [Point(x: 1, name: "a text of more than fifteen bytes", list: [1]), Point()]
        guard let text = points.toJSONString() else { return false }
        return [Point].deserialize(from: text) == points
    }
}
