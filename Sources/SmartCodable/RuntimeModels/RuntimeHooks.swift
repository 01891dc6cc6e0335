/// What the engine does with run-time models of one type, and with their memory. Made where the model is declared: the
/// compiler specialises each function for it there, so the engine never handles a struct through its run-time type
/// description (which costs about 500 instructions for each generic type that is named: nine times per element of the
/// airports benchmark). The functions have no state.
public struct _RuntimeHooks: @unchecked Sendable {
    /// The family's choices.
    let family: _RuntimeFamily
    /// Before the fields are filled; the instance is in its final place. Returns the instance's own mapping, if it has
    /// one.
    let willFill: (_ instance: UnsafeMutableRawPointer, _RuntimePass) -> _RuntimeMapping?
    /// After the fields are filled.
    let didFill: (_ instance: UnsafeMutableRawPointer) -> Void
    /// Before the properties are written. The instance belongs to the caller, who may be writing it on several threads:
    /// nothing may change it.
    let willWrite: (_ instance: UnsafeRawPointer, _RuntimePass) -> _RuntimeMapping?

    /// Makes a new instance in uninitialised memory.
    let emplace: (UnsafeMutableRawPointer) -> Void
    /// Makes a new instance, lets `fill` work on it, and stores it.
    let make: Make
    let makeArray: MakeArray

    public typealias Fill = (UnsafeMutableRawPointer) -> Void
    public typealias Make = (_ target: UnsafeMutableRawPointer, _RuntimePlace, _ fill: Fill) -> Void
    /// Makes an array in memory that is initialised or not: while `hasNext` says so, one more new instance, on which
    /// `fill` then works in its place.
    public typealias MakeArray = (
        _ target: UnsafeMutableRawPointer, _ isInitialized: Bool, _ capacity: Int, _ hasNext: () -> Bool, _ fill: Fill
    ) -> Void

    public init(
        family: _RuntimeFamily,
        willFill: @escaping (UnsafeMutableRawPointer, _RuntimePass) -> _RuntimeMapping?,
        didFill: @escaping (UnsafeMutableRawPointer) -> Void,
        willWrite: @escaping (UnsafeRawPointer, _RuntimePass) -> _RuntimeMapping?,
        emplace: @escaping (UnsafeMutableRawPointer) -> Void, make: @escaping Make, makeArray: @escaping MakeArray
    ) {
        self.family = family
        self.willFill = willFill
        self.didFill = didFill
        self.willWrite = willWrite
        self.emplace = emplace
        self.make = make
        self.makeArray = makeArray
    }

    /// With the functions for the memory of `Model`.
    @inlinable
    public init<Model: _RuntimeModel>(
        of _: Model.Type, family: _RuntimeFamily,
        willFill: @escaping (UnsafeMutableRawPointer, _RuntimePass) -> _RuntimeMapping?,
        didFill: @escaping (UnsafeMutableRawPointer) -> Void,
        willWrite: @escaping (UnsafeRawPointer, _RuntimePass) -> _RuntimeMapping?
    ) {
        self.init(
            family: family, willFill: willFill, didFill: didFill, willWrite: willWrite,
            emplace: { $0.initializeMemory(as: Model.self, to: Model()) },
            make: { target, place, fill in
                var model = Model()
                withUnsafeMutablePointer(to: &model) { fill(UnsafeMutableRawPointer($0)) }
                target._store(model, at: place)
            },
            makeArray: { target, isInitialized, capacity, hasNext, fill in
                var array: [Model] = []
                // Not init(unsafeUninitializedCapacity:): it allocates through unspecialised code, which names the
                // storage's type at 720 instructions.
                array.reserveCapacity(capacity)
                var count = 0
                while hasNext() {
                    array.append(Model())
                    array.withUnsafeMutableBufferPointer { buffer in
                        if let base = buffer.baseAddress { fill(UnsafeMutableRawPointer(base + count)) }
                    }
                    count += 1
                }
                target._store(array, at: isInitialized ? .value : .uninitializedValue)
            })
    }
}
