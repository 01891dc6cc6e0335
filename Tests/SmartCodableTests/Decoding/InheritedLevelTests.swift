import ExCodableCompat
import Foundation
import SmartCodable
import Testing

private class Response<Payload: SmartCodable>: SmartCodable {
    var code = -1
    var payload: Payload?
    var list: [Payload] = []
    required init() {}
    func didFinishMapping() { finished += 1 }
    @IgnoredKey var finished = 0
}

private struct Item: SmartCodable, Equatable {
    var id = 0
}

private class ItemResponse: Response<Item> {
    var pageCount = 0
    var next: Item?
}

private final class LastResponse: ItemResponse {
    var isLast = false
}

private class Root: SmartCodable {
    var rootName = ""
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? { nil }
    class func mappingForValue() -> [SmartValueTransformer]? { nil }
}

/// Wrappers, transformers and names in a level that no coding key asks for.
private class Middle: Root {
    @SmartKey("middle_id", "mid") var middleID = 0
    @SmartFlat var part: Part?
    @SmartDate var when: Date?
    @SmartCompact.Array var marks: [Int] = []
    @SmartAny var extra: [String: Any] = [:]
    @IgnoredKey var ignored = "kept"
    var color = ""
    var optionalNumber: Int? = 3

    enum Keys: String, CodingKey { case color }
    override class func mappingForKey() -> [SmartKeyTransformer]? { [Keys.color <--- "style.color"] }
    override class func mappingForValue() -> [SmartValueTransformer]? {
        [Keys.color <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })]
    }
}

private struct Part: SmartCodable {
    var partName = ""
}

private final class Leaf: Middle {
    var leafNames: [String] = []
    var child: Leaf?
}

private final class Plain: Codable {
    var value = 0
}

@Suite("Inherited levels") struct InheritedLevelTests {
    @Test("Generic bases") func generics() throws {
        let json =
            #"{"code":"200","payload":{"id":"1"},"list":[{"id":2}],"pageCount":"3","next":{"id":4},"isLast":"yes"}"#
        let response = try #require(LastResponse.deserialize(from: json))
        #expect(response.code == 200)
        #expect(response.payload == Item(id: 1))
        #expect(response.list == [Item(id: 2)])
        #expect(response.pageCount == 3)
        #expect(response.next == Item(id: 4))
        #expect(response.isLast)
        #expect(response.finished == 1)
        #expect(
            response.toJSONString()
                == #"{"code":200,"payload":{"id":1},"list":[{"id":2}],"pageCount":3,"next":{"id":4},"isLast":true}"#)
        let base: Response<Item> = response
        #expect(base.toJSONString() == response.toJSONString())
    }

    @Test("Wrappers, names and transformers in a level without coding keys") func wrappers() throws {
        let json = #"""
            {"rootName":"r","mid":"7","partName":"p","when":1000,"marks":[1,"2","x"],"extra":{"k":true},"ignored":"no","style":{"color":"red"},
             "optionalNumber":null,"leafNames":["a"],"child":{"middle_id":8,"partName":"q"}}
            """#
        let leaf = try #require(Leaf.deserialize(from: json))
        #expect(leaf.rootName == "r")
        #expect(leaf.middleID == 7)
        #expect(leaf.part?.partName == "p")
        #expect(leaf.when == Date(timeIntervalSince1970: 1000))
        #expect(leaf.marks == [1, 2])
        #expect(leaf.extra["k"] as? Bool == true)
        #expect(leaf.ignored == "kept")
        #expect(leaf.color == "RED")
        #expect(leaf.optionalNumber == nil)
        #expect(leaf.leafNames == ["a"])
        #expect(leaf.child?.middleID == 8)
        #expect(leaf.child?.part?.partName == "q")
        #expect(leaf.child?.optionalNumber == 3)
        leaf.child = nil
        #expect(
            leaf.toJSONString(useMappedKeys: true)
                == #"{"rootName":"r","middle_id":7,"partName":"p","when":1000,"marks":[1,2],"extra":{"k":true},"style.color":"red","leafNames":["a"]}"#
        )
    }

    @Test("Key strategies reach every level") func strategies() throws {
        for (strategy, json) in [
            (
                SmartKeyDecodingStrategy.fromSnakeCase,
                #"{"root_name":"r","optional_number":5,"leaf_names":["a"],"child":{"leaf_names":["b"]}}"#
            ),
            (.firstLetterLower, #"{"RootName":"r","OptionalNumber":5,"LeafNames":["a"],"Child":{"LeafNames":["b"]}}"#),
            (.caseInsensitive, #"{"ROOTNAME":"r","optionalnumber":5,"LeafNAMES":["a"],"CHILD":{"leafnames":["b"]}}"#),
            (
                .globalMap([SmartGlobalMap(from: "names", to: "leafNames")]),
                #"{"rootName":"r","optionalNumber":5,"names":["a"],"child":{"names":["b"]}}"#
            ),
        ] {
            let leaves = try #require([Leaf].deserialize(from: "[\(json),\(json)]", options: [.key(strategy)]))
            for leaf in leaves {
                #expect(leaf.rootName == "r", "\(strategy)")
                #expect(leaf.optionalNumber == 5, "\(strategy)")
                #expect(leaf.leafNames == ["a"], "\(strategy)")
                #expect(leaf.child?.leafNames == ["b"], "\(strategy)")
            }
        }
        let leaf = Leaf()
        leaf.leafNames = ["a"]
        #expect(leaf.toJSONString(options: [.key(.toSnakeCase)])?.contains(#""leaf_names":["a"]"#) == true)
        #expect(leaf.toJSONString(options: [.key(.toSnakeCase)])?.contains(#""root_name":"""#) == true)
    }

    @Test("With the coders for any type") func coders() throws {
        let leaf = try SmartJSONDecoder().decode(Leaf.self, from: #"{"rootName":"r","leafNames":["a"]}"#)
        #expect(leaf.leafNames == ["a"])
        #expect(String(decoding: try SmartJSONEncoder().encode(leaf), as: UTF8.self).contains(#""leafNames":["a"]"#))
    }

    @Test("Repairs in every level are reported with model and path") func report() {
        let (_, report) = SmartSentinel.record {
            Leaf.deserialize(from: #"{"rootName":1,"leafNames":{},"child":{"color":[],"leafNames":[1]}}"#)
        }
        let told = Set(report.repairs.filter { $0.action != .missing }.map { "\($0.path) \($0.action)" })
        #expect(told == ["rootName converted", "leafNames keptInitialValue", "child.leafNames[0] converted"])
    }
}

private class Ancestor: SmartCodable {
    var base = 0
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}

/// What wrappers say beside names, in a level without coding keys.
private final class Descendant: Ancestor {
    @SmartKey(
        "m", encode: { encoder, value in encoder["w"] = value },
        decode: { decoder in (decoder["tags"] as [String]?)?.count }) var made = 1
    @SmartKey(nonnull: true) var nonnull: Int? = 7
    @SmartDate(.milliseconds) var when: Date?
    var first = ""
    enum Keys: String, CodingKey { case first }
    override class func mappingForKey() -> [SmartKeyTransformer]? { [Keys.first <--- "list.0.name"] }
}

private final class Strict: Ancestor {
    @SmartKey("needed", throws: true) var needed = 1
}

@Suite("Wrappers with more than names, inherited") struct InheritedWrapperTests {
    @Test func reading() throws {
        let model = try #require(
            Descendant.deserialize(
                from: #"{"base":1,"tags":["a","b"],"nonnull":null,"when":1000,"list":[{"name":"f"}]}"#))
        #expect(model.base == 1)
        #expect(model.made == 2)
        #expect(model.nonnull == 7)
        #expect(model.when == Date(timeIntervalSince1970: 1))
        #expect(model.first == "f")
        #expect(throws: (any Error).self) { try Strict.decode(from: "{}") }
        #expect(try Strict.decode(from: #"{"needed":"3"}"#).needed == 3)
    }

    @Test func writing() throws {
        let model = Descendant()
        model.made = 5
        model.when = Date(timeIntervalSince1970: 2)
        #expect(model.toJSONString() == #"{"base":0,"w":5,"nonnull":7,"when":2000,"first":""}"#)
    }

    @Test func updating() {
        var model = Descendant()
        model.made = 5
        model.nonnull = 8
        SmartUpdater.update(&model, from: #"{"base":2,"nonnull":null}"#)
        #expect(model.base == 2)
        #expect(model.made == 5)
        #expect(model.nonnull == 8)
    }
}

/// The lines of a level and of a struct, with properties that are ignored but written.
private class IgnoringBase: SmartCodable {
    var name = ""
    required init() {}
}

private final class IgnoringLevel: IgnoringBase {
    @SmartIgnored(isEncodable: true) var number = 1
    @SmartIgnored var not = 2
    @SmartIgnored(isEncodable: true) var none: Int? = nil
    @SmartIgnored(isEncodable: true) var some: Int? = 5
    @SmartIgnored(isEncodable: true) var table: [String: Any] = ["x": 1]
    @SmartIgnored var function: (() -> Void)?
    @SmartIgnored(isEncodable: true) var any: Any = 3
    @SmartIgnored(isEncodable: true) @SmartDate(.milliseconds) var date: Date? = Date(timeIntervalSince1970: 1)
    @SmartKey("renamed") @SmartIgnored(isEncodable: true) var wrapped = 4
}

private struct IgnoringStruct: SmartCodable {
    var name = ""
    @SmartIgnored(isEncodable: true) var number = 1
    @SmartIgnored var not = 2
    @SmartIgnored(isEncodable: true) var none: Int? = nil
    @SmartIgnored(isEncodable: true) var some: Int? = 5
    @SmartIgnored(isEncodable: true) var table: [String: Any] = ["x": 1]
    @SmartIgnored var function: (() -> Void)?
    @SmartIgnored(isEncodable: true) var any: Any = 3
    @SmartIgnored(isEncodable: true) @SmartDate(.milliseconds) var date: Date? = Date(timeIntervalSince1970: 1)
    @SmartKey("renamed") @SmartIgnored(isEncodable: true) var wrapped = 4
}

private class CertainBase: SmartCodable {
    var id = 0
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer] { [] }
    class func mappingForValue() -> [SmartValueTransformer] { [] }
}

private final class CertainLevel: CertainBase {
    var school = ""
    var secret = "kept"
    enum CodingKeys: String, CodingKey { case school = "the_school" }
    override class func mappingForKey() -> [SmartKeyTransformer] { [CodingKeys.school <--- "school_name"] }
    override class func mappingForValue() -> [SmartValueTransformer] {
        [
            CodingKeys.school
                <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })
        ]
    }
}

private class LooseBase: SmartCodable {
    var id: String?
    required init() {}
}

private final class LooseLevel: LooseBase {
    var any: Any?
    var list: [Any]?
    var table: [String: Any]?
    var text: String?
}

@Suite("Levels with ignored properties, and with mappings that are no optionals") struct OddLevelTests {
    @Test("What is nil and not Encodable is left out as other optionals are") func nilOfAny() throws {
        for json in ["{}", #"{"any":null,"list":null,"table":null}"#] {
            let model = try #require(LooseLevel.deserialize(from: json))
            #expect(model.toJSONString() == "{}")
            #expect(model.toDictionary()?.isEmpty == true)
            #expect(
                model.toJSONString(options: [.nilAsNull])
                    == #"{"id":null,"any":null,"list":null,"table":null,"text":null}"#)
        }
        let full = try #require(LooseLevel.deserialize(from: #"{"any":1,"list":[null,"a"],"table":{"k":true}}"#))
        #expect(full.toJSONString() == #"{"any":1,"list":[null,"a"],"table":{"k":true}}"#)
    }

    @Test("isEncodable counts in a level as in a struct") func isEncodable() throws {
        let json =
            #"{"name":"n","number":7,"not":7,"none":7,"some":7,"table":{},"function":7,"any":7,"date":7,"renamed":7}"#
        let written = #"{"name":"n","number":1,"some":5,"table":{"x":1},"any":3,"date":1000,"renamed":4}"#
        for options in [[], [.nilAsNull]] as [Set<SmartEncodingOption>] {
            #expect(IgnoringStruct.deserialize(from: json)?.toJSONString(options: options) == written)
            #expect(IgnoringLevel.deserialize(from: json)?.toJSONString(options: options) == written)
            #expect(
                IgnoringLevel.deserialize(from: json)?.toDictionary(options: options)?.keys.sorted()
                    == IgnoringStruct.deserialize(from: json)?.toDictionary(options: options)?.keys.sorted())
        }
        let level = try IgnoringLevel.decode(from: json, options: [.strict])
        #expect(level.number == 1 && level.not == 2 && level.some == 5 && level.wrapped == 4)
    }

    @Test("A mapping that is no optional names a level's keys in both directions") func certainMappings() throws {
        let level = try #require(CertainLevel.deserialize(from: #"{"id":1,"school_name":"mit","secret":"x"}"#))
        #expect(level.school == "MIT" && level.secret == "kept")
        #expect(level.toJSONString() == #"{"id":1,"the_school":"mit"}"#)
        #expect(level.toJSONString(useMappedKeys: true) == #"{"id":1,"school_name":"mit"}"#)
    }
}
