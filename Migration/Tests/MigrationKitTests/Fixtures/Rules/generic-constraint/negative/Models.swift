import HandyJSON

func f<T: Equatable>(_: T) {}
struct A: HandyJSON {}
