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

/// The README's log has a tree of these places, with the same mistakes.
private let documented = """
    ================================  [Smart Sentinel]  ================================
    Array<SomeModel> 👈🏻 👀
       [0].a: SomeModel.a expects Int, found string "Mccc": kept the initial value
       [0].b: SomeModel.b expects Int, found array of 0: kept the initial value
       [0].c: SomeModel.c expects Int, found nothing: kept the initial value
       [0].sub.sub_a: SubModel.sub_a expects Int, found nothing: kept the initial value
       [0].sub.sub_b: SubModel.sub_b expects Int, found nothing: kept the initial value
       [0].sub.sub_c: SubModel.sub_c expects Int, found nothing: kept the initial value
       [0].sub2s[0].sub2_a: SubTwoModel.sub2_a expects Int, found nothing: kept the initial value
       [0].sub2s[0].sub2_b: SubTwoModel.sub2_b expects Int, found nothing: kept the initial value
       [0].sub2s[0].sub2_c: SubTwoModel.sub2_c expects Int, found nothing: kept the initial value
       [0].sub2s[1].sub2_a: SubTwoModel.sub2_a expects Int, found array of 0: kept the initial value
       [1].a: SomeModel.a expects Int, found nothing: kept the initial value
       [1].b: SomeModel.b expects Int, found string "Mccc": kept the initial value
       [1].c: SomeModel.c expects Int, found array of 0: kept the initial value
       [1].sub.sub_a: SubModel.sub_a expects Int, found string "Mccc": kept the initial value
       [1].sub2s[0].sub2_a: SubTwoModel.sub2_a expects Int, found string "Mccc": kept the initial value
       [1].sub2s[1].sub2_a: SubTwoModel.sub2_a expects Int, found null: kept the initial value
    ====================================================================================
    """

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
                let found = SmartCodable5SentinelTests.logs(.alert) {
                    _ = [SomeModel].deserialize(from: payload)
                    _ = [SomeModel].deserialize(from: #"[null,{"a":null}]"#)
                }
                #expect(found.count == 1)
                #expect(found.first?.contains("SomeModel.a expects Int, found string") == true)
                #expect(found.first?.contains("found nothing") == false)
                #expect(found.first?.contains("found null") == false)
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
                       b: SomeModel.b expects Int, found string "Mccc": kept the initial value
                    ====================================================================================
                    """)
        }
    }
}
