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
        /// Of the process's options for native models the rules alone, which hold in HandyJSON models too; nil without
        /// them.
        var ruled: DecodingOptions?
        /// Whether there are no others.
        var hasRulesOnly = false
        /// Whether native models in HandyJSON models have options.
        var choosesInDerived = false
        var writesByHandyJSON = false
        /// Without those of a call.
        var encodingOptions: Set<SmartEncodingOption> = []
        var isLogging = false
        var isRecording = false
        var isComparing = false
        var isObserved = false
        var printsDetails = false
        /// The options of a SmartJSONDecoder without settings; made for the first one.
        var untouchedDecoder: DecodingOptions?
    }

    private final class Owner {
        let change = SettingsChange()
        var isTelling = false
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

    /// Calls listeners. Returns false, and calls none, inside such a call of this thread: a listener that decodes would
    /// be called for what it decodes, without end.
    @discardableResult
    package static func telling(_ call: () -> Void) -> Bool {
        let owner = own.value
        guard !owner.isTelling else { return false }
        owner.isTelling = true
        call()
        owner.isTelling = false
        return true
    }

    /// As of the thread's last call.
    static var lastSeen: ThreadSettings { own.reference._withUnsafeGuaranteedRef { ThreadSettings(values: $0.values) } }

    @inline(never)
    private func renew() {
        let version = SettingsChange.version
        var options = SmartCodableOptions.current
        let hasConversions = !options.conversions.isEmpty
        options.conversions = []
        let (isLogging, isRecording, isComparing, printsDetails) = SmartSentinel.state.read {
            ($0.isLogging, $0.recordings > 0, !$0.comparisons.isEmpty, $0.printsDetails)
        }
        values.pointee = Values(
            version: version, usual: DecodingOptions(options), hasConversions: hasConversions,
            hasDecodingOptions: !options.decodingOptions.isEmpty, choosesInDerived: hasConversions,
            encodingOptions: options.encodingOptions,
            isLogging: isLogging, isRecording: isRecording, isComparing: isComparing,
            isObserved: isLogging || isRecording || isComparing, printsDetails: printsDetails)
        if !options.decodingOptions.isEmpty || !options.encodingOptions.isEmpty { noteRules(options) }
        Diagnostics.tellOfFailedProbes()
    }

    // Out of line: most processes choose no options, and need not name their sets.
    @inline(never)
    private func noteRules(_ options: SmartCodableOptions.Values) {
        let usual = values.pointee.usual
        let rules = options.decodingOptions.filter { $0.kind == SmartDecodingOption.rules(.native).kind }
        values.pointee.ruled = rules.isEmpty ? nil : usual.with(rules)
        values.pointee.hasRulesOnly = rules.count == options.decodingOptions.count && !rules.isEmpty
        values.pointee.choosesInDerived = values.pointee.hasConversions || values.pointee.ruled != nil
        values.pointee.writesByHandyJSON = options.encodingOptions.contains { $0.isRules(.handyJSON) }
    }

    /// A number that changes with each change of a setting, the same on all threads, for owners of copies.
    package var version: Int { values.pointee.version }
    /// The options of a call that chooses nothing.
    package var options: DecodingOptions {
        values.pointee.hasConversions ? DecodingOptions(SmartCodableOptions.current) : values.pointee.usual
    }
    /// The same for native models, whose options may be the process's; nil if they are `usual`.
    var nativeOptions: DecodingOptions? {
        if values.pointee.hasRulesOnly, !values.pointee.hasConversions { return values.pointee.ruled }
        return values.pointee.hasConversions || values.pointee.hasDecodingOptions ? DecodingOptions() : nil
    }
    /// The same for native models inside HandyJSON models: of the process's choices its rules alone.
    @inline(__always)
    var optionsInDerived: DecodingOptions? { values.pointee.choosesInDerived ? chosenInDerived : nil }

    @inline(never)
    private var chosenInDerived: DecodingOptions? {
        guard hasConversions else { return values.pointee.ruled }
        return values.pointee.ruled.map { options.with([.rules($0.ruleSet)]) } ?? options
    }
    /// How the source of a native model is parsed where the call chooses nothing.
    package var nativeParsing: Document.ParsingOptions {
        (values.pointee.ruled ?? values.pointee.usual).parsing
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
    /// Whether the process chose HandyJSON's rules for writing.
    package var writesByHandyJSON: Bool { values.pointee.writesByHandyJSON }
    /// The same without the conversions of the process.
    var usual: DecodingOptions { values.pointee.usual }
    package var hasConversions: Bool { values.pointee.hasConversions }
    /// Whether decodes are compared by other rules.
    package var isComparing: Bool { values.pointee.isComparing }
    /// Whether decodes have any listener, or are compared.
    package var isObserved: Bool { values.pointee.isObserved }
    /// Whether HandyJSON models print what they repair.
    package var printsDetails: Bool { values.pointee.printsDetails }
    /// Whether decodes have any listener.
    package var isWatched: Bool { values.pointee.isLogging || values.pointee.isRecording }
    /// Whether any `SmartSentinel.record` is running anywhere.
    var isRecording: Bool { values.pointee.isRecording }
}
