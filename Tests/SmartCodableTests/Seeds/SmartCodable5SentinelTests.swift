import Foundation
import SmartCodable
import Testing

private struct SomeModel: SmartCodable {
    var a = 0
    var b = 0
    var c = 0
    var sub = SubModel()
    var sub2s: [SubTwoModel] = []
}

private struct SubModel: SmartCodable {
    var sub_a = 0
    var sub_b = 0
    var sub_c = 0
}

private struct SubTwoModel: SmartCodable {
    var sub2_a = 0
    var sub2_b = 0
    var sub2_c = 0
}

private let payload = """
    [{"a":"Mccc","b":[],"sub":{},"sub2s":[{},{"sub2_a":[],"sub2_b":1,"sub2_c":1}]},
     {"b":"Mccc","c":[],"sub":{"sub_a":"Mccc","sub_b":1,"sub_c":1},
      "sub2s":[{"sub2_a":"Mccc","sub2_b":1,"sub2_c":1},{"sub2_a":null,"sub2_b":1,"sub2_c":1}]}]
    """

/// The log as the README has it, with its typographic quotes.
private let documented = """
    ================================  [Smart Sentinel]  ================================
    Array<SomeModel> 👈🏻 👀
       ╆━ Index 0
          ┆┄ a: Expected to decode 'Int' but found ‘String’ instead.
          ┆┄ b: Expected to decode 'Int' but found ’Array‘ instead.
          ┆┄ c: No value associated with key.
          ╆━ sub: SubModel
             ┆┄ sub_a: No value associated with key.
             ┆┄ sub_b: No value associated with key.
             ┆┄ sub_c: No value associated with key.
          ╆━ sub2s: [SubTwoModel]
             ╆━ Index 0
                ┆┄ sub2_a: No value associated with key.
                ┆┄ sub2_b: No value associated with key.
                ┆┄ sub2_c: No value associated with key.
             ╆━ Index 1
                ┆┄ sub2_a: Expected to decode 'Int' but found ’Array‘ instead.
       ╆━ Index 1
          ┆┄ a: No value associated with key.
          ┆┄ b: Expected to decode 'Int' but found ‘String’ instead.
          ┆┄ c: Expected to decode 'Int' but found ’Array‘ instead.
          ╆━ sub: SubModel
             ┆┄ sub_a: Expected to decode 'Int' but found ‘String’ instead.
          ╆━ sub2s: [SubTwoModel]
             ╆━ Index 0
                ┆┄ sub2_a: Expected to decode 'Int' but found ‘String’ instead.
             ╆━ Index 1
                ┆┄ sub2_a: Expected to decode 'Int' but found 'null' instead.
    ====================================================================================
    """.replacingOccurrences(of: "‘", with: "'").replacingOccurrences(of: "’", with: "'")

/// Texts of the models of this file; other suites decode meanwhile.
private final class Collector: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    func add(_ text: String) {
        guard text.contains("SomeModel") else { return }
        lock.lock()
        defer { lock.unlock() }
        texts.append(text)
    }

    var all: [String] {
        lock.lock()
        defer { lock.unlock() }
        return texts
    }
}

extension SentinelSuites {
    /// The examples of the SmartCodable 5 README, section "Sentinel".
    @Suite("SmartCodable 5 README: Sentinel")
    struct SmartCodable5SentinelTests {
        private static func logs(_ level: SmartSentinel.Level, _ body: () -> Void) -> [String] {
            let collector = Collector()
            let before = SmartSentinel.debugMode
            SmartSentinel.debugMode = level
            let listener = SmartSentinel.onLogGenerated { logs in collector.add(logs) }
            defer {
                listener.cancel()
                SmartSentinel.debugMode = before
            }
            body()
            return collector.all
        }

        #if compiler(>=6.2) && (os(macOS) || os(Linux))
        // In processes of their own: a level prints what it logs, and what other suites repair meanwhile.
        @Test("Sentinel: the log of an array of models")
        func log() async {
            await #expect(processExitsWith: .success) {
                let found = SmartCodable5SentinelTests.logs(.verbose) {
                    #expect([SomeModel].deserialize(from: payload)?.count == 2)
                }
                #expect(found == [documented])
            }
        }

        @Test("Sentinel: debugMode .alert leaves out missing keys and nulls")
        func alert() async {
            await #expect(processExitsWith: .success) {
                let found = SmartCodable5SentinelTests.logs(.alert) { _ = [SomeModel].deserialize(from: payload) }
                #expect(found.count == 1)
                #expect(found.first?.contains("a: Expected to decode 'Int' but found 'String' instead.") == true)
                #expect(found.first?.contains("No value associated with key.") == false)
                #expect(found.first?.contains("'null'") == false)
            }
        }
        #endif

        @Test("Sentinel: debugMode has the levels none, verbose and alert")
        func levels() {
            let before = SmartSentinel.debugMode
            defer { SmartSentinel.debugMode = before }
            for level in [SmartSentinel.Level.none, .verbose, .alert] {
                SmartSentinel.debugMode = level
                #expect(SmartSentinel.debugMode == level)
            }
            #expect([SmartSentinel.Level.none, .verbose, .alert].map(\.rawValue) == [0, 1, 2])
        }

        @Test("Sentinel: onLogGenerated gets the text to upload")
        func onLogGenerated() {
            let found = Self.logs(.none) {
                _ = SomeModel.deserialize(
                    from: #"{"a":1,"b":"Mccc","c":3,"sub":{"sub_a":1,"sub_b":1,"sub_c":1},"sub2s":[]}"#)
                _ = SomeModel.deserialize(
                    from: #"{"a":1,"b":2,"c":3,"sub":{"sub_a":1,"sub_b":1,"sub_c":1},"sub2s":[]}"#)
            }
            #expect(found.count == 1, "what fits is not logged")
            #expect(
                found.first == """
                    ================================  [Smart Sentinel]  ================================
                    SomeModel 👈🏻 👀
                       ┆┄ b: Expected to decode 'Int' but found 'String' instead.
                    ====================================================================================
                    """)
        }
    }
}
