import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of Migration/Guide/ObjectiveC.md, verbatim, and what they promise.
@Suite struct ObjectiveCGuideTests {
    @Test func objectsOfBothFamilies() throws {
        class City: NSObject, HandyJSON {
            var code = ""
            var population: NSNumber?
            var center: NSDictionary?
            required override init() {}
        }

        class NativeCity: NSObject, SmartCodable {
            var code = ""
            var population: Int?
            @SmartAny var center: [String: Any]?
            required override init() {}
        }

        let json = #"{"code":21,"population":"5","center":{"lat":31.2}}"#
        let old = City.deserialize(from: json)
        #expect(old?.code == "21" && old?.population == 5 && old?.center?["lat"] as? Double == 31.2)
        let new = NativeCity.deserialize(from: json)
        #expect(new?.code == "21" && new?.population == 5 && new?.center?["lat"] as? Double == 31.2)

        var city = NativeCity()
        let same = city
        SmartUpdater.update(&city, from: #"{"code":"021"}"#)

        #expect(city === same)
        #expect(same.code == "021")
    }
}
