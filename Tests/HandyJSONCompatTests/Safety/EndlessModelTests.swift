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

    @Test func itsSchemaEnds() {
        #expect(SmartSchema(of: Native<Int>.self).text.utf8.count < 2_000_000)
    }
}
