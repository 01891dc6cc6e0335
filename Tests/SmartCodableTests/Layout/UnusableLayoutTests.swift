import Foundation
import SmartCodable
import TestSupport
import Testing

/// Native models without reflection metadata run their own coding; what takes more than that is an error.
@Suite struct UnusableLayoutTests {
    private static let reason = "it has no reflection metadata; build its module without -disable-reflection-metadata"

    private static let isPrepared: Bool = {
        TypeLayout.forgetMetadata(of: [
            Scalars.self, Only.self, Wrapped.self, Root.self, Leaf.self, CodedLeaf.self, Card.self, Video.self,
            Listened.self,
        ])
        return true
    }()

    init() { #expect(Self.isPrepared) }

    struct Scalars: SmartCodable {
        var n = 5
        var s: String? = "s"
        enum CodingKeys: String, CodingKey { case n, s = "text" }
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.n <--- ["number", "n"]] }
    }
    struct Only: SmartDecodable { var n = 5 }
    struct Wrapped: SmartCodable { @SmartKey("user_id") var id = 7 }
    class Root: SmartCodable {
        var a = 1
        required init() {}
    }
    class Leaf: Root { var b = 2 }
    class CodedLeaf: Root {
        var c = 3
        private enum CodingKeys: String, CodingKey { case c }
        required init() { super.init() }
        required init(from decoder: any Decoder) throws {
            try super.init(from: decoder)
            c = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .c)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(c, forKey: .c)
        }
    }
    class Card: SmartCodable, SmartPolymorphic {
        var type = ""
        required init() {}
        class func variants() -> SmartVariants { SmartVariants(by: "type", ["video": Video.self]) }
    }
    final class Video: Card {}
    /// Of no other test, so that listeners can tell it.
    struct Listened: SmartDecodable { var n = 1 }

    @Test func whatTheirOwnCodingReadsAndWritesIsThere() throws {
        let model = try #require(Scalars.deserialize(from: #"{"number":"8","text":null}"#))
        #expect(model.n == 8 && model.s == nil)
        #expect(model.toJSONString(useMappedKeys: true) == #"{"number":8}"#)
        #expect(Only.deserialize(from: #"{"n":1}"#)?.n == 1)
        #expect(CodedLeaf.deserialize(from: #"{"a":7,"c":8}"#)?.toJSONString() == #"{"a":7,"c":8}"#)
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let body: @Sendable () throws -> Void
        init(_ text: String, _ body: @escaping @Sendable () throws -> Void) {
            testDescription = text
            self.body = body
        }
    }

    private static let refusals: [Refusal] = [
        Refusal("Scalars cannot be decoded: 'text' is missing, its initial value is unknown") {
            _ = try Scalars.decode(from: #"{"n":1}"#)
        },
        Refusal("Scalars cannot be decoded: 'n' is missing, its initial value is unknown") {
            _ = try Scalars.decode(from: #"{"text":""}"#, options: [.strict])
        },
        Refusal("Scalars cannot be decoded: the value of 'n' does not fit Int, its initial value is unknown") {
            _ = try Scalars.decode(from: #"{"n":[],"text":""}"#)
        },
        Refusal("Scalars cannot be decoded: the value of 'text' does not fit String, its initial value is unknown") {
            _ = try Scalars.decode(from: #"{"n":1,"text":{}}"#)
        },
        Refusal("Only cannot be decoded: 'n' is missing, its initial value is unknown") {
            _ = try Only.decode(from: "{}")
        },
        Refusal("Wrapped cannot be decoded: what the wrapper of 'id' configures is unknown") {
            _ = try Wrapped.decode(from: #"{"id":1,"user_id":2}"#)
        },
        Refusal("Wrapped cannot be encoded: what the wrapper of 'id' configures is unknown") {
            _ = try SmartJSONEncoder().encode(Wrapped())
        },
        Refusal("Leaf cannot be decoded: no init(from:) reads the properties of Leaf") {
            _ = try Leaf.decode(from: #"{"a":7,"b":8}"#)
        },
        Refusal("Leaf cannot be encoded: no encode(to:) writes the properties of Leaf") {
            _ = try SmartJSONEncoder().encode(Leaf())
        },
        Refusal("Video cannot be encoded: whether a property has the name of its class is unknown") {
            _ = try SmartJSONEncoder().encode(Video())
        },
    ]

    @Test(arguments: refusals) func whatCannotBeKnownIsAnErrorThatSaysWhy(_ refusal: Refusal) {
        do {
            try refusal.body()
            Issue.record("no error")
        } catch DecodingError.dataCorrupted(let context) {
            #expect(context.debugDescription.hasPrefix("\(refusal.testDescription), and \(Self.reason)"))
        } catch EncodingError.invalidValue(_, let context) {
            #expect(context.debugDescription.hasPrefix("\(refusal.testDescription), and \(Self.reason)"))
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func anUpdateIsRefused() {
        var model = Scalars(n: 3, s: "x")
        let (isUpdated, report) = SmartSentinel.record { SmartUpdater.update(&model, from: #"{"n":4,"text":"y"}"#) }
        #expect(!isUpdated && model.n == 3 && model.s == "x")
        #expect(report.repairs.first?.description.contains(": refused, left as it was (") == true, "\(report)")
    }

    /// An array leaves out what cannot be made, and says so.
    @Test func anElementOfSuchATypeIsReported() throws {
        let (models, report) = SmartSentinel.record { [Only].deserialize(from: #"[{"n":1},{}]"#) }
        #expect(models?.map(\.n) == [1])
        #expect(report.repairs.map(\.action) == [.dropped])
        #expect(report.repairs.first?.reason?.contains("its initial value is unknown") == true)
    }

    /// The report is not empty where there is no model, and says that there is none.
    @Test func aModelThatIsRefusedIsReported() throws {
        let (model, report) = SmartSentinel.record { Only.deserialize(from: "{}") }
        #expect(model == nil)
        let repair = try #require(report.repairs.first)
        #expect(report.totalCount == 1 && repair.action == .refused)
        #expect(repair.reason?.contains("-disable-reflection-metadata") == true)
        #expect(repair.description.hasPrefix("Only, found object of 0: refused, gave no value ("), "\(repair)")
    }

    /// Not in the attribute: Swift 6.0's compiler crashes at closures there.
    private static let doors: [@Sendable () -> Void] = [
        { _ = Listened.deserialize(from: "{}") }, { _ = try? Listened.decode(from: "{}") },
        { _ = try? SmartJSONDecoder().decode(Listened.self, from: "{}") },
    ]

    /// Listeners are told each time: the report as values, and one text in which the refusal stands once.
    @Test(arguments: doors) func listenersAreToldOfIt(_ decode: @Sendable () -> Void) throws {
        let (reports, texts) = heard { for _ in 0..<3 { decode() } }
        #expect(reports.map(\.totalCount) == [1, 1, 1])
        #expect(reports.allSatisfy { $0.repairs.map(\.action) == [.refused] })
        #expect(texts.count == 3)
        for text in texts {
            let lines = text.split(separator: "\n")
            #expect(lines.count == 4, "\(text)")
            #expect(
                lines[2].hasPrefix(
                    "   Listened, found object of 0: refused, gave no value (Listened cannot be decoded: 'n' is missing"
                ),
                "\(text)")
        }
    }

    /// What a decode repaired before it failed is told like what one repaired that succeeded.
    @Test func repairsBeforeAFailureAreTold() throws {
        struct Whole: SmartDecodable {
            var listened = 0
            var lists: [Listened] = []
        }
        struct Failing: Decodable { let whole: Whole, listened: Int }
        let (reports, texts) = heard {
            #expect(throws: DecodingError.self) {
                try SmartJSONDecoder().decode(Failing.self, from: #"{"whole":{"listened":"7"}}"#)
            }
        }
        #expect(reports.map(\.totalCount) == [2])
        #expect(reports.first?.repairs.map(\.path) == ["whole.listened", "whole.lists"])
        let lines = texts.first?.split(separator: "\n").dropFirst(1).dropLast() ?? []
        #expect(
            lines == [
                "Failing 👈🏻 👀",
                #"   No value associated with key CodingKeys(stringValue: "listened", intValue: nil) ("listened")."#,
                #"   whole.listened: Whole.listened expects Int, found string "7": converted"#,
                "   whole.lists: Whole.lists expects [Listened], found nothing: kept the initial value",
            ])
    }

    /// What listeners are told meanwhile of `Listened` on this thread, as the cases of a test run at once.
    private func heard(_ body: () throws -> Void) rethrows -> (reports: [SmartReport], texts: [String]) {
        let reports = Shared<[SmartReport]>([])
        let texts = Shared<[String]>([])
        nonisolated(unsafe) let thread = Thread.current
        let listeners = [
            SmartSentinel.onReport { report in
                if Thread.current === thread { reports.change { $0.append(report) } }
            },
            // Not the mistake, which is said once.
            SmartSentinel.onLogGenerated { text in
                if Thread.current === thread, text.contains("👀") { texts.change { $0.append(text) } }
            },
        ]
        defer { for listener in listeners { listener.cancel() } }
        try body()
        return (reports.value, texts.value)
    }
}
