import Core
import HandyJSONCompat

class Goods: BaseModel {
    var price = 0.0
    override func mapping(mapper: HelpingMapper) { mapper <<< price <-- "p" }
}
