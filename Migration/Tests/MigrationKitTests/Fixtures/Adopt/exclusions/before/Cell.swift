import HandyJSONCompat

class Cell: HandyJSON {
    var title = ""
    var isOpen = false
    private(set) var height: Double = 44
    lazy var cache: [String] = []
    var onTap: (() -> Void)?
    var range: (Int, Int) = (0, 1)
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper >>> self.isOpen
        mapper >>> height
        mapper >>> cache
        mapper.exclude(property: &onTap)
    }
}
