#if os(Linux)
import Foundation
import Testing

/// Types of modules built without reflection names or metadata are refused with a message. Such a module is compiled
/// here, against nothing but the source of the layout code itself, because a package's own targets are all built with
/// one set of flags.
@Suite struct ReflectionFlagsTests {
    private static let program = """
        struct Model { var id = 7; var name = "x" }
        final class Object { var id = 7; var name = "x" }
        let object = Object()
        for problem in [
            TypeLayout.of(Model.self).verify(instance: Model()), TypeLayout.of(Object.self).verify(instance: object),
        ] { print(problem.map { "\\($0)" } ?? "fine") }
        """

    @Test(
        arguments: [
            ([], "fine"),
            (
                ["-Xfrontend", "-disable-reflection-names"],
                "its property names are missing; build its module without -disable-reflection-names"
            ),
            (
                ["-Xfrontend", "-disable-reflection-metadata"],
                "it has no reflection metadata; build its module without -disable-reflection-metadata"
            ),
        ] as [([String], String)])
    func flagsLeadToAMessage(_ flags: [String], _ expected: String) throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(Self.program, to: "main.swift")
            for way in Self.ways {
                try compiler.swiftc(
                    ["-package-name", "SmartCodable", "-o", "program", "main.swift"] + flags + way + Compiler.layout)
                #expect(try compiler.run("program") == [expected, expected])
            }
        }
    }

    /// By the runtime's functions, which are linked or looked up.
    private static let ways: [[String]] = [[], ["-DSMARTCODABLE_LOOKUP"]]

    /// Models of modules built so, by the library as a client has it: it is compiled once for all of them.
    @Test func modelsOfSuchModulesAreReadOrRefused() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.makeLibraries(["SmartCodable", "HandyJSONCompat"])
            try nativeModelsAreReadOrRefused(compiler)
            try derivedModelsAreRefused(compiler)
            try aSuperclassIsNotForgotten(compiler)
            try importsBringWhatTheFrontPagesSay(compiler)
            #if os(Linux)
            try theViewOfThePageCompiles(compiler)
            #endif
        }
    }

    /// Native models of such a module are read by their own coding, or refused. Debug and optimised.
    private func nativeModelsAreReadOrRefused(_ compiler: Compiler) throws {
        try compiler.write(
            """
            import SmartCodable
            struct Plain: SmartCodable { var a = 1; var s: String? = "s" }
            struct Wrapped: SmartCodable { @SmartKey("user_id") var id = 7 }
            class Base: SmartCodable { var a = 1; required init() {} }
            class Sub: Base { var b = 2 }
            print(Plain.deserialize(from: #"{"a":"7","s":null}"#).map { "\\($0.a) \\($0.s ?? "nil")" } ?? "nil")
            print(Plain(a: 3).toJSONString() ?? "nil")
            do { print(try Plain.decode(from: #"{"a":7}"#)) } catch { print("no missing value") }
            do { print(try Wrapped.decode(from: #"{"id":7}"#)) } catch { print("no wrapper") }
            do { print(try Sub.decode(from: #"{"a":7,"b":8}"#)) } catch { print("no level") }
            print(Wrapped().toJSONString() ?? "nil", Sub().toJSONString() ?? "nil")
            """, to: "main.swift")
        for part in ["metadata", "names"] {
            for optimisation in ["-Onone", "-O"] {
                try compiler.makeProgram(
                    ["SmartCodable", "SmartEngine"],
                    ["-I", ".", optimisation, "-Xfrontend", "-disable-reflection-\(part)"])
                let lines = try compiler.run("program")
                #expect(
                    lines.filter { !$0.hasPrefix("[SmartCodable] ") } == [
                        "7 nil", #"{"a":3,"s":"s"}"#, "no missing value", "no wrapper", "no level", "nil nil",
                    ])
                #expect(lines.contains { $0.contains("without -disable-reflection-\(part)") })
            }
        }
    }

    /// HandyJSON's models of such a module keep what they have, whatever they hold, and say so.
    private func derivedModelsAreRefused(_ compiler: Compiler) throws {
        try compiler.write(
            """
            import HandyJSONCompat
            enum Kind: String, HandyJSONEnum { case x, y }
            struct Inner: HandyJSON { var n = 2 }
            struct Settings: HandyJSON { var a = 1; var s = "x"; var kind = Kind.x; var inner = Inner(); var list = [Inner()] }
            class Base: HandyJSON { var a = 1; required init() {} }
            class Sub: Base { var b = 2 }
            let settings = Settings.deserialize(from: #"{"a":7,"s":"y","kind":"y","inner":{"n":5},"list":[{"n":1},{}]}"#)
            print(settings.map { "\\($0.a) \\($0.s) \\($0.kind == .x) \\($0.inner.n) \\($0.list.count)" } ?? "nil")
            print(Sub.deserialize(from: #"{"a":7,"b":8}"#).map { "\\($0.a) \\($0.b)" } ?? "nil")
            print(Settings().toJSONString() ?? "nil", Sub().toJSONString() ?? "nil")
            var updated = Settings()
            JSONDeserializer.update(object: &updated, from: #"{"a":9}"#)
            print(updated.a)
            """, to: "main.swift")
        for part in ["metadata", "names"] {
            for optimisation in ["-Onone", "-O"] {
                try compiler.makeProgram(
                    ["HandyJSONCompat", "SmartEngine"],
                    ["-I", ".", optimisation, "-Xfrontend", "-disable-reflection-\(part)"])
                let lines = try compiler.run("program")
                #expect(
                    lines.filter { !$0.hasPrefix("HandyJSON error: ") } == ["1 x true 2 1", "1 2", "nil nil", "1"])
                let said = lines.filter { $0.contains("-disable-reflection-\(part)") }
                    .map { $0.components(separatedBy: ": ").dropFirst().first ?? "" }
                let expected = ["Settings", "Sub"].flatMap {
                    ["\($0) cannot be filled from JSON", "\($0) cannot be written as JSON"]
                }
                #expect(Set(said) == Set(expected))
            }
        }
    }

    /// The code of the front pages, each with the imports that it shows; and what HandyJSONCompat's says of the other
    /// library's names.
    private func importsBringWhatTheFrontPagesSay(_ compiler: Compiler) throws {
        let pages = [
            "README.md", "README.zh-Hans.md", "Sources/SmartCodable/SmartCodable.docc/SmartCodable.md",
            "Sources/HandyJSONCompat/HandyJSONCompat.docc/HandyJSONCompat.md", "Migration/Guide/Logging.md",
            "Guide/FAQ.md", "Guide/Server.md", "Guide/StartingFresh.md", "Guide/SwiftUI.md", "Guide/UnitTesting.md",
        ]
        var count = 0
        for page in pages {
            let text = try String(contentsOf: Compiler.root.appendingPathComponent(page), encoding: .utf8)
            let blocks = text.components(separatedBy: "```swift\n").dropFirst().filter { $0.hasPrefix("import ") }
            for block in blocks where !block.hasPrefix("import SwiftUI\n") {
                try compiler.write(block.components(separatedBy: "\n```")[0], to: "main.swift")
                try compiler.swiftc(["-typecheck", "-I", ".", "main.swift"])
                count += 1
            }
        }
        #expect(count >= pages.count)
        let native = "struct Native: SmartCodable { var id = 0 }"
        try compiler.write("import HandyJSONCompat\nlet data = Data()\nstruct A: HandyJSON {}", to: "main.swift")
        try compiler.swiftc(["-typecheck", "-I", ".", "main.swift"])
        try compiler.write("import HandyJSONCompat\n\(native)", to: "main.swift")
        #expect(throws: Compiler.Failure.self) { try compiler.swiftc(["-typecheck", "-I", ".", "main.swift"]) }
        try compiler.write("import HandyJSONCompat\nimport SmartCodable\n\(native)", to: "main.swift")
        try compiler.swiftc(["-typecheck", "-I", ".", "main.swift"])
    }

    /// A class whose superclass's module alone is built so: the superclass's properties are not forgotten.
    private func aSuperclassIsNotForgotten(_ compiler: Compiler) throws {
        try compiler.makeModule(
            "Hidden",
            """
            import SmartCodable
            open class Base: SmartCodable { public var a = 1; public var s = "s"; public required init() {} }
            open class Bare: Base { public var b = 2; public required init() { super.init() }
                public required init(from decoder: any Decoder) throws { try super.init(from: decoder) } }
            """, ["-I", ".", "-Xfrontend", "-disable-reflection-metadata"])
        try compiler.write(
            """
            import Hidden
            import SmartCodable
            final class Sub: Base { var c = 3 }
            final class Further: Bare { var c = 3 }
            print(Sub.deserialize(from: #"{"c":"4","a":7,"s":"x"}"#)?.toJSONString() ?? "nil")
            print(Sub.deserialize(from: #"{"s":"x"}"#)?.toJSONString() ?? "nil")
            do { print(try Further.decode(from: "{}")) } catch { print("refused") }
            print(Further().toJSONString() ?? "not written")
            """, to: "main.swift")
        try compiler.makeProgram(["Hidden", "SmartCodable", "SmartEngine"])
        let lines = try compiler.run("program").filter { !$0.hasPrefix("[SmartCodable] ") }
        #expect(
            lines == [
                #"{"a":7,"s":"x","c":4}"#, "nil", "refused", "not written",
            ])
    }

    /// A struct and a class of a library with resilience, and a client's types that hold and inherit them: places are
    /// only known at run time.
    @Test func resilientTypesAreFoundWhereTheyAre() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(
                """
                public struct Point { public var x: Int8 = 1; public var y = 2.5; public init() {} }
                open class Base { public var id = 7; public var small: UInt8 = 1; public init() {} }
                """, to: "library.swift")
            try compiler.swiftc([
                "-emit-module", "-emit-library", "-enable-library-evolution", "-module-name", "Resilient", "-o",
                "libResilient.\(Compiler.libraryExtension)", "library.swift",
            ])
            try compiler.write(
                """
                import Resilient
                struct Holder { var before: UInt8 = 3; var point = Point(); var after: Int16 = 4 }
                final class Sub: Base { var name = "n" }
                let sub = Sub()
                for layout in [TypeLayout.of(Point.self), TypeLayout.of(Holder.self), TypeLayout.of(Sub.self)] {
                    print(layout.problem.map { "\\($0)" } ?? layout.properties.map(\\.name).joined(separator: " "), layout.checkInvariants())
                }
                print(TypeLayout.of(Sub.self).verify(instance: sub) == nil)
                var holder = Holder()
                withUnsafeBytes(of: &holder) { bytes in
                    let after = TypeLayout.of(Holder.self).properties[2].offset
                    print(bytes.load(fromByteOffset: after, as: Int16.self))
                }
                """, to: "main.swift")
            for way in Self.ways {
                try compiler.swiftc(
                    [
                        "-package-name", "SmartCodable", "-I", ".", "-L", ".", "-lResilient", "-Xlinker", "-rpath",
                        "-Xlinker", compiler.folder.path, "-o", "program", "main.swift",
                    ]
                        + way + Compiler.layout)
                #expect(
                    try compiler.run("program") == [
                        "x y true", "before point after true", "id small name true", "true", "4",
                    ])
            }
        }
    }
}
#endif
