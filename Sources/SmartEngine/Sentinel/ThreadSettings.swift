import Foundation

/// What a thread keeps from one call to the next, so that a small document costs little more than its values.
///
/// Runs are pooled only when nothing else refers to them, a few for nested calls, and until a setting of the process
/// changes.
///
/// Without reference counting: it lives as long as the thread, and is only used in its calls.
package final class ThreadMemory: @unchecked Sendable {
    fileprivate let change = SettingsChange()
    // Of one thread: without checks of exclusivity.
    @exclusivity(unchecked) fileprivate var settings: ThreadSettings?
    @exclusivity(unchecked) fileprivate var isTelling = false
    /// The idle runs: `DecodingSession`s and `EncodingSession`s.
    @exclusivity(unchecked) var decodings: [AnyObject] = []
    @exclusivity(unchecked) var encodings: [AnyObject] = []

    fileprivate static let own = ThreadObject { ThreadMemory() }

    /// The thread's, for tests.
    static var present: ThreadMemory { own.value }

    /// Reads the settings anew, and releases the idle runs and the blocks for documents.
    @inline(never)
    fileprivate func renew() -> ThreadSettings {
        let version = SettingsChange.version
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

    /// Whether there is room for one more idle run than `count`, made for settings that still hold.
    @inline(__always)
    func keeps(_ settings: ThreadSettings, _ count: Int) -> Bool { settings === self.settings && count < 4 }
}

/// The process's settings as one thread last saw them: a snapshot, which a call looks up once, and which the thread's next
/// call replaces where a setting has changed.
package final class ThreadSettings: Sendable {
    /// The thread's, up to date.
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

    /// The thread's, which alone may use it.
    let memory: Unmanaged<ThreadMemory>
    /// A number that changes with each change of a setting, the same on all threads, for owners of copies.
    package let version: Int
    /// The options of a call that chooses nothing, without conversions: they may hold user objects, which are to be
    /// released when they are replaced.
    let usual: DecodingOptions
    package let hasConversions: Bool
    /// Whether the process has options for native models.
    private let hasDecodingOptions: Bool
    /// Of the process's options for native models the rules alone, which hold in HandyJSON models too; nil without
    /// them.
    private let ruled: DecodingOptions?
    private let choosesInDerived: Bool
    /// How the source of a native model is parsed where the call chooses nothing.
    let nativeParsing: Document.ParsingOptions
    /// Whether there are no others, and no conversions.
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
    /// Whether any of these.
    package let isObserved: Bool
    /// The options of a `SmartJSONDecoder` without settings, since most apps make one for each call; nil if the process
    /// has conversions.
    package let untouchedDecoder: DecodingOptions?

    fileprivate init(
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
        let kinds = process.decodingOptions.kinds
        ruled =
            kinds.contains(SmartDecodingOption.rulesKind)
            ? usual.with(process.decodingOptions, of: SmartDecodingOption.rulesKind) : nil
        choosesInDerived = hasConversions || ruled != nil
        nativeParsing = (ruled ?? usual).parsing
        hasRulesOnly = kinds == SmartDecodingOption.rulesKind && !hasConversions
        untouchedDecoder = hasConversions ? nil : usual.ofUntouchedDecoder
        encodingOptions = process.encodingOptions
        writesByHandyJSON = !encodingOptions.isEmpty && encodingOptions.contains { $0.isRules(.handyJSON) }
        isRecording = sentinel.recordings > 0
        isWatched = sentinel.isLogging || isRecording
        isComparing = !sentinel.comparisons.isEmpty
        printsDetails = sentinel.printsDetails
        isObserved = isWatched || isComparing || printsDetails
    }

    /// The options of a call that chooses nothing.
    package var options: DecodingOptions { hasConversions ? DecodingOptions(SmartCodableOptions.current) : usual }
    /// The same for native models, whose options may be the process's; nil if they are `usual`.
    var nativeOptions: DecodingOptions? {
        hasRulesOnly ? ruled : hasConversions || hasDecodingOptions ? DecodingOptions() : nil
    }
    /// The same for native models inside HandyJSON models: of the process's choices its rules alone.
    @inline(__always)
    var optionsInDerived: DecodingOptions? { choosesInDerived ? chosenInDerived : nil }

    @inline(never)
    private var chosenInDerived: DecodingOptions? {
        guard hasConversions else { return ruled }
        return ruled.map { options.with(.only(.rules($0.ruleSet))) } ?? options
    }
}
