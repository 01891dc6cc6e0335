@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation
import Testing

/// An Int goes through its codec where it has not 64 bits, and everywhere under `-DSMARTCODABLE_PORTABLE`.
@Suite struct IntWidthTests {
    /// Neighbours of every width, to be seen if a store is wider than its property.
    struct Neighbours: SmartCodable, Equatable {
        var a: Int32 = 1
        var number = 2
        var b: Int32 = 3
        var optional: Int?
        var c: UInt8 = 4
        var numbers: [Int] = []
        var narrow: Int32 = 5
        var d: Int32 = 6
    }

    @Test func onlyAnIntOf64BitsTakesTheShortWay() {
        #if SMARTCODABLE_PORTABLE
        #expect(Int.shape == .other)
        #else
        #expect((Int.shape == .int) == (Int.bitWidth == 64))
        #endif
        for shape in [Int8.shape, Int16.shape, Int32.shape, Int64.shape, UInt.shape, UInt64.shape] {
            #expect(shape == .other)
        }
    }

    @Test(
        arguments: [
            (#"{"number":7,"optional":-8,"numbers":[9,-1],"narrow":-1}"#, 7, -8, [9, -1], -1),
            (#"{"number":"7","optional":"8","numbers":["9"],"narrow":"1"}"#, 7, 8, [9], 1),
            // What fits 32 bits exactly, and what does not.
            (
                #"{"number":2147483647,"optional":-2147483648,"narrow":2147483647}"#, 2_147_483_647, -2_147_483_648, [],
                2_147_483_647
            ),
            (#"{"narrow":2147483648}"#, 2, nil, [], 5), (#"{"narrow":-2147483649}"#, 2, nil, [], 5),
            (#"{"number":null,"optional":null,"narrow":null}"#, 2, nil, [], 5),
        ] as [(String, Int, Int?, [Int], Int32)])
    func neighboursStay(_ json: String, _ number: Int, _ optional: Int?, _ numbers: [Int], _ narrow: Int32) throws {
        let found = try #require(Neighbours.deserialize(from: json))
        #expect(
            found
                == Neighbours(
                    a: 1, number: number, b: 3, optional: optional, c: 4, numbers: numbers, narrow: narrow, d: 6))
        let again = try #require(Neighbours.deserialize(from: found.toJSONString()))
        #expect(again == found)
    }
}
