#if os(Linux)
import Foundation
import SmartCodable
import Testing

#if compiler(>=6.3)
private let hasSelectors = true
#else
private let hasSelectors = false
#endif

/// A library built for distribution: apps compile against its interface, a text in which every type is named with its
/// module. This module and one of its types have the same name, so `SmartCodable.JSONValue` would be a member of that
/// type. With module selectors (`SmartCodable::JSONValue`, Swift 6.3) it is not.
@Suite(.enabled(if: hasSelectors, "module selectors are new in Swift 6.3"))
struct ModuleInterfaceTests {
    private static let selectors = ["-Xfrontend", "-enable-module-selectors-in-module-interface"]

    /// Leaves an interface of each module in the folder `interface`, and the libraries.
    private static func build(_ compiler: Compiler, _ modules: [String], _ arguments: [String] = []) throws {
        try FileManager.default.createDirectory(
            at: compiler.folder.appendingPathComponent("interface"), withIntermediateDirectories: false)
        for module in modules {
            let linked = module == "SmartEngine" ? [] : ["-L", ".", "-lSmartEngine"]
            try compiler.makeLibrary(
                module,
                [
                    "-enable-library-evolution", "-emit-module-interface-path", "interface/\(module).swiftinterface",
                    "-no-verify-emitted-module-interface",
                ] + linked + arguments)
        }
    }

    private static func verify(_ compiler: Compiler, _ module: String) throws {
        try compiler.swiftc([
            "-frontend", "-typecheck-module-from-interface", "interface/\(module).swiftinterface", "-module-name",
            module, "-I", "interface", "-module-cache-path", "cache",
        ])
    }

    /// The `.swiftmodule` is out of the client's reach.
    @Test func clientsCompileAgainstTheInterfaceAlone() throws {
        try Compiler.inTemporaryFolder { compiler in
            try Self.build(compiler, ["SmartEngine", "SmartCodable"], Self.selectors)
            try Self.verify(compiler, "SmartEngine")
            try Self.verify(compiler, "SmartCodable")
            try compiler.write(Self.client, to: "main.swift")
            try compiler.makeProgram(
                ["SmartCodable", "SmartEngine"], ["-I", "interface", "-module-cache-path", "cache"])
            #expect(try compiler.run("program") == Self.printed)
            // A client that is a library for distribution itself.
            try compiler.write(
                """
                import SmartCodable
                public struct Shared: SmartCodableX {
                    public var id = 0
                    @SmartAny public var extra: [String: Any] = [:]
                    public init() {}
                }
                """, to: "shared.swift")
            try compiler.swiftc(
                [
                    "-swift-version", "6", "-parse-as-library", "-module-name", "Shared", "-enable-library-evolution",
                    "-I", "interface", "-module-cache-path",
                    "cache", "-emit-module", "-emit-module-interface-path", "interface/Shared.swiftinterface",
                    "shared.swift",
                ] + Self.selectors)
            try compiler.swiftc([
                "-frontend", "-typecheck-module-from-interface", "interface/Shared.swiftinterface", "-module-name",
                "Shared", "-I", "interface",
                "-module-cache-path", "cache",
            ])
        }
    }

    /// Why the flag is needed. When this fails, the compiler does without.
    @Test func withoutSelectorsTheNamesAreAmbiguous() throws {
        try Compiler.inTemporaryFolder { compiler in
            try Self.build(compiler, ["SmartEngine", "SmartCodable"], Self.noSelectors)
            #expect(throws: Compiler.Failure.self) { try Self.verify(compiler, "SmartCodable") }
        }
    }

    /// HandyJSON's models need no flag: no type of theirs has their module's name or the engine's.
    @Test func handyModelsNeedNoSelectors() throws {
        try Compiler.inTemporaryFolder { compiler in
            try Self.build(compiler, ["SmartEngine", "HandyJSONCompat"], Self.noSelectors)
            try Self.verify(compiler, "SmartEngine")
            try Self.verify(compiler, "HandyJSONCompat")
            try compiler.write(Self.handyClient, to: "main.swift")
            try compiler.makeProgram(
                ["HandyJSONCompat", "SmartEngine"], ["-I", "interface", "-module-cache-path", "cache"])
            #expect(
                try compiler.run("program") == [
                    #"7 Ann y 0.0 {"id":7,"user_name":"Ann","kind":"y","born":0}"#,
                    #"id: User.id expects Int, found string "7": converted"#,
                ])
        }
    }

    private static let noSelectors = ["-Xfrontend", "-disable-module-selectors-in-module-interface"]

    private static let handyClient = ##"""
        import HandyJSONCompat

        enum Kind: String, HandyJSONEnum { case x, y }
        class Base: HandyJSON {
            var id = 0
            required init() {}
            func mapping(mapper: HelpingMapper) {}
        }
        final class User: Base {
            var name: String?
            var kind = Kind.x
            var born: Date?
            override func mapping(mapper: HelpingMapper) {
                mapper <<< name <-- "user_name"
                mapper <<< born <-- DateTransform()
            }
        }

        SmartSentinel.quotes = .values
        let (user, report) = SmartSentinel.record {
            User.deserialize(from: #"{"id":"7","user_name":"Ann","kind":"y","born":0}"#)
        }
        print(user!.id, user!.name!, user!.kind, user!.born!.timeIntervalSince1970, user!.toJSONString()!)
        print(report)
        """##

    private static let client = ##"""
        import Foundation
        import SmartCodable

        SmartSentinel.quotes = .values

        enum Kind: String, SmartCaseDefaultable { case photo, video }

        struct User: SmartCodableX {
            var name = ""
            var kind = Kind.video
            var child: Child?
            @SmartAny var extra: [String: Any] = [:]
            @SmartKey("user_age", "age") var age = 1
            @SmartDate var born: Date?
            @SmartCompact.Array var votes: [Int] = []
            @SmartFlat var place: Place?
            @IgnoredKey var onTap: (() -> Void)?
            var value: JSONValue = .null

            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- ["user_name", "name"]] }
        }
        struct Child: SmartCodableX { var x = 0 }
        struct Place: SmartCodableX { var city = "" }
        struct Old: SmartCodable { var x = 0 }
        struct ReadOnly: SmartDecodable { var x = 0 }

        class Animal: SmartCodableX {
            var id = 0
            required init() {}
        }
        class Dog: Animal {
            var name = ""
            required init() { super.init() }
            required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
        }

        let json = #"{"user_name":5,"kind":"other","child":{"x":"3"},"extra":{"a":[1,null]},"age":"7","born":0,"votes":[1,"x"],"city":"Bonn","value":[true]}"#
        let user = User.deserialize(from: json)!
        print(user.name, user.kind, user.child!.x, user.extra.count, user.age, user.born!.timeIntervalSince1970, user.votes, user.place!.city, user.value)
        let dog = Dog.deserialize(from: #"{"id":"4","name":"Rex"}"#)!
        print(dog.id, dog.name, Old.deserialize(from: #"{"x":"9"}"#)!.x, ReadOnly.deserialize(from: #"{"x":1.0}"#)!.x)
        print([Child].deserialize(from: #"[{"x":1},{"x":"2"}]"#)!.map(\.x), try SmartJSONDecoder().decode([Int].self, from: "[1,\"2\"]"))
        print(Child.deserialize(from: #"{"x":5}"#)!.toJSONString()!)
        var changed = user
        SmartUpdater.update(&changed, from: #"{"age":8}"#)
        print(changed.age, changed.name)
        let (_, report) = SmartSentinel.record { Child.deserialize(from: #"{"x":"?"}"#) }
        print(report)
        """##

    private static let printed = [
        "5 video 3 1 7 0.0 [1] Bonn [true]", "4 Rex 9 1", "[1, 2] [1, 2]", #"{"x":5}"#, "8 5",
        #"x: Child.x expects Int, found string "?": kept the initial value"#,
    ]
}
#endif
