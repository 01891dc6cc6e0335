import HandyJSONCompat
import SmartCodable

struct Amount: HandyJSONCustomTransformable {
    var value = 0
    static func _transform(from object: Any) -> Amount? { nil }
    func _plainValue() -> Any? { value }
}

struct Order: SmartCodable {
    @SmartAny var amount = Amount()
}
