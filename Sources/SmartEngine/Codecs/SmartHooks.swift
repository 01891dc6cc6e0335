/// What the engine does with the memory of native models of one type. Made where the model is declared, so that the
/// compiler specialises each function for it there (see `SmartDecodable._coding`). The functions have no state.
public final class _SmartHooks: @unchecked Sendable {
    /// Decodes one value and stores it.
    package let make: (UnsafeMutableRawPointer, _RuntimePlace, any Decoder) throws -> Void
    package let makeArray: MakeArray
    /// Makes the instance of `init()` whose values stand in for what is missing, in uninitialised memory; and takes it
    /// away again.
    package let makeInitial: (UnsafeMutableRawPointer) -> Void
    package let destroyInitial: (UnsafeMutableRawPointer) -> Void

    /// Decodes an array of `capacity` elements into memory that is initialised or not: `next` is called for each
    /// element with what makes it from a decoder, until it says that there is none left (false) or that one failed and
    /// cannot be left out (nil). False: one failed.
    public typealias MakeArray = (
        _ target: UnsafeMutableRawPointer, _ isInitialized: Bool, _ capacity: Int,
        _ next: (_ make: (any Decoder) throws -> Void) -> Bool?
    ) -> Bool

    public init(
        make: @escaping (UnsafeMutableRawPointer, _RuntimePlace, any Decoder) throws -> Void,
        makeArray: @escaping MakeArray,
        makeInitial: @escaping (UnsafeMutableRawPointer) -> Void,
        destroyInitial: @escaping (UnsafeMutableRawPointer) -> Void
    ) {
        self.make = make
        self.makeArray = makeArray
        self.makeInitial = makeInitial
        self.destroyInitial = destroyInitial
    }
}
