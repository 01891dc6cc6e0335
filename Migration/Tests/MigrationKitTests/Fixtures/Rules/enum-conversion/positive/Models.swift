import HandyJSON

enum K: Int, HandyJSONEnum { // find
    case a
    static func _transform(from object: Any) -> K? { nil }
}
