import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

func send<T: SmartCodable>(_ value: T) -> String? { value.toJSONString(useMappedKeys: true) }

func store<T: SmartCodable>(_ value: T) -> String? { value.toJSONString() }

func write<T>(_ value: T) -> String? where T: SmartEncodable { value.toJSONString() }
