import Testing

@testable import MigrationKit

@Suite("audit") struct AuditTests {
    private func audit(_ files: [String: String]) throws -> Audit { Audit(try TemporaryProject(files).project()) }

    private let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "Models"), .target(name: "Feature"), .target(name: "Other")])
        """

    /// What has the names of HandyJSON's functions, in a module that cannot see HandyJSON.
    private let other = """
        import ObjectMapper
        struct Row { static func deserialize(from text: String) -> Row? { nil } }
        final class Store: Mappable {
            var date: Date?
            func mapping(map: Map) { date <- (map["date"], DateTransform()) }
            func run(_ item: AnyObject) {
                print(item.toJSON(), unknown().toJSONString(), Row.deserialize(from: "")?.toJSON())
            }
        }
        struct Text: TransformType {}
        let name = "HandyJSON"
        """

    @Test func codeThatHasNothingToDoWithHandyJSONIsLeftInPeace() throws {
        let audit = try audit(["Package.swift": manifest, "Sources/Models/User.swift": "import HandyJSON\nstruct User: HandyJSON {}\n", "Sources/Other/Store.swift": other])
        #expect(audit.findings.filter { $0.module == "Other" }.map(\.rule.id) == [])
    }

    @Test func aModuleThatImportsOneWithHandyJSONIsLookedAt() throws {
        let audit = try audit([
            "Package.swift": manifest, "Sources/Models/User.swift": "import HandyJSON\npublic struct User: HandyJSON { public init() {} }\n",
            "Sources/Feature/View.swift": "import Models\nfunc show() { print(unknown().toJSON(), User.deserialize(from: \"\")) }\n",
        ])
        #expect(audit.findings.filter { $0.module == "Feature" }.map(\.rule.id).sorted() == ["deserialize-call", "serialize-call", "unresolved-call"])
    }

    @Test func whatIsFoundInABaseClassConcernsItsSubclasses() throws {
        let audit = try audit([
            "Models.swift": """
            import HandyJSON
            class Base: HandyJSON {
                var at: Date?
                required init() {}
            }
            class User: Base { var name = "" }
            """
        ])
        #expect(audit.models.map { "\($0.name) \($0.swap)" } == ["Base difference", "User difference"])
    }

    @Test func aDependencyOnAForkNeedsAHand() throws {
        let audit = try audit(["Podfile": "target 'App' do\n  pod 'HandyJSON', :git => 'https://example.com/HandyJSON.git'\nend\n", "Cartfile": "github \"alibaba/HandyJSON\"\n"])
        #expect(
            audit.findings.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.rule.id)" }
                == ["Cartfile:1:1: swap-cartfile", "Podfile:2:7: forked-dependency"])
        #expect(audit.notable.map(\.rule.id) == ["swap-cartfile", "forked-dependency"])
    }
}
