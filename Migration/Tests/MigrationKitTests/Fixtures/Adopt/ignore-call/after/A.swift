import HandyJSONCompat
import SmartCodable

struct A: SmartCodable, HandyJSON { var id = 0 }

func send(_ a: A) -> [Any?] {
    [a.toJSON(), // handyjson-migrate:ignore adopt-call
     a.toJSONString(useMappedKeys: true)]
}
