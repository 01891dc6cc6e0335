import Foundation

/// A model filled from JSON that may not fit: what is missing, null or of another type keeps the value that `init()`
/// gives.
///
///     struct User: SmartCodable {
///         var name = ""
///         var age = 0
///     }
///     let user = User.deserialize(from: #"{"name":"Ann","age":"30"}"#)   // age is 30
///
/// Coding is the compiler's: `init(from:)` is synthesised, and the engine is its Decoder. So it is an ordinary
/// Decodable type for every other decoder too.
public protocol SmartDecodable: Decodable, _SmartCoded {
    /// The model with its initial values: what the JSON does not have, or not in a usable form, keeps them. An instance
    /// is only made where one of its values is needed.
    init()
    /// Called once, when all properties have their values.
    mutating func didFinishMapping()
    /// Other names for coding keys: `[CodingKeys.id <--- ["user_id", "id"]]`.
    static func mappingForKey() -> [SmartKeyTransformer]?
    /// Other conversions for coding keys: `[CodingKeys.date <--- SmartDateTransformer()]`.
    static func mappingForValue() -> [SmartValueTransformer]?

    /// Decodes one value at `target`. The engine's; inlinable, so that the compiler specialises it in the module that
    /// declares the model.
    static func _make(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, from decoder: any Decoder) throws
    /// Decodes an array at `target`: `next` is called for each element with what makes it from a decoder, until it says
    /// false. False: an element failed.
    static func _makeArray(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, capacity: Int,
        _ next: (_ make: (any Decoder) throws -> Void) -> Bool
    ) -> Bool
    /// Makes the instance of `init()` whose values stand in for what is missing, in uninitialised memory; and takes it
    /// away again.
    static func _makeInitial(_ target: UnsafeMutableRawPointer)
    static func _destroyInitial(_ target: UnsafeMutableRawPointer)
}

extension SmartDecodable {
    @inlinable
    public static func _make(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, from decoder: any Decoder)
        throws
    {
        var model = try Self(from: decoder)
        if Self.self is AnyClass { try _fillInheritedLevels(of: model, decoder) }
        model.didFinishMapping()
        switch place {
        case .value: target.assumingMemoryBound(to: Self.self).pointee = model
        case .optional: target.assumingMemoryBound(to: Self?.self).pointee = model
        case .uninitializedValue: target.initializeMemory(as: Self.self, to: model)
        case .uninitializedOptional: target.initializeMemory(as: Self?.self, to: model)
        }
    }

    @inlinable
    public static func _makeInitial(_ target: UnsafeMutableRawPointer) {
        target.initializeMemory(as: Self.self, to: Self())
    }

    @inlinable
    public static func _destroyInitial(_ target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: Self.self).deinitialize(count: 1)
    }

    @inlinable
    public static func _makeArray(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, capacity: Int,
        _ next: (_ make: (any Decoder) throws -> Void) -> Bool
    ) -> Bool {
        var array: [Self] = []
        // No more than a megabyte at once, whatever the source says.
        array.reserveCapacity(Swift.min(capacity, (1 << 20) / Swift.max(1, MemoryLayout<Self>.stride) + 1))
        while next({ decoder in
            var model = try Self(from: decoder)
            if Self.self is AnyClass { try _fillInheritedLevels(of: model, decoder) }
            model.didFinishMapping()
            array.append(model)
        }) {}
        guard array.count == capacity else { return false }
        if isInitialized {
            target.assumingMemoryBound(to: [Self].self).pointee = array
        } else {
            target.initializeMemory(as: [Self].self, to: array)
        }
        return true
    }

    /// Does nothing.
    public mutating func didFinishMapping() {}
    /// No other names.
    public static func mappingForKey() -> [SmartKeyTransformer]? { nil }
    /// No other conversions.
    public static func mappingForValue() -> [SmartValueTransformer]? { nil }
}

/// A model written as JSON by the engine.
public protocol SmartEncodable: Encodable {
    /// The model with its initial values; see `SmartDecodable.init()`.
    init()
    /// Other names for coding keys; written with `useMappedKeys`. See `SmartDecodable.mappingForKey()`.
    static func mappingForKey() -> [SmartKeyTransformer]?
    /// Other conversions for coding keys. See `SmartDecodable.mappingForValue()`.
    static func mappingForValue() -> [SmartValueTransformer]?
}

extension SmartEncodable {
    /// No other names.
    public static func mappingForKey() -> [SmartKeyTransformer]? { nil }
    /// No other conversions.
    public static func mappingForValue() -> [SmartValueTransformer]? { nil }
}

/// Both ways. `struct User: SmartCodable`.
public typealias SmartCodable = SmartDecodable & SmartEncodable
/// The same under a name that differs from the module's. Module interfaces (library evolution) need a compiler flag all
/// the same: see <doc:ModuleInterfaces>.
public typealias SmartCodableX = SmartDecodable & SmartEncodable

extension SmartDecodable where Self: SmartEncodable {
    /// No other names.
    public static func mappingForKey() -> [SmartKeyTransformer]? { nil }
    /// No other conversions.
    public static func mappingForValue() -> [SmartValueTransformer]? { nil }
}

/// Something that stores a wrapped property for the engine; the property is keyed by its name without the underscore.
public protocol _SmartWrapper: _SmartCoded {
    /// For decoders that have no initial values: nil of an optional; else there is no such value.
    static func _whenMissing() -> Self?
}

/// A wrapper whose property takes no part in coding.
public protocol _SmartIgnoringWrapper: _SmartWrapper {}
