import HandyJSONCompat
import SmartCodable
import Testing

/// Small properties lie in the padding behind the values in front of them: a value that is replaced leaves them alone.
@Suite struct PaddingTests {
    private struct Inner: HandyJSON {
        var long = 1
        var short: UInt8 = 2
    }
    private struct Odd: HandyJSON {
        var a: UInt16 = 1
        var b: UInt8 = 2
    }
    private struct Outer: HandyJSON {
        var inner = Inner()
        var first: UInt8 = 11
        var second: Int16 = 12
        var maybe: Inner? = Inner()
        var third: UInt8 = 13
        var odd: Odd? = Odd()
        var fourth: UInt8 = 14
        var float: Float? = 1
        var fifth: Int8 = 15
        var small: Int16? = 1
        var sixth: Int8 = 16
        var numbers: [Int]? = [1]
        var seventh: UInt8 = 17
        var twice: Int?? = 1
        var eighth: UInt8 = 18

        var neighbours: [Int] {
            [
                Int(first), Int(second), Int(third), Int(fourth), Int(fifth), Int(sixth), Int(seventh), Int(eighth),
            ]
        }
    }
    private final class Holder: HandyJSON {
        var outer: Outer? = Outer()
        var last: UInt8 = 19
        required init() {}
    }

    @Test func neighboursOfReplacedValuesStay() throws {
        #expect(MemoryLayout<Inner>.size < MemoryLayout<Inner>.stride)
        let json =
            #"{"inner":{"long":7,"short":8},"maybe":{"long":7,"short":8},"odd":{"a":7,"b":8},"float":7,"small":7,"#
            + #""numbers":[7,8],"twice":7}"#
        let outer = try #require(Outer.deserialize(from: json))
        #expect(outer.neighbours == Array(11...18))
        #expect(outer.inner.long == 7 && outer.inner.short == 8)
        #expect(outer.maybe?.long == 7 && outer.maybe?.short == 8)
        #expect(outer.odd?.a == 7 && outer.odd?.b == 8)
        #expect(outer.float == 7 && outer.small == 7 && outer.numbers == [7, 8] && outer.twice == 7)

        var updated = outer
        JSONDeserializer.update(object: &updated, from: json)
        #expect(updated.neighbours == Array(11...18))

        let holder = try #require(Holder.deserialize(from: #"{"outer":\#(json)}"#))
        #expect(holder.outer?.neighbours == Array(11...18))
        #expect(holder.last == 19)
    }

    @Test func nullsLeaveNeighbours() throws {
        let json = #"{"inner":null,"maybe":"x","odd":[],"float":"x","small":70000,"numbers":"x","twice":"x"}"#
        #expect(try #require(Outer.deserialize(from: json)).neighbours == Array(11...18))
    }
}
