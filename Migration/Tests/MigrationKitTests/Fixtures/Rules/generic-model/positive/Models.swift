import HandyJSON

struct M<T>: HandyJSON { // find
    var data: T?
}
