import HandyJSONCompat

struct Fixed: HandyJSON {
    let id = 0
    let name: String? = nil, other = ""
    let extra: [String: Any] = [:]
    let set: [String: Any]
    private let cache = NSCache<NSString, NSString>()
    init() { set = [:] }
}

final class Shared: HandyJSON, Sendable {
    let id = 0
    required init() {}
}

/// Made with its memberwise initialiser elsewhere.
struct Member: HandyJSON {
    private let kind = "member"
    var id = 0
}

struct Alone: HandyJSON {
    private let kind = "alone"
}

class Base: HandyJSON {
    let id = 0
    required init() {}
}

class Child: Base {
    var name = ""
}

func use() -> [Int] { [Fixed().id, Member(id: 2).id, Base().id] }
