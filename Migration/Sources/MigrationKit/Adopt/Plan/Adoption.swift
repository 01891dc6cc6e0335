/// Stage 3: HandyJSON models become native.
public struct Adoption: Sendable {
    public var selection: Selection
    /// Also rewrite what changes the meaning for some payloads.
    public var isUnsafe = false
    /// Take subclasses along, in whatever module they are.
    public var includesSubclasses = false
    /// Make models SmartDirectCodable where that is possible.
    public var makesDirect = false
    /// Write `toJSON()` for native models into modules with calls that do not tell their model.
    public var bridgesCalls = false
    /// Whose rules the adopted models follow.
    public var rules = Rules.native

    /// Whether they follow HandyJSON's, and no value changes.
    var keepsHandyJSONRules: Bool { rules != .native }

    /// Where HandyJSON's rules are chosen for adopted models, so that no value changes.
    public enum Rules: String, CaseIterable, Sendable {
        /// On each model: it conforms to HandyJSONRules as well.
        case models
        /// In one place of the app, which the summary says.
        case app
        /// Nowhere: the models follow the native rules.
        case native
    }

    public init(selection: Selection = Selection()) { self.selection = selection }

    /// What `adopt` does without options.
    public static var usual: Adoption {
        var adoption = Adoption()
        adoption.rules = .models
        return adoption
    }
}
