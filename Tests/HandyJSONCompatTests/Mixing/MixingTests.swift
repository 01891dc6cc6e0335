import HandyJSONCompat
import SmartCodable
import Testing

/// Models of both families, and plain Codable types, inside each other.
private struct Old: HandyJSON, Equatable {
    var id = 0
    var name: String? = "initial"
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.id <-- "old_id" }
}

private class OldClass: HandyJSON {
    var id = 0
    var child: New?
    required init() {}
}

private struct New: SmartCodable, Equatable {
    var id = 0
    var name: String? = "initial"
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "new_id"] }
}

private struct Plain: Codable, Equatable {
    var id: Int
}

private struct Settings: HandyJSONCodable, Equatable {
    var theme = "dark"
    var size = 12
    var owner: Old?
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.size <-- "font_size" }
}

private class Account: HandyJSONCodable {
    var name = ""
    required init() {}
}

private final class Savings: Account {
    var rate = 0.5
}

@Suite struct MixingTests {
    @Test func nativeAndPlainModelsInAHandyJSONModel() throws {
        struct Parent: HandyJSON {
            var new = New()
            var news: [New] = []
            var byName: [String: New] = [:]
            var maybe: New?
            var plain: Plain?
            var plains: [Plain] = []
        }
        let json =
            #"{"new":{"new_id":"5","name":null},"news":[{"new_id":1},null,3],"byName":{"k":{"new_id":2}},"maybe":5,"plain":{"id":4},"plains":[{"id":1},{"id":{}}]}"#
        let parent = try #require(Parent.deserialize(from: json))
        // The native rules hold inside the native model: null makes its optional nil.
        #expect(parent.new == New(id: 5, name: nil))
        #expect(parent.news == [New(id: 1)])
        #expect(parent.byName == ["k": New(id: 2)])
        #expect(parent.maybe == nil)
        #expect(parent.plain == Plain(id: 4))
        #expect(parent.plains == [Plain(id: 1)])
        #expect(
            parent.toJSONString()
                == #"{"new":{"new_id":5},"news":[{"new_id":1,"name":"initial"}],"byName":{"k":{"new_id":2,"name":"initial"}},"plain":{"id":4},"plains":[{"id":1}]}"#
        )
        // Under the names that a HandyJSON model would have been written with.
        #expect((parent.toJSON()?["new"] as? [String: Any])?["new_id"] as? Int == 5)
    }

    private final class Merged: HandyJSON {
        var id = 0
        var size = 1
        var inner: Old?
        var finished = 0
        required init() {}
        func didFinishMapping() { finished += 1 }
    }
    private struct Holding: SmartCodable {
        @SmartAny var value = Old()
        @SmartAny var maybe: Old?
        @SmartAny var object = Merged()
        @SmartAny var other: Merged?
        @SmartAny var none: Merged?
        var settings = Settings()
        var account: Account?
    }

    @Test("An update of a native model merges the HandyJSON models in it") func updatedModels() throws {
        let old = #"{"old_id":5,"name":"n"}"#
        let merged = #"{"id":5,"size":6,"inner":{"old_id":7,"name":"n"}}"#
        var model = try #require(
            Holding.deserialize(from: #"{"value":\#(old),"maybe":\#(old),"object":\#(merged),"other":\#(merged)}"#))
        model.settings.size = 5
        let (object, other, account) = (model.object, model.other, Account())
        account.name = "a"
        model.account = account
        let update = """
            {"value":{"old_id":"8"},"maybe":"{\\"old_id\\":9}","object":{"size":2},"other":{"id":3,"inner":{"old_id":4}},"none":{"id":1},"settings":{"theme":"light"},"account":{}}
            """
        let (isUpdated, report) = SmartSentinel.record { SmartUpdater.update(&model, from: update) }
        #expect(isUpdated)
        #expect(model.value == Old(id: 8, name: "n") && model.maybe == Old(id: 9, name: "n"))
        #expect(model.object === object && model.other === other)
        #expect(object.id == 5 && object.size == 2 && object.inner == Old(id: 7, name: "n"))
        // HandyJSON makes the models inside anew.
        #expect(other?.id == 3 && other?.size == 6 && other?.inner == Old(id: 4))
        #expect(object.finished == 2 && other?.finished == 2)
        #expect(model.settings == Settings(theme: "light", size: 5))
        #expect(model.account === account && account.name == "a")
        #expect(model.none?.id == 1 && model.none?.size == 1)
        // Those of the new models, and a text in place of an object.
        #expect(
            Set(report.repairs.map { "\($0.path) \($0.action)" })
                == ["value.old_id converted", "maybe converted", "none.size missing", "none.finished missing"],
            "\(report)")
        SmartUpdater.update(&model, from: #"{"value":5,"maybe":null,"other":[1],"object":"x"}"#)
        #expect(model.value.id == 8 && model.maybe == nil && model.other == nil && model.object === object)
    }

    /// The recordings unreadable-030, -050, -055, -coll-005 and -write-008, which HandyJSON left alone, and so do apps
    /// that do not link SmartCodable (`FactTests`).
    @Test func plainTypesOfTheRecordingsAreCoded() {
        struct Inner: Codable { var a = 1 }
        enum Kind: String, Codable { case x, y }
        struct Parent: HandyJSON {
            var inner: Inner? = Inner()
            var maybe: Kind? = .x
            var kind = Kind.x
            var list = [Inner()]
            var others: [Inner]? = [Inner()]
            var table = ["k": Inner()]
            var ok = 1
        }
        let json =
            #"{"inner":{"a":5},"maybe":"y","kind":"y","list":["y",{"a":1}],"others":[1],"table":{"j":"x"},"ok":2}"#
        let parent = Parent.deserialize(from: json)
        #expect(parent?.inner?.a == 5)
        #expect(parent?.maybe == .y)
        #expect(parent?.kind == .y)
        #expect(parent?.list.map(\.a) == [1])
        #expect(parent?.others?.isEmpty == true)
        #expect(parent?.table.isEmpty == true)
        #expect(parent?.ok == 2)
        struct Kinds: HandyJSON {
            var v: Kind? = .x
            var w = Kind.x
            var l = [Kind.x]
            var d = ["k": Kind.x]
        }
        #expect(Kinds().toJSONString() == #"{"v":"x","w":"x","l":["x"],"d":{"k":"x"}}"#)
        #expect(Kinds().toJSON()?.count == 4)
    }

    @Test func handyJSONModelsInANativeModel() throws {
        struct Parent: SmartCodable {
            @SmartAny var old = Old()
            @SmartAny var maybe: Old?
            @SmartAny var olds: [Old] = []
            @SmartAny var object: OldClass?
            var settings = Settings()
        }
        let json =
            #"{"old":{"old_id":"5","name":null},"maybe":{"old_id":6},"olds":[{"old_id":1},null],"object":{"id":7,"child":{"new_id":8}},"settings":{"font_size":"9"}}"#
        let parent = try #require(Parent.deserialize(from: json))
        // HandyJSON's rules hold inside the HandyJSON model: null keeps the initial value.
        #expect(parent.old == Old(id: 5, name: "initial"))
        #expect(parent.maybe?.id == 6)
        #expect(parent.olds == [Old(id: 1)])
        #expect(parent.object?.child?.id == 8)
        #expect(parent.settings.size == 9)
        #expect(
            parent.toJSONString()
                == #"{"old":{"old_id":5,"name":"initial"},"maybe":{"old_id":6,"name":"initial"},"olds":[{"old_id":1,"name":"initial"}],"#
                + #""object":{"id":7,"child":{"id":8,"name":"initial"}},"settings":{"theme":"dark","font_size":9}}"#)
        #expect(Parent.deserialize(from: "{}")?.old == Old())
        #expect(Parent.deserialize(from: #"{"old":5,"maybe":5,"olds":5,"settings":5}"#)?.settings == Settings())
    }

    @Test func handyJSONCodableWorksWithFoundationsCoders() throws {
        let settings = try JSONDecoder().decode(
            Settings.self, from: Data(#"{"theme":5,"font_size":"14","owner":{"old_id":3}}"#.utf8))
        #expect(settings == Settings(theme: "5", size: 14, owner: Old(id: 3, name: "initial")))
        let data = try JSONEncoder().encode(settings)
        #expect(try JSONDecoder().decode(Settings.self, from: data) == settings)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Settings.self, from: Data("[1]".utf8)) }
        let savings = try JSONDecoder().decode(Savings.self, from: Data(#"{"name":"a","rate":"0.25"}"#.utf8))
        #expect(savings.name == "a")
        #expect(savings.rate == 0.25)
    }

    @Test func readyValuesInADictionaryAreTakenAsTheyAre() throws {
        struct Parent: HandyJSON {
            var old = Old()
            var olds: [Old] = []
            var date: Date?
            var new: New?
            var object: OldClass?
        }
        let object = OldClass()
        let source: [String: Any] = [
            "old": Old(id: 9), "olds": [Old(id: 1), ["old_id": 2], 5] as [Any], "date": Date(timeIntervalSince1970: 5),
            "new": New(id: 3), "object": object,
        ]
        let parent = try #require(Parent.deserialize(from: source))
        #expect(parent.old.id == 9)
        #expect(parent.olds.map(\.id) == [1, 2])
        #expect(parent.date == Date(timeIntervalSince1970: 5))
        #expect(parent.new?.id == 3)
        #expect(parent.object === object)
    }

    @Test func recursiveModels() throws {
        final class Node: HandyJSON {
            var value = 0
            var next: Node?
            var children: [Node] = []
            var named: [String: Node] = [:]
            init() {}
        }
        let node = try #require(
            Node.deserialize(
                from:
                    #"{"value":1,"next":{"value":2,"next":{"value":3}},"children":[{"children":[{"value":4}]}],"named":{"k":{"value":5}}}"#
            ))
        #expect(node.next?.next?.value == 3)
        #expect(node.children.first?.children.first?.value == 4)
        #expect(node.named["k"]?.value == 5)
        struct Tree: SmartCodable { var value = 0; var children: [Tree] = [] }
        #expect(
            Tree.deserialize(from: #"{"children":[{"value":"1","children":[{"value":2}]}]}"#)?.children[0].children[0]
                .value == 2)
    }
}

private struct Dual: SmartCodable, HandyJSON, Equatable {
    var id = 0
    var title = "t"
    var inner = Inner()

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.title <--- "the_title"] }

    struct Inner: SmartCodable, HandyJSON, Equatable {
        var x = 1
        var y = 2
    }
}

private final class DualClass: SmartCodable, HandyJSON {
    var id = 0
    var title = "t"
    required init() {}
}

@Suite struct DualModelTests {
    @Test func updateChangesWhatTheSourceHas() {
        var model = Dual(id: 1, title: "old", inner: Dual.Inner(x: 5, y: 6))
        JSONDeserializer.update(object: &model, from: #"{"id":"7","inner":{"x":8}}"#)
        #expect(model == Dual(id: 7, title: "old", inner: Dual.Inner(x: 8, y: 6)))
        JSONDeserializer.update(object: &model, from: ["the_title": "new"])
        #expect(model.title == "new")
        let object = DualClass()
        object.title = "kept"
        var variable = object
        JSONDeserializer.update(object: &variable, from: #"{"id":3}"#)
        #expect(variable === object)
        #expect(object.id == 3)
        #expect(object.title == "kept")
    }

    @Test func writingUsesTheMappedNames() {
        #expect(Dual(id: 1, title: "a").toJSONString() == #"{"id":1,"the_title":"a","inner":{"x":1,"y":2}}"#)
        #expect(Dual(id: 1, title: "a").toJSON()?["the_title"] as? String == "a")
        #expect([Dual(id: 1)].toJSONString()?.contains("the_title") == true)
    }
}
