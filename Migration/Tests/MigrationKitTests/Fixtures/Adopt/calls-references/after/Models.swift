import HandyJSONCompat
import SmartCodable

struct User: SmartCodable, HandyJSON { var id = 0 }
struct Chart { static func toJSON() -> [String] { [] } }

func texts(_ users: [User]) -> [Any] { [users.map(User.toJSON), [1].map { _ in Chart.toJSON }.count] }

func log(_ user: User?) { print(user?.toJSON as Any) }
