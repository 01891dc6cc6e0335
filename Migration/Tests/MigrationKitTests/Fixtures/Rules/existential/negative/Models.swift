import HandyJSON

struct A: HandyJSON {}
func f<T: HandyJSON>(_: T) {}
