import Foundation
import HandyJSONCompat
import SmartCodable
import TestSupport
import Testing

/// A mapping that names what is no stored property is said once, to listeners as well, and costs no decode anything.
@Suite struct MappingWithoutEffectTests {
    private struct Computed: HandyJSON {
        var first = ""
        var full: String {
            get { first }
            set { first = newValue }
        }
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.full <-- "full_name"
            mapper <<< self.first <-- "first_name"
        }
    }

    /// The storage of a lazy property is another property's, and what `mapping` is handed is a copy.
    private struct Lazy: HandyJSON {
        var first = ""
        lazy var full = "lazy"
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.full <-- "full_name"
            mapper <<< self.first <-- "first_name"
        }
    }

    private final class LazyClass: HandyJSON {
        var first = ""
        lazy var full = "lazy"
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.first <-- "first_name"
            mapper >>> self.full
        }
    }

    /// What listeners are told of the mapping of `name`, when 200 objects have been decoded.
    private func told(_ name: String, _ decode: (String) -> (first: String, full: String)?, full: String?) -> [String] {
        let lines = Shared<[String]>([])
        let listener = SmartSentinel.onLogGenerated { line in
            if line.contains(" \(name).mapping") { lines.change { $0.append(line) } }
        }
        defer { listener.cancel() }
        for number in 0..<200 {
            let found = decode(#"{"first_name":"\#(number)","full_name":"x","full":"y"}"#)
            #expect(found?.first == "\(number)")
            #expect(found?.full == full ?? "\(number)")
        }
        return lines.value
    }

    @Test func itIsSaidOnceToListeners() {
        let lines = told("Computed", { Computed.deserialize(from: $0).map { ($0.first, $0.full) } }, full: nil)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("\"full_name\" is not a stored property of Computed") == true)
    }

    @Test func lazyPropertiesAreLeftAlone() {
        let lines = told(
            "Lazy",
            {
                guard var model = Lazy.deserialize(from: $0) else { return nil }
                return (model.first, model.full)
            }, full: "lazy")
        #expect(lines.count == 1)
        #expect(lines.first?.contains("\"full_name\" is not a stored property of Lazy") == true)
        let excluded = told("LazyClass", { LazyClass.deserialize(from: $0).map { ($0.first, $0.full) } }, full: "lazy")
        #expect(excluded.count == 1)
        #expect(excluded.first?.contains("an excluded property is not a stored property of LazyClass") == true)
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    /// Which mappers were seen, one after the other; one that is freed meanwhile counts anew.
    struct SeenMappers {
        private weak var last: HelpingMapper?
        private(set) var count = 0

        mutating func see(_ mapper: HelpingMapper) {
            if last === mapper { return }
            last = mapper
            count += 1
        }
    }

    struct Right: HandyJSON {
        nonisolated(unsafe) static var seen = SeenMappers()
        var first = ""
        mutating func mapping(mapper: HelpingMapper) {
            Right.seen.see(mapper)
            mapper <<< self.first <-- "first_name"
        }
    }

    struct Wrong: HandyJSON {
        nonisolated(unsafe) static var seen = SeenMappers()
        var first = ""
        var full: String {
            get { first }
            set { first = newValue }
        }
        mutating func mapping(mapper: HelpingMapper) {
            Wrong.seen.see(mapper)
            mapper <<< self.full <-- "full_name"
        }
    }

    /// In a process of its own, as a setting that another test changes makes threads begin anew.
    @Test func mappersAreUsedAgainAsIfTheMappingWereRight() async {
        await #expect(processExitsWith: .success) {
            HandyJSONConfiguration.debugMode = .none
            for _ in 0..<200 {
                _ = Right.deserialize(from: #"{"first_name":"a"}"#)
                _ = [Right].deserialize(from: #"[{"first_name":"a"},{}]"#)
            }
            for _ in 0..<200 { _ = Right().toJSONString() }
            for _ in 0..<200 {
                _ = Wrong.deserialize(from: #"{"full_name":"a"}"#)
                _ = [Wrong].deserialize(from: #"[{"full_name":"a"},{}]"#)
            }
            for _ in 0..<200 { _ = Wrong().toJSONString() }
            // One of the runs that read, one of those that write.
            #expect(Right.seen.count == 2)
            #expect(Wrong.seen.count == 2)
        }
    }
    #endif
}
