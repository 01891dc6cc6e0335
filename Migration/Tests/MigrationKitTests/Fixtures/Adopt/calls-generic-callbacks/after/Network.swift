import Foundation
import SmartCodable

class User: SmartCodable { var id = 0; var tags: [Tag] = []; required init() {} }
class Tag: SmartCodable { var id = 0; required init() {} }
class Order: SmartCodable { var id = 0; required init() {} }
class Page<T: SmartCodable>: SmartCodable { var items: [T]?; required init() {} }

enum Network {
    static func load<T: SmartCodable>(_ type: T.Type, _ text: String) -> T? { T.deserialize(from: text) }

    static func get<T: SmartCodable>(_ path: String, as type: T.Type, done: @escaping (T?) -> Void) {
        done(T.deserialize(from: path))
    }

    static func get<T: SmartCodable>(_ path: String, listOf type: T.Type, done: @escaping ([T], Error?) -> Void) {
        done([T].deserialize(from: path) ?? [], nil)
    }

    static func page<T: SmartCodable>(of type: T.Type, done: (Page<T>?) -> Void) { done(Page<T>.deserialize(from: "{}")) }
}

func refresh<T: SmartCodable>(_ model: T, done: (T) -> Void) { done(model) }

func show(_ text: String, _ order: Order) {
    print(Network.load(User.self, text)?.toDictionary(useMappedKeys: true) ?? [:])
    Network.get("a", as: Order.self) { order in print(order?.toJSONString(useMappedKeys: true) ?? "") }
    Network.get("b", listOf: User.self) { users, _ in
        print(users.toJSONString(useMappedKeys: true) ?? "")
        for tag in users.flatMap({ $0.tags }) { print(tag.toDictionary(useMappedKeys: true) ?? [:]) }
    }
    Network.page(of: Tag.self, done: { print($0?.items?.first?.toDictionary(useMappedKeys: true) ?? [:]) })
    refresh(order) { print($0.toDictionary(useMappedKeys: true) ?? [:]) }
}
