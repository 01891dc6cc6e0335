import HandyJSON

struct A: HandyJSON {} // find
extension B: HandyJSON {} // find
struct B {}
enum K: String, HandyJSONEnum { case a } // find
