#if os(Linux)
import Foundation
import Testing

/// The compiler tells the order of wrappers where another does not compile.
@Suite struct WrapperOrderTests {
    private static let model =
        "import Foundation\nimport SmartCodable\nstruct Model: SmartCodable { WRAPPERS var x: Date? = nil }"

    private func failure(of wrappers: String) throws -> String? {
        var result: String?
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(Self.model.replacingOccurrences(of: "WRAPPERS", with: wrappers), to: "model.swift")
            result = try compiler.failure(
                of: ["-typecheck", "-swift-version", "6", "-I", Compiler.builtModules.path, "model.swift"])?.description
        }
        return result
    }

    @Test(arguments: ["@SmartKey(\"born\")", "@SmartAny", "@SmartCompact.Array", "@SmartFlat", "@IgnoredKey"])
    func datesAreNextToTheProperty(_ other: String) throws {
        #expect(try failure(of: other + " @SmartDate(.milliseconds)") == nil)
        let error = try #require(try failure(of: "@SmartDate(.milliseconds) " + other))
        #expect(
            error.contains(
                "Write @SmartDate last: @SmartKey(\"born\") @SmartDate"))
    }

    @Test(arguments: [
        "@SmartAny", "@SmartCompact.Array", "@SmartFlat", "@IgnoredKey", "@IgnoredKey(isEncodable: true)", "@SmartKey",
    ])
    func namesStandFirst(_ other: String) throws {
        for names in ["@SmartKey", "@SmartKey(\"born\", \"day\")"] {
            let first = "Write @SmartKey " + (other == "@SmartKey" ? "once" : "first")
            #expect(try failure(of: "\(other) \(names)")?.contains(first) == true, "\(names)")
            if other != "@SmartKey" { #expect(try failure(of: "\(names) \(other)") == nil, "\(names)") }
        }
    }

    @Test func aFormIsGivenOnce() throws {
        #expect(
            try failure(of: "@SmartDate @SmartDate(.milliseconds)")?.contains("Write @SmartDate last")
                == true)
    }
}
#endif
