import Foundation

/// `Model?` for a run-time model.
final class RuntimeModelOptionalCodec: ShortcutCodec {
    private let wrapped: RuntimeModelCodec

    init(_ wrapped: RuntimeModelCodec, general: Codec) {
        self.wrapped = wrapped
        super.init(general: general, shape: .optional)
    }

    override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        wrapped.makeOptional(target, isInitialized: isInitialized, from: index, context)
    }
}
