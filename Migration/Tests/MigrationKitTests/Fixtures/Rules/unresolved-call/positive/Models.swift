import HandyJSON

struct A: HandyJSON {}
func f(_ make: () -> (A, Int)) {
    let p = make()
    print(p.0.toJSON() ?? [:]) // find
}
