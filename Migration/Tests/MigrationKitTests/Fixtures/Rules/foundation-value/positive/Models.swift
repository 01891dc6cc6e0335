import HandyJSON

struct M: HandyJSON {
    var date: Date? // find
    var url = URL(string: "a") // find
    var price: Decimal = 0 // find
}

struct Shape: HandyJSON {
    var key: UUID? // find
    var frame: CGRect = .zero // find
    var parts: [DateComponents]? // find
}
