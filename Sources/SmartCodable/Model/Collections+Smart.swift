@_spi(Engine) import SmartEngine

/// Arrays of models are models where a type parameter requires one: `Response<[User]>` with `T: SmartCodable`,
/// `[[User]].deserialize(from:)`. Elements that do not fit are left out.
extension Array: SmartDecodable where Element: SmartDecodable {}

extension Array: SmartEncodable where Element: SmartEncodable {}

/// Dictionaries of models are models where a type parameter requires one: `[String: User].deserialize(from:)`.
extension Dictionary: SmartDecodable where Key == String, Value: SmartDecodable {}

extension Dictionary: SmartEncodable where Key == String, Value: SmartEncodable {}
