import HandyJSON

struct A: HandyJSON {}
func f(_ d: NSDictionary, _ x: Any) {
    _ = A.deserialize(from: d) // find
    _ = [A].deserialize(from: x as? NSArray) // find
}
