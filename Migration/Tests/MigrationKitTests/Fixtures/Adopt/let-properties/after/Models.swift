import HandyJSONCompat
import SmartCodable

struct Fixed: SmartCodable {
    var id = 0
    var name: String? = nil, other = ""
    @SmartAny var extra: [String: Any] = [:]
    @SmartAny var set: [String: Any]
    @SmartAny private var cache = NSCache<NSString, NSString>()
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

struct Alone: SmartCodable {
    private var kind = "alone"
}

class Base: SmartCodable {
    var id = 0
    required init() {}
}

class Child: Base {
    var name = ""
}

func use() -> [Int] { [Fixed().id, Member(id: 2).id, Base().id] }
