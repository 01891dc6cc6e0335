import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of Migration/Guide/Transforms.md, verbatim, and what they promise.
@Suite struct TransformsGuideTests {
    @Test func transformsBecomeMappingForValue() {
        struct Visit: HandyJSON {
            var started: Date?
            var name = ""
            mutating func mapping(mapper: HelpingMapper) {
                mapper <<< self.started <-- ("start_time", DateTransform())
                mapper <<< self.name <-- TransformOf<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })
            }
        }

        struct NativeVisit: SmartCodable {
            var started: Date?
            var name = ""
            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.started <--- "start_time"]
            }
            static func mappingForValue() -> [SmartValueTransformer]? {
                [
                    CodingKeys.started <--- SmartDateTransformer(),
                    CodingKeys.name <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }),
                ]
            }
        }

        let json = #"{"start_time":"60","name":"ann"}"#
        let old = Visit.deserialize(from: json)
        let new = NativeVisit.deserialize(from: json)
        #expect(old?.started == Date(timeIntervalSince1970: 60) && old?.name == "ANN")
        #expect(new?.started == Date(timeIntervalSince1970: 60) && new?.name == "ANN")
        #expect(old?.toJSON() as NSDictionary? == new?.toDictionary(useMappedKeys: true) as NSDictionary?)
        #expect(old?.toJSON() as NSDictionary? == ["start_time": 60.0, "name": "ann"])
    }

    @Test func moreExactThanHandyJSON() {
        struct Amount: HandyJSON {
            var value: NSDecimalNumber?
            var due: Date?
            mutating func mapping(mapper: HelpingMapper) {
                mapper <<< self.value <-- NSDecimalNumberTransform()
                mapper <<< self.due <-- DateTransform()
            }
        }

        let amount = Amount.deserialize(from: #"{"value":0.30000000000000004,"due":"1e999"}"#)
        // value 0.30000000000000004, due nil

        #expect(amount?.value?.stringValue == "0.30000000000000004")
        #expect(amount != nil && amount?.due == nil)
    }

    @Test func aTransformOfBothFamilies() {
        struct Cents: TransformType, ValueTransformable {
            func transformFromJSON(_ value: Any?) -> Int? {
                (value as? Double).map { Int(($0 * 100).rounded()) }
            }

            func transformToJSON(_ value: Int?) -> Double? {
                value.map { Double($0) / 100 }
            }
        }

        struct Old: HandyJSON {
            var price = 0
            mutating func mapping(mapper: HelpingMapper) { mapper <<< self.price <-- Cents() }
        }
        struct New: SmartCodable {
            var price = 0
            static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.price <--- Cents()] }
        }
        #expect(Old.deserialize(from: #"{"price":1.25}"#)?.price == 125)
        #expect(New.deserialize(from: #"{"price":1.25}"#)?.price == 125)
        #expect(Old(price: 150).toJSONString() == #"{"price":1.5}"#)
        #expect(New(price: 150).toJSONString() == #"{"price":1.5}"#)
    }

    @Test func whatNeedsNoTransformer() {
        struct New: SmartCodable {
            var date: Date?
            var iso: Date?
            var data: Data?
            var url: URL?
            var price: Decimal?
        }
        let new = New.deserialize(from: #"{"date":60,"iso":"1970-01-01T00:01:00Z","data":"AQI=","url":"https://a.b","price":"0.1234567890123456789"}"#)
        #expect(new?.date == Date(timeIntervalSince1970: 60))
        #expect(new?.iso == Date(timeIntervalSince1970: 60))
        #expect(new?.data == Data([1, 2]))
        #expect(new?.url?.absoluteString == "https://a.b")
        #expect(new?.price == Decimal(string: "0.1234567890123456789"))
        #expect(
            new?.toJSONString()
                == #"{"date":60,"iso":60,"data":"AQI=","url":"https:\/\/a.b","price":0.1234567890123456789}"#)
    }

    @Test func aTransformThatGivesNil() {
        struct Old: HandyJSON {
            var text: String? = "x"
            mutating func mapping(mapper: HelpingMapper) { mapper <<< self.text <-- TransformOf<String, String>(fromJSON: { _ in nil }, toJSON: { $0 }) }
        }
        struct New: SmartCodable {
            var text: String? = "x"
            static func mappingForValue() -> [SmartValueTransformer]? {
                [CodingKeys.text <--- FastTransformer<String, String>(fromJSON: { _ in nil }, toJSON: { $0 })]
            }
        }
        #expect(Old.deserialize(from: #"{"text":"y"}"#)?.text == "x")
        #expect(New.deserialize(from: #"{"text":"y"}"#)?.text == nil)
    }
}
