import HandyJSON

struct A: HandyJSON {}
let a = [A].deserialize(from: "[]") as! [A]
let b = [A].deserialize(from: "[]")?.compactMap { $0 }
let c = [A].deserialize(from: "[]") == nil
let d = [A].deserialize(from: "[]")?.first
