import HandyJSONCompat
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
                from: #"{"before":"x","level":"9","other":8,"renamed":1,"computed":"y","any":[1],"ignored":1,"_plain":10,"_level":2}"#))
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
                "ratio: Odd.ratio expects JSON, found Double: left out", "action: Odd.action expects JSON, found () -> (): left out",
            ])
    }
}
