import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// A Foundation object that is made of a value of another kind is reported, as Swift's types are.
@Suite struct FoundationConversionTests {
    struct Model: HandyJSON {
        var number: NSNumber?
        var text: NSString?
        var exact: NSDecimalNumber?
    }

    @Test("In HandyJSON's models") func handyJSON() {
        let (model, report) = SmartSentinel.record {
            Model.deserialize(from: #"{"number":"1.5","text":7,"exact":"2.5"}"#)
        }
        #expect(model?.number == 1.5 && model?.text == "7")
        #expect(
            report.repairs.map(\.description) == [
                #"number: Model.number expects NSNumber?, found string "1.5": converted"#,
                "text: Model.text expects NSString?, found number 7: converted",
                #"exact: Model.exact expects NSDecimalNumber?, found string "2.5": converted"#,
            ])
        let (_, none) = SmartSentinel.record { Model.deserialize(from: #"{"number":true,"text":"7","exact":2.5}"#) }
        #expect(none.totalCount == 0)
    }

    struct Native: SmartCodable {
        @SmartAny var number: NSNumber = 0
        @SmartAny var text: NSString = ""
    }

    @Test("In native ones, which .strict refuses") func native() {
        let json = #"{"number":"1.5","text":7}"#
        let (model, report) = SmartSentinel.record { Native.deserialize(from: json) }
        #expect(model?.number == 1.5 && model?.text == "7")
        #expect(report.repairs.map(\.action) == [.converted, .converted])
        #expect(throws: SmartStrictError.self) { try Native.decode(from: json, options: [.strict]) }
    }
}
