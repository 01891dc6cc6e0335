import HandyJSONCompat

class Base: HandyJSON {
    var id = 0
    required init() {}
}

class Loud: Base {
    var stars = 0
    required init() {
        super.init()
        print("made")
    }
}
