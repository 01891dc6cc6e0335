import Foundation
import HandyJSONCompat
import SmartCodable
import SmartContracts
import Testing

/// `HelpingMapper.keepUnknown(property:)`: get, edit, put without losing what the app does not know.
@Suite struct UnknownMembersTests {
    class User: HandyJSON {
        var id = 0
        var name: String?
        var cache = 1
        var rest: [String: Any] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) {
            mapper <<< self.id <-- ["user_id", "uid"]
            mapper <<< self.name <-- "profile.name"
            mapper >>> self.cache
            mapper.keepUnknown(property: &rest)
        }
    }

    private func object(_ text: String?) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? NSDictionary)
    }

    @Test func whatNoPropertyTakesIsKeptAndWrittenBack() throws {
        let json = #"""
            {"uid":7,"profile":{"name":"Ann","age":30,"more":{"a":[1,null]}},"theme":"dark","cache":2,"rest":{"x":1},
             "flag":true,"none":null,"list":[{"b":1.5}]}
            """#
        let user = try #require(User.deserialize(from: json))
        #expect(user.id == 7 && user.name == "Ann" && user.cache == 1)
        let expected = #"""
            {"profile":{"age":30,"more":{"a":[1,null]}},"theme":"dark","cache":2,"rest":{"x":1},"flag":true,"none":null,"list":[{"b":1.5}]}
            """#
        let kept = try object(expected)
        #expect(NSDictionary(dictionary: user.rest) == kept)
        user.id = 8
        user.rest["theme"] = "light"
        // HandyJSON writes the last name of a path.
        let written = #"""
            {"user_id":8,"name":"Ann","profile":{"age":30,"more":{"a":[1,null]}},"theme":"light","cache":2,"rest":{"x":1},
             "flag":true,"none":null,"list":[{"b":1.5}]}
            """#
        let whole = try object(written)
        let text = try #require(user.toJSONString())
        let dictionary = try #require(user.toJSON())
        let again = try object(text)
        #expect(again == whole)
        #expect(NSDictionary(dictionary: dictionary) == whole)
        // After the properties, in the order of their names.
        #expect(text.hasPrefix(#"{"user_id":8,"name":"Ann","cache":2,"flag":true,"list""#))
    }

    struct Item: HandyJSON {
        var id = 0
        var rest: [String: Any]?
        mutating func mapping(mapper: HelpingMapper) { mapper.keepUnknown(property: &rest) }
    }

    struct Page: HandyJSON {
        var items: [Item] = []
        var first: Item?
        var rest: [String: Any] = ["own": 1]
        mutating func mapping(mapper: HelpingMapper) { mapper.keepUnknown(property: &rest) }
    }

    @Test func optionalsAndNestedModels() throws {
        let json = #"{"items":[{"id":1,"a":1},{"id":2}],"first":{"b":{"c":[]}},"next":"n"}"#
        let page = try #require(Page.deserialize(from: json))
        #expect(page.items.map { $0.rest?.count } == [1, nil])
        #expect(page.first?.rest?["b"] is [String: Any])
        #expect(page.rest.keys.sorted() == ["next", "own"])
        let written = #"{"items":[{"id":1,"a":1},{"id":2}],"first":{"id":0,"b":{"c":[]}},"next":"n","own":1}"#
        #expect(page.toJSONString() == written)
        #expect([Item].deserialize(from: #"[{"id":1,"a":1},null,{"b":2}]"#)?.map { $0?.rest?.count } == [1, nil, 1])
    }

    class Base: HandyJSON {
        var id = 0
        var rest: [String: Any] = [:]
        required init() {}
        func mapping(mapper: HelpingMapper) { mapper.keepUnknown(property: &rest) }
    }
    class Sub: Base {
        var own = ""
        var others: [String: Any] = [:]
        override func mapping(mapper: HelpingMapper) {
            super.mapping(mapper: mapper)
            mapper.keepUnknown(property: &others)
        }
    }

    @Test func theLastOfAHierarchyHoldsThem() throws {
        let base = try #require(Base.deserialize(from: #"{"id":1,"own":"x"}"#))
        #expect(base.rest["own"] as? String == "x")
        let sub = try #require(Sub.deserialize(from: #"{"id":1,"own":"x","more":2}"#))
        #expect(sub.own == "x" && sub.rest.isEmpty && sub.others.keys.sorted() == ["more"])
        #expect(sub.toJSONString() == #"{"id":1,"own":"x","more":2}"#)
        // A variable of the base class.
        let list: [Base] = [sub]
        #expect(list.toJSONString() == #"[{"id":1,"own":"x","more":2}]"#)
    }

    @Test func updatesAddToThem() {
        var user = User()
        user.rest = ["a": 1, "b": 1]
        JSONDeserializer.update(object: &user, from: #"{"user_id":3,"b":2,"c":{"d":1}}"#)
        #expect(user.id == 3 && user.rest.keys.sorted() == ["a", "b", "c"])
        #expect(user.rest["b"] as? Int == 2)
        var item = Item()
        JSONDeserializer.update(object: &item, from: #"{"x":1}"#)
        JSONDeserializer.update(object: &item, from: #"{"y":1}"#)
        #expect(item.rest?.keys.sorted() == ["x", "y"])
    }

    @Test func equalNamesAndListeners() throws {
        let json = #"{"a":1,"id":1,"a":2,"id":"3"}"#
        let (item, report) = SmartSentinel.record { Item.deserialize(from: json) }
        #expect(item?.rest?["a"] as? Int == 2 && item?.id == 3)
        // Neither what is held nor the property is missing.
        #expect(report.repairs.allSatisfy { $0.property == "id" })
        #expect(Item.deserialize(from: ["id": 1, "date": Date(timeIntervalSince1970: 0)])?.rest?["date"] is Date)
        // What a property writes counts.
        #expect(Item(id: 1, rest: ["id": 5, "z": Double.nan, "b": [1]]).toJSONString() == #"{"id":1,"b":[1]}"#)
    }

    private struct Foreign {}

    @Test func whatIsNotWrittenHasALine() {
        func lines(_ body: (Item) -> Any?) -> [[String]] {
            [["a": Foreign()], ["a": [1, Foreign()], "b": Foreign()], ["a": ["b": [Foreign()]]], ["a": 1]].map { rest in
                SmartSentinel.record { body(Item(id: 1, rest: rest)) }.report.repairs.map {
                    "\($0.property) \($0.found)"
                }
            }
        }
        let one = ["rest Foreign"]
        #expect(lines { $0.toJSONString() } == [one, one + one, one, []])
        #expect(lines { $0.toJSON() } == [one, one + one, one, []])
    }

    class Wide: HandyJSON {
        var a0 = 0, a1 = 0, a2 = 0, a3 = 0, a4 = 0, a5 = 0, a6 = 0, a7 = 0, a8 = 0, a9 = 0
        var rest: [String: Any] = [:]
        var keeps = true
        required init() {}
        func willStartMapping() { keeps = UnknownMembersTests.keeps }
        func mapping(mapper: HelpingMapper) {
            // May differ from instance to instance.
            if keeps { mapper.keepUnknown(property: &rest) } else { mapper >>> rest }
        }
    }
    nonisolated(unsafe) private static var keeps = true

    @Test func eachInstanceChooses() {
        for keeps in [true, false, true, true, false] {
            Self.keeps = keeps
            let wide = Wide.deserialize(from: #"{"a9":1,"x":1,"keeps":\#(keeps)}"#)
            #expect(wide?.a9 == 1 && wide?.rest.count == (keeps ? 1 : 0))
        }
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux))
    // In a process of its own: other tests rely on exact names while this runs.
    @Test func namesInAnyCase() async {
        await #expect(processExitsWith: .success) {
            HandyJSONConfiguration.deserializeOptions = .caseInsensitive
            let item = Item.deserialize(from: #"{"ID":4,"Other":1}"#)
            #expect(item?.id == 4 && item?.rest?.keys.sorted() == ["Other"])
        }
    }
    #endif

    /// A cast to a class bridges a whole value on Linux, at each level, on the stack.
    @Test func deepMembersNeedLittleStack() {
        nonisolated(unsafe) var deep: Any = NSNull()
        for _ in 0..<400 { deep = ["a": deep] as [String: Any] }
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            _ = Item(id: 1, rest: ["x": deep]).toJSON()
            done.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        done.wait()
    }

    @Test func schemasAllowThem() {
        #expect(SmartSchema(of: Item.self).text.contains(#""additionalProperties": {}"#))
        #expect(!SmartSchema(of: Wide.self).text.contains(#""additionalProperties": false"#))
    }
}
