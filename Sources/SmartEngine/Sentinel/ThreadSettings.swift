import Foundation

/// This thread's copies of the process's settings, renewed when one has changed. Only valid on the thread, for a call: it
/// refers to what the thread owns without reference counting.
package struct ThreadSettings {
    private struct Values {
        var version = -1
        /// Without conversions: they may hold user objects, which are to be released when they are replaced.
        var usual = DecodingOptions(SmartCodableOptions.Values())
        var hasConversions = false
        /// Whether the process has options for native models.
        var hasDecodingOptions = false
        /// Without those of a call.
        var encodingOptions: Set<SmartEncodingOption> = []
        var isLogging = false
        var isRecording = false
        /// The options of a SmartJSONDecoder without settings; made for the first one.
        var untouchedDecoder: DecodingOptions?
    }

    private final class Owner {
        let change = SettingsChange()
        let values = UnsafeMutablePointer<Values>.allocate(capacity: 1)

        init() { values.initialize(to: Values()) }

        deinit {
            values.deinitialize(count: 1)
            values.deallocate()
        }
    }

    private static let own = ThreadObject { Owner() }
    private let values: UnsafeMutablePointer<Values>

    /// The thread's, up to date. To be fetched once per call.
    package static var current: ThreadSettings {
        own.reference._withUnsafeGuaranteedRef { owner in
            let settings = ThreadSettings(values: owner.values)
            if owner.change.isNew() { settings.renew() }
            return settings
        }
    }

    /// As of the thread's last call.
    static var lastSeen: ThreadSettings { own.reference._withUnsafeGuaranteedRef { ThreadSettings(values: $0.values) } }

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

    /// A number that changes with each change of a setting, the same on all threads, for owners of copies.
    package var version: Int { values.pointee.version }
    /// The options of a call that chooses nothing.
    package var options: DecodingOptions {
        values.pointee.hasConversions ? DecodingOptions(SmartCodableOptions.current) : values.pointee.usual
    }
    /// The same for native models, whose options may be the process's; nil if they are `usual`.
    var nativeOptions: DecodingOptions? {
        values.pointee.hasConversions || values.pointee.hasDecodingOptions ? DecodingOptions() : nil
    }
    /// The options of a `SmartJSONDecoder` without settings, since most apps make one for each call; nil if the process
    /// has conversions.
    package var untouchedDecoder: DecodingOptions? {
        if let options = values.pointee.untouchedDecoder { return options }
        if values.pointee.hasConversions { return nil }
        values.pointee.untouchedDecoder = values.pointee.usual.ofUntouchedDecoder
        return values.pointee.untouchedDecoder
    }
    /// The process's options for writing native models.
    var encodingOptions: Set<SmartEncodingOption> { values.pointee.encodingOptions }
    /// The same without the conversions of the process.
    var usual: DecodingOptions { values.pointee.usual }
    package var hasConversions: Bool { values.pointee.hasConversions }
    /// Whether decodes have any listener.
    package var isWatched: Bool { values.pointee.isLogging || values.pointee.isRecording }
    /// Whether any `SmartSentinel.record` is running anywhere.
    var isRecording: Bool { values.pointee.isRecording }
}
