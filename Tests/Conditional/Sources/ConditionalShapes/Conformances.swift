import HandyJSONCompat

#if NATIVE_TOO
import SmartCodable
#endif

// Conditional conformances as apps have them, so that `Response<T: HandyJSON>` holds lists: what the compiler proposes.

extension Array: HandyJSON where Element: HandyJSON {}
extension Array: _ExtendCustomModelType where Element: _ExtendCustomModelType {}

extension Set: HandyJSON where Element: HandyJSON {}
extension Set: _ExtendCustomModelType where Element: _ExtendCustomModelType {}

extension Optional: HandyJSON where Wrapped: HandyJSON {}
extension Optional: _ExtendCustomModelType where Wrapped: _ExtendCustomModelType {
    public init() { self = nil }
}

typealias Dict = [String: Any]
extension Dict: HandyJSON, _ExtendCustomModelType {}

/// Of a generic model, with all that HandyJSON's protocols refine, or only what is not refined by the others.
struct Page<T> {
    var items: [T] = []
    var total = 0
    init() {}
}

extension Page: HandyJSON, _ExtendCustomModelType, _Transformable, _Measurable where T: HandyJSON {
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.total <-- "count"
    }
}

class Slot<T> {
    var value: T?
    required init() {}
}

extension Slot: HandyJSON where T: _Transformable {}
extension Slot: _ExtendCustomModelType where T: _Transformable {}
extension Slot: _Transformable, _Measurable where T: _Transformable {}

/// An enum with another one's cases.
enum Known<T> {
    case known(T), unknown
}

extension Known: HandyJSONEnum, _RawEnumProtocol, _Transformable, _Measurable where T: HandyJSONEnum {
    static func _transform(from object: Any) -> Known? { T._transform(from: object).map { .known($0) } ?? .unknown }
    func _plainValue() -> Any? {
        guard case .known(let value) = self else { return nil }
        return value._plainValue()
    }
}

/// A raw value of a generic type.
struct Code<Owner> {
    let rawValue: Int
}

extension Code: RawRepresentable, HandyJSONEnum, _RawEnumProtocol, _Transformable, _Measurable
where Owner: HandyJSON {
    init?(rawValue: Int) {
        guard rawValue > 0 else { return nil }
        self.rawValue = rawValue
    }
}

struct Quoted<T> {
    var text = ""
}

extension Quoted: HandyJSONCustomTransformable, _ExtendCustomBasicType, _Transformable, _Measurable
where T: HandyJSON {
    static func _transform(from object: Any) -> Quoted? { Quoted(text: "<\(object)>") }
    func _plainValue() -> Any? { text }
}
