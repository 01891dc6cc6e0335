import Foundation
import SmartCodable

/// Native models for `SmartSentinel.checkRuntime`, each with a text that is read and must be written again.
enum CheckedNativeModels {
    static func run() -> [(name: String, isPassed: Bool)] {
        let part = #"{"id":7,"name":"a text of more than fifteen bytes","kind":"second","rates":[1.5,-2],"on":true}"#
        let models: [(String, any SmartCodable.Type, String)] = [
            ("native struct, enum", Part.self, part),
            (
                "native subclass, dictionary", Child.self,
                "{\"parts\":[\(part),\(part)],\"title\":\"文\",\"table\":{\"k\":1}}"
            ),
            (
                "native generic, wrappers, date", Page<Part>.self,
                "{\"item\":\(part),\"any\":[true,{\"x\":1}],\"date\":86400}"
            ),
        ]
        return models.map { ($0, isRight($1, $2)) }
    }

    private static func isRight<T: SmartCodable>(_: T.Type, _ text: String) -> Bool {
        let objects = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return T.deserialize(from: text)?.toJSONString() == text && T.deserialize(from: objects)?.toJSONString() == text
    }

    private enum Kind: String, SmartCaseDefaultable { case first, second }

    private struct Part: SmartCodable {
        var id = 0
        var name: String?
        var kind = Kind.first
        var rates: [Double] = []
        var on = false
    }

    private class Parent: SmartCodable {
        var parts: [Part] = []
        required init() {}
    }

    private final class Child: Parent {
        var title: String?
        var table: [String: Int] = [:]
    }

    private final class Page<Item: SmartCodable>: SmartCodable {
        var item: Item?
        @SmartAny var any: [Any] = []
        @SmartDate(.seconds) var date: Date?
        required init() {}
    }
}
