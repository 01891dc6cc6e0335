import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// Options of a model in the models inside of it: handed down with `.inherited`, and only then.
@Suite struct InheritedOptionTests {
    private struct Leaf: SmartCodable { var fooBar = 0 }

    private struct Plain: Codable { var someThing: Int }

    private struct OwnKeys: SmartCodable {
        var fooBar = 0
        var leaf = Leaf()
        static var decodingOptions: Set<SmartDecodingOption> { [.key(.useDefaultKeys)] }
        static var encodingOptions: Set<SmartEncodingOption> { [.key(.useDefaultKeys)] }
    }

    private struct Middle: SmartCodable {
        var fooBar = 0
        var leafList: [Leaf] = []
        var leafByName: [String: Leaf] = [:]
        var aPlain: Plain?
        var ownKeys = OwnKeys()
        @SmartKey("at_key") var theDate: Date?
    }

    private struct Handing: SmartCodable {
        var oneMiddle = Middle()
        var optMiddle: Middle?
        static var decodingOptions: Set<SmartDecodingOption> {
            [.key(.fromSnakeCase), .date(.millisecondsSince1970), .inherited]
        }
        static var encodingOptions: Set<SmartEncodingOption> {
            [.key(.toSnakeCase), .date(.millisecondsSince1970), .inherited]
        }
    }

    private struct Keeping: SmartCodable {
        var oneLeaf = Leaf()
        var leafList: [Leaf] = []
        static var decodingOptions: Set<SmartDecodingOption> { [.key(.fromSnakeCase)] }
        static var encodingOptions: Set<SmartEncodingOption> { [.key(.toSnakeCase)] }
    }

    private struct Top: SmartCodable {
        var handing: [Handing] = []
        var middle = Middle()
        var keeping = Keeping()
    }

    private static let middle = #"""
        {"foo_bar":1,"leaf_list":[{"foo_bar":2}],"leaf_by_name":{"a_b":{"foo_bar":3}},"a_plain":{"some_thing":4},\#
        "own_keys":{"fooBar":5,"leaf":{"foo_bar":6}},"at_key":7000}
        """#
    private static let handing = #"{"one_middle":\#(middle),"opt_middle":\#(middle)}"#
    private static let plainMiddle =
        #"{"fooBar":1,"leafList":[],"leafByName":{},"ownKeys":{"fooBar":0,"leaf":{"fooBar":0}}}"#

    @Test func whatIsInheritedHoldsDownToTheLast() throws {
        let handing = try Handing.decode(from: Self.handing, options: [.strict])
        #expect(handing.optMiddle?.leafByName["a_b"]?.fooBar == 3)
        #expect(handing.optMiddle?.aPlain?.someThing == 4)
        #expect(handing.oneMiddle.ownKeys.leaf.fooBar == 6)
        #expect(handing.oneMiddle.theDate == Date(timeIntervalSince1970: 7))
        #expect(handing.toJSONString() == Self.handing)
    }

    @Test func whatStandsBesideHasNothingOfIt() throws {
        let json = #"{"handing":[\#(Self.handing),\#(Self.handing)],"middle":\#(Self.plainMiddle),"keeping":{}}"#
        for _ in 0..<3 {
            let top = try #require(Top.deserialize(from: json))
            #expect(top.handing.count == 2)
            #expect(top.handing[1].optMiddle?.leafList.first?.fooBar == 2)
            #expect(top.middle.fooBar == 1)
            let text = try #require(top.toJSONString(useMappedKeys: true))
            #expect(text.hasPrefix(#"{"handing":[\#(Self.handing),\#(Self.handing)],"middle":\#(Self.plainMiddle),"#))
            #expect(Middle(fooBar: 1).toJSONString() == Self.plainMiddle)
            #expect(Middle.deserialize(from: Self.plainMiddle)?.fooBar == 1)
        }
    }

    /// A nested model once was written by the options of the model around it, and then so wherever it was written.
    @Test func withoutItOnlyTheModelsOwnMembersFollow() throws {
        let json = #"{"one_leaf":{"fooBar":1},"leaf_list":[{"fooBar":2}]}"#
        let keeping = try Keeping.decode(from: json, options: [.strict])
        #expect(keeping.toJSONString() == json)
        #expect(Leaf(fooBar: 3).toJSONString() == #"{"fooBar":3}"#)
        #expect(keeping.toDictionary()?["one_leaf"] as? [String: Int] == ["fooBar": 1])
        let data = try SmartJSONEncoder().encode(keeping)
        #expect(String(decoding: data, as: UTF8.self) == json)
    }

    @Test func theCallsChoiceComesFirst() {
        let json = #"{"ONEMIDDLE":{"FOOBAR":9,"OWNKEYS":{"LEAF":{"FOOBAR":8}}}}"#
        let handing = Handing.deserialize(from: json, options: [.key(.caseInsensitive)])
        #expect(handing?.oneMiddle.fooBar == 9)
        #expect(handing?.oneMiddle.ownKeys.leaf.fooBar == 8)
    }

    @Test func updatesFollow() {
        var handing = Handing()
        handing.oneMiddle.fooBar = 5
        #expect(SmartUpdater.update(&handing, from: #"{"one_middle":{"leaf_list":[{"foo_bar":2}]}}"#))
        #expect(handing.oneMiddle.fooBar == 5)
        #expect(handing.oneMiddle.leafList.first?.fooBar == 2)
    }

    /// A decoder that user code keeps goes on without the plans that were exchanged.
    @Test func aKeptDecoderOfAModelInsideDoesNoHarm() {
        struct Keeper: SmartCodable {
            nonisolated(unsafe) static var kept: [any Decoder] = []
            var fooBar = 0
            init() {}
            init(from decoder: any Decoder) throws {
                Keeper.kept.append(decoder)
                fooBar = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .fooBar)
            }
        }
        struct Outer: SmartCodable {
            var theKeeper = Keeper()
            static var decodingOptions: Set<SmartDecodingOption> { [.key(.fromSnakeCase), .inherited] }
        }
        for number in 0..<4 {
            #expect(Outer.deserialize(from: #"{"the_keeper":{"foo_bar":\#(number)}}"#)?.theKeeper.fooBar == number)
        }
        for (number, decoder) in Keeper.kept.enumerated() {
            #expect((try? Keeper(from: decoder))?.fooBar == number)
        }
        Keeper.kept = []
    }

    @Test func closuresAndConversionsOfNames() {
        struct Outer: SmartCodable {
            var one = Leaf()
            var list: [Leaf] = []
            static var decodingOptions: Set<SmartDecodingOption> {
                [.key(.custom { EngineKey(stringValue: String($0.last?.stringValue.dropFirst() ?? "")) }), .inherited]
            }
        }
        let outer = Outer.deserialize(from: #"{"xone":{"yfooBar":1},"xlist":[{"zfooBar":2},{"zfooBar":3}]}"#)
        #expect(outer?.one.fooBar == 1)
        #expect(outer?.list.map(\.fooBar) == [2, 3])
    }
}

@Suite struct NearMissTests {
    private struct Account: SmartCodable {
        var userName: String?
        var userID = 0
        var città: Int?
    }

    private func report(_ json: String) -> [String] {
        SmartSentinel.record { Account.deserialize(from: json) }.report.repairs.map {
            "\($0.property) \($0.reason ?? "-")"
        }
    }

    @Test func aMemberThatLooksLikeAMissingOneIsNamed() {
        #expect(
            report(#"{"user_name":"a","user-id":1}"#) == [
                "userName the object has 'user_name'", "userID the object has 'user-id'",
            ])
        #expect(report(#"{"USERNAME":"a","userID":1}"#) == ["userName the object has 'USERNAME'"])
        #expect(report(#"{"user_id":1,"nick":"a"}"#) == ["userID the object has 'user_id'"])
        #expect(report(#"{"name":"a","id":1,"città_":2}"#) == ["userID -", "città the object has 'città_'"])
        #expect(report(#"{"user\u005fname":"a","userID":1}"#) == ["userName the object has 'user_name'"])
        #expect(report(#"{"userID":1}"#).isEmpty, "an optional may be missing")
    }

    @Test func ofAnOptionalItIsNoRepairThatStrictForbids() throws {
        #expect(try Account.decode(from: #"{"user_name":"a","userID":1}"#, options: [.strict]).userName == nil)
    }
}
