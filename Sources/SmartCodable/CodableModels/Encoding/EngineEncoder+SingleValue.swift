import Foundation
@_spi(Engine) import SmartEngine

extension EngineEncoder: SingleValueEncodingContainer {
    /// Throws if the value was already written as something else.
    private func beginSingleValue() throws {
        let kind = state.pointee.kind
        guard kind == .nothing || kind == .skipped else { throw singleValueConflict() }
    }

    private func singleValueConflict() -> EncodingError {
        let error = conflict("a single value", codingPath)
        noteConflict(error)
        return error
    }

    func encodeNil() throws {
        try beginSingleValue()
        markValue()
        output.state.pointee.writer.null()
    }

    // One function for all types that the protocol requires.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func encode<T: Encodable>(_ value: T) throws {
        try beginSingleValue()
        let mark = output.state.pointee.writer.mark
        markValue()
        do {
            if try !write(value) { skip() }
        } catch {
            output.state.pointee.writer.rewind(to: mark)
            state.pointee.kind = .nothing
            throw error
        }
    }
}
