import SmartCodable
import Testing

/// The code blocks of ModuleInterfaces.md, verbatim. What it says of interfaces is tested in SmartCodableTests/Layout/ModuleInterfaceTests.swift.
@Suite struct ModuleInterfacesArticleTests {
    #if compiler(>=6.3)
    @Test func selectors() {
        let value: JSONValue = .null
        let selected: SmartCodable::JSONValue = .null

        #expect(value == selected)
    }
    #endif

    @Test func bothNames() {
        struct Old: SmartCodable { var id = 0 }
        struct New: SmartCodableX { var id = 0 }

        #expect(Old.deserialize(from: #"{"id":"7"}"#)?.id == 7)
        #expect(New.deserialize(from: #"{"id":"7"}"#)?.id == 7)
    }
}
