import HandyJSONCompat

struct Own: HandyJSON {
    var id = 0
    func toJSON() -> [String: Any] { ["own": id] }
    func text() -> String { toJSONString() ?? "" }
}

class Extended: HandyJSON {
    var id = 0
    required init() {}
}

extension Extended {
    func toJSONString(prettyPrint: Bool = false) -> String? { "own" }
}

final class Below: Extended {
    var name = ""
}

func show(_ own: Own, _ below: Below) {
    print(own.toJSON(), own.toJSONString() ?? "", [own].toJSON(), below.toJSONString() ?? "", below.toJSON() ?? [:])
}
