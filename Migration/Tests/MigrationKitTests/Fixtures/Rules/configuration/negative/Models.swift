import HandyJSON

struct Configuration {}
func f() { print(Configuration()) }
