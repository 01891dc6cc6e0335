@_exported import Foundation

// HandyJSON's public API, for compiling against: nothing in it does anything.

public protocol _Measurable {}
public protocol _Transformable: _Measurable {}
public protocol _ExtendCustomModelType: _Transformable {
    init()
    mutating func willStartMapping()
    mutating func mapping(mapper: HelpingMapper)
    mutating func didFinishMapping()
}
extension _ExtendCustomModelType {
    public mutating func willStartMapping() {}
    public mutating func mapping(mapper: HelpingMapper) {}
    public mutating func didFinishMapping() {}
}
public protocol HandyJSON: _ExtendCustomModelType {}
public protocol _RawEnumProtocol: _Transformable {}
public protocol HandyJSONEnum: _RawEnumProtocol {}

extension HandyJSON {
    public static func deserialize(from dict: NSDictionary?, designatedPath: String? = nil) -> Self? { nil }
    public static func deserialize(from dict: [String: Any]?, designatedPath: String? = nil) -> Self? { nil }
    public static func deserialize(from json: String?, designatedPath: String? = nil) -> Self? { nil }
    public func toJSON() -> [String: Any]? { nil }
    public func toJSONString(prettyPrint: Bool = false) -> String? { nil }
}

extension Array where Element: HandyJSON {
    public static func deserialize(from json: String?, designatedPath: String? = nil) -> [Element?]? { nil }
    public static func deserialize(from array: NSArray?) -> [Element?]? { nil }
    public static func deserialize(from array: [Any]?) -> [Element?]? { nil }
}

extension Collection where Element: HandyJSON {
    public func toJSON() -> [[String: Any]?] { [] }
    public func toJSONString(prettyPrint: Bool = false) -> String? { nil }
}

public class JSONDeserializer<T: HandyJSON> {
    public static func deserializeFrom(dict: [String: Any]?, designatedPath: String? = nil) -> T? { nil }
    public static func deserializeFrom(json: String?, designatedPath: String? = nil) -> T? { nil }
    public static func deserializeModelArrayFrom(json: String?, designatedPath: String? = nil) -> [T?]? { nil }
    public static func update(object: inout T, from json: String?, designatedPath: String? = nil) {}
}

public typealias CustomMappingKeyValueTuple = (Int, MappingPropertyHandler)
public class MappingPropertyHandler {}
public class HelpingMapper {
    public func specify<T>(property: inout T, name: String) {}
    public func exclude<T>(property: inout T) {}
}

infix operator <-- : LogicalConjunctionPrecedence
infix operator <<< : AssignmentPrecedence
infix operator >>> : AssignmentPrecedence

public func <-- <T>(property: inout T, name: String) -> CustomMappingKeyValueTuple { (0, MappingPropertyHandler()) }
public func <-- <T>(property: inout T, names: [String]) -> CustomMappingKeyValueTuple { (0, MappingPropertyHandler()) }
public func <-- <Transform: TransformType>(property: inout Transform.Object, transformer: Transform) -> CustomMappingKeyValueTuple { (0, MappingPropertyHandler()) }
public func <-- <Transform: TransformType>(property: inout Transform.Object?, transformer: Transform) -> CustomMappingKeyValueTuple { (0, MappingPropertyHandler()) }
public func <-- <Transform: TransformType>(property: inout Transform.Object, transformer: (String?, Transform?)) -> CustomMappingKeyValueTuple { (0, MappingPropertyHandler()) }
public func <-- <Transform: TransformType>(property: inout Transform.Object?, transformer: (String?, Transform?)) -> CustomMappingKeyValueTuple { (0, MappingPropertyHandler()) }
public func <<< (mapper: HelpingMapper, mapping: CustomMappingKeyValueTuple) {}
public func <<< (mapper: HelpingMapper, mappings: [CustomMappingKeyValueTuple]) {}
public func >>> <T>(mapper: HelpingMapper, property: inout T) {}

public protocol TransformType {
    associatedtype Object
    associatedtype JSON
    func transformFromJSON(_ value: Any?) -> Object?
    func transformToJSON(_ value: Object?) -> JSON?
}

open class TransformOf<ObjectType, JSONType>: TransformType {
    public typealias Object = ObjectType
    public typealias JSON = JSONType
    public init(fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?) {}
    open func transformFromJSON(_ value: Any?) -> ObjectType? { nil }
    open func transformToJSON(_ value: ObjectType?) -> JSONType? { nil }
}

open class DateTransform: TransformType {
    public typealias Object = Date
    public typealias JSON = Double
    public init() {}
    open func transformFromJSON(_ value: Any?) -> Date? { nil }
    open func transformToJSON(_ value: Date?) -> Double? { nil }
}
