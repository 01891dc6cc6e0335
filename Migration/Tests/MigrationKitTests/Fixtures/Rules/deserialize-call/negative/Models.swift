import HandyJSON

struct Coder { static func deserialize(from: String) -> Int { 0 } }
let a = Coder.deserialize(from: "")
