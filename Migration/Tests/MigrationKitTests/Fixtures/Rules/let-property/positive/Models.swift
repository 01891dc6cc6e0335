import HandyJSON

struct M: HandyJSON {
    let id: Int // find
    init() { id = 0 }
}
