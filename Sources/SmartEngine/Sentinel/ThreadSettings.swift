import Foundation

/// The settings of the process as they are for a call on this thread: copies, renewed when one has changed.
package final class ThreadSettings {
    private struct Values {
        var version = -1
        /// Without conversions: they may hold the user's objects, which go when they are replaced.
        var usual = DecodingOptions(SmartCodableOptions.Values())
        var hasConversions = false
        /// Whether the process has choices for native models.
        var hasDecodingOptions = false
        /// Without those of a call.
        var encodingOptions: Set<SmartEncodingOption> = []
        var isLogging = false
        var isRecording = false
        /// Of a SmartJSONDecoder without settings of its own; made for the first one.
        var untouchedDecoder: DecodingOptions?
    }

    private static let own = ThreadObject { ThreadSettings() }
    private let change = SettingsChange()
    private let values = UnsafeMutablePointer<Values>.allocate(capacity: 1)

    private init() { values.initialize(to: Values()) }

    deinit {
        values.deinitialize(count: 1)
        values.deallocate()
    }

    /// The thread's, up to date. To be asked for once in a call.
    package static var current: ThreadSettings {
        let settings = own.value
        if settings.change.isNew() { settings.renew() }
        return settings
    }

    /// As the thread's last call found them.
    static var lastSeen: ThreadSettings { own.value }

    @inline(never)
    private func renew() {
        let version = SettingsChange.version
        var options = SmartCodableOptions.current
        let hasConversions = !options.conversions.isEmpty
        options.conversions = []
        let (isLogging, isRecording) = SmartSentinel.state.read { ($0.isLogging, $0.recordings > 0) }
        values.pointee = Values(
            version: version, usual: DecodingOptions(options), hasConversions: hasConversions,
            hasDecodingOptions: !options.decodingOptions.isEmpty, encodingOptions: options.encodingOptions,
            isLogging: isLogging, isRecording: isRecording)
    }

    /// Another number after each change of a setting, the same on all threads, for who keeps copies.
    package var version: Int { values.pointee.version }
    /// The choices of a call that chooses nothing.
    package var options: DecodingOptions {
        values.pointee.hasConversions ? DecodingOptions(SmartCodableOptions.current) : values.pointee.usual
    }
    /// The same for native models, whose choices may be the process's; nil where that is `usual`.
    var nativeOptions: DecodingOptions? {
        values.pointee.hasConversions || values.pointee.hasDecodingOptions ? DecodingOptions() : nil
    }
    /// The choices of a `SmartJSONDecoder` that nothing was set of, since most apps make one for each call; nil where the
    /// process has conversions.
    package var untouchedDecoder: DecodingOptions? {
        if let options = values.pointee.untouchedDecoder { return options }
        if values.pointee.hasConversions { return nil }
        values.pointee.untouchedDecoder = values.pointee.usual.ofUntouchedDecoder
        return values.pointee.untouchedDecoder
    }
    /// The process's choices for what native models write.
    var encodingOptions: Set<SmartEncodingOption> { values.pointee.encodingOptions }
    /// The same without the conversions of the process.
    var usual: DecodingOptions { values.pointee.usual }
    package var hasConversions: Bool { values.pointee.hasConversions }
    /// Whether anybody listens to decodes at all.
    package var isWatched: Bool { values.pointee.isLogging || values.pointee.isRecording }
    /// Whether any `SmartSentinel.record` is running anywhere.
    var isRecording: Bool { values.pointee.isRecording }
}
