import Combine
import Foundation
import HandyJSONCompat

struct User: HandyJSON, Codable { var id = 0 }

struct Order: HandyJSON {
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
        [users.toJSON(), first?.toJSON(), current.value?.toJSON(), provider?().toJSON(), make().toJSON(), parse("")?.toJSON()]
    }
}

func texts(_ store: Store, _ orders: [Order], _ handler: () -> (Int, User), _ result: Result<User, Error>) throws -> [Any?] {
    let pair = handler()
    let local = { orders.first }
    let groups = Dictionary(grouping: orders) { $0.owner.id }
    for (user, order) in zip(store.users, orders) { print(user.toJSON() ?? [:], order.toJSON() ?? [:]) }
    let stored = try JSONDecoder().decode(User.self, from: Data())
    return [
        pair.1.toJSON(), local()?.toJSON(), orders.map(\.owner).toJSON(), orders.compactMap(\.buyer).first?.toJSON(),
        orders.first.map(\.owner)?.toJSON(), groups[1]?.toJSON(), stored.toJSON(), try result.get().toJSON(),
    ]
}
