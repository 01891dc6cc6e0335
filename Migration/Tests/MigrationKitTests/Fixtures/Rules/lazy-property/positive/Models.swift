import HandyJSON

class M: HandyJSON {
    lazy var cache: [Int] = [] // find
    required init() {}
}
