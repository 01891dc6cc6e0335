import Foundation
import SmartEngine

/// HandyJSON's older entry points.
///
///     let trip = JSONDeserializer<Trip>.deserializeFrom(json: #"{"trip_id":7}"#)
///     let trips = JSONDeserializer<Trip>.deserializeModelArrayFrom(json: #"[{"id":1},{"id":2}]"#)
public class JSONDeserializer<T: HandyJSON> {
    /// A model from a dictionary; nil when there is none at `designatedPath`.
    ///
    /// - Parameters:
    ///   - dict: A dictionary, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserializeFrom(dict: NSDictionary?, designatedPath: String? = nil) -> T? {
        guard let dict else { return nil }
        return DecodingCall.value(T.self, from: .object(dict), designatedPath, family: .handyJSON)
    }

    /// A model from a dictionary; nil when there is none at `designatedPath`.
    ///
    /// - Parameters:
    ///   - dict: A dictionary, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserializeFrom(dict: [String: Any]?, designatedPath: String? = nil) -> T? {
        guard let dict else { return nil }
        return DecodingCall.value(T.self, from: .object(dict), designatedPath, family: .handyJSON)
    }

    /// A model from JSON text; nil when it is not JSON or has no object at `designatedPath`.
    ///
    /// - Parameters:
    ///   - json: JSON text. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserializeFrom(json: String?, designatedPath: String? = nil) -> T? {
        guard let json else { return nil }
        return DecodingCall.value(T.self, from: .text(json), designatedPath, family: .handyJSON)
    }

    /// Writes what the dictionary has into an existing object. Runs `mapping`, but neither `willStartMapping` nor
    /// `didFinishMapping`. Where the thread's stack is too small for the source, what comes before that is written.
    ///
    /// - Parameters:
    ///   - object: The model to change.
    ///   - dict: A dictionary. Nil changes nothing.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    public static func update(object: inout T, from dict: [String: Any]?, designatedPath: String? = nil) {
        ModelCoder.update(&object, from: dict.map { .object($0) }, designatedPath)
    }

    /// Writes what the text has into an existing object. Runs `mapping`, but neither `willStartMapping` nor
    /// `didFinishMapping`. Where the thread's stack is too small for the source, what comes before that is written.
    ///
    /// - Parameters:
    ///   - object: The model to change.
    ///   - json: JSON text. Nil changes nothing.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    public static func update(object: inout T, from json: String?, designatedPath: String? = nil) {
        ModelCoder.update(&object, from: json.map { .text($0) }, designatedPath)
    }

    /// Models from a JSON array in text; an element that is not an object is nil. Nil when there is no array at
    /// `designatedPath`.
    ///
    /// - Parameters:
    ///   - json: JSON text. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is no array.
    public static func deserializeModelArrayFrom(json: String?, designatedPath: String? = nil) -> [T?]? {
        ModelCoder.decodeArray(T.self, from: json.map { .text($0) }, designatedPath)
    }

    /// Models from an array; an element that is not a dictionary is nil.
    ///
    /// - Parameter array: An array, as JSONSerialization gives it. Nil gives nil.
    /// - Returns: Nil when there is no array.
    public static func deserializeModelArrayFrom(array: NSArray?) -> [T?]? {
        ModelCoder.decodeArray(T.self, from: array.map { .object($0) }, nil)
    }

    /// Models from an array; an element that is not a dictionary is nil.
    ///
    /// - Parameter array: An array, as JSONSerialization gives it. Nil gives nil.
    /// - Returns: Nil when there is no array.
    public static func deserializeModelArrayFrom(array: [Any]?) -> [T?]? {
        ModelCoder.decodeArray(T.self, from: array.map { .object($0) }, nil)
    }
}
