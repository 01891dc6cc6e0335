import HandyJSON

struct Store { static func update(object: inout Int, from: String) {} }
var a = 0
func f() { Store.update(object: &a, from: "") }
