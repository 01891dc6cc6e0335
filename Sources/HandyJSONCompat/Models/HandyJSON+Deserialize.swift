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
