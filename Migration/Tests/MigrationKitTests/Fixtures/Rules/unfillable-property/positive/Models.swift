import HandyJSON

struct M: HandyJSON {
    var tap: (() -> Void)? // find
    var pair: (Int, Int) = (0, 0) // find
    var type: M.Type? // find
}

enum Mood { case good, bad }
struct Frame: Equatable { var width = 0 }
final class Helper {}

struct N: HandyJSON {
    var mood: Mood? // find
    var frame: Frame? // find
    var helper = Helper()
    var other: Helper? // find
}
