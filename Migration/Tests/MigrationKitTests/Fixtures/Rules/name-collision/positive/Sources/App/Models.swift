import Core
import HandyJSON

struct Page: HandyJSON {
    var id = 0
}

// What adopt writes would mean this one.
struct IgnoredKey {} // find
