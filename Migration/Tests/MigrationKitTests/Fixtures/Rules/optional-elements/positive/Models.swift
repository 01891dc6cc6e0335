import HandyJSON

struct A: HandyJSON {}
let a = [A].deserialize(from: "[]") as? [A] // find
let b = JSONDeserializer<A>.deserializeModelArrayFrom(json: "") as? [A] // find
