import HandyJSONCompat
import SmartCodable
import Testing

/// Stores its value out of sight, as Combine's Published does.
@propertyWrapper private struct Boxed<Value>: WrapperStorage {
    private final class Box {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private var box: Box
    var wrappedValue: Value {
        get { box.value }
        set { box = Box(newValue) }
    }
    init(wrappedValue: Value) { box = Box(wrappedValue) }
    static func storing(_ value: Value) -> Boxed { Boxed(wrappedValue: value) }
    var storedValue: Value? { box.value }
}

@propertyWrapper private struct Clamped {
    private(set) var assignments = 0
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

/// Keeps its value elsewhere and is Codable, as Realm's Persisted.
@propertyWrapper private struct Managed: Codable {
    private var key = "k"
    var wrappedValue: Int {
        get { key.count }
        set { key = String(repeating: "k", count: newValue) }
    }
    init(wrappedValue: Int) { key = String(repeating: "k", count: wrappedValue) }
}

private struct Point: Codable, Equatable {
    var x = 0
}

@propertyWrapper private struct Computed {
    private var storage: String
    var wrappedValue: String {
        get { storage }
        set { storage = newValue }
    }
    init(wrappedValue: String) { storage = wrappedValue }
}

private class Wrapped: HandyJSON {
    var before = "b"
    @Clamped var level = 3
    @Clamped var renamed = 4
    @Computed var computed = "c"
    @SmartAny var any: Any? = 5
    @IgnoredKey var ignored = 6
    var _plain = 7
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< self.renamed <-- "other" }
}

@Suite struct WrapperTests {
    @Test func wrappedPropertiesAreKeyedByTheirName() throws {
        let model = try #require(
            Wrapped.deserialize(
                from:
                    #"{"before":"x","level":"9","other":8,"renamed":1,"computed":"y","any":[1],"ignored":1,"_plain":10,"_level":2}"#
            ))
        #expect(model.before == "x")
        #expect(model.level == 9)
        #expect(model.renamed == 8)
        // Nothing is known of where it stores its value.
        #expect(model.computed == "c")
        #expect((model.any as? [Any])?.count == 1)
        #expect(model.ignored == 6)
        #expect(model._plain == 10)
        #expect(model.toJSONString() == #"{"before":"x","level":9,"other":8,"any":[1],"_plain":10}"#)
    }

    @Test func storageThatHidesItsValueIsReplaced() throws {
        final class Screen: HandyJSON {
            @Boxed var title = "t"
            @Boxed var count: Int? = 1
            @Boxed var kept: Int? = 2
            init() {}
        }
        let screen = try #require(Screen.deserialize(from: #"{"title":5,"count":[],"kept":null}"#))
        #expect(screen.title == "5")
        #expect(screen.count == nil)
        #expect(screen.kept == 2)
        #expect(screen.toJSONString() == #"{"title":"5","kept":2}"#)
        #expect(screen.toJSON()?["title"] as? String == "5")
    }

    /// HandyJSON knew no such type; the name of the storage is nobody's.
    @Test func codableStorageOfOtherLibrariesIsLeftAlone() throws {
        final class Track: HandyJSON {
            @Managed var id = 5
            var point = Point()
            var _mapped = Point()
            var plain = 0
            init() {}
            func mapping(mapper: HelpingMapper) {
                mapper <<< self._mapped <-- TransformOf<Point, Int>(fromJSON: { Point(x: $0 ?? 0) }, toJSON: { $0?.x })
            }
        }
        let track = try #require(
            Track.deserialize(from: #"{"id":7,"_id":{"key":""},"point":{"x":2},"_mapped":3,"plain":1}"#))
        #expect(track.id == 5)
        #expect(track.point == Point(x: 2))
        #expect(track._mapped == Point(x: 3))
        #expect(track.toJSONString() == #"{"point":{"x":2},"_mapped":3,"plain":1}"#)
    }

    @Test func whatJSONCannotHoldIsReportedWhenWritten() {
        struct Odd: HandyJSON {
            var ratio = Double.nan
            var none: Int?
            var action: () -> Void = {}
            var ok = 1
        }
        let (text, report) = SmartSentinel.record { Odd().toJSONString() }
        #expect(text == #"{"ok":1}"#)
        #expect(
            report.repairs.map(\.description) == [
                RepairSentences.repair("ratio", "Odd.ratio", expects: "JSON", found: "Double", .leftOut),
                RepairSentences.repair("action", "Odd.action", expects: "JSON", found: "() -> ()", .leftOut),
            ])
    }
}
