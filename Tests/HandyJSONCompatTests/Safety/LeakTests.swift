import HandyJSONCompat
import SmartCodable
import Testing

/// Counts its instances.
private class Counted: HandyJSON {
    nonisolated(unsafe) static var live = 0
    var name = ""
    var child: Counted?
    weak var parent: Counted?
    var action: (() -> Void)?
    var tags: [String] = []
    required init() { Counted.live += 1 }
    deinit { Counted.live -= 1 }
    func mapping(mapper: HelpingMapper) {
        mapper <<< self.tags
            <-- TransformOf<[String], String>(fromJSON: { [name] in $0.map { [$0, name] } }, toJSON: { $0?.first })
    }
}

private final class CountedNative: SmartCodable {
    nonisolated(unsafe) static var live = 0
    var name = ""
    var child: CountedNative?
    required init() { CountedNative.live += 1 }
    required init(from decoder: any Decoder) throws {
        // First of all: the deinitialiser runs for a failed initialiser too.
        CountedNative.live += 1
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        child = try container.decodeIfPresent(CountedNative.self, forKey: .child)
    }
    private enum CodingKeys: CodingKey { case name, child }
    func encode(to encoder: any Encoder) throws {}
    deinit { CountedNative.live -= 1 }
}

@Suite(.serialized) struct LeakTests {
    private let json =
        #"[{"name":"a name that needs the heap","tags":"x","child":{"name":5,"child":{"tags":7}}},{"child":"no"},null]"#

    #if DEBUG
    private static let rounds = 2_500
    #else
    /// Two graphs of each family in a round: a hundred thousand in all.
    private static let rounds = 25_000
    #endif

    @Test func nothingIsLeftOfManyGraphs() {
        for round in 0..<Self.rounds {
            let models = [Counted].deserialize(from: json)
            #expect(models?.count == 3)
            let native = [CountedNative].deserialize(from: json)
            #expect(native?.count == 2)
            if round % 500 == 0 {
                #expect(Counted.live == 4)
                #expect([Counted].deserialize(from: "[{\"name\":") == nil)
                #expect(models?.first??.toJSONString() != nil)
            }
        }
        #expect(Counted.live == 0)
        #expect(CountedNative.live == 0)
    }
}
