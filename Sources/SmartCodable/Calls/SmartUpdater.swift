import Foundation
@_spi(Engine) import SmartEngine

/// Changes a model to what a source contains, and leaves everything else as it is.
///
///     SmartUpdater.update(&user, from: #"{"age":31,"address":{"city":"Bonn"}}"#)
///
/// Objects are merged into the models they belong to, at any depth, whatever names their keys are mapped to. Arrays and
/// dictionaries are replaced as a whole; null makes an optional nil. Ignored properties stay. A class instance stays
/// the same object, unless the source names another variant. `didFinishMapping` is called for every model the source
/// has an object for.
///
/// An update may fail on the way: `.strict` refuses it, an `init(from:)` throws, the thread's stack is too small. It
/// leaves the model as it is then, but objects in its properties, which stay the same, may have been updated already.
public enum SmartUpdater<Model: SmartDecodable> {
    /// Updates a model from JSON as UTF-8 bytes. O(size of the JSON).
    ///
    /// - Parameters:
    ///   - model: The model to change.
    ///   - data: The JSON. Nil changes nothing.
    ///   - designatedPath: Where the object is; see `SmartDecodable.deserialize(from:designatedPath:options:)`.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: False if the source is not JSON, or has no object at `designatedPath`; the model is unchanged
    ///   then.
    @discardableResult
    public static func update(
        _ model: inout Model, from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Bool {
        update(&model, data.map { .data($0) }, designatedPath, options)
    }

    /// Updates a model from JSON text. O(size of the text).
    ///
    /// - Parameters:
    ///   - model: The model to change.
    ///   - json: JSON text. Nil changes nothing.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: False if there is no object at `designatedPath`; the model is unchanged then.
    @discardableResult
    public static func update(
        _ model: inout Model, from json: String?, designatedPath: String? = nil,
        options: Set<SmartDecodingOption>? = nil
    ) -> Bool {
        update(&model, json.map { .text($0) }, designatedPath, options)
    }

    /// Updates a model from a dictionary. O(size).
    ///
    /// - Parameters:
    ///   - model: The model to change.
    ///   - dict: A dictionary. Nil changes nothing.
    ///   - designatedPath: The path to it: keys separated by dots, numbers for positions in arrays (`data.users.0`).
    ///     Nil means the whole source.
    ///   - options: Options for this call, which take precedence over the model's and the process's.
    /// - Returns: False if there is no object at `designatedPath`; the model is unchanged then.
    @discardableResult
    public static func update(
        _ model: inout Model, from dict: [String: Any]?, designatedPath: String? = nil,
        options: Set<SmartDecodingOption>? = nil
    ) -> Bool {
        update(&model, dict.map { .object($0) }, designatedPath, options)
    }

    @_optimize(size) private static func update(
        _ model: inout Model, _ source: DecodingSource?, _ path: String?, _ options: Set<SmartDecodingOption>?
    ) -> Bool {
        guard let source else { return false }
        let original = model
        let updated = withUnsafePointer(to: original) { pointer in
            DecodingCall.telling(Model.self) {
                try DecodingCall.decode(
                    coded: Model.self, from: source, path, options.map { DecodingOptions($0) },
                    original: UnsafeRawPointer(pointer)
                )
            }
        }
        guard let updated else { return false }
        model = ExistingObject.takeOver(original, from: consume updated)
        return true
    }
}
