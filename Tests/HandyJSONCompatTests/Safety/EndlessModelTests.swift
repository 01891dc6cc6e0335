import HandyJSONCompat
import SmartCodable
import SmartContracts
import Testing

/// Generic models that contain themselves with another argument: finite in any payload, endless as a family of types.
@Suite struct EndlessModelTests {
    private final class Nest<T>: HandyJSON {
        var value: T?
        var deeper: Nest<[T]>?
        required init() {}
    }
    private final class Native<T: Codable>: SmartCodable {
        var value: T?
        var deeper: Native<[T]>?
        init() {}
    }

    @Test func whatIsThereIsRead() throws {
        let json = #"{"value":1,"deeper":{"value":[2],"deeper":{"value":[[3]]}}}"#
        let nest = try #require(Nest<Int>.deserialize(from: json))
        #expect(nest.deeper?.value == [2] && nest.deeper?.deeper?.value == [[3]])
        #expect(nest.toJSONString() == json)
    }

    @Test func farMoreThanAreMadeAtOnce() throws {
        let json = String(repeating: #"{"deeper":"#, count: 100) + "{}" + String(repeating: "}", count: 100)
        let nest = try #require(Nest<Int>.deserialize(from: json))
        #expect(nest.toJSONString() == json)
    }

    private final class Twice<T>: HandyJSON {
        var value: T?
        var list: Twice<[T]>?
        var table: Twice<[String: T]>?
        required init() {}
    }
    private final class InOptional<T>: HandyJSON {
        var value: T?
        var deeper: InOptional<T?>?
        required init() {}
    }
    private final class InDictionary<T>: HandyJSON {
        var value: T?
        var deeper: [String: InDictionary<T?>] = [:]
        required init() {}
    }

    /// Twice as many types at each level.
    @Test(.timeLimit(.minutes(1))) func severalKindsAtEachLevel() throws {
        let json = #"{"value":1,"list":{"value":[2],"table":{"value":{"a":[3]}}},"table":{"value":{"b":4}}}"#
        let twice = try #require(Twice<Int>.deserialize(from: json))
        #expect(twice.list?.table?.value == ["a": [3]] && twice.table?.value == ["b": 4])
        #expect(twice.toJSONString() == json)
        let optional = try #require(InOptional<Int>.deserialize(from: #"{"deeper":{"value":5,"deeper":{"value":6}}}"#))
        #expect(optional.deeper?.value == .some(5) && optional.deeper?.deeper?.value == .some(.some(6)))
        let table = try #require(InDictionary<Int>.deserialize(from: #"{"deeper":{"a":{"deeper":{"b":{"value":7}}}}}"#))
        #expect(table.deeper["a"]?.deeper["b"]?.value == .some(.some(7)))
    }

    @Test func itsSchemaEnds() {
        // Some levels of it, of the many that are types.
        for type: Any.Type in [Native<Int>.self, Nest<Int>.self, Twice<Int>.self] {
            let count = SmartSchema(of: type).text.utf8.count
            #expect(count < 60_000, "\(type): \(count) bytes")
        }
        #expect(SmartSchema(of: Native<Int>.self).text.contains("Native_Array_Array_Int___"))
    }
}
