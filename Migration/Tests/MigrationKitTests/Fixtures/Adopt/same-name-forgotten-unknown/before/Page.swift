import HandyJSONCompat

class Page: HandyJSON {
    var id = 0
    required init() {}
}

class Reply: HandyJSON {
    var id = 0
    required init() {}
}

func read(_ page: Page, _ reply: Reply) -> [Any?] { [page.toJSON(), reply.toJSON()] }
