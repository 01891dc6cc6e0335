import Foundation
@_spi(Engine) import SmartEngine

// HandyJSON's arrays have a nil for each element that is no object. These read them so, natively.
extension Array {
    /// Models from a JSON array in text, with nil for each element that is not an object:
    ///
    ///     [User?].deserialize(from: text)
    ///
    /// - Parameters:
    ///   - json: JSON text. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil if there is no array at `designatedPath`, or the source is not JSON.
    public static func deserialize<Model: SmartDecodable>(
        from json: String?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? where Element == Model? {
        guard let json else { return nil }
        return DecodingCall.value([Element].self, from: .text(json), designatedPath, options: options)
    }

    /// Models from a JSON array as UTF-8 bytes, with nil for each element that is not an object.
    ///
    /// - Parameters:
    ///   - data: JSON as UTF-8 bytes. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil if there is no array at `designatedPath`, or the source is not JSON.
    public static func deserialize<Model: SmartDecodable>(
        from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? where Element == Model? {
        guard let data else { return nil }
        return DecodingCall.value([Element].self, from: .data(data), designatedPath, options: options)
    }

    /// Models from an array of Foundation values, with nil for each element that is not an object.
    ///
    /// - Parameters:
    ///   - array: An array, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: Nil if there is no array at `designatedPath`.
    public static func deserialize<Model: SmartDecodable>(
        from array: [Any]?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> [Element]? where Element == Model? {
        guard let array else { return nil }
        return DecodingCall.value([Element].self, from: .object(array), designatedPath, options: options)
    }
}
