import HandyJSONCompat
import SmartCodable

struct Own: SmartCodable {
    var id = 0
    func toJSON() -> [String: Any] { ["own": id] }
    func text() -> String { toJSONString(useMappedKeys: true) ?? "" }
}

class Extended: SmartCodable, HandyJSON {
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
    print(own.toJSON(), own.toJSONString(useMappedKeys: true) ?? "", [own].map { $0.toDictionary(useMappedKeys: true) }, below.toJSONString() ?? "", below.toDictionary(useMappedKeys: true) ?? [:])
}
