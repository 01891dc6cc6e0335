import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of Migration/Guide/PropertyObservers.md, verbatim, and what they promise.
@Suite struct PropertyObserversGuideTests {
    @Test func observersDoNotRun() {
        class Volume: HandyJSON {
            var level = 0 {
                didSet { changes += 1 }
            }
            var changes = 0
            required init() {}
        }

        class NativeVolume: SmartCodable {
            var level = 0 {
                didSet { changes += 1 }
            }
            @IgnoredKey var changes = 0
            var label = ""
            required init() {}
            func didFinishMapping() {
                label = "\(level) %"
            }
        }

        let old = Volume.deserialize(from: #"{"level":5}"#)
        #expect(old?.level == 5 && old?.changes == 0)
        let new = NativeVolume.deserialize(from: #"{"level":5}"#)
        #expect(new?.level == 5 && new?.changes == 0 && new?.label == "5 %")
    }

    #if canImport(ObjectiveC)
    @Test func whatObjectiveCSeesIsSetByItsSetters() {
        @objcMembers class Order: NSObject, HandyJSON {
            var count = 1
            var price = 0.0 {
                didSet { total = price * Double(count) }
            }
            var total = 0.0
            required override init() {}
        }
        // {"price":2.5,"count":4}: total 10

        #expect(Order.deserialize(from: #"{"price":2.5,"count":4}"#)?.total == 10)
    }
    #endif

    @Test func mappings() {
        class Player: HandyJSON {
            var score = 0 {
                didSet { print("score") }
            }
            var rank = 0 {
                didSet { print("rank was \(oldValue)") }
            }
            required init() {}
            func mapping(mapper: HelpingMapper) {
                mapper <<< self.score <-- "points"
                mapper <<< self.rank <-- "place"        // reported, and read under "rank"
            }
        }

        let player = Player.deserialize(from: #"{"points":1,"place":2,"rank":3}"#)
        // score 1, rank 3

        #expect(player?.score == 1 && player?.rank == 3)

        class NativePlayer: SmartCodable {
            var rank = 0 {
                didSet { print("rank was \(oldValue)") }
            }
            required init() {}
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rank <--- "place"] }
        }

        #expect(NativePlayer.deserialize(from: #"{"place":2,"rank":3}"#)?.rank == 2)
    }
}
