import HandyJSON

protocol P: Equatable {}
struct A: HandyJSON {}
