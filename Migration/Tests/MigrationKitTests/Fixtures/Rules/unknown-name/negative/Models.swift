import HandyJSON

struct PropertyInfo {}
let b = PropertyInfo()
