import SmartCodable
import Testing

/// Options of a model hold for itself, not in the models inside of it.
@Suite struct OwnOptionTests {
    private struct Leaf: SmartCodable { var fooBar = 0 }

    private struct Keeping: SmartCodable {
        var oneLeaf = Leaf()
        var leafList: [Leaf] = []
        static var decodingOptions: Set<SmartDecodingOption> { [.key(.fromSnakeCase)] }
        static var encodingOptions: Set<SmartEncodingOption> { [.key(.toSnakeCase)] }
    }

    /// A nested model once was written by the options of the model around it, and then so wherever it was written.
    @Test func onlyTheModelsOwnMembersFollow() throws {
        let json = #"{"one_leaf":{"fooBar":1},"leaf_list":[{"fooBar":2}]}"#
        let keeping = try Keeping.decode(from: json, options: [.strict])
        #expect(keeping.toJSONString() == json)
        #expect(Leaf(fooBar: 3).toJSONString() == #"{"fooBar":3}"#)
        #expect(keeping.toDictionary()?["one_leaf"] as? [String: Int] == ["fooBar": 1])
        let data = try SmartJSONEncoder().encode(keeping)
        #expect(String(decoding: data, as: UTF8.self) == json)
    }

    @Test func theCallsOptionsHoldEverywhere() {
        let json = #"{"ONELEAF":{"FOOBAR":9},"LEAFLIST":[{"FOOBAR":8}]}"#
        let keeping = Keeping.deserialize(from: json, options: [.key(.caseInsensitive)])
        #expect(keeping?.oneLeaf.fooBar == 9 && keeping?.leafList.first?.fooBar == 8)
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
