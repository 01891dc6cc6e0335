import Core
import HandyJSONCompat

struct Page: HandyJSON {
    var id = 0
    func value() -> JSONValue { .none }
}
