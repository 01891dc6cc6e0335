import HandyJSON

extension HandyJSON { // find
    func f() {}
}
