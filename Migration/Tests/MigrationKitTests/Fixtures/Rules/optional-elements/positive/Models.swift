import HandyJSON

struct A: HandyJSON {}
let a = [A].deserialize(from: "[]") // find
let b = JSONDeserializer<A>.deserializeModelArrayFrom(json: "")?.first // find
