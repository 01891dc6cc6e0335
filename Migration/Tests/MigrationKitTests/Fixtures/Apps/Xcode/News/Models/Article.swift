import HandyJSON

class Article: NSObject, HandyJSON {
    @objc dynamic var title: String?
    weak var section: Section?
    required override init() {}
}

class Section: NSObject, HandyJSON {
    lazy var cache: [Article] = []
    var articles: [Article]?
    required override init() {}
    func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper <<< articles <-- "list" }
    }
}
