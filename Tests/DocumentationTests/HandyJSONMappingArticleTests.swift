import HandyJSONCompat
import Testing

/// The code block of HandyJSONMapping.md, verbatim, and what it promises.
@Suite struct HandyJSONMappingArticleTests {
    @Test func oneModel() {
        struct Account: HandyJSON {
            var id = 0
            var city = ""
            var balance: NSDecimalNumber?
            var tags: [String] = []
            var cache = "empty"

            mutating func mapping(mapper: HelpingMapper) {
                mapper <<< self.id <-- ["account_id", "id"]
                mapper <<< self.city <-- "address.city"
                mapper <<< self.balance <-- ("amount", NSDecimalNumberTransform())
                mapper <<< self.tags <-- TransformOf<[String], String>(
                    fromJSON: { $0?.components(separatedBy: ",") }, toJSON: { $0?.joined(separator: ",") })
                mapper >>> self.cache
            }
        }

        let account = Account.deserialize(
            from: #"{"account_id":1,"address":{"city":"Bonn"},"amount":"0.10","tags":"a,b","cache":"full"}"#)
        // id 1, city "Bonn", balance 0.1, tags ["a", "b"], cache "empty"

        #expect(account?.id == 1 && account?.city == "Bonn" && account?.tags == ["a", "b"] && account?.cache == "empty")
        #expect(account?.balance == NSDecimalNumber(string: "0.1"))
    }

    @Test func unknownMembers() {
        class Profile: HandyJSON {
            var id = 0
            var rest: [String: Any] = [:]
            required init() {}
            func mapping(mapper: HelpingMapper) {
                mapper.keepUnknown(property: &rest)
            }
        }

        let profile = Profile.deserialize(from: #"{"id":7,"theme":"dark"}"#)
        profile?.id = 8
        // rest: ["theme": "dark"]; written as {"id":8,"theme":"dark"}

        #expect(profile?.rest as? [String: String] == ["theme": "dark"])
        #expect(profile?.toJSONString() == #"{"id":8,"theme":"dark"}"#)
    }
}
