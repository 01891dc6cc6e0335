import Foundation

/// A thread's memory from one call to the next, with which a small document costs little more than its values.
///
/// Runs are pooled only when nothing else refers to them, a few for nested calls, and until a setting of the process
/// changes.
///
/// It is used without reference counting: it lives as long as the thread, and only the thread's calls use it.
package final class ThreadMemory: @unchecked Sendable {
    fileprivate let change = SettingsChange()
    // Only one thread uses these properties, so they need no checks of exclusivity.
    @exclusivity(unchecked) fileprivate var settings: ThreadSettings?
    @exclusivity(unchecked) private var version = -1
    @exclusivity(unchecked) fileprivate var isTelling = false
    /// The idle runs: `DecodingSession`s and `EncodingSession`s.
    @exclusivity(unchecked) var decodings: [AnyObject] = []
    @exclusivity(unchecked) var encodings: [AnyObject] = []

    fileprivate static let own = ThreadObject { ThreadMemory() }

    /// The present thread's memory, for tests.
    static var present: ThreadMemory { own.value }

    /// Reads the settings again, and releases the idle runs and the blocks for documents.
    fileprivate func renew() -> ThreadSettings {
        version = SettingsChange.version
        let made = ThreadSettings(
            version, SmartCodableOptions.current, SmartSentinel.state.read { $0 }, .passUnretained(self))
        settings = made
        let runs = (decodings, encodings)
        (decodings, encodings) = ([], [])
        withExtendedLifetime(runs) {}
        SpareMemory.empty()
        Diagnostics.tellOfFailedProbes()
        return made
    }

    /// Whether there is room for one more idle run than `count`, made for this version of the settings.
    func keeps(_ version: Int, _ count: Int) -> Bool { version == self.version && count < 4 }
}

/// The process's settings as one thread last saw them. A call looks up this snapshot once. If a setting has changed,
/// the thread's next call replaces the snapshot.
package final class ThreadSettings: Sendable {
    /// The thread's settings, up to date.
    package static var current: ThreadSettings {
        ThreadMemory.own.reference._withUnsafeGuaranteedRef { memory in
            if !memory.change.isNew(), let settings = memory.settings { return settings }
            return memory.renew()
        }
    }

    /// Calls listeners. Returns false, and calls none, inside such a call of this thread: a listener that decodes would
    /// be called for what it decodes, without end.
    @discardableResult
    package static func telling(_ call: () -> Void) -> Bool {
        let memory = ThreadMemory.own.value
        guard !memory.isTelling else { return false }
        memory.isTelling = true
        call()
        memory.isTelling = false
        return true
    }

    /// The thread's memory, which only that thread may use.
    let memory: Unmanaged<ThreadMemory>
    /// A number that changes with each change of a setting, the same on all threads, for owners of copies.
    package let version: Int
    /// The options of a call that chooses nothing, without conversions: they may hold user objects, which are to be
    /// released when they are replaced.
    let usual: DecodingOptions
    package let hasConversions: Bool
    /// Whether the process has options for native models.
    private let hasDecodingOptions: Bool
    /// The process-wide `.rules` choice, which also applies inside HandyJSON models; nil without one.
    private let ruled: DecodingOptions?
    private let choosesInDerived: Bool
    /// How the source of a native model is parsed if the call chooses nothing.
    let nativeParsing: Document.ParsingOptions
    /// Whether the process chose rules, but no other options and no conversions.
    private let hasRulesOnly: Bool
    /// The process's options for writing native models.
    let encodingOptions: Set<SmartEncodingOption>
    /// Whether the process chose HandyJSON's rules for writing.
    package let writesByHandyJSON: Bool
    /// Whether decodes have any listener.
    package let isWatched: Bool
    /// Whether any `SmartSentinel.record` is running anywhere.
    let isRecording: Bool
    /// Whether decodes are compared by other rules.
    package let isComparing: Bool
    /// Whether HandyJSON models print what they repair.
    package let printsDetails: Bool
    /// Whether decodes are watched, compared or printed, or need their names found in the document first.
    package let isObserved: Bool
    /// The options of a `SmartJSONDecoder` without settings, since most apps make one for each call; nil if the process
    /// has conversions.
    package let untouchedDecoder: DecodingOptions?

    @_optimize(size) fileprivate init(
        _ version: Int, _ process: SmartCodableOptions.Values, _ sentinel: SmartSentinel.State,
        _ memory: Unmanaged<ThreadMemory>
    ) {
        self.version = version
        self.memory = memory
        var plain = process
        plain.conversions = []
        usual = DecodingOptions(plain)
        hasConversions = !process.conversions.isEmpty
        hasDecodingOptions = !process.decodingOptions.isEmpty
        let kinds = hasDecodingOptions ? process.decodingOptions.kinds : OptionKinds(rawValue: 0)
        ruled =
            kinds.contains(SmartDecodingOption.rulesKind)
            ? usual.with(process.decodingOptions, of: SmartDecodingOption.rulesKind) : nil
        choosesInDerived = hasConversions || ruled != nil
        nativeParsing = (ruled ?? usual).choices.parsing
        hasRulesOnly = kinds == SmartDecodingOption.rulesKind && !hasConversions
        untouchedDecoder = hasConversions ? nil : usual.ofUntouchedDecoder
        encodingOptions = process.encodingOptions
        writesByHandyJSON = !encodingOptions.isEmpty && encodingOptions.contains { $0.isRules(.handyJSON) }
        isRecording = sentinel.recordings > 0
        isWatched = sentinel.isLogging || isRecording
        isComparing = !sentinel.comparisons.isEmpty
        printsDetails = sentinel.printsDetails
        isObserved =
            isWatched || isComparing || printsDetails
            || hasDecodingOptions
                && process.decodingOptions.contains { if case .key(.exactMap) = $0 { true } else { false } }
    }

    /// The options of a call that chooses nothing.
    package var options: DecodingOptions { hasConversions ? DecodingOptions(SmartCodableOptions.current) : usual }
    /// Whether an idle run may keep these options, as they hold no user objects.
    func keeps(_ options: DecodingOptions) -> Bool { options === usual || options === untouchedDecoder }

    /// The options of a native model's call that chooses nothing, which may be the process's; nil if they are `usual`.
    var nativeOptions: DecodingOptions? {
        hasRulesOnly ? ruled : hasConversions || hasDecodingOptions ? DecodingOptions() : nil
    }
    /// The options of native models inside HandyJSON models, with only the rules of the process's choices; nil if they
    /// are `usual`.
    var optionsInDerived: DecodingOptions? { choosesInDerived ? chosenInDerived : nil }

    private var chosenInDerived: DecodingOptions? {
        guard hasConversions else { return ruled }
        return ruled.map { options.with(.only(.rules($0.choices.ruleSet))) } ?? options
    }
}
