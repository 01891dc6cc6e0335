import HandyJSON

struct Chart { func toJSON() -> Int { 0 } }
let b = Chart().toJSON()
