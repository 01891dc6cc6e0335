import HandyJSON

/// What all classes of the app come from.
open class BaseModel: HandyJSON {
    public required init() {}
    open func mapping(mapper: HelpingMapper) {}
    open func didFinishMapping() {}
}

open class Entity: BaseModel {
    public var id: Int64 = 0
    public var createdAt: Date?

    open override func mapping(mapper: HelpingMapper) {
        mapper <<< self.id <-- ["entity_id", "id"]
        mapper <<< self.createdAt <-- ("create_time", DateTransform())
    }
}

/// The wrapper around everything the server says.
open class BaseResponse<T: HandyJSON>: HandyJSON {
    public var code = -1
    public var message: String?
    public var data: T?
    public var list: [T] = []

    public required init() {}

    open func mapping(mapper: HelpingMapper) {
        mapper <<< self.message <-- ["msg", "message"]
    }
}

public struct Money: HandyJSON {
    public var amount = 0.0
    public var currency = Currency.euro
    public init() {}
    public mutating func mapping(mapper: HelpingMapper) {
        mapper <<< currency <-- "ccy"
    }
}

public enum Currency: String, HandyJSONEnum {
    case euro = "EUR", dollar = "USD"
}

public struct Picture: HandyJSON {
    public var url = ""
    public var width = 0
    public var height: Int?
    public init() {}
    public mutating func mapping(mapper: HelpingMapper) {
        mapper <<< [self.width <-- ["w", "width"], self.height <-- "h"]
    }
}

public final class MillisecondsTransform: TransformType {
    public typealias Object = Date
    public typealias JSON = Double
    public init() {}
    public func transformFromJSON(_ value: Any?) -> Date? {
        (value as? Double).map { Date(timeIntervalSince1970: $0 / 1000) }
    }
    public func transformToJSON(_ value: Date?) -> Double? {
        value.map { $0.timeIntervalSince1970 * 1000 }
    }
}

public protocol Identified: HandyJSON {
    var key: String { get }
}

extension Identified {
    public var endpoint: String { "/\(key)" }
}

// MARK: The network layer

public final class Network {
    public init() {}

    public func request<T: HandyJSON>(_ text: String, type: T.Type) -> T? {
        BaseResponse<T>.deserialize(from: text)?.data
    }

    public func list<T: HandyJSON>(_ text: String, type: T.Type) -> [T] {
        [T].deserialize(from: text, designatedPath: "data.list") as? [T] ?? []
    }

    public func old<T>(_ text: String, path: String) -> T? where T: HandyJSON {
        JSONDeserializer<T>.deserializeFrom(json: text, designatedPath: path)
    }

    public func body<T: HandyJSON>(_ model: T) -> String { model.toJSONString() ?? "nil" }

    public func parameters<T: HandyJSON>(_ model: T) -> [String] { (model.toJSON() ?? [:]).keys.sorted() }

    public func make(_ type: HandyJSON.Type, _ dict: [String: Any]) -> HandyJSON? { type.deserialize(from: dict) }
}

extension HandyJSON {
    public func copied() -> Self? { Self.deserialize(from: toJSONString()) }
}

public func coreChecks() -> [String] {
    let money = Money.deserialize(from: #"{"amount":"1.5","ccy":"USD"}"#)
    let picture = Picture.deserialize(from: ["url": "u", "w": 3, "h": "4"])
    let entity = Entity.deserialize(from: #"{"entity_id":"7","create_time":100}"#)
    return [
        "money \(money?.amount ?? 0) \(money?.currency.rawValue ?? "") \(money?.toJSONString() ?? "")",
        "picture \(picture?.width ?? 0) \(picture?.height ?? 0) \(picture?.toJSONString() ?? "")",
        "entity \(entity?.id ?? 0) \(entity?.createdAt?.timeIntervalSince1970 ?? 0) \(entity?.toJSONString() ?? "")",
    ]
}

// MARK: Names that SmartCodable has too

public enum JSONValue {
    case none, text(String)
}

public struct SmartReport {
    public var text = "core's"
    public init() {}
}

extension KeyedDecodingContainer {
    public func decode(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any] { ["core": key.stringValue] }
    public func decode(_ type: [Any].Type, forKey key: Key) throws -> [Any] { ["core"] }
}
