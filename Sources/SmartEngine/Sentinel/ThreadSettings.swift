import Foundation

/// The process's settings as one thread last saw them. A call looks up this snapshot once. If a setting has changed,
/// the thread's next call replaces the snapshot.
package final class ThreadSettings: Sendable {
    private final class Owner {
        let change = SettingsChange()
        var settings = ThreadSettings.nothing
        var isTelling = false
    }

    private static let own = ThreadObject { Owner() }
    private static let nothing = ThreadSettings(0, SmartCodableOptions.Values(), SmartSentinel.State())

    /// The thread's settings, up to date.
    package static var current: ThreadSettings {
        own.reference._withUnsafeGuaranteedRef { owner in
            if owner.change.isNew() { renew(owner) }
            return owner.settings
        }
    }

    /// The settings as of the thread's last call.
    static var lastSeen: ThreadSettings { own.reference._withUnsafeGuaranteedRef { $0.settings } }

    @inline(never)
    private static func renew(_ owner: Owner) {
        let version = SettingsChange.version
        owner.settings = ThreadSettings(version, SmartCodableOptions.current, SmartSentinel.state.read { $0 })
        Diagnostics.tellOfFailedProbes()
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
    /// The options of a `SmartJSONDecoder` without settings, since most apps make one for each call; nil if the process
    /// has conversions.
    package let untouchedDecoder: DecodingOptions?

    private init(_ version: Int, _ process: SmartCodableOptions.Values, _ sentinel: SmartSentinel.State) {
        self.version = version
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
        hasRulesOnly = kinds == SmartDecodingOption.rulesKind && !hasConversions
        untouchedDecoder = hasConversions ? nil : usual.ofUntouchedDecoder
        encodingOptions = process.encodingOptions
        writesByHandyJSON = !encodingOptions.isEmpty && encodingOptions.contains { $0.isRules(.handyJSON) }
        isRecording = sentinel.recordings > 0
        isWatched = sentinel.isLogging || isRecording
        isComparing = !sentinel.comparisons.isEmpty
        printsDetails = sentinel.printsDetails
    }

    /// The options of a call that chooses nothing.
    package var options: DecodingOptions { hasConversions ? DecodingOptions(SmartCodableOptions.current) : usual }
    /// The options of a native model's call that chooses nothing, which may be the process's; nil if they are `usual`.
    var nativeOptions: DecodingOptions? {
        hasRulesOnly ? ruled : hasConversions || hasDecodingOptions ? DecodingOptions() : nil
    }
    /// The options of native models inside HandyJSON models, with only the rules of the process's choices; nil if they
    /// are `usual`.
    @inline(__always)
    var optionsInDerived: DecodingOptions? { choosesInDerived ? chosenInDerived : nil }

    @inline(never)
    private var chosenInDerived: DecodingOptions? {
        guard hasConversions else { return ruled }
        return ruled.map { options.with(.only(.rules($0.ruleSet))) } ?? options
    }
    /// How the source of a native model is parsed where the call chooses nothing.
    package var nativeParsing: Document.ParsingOptions { (ruled ?? usual).parsing }
    /// Whether decodes have any listener, or are compared.
    package var isObserved: Bool { isWatched || isComparing }
}
