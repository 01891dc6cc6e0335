import Foundation
import HandyJSONCompat
import SmartCodable
import SmartMigration
import TestSupport
import Testing

/// The code blocks of Migration/Guide/Rules.md, verbatim, and what they promise.
@Suite struct RulesGuideTests {
    struct Order: SmartCodable, HandyJSONRules {
        var id = 0
        var note: String? = "none"
        var prices: [Int] = []

        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.note <--- "remark"] }
    }

    @Test func handyJSONsRules() {
        let text = #"{"id":12.5,"remark":null,"prices":[1,true,"2"]}"#
        let order = Order.deserialize(from: text)
        // id 12, note "none", prices [1, 1, 2]
        let json = order?.toJSONString()
        // {"id":12,"remark":"none","prices":[1,1,2]}
        #expect(order?.id == 12 && order?.note == "none" && order?.prices == [1, 1, 2])
        #expect(json == #"{"id":12,"remark":"none","prices":[1,1,2]}"#)
        let native = Order.deserialize(from: text, options: [.rules(.native)])
        #expect(native?.id == 0 && native?.note == nil && native?.prices == [1, 2])
        #expect(order?.toJSONString(options: [.rules(.native)]) == #"{"id":12,"note":"none","prices":[1,1,2]}"#)
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    struct Plain: SmartCodable {
        var id = 0
        var name: String? = "x"
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "user.name"] }
    }

    struct Old: HandyJSON {
        var plain = Plain()
    }

    @Test func wholeProcess() async {
        await #expect(processExitsWith: .success) {
            #expect(Plain.deserialize(from: #"{"id":true}"#)?.id == 0)
            SmartCodableOptions.decodingOptions.update(with: .rules(.handyJSON))
            SmartCodableOptions.encodingOptions.update(with: .rules(.handyJSON))
            let json = #"{"id":true,"user":{"name":null},}"#
            for plain in [Plain.deserialize(from: json), try Plain.decode(from: json)] {
                #expect(plain?.id == 1 && plain?.name == "x")
                #expect(plain?.toJSONString() == #"{"id":1,"name":"x"}"#)
            }
            let old = Old.deserialize(from: #"{"plain":{"id":true}}"#)
            #expect(old?.plain.id == 1 && old?.toJSONString() == #"{"plain":{"id":1,"name":"x"}}"#)
            #expect(Plain.deserialize(from: #"{"id":true}"#, options: [.rules(.native)])?.id == 0)
            #expect(Plain.deserialize(from: #"{"id":7,}"#, options: [.rules(.native)]) == nil)
        }
    }

    @Test func comparison() async {
        await #expect(processExitsWith: .success) {
            let lines = DiagnosticsArticleTests.Told<String>()
            @Sendable func log(_ line: String) { lines.append(line) }
            let listener = SmartRulesComparison.onDifference(from: .native, oneIn: 100) { differences in
                for difference in differences { log("\(difference)") }
            }
            // Order.id, at id: 12 by the rules in force, 0 by the others
            let json = #"{"id":12.5,"remark":null,"prices":[1,true]}"#
            for _ in 0..<100 { #expect(Order.deserialize(from: json)?.id == 12) }
            #expect(
                lines.all == [
                    "Order.id, at id: 12 by the rules in force, 0 by the others",
                    "Order.note, at note: none by the rules in force, nil by the others",
                    "Order.prices, at prices: [1, 1] by the rules in force, [1] by the others",
                ])
            #expect([Order].deserialize(from: "[{}]")?.count == 1)
            #expect(lines.all.count == 3)
            listener.cancel()
            _ = [Order].deserialize(from: "[\(json)]")
            #expect(lines.all.count == 3)
        }
    }
    #endif
}
