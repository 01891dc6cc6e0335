// Memory: hooks are given memory of their model: uninitialised for `emplace`, else an instance.

// HandyJSON exported Foundation, and files rely on that. SmartEngine is not exported, since an app may use its names,
// except for two protocols whose conformances the compiler has to see where an app writes `extension Array: HandyJSON
// {}`.
@_exported import Foundation
import SmartEngine
@_exported import protocol SmartEngine._SmartCoded
@_exported import protocol SmartEngine._SmartMeasured

/// A model that the engine fills from JSON without Codable. The engine finds its stored properties at run time.
///
///     class Animal: HandyJSON {
///         var name: String?
///         var id = 0
///         required init() {}
///         func mapping(mapper: HelpingMapper) { mapper <<< self.id <-- "animal_id" }
///     }
///     let cat = Animal.deserialize(from: #"{"name":"cat","animal_id":"12345"}"#)
///
/// The protocol of HandyJSON 5.0.4, on the SmartCodable engine.
public protocol HandyJSON: _ExtendCustomModelType {}

/// The root of HandyJSON's protocols. An alias for the engine's protocol, to which the standard types conform.
public typealias _Measurable = _SmartMeasured

/// Anything HandyJSON converts. An alias for the engine's protocol, to which the standard types conform, so that a
/// conditional conformance (`extension Array: HandyJSON, _ExtendCustomModelType where Element: HandyJSON {}`) need not
/// name it.
public typealias _Transformable = _SmartCoded

/// The requirements of a model; see `HandyJSON`.
public protocol _ExtendCustomModelType: _Transformable {
    /// The model with its initial values, which remain where the JSON has no usable value. Rule: HandyJSON 5.0.4.
    init()
    /// Called on a new instance before its properties are filled.
    mutating func willStartMapping()
    /// Names, transforms and exclusions: `mapper <<< self.id <-- "user_id"`. Called once per instance, for reading and
    /// for writing.
    ///
    /// - Parameter mapper: Receives the results of the operators: `mapper <<< …`, `mapper >>> …`.
    mutating func mapping(mapper: HelpingMapper)
    /// Called when the properties are filled.
    mutating func didFinishMapping()
}

extension _ExtendCustomModelType {
    /// By default there is nothing to prepare.
    public mutating func willStartMapping() {}
    /// By default there is no mapping; the engine remembers that, and does not call it again.
    public mutating func mapping(mapper: HelpingMapper) { mapper.noteDefaultMapping(of: Self.self) }
    /// By default there is nothing left to do.
    public mutating func didFinishMapping() {}
}

extension _ExtendCustomModelType {
    /// For the engine: how the type is coded.
    public static var _coding: _Coding { ModelHooks.coding(self) }
}

/// The engine's hooks, as HandyJSON's protocol has them. They call the model through its conformance, so nothing else
/// is compiled for each model.
private enum ModelHooks {
    @_optimize(speed)
    static func coding<Model: _ExtendCustomModelType>(_ model: Model.Type) -> _Coding {
        _Coding(
            runtime: model,
            RuntimeHooks(
                family: .handyJSON,
                emplace: { $0.initializeMemory(as: Model.self, to: Model()) },
                willFill: { instance, pass in
                    let instance = instance.assumingMemoryBound(to: Model.self)
                    if pass.isNewInstance { instance.pointee.willStartMapping() }
                    guard pass.asksForMapping else { return nil }
                    return map(instance, pass)
                },
                didFill: { $0.assumingMemoryBound(to: Model.self).pointee.didFinishMapping() },
                // The hook runs on a copy, as in HandyJSON: the instance is the caller's, and what `mapping` does to
                // its own properties is not written. For a class the copy is the reference.
                willWrite: { instance, pass in
                    guard pass.asksForMapping else { return nil }
                    var copy = instance.assumingMemoryBound(to: Model.self).pointee
                    return map(&copy, pass)
                }))
    }

    /// Runs `mapping(mapper:)` on the instance in place, so that the mapper can recognise properties by their
    /// addresses.
    private static func map<Model: _ExtendCustomModelType>(
        _ instance: UnsafeMutablePointer<Model>, _ pass: RuntimePass
    ) -> RuntimeMapping? {
        let mapper = HelpingMapper.begin(UnsafeMutableRawPointer(instance), pass)
        instance.pointee.mapping(mapper: mapper)
        return mapper.end(pass)
    }
}

extension RuntimeFamily {
    /// The family of HandyJSON's models. A superclass that is not a model itself is not filled.
    static let handyJSON = RuntimeFamily(
        rules: .handyJSON, fillsLevel: { isModel($0) }, firstFill: { report($0, $1) },
        matchesAnyCase: { HandyJSONConfiguration.deserializeOptions.contains(.caseInsensitive) },
        refuse: { Log.logMistake($0, of: $1, about: $2) }, fail: { Log.logError($0(), of: $1) },
        print: { tell($0, $1, $2) })

    /// Prints the repairs: unusable values at `.debug`, the others at `.verbose`.
    @_optimize(size)
    private static func tell(_ comma: (line: Int, column: Int)?, _ report: SmartReport, _ type: Any.Type) {
        if let comma {
            Log.logDebug(
                "a trailing comma at line \(comma.line), column \(comma.column) was accepted; JSON does not allow it, and native models reject it",
                of: type)
        }
        for repair in report.repairs {
            switch repair.action {
            case .keptInitialValue, .emptyValue, .becameNil, .dropped, .refused: Log.logDebug("\(repair)", of: type)
            case .missing, .null, .converted, .defaultCase, .leftOut: Log.logVerbose("\(repair)", of: type)
            }
        }
    }

    private static func isModel(_ level: AnyClass) -> Bool {
        // A class that is native as well does not name its family.
        guard let coded = level as? any _SmartCoded.Type else { return false }
        return coded._coding.family != nil || level is any _ExtendCustomModelType.Type
    }

    @_optimize(size) private static func report(_ plan: RuntimePlan, _ base: UnsafeRawPointer) {
        func report(_ wrapper: String, _ properties: [StoredProperty]) {
            guard !properties.isEmpty else { return }
            let names = properties.map { PropertyNaming.key(of: $0) }
            Log.logMistake(
                "\(plan.modelType).\(names.joined(separator: ", ")): @\(wrapper) has no effect in a HandyJSON model; the field has "
                    + "the property's name. Give names and paths in mapping(mapper:).",
                of: plan.modelType)
        }
        report("SmartKey", plan.properties.selected { LinkedCodableHalf.current?.isConfigured($0, in: base) == true })
        report("SmartFlat", plan.flat)
        let constants = plan.filledConstants
        for index in constants.indices {
            Log.logMistake(
                "\(plan.modelType).\(constants[index].name) is a let, but it is filled. Optimised code may still use its first value; "
                    + "make it a var.",
                of: plan.modelType)
        }
        let unfillable = plan.unfillable
        guard !unfillable.isEmpty else { return }
        Log.logDebug(
            "\(plan.modelType).\(unfillable.map(\.name).joined(separator: ", ")): left alone, since no JSON value can become "
                + "\(unfillable.map { "\($0.type)" }.joined(separator: ", ")).",
            of: plan.modelType)
    }
}

// A model may be of both families while a code base migrates: `struct User: SmartCodable, HandyJSON`. It is coded the
// native way; what both protocols give a default for is given here once more, so that neither is ambiguous.
// Models of both families: `_coding` chooses the native codec, and `withDecoder` the native rules. The family that these
// calls pass on only chooses how the source is parsed, that it has to be an object, and the messages.
extension HandyJSON where Self: SmartDecodable {
    /// By default there is nothing left to do.
    public mutating func didFinishMapping() {}

    /// A model from a dictionary, coded the native way; nil when there is none at `designatedPath`.
    ///
    /// - Parameters:
    ///   - dict: A dictionary, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from dict: NSDictionary?, designatedPath: String? = nil) -> Self? {
        guard let dict else { return nil }
        return DecodingCall.value(Self.self, from: .object(dict), designatedPath, family: .handyJSON)
    }

    /// A model from a dictionary, coded the native way; nil when there is none at `designatedPath`.
    ///
    /// - Parameters:
    ///   - dict: A dictionary, as JSONSerialization gives it. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from dict: [String: Any]?, designatedPath: String? = nil) -> Self? {
        guard let dict else { return nil }
        return DecodingCall.value(Self.self, from: .object(dict), designatedPath, family: .handyJSON)
    }

    /// A model from JSON text, coded the native way; nil when it is not JSON or has no object at `designatedPath`.
    ///
    /// - Parameters:
    ///   - json: JSON text. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from json: String?, designatedPath: String? = nil) -> Self? {
        guard let json else { return nil }
        return DecodingCall.value(Self.self, from: .text(json), designatedPath, family: .handyJSON)
    }

    /// A model from JSON as UTF-8 bytes, coded the native way; nil if it is not JSON or has no object at `designatedPath`.
    ///
    /// - Parameters:
    ///   - data: JSON as UTF-8 bytes. Nil gives nil.
    ///   - designatedPath: The path to it: keys separated by dots (`data.user`). Nil means the whole source.
    /// - Returns: Nil when there is none at `designatedPath`.
    public static func deserialize(from data: Data?, designatedPath: String? = nil) -> Self? {
        guard let data else { return nil }
        return DecodingCall.value(Self.self, from: .data(data), designatedPath, family: .handyJSON)
    }
}

extension HandyJSON where Self: SmartEncodable {
    /// The model as JSON text, coded the native way.
    ///
    /// - Parameter prettyPrint: Whether there are line breaks and indentation.
    /// - Returns: Nil when it cannot be written; the log says why.
    public func toJSONString(prettyPrint: Bool = false) -> String? {
        EncodingCall.text(self, family: .handyJSON, .handyJSON, pretty: prettyPrint)
    }
}

extension Array where Element: HandyJSON & SmartEncodable {
    /// The models as a JSON array, coded the native way.
    ///
    /// - Parameter prettyPrint: Whether there are line breaks and indentation.
    /// - Returns: Nil when it cannot be written; the log says why.
    public func toJSONString(prettyPrint: Bool = false) -> String? {
        EncodingCall.text(self, family: .handyJSON, .handyJSON, pretty: prettyPrint)
    }
}

extension _ExtendCustomModelType where Self: SmartDecodable {
    /// For the engine: the model is coded the native way.
    @inlinable
    public static var _coding: _Coding { _Coding(native: Self.self, isExtended: false) }
}

extension _ExtendCustomModelType where Self: SmartDecodable & _SmartExtended {
    /// For the engine: the model is coded the native way.
    @inlinable
    public static var _coding: _Coding { _Coding(native: Self.self, isExtended: true) }
}
