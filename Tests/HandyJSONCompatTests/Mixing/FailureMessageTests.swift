import Foundation
import HandyJSONCompat
import TestSupport
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// Every call that gives nil or false for a source that is not nil says why, each time: to `onMessage`, for both kinds of
/// models. So does one that leaves out what it could not write.
@Suite struct FailureMessageTests {
    // MARK: Models

    struct Handy: HandyJSON { var id = 0 }
    struct Native: SmartCodable { var id = 0 }
    struct Both: SmartCodable, HandyJSON { var id = 0 }

    struct Refused: HandyJSON { var id = 1 }
    struct RefusedInPage: HandyJSON {
        var id = 1
        var refused: Refused? = Refused()
    }
    struct NativeOfRefused: SmartCodable {
        @SmartAny var refused = Refused()
        var id = 1
    }
    struct RefusedCodable: HandyJSONCodable { var id = 1 }
    struct RefusedNative: SmartDecodable { var id = 1 }

    struct Failure: Error, CustomStringConvertible { var description: String { "not on a Sunday" } }
    struct Throwing: SmartCodable {
        var id = 0
        func encode(to encoder: any Encoder) throws { throw Failure() }
    }
    struct ThrowingInPage: SmartCodable {
        var id = 1
        var inner = Throwing()
    }
    struct ThrowingInHandy: HandyJSON {
        var id = 1
        var inner = Throwing()
    }
    /// Its part is put in its place at the end.
    struct ThrowingInPart: SmartCodable {
        var id = 1
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var part = container.nestedUnkeyedContainer(forKey: .id)
            try part.encode(Throwing())
        }
    }
    struct Single: SmartCodable {
        var id = 0
        init() {}
        init(from decoder: any Decoder) throws { id = try decoder.singleValueContainer().decode(Int.self) }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(id)
        }
    }
    struct SingleBoth: SmartCodable, HandyJSON {
        var id = 0
        init() {}
        init(from decoder: any Decoder) throws { id = try decoder.singleValueContainer().decode(Int.self) }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(id)
        }
    }
    /// A list that is nested more deeply than is written.
    final class Chain: SmartCodable {
        var next: Chain?
        required init() {}
        static var long: Chain {
            (0..<600).reduce(Chain()) { chain, _ in
                let outer = Chain()
                outer.next = chain
                return outer
            }
        }
    }
    final class HandyChain: HandyJSON {
        var next: HandyChain?
        required init() {}
        static var long: HandyChain {
            (0..<600).reduce(HandyChain()) { chain, _ in
                let outer = HandyChain()
                outer.next = chain
                return outer
            }
        }
    }

    init() {
        TypeLayout.forgetMetadata(of: [Refused.self, RefusedCodable.self, RefusedNative.self])
    }

    // MARK: Calls

    struct Call: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let body: @Sendable () -> Bool

        /// `body`: whether the call gave what it is meant to give here: nothing, or JSON without something.
        init(_ name: String, _ text: String, _ body: @escaping @Sendable () -> Bool) {
            testDescription = name
            self.text = text
            self.body = body
        }
    }

    static let syntax = "invalid JSON at line 1, column 1: a value is expected here"
    static let list = #"[{"id":1}]"#
    static let plist = Data("no property list".utf8)

    static let reading: [Call] = [
        Call("handy text", syntax) { Handy.deserialize(from: "<") == nil },
        Call("handy data", syntax) { Handy.deserialize(from: Data("<".utf8)) == nil },
        Call("handy list for a model", "Expected Handy, found array of 1.") { Handy.deserialize(from: list) == nil },
        Call("handy null", "Expected Handy, found null.") { Handy.deserialize(from: "null") == nil },
        Call("handy path", "there is nothing at designatedPath 'a'") {
            Handy.deserialize(from: ["id": 1], designatedPath: "a") == nil
        },
        Call("handy path to another value", "id: Expected Handy, found number 1.") {
            Handy.deserialize(from: ["id": 1] as NSDictionary, designatedPath: "id") == nil
        },
        Call("handy array text", syntax) { [Handy].deserialize(from: "<") == nil },
        Call("handy object for a list", "Expected Array<Handy>, found object of 0.") {
            [Handy].deserialize(from: "{}") == nil
        },
        Call("handy array path", "there is nothing at designatedPath 'a'") {
            [Handy].deserialize(from: Data(list.utf8), designatedPath: "a") == nil
        },
        Call("older entry point", syntax) { JSONDeserializer<Handy>.deserializeFrom(json: "<") == nil },
        Call("older entry point, dictionary", "there is nothing at designatedPath 'a'") {
            JSONDeserializer<Handy>.deserializeFrom(dict: ["id": 1], designatedPath: "a") == nil
        },
        Call("older entry point, list", "Expected Array<Handy>, found object of 0.") {
            JSONDeserializer<Handy>.deserializeModelArrayFrom(json: "{}") == nil
        },
        Call("update", syntax) { updated { JSONDeserializer.update(object: &$0, from: "<") } == 5 },
        Call("update from a list", "Expected Handy, found array of 1.") {
            updated { JSONDeserializer.update(object: &$0, from: list) } == 5
        },
        Call("both kinds, text", syntax) { Both.deserialize(from: "<") == nil },
        Call("both kinds, list", "Expected Both, found array of 1.") { Both.deserialize(from: list) == nil },
        Call("native text", syntax) { Native.deserialize(from: "<") == nil },
        Call("native options", syntax) { Native.deserialize(from: "<", options: [.strict]) == nil },
        Call("native data", syntax) { Native.deserialize(from: Data("<".utf8)) == nil },
        Call("native path", "Nothing at designatedPath 'a'") {
            Native.deserialize(from: ["id": 1], designatedPath: "a") == nil
        },
        Call("native list for a model", "Expected Native, found array of 1.") {
            Native.deserialize(from: list) == nil
        },
        Call("native array text", syntax) { [Native].deserialize(from: "<") == nil },
        Call("native object for a list", "Expected Array<Native>, found object of 0.") {
            [Native].deserialize(from: "{}") == nil
        },
        Call("native dictionary of models", "Expected Dictionary<String, Native>, found array of 1.") {
            [String: Native].deserialize(from: list) == nil
        },
        Call("property list", "the data is not a property list") { Native.deserializePlist(from: plist) == nil },
        Call("property list of models", "the data is not a property list") {
            [Native].deserializePlist(from: plist) == nil
        },
        Call("native refused", refusal) { RefusedNative.deserialize(from: "{}") == nil },
        Call(
            "strict",
            "The data does not fit the model:\nid: Native.id expects Int, found string \"x\": kept the initial value"
        ) {
            Native.deserialize(from: #"{"id":"x"}"#, options: [.strict]) == nil
        },
        Call("native update", syntax) {
            var model = Native()
            return !SmartUpdater.update(&model, from: "<")
        },
        Call("native update from a list", "Expected Native, found array of 1.") {
            var model = Native()
            return !SmartUpdater.update(&model, from: list)
        },
        Call("native update, path", "Nothing at designatedPath 'a'") {
            var model = Native()
            return !SmartUpdater.update(&model, from: ["id": 1], designatedPath: "a")
        },
    ]

    static func updated(_ body: (inout Handy) -> Void) -> Int {
        var model = Handy(id: 5)
        body(&model)
        return model.id
    }

    static let reason = "it has no reflection metadata; build its module without -disable-reflection-metadata"
    static let unwritten = "Refused cannot be written as JSON: \(reason)."
    static let refusal =
        "RefusedNative cannot be decoded: 'id' is missing, its initial value is unknown, and \(reason)."

    static let writing: [Call] = [
        Call("handy refused", unwritten) { Refused().toJSON() == nil },
        Call("handy refused, text", unwritten) { Refused().toJSONString() == nil },
        Call("list of refused", "Array<Refused> is written without a value of Refused: \(unwritten)") {
            [Refused()].toJSONString() == "[]"
        },
        Call("refused in a handy model", "RefusedInPage is written without a value of Refused: \(unwritten)") {
            RefusedInPage().toJSONString() == #"{"id":1}"#
        },
        Call("refused in a dictionary", "RefusedInPage is written without a value of Refused: \(unwritten)") {
            RefusedInPage().toJSON()?.keys.sorted() == ["id"]
        },
        Call("refused in a native model", "NativeOfRefused is written without a value of Refused: \(unwritten)") {
            NativeOfRefused().toJSONString() == #"{"id":1}"#
        },
        Call("both kinds, no object", "SingleBoth is not written as an object, so there is no dictionary of it.") {
            SingleBoth().toJSON() == nil
        },
        Call("native throws", "Throwing has no JSON: not on a Sunday") { Throwing().toJSONString() == nil },
        Call("native throws, data", "Throwing has no JSON: not on a Sunday") { Throwing().toJSONData() == nil },
        Call("native throws, dictionary", "Throwing has no JSON: not on a Sunday") { Throwing().toDictionary() == nil },
        Call("list of throwing", "Array<Throwing> is written without a value of Throwing: not on a Sunday") {
            [Throwing()].toJSONString() == "[]"
        },
        Call("array of throwing", "Array<Throwing> is written without a value of Throwing: not on a Sunday") {
            [Throwing()].toArray()?.count == 0
        },
        Call("throwing in a native model", "ThrowingInPage is written without a value of Throwing: not on a Sunday") {
            ThrowingInPage().toJSONString() == #"{"id":1}"#
        },
        Call("throwing in a handy model", "ThrowingInHandy is written without a value of Throwing: not on a Sunday") {
            ThrowingInHandy().toJSONString() == #"{"id":1}"#
        },
        Call("throwing, as a dictionary", "ThrowingInHandy is written without a value of Throwing: not on a Sunday") {
            ThrowingInHandy().toJSON()?.keys.sorted() == ["id"]
        },
        Call("throwing in a part", "ThrowingInPart is written without a value of Throwing: not on a Sunday") {
            ThrowingInPart().toJSONString() == #"{"id":[]}"#
        },
        Call("native, no object", "Single is not written as an object, so there is no dictionary of it.") {
            Single().toDictionary() == nil
        },
    ]

    /// Three times, as a mistake is said once.
    @Test(arguments: reading + writing)
    func eachCallSaysWhy(_ call: Call) {
        let heard = FailureMessageTests.heard {
            for _ in 0..<3 { #expect(call.body()) }
        }
        #expect(heard == [call.text, call.text, call.text])
    }

    /// As above, while decodes are watched, which takes another way.
    @Test(arguments: reading)
    func eachCallSaysWhyToARecorder(_ call: Call) {
        let heard = FailureMessageTests.heard {
            let (gaveNothing, _) = SmartSentinel.record { call.body() }
            #expect(gaveNothing)
        }
        #expect(heard == [call.text])
    }

    static let deep: [Call] = [
        Call("text", "HandyChain") { HandyChain.long.toJSONString() == nil },
        Call("dictionary", "HandyChain") { HandyChain.long.toJSON() == nil },
        Call("native text", "Chain") { Chain.long.toJSONString() == nil },
        Call("native dictionary", "Chain") { Chain.long.toDictionary() == nil },
    ]

    /// Whether the levels are too many or the stack is too short depends on the thread.
    @Test(arguments: deep)
    func whatIsTooDeepSaysSo(_ call: Call) {
        let heard = FailureMessageTests.heard {
            for _ in 0..<3 { #expect(call.body()) }
        }
        #expect(heard.count == 3)
        #expect(heard.allSatisfy { $0.hasPrefix("\(call.text) has no JSON: it is nested ") }, "\(heard)")
    }

    struct Flexible: SmartCodable { var value = JSONValue.null }

    /// Never released: a small thread's stack is too small for that as well.
    static let deepValue = Flexible(value: (0..<500).reduce(JSONValue.null) { value, _ in .array([value]) })

    /// A text is written without recursion, a dictionary is not.
    @Test func whatIsTooDeepForADictionarySaysSo() {
        nonisolated(unsafe) var heard: [String] = []
        nonisolated(unsafe) var missing = 0
        @Sendable func write() {
            let model = FailureMessageTests.deepValue
            heard = FailureMessageTests.heard {
                missing =
                    [model.toJSONString() == nil, model.toDictionary() == nil, [model].toArray() == nil].filter { $0 }
                    .count
            }
        }
        write()
        #expect(heard == [] && missing == 0)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            write()
            done.signal()
        }
        thread.stackSize = 64 * 1024
        thread.start()
        done.wait()
        let reason = "has no JSON: it is nested too deeply for this thread's stack of "
        #expect(missing > 0 && missing == heard.count && heard.allSatisfy { $0.contains(reason) }, "\(heard)")
    }

    static let fine: [Call] = [
        Call("handy", "") { Handy.deserialize(from: "{}")?.toJSONString() == #"{"id":0}"# },
        Call("native", "") { Native.deserialize(from: "{}")?.toJSONString() == #"{"id":0}"# },
        Call("single", "") { Single().toJSONString() == "0" },
        Call("no source", "") {
            Handy.deserialize(from: nil as String?) == nil && Native.deserialize(from: nil as Data?) == nil
        },
    ]

    @Test(arguments: fine)
    func whatSucceedsSaysNothing(_ call: Call) {
        let heard = FailureMessageTests.heard { #expect(call.body()) }
        #expect(heard == [])
    }

    /// Calls that throw say it in the error instead, what they would leave out as well.
    @Test func whatThrowsSaysItInTheError() {
        let text = "RefusedCodable cannot be written as JSON: \(FailureMessageTests.reason)."
        let heard = FailureMessageTests.heard {
            for body in [
                { _ = try SmartJSONEncoder().encode(RefusedCodable()) },
                { _ = try SmartJSONEncoder().encode([RefusedCodable()]) },
                { _ = try JSONEncoder().encode(RefusedCodable()) },
                { _ = try JSONEncoder().encode(["a": [RefusedCodable()]]) },
            ] as [() throws -> Void] {
                do {
                    try body()
                    Issue.record("it does not throw")
                } catch EncodingError.invalidValue(_, let context) {
                    #expect(context.debugDescription == text)
                } catch {
                    Issue.record("\(error)")
                }
            }
        }
        #expect(heard == [])
    }

    /// A mistake says which way the model cannot go; each once.
    @Test func theMistakeIsOfWhatWasTried() {
        struct WrittenFirst: HandyJSON { var a = 1 }
        TypeLayout.forgetMetadata(of: [WrittenFirst.self])
        let heard = FailureMessageTests.heard(.mistake) {
            for _ in 0..<2 { _ = WrittenFirst().toJSONString() }
            for _ in 0..<2 { _ = WrittenFirst.deserialize(from: "{}") }
        }
        #expect(
            heard == [
                "WrittenFirst cannot be written as JSON: \(FailureMessageTests.reason).",
                "WrittenFirst cannot be filled from JSON: \(FailureMessageTests.reason). "
                    + "Its properties keep the values they have.",
            ])
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    /// What HandyJSON-style models print is set by `debugMode` alone; native calls that give nil print nothing.
    @Test func debugModeDecidesWhatIsPrinted() async {
        await #expect(processExitsWith: .success) {
            TypeLayout.forgetMetadata(of: [Refused.self])
            func lines(_ mode: DebugMode) -> [String] {
                loggedLines(debugMode: mode) {
                    _ = Refused().toJSONString()
                    _ = Handy.deserialize(from: "[]")
                    _ = Native.deserialize(from: "[]")
                    _ = Throwing().toJSONString()
                }
            }
            #expect(lines(.none) == [])
            #expect(loggedLines(debugMode: .none) { _ = HandyChain.long.toJSONString() } == [])
            #expect(loggedLines(debugMode: .error) { _ = HandyChain.long.toJSONString() }.count == 1)
            #expect(
                lines(.error) == [
                    "HandyJSON error: \(FailureMessageTests.unwritten)",
                    "HandyJSON error: Expected Handy, found array of 0.",
                ])
        }
    }

    /// Whatever may be quoted, a text of this library's keeps what names no value; what others say is left out.
    @Test func textsWithoutValuesStay() async {
        await #expect(processExitsWith: .success) {
            TypeLayout.forgetMetadata(of: [Refused.self, RefusedNative.self])
            let texts = Shared<[String]>([])
            SmartSentinel.onLogGenerated { text in texts.change { $0.append(text) } }
            let calls = FailureMessageTests.reading + FailureMessageTests.writing
            for quotes in SmartSentinel.Quotes.allCases {
                SmartSentinel.quotes = quotes
                texts.value = []
                for call in calls where !call.text.contains("found") && !call.text.contains("Sunday") {
                    let heard = FailureMessageTests.heard { _ = call.body() }
                    #expect(heard == [call.text], "\(quotes) \(call.testDescription)")
                }
                #expect(texts.value.contains { $0.contains("there is nothing at designatedPath 'a'") })
                #expect(texts.value.contains { $0.contains("Nothing at designatedPath 'a'") })
                let sunday = FailureMessageTests.heard { _ = Throwing().toJSONString() }
                #expect(sunday == ["Throwing has no JSON: \(quotes == .values ? "not on a Sunday" : "Failure")"])
            }
        }
    }
    #endif

    /// The failures, or the mistakes, that this thread's calls say meanwhile. Nothing is printed.
    static func heard(_ kind: SmartMessage.Kind = .failure, _ body: () throws -> Void) rethrows -> [String] {
        let texts = Shared<[String]>([])
        nonisolated(unsafe) let thread = Thread.current
        let listener = SmartSentinel.onMessage { message in
            if Thread.current === thread, message.kind == kind { texts.change { $0.append(message.text) } }
        }
        defer { listener.cancel() }
        _ = try loggedLines(debugMode: .none) { try body() }
        return texts.value
    }
}
