import HandyJSON

class M: HandyJSON {
    weak var parent: M? // find
    unowned(unsafe) var loose: M? // find
    required init() {}
}
