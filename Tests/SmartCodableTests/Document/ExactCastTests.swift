import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// An `Any` of what is an `Any` already, as generic code makes it.
private func inAny<T>(_ value: T) -> Any { value }
private func inTwo(_ value: Any) -> Any { inAny(value) }

private class Base: NSObject {}
private final class Derived: Base {}

@Suite("Casts to what a value is")
struct ExactCastTests {
    @Test("Only the type itself")
    func exactly() {
        #expect(ExactCast.value("a", as: String.self) == "a")
        #expect(ExactCast.value(7, as: Double.self) == nil)
        #expect(ExactCast.value(String?.some("a") as Any, as: String.self) == nil)
        #expect(ExactCast.value([1, 2], as: [Any].self) == nil)
        #expect(ExactCast.same(7, as: Int.self) == 7)
        #expect(ExactCast.same(7, as: Int?.self) == nil)
        #expect(ExactCast.same(Int?.some(7), as: Int?.self) == .some(7))
    }

    @Test("An Any in an Any")
    func nested() {
        #expect(ExactCast.value(inTwo("a"), as: String.self) == "a")
        #expect(ExactCast.value(inTwo(7), as: Double.self) == nil)
        let object = Derived()
        #expect(ExactCast.object(inTwo(object), as: Base.self) === object)
    }

    @Test("Objects of subclasses")
    func objects() {
        let object = Derived()
        #expect(ExactCast.object(object, as: Base.self) === object)
        #expect(ExactCast.object(object as Base as Any, as: NSObject.self) === object)
    }

    @Test("A transformer gets what is in an Any in an Any, and writes it")
    func transformer() {
        let transformer = FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })
        #expect(transformer.transformFromJSON(inTwo("a")) == "A")
        #expect(transformer.transformFromJSON(inTwo(7)) == nil)
        #expect(transformer.transformFromJSON(nil) == nil)
        let key = SmartValueTransformer(LevelKey(stringValue: "k"), transformer)
        #expect(key.write?("A") as? String == "a")
        #expect(key.write?(inTwo("A")) as? String == "a")
    }

    @Test("Dictionaries of Any in Any, and of many classes")
    func dictionaries() throws {
        struct Model: SmartCodable {
            var flag = false
            var count = 0
            var name = ""
            var tags: [String] = []
            var table: [String: Int] = [:]
            var nothing: Int? = 1
        }
        let others: [Any] = [
            NSObject(), Base(), Derived(), NSMutableData(), DateFormatter(), NumberFormatter(), NSLock(), NSCondition(),
            Operation(), OperationQueue(), Thread(), NSMutableSet(), NSUUID(), NSRecursiveLock(),
            ByteCountFormatter(), NSCountedSet(), NSConditionLock(), ISO8601DateFormatter(),
        ]
        for wrap in [{ $0 }, inTwo] {
            var source: [String: Any] = [
                "flag": wrap(NSNumber(value: true)), "count": wrap(NSDecimalNumber(string: "7")),
                "name": wrap(NSMutableString(string: "n")), "tags": wrap(NSMutableArray(array: ["a", "b"])),
                "table": wrap(NSMutableDictionary(dictionary: ["x": 1])), "nothing": wrap(NSNull()),
            ]
            for (index, other) in others.enumerated() { source["other\(index)"] = wrap(other) }
            let model = try #require(Model.deserialize(from: source))
            #expect(model.flag && model.count == 7 && model.name == "n")
            #expect(model.tags == ["a", "b"] && model.table == ["x": 1] && model.nothing == nil)
        }
    }
}
