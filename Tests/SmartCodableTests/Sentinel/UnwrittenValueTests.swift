import Foundation
import SmartCodable
import Testing

/// What JSON cannot hold is left out, and each such value has a line in the report.
@Suite struct UnwrittenValueTests {
    private struct Holder: SmartCodable {
        @SmartAny var any: Any?
        var float: Float?
        var floats: [Float]?
        var doubles: [Double]?
        var decimal: Decimal?
        var decimals: [Decimal]?
        var date: Date?
        var dates: [String: Date]?
        @IgnoredKey var note = ""
    }
    private struct Inner: SmartCodable, Hashable {
        var x = 1.0
        var y = 2
    }

    private func lines(_ fill: (inout Holder) -> Void) -> [String] {
        var holder = Holder()
        fill(&holder)
        return SmartSentinel.record { holder.toJSONString() }.report.repairs.map { "\($0.property) \($0.found)" }
    }

    nonisolated(unsafe) private static let notFinite: [(Any, String)] = [
        (Double.nan, "Double"), (Float.nan, "Float"), (CGFloat.infinity, "CGFloat"), (Decimal.nan, "Decimal"),
        (Date(timeIntervalSince1970: .infinity), "Date"), ([Float.nan], "Float"), (["a": Decimal.nan], "Decimal"),
        ([Date(timeIntervalSince1970: -.infinity)], "Date"),
    ]

    @Test func inAny() {
        for (value, type) in Self.notFinite {
            #expect(lines { $0.any = value } == ["any \(type)"], "\(value is Date ? "Date" : "\(value)")")
        }
        #expect(lines { $0.any = NSNumber(value: Double.nan) }.count == 1)
        #expect(lines { $0.any = [1, 2.5, "x", Date(timeIntervalSince1970: 0)] as [Any] }.isEmpty)
    }

    @Test func inTypedProperties() {
        let endless = Date(timeIntervalSince1970: .infinity)
        #expect(lines { $0.float = .nan } == ["float Float"])
        #expect(lines { $0.floats = [1, .nan, 2] } == ["floats Float"])
        #expect(
            lines { $0.doubles = [.nan, 1, .infinity, .nan] } == ["doubles Double", "doubles Double", "doubles Double"])
        #expect(lines { $0.decimal = .nan } == ["decimal Decimal"])
        #expect(lines { $0.decimals = [1, .nan] } == ["decimals Decimal"])
        #expect(lines { $0.date = endless } == ["date Date"])
        #expect(lines { $0.dates = ["a": endless, "b": endless] } == ["dates Date", "dates Date"])
    }

    @Test func eachHasALine() {
        #expect(
            lines { $0.any = [Double.nan, 1, Float.nan, ["a": Decimal.nan]] as [Any] } == [
                "any Double", "any Float", "any Decimal",
            ])
        // A model's own properties have their own lines.
        #expect(
            lines { $0.any = [Double.nan, Inner(x: .nan), Double.nan] as [Any] } == [
                "x Double", "any Double", "any Double",
            ])
    }

    @Test func numbersAsKeys() throws {
        func written(_ any: Any) throws -> NSDictionary? {
            var holder = Holder()
            holder.any = any
            let text = try #require(holder.toJSONString())
            return (try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])?["any"] as? NSDictionary
        }
        #expect(
            try written(NSDictionary(objects: ["a", "b"], forKeys: [NSNumber(value: 1), NSString("x")])) == [
                "1": "a", "x": "b",
            ])
        #expect(try written([1: "a", "1": "b"] as [AnyHashable: Any]) == ["1": "b"])
        #expect(try written([1: "a", 2: "b", "x": "c"] as [AnyHashable: Any]) == ["1": "a", "2": "b", "x": "c"])
        #expect(lines { $0.any = [1: "a"] as [AnyHashable: Any] }.isEmpty)
        #expect(lines { $0.any = [1: "a", "1": "b"] as [AnyHashable: Any] } == ["any String"])
        #expect(lines { $0.any = [Inner(): "a"] as [AnyHashable: Any] } == ["any String"])
    }
}
