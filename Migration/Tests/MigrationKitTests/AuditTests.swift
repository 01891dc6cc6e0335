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
        let audit = try audit([
            "Package.swift": manifest, "Sources/Models/User.swift": "import HandyJSON\nstruct User: HandyJSON {}\n",
            "Sources/Other/Store.swift": other,
        ])
        #expect(audit.findings.filter { $0.module == "Other" }.map(\.rule.id) == [])
    }

    @Test func aModuleThatImportsOneWithHandyJSONIsLookedAt() throws {
        let audit = try audit([
            "Package.swift": manifest,
            "Sources/Models/User.swift": "import HandyJSON\npublic struct User: HandyJSON { public init() {} }\n",
            "Sources/Feature/View.swift":
                "import Models\nfunc show() { print(unknown().toJSON(), User.deserialize(from: \"\")) }\n",
        ])
        #expect(
            audit.findings.filter { $0.module == "Feature" }.map(\.rule.id).sorted() == [
                "deserialize-call", "serialize-call", "unresolved-call",
            ])
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

    /// Of everything that is reported, and of nothing else: also of what belongs to no module.
    @Test func effortIsThatOfTheFindings() throws {
        let home = try TemporaryProject([
            "Package.swift": "let package = Package(name: \"a\", targets: [.target(name: \"App\")])",
            "Sources/App/User.swift": "import HandyJSON\nstruct User: HandyJSON { let id = 0 }\n",
            "Podfile": "pod 'HandyJSON', :git => 'https://example.com/fork.git'\n",
        ])
        let project = try home.project()
        let whole = Audit(project)
        #expect(whole.findings.contains { $0.module == "(no module)" && $0.rule.minutes > 0 })
        #expect(whole.hours * 60 == whole.findings.reduce(0) { $0 + $1.rule.minutes })
        let part = Audit(project, selection: Selection(rules: ["let-property"]))
        #expect(part.hours * 60 == Rule.letProperty.minutes)
        #expect(part.modules.map(\.minutes) == [Rule.letProperty.minutes])
    }

    @Test func wavesBeginAtOne() throws {
        let home = try TemporaryProject([
            "Package.swift":
                "let package = Package(name: \"a\", targets: [.target(name: \"Plain\"), .target(name: \"App\")])",
            "Sources/Plain/A.swift": "struct A {}\n",
            "Sources/App/User.swift": "import HandyJSON\nimport Plain\nstruct User: HandyJSON { var id = 0 }\n",
        ])
        #expect(Audit(try home.project()).modules.map { "\($0.name) \($0.wave)" } == ["App 1"])
    }

    /// Two functions that hold a whole hierarchy are named before what holds one model.
    @Test func placesThatHoldMostComeFirst() throws {
        let children = (0..<4).map { "class Child\($0): Base {}\n" }.joined()
        let audit = try audit([
            "App/Models.swift": """
            import HandyJSON
            class Base: HandyJSON {
                var id = 0
                required init() {}
                func mapping(mapper: HelpingMapper) { if Bool.random() { mapper <<< id <-- "x" } }
            }
            \(children)struct Single: HandyJSON { var id = 0; enum CodingKeys: Int, CodingKey { case id } }
            """
        ])
        #expect(
            audit.obstacles.map { "\($0.position.line) \($0.rule) \($0.models)" } == [
                "5 dynamic-mapping 5", "11 custom-coding 1",
            ])
        #expect(audit.models.allSatisfy { $0.adopt == .hand && !$0.blockedBy.isEmpty })
    }

    @Test func aDependencyOnAForkNeedsAHand() throws {
        let audit = try audit([
            "Podfile": "target 'App' do\n  pod 'HandyJSON', :git => 'https://example.com/HandyJSON.git'\nend\n",
            "Cartfile": "github \"alibaba/HandyJSON\"\n",
        ])
        #expect(
            audit.findings.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.rule.id)" }
                == ["Cartfile:1:1: swap-cartfile", "Podfile:2:7: forked-dependency"])
        #expect(audit.notable.map(\.rule.id) == ["swap-cartfile", "forked-dependency"])
    }
}
