import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of Migration/Guide/Mapping.md, verbatim, and what they promise.
@Suite struct MappingGuideTests {
    @Test func mappingBecomesMappingForKey() {
        struct Member: HandyJSON {
            var id = 0
            var friend = ""
            var cache = "none"
            mutating func mapping(mapper: HelpingMapper) {
                mapper <<< self.id <-- ["uid", "user_id"]
                mapper <<< self.friend <-- "friend.name"
                mapper >>> self.cache
            }
        }

        struct NativeMember: SmartCodable {
            var id = 0
            var friend = ""
            @IgnoredKey var cache = "none"
            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.id <--- ["uid", "user_id"], CodingKeys.friend <--- "friend.name"]
            }
        }

        let json = #"{"user_id":"7","friend":{"name":"Ann"},"cache":"some"}"#
        let old = Member.deserialize(from: json)
        let new = NativeMember.deserialize(from: json)
        #expect(old?.id == 7 && old?.friend == "Ann" && old?.cache == "none")
        #expect(new?.id == 7 && new?.friend == "Ann" && new?.cache == "none")
        let nullFirst = #"{"uid":null,"user_id":7}"#
        #expect(Member.deserialize(from: nullFirst)?.id == 0)
        #expect(NativeMember.deserialize(from: nullFirst)?.id == 7)

        struct ShortMember: SmartCodable {
            @SmartKey("uid", "user_id") var id = 0
        }

        let short = ShortMember.deserialize(from: json)
        #expect(short?.id == 7)
        #expect(short?.toJSONString() == #"{"uid":7}"#)
    }

    @Test func theOtherRows() {
        struct Old: HandyJSON {
            var dotted = 0
            var id = 0
            mutating func mapping(mapper: HelpingMapper) {
                mapper <<< self.dotted <-- "a\\.b"
                mapper.specify(property: &id, name: "user_id")
            }
        }
        struct New: SmartCodable {
            var dotted = 0
            var name = ""
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dotted <--- "a.b", CodingKeys.name <--- "friends.0.name"] }
        }
        let old = Old.deserialize(from: #"{"a.b":1,"user_id":2}"#)
        #expect(old?.dotted == 1 && old?.id == 2)
        let new = New.deserialize(from: #"{"a.b":1,"a":{"b":2},"friends":[{"name":"Ann"}]}"#)
        #expect(new?.dotted == 1 && new?.name == "Ann")
    }
}
