import HandyJSONCompat
import SmartCodable

struct User: HandyJSON { var id = 0 }

func send<T: HandyJSON>(_ value: T) -> String? { value.toJSONString() }

func store<T: SmartCodable>(_ value: T) -> String? { value.toJSONString() }

func write<T>(_ value: T) -> String? where T: SmartEncodable { value.toJSONString() }
