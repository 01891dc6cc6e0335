#if DEBUG
import Foundation
import SmartCodable
import TestSupport
import Testing

/// `SmartUpdater` sets what Objective-C sees of a native object by its setters, so that observers are told. Simulated, so
/// that it runs everywhere.
@Suite struct KeyedUpdateTests {
    class Account: NSObject, SmartCodable {
        enum Kind: Int, SmartCaseDefaultable { case open, closed }
        var owner = "o" { didSet { changes.append("owner") } }
        var balance = 1.0 { didSet { changes.append("balance \(balance * rate)"); shown = "\(balance * rate)" } }
        var shown = ""
        var kind = Kind.open { didSet { changes.append("kind") } }
        var limit: Decimal = 1 { didSet { changes.append("limit") } }
        var tags: [String]? { didSet { changes.append("tags") } }
        /// Not seen by Objective-C.
        var rate = 1.0
        @IgnoredKey var changes: [String] = []
        required override init() {}
    }

    private static let isShown: Bool = {
        SimulatedObjectiveC.show(
            [
                .init("owner", \.owner), .init("balance", \.balance), .init("shown", \.shown),
                .init(raw: "kind", \.kind),
                .init("limit", \.limit), .init("tags", \.tags),
            ], of: Account.self)
        return true
    }()

    init() { #expect(Self.isShown) }

    @Test(
        arguments: [
            (#"{"balance":2,"rate":3}"#, ["balance 6.0"], ["balance"]),
            (#"{"owner":"o","balance":1,"limit":5}"#, [], []),
            (#"{"tags":["a"],"kind":1,"owner":"p"}"#, ["owner", "kind", "tags"], ["owner", "kind", "tags"]),
            (#"{"rate":2}"#, [], []),
            (#"{"balance":[],"kind":{}}"#, [], []),
        ] as [(String, [String], [String])])
    func observersAreToldOfWhatChanges(_ json: String, _ changes: [String], _ keys: [String]) throws {
        var account = Account()
        let same = account
        let (isUpdated, set) = SimulatedObjectiveC.keysSet { SmartUpdater.update(&account, from: json) }
        _ = isUpdated
        #expect(account === same && account.changes == changes && set == keys)
        if json.contains("limit") { #expect(account.limit == 5) }
        if json.contains("rate\":3") { #expect(account.shown == "6.0" && account.rate == 3) }
        if json.contains("tags") { #expect(account.tags == ["a"] && account.kind == .closed) }
        if json.contains(#"{"rate":2}"#) { #expect(account.rate == 2) }
    }

    /// An optional becomes nil, not an object for nil.
    @Test func nilReachesASetter() throws {
        var account = Account()
        SmartUpdater.update(&account, from: #"{"tags":["a"]}"#)
        let (_, keys) = SimulatedObjectiveC.keysSet { SmartUpdater.update(&account, from: #"{"tags":null}"#) }
        #expect(account.tags == nil && keys == ["tags"])
    }

    /// A new object is made by its initialiser, which runs no observers.
    @Test func newObjectsHaveNoObservers() throws {
        let (account, keys) = SimulatedObjectiveC.keysSet {
            Account.deserialize(from: #"{"owner":"p","balance":2,"tags":[]}"#)
        }
        #expect(account?.owner == "p" && account?.balance == 2 && account?.changes == [] && keys == [])
    }
}
#endif
