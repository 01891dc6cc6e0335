import HandyJSONCompat

enum OnOff: Int, HandyJSONEnum {
    case off, on
    static func _transform(from object: Any) -> OnOff? { nil }
}

enum Step: HandyJSONEnum {
    case one(Int)
    static func _transform(from object: Any) -> Step? { nil }
    func _plainValue() -> Any? { nil }
}

struct Currency: RawRepresentable, HandyJSONEnum { let rawValue: String }
