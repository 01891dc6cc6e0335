import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of Migration/Guide/JSONKeys.md, verbatim, and what they promise.
@Suite struct JSONKeysGuideTests {
    @Test func keysThatAreWritten() {
        struct Login: HandyJSON {
            var userName = "ann"
            var city = "Bonn"
            mutating func mapping(mapper: HelpingMapper) {
                mapper <<< self.userName <-- ["user_name", "name"]
                mapper <<< self.city <-- "address.city"
            }
        }

        struct NativeLogin: SmartCodable {
            var userName = "ann"
            var city = "Bonn"
            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.userName <--- ["user_name", "name"], CodingKeys.city <--- "address.city"]
            }
        }

        let before = Login().toJSONString()
        // {"user_name":"ann","city":"Bonn"}
        let own = NativeLogin().toJSONString()
        // {"userName":"ann","city":"Bonn"}
        let mapped = NativeLogin().toJSONString(useMappedKeys: true)
        // {"user_name":"ann","address.city":"Bonn"}

        #expect(before == #"{"user_name":"ann","city":"Bonn"}"#)
        #expect(own == #"{"userName":"ann","city":"Bonn"}"#)
        #expect(mapped == #"{"user_name":"ann","address.city":"Bonn"}"#)
        #expect(NativeLogin.deserialize(from: mapped)?.city == "Bonn")

        struct StoredLogin: SmartCodable {
            var userName = ""
            var city = ""
            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.userName <--- ["user_name", "userName"], CodingKeys.city <--- ["address.city", "city"]]
            }
        }

        let restored = StoredLogin.deserialize(from: before)

        #expect(Login.deserialize(from: before?.replacingOccurrences(of: "ann", with: "bob"))?.userName == "bob")
        #expect(restored?.userName == "ann" && restored?.city == "Bonn")
        let fromOwn = StoredLogin.deserialize(from: own)
        #expect(fromOwn?.userName == "ann" && fromOwn?.city == "Bonn")

        struct Sent: SmartCodable {
            @SmartKey("address.city") var city = "Bonn"
        }
        #expect(Sent().toJSONString() == #"{"address":{"city":"Bonn"}}"#)
    }
}
