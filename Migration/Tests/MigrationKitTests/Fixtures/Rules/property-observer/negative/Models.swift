import HandyJSON

struct M: HandyJSON {
    var id: Int { 0 }
    var other: Int {
        get { 0 }
        set { print(newValue) }
    }
}
