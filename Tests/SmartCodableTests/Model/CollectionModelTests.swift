import Foundation
import SmartCodable
import Testing

private struct User: SmartCodable, Hashable {
    var id = 0
    var name: String?
}

private struct Fixed: SmartCodable, SmartInitial, Equatable {
    let id: Int
    let tags: [String]
    var user: User
    static var initial: Fixed { Fixed(id: 5, tags: ["x"], user: User(id: 9)) }
}

private struct Response<T: SmartCodable>: SmartCodable {
    var code = 0
    var data: T?
}

/// Lists and dictionaries of models, wherever a model is asked for; models without `init()`.
@Suite struct CollectionModelTests {
    @Test func asTypeParameters() {
        let list = Response<[User]>.deserialize(from: #"{"code":"1","data":[{"id":"1"},null,{"id":2}]}"#)
        #expect(list?.code == 1 && list?.data == [User(id: 1), User(id: 2)])
        #expect(list?.toJSONString() == #"{"code":1,"data":[{"id":1},{"id":2}]}"#)
        let table = Response<[String: User]>.deserialize(from: #"{"data":{"a":{"id":"1"},"b":3}}"#)
        #expect(table?.data == ["a": User(id: 1)])
        #expect(Response<[[User]]>.deserialize(from: #"{"data":[[{"id":1}],7]}"#)?.data == [[User(id: 1)]])
        #expect(Response<User>.deserialize(from: #"{"data":{"id":1}}"#)?.data == User(id: 1))
        #expect(Response<[User]>.deserialize(from: #"{"data":7}"#)?.data == nil)
    }

    @Test func atTheTop() throws {
        let json = #"{"x":{"a":{"id":"1"},"b":null}}"#
        #expect([String: User].deserialize(from: json, designatedPath: "x") == ["a": User(id: 1)])
        #expect([String: User].deserialize(from: Data(json.utf8), designatedPath: "x")?.count == 1)
        #expect([String: User].deserialize(from: ["a": ["id": 3]])?["a"] == User(id: 3))
        #expect([[User]].deserialize(from: #"[[{"id":1}],7,[{}]]"#) == [[User(id: 1)], [User()]])
        #expect([[User]].deserialize(from: [[["id": 1]]] as [Any]) == [[User(id: 1)]])
        #expect([User].deserialize(from: #"[{"id":1}]"#) == [User(id: 1)])
        #expect([String: User].deserialize(from: "[]") == nil && [User].deserialize(from: "{}") == nil)
        #expect(throws: DecodingError.self) { try [String: User].decode(from: "[]") }
        let none: String? = nil
        #expect([String: User].deserialize(from: none) == nil)
    }

    @Test func writing() {
        #expect(["a": User(id: 2)].toJSONString() == #"{"a":{"id":2}}"#)
        #expect(["a": User(id: 2)].toDictionary() as NSDictionary? == ["a": ["id": 2]])
        #expect([[User(id: 1)]].toJSONString() == #"[[{"id":1}]]"#)
        #expect([User(id: 1)].toArray() as NSArray? == [["id": 1]])
    }

    @Test func updatesReplaceThem() {
        var list = [User(id: 1, name: "a")]
        #expect(SmartUpdater.update(&list, from: #"[{"id":9}]"#) && list == [User(id: 9)])
        var table = ["a": User(id: 1, name: "a")]
        #expect(SmartUpdater.update(&table, from: #"{"b":{"id":9}}"#) && table == ["b": User(id: 9)])
        var response = Response<[User]>(code: 1, data: [User(id: 3, name: "n")])
        #expect(SmartUpdater.update(&response, from: #"{"data":[{"id":4}]}"#))
        #expect(response.code == 1 && response.data == [User(id: 4)])
    }

    @Test func initialValuesOfOneInstance() throws {
        #expect(Fixed.deserialize(from: #"{"id":"7"}"#) == Fixed(id: 7, tags: ["x"], user: User(id: 9)))
        #expect(Fixed.deserialize(from: #"{"id":[],"tags":null,"user":{"name":"n"}}"#)?.user == User(id: 0, name: "n"))
        #expect(Fixed() == Fixed.initial)
        #expect([Fixed].deserialize(from: "[{},null]") == [.initial])
        let written = try #require(Fixed.initial.toJSONString())
        #expect(Fixed.deserialize(from: written) == .initial)
    }
}
