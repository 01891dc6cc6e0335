import HandyJSON

struct A: HandyJSON {}
let a = JSONDeserializer<A>.deserializeFrom(json: "{}") // find
let b = JSONDeserializer<A>.deserializeModelArrayFrom(json: "[]") // find
