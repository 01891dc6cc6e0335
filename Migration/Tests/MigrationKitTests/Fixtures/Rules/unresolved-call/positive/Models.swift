import HandyJSON

struct A: HandyJSON {}
func f(_ store: Store) {
    let p = store.pair()
    print(p.0.toJSON() ?? [:]) // find
}
