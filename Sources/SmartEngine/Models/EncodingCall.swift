import Foundation

/// The calls of all families that encode. The differences between the calls are arguments: the family (nil for native
/// models) and the options.
///
/// The calls return nil if there is no result. That is reported, and so is a value that was left out because it failed.
package enum EncodingCall {
    /// The JSON text of a value; nil if there is no result.
    package static func text<T>(
        _ value: T, family: RuntimeFamily? = nil, _ options: EncodingOptions, pretty: Bool
    ) -> String? {
        run(value, family, options, pretty) { $0.text(of: value, codec: $1) }
    }

    /// The JSON of a native model as UTF-8; nil if there is no result.
    package static func data<T>(_ value: T, _ options: EncodingOptions, pretty: Bool) -> Data? {
        run(value, nil, options, pretty) { session, codec in
            session.write(value, codec) ? session.context.state.pointee.writer.makeData() : nil
        }
    }

    /// The value as Foundation values. Those of a native model are made by way of JSON text: one run for the whole
    /// value, and what JSON cannot hold is left out. `isWritten`: whether there is a result. The caller casts the
    /// result, which costs more if it is also used otherwise.
    package static func plain<T>(
        _ value: T, family: RuntimeFamily? = nil, _ options: EncodingOptions, isWritten: inout Bool
    ) -> Any? {
        run(value, family, options, false) { session, codec in
            let plain = family == nil ? session.plainText(value, codec) : session.plain(value, codec: codec)
            isWritten = plain != nil
            return plain
        }
    }

    /// Reports that the result has another type than expected; a missing result was reported before.
    @inline(never)
    package static func tellOther(
        _ type: Any.Type, family: RuntimeFamily? = nil, isWritten: Bool, _ form: String, _ wanted: String
    ) {
        if isWritten { tell("\(type) is not written as \(form), so there is no \(wanted) of it.", type, family, false) }
    }

    /// Writes a value by `body`, which returns nil if there is no result.
    @_optimize(speed) @inline(__always)
    private static func run<T, R>(
        _ value: T, _ family: RuntimeFamily?, _ options: EncodingOptions, _ pretty: Bool,
        _ body: (EncodingSession, Codec) -> R?
    ) -> R? {
        var session = EncodingSession.begin(pretty: pretty, options: options)
        defer { EncodingSession.end(&session) }
        let result = body(session, CodecRegistry.shared.codec(for: T.self, isDerived: family != nil))
        if let complaint = session.complaint(T.self, isWritten: result != nil) {
            tell(complaint, T.self, family, result != nil)
        }
        return result
    }

    @inline(never)
    private static func tell(_ text: String, _ type: Any.Type, _ family: RuntimeFamily?, _ isWritten: Bool) {
        if let family {
            family.fail({ text }, type)
        } else if isWritten {
            Diagnostics.lacks(text, of: type)
        } else {
            Diagnostics.failed(text, of: type)
        }
    }
}

extension EncodingOptions {
    /// The options of one call: its own, then the process's.
    package static func ofCall(_ options: Set<SmartEncodingOption>?, useMappedKeys: Bool) -> EncodingOptions {
        let process = ThreadSettings.current.encodingOptions
        if options == nil, process.isEmpty { return useMappedKeys ? usualMapped : usualUnmapped }
        var choices = Choices(useMappedKeys: useMappedKeys)
        process.inOrder { choices.take($0) }
        if let options { choices.choose(options) }
        return EncodingOptions(choices)
    }

    private static let usualMapped = EncodingOptions(Choices(useMappedKeys: true))
    private static let usualUnmapped = EncodingOptions(Choices(useMappedKeys: false))
}

extension EncodingOptions.Choices {
    fileprivate init(useMappedKeys: Bool) {
        self.useMappedKeys = useMappedKeys
        writesNil = true
    }
}
