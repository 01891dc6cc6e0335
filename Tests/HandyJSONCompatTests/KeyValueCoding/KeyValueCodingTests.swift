#if DEBUG
import HandyJSONCompat
import SmartCodable
import TestSupport
import Testing

/// What Objective-C sees of a model is set by its setters, as on Apple's systems: once each, in the order of the
/// declarations, whatever the order of the source. Simulated, so that it runs everywhere.
@Suite struct KeyValueCodingTests {
    init() { VisibleModels.show() }

    private let order = ["price": 2.5, "count": 4] as [String: Any]

    @Test func aSetterFindsWhatIsDeclaredBeforeIt() throws {
        let text = try #require(PricedOrder.deserialize(from: #"{"price":2.5,"count":4}"#))
        #expect(text.total == 10)
        // The order of a dictionary is another one in each process, and for each number of members.
        for extra in 0..<40 {
            var members = order
            for number in 0..<extra { members["other\(number)"] = number }
            #expect(PricedOrder.deserialize(from: members)?.total == 10)
            #expect(PricedOrder.deserialize(from: members as NSDictionary)?.total == 10)
        }
    }

    @Test(
        arguments: [
            (#"{"created":100,"price":2.5,"count":4}"#, ["count", "price", "created"], 10.0),
            // What the source has is set after what a setter made of it.
            (#"{"total":1,"price":2.5,"count":4}"#, ["count", "price", "total"], 1),
            // Equal names: the last one, once.
            (#"{"count":3,"price":7,"count":4,"price":2.5}"#, ["count", "price"], 10),
            // What cannot be read is not set.
            (#"{"price":[],"count":{},"total":null,"note":null,"created":[]}"#, [], 0),
            (#"{}"#, [], 0),
        ] as [(String, [String], Double)])
    func settersRunInTheOrderOfTheDeclarations(_ json: String, _ keys: [String], _ total: Double) throws {
        let (made, set) = SimulatedObjectiveC.keysSet { PricedOrder.deserialize(from: json) }
        #expect(set == keys)
        #expect(made?.total == total)
        // With a report too.
        let (reported, alsoSet) = SimulatedObjectiveC.keysSet {
            SmartSentinel.record { PricedOrder.deserialize(from: json) }.value
        }
        #expect(alsoSet == keys && reported?.total == total)
        var existing = PricedOrder()
        let same = existing
        let (_, updated) = SimulatedObjectiveC.keysSet { JSONDeserializer.update(object: &existing, from: json) }
        #expect(updated == keys && existing === same && existing.total == total)
    }

    @Test func transformsGiveTheirValuesToSetters() throws {
        let (order, keys) = SimulatedObjectiveC.keysSet {
            PricedOrder.deserialize(from: #"{"created":100,"info":{"code":"a-b"},"memo":"m","colour":"red"}"#)
        }
        #expect(keys == ["created", "code", "note"])
        // `mapping` passes the property to the mapper, which runs its observer as well.
        #expect(order?.created == Date(timeIntervalSince1970: 100) && order?.changes == 2)
        #expect(order?.code == "A-B" && order?.note == "m" && order?.colour == "RED")
        #expect(order?.toJSONString()?.contains(#""created":100,"code":"a-b""#) == true)
        // One that does not answer sets nothing.
        let (other, none) = SimulatedObjectiveC.keysSet {
            PricedOrder.deserialize(from: #"{"created":[],"info":{"code":""}}"#)
        }
        #expect(none == [] && other?.created == nil && other?.changes == 1 && other?.code == "c")
    }

    @Test func settersMayChangeOtherProperties() throws {
        let (chain, keys) = SimulatedObjectiveC.keysSet { Chain.deserialize(from: #"{"third":"3","first":1}"#) }
        // The setter of `first` sets `second`, whose own sets `third`, which the source has too.
        #expect(keys == ["first", "third"])
        #expect(chain?.second == 2 && chain?.third == 3 && chain?.log == ["first 1", "second 2", "third 3"])
    }

    @Test func onlyWhatObjectiveCHoldsIsGivenToIt() throws {
        let json = """
            {"url":"https://a.b","kind":2,"width":"1.5","amount":12.25,"rect":null,"name":"n","list":["a"],"table":{"a":1},\
            "any":[1],"part":{"n":2},"parts":[{"n":3}],"hidden":4,"fixed":5,"word":"w","number":7,"flags":3,"optional":2}
            """
        let (kinds, keys) = SimulatedObjectiveC.keysSet { Kinds.deserialize(from: json) }
        let read = try #require(kinds)
        #expect(keys == ["url", "kind", "width", "name", "list", "table", "any", "part", "number", "flags"])
        #expect(read.url?.absoluteString == "https://a.b" && read.kind == .second && read.width == 1.5)
        #expect(read.amount == Decimal(string: "12.25") && read.name == "n" && read.list == ["a"])
        #expect(read.table["a"] as? Int == 1 && read.any as? [Int] == [1] && read.part?.n == 2)
        #expect(read.parts.map(\.n) == [3] && read.hidden == 4 && read.fixed == 5 && read.word == .w)
        #expect(read.number == 7 && read.flags == 3)
    }

    /// An optional of which nothing can be made becomes nil, not an object for nil.
    @Test func nilReachesASetter() throws {
        var kinds = Kinds()
        kinds.url = URL(string: "a")
        let (_, keys) = SimulatedObjectiveC.keysSet { JSONDeserializer.update(object: &kinds, from: #"{"url":[]}"#) }
        #expect(keys == ["url"] && kinds.url == nil)
    }

    /// What has no form of its own is written as Objective-C has it: as a number.
    @Test func numbersOfObjectiveCAreWritten() throws {
        let sizes = Sizes()
        #expect(sizes.toJSONString() == #"{"width":2.5,"kind":1,"none":1}"#)
        let plain = sizes.toJSON()
        #expect(plain?["width"] as? Double == 2.5 && plain?["kind"] as? Int == 1 && plain?.count == 3)
        let old = Sizes.deserialize(from: #"{"kind":0,"none":2}"#)
        #expect(old?.kind == .second && old?.none == 2)
    }

    @Test func aSubclassesSetterOverrides() throws {
        let (base, baseKeys) = SimulatedObjectiveC.keysSet { Shape.deserialize(from: #"{"side":2,"name":"a"}"#) }
        #expect(baseKeys == ["name"] && base?.side == 2)
        let (square, keys) = SimulatedObjectiveC.keysSet { Square.deserialize(from: #"{"side":2,"name":"a","own":1}"#) }
        #expect(keys == ["side", "name"])
        #expect(square?.side == 2 && square?.area == 4 && square?.own == 1)
    }

    /// A setter decodes and writes models, of its own type too, while the model is being filled.
    @Test(arguments: 0..<7) func settersDecodeModels(_ depth: Int) throws {
        let json = (0..<depth).reduce(#"{"id":1,"after":"x"}"#) { inner, level in
            let text = inner.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            return #"{"after":"x","text":"\#(text)","id":\#(level)}"#
        }
        func check(_ root: Nested?, sourceLocation: SourceLocation = #_sourceLocation) {
            var model = root
            var count = 0
            while let current = model {
                #expect(current.after == "x", sourceLocation: sourceLocation)
                count += 1
                model = current.child
            }
            #expect(count == depth + 1, sourceLocation: sourceLocation)
        }
        check(Nested.deserialize(from: json))
        let members = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        check(Nested.deserialize(from: members as NSDictionary))
        var existing = Nested()
        JSONDeserializer.update(object: &existing, from: json)
        check(existing)
    }

    /// More properties than fit a word, unknown members, and models in collections.
    @Test func otherWaysOfFilling() throws {
        let (wide, keys) = SimulatedObjectiveC.keysSet {
            Rest.deserialize(from: #"{"z":1,"more":{"x":1},"y":2,"name":"n"}"#)
        }
        #expect(keys == ["name", "rest"])
        #expect(wide?.rest.keys.sorted() == ["more", "y", "z"])
        let list = try #require([PricedOrder].deserialize(from: #"[{"price":1,"count":2},{"count":3,"price":2}]"#))
        #expect(list.map { $0?.total } == [2, 6])
        let holder = try #require(
            Holder.deserialize(from: #"{"orders":[{"price":1,"count":2}],"table":{"a":{"price":2,"count":3}}}"#))
        #expect(holder.orders.map(\.total) == [2] && holder.table["a"]?.total == 6)
    }
}
#endif
