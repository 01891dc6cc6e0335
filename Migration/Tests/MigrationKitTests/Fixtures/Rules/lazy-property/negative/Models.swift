import HandyJSON

struct M: HandyJSON {
    var cache: [Int] = []
}
class View { lazy var label = 0 }
