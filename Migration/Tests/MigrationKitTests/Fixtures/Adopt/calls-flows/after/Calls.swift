import Combine
import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

struct Order: SmartCodable {
    var owner = User()
    var buyer: User?
}

func loadUsers() -> [User] { [] }

final class Store {
    let users = loadUsers()
    lazy var first = users.first
    var current = CurrentValueSubject<User?, Never>(nil)
    var provider: (() -> User)?
    let make = { User() }
    let parse = { (text: String) -> Order? in nil }

    func values() -> [Any?] {
        [users.map { $0.toDictionary(useMappedKeys: true) }, first?.toDictionary(useMappedKeys: true), current.value?.toDictionary(useMappedKeys: true), provider?().toDictionary(useMappedKeys: true), make().toDictionary(useMappedKeys: true), parse("")?.toDictionary(useMappedKeys: true)]
    }
}

func texts(_ store: Store, _ orders: [Order], _ handler: () -> (Int, User), _ result: Result<User, Error>) throws -> [Any?] {
    let pair = handler()
    let local = { orders.first }
    let groups = Dictionary(grouping: orders) { $0.owner.id }
    for (user, order) in zip(store.users, orders) { print(user.toDictionary(useMappedKeys: true) ?? [:], order.toDictionary(useMappedKeys: true) ?? [:]) }
    let stored = try JSONDecoder().decode(User.self, from: Data())
    return [
        pair.1.toDictionary(useMappedKeys: true), local()?.toDictionary(useMappedKeys: true), orders.map(\.owner).map { $0.toDictionary(useMappedKeys: true) }, orders.compactMap(\.buyer).first?.toDictionary(useMappedKeys: true),
        orders.first.map(\.owner)?.toDictionary(useMappedKeys: true), groups[1]?.map { $0.toDictionary(useMappedKeys: true) }, stored.toDictionary(useMappedKeys: true), try result.get().toDictionary(useMappedKeys: true),
    ]
}
