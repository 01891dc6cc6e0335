import Foundation
@testable import SmartCodable
import SmartContracts
@_spi(Engine) @testable import SmartEngine
import Testing

class KeyAccount: SmartCodable {
    var id = 0
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}

class KeyMember: KeyAccount {
    var nick = "none"
    var secret = "kept"
    let version = 5
    @Limited var rating = 1
    private enum CodingKeys: String, CodingKey { case nick = "nick_name", version, rating }
    override class func mappingForKey() -> [SmartKeyTransformer]? {
        (super.mappingForKey() ?? []) + [CodingKeys.nick <--- ["nick_name", "alias"]]
    }
}

final class KeyAdmin: KeyMember {
    var rights: [String] = []
    var `internal`: Any? = 1
}

extension KeyAdmin {
    enum CodingKeys: CodingKey { case rights }
    static var coded: [any CodingKey] { [CodingKeys.rights] }
}

/// Without a case: nothing of it is coded.
final class KeyClosed: KeyAccount {
    var first = 1
    enum CodingKeys: CodingKey {}
}

/// An enum of another name says nothing of what is coded.
final class KeyNamed: KeyAccount {
    var first = 1
    var second = 2
    enum Keys: CodingKey { case first }
    override class func mappingForKey() -> [SmartKeyTransformer]? { [Keys.first <--- "one"] }
}

class KeyBox<Content: Codable>: KeyAccount {
    var content: Content?
    var seal = "whole"
    enum CodingKeys: String, CodingKey { case content = "inside" }
    override class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.content <--- "inside"] }
}

final class KeyIntBox: KeyBox<Int> { var label = "" }

class KeySealed<Content: Codable>: KeyAccount {
    var content: Content?
    var seal = "whole"
    enum CodingKeys: String, CodingKey { case content = "inside" }
}

/// Its keys cannot be found.
class KeyPrivate: KeyAccount {
    var first = 1
    private enum CodingKeys: String, CodingKey { case first = "one" }
}

@Suite("CodingKeys of a subclass") struct LevelKeyTests {
    private let json =
        #"{"id":1,"nick_name":"Ann","nick":"no","secret":"leak","version":9,"rating":"300","rights":["r"],"internal":2}"#

    @Test("The keys that a mapping names are obeyed in every build") func mapped() throws {
        let member = try #require(KeyMember.deserialize(from: json))
        #expect(member.nick == "Ann")
        #expect(member.secret == "kept")
        #expect(member.rating == 100)
        #expect(member.toJSONString() == #"{"id":1,"nick_name":"Ann","version":5,"rating":100}"#)
        #expect(KeyMember.deserialize(from: #"{"alias":"B"}"#)?.nick == "B")
        let admin = try #require(KeyAdmin.deserialize(from: json))
        #expect(admin.secret == "kept")
        #expect(admin.rights == ["r"])
    }

    private var isDebug: Bool { _isDebugAssertConfiguration() }

    @Test("Those that have a name are obeyed, those in extensions too") func found() throws {
        let admin = try #require(KeyAdmin.deserialize(from: json))
        // Used by `coded`, or by nothing: then only a build that is not optimised has them.
        guard isDebug else { return }
        #expect(KeyAdmin.coded.count == 1)
        #expect(admin.internal as? Int == 1)
        #expect(admin.toJSONString() == #"{"id":1,"nick_name":"Ann","version":5,"rating":100,"rights":["r"]}"#)
        let closed = try #require(KeyClosed.deserialize(from: #"{"id":1,"first":2}"#))
        #expect(closed.first == 1)
        #expect(closed.toJSONString() == #"{"id":1}"#)
        let sealed = try #require(KeySealed<Int>.deserialize(from: #"{"inside":"7","seal":"broken"}"#))
        #expect(sealed.toJSONString() == #"{"id":0,"inside":7}"#)
    }

    @Test("Private ones that no mapping names are not") func hidden() {
        #expect(KeyPrivate.deserialize(from: #"{"one":2,"first":3}"#)?.toJSONString() == #"{"id":0,"first":3}"#)
    }

    @Test("Keys of another name only name") func named() throws {
        let model = try #require(KeyNamed.deserialize(from: #"{"one":3,"second":4}"#))
        #expect(model.first == 3)
        #expect(model.second == 4)
    }

    @Test("Of a generic class") func generic() throws {
        let box = try #require(KeyIntBox.deserialize(from: #"{"inside":"7","content":8,"seal":"broken","label":"l"}"#))
        #expect(box.content == 7)
        #expect(box.seal == "whole")
        #expect(box.label == "l")
        #expect(box.toJSONString() == #"{"id":0,"inside":7,"label":"l"}"#)
    }

    @Test("A constant stays what it is, in memory and in code") func constants() throws {
        let member = try #require(KeyMember.deserialize(from: json))
        #expect(member.version == 5)
        let stored = Mirror(reflecting: member).children.first { $0.label == "version" }?.value
        #expect(stored as? Int == 5)
        var updated = member
        SmartUpdater.update(&updated, from: #"{"version":8,"nick_name":"C"}"#)
        #expect(updated.version == 5)
        #expect(Mirror(reflecting: updated).children.first { $0.label == "version" }?.value as? Int == 5)
        #expect(updated.nick == "C")
    }

    @Test("What an optimised build may forget is said") func warning() {
        #expect(
            LevelKeys.warning(KeyClosed.self, excluded: ["first"], named: nil).hasSuffix(
                "first would be read and written there. Use @IgnoredKey for these properties."))
        #expect(
            LevelKeys.warning(KeyClosed.self, excluded: [], named: ("a", "b")).hasSuffix(
                #"{ (super.mappingForKey() ?? []) + [CodingKeys.a <--- "b"] }"#))
    }

    /// As many apps have one; its keys have no case.
    private class EmptyBase: SmartCodable { required init() {} }
    private class BelowEmpty: EmptyBase {
        var id = 0
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }
    private class FlatBelowEmpty: EmptyBase { @SmartFlat var all: [String: JSONValue] = [:] }
    private struct Answer<Data: Codable>: SmartCodable { var data: Data? }
    private struct Keyless: SmartCodable {
        var id = 1
        enum CodingKeys: CodingKey {}
    }
    private struct Around: SmartCodable {
        @SmartFlat var keyless = Keyless()
        @SmartUnknown var rest: [String: JSONValue] = [:]
    }

    @Test("A base class without properties") func emptyBase() {
        let json = #"{"id":1,"x":2}"#
        #expect(BelowEmpty.deserialize(from: json)?.toJSONString() == json)
        #expect(FlatBelowEmpty.deserialize(from: #"{"x":2}"#)?.toJSONString() == #"{"x":2}"#)
        #expect(Around.deserialize(from: json)?.toJSONString() == json)
        #expect(SmartSchema(of: Answer<Nothing>.self).text.contains("What Nothing reads is known only to its code."))
    }

    /// Never is Codable since iOS 17.
    private enum Nothing: Codable {
        init(from decoder: any Decoder) throws {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "There is none."))
        }
        func encode(to encoder: any Encoder) {}
    }

    private struct List: SmartCodable {
        var all: [BelowEmpty] = []
        var one: BelowEmpty?
    }

    @Test("Below a base class without properties only objects are models") func noObjectBelowEmptyBase() {
        for text in [#""x""#, "5", "[]", "true"] {
            #expect(BelowEmpty.deserialize(from: text) == nil, "\(text)")
            let (list, report) = SmartSentinel.record { List.deserialize(from: #"{"all":[\#(text)],"one":\#(text)}"#) }
            #expect(list?.all.isEmpty == true && list?.one == nil, "\(text)")
            #expect(report.repairs.map(\.action) == [.dropped, .becameNil], "\(text)")
            #expect(throws: (any Error).self) { try List.decode(from: #"{"all":[\#(text)]}"#, options: [.strict]) }
        }
        #expect(BelowEmpty.deserialize(from: "{}")?.id == 0)
    }

    private class IgnoringBase: SmartCodable {
        @IgnoredKey var cache = 42
        required init() {}
    }
    private class BelowIgnoring: IgnoringBase { @SmartUnknown var rest: [String: JSONValue] = [:] }

    @Test("A base class whose only property is ignored") func ignoredInBase() throws {
        // The first object, and one that follows a writing.
        for _ in 0..<2 {
            let model = try #require(BelowIgnoring.deserialize(from: #"{"cache":5,"z":1}"#))
            #expect(model.rest == ["z": 1] && model.toJSONString() == #"{"z":1}"#)
        }
    }

    private class Text: SmartCodable {
        var text = ""
        required init() {}
        required init(from decoder: any Decoder) throws {
            text = try decoder.singleValueContainer().decode(String.self)
        }
    }
    private class LongText: Text { var length = 3 }

    @Test("A base class that reads a text by itself") func singleValueBelow() {
        struct Page: SmartCodable { var texts: [LongText] = [] }
        let page = Page.deserialize(from: #"{"texts":["a"]}"#)
        #expect(page?.texts.first?.text == "a" && page?.texts.first?.length == 3)
    }

    private enum None {}
    private enum NoKeys: CodingKey {}
    private enum Plain { case a }
    private enum One: String { case a = "x" }
    private enum OneKey: String, CodingKey { case a = "x" }
    private enum Named: CodingKey { case id }
    private enum Two { case a, b }
    private enum Few { case a, b, c, d, e }
    private enum Payload: Equatable { case a(Bool), b }

    @Test("The values of an enum") func values() {
        #expect(EnumCases.all(of: One.self) == [.a])
        // Nothing tells these apart.
        #expect(EnumCases.all(of: Plain.self) == nil)
        #expect(EnumCases.all(of: None.self) == nil)
        #expect(EnumCases.all(of: NoKeys.self) == nil && EnumCases.all(of: Named.self) == nil)
        struct Model {
            var other = 1
            var id = 2
        }
        let properties = TypeLayout.of(Model.self).properties
        #expect(EnumCases.keys(of: NoKeys.self, for: properties)?.isEmpty == true)
        #expect(EnumCases.keys(of: Named.self, for: properties) == [.id])
        #expect(EnumCases.keys(of: OneKey.self, for: properties) == [.a])
        #expect(EnumCases.all(of: Two.self) == [.a, .b])
        #expect(EnumCases.all(of: Few.self) == [.a, .b, .c, .d, .e])
        #expect(EnumCases.all(of: Payload.self) == nil)
        #expect(EnumCases.all(of: Int.self) == nil)
        #expect(EnumCases.all(of: String.self) == nil)
        #expect(EnumCases.all(of: Many.self)?.map { "\($0)" } == (0..<300).map { "c\($0)" })
    }
}

/// More cases than a byte numbers.
private enum Many {
    case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19
    case c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39
    case c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59
    case c60, c61, c62, c63, c64, c65, c66, c67, c68, c69, c70, c71, c72, c73, c74, c75, c76, c77, c78, c79
    case c80, c81, c82, c83, c84, c85, c86, c87, c88, c89, c90, c91, c92, c93, c94, c95, c96, c97, c98, c99
    case c100, c101, c102, c103, c104, c105, c106, c107, c108, c109, c110, c111, c112, c113, c114, c115, c116, c117,
        c118, c119
    case c120, c121, c122, c123, c124, c125, c126, c127, c128, c129, c130, c131, c132, c133, c134, c135, c136, c137,
        c138, c139
    case c140, c141, c142, c143, c144, c145, c146, c147, c148, c149, c150, c151, c152, c153, c154, c155, c156, c157,
        c158, c159
    case c160, c161, c162, c163, c164, c165, c166, c167, c168, c169, c170, c171, c172, c173, c174, c175, c176, c177,
        c178, c179
    case c180, c181, c182, c183, c184, c185, c186, c187, c188, c189, c190, c191, c192, c193, c194, c195, c196, c197,
        c198, c199
    case c200, c201, c202, c203, c204, c205, c206, c207, c208, c209, c210, c211, c212, c213, c214, c215, c216, c217,
        c218, c219
    case c220, c221, c222, c223, c224, c225, c226, c227, c228, c229, c230, c231, c232, c233, c234, c235, c236, c237,
        c238, c239
    case c240, c241, c242, c243, c244, c245, c246, c247, c248, c249, c250, c251, c252, c253, c254, c255, c256, c257,
        c258, c259
    case c260, c261, c262, c263, c264, c265, c266, c267, c268, c269, c270, c271, c272, c273, c274, c275, c276, c277,
        c278, c279
    case c280, c281, c282, c283, c284, c285, c286, c287, c288, c289, c290, c291, c292, c293, c294, c295, c296, c297,
        c298, c299
}
