import HandyJSON

struct A: HandyJSON {}
let a = A.deserialize(from: "{}") // find
let b = [A].deserialize(from: "[]") // find
