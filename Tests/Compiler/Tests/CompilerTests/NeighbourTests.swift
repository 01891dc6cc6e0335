#if os(Linux)
import Foundation
import Testing

/// Files that import another library with a `JSONValue`, too: each of the ways that WhatModelsGet.md names compiles.
@Suite struct NeighbourTests {
    private func failure(of use: String, with others: [String: String] = [:]) throws -> String? {
        var result: String?
        try Compiler.inTemporaryFolder { compiler in
            try compiler.makeModule("Other", "public enum JSONValue { case theirs }")
            for (name, text) in others { try compiler.write(text, to: name) }
            try compiler.write(
                "import Other\nimport SmartCodable\n" + use + "\nfunc theirs() -> Other.JSONValue { .theirs }",
                to: "use.swift")
            result = try compiler.failure(
                of: ["-typecheck", "-swift-version", "6", "-I", ".", "-I", Compiler.builtModules.path, "use.swift"]
                    + others.keys)?.description
        }
        return result
    }

    @Test func theNameAloneIsAmbiguous() throws {
        #expect(try failure(of: "let ours: JSONValue? = nil")?.contains("ambiguous") == true)
        // When this compiles, the page may say so.
        #expect(try failure(of: "let ours: SmartCodable.JSONValue? = nil") != nil)
    }

    @Test func anAliasInAFileOfItsOwn() throws {
        let alias = ["ServerValue.swift": "import SmartCodable\n\ntypealias ServerValue = JSONValue"]
        #expect(try failure(of: "struct Event: SmartCodable { var payload: ServerValue = .null }", with: alias) == nil)
    }

    @Test func anImportOfTheType() throws {
        #expect(try failure(of: "import enum SmartCodable.JSONValue\nlet ours: JSONValue = .null") == nil)
    }

    #if compiler(>=6.3)
    @Test func aModuleSelector() throws {
        #expect(try failure(of: "let ours: SmartCodable::JSONValue = .null") == nil)
    }
    #endif
}
#endif
