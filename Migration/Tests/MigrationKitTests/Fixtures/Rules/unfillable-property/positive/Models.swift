import HandyJSON

struct M: HandyJSON {
    var tap: (() -> Void)? // find
    var pair: (Int, Int) = (0, 0) // find
    var type: M.Type? // find
}
