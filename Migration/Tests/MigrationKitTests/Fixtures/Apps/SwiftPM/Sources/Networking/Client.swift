import HandyJSON
import Models

public final class Client {
    public func users(_ text: String) -> [User] { [User].deserialize(from: text) as? [User] ?? [] }
    public func get<T: HandyJSON>(_ text: String, _ type: T.Type) -> T? { JSONDeserializer<T>.deserializeFrom(json: text) }
}
