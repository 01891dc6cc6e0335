import Core
import HandyJSON

class Goods: BaseModel {
    var goodsId: Int8 = 0
    let sku: String = ""
    var createdAt: Date?
    var price: Double = 0 {
        didSet { print(price) }
    }

    override func mapping(mapper: HelpingMapper) {
        mapper <<< self.goodsId <-- ["goods_id", "id"]
        mapper <<< self.price <-- "price.amount"
    }
}

struct Cart: HandyJSON {
    var goods: [Goods] = []
    var note: String?
}
