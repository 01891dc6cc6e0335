import HandyJSON

struct A: HandyJSON {}
func f(_ d: [String: Any]) { _ = A.deserialize(from: d) }
