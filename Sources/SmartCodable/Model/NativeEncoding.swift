import Foundation
@_spi(Engine) import SmartEngine

/// One native encode.
enum NativeEncoding {
    static func text<T>(_ value: T, _ options: EncodingOptions, pretty: Bool) -> String? {
        write(value, options, pretty) { $0.makeString() }
    }

    static func data<T>(_ value: T, _ options: EncodingOptions, pretty: Bool) -> Data? {
        write(value, options, pretty) { $0.makeData() }
    }

    /// The value as Foundation values, by way of JSON text: one run for the whole value, and what JSON cannot hold is
    /// left out. `isWritten`: whether there is a result. The caller casts the result, which costs more if it is also
    /// used otherwise.
    static func plain<T>(_ value: T, _ options: EncodingOptions, isWritten: inout Bool) -> Any? {
        guard let plain = write(value, options, false, { $0.plainValue() }) else { return nil }
        isWritten = plain != nil
        if !isWritten {
            tell(
                "\(T.self) has no JSON: it is nested too deeply for this thread's stack of \(StackSpace.size / 1024) KB.",
                T.self, false)
        }
        return plain
    }

    /// Reports that the result has another type than expected; a missing result was reported before.
    @inline(never)
    static func tellOther(_ type: Any.Type, isWritten: Bool, _ form: String, _ wanted: String) {
        guard isWritten else { return }
        Diagnostics.failed("\(type) is not written as \(form), so there is no \(wanted) of it.", of: type)
    }

    /// Writes a value; nil if there is no result. That is reported, and so is a value that was left out because it
    /// failed.
    @_optimize(speed)
    private static func write<T, R>(
        _ value: T, _ options: EncodingOptions, _ pretty: Bool, _ result: (JSONByteWriter) -> R
    ) -> R? {
        var session = EncodingSession.begin(pretty: pretty, options: options)
        defer { EncodingSession.end(&session) }
        let isWritten = session.write(value, CodecRegistry.shared.codec(for: T.self))
        if let complaint = session.complaint(T.self, isWritten: isWritten) { tell(complaint, T.self, isWritten) }
        return isWritten ? result(session.context.state.pointee.writer) : nil
    }

    @inline(never)
    private static func tell(_ complaint: String, _ type: Any.Type, _ isWritten: Bool) {
        if isWritten { Diagnostics.lacks(complaint, of: type) } else { Diagnostics.failed(complaint, of: type) }
    }
}
