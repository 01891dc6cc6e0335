import HandyJSON

func f<T: HandyJSON>(_: T) {} // find
func g<T>(_: T) where T: HandyJSON {} // find
protocol P { associatedtype A: HandyJSON } // find
extension Array where Element: HandyJSON {} // find
