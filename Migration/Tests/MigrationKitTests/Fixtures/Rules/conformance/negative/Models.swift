import HandyJSON

protocol P: HandyJSON {}
func f<T: HandyJSON>(_: T) {}
let x: HandyJSON? = nil
