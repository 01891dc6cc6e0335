import HandyJSONCompat
import SmartCodable

class Page: SmartCodable, HandyJSON {
    var id = 0
    required init() {}
}

class Reply: SmartCodable, HandyJSON {
    var id = 0
    required init() {}
}

func read(_ page: Page, _ reply: Reply) -> [Any?] { [page.toJSON(), reply.toJSON()] }
