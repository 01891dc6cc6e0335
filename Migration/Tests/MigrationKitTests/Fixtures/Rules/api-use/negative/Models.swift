import HandyJSON

struct DateTransform {}
let t = DateTransform()
