import Foundation

/// The root of the protocols of coded types, without requirements. Separate from `_SmartCoded`, so that HandyJSONCompat
/// has two protocols for two names that one conformance may list.
public protocol _SmartMeasured {}

/// A type that the engine codes in a way of its own; the protocols of models, enums and wrappers refine it.
///
/// This protocol is there so that one look-up shows how a type is coded. A failed conformance look-up scans all
/// conformances of the process, which costs as much as the first decode of a model otherwise takes; a large app has
/// tens of thousands. So a type that does not conform is only checked for Decodable, and a type that conforms describes
/// the rest itself.
///
/// A type of several families has one `_coding`: the default of the most special protocol, and each combination that
/// would be ambiguous has a default of its own.
///
/// The standard types conform, and the families' public protocols refine no other protocol of the engine. A conditional
/// conformance has to name each inherited protocol that the type does not conform to yet, and users name HandyJSON's
/// (`extension Array: HandyJSON, _ExtendCustomModelType where Element: HandyJSON {}`).
public protocol _SmartCoded: _SmartMeasured {
    static var _coding: _Coding { get }
    /// How the type converts itself, if it does; for types whose `_coding` gives no codec.
    static var _conversion: _Conversion? { get }
}

extension _SmartCoded {
    /// The default for the few types whose codec is found differently: by identity, or by `_conversion`.
    public static var _coding: _Coding { _Coding { _, _ in nil } }
    public static var _conversion: _Conversion? { nil }
}

/// A protocol that changes how a type of one of the families is coded.
public protocol _SmartExtended: _SmartCoded {}

/// How a type is coded, as its declaration says. Functions without state, which any thread may call.
public struct _Coding: @unchecked Sendable {
    /// The codec of the type, which may be a subclass of the declaring one. Nil: it has to be found by conformances.
    package let makeCodec: (CodecBuilder, Any.Type) -> Codec?
    /// The family of a run-time model.
    package let family: AnyObject?

    package init(family: AnyObject? = nil, _ makeCodec: @escaping (CodecBuilder, Any.Type) -> Codec?) {
        self.family = family
        self.makeCodec = makeCodec
    }

    /// Whether the type may conform to more protocols than its `_coding`, possibly its superclass's, knows of. Whether
    /// the superclass is coded is not checked: most are, and the check costs as much.
    static func mayAddConformances(_ type: Any.Type) -> Bool {
        guard let superclass = (type as? AnyClass).flatMap({ _getSuperclass($0) }) else { return false }
        return ObjectIdentifier(superclass) != ObjectIdentifier(NSObject.self)
    }
}

extension Optional: _SmartCoded {
    public static var _coding: _Coding {
        _Coding { builder, _ in
            let wrapped = builder.codec(for: Wrapped.self)
            let general = OptionalCodec<Wrapped>(wrapped, isDerived: builder.isDerived)
            return wrapped.optionalCodec(general) ?? general
        }
    }
}

extension Array: _SmartCoded {
    public static var _coding: _Coding {
        _Coding { builder, _ in
            let element = builder.codec(for: Element.self)
            return element.arrayCodec ?? ArrayCodec<Element>(element)
        }
    }
}

extension Set: _SmartCoded {
    public static var _coding: _Coding {
        _Coding { builder, _ in ListCodec<Set<Element>>(builder.codec(for: [Element].self)) { Set($0) } }
    }
}

extension ContiguousArray: _SmartCoded {
    public static var _coding: _Coding {
        // HandyJSON leaves such an array alone.
        _Coding { builder, _ in
            builder.isDerived
                ? nil : ListCodec<ContiguousArray<Element>>(builder.codec(for: [Element].self)) { ContiguousArray($0) }
        }
    }
}

extension Dictionary: _SmartCoded {
    public static var _coding: _Coding {
        _Coding { builder, type in
            func members() -> DictionaryCodec<Value> { DictionaryCodec<Value>(builder.codec(for: Value.self)) }
            guard Key.self != String.self else { return members() }
            guard builder.isDerived else {
                // A dictionary with other keys is coded as a plain Codable type.
                if let key = DictionaryNames.key(of: Key.self) {
                    return NamedKeyDictionaryCodec<Key, Value>(members(), general: builder.makeCodable(type), key)
                }
                if let own = DictionaryNames.ownKey(of: Key.self) {
                    return NamedKeyDictionaryCodec<Key, Value>(
                        members(), general: builder.makeCodable(type), own.key, own.name)
                }
                // The dictionary is not a Codable type either, but a wrapper may hold it.
                return Key.self is any Codable.Type
                    ? nil : KeyCastingDictionaryCodec<Key, Value>(members: members(), general: nil)
            }
            return KeyCastingDictionaryCodec<Key, Value>(
                members: members(), general: builder.codec(for: type, isDerived: false))
        }
    }
}

/// How a type that converts itself is coded (HandyJSON's `_transform(from:)` and `_plainValue`). A function without
/// state, which any thread may call.
public struct _Conversion: @unchecked Sendable {
    /// The codec of the type, which may be a subclass of the declaring one.
    package let makeCodec: (Any.Type) -> Codec?

    package init(_ makeCodec: @escaping (Any.Type) -> Codec?) { self.makeCodec = makeCodec }
}

/// The conversions of a type that converts itself.
package struct ValueConversion<T> {
    /// Makes the value from one as JSONSerialization gives it.
    let transform: (Any) -> T?
    /// Returns the value in a form that JSONSerialization takes.
    let plainValue: (T) -> Any?

    package init(transform: @escaping (Any) -> T?, plainValue: @escaping (T) -> Any?) {
        self.transform = transform
        self.plainValue = plainValue
    }
}

/// Something that stores a wrapped property for the engine; the property is keyed by its name without the underscore.
public protocol _SmartWrapper: _SmartCoded {
    /// The wrapper of a nil optional, for decoders that have no initial values; nil for other types.
    static func _whenMissing() -> Self?
}

/// A wrapper whose property is not coded.
public protocol _SmartIgnoringWrapper: _SmartWrapper {}
