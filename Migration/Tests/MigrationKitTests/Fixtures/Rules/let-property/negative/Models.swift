import HandyJSON

struct M: HandyJSON {
    var id = 0
    static let shared = M()
}
struct Other { let id = 0 }
