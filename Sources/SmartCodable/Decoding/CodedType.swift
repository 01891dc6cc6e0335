/// A type that the engine codes in a way of its own; the protocols of models, enums and wrappers refine it.
///
/// It is there so that one question tells whether anything else has to be asked of a type. A conformance that is not
/// there is only known when all conformances of the process have been looked at, which costs as much as the first
/// decode of a model otherwise takes; a large app has tens of thousands. So of a type that does not conform nothing
/// more is asked but whether it is Decodable, and of one that does, only what is likely.
///
/// Each requirement has its default here and at most one other, so that a type of several families has no ambiguous
/// one.
public protocol _SmartCoded {
    static var _codedAs: _CodedAs { get }
    static var _isPolymorphic: Bool { get }
    static var _isConverting: Bool { get }
}

/// What is known of a coded type without asking.
public enum _CodedAs: Sendable {
    /// A standard container, which knows its parts.
    case container
    /// One of the library's property wrappers.
    case wrapper
    /// A native model, whatever it is besides.
    case native
    /// One of the other families.
    case other
}

extension _SmartCoded {
    public static var _codedAs: _CodedAs { .other }
    public static var _isPolymorphic: Bool { false }
    public static var _isConverting: Bool { false }
}

extension SmartDecodable {
    public static var _codedAs: _CodedAs { .native }
}

extension SmartPolymorphic {
    public static var _isPolymorphic: Bool { true }
}

extension SmartConverting {
    public static var _isConverting: Bool { true }
}

extension WrapperStorage {
    public static var _codedAs: _CodedAs { .wrapper }
}

extension Optional: _SmartCoded {
    public static var _codedAs: _CodedAs { .container }
}

extension Array: _SmartCoded {
    public static var _codedAs: _CodedAs { .container }
}

extension Set: _SmartCoded {
    public static var _codedAs: _CodedAs { .container }
}

extension Dictionary: _SmartCoded {
    public static var _codedAs: _CodedAs { .container }
}
