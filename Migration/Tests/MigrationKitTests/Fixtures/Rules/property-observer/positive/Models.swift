import HandyJSON

struct M: HandyJSON {
    var id = 0 { // find
        didSet { print(id) }
    }
}
