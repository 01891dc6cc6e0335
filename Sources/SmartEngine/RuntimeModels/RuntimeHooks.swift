/// The functions by which the engine handles run-time models of one type, and their memory. They have no state.
///
/// The functions are not specialised for the model: code in each model's module costs compile time in each release
/// build of an app, for every model. So they are written to avoid metadata look-ups (`Array<Model>`, `Model?`;
/// Sources/Fast.md): calling a model's functions and making an instance in place needs none.
package struct RuntimeHooks: @unchecked Sendable {
    /// The family's choices.
    package let family: RuntimeFamily
    /// Makes a new instance in uninitialised memory.
    package let emplace: (UnsafeMutableRawPointer) -> Void
    /// Called before the fields are filled; the instance is in its final place. Returns the instance's own mapping, if
    /// it has one.
    package let willFill: (_ instance: UnsafeMutableRawPointer, RuntimePass) -> RuntimeMapping?
    /// Called after the fields are filled.
    let didFill: (_ instance: UnsafeMutableRawPointer) -> Void
    /// Called before the properties are written. The instance belongs to the caller, who may be reading it on several
    /// threads: it must not change. (A HandyJSON `mapping` takes its properties as `inout`, which ThreadSanitizer
    /// reports for an object that several threads write at once.)
    let willWrite: (_ instance: UnsafeRawPointer, RuntimePass) -> RuntimeMapping?

    package init(
        family: RuntimeFamily, emplace: @escaping (UnsafeMutableRawPointer) -> Void,
        willFill: @escaping (UnsafeMutableRawPointer, RuntimePass) -> RuntimeMapping?,
        didFill: @escaping (UnsafeMutableRawPointer) -> Void,
        willWrite: @escaping (UnsafeRawPointer, RuntimePass) -> RuntimeMapping?
    ) {
        self.family = family
        self.emplace = emplace
        self.willFill = willFill
        self.didFill = didFill
        self.willWrite = willWrite
    }
}
