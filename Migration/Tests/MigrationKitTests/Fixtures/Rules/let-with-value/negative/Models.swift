import HandyJSON

struct M: HandyJSON {
    let id: Int
    init() { id = 5 }
}
