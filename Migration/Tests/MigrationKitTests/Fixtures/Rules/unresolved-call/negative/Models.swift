import HandyJSON

struct A: HandyJSON {}
func f(_ a: A) { print(a.toJSON() ?? [:]) }
