/// The functions by which the engine handles the memory of native models of one type. Made in the module that declares
/// the model, so that the compiler specialises each function for it (see `SmartDecodable._coding`). The functions have
/// no state.
public final class _SmartHooks: @unchecked Sendable {
    package let making: Making
    /// Make and destroy the instance of `init()`, whose values replace missing ones, in uninitialised memory.
    package let makeInitial: (UnsafeMutableRawPointer) -> Void
    package let destroyInitial: (UnsafeMutableRawPointer) -> Void
    /// Calls `didFinishMapping()` on an instance in place, for a model that may be filled by address (a
    /// `SmartDirectCodable`); nil for others.
    package let didFill: ((UnsafeMutableRawPointer) -> Void)?
    /// Returns the permanent knowledge of a model that may be filled by address, as the module that fills it has it;
    /// nil for others.
    package let filling: (() -> AnyObject)?

    /// How instances are made.
    @frozen public enum Making {
        /// Code that knows the type makes values of a struct or an enum.
        case values(MakeValue)
        /// These hooks make objects of a class.
        case objects(_SmartObjectHooks)
    }

    /// Decodes one value and stores it.
    public typealias MakeValue = (UnsafeMutableRawPointer, _RuntimePlace, any Decoder) throws -> Void

    public init(
        _ making: Making,
        makeInitial: @escaping (UnsafeMutableRawPointer) -> Void,
        destroyInitial: @escaping (UnsafeMutableRawPointer) -> Void
    ) {
        self.making = making
        self.makeInitial = makeInitial
        self.destroyInitial = destroyInitial
        didFill = nil
        filling = nil
    }

    /// The hooks of a model that may be filled by address.
    package init(
        _ usual: _SmartHooks, didFill: @escaping (UnsafeMutableRawPointer) -> Void,
        filling: @escaping () -> AnyObject
    ) {
        making = usual.making
        makeInitial = usual.makeInitial
        destroyInitial = usual.destroyInitial
        self.didFill = didFill
        self.filling = filling
    }
}

/// How objects of one class are made. For a class that is not `final`, the compiler only knows at run time what `Self`
/// is, and specialises nothing. So this code is not specialised for any class, and names no generic type
/// (Sources/Fast.md); the engine does the rest, as an object is one word whatever its class is.
///
/// A class rather than closures, which would be retained and released for each object.
public class _SmartObjectHooks {
    /// Runs `init(from:)` and puts the object into uninitialised memory.
    package func make(_ target: UnsafeMutableRawPointer, _ decoder: any Decoder) throws {}
    /// Runs `didFinishMapping()` of the object at `target`.
    package func didFinish(_ target: UnsafeMutableRawPointer) {}
}
