import Foundation
import SmartEngine

extension HandyJSON {
    /// A model from a dictionary. O(size).
    ///
    /// - Parameters:
    ///   - dict: A dictionary, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: Path to the model: keys separated by dots (`data.user`). Nil: the whole dictionary is the
    ///     model.
    /// - Returns: Nil when there is no object at `designatedPath`.
    public static func deserialize(from dict: NSDictionary?, designatedPath: String? = nil) -> Self? {
        guard let dict else { return nil }
        return DecodingCall.value(Self.self, from: .object(dict), designatedPath, family: .handyJSON)
    }

    /// A model from a dictionary; nil when there is none at `designatedPath`.
    ///
    /// - Parameters:
    ///   - dict: A dictionary, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from dict: [String: Any]?, designatedPath: String? = nil) -> Self? {
        guard let dict else { return nil }
        return DecodingCall.value(Self.self, from: .object(dict), designatedPath, family: .handyJSON)
    }

    /// A model from JSON text. O(size of the text).
    ///
    /// - Parameters:
    ///   - json: JSON text. Nil gives nil.
    ///   - designatedPath: Path to the model: keys separated by dots (`data.user`). Nil: the whole text is the model.
    /// - Returns: Nil when the text is not JSON, or there is no object at `designatedPath`.
    public static func deserialize(from json: String?, designatedPath: String? = nil) -> Self? {
        guard let json else { return nil }
        return DecodingCall.value(Self.self, from: .text(json), designatedPath, family: .handyJSON)
    }

    /// A model from JSON as UTF-8 bytes. Not in HandyJSON.
    ///
    /// - Parameters:
    ///   - data: JSON as UTF-8 bytes. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    @_disfavoredOverload
    public static func deserialize(from data: Data?, designatedPath: String? = nil) -> Self? {
        guard let data else { return nil }
        return DecodingCall.value(Self.self, from: .data(data), designatedPath, family: .handyJSON)
    }
}

extension Array where Element: HandyJSON {
    /// Models from a JSON array in text; an element that is not an object is nil. Nil when there is no array at
    /// `designatedPath`.
    ///
    /// - Parameters:
    ///   - json: JSON text. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from json: String?, designatedPath: String? = nil) -> [Element?]? {
        ModelCoder.decodeArray(Element.self, from: json.map { .text($0) }, designatedPath)
    }

    /// Models from an array; an element that is not a dictionary is nil.
    ///
    /// - Parameter array: An array, as JSONSerialization gives it. Nil gives nil.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from array: NSArray?) -> [Element?]? {
        ModelCoder.decodeArray(Element.self, from: array.map { .object($0) }, nil)
    }

    /// Models from an array; an element that is not a dictionary is nil.
    ///
    /// - Parameter array: An array, as JSONSerialization gives it. Nil gives nil.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from array: [Any]?) -> [Element?]? {
        ModelCoder.decodeArray(Element.self, from: array.map { .object($0) }, nil)
    }

    /// Models from a JSON array as UTF-8 bytes. Not in HandyJSON.
    ///
    /// - Parameters:
    ///   - data: JSON as UTF-8 bytes. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    @_disfavoredOverload
    public static func deserialize(from data: Data?, designatedPath: String? = nil) -> [Element?]? {
        ModelCoder.decodeArray(Element.self, from: data.map { .data($0) }, designatedPath)
    }
}

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

extension HandyJSON {
    /// The model as plain Swift values, nil properties left out. O(size).
    ///
    /// - Returns: Nil when the model cannot be written, or is not written as an object.
    public func toJSON() -> [String: Any]? {
        var isWritten = false
        if let object = EncodingCall.plain(self, family: .handyJSON, .handyJSON, isWritten: &isWritten)
            as? [String: Any]
        {
            return object
        }
        EncodingCall.tellOther(Self.self, family: .handyJSON, isWritten: isWritten, "an object", "dictionary")
        return nil
    }

    /// The model as JSON text, properties in declaration order, superclass first. O(size).
    ///
    /// - Parameter prettyPrint: Whether there are line breaks and indentation.
    /// - Returns: Nil when the model cannot be written; the log says why.
    public func toJSONString(prettyPrint: Bool = false) -> String? {
        EncodingCall.text(self, family: .handyJSON, .handyJSON, pretty: prettyPrint)
    }
}

extension Collection where Iterator.Element: HandyJSON {
    /// The models as plain Swift values.
    ///
    /// - Returns: A dictionary for each model, nil for one that cannot be written.
    public func toJSON() -> [[String: Any]?] { elements.map { $0.toJSON() } }

    /// The models as a JSON array.
    ///
    /// - Parameter prettyPrint: Whether there are line breaks and indentation.
    /// - Returns: Nil when one of them cannot be written; the log says why.
    public func toJSONString(prettyPrint: Bool = false) -> String? {
        EncodingCall.text(elements, family: .handyJSON, .handyJSON, pretty: prettyPrint)
    }

    /// The elements, found by iterating: `Array(self)` and `map` trust the `count` of an app's own collection, and trap
    /// where there are fewer elements.
    @_optimize(size) private var elements: [Element] {
        if let array = self as? [Element] { return array }
        var elements: [Element] = []
        for element in self { elements.append(element) }
        return elements
    }
}

/// HandyJSON's calls on the engine that read something else than one new model.
enum ModelCoder {
    static func decodeArray<T: HandyJSON>(_ type: T.Type, from source: DecodingSource?, _ path: String?) -> [T?]? {
        withRun([T].self, source, path) { session, index in
            guard session.kind(of: index) == .array else { throw session.failure([T].self, at: index) }
            // An optional element that cannot be filled is nil, by the family's rules.
            return try session.decode([T?].self, at: index)
        }
    }

    static func update<T: HandyJSON>(_ object: inout T, from source: DecodingSource?, _ path: String?) {
        withRun(T.self, source, path, isUpdate: true) { try $0.update(&object, at: $1) }
    }

    @discardableResult
    private static func withRun<R>(
        _ type: Any.Type, _ source: DecodingSource?, _ path: String?, isUpdate: Bool = false,
        _ body: (DecodingSession, Int) throws -> R
    ) -> R? {
        guard let source else { return nil }
        return DecodingCall.telling(type, family: .handyJSON) {
            try DecodingCall.decode(type, from: source, path, family: .handyJSON, nil, isUpdate: isUpdate, by: body)
        }
    }

    /// One value of any type, converted by HandyJSON's rules. This is not a decode of its own: repairs are only
    /// reported by the enclosing one.
    static func value<T>(_ type: T.Type, from object: Any) -> T? {
        guard let document = try? Document(object: object, options: Document.ParsingOptions()) else { return nil }
        var session = DecodingSession.begin(document, rules: .passUnretained(.handyJSON))
        defer { DecodingSession.end(&session) }
        return try? session.decode(type, at: 0)
    }
}

extension EncodingOptions {
    /// The options for writing HandyJSON models, with the process's rules for the native models inside.
    static var handyJSON: EncodingOptions {
        ThreadSettings.current.writesByHandyJSON ? handyJSONForAll : handyJSONForOwn
    }
    private static let handyJSONForOwn = handyJSON(.native)
    private static let handyJSONForAll = handyJSON(.handyJSON)

    private static func handyJSON(_ rules: SmartRules) -> EncodingOptions {
        var options = EncodingOptions.Choices()
        options.rules = rules
        options.isDerived = true
        // A native model inside writes its mapped names, as it did before it was migrated.
        options.useMappedKeys = true
        return EncodingOptions(options)
    }
}
