import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of Migration/Guide/Any.md, verbatim, and what they promise.
@Suite struct AnyGuideTests {
    @Test func anyBecomesSmartAny() throws {
        struct Event: HandyJSON {
            var payload: [String: Any] = [:]
            var extra: Any?
            var list: [Any] = []
        }

        struct NativeEvent: SmartCodable {
            @SmartAny var payload: [String: Any] = [:]
            @SmartAny var extra: Any?
            @SmartAny var list: [Any] = []
        }

        let json = #"{"payload":{"n":1,"none":null},"extra":2.5,"list":["a",true]}"#
        let old = try #require(Event.deserialize(from: json))
        let new = try #require(NativeEvent.deserialize(from: json))
        for payload in [old.payload, new.payload] {
            #expect(payload["n"] as? Int == 1)
            #expect(payload["n"] as? Double == 1)
            #expect(payload["n"] as? Bool == true)
            #expect(payload["none"] is NSNull)
        }
        #expect(old.extra as? Double == 2.5)
        #expect(new.extra as? Double == 2.5)
        #expect(old.list.count == 2)
        #expect(new.list.last as? Bool == true)
        let null = #"{"payload":{"none":null},"list":[]}"#
        #expect(Event.deserialize(from: null)?.toJSONString() == #"{"payload":{},"list":[]}"#)
        #expect(NativeEvent.deserialize(from: null)?.toJSONString() == null)

        struct Order: SmartCodable {
            var detail: JSONValue = .null
        }

        let order = Order.deserialize(from: #"{"detail":{"items":[{"id":7}]}}"#)
        let id = order?.detail["items"]?[0]?["id"]?.intValue

        #expect(id == 7)
    }

    @Test func aModelThatHasNotMovedYet() {
        struct OldUser: HandyJSON { var id = 0 }
        struct Page: SmartCodable {
            @SmartAny var owner: OldUser?
        }
        #expect(Page.deserialize(from: #"{"owner":{"id":"3"}}"#)?.owner?.id == 3)
    }
}
