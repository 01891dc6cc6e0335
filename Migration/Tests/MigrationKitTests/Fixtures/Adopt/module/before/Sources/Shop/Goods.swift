import Core
import HandyJSONCompat

class Goods: BaseModel {
    var price: Price?
}

func send(_ sent: Sent) -> [String: Any]? { sent.toJSON() }
