import HandyJSONCompat
#if NATIVE_TOO
import SmartCodable
#endif

// Two parameters.

struct Pair<Key: Hashable, Value> {
    var first: Value?
    var table: [Key: Value] = [:]
    init() {}
}

extension Pair: HandyJSON where Value: HandyJSON {}
extension Pair: _ExtendCustomModelType where Value: HandyJSON {}
extension Pair: _Transformable, _Measurable where Value: HandyJSON {}
