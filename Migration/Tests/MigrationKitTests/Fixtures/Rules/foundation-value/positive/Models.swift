import HandyJSON

struct M: HandyJSON {
    var date: Date? // find
    var url = URL(string: "a") // find
    var price: Decimal = 0 // find
}
