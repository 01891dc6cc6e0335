import Foundation

/// One native encode.
enum NativeEncoding {
    static func text<T>(_ value: T, _ options: EncodingOptions, pretty: Bool) -> String? {
        write(value, options, pretty) { $0.makeString() }
    }

    static func data<T>(_ value: T, _ options: EncodingOptions, pretty: Bool) -> Data? {
        write(value, options, pretty) { $0.makeData() }
    }

    private static func write<T, R>(
        _ value: T, _ options: EncodingOptions, _ pretty: Bool, notesClasses: Bool = false,
        _ result: (JSONByteWriter) -> R
    ) -> R? {
        var session = EncodingSession.begin(pretty: pretty, options: options, notesClasses: notesClasses)
        defer { EncodingSession.end(&session) }
        let codec = CodecRegistry.shared.codec(for: T.self)
        return session.write(value, codec) ? result(session.context.state.pointee.writer) : nil
    }

    /// By way of the text: one run for the whole value, and what JSON cannot hold is left out.
    static func plain<T>(_ value: T, _ options: EncodingOptions) -> Any? {
        write(value, options, false, notesClasses: true) { $0.plainValue() }.flatMap { $0 }
    }
}
