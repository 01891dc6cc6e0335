import Foundation
import HandyJSONCompat
import SmartCodable
import TestSupport
import Testing

/// A property that a report says kept its initial value has the one that `init()` gives, and no other property changes:
/// compared with an instance, for every kind of property, from text and from a dictionary, and after an update.
@Suite struct InitialValueTests {
    private enum Kind: String, HandyJSONEnum { case a, b }
    private enum Level: Int, HandyJSONEnum { case low, high }

    private struct Inner: HandyJSON {
        var n = 77
        var s: String? = "mine"
    }

    private struct Kinds: HandyJSON {
        var flag = true
        var count = 5
        var small: Int8 = 8
        var large: UInt64 = 64
        var double = 1.5
        var float: Float = 2.5
        var text = "none"
        var optionalFlag: Bool? = true
        var optionalCount: Int? = 4
        var optionalText: String? = "some"
        var forced: Int! = 6
        var list = [1, 2]
        var texts: [String]? = ["a"]
        var table = ["k": 1]
        var tables: [String: [String: Int]]? = ["k": ["l": 1]]
        var set: Set<Int> = [3]
        var kind = Kind.b
        var optionalKind: Kind? = .b
        var level = Level.high
        var kinds = [Kind.a]
        var inner = Inner()
        var optionalInner: Inner? = Inner()
        var inners = [Inner()]
        var innersByName = ["a": Inner()]
        var any: Any = 7
        var optionalAny: Any? = 8
        var anys: [Any] = [1]
        var anyTable: [String: Any]? = ["a": 1]
        var date = Date(timeIntervalSince1970: 100)
        var url = URL(string: "https://a.b")
        var data: Data? = Data([1])
        var decimal: Decimal = 3
        var number: NSNumber? = 9
        var pair = (1, "x")
        var mapped = 10
        var due: Date? = Date(timeIntervalSince1970: 5)

        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.mapped <-- "own.name"
            mapper <<< self.due <-- DateTransform()
        }
    }

    private class Base: HandyJSON {
        var a = 1
        var b: String? = "b"
        required init() {}
    }

    private final class Sub: Base {
        var c = [2]
        var d = Inner()
    }

    @Test func whatIsKeptIsWhatInitGives() {
        var count = 0
        func check<M: HandyJSON>(_: M.Type, _ keys: [String: String] = [:]) {
            count += compare(M.self, keys) { M.deserialize(from: $0) }
            count += compare(M.self, keys) { json in
                let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
                return M.deserialize(from: object)
            }
            count += compare(M.self, keys) { json in
                var model = M()
                JSONDeserializer.update(object: &model, from: json)
                return model
            }
        }
        check(Kinds.self, ["mapped": "own.name"])
        check(Inner.self)
        check(Base.self)
        check(Sub.self)
        #expect(count > 25_000)
    }

    private func compare<M: HandyJSON>(_: M.Type, _ keys: [String: String], decode: (String) -> M?) -> Int {
        let initial = PropertyValues(of: M())
        var count = 0
        for (label, _) in initial.all {
            for value in PropertyValues.unreadable {
                let path = (keys[label] ?? label).split(separator: ".")
                let json =
                    path.map { "{\"\($0)\":" }.joined() + value + String(repeating: "}", count: path.count)
                let (model, report) = SmartSentinel.record { decode(json) }
                guard let model else {
                    Issue.record("\(M.self) is nil from \(json)")
                    continue
                }
                for (other, text) in PropertyValues(of: model).all {
                    let action = report.repairs.last { $0.property == other }?.action
                    switch action {
                    case nil where other != label, .keptInitialValue, .missing, .null:
                        #expect(text == initial[other], "\(M.self).\(other) from \(json): \(report)")
                    case .becameNil:
                        #expect(text == "nil", "\(M.self).\(other) from \(json): \(report)")
                    default: continue
                    }
                    count += 1
                }
            }
        }
        return count
    }
}
