import Foundation
@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import TestSupport
import Testing

private struct Usual: SmartDirectCodable, Equatable {
    var id = 0, name = "none", secret = "kept"
    var list: [Int] = []
    enum CodingKeys: String, CodingKey { case id = "user_id", name, list }
}

private struct Constant: SmartDirectCodable {
    var id = 0
    let version = 5
}

private struct Lazy: SmartDirectCodable {
    var id = 0
    lazy var sum = 1
    enum CodingKeys: CodingKey { case id, sum }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
    }
}

private final class Referring: SmartDirectCodable {
    var id = 0
    weak var other: Referring?
    required init() {}
}

private class Base: SmartCodable {
    var id = 0
    required init() {}
}

private struct Other: SmartDirectCodable {
    var id = 0
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
    }
}

private struct Renamed: SmartDirectCodable {
    var id = 0
    enum CodingKeys: CodingKey { case id, number }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .number)
    }
}

/// Its encode(to:) does not write all that is read.
private struct Partial: SmartDirectCodable {
    var id = 0, name = "none"
    enum CodingKeys: CodingKey { case id, name }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
    }
}

private struct Counted: SmartDirectCodable {
    nonisolated(unsafe) static var finished = 0
    var id = 0
    mutating func didFinishMapping() { Counted.finished += 1 }
}

private struct Own: SmartDirectCodable {
    var id = 0
    init() {}
    init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id) + 1
    }
}

private struct Tree: SmartDirectCodable {
    var children: [Tree] = []
}

private struct Extended: SmartDirectCodable {
    var id = 0
}

extension Extended {
    enum CodingKeys: String, CodingKey { case id = "number" }
}

private struct Hidden: SmartDirectCodable {
    var id = 0
}

private struct Misplaced: SmartDirectCodable {
    var id = 0
    func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "number"] }
}

@Suite("A model that the engine fills") struct DirectModelTests {
    private func refusal<Model: SmartDirectCodable>(of _: Model.Type) -> String? {
        let found = text { try Model.checkLayout() }
        return found.isEmpty ? nil : found
    }

    /// Of the error that `body` throws.
    private func text<T>(_ body: () throws -> T) -> String {
        do {
            _ = try body()
            return ""
        } catch let DecodingError.dataCorrupted(context) {
            return context.debugDescription
        } catch {
            return "\(error)"
        }
    }

    @Test func keepsWhatHasNoKey() throws {
        let model = try #require(Usual.deserialize(from: #"{"user_id":"7","name":null,"secret":"x","list":[1,"2"]}"#))
        #expect(
            model
                == {
                    var model = Usual(); (model.id, model.list) = (7, [1, 2]); return model
                }())
        try Usual.checkLayout()
    }

    @Test("What cannot be filled is an error that names the property and the remedy") func refused() throws {
        #expect(
            refusal(of: Constant.self) == """
                Constant cannot be decoded as SmartDirectCodable: property 'version' is a constant; make it a variable \
                (private(set) var), or leave it out of CodingKeys.
                """)
        #expect(refusal(of: Lazy.self)?.contains("property 'sum' is lazy") == true)
        #expect(refusal(of: Referring.self)?.contains("property 'other' is weak or unowned") == true)
        #expect(refusal(of: Other.self)?.contains("requests no container of its CodingKeys") == true)
        #expect(refusal(of: Renamed.self)?.contains("'number' is not a stored property") == true)
        TypeLayout.forgetMetadata(of: [Hidden.self])
        #expect(refusal(of: Hidden.self)?.contains("no reflection metadata") == true)
        #expect(Hidden.deserialize(from: #"{"id":1}"#) == nil)
        #expect(Constant.deserialize(from: #"{"id":1}"#) == nil)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Constant.self, from: Data(#"{"id":1}"#.utf8)) }
        #expect(text { try Constant.decode(from: #"{"id":1}"#) }.contains("property 'version' is a constant"))
    }

    @Test func theKeysAreThoseOfTheEnum() {
        let model = Partial.deserialize(from: #"{"id":1,"name":"a"}"#)
        #expect(model?.name == "a")
        #expect(model?.id == 1)
    }

    @Test func keysOfLocalModelsAndInExtensionsAreFound() {
        struct Local: SmartDirectCodable {
            var id = 0
            enum CodingKeys: String, CodingKey { case id = "number" }
        }
        #expect(Local.deserialize(from: #"{"number":4}"#)?.id == 4)
        #expect(Extended.deserialize(from: #"{"number":4}"#)?.id == 4)
    }

    @Test func itsOwnInitWins() throws {
        #expect(Own.deserialize(from: #"{"id":1}"#)?.id == 2)
        try Own.checkLayout()
    }

    @Test func theHookRunsOnce() {
        Counted.finished = 0
        #expect([Counted].deserialize(from: #"[{"id":1},{"id":"2"},{"id":[]}]"#)?.map(\.id) == [1, 2, 0])
        #expect(Counted.finished == 3)
    }

    @Test func theLastOfEqualMembersCounts() {
        #expect(Usual.deserialize(from: #"{"name":"a","name":"b"}"#)?.name == "b")
        #expect(Usual.deserialize(from: #"{"name":"a","name":null}"#)?.name == "none")
        #expect(Usual.deserialize(from: #"{"list":[1],"list":{}}"#)?.list == [])
    }

    @Test func mappingsThatAreNotStaticAreNamed() {
        _ = Misplaced.deserialize(from: #"{"id":1}"#)
        #expect(Diagnostics.hasSaid("Misplaced: mappingForKey() is not static, so it has no effect."))
    }

    @Test func deepDocumentsEndWithAnError() {
        let text = String(repeating: #"{"children":["#, count: 20_000) + String(repeating: "]}", count: 20_000)
        var thread: Thread?
        let done = DispatchSemaphore(value: 0)
        let failed = Shared(false)
        thread = Thread {
            let isFailed = (try? Tree.decode(from: text, options: [.maximumDepth(100_000)])) == nil
            failed.change { $0 = isFailed }
            done.signal()
        }
        thread?.stackSize = 512 * 1024
        thread?.start()
        done.wait()
        #expect(failed.value)
    }
}
