import Foundation
import Testing

@testable import MigrationKit

/// `toJSON()` for native models, written where a call does not tell its model, and taken away again.
@Suite("bridged calls") struct CallBridgeTests {
    private static let before = """
        import HandyJSONCompat

        struct User: HandyJSON { var id = 0 }

        func log(_ store: Store) {
            print(store.user.toJSON() ?? [:])
        }

        """

    private func run(_ text: String, bridges: Bool) throws -> String {
        let home = try TemporaryProject(["Calls.swift": text])
        var adoption = Adoption()
        adoption.bridgesCalls = bridges
        try adoption.plan(home.project()).write()
        return home.text("Calls.swift")
    }

    @Test func itStaysWhileItIsNeeded() throws {
        let bridged = try run(Self.before, bridges: true)
        #expect(bridged.contains("struct User: SmartCodable {") && bridged.contains(CallBridge.text))
        #expect(try run(bridged, bridges: false) == bridged)
        #expect(try run(bridged, bridges: true) == bridged)
    }

    /// Somebody writes the type, and the next run knows the model.
    @Test func itGoesWithTheLastCall() throws {
        let told = try run(Self.before, bridges: true).replacing("_ store: Store", with: "_ user: User")
            .replacing("store.user.toJSON()", with: "user.toJSON()")
        let done = try run(told, bridges: false)
        #expect(
            done == """
                import Foundation
                import SmartCodable

                struct User: SmartCodable { var id = 0 }

                func log(_ user: User) {
                    print(user.toDictionary(useMappedKeys: true) ?? [:])
                }

                """)
    }

    /// What somebody added to it stays.
    @Test func whatWasChangedStays() throws {
        let changed = try run(Self.before, bridges: true).replacing("_ store: Store", with: "_ user: User")
            .replacing("store.user.toJSON()", with: "user.toJSON()").replacing(
                "    @_disfavored", with: "    // Ours.\n    @_disfavored")
        #expect(try run(changed, bridges: false).contains("// Ours."))
    }

    /// Without it, and for a function that is passed on, HandyJSON stays.
    @Test("what is not served", arguments: ["store.user.toJSON()", "store.user.toJSON", "store.list.toJSONString()"])
    func others(call: String) throws {
        let text = Self.before.replacing("store.user.toJSON() ?? [:]", with: call)
        // A text reads the same in both families, so that it is rewritten once no model is HandyJSON's alone.
        let isHeld = try run(text, bridges: false).contains("struct User: SmartCodable, HandyJSON {")
        #expect(isHeld == !call.hasSuffix("String()"))
        #expect(try run(text, bridges: true).contains(CallBridge.text) == (call == "store.user.toJSON()"))
    }
}

extension String {
    fileprivate func replacing(_ old: String, with new: String) -> String {
        components(separatedBy: old).joined(separator: new)
    }
}
