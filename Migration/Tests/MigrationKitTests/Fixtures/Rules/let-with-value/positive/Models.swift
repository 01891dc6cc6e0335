import HandyJSON

struct M: HandyJSON {
    let id = 5 // find
}
