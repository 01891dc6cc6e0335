import Foundation
import HandyJSONCompat

class User: HandyJSON { var id = 0; var tags: [Tag] = []; required init() {} }
class Tag: HandyJSON { var id = 0; required init() {} }
class Order: HandyJSON { var id = 0; required init() {} }
class Page<T: HandyJSON>: HandyJSON { var items: [T]?; required init() {} }

enum Network {
    static func load<T: HandyJSON>(_ type: T.Type, _ text: String) -> T? { T.deserialize(from: text) }

    static func get<T: HandyJSON>(_ path: String, as type: T.Type, done: @escaping (T?) -> Void) {
        done(T.deserialize(from: path))
    }

    static func get<T: HandyJSON>(_ path: String, listOf type: T.Type, done: @escaping ([T], Error?) -> Void) {
        done([T].deserialize(from: path)?.compactMap { $0 } ?? [], nil)
    }

    static func page<T: HandyJSON>(of type: T.Type, done: (Page<T>?) -> Void) { done(Page<T>.deserialize(from: "{}")) }
}

func refresh<T: HandyJSON>(_ model: T, done: (T) -> Void) { done(model) }

func show(_ text: String, _ order: Order) {
    print(Network.load(User.self, text)?.toJSON() ?? [:])
    Network.get("a", as: Order.self) { order in print(order?.toJSONString() ?? "") }
    Network.get("b", listOf: User.self) { users, _ in
        print(users.toJSONString() ?? "")
        for tag in users.flatMap({ $0.tags }) { print(tag.toJSON() ?? [:]) }
    }
    Network.page(of: Tag.self, done: { print($0?.items?.first?.toJSON() ?? [:]) })
    refresh(order) { print($0.toJSON() ?? [:]) }
}
