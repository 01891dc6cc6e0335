import Foundation

/// The codec of `Model?` for a run-time model. Objects and the JSON inside strings are read in place, everything else as
/// in other optionals.
final class RuntimeModelOptionalCodec: Codec {
    private let wrapped: RuntimeModelCodec
    private let general: Codec
    /// The bytes that follow the model's own and tell nil from a model, if the model has no spare values: zero for a
    /// model.
    private let tag: Range<Int>

    init(_ wrapped: RuntimeModelCodec, general: Codec) {
        self.wrapped = wrapped
        let size = TypeLayout.extent(of: wrapped.type).size
        tag = size..<max(size, TypeLayout.extent(of: general.type).size)
        self.general = general
        super.init(type: general.type, shape: .optional)
    }

    package override var isUpdatedInPlace: Bool { true }

    override func updateInPlace(_ target: UnsafeMutableRawPointer, by index: Int, _ context: DecodingContext) -> Bool {
        !isNil(at: target) && wrapped.updateInPlace(target, by: index, context)
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        make(target, isInitialized: false, from: index, context) ?? general.initialize(target, from: index, context)
    }
    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        make(target, isInitialized: true, from: index, context) ?? general.assign(target, from: index, context)
    }
    override func isNil(at source: UnsafeRawPointer) -> Bool { general.isNil(at: source) }
    override func assignNil(_ target: UnsafeMutableRawPointer) { general.assignNil(target) }
    override func initializeNil(_ target: UnsafeMutableRawPointer) { general.initializeNil(target) }
    override func assignUnreadable(_ target: UnsafeMutableRawPointer) { general.assignUnreadable(target) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        general.write(source, to: output)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        general.plainValue(source, output)
    }

    /// Makes the value at `target`, initialised or not; nil for a value that `general` reads.
    private func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        guard context.node(index).kind == .object else {
            return wrapped.other(index, context) {
                make(target, isInitialized: isInitialized, from: $0, context) ?? false
            }
        }
        guard isInitialized else {
            fill(target, from: index, context)
            return true
        }
        // The new model is made apart from the existing one, which the new one's hooks may access.
        return general.replace(target) {
            fill($0, from: index, context)
            return true
        }
    }

    private func fill(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) {
        wrapped.hooks.emplace(target)
        for offset in tag { target.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self) }
        wrapped.fillInstance(target, from: index, context, isNewInstance: true)
    }
}
