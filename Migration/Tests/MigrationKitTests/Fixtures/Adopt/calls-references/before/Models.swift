import HandyJSONCompat

struct User: HandyJSON { var id = 0 }
struct Chart { static func toJSON() -> [String] { [] } }

func texts(_ users: [User]) -> [Any] { [users.map(User.toJSON), [1].map { _ in Chart.toJSON }.count] }

func log(_ user: User?) { print(user?.toJSON as Any) }

class Example: HandyJSON {
    var router: String?
    required init() {}
}

struct Row { var example: Example? }

func show(_ row: Row?, _ text: (String, Any?) -> Void) {
    let example = row?.example
    text("plain", example?.toJSON)
    text("chained", row?.example?.toJSON)
}
