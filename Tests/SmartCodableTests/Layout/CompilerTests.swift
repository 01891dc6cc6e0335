#if os(Linux) || os(macOS)
import Foundation
import Testing

/// Types of modules built without reflection names or metadata are refused with a message. Such a module is compiled here, against nothing but the source of the
/// layout code itself, because a package's own targets are all built with one set of flags.
@Suite struct ReflectionFlagsTests {
    private static let program = """
        struct Model { var id = 7; var name = "x" }
        final class Object { var id = 7; var name = "x" }
        let object = Object()
        for problem in [
            TypeLayout.of(Model.self).verify(instance: Model(), classInstance: nil), TypeLayout.of(Object.self).verify(instance: object, classInstance: object),
        ] { print(problem.map { "\\($0)" } ?? "fine") }
        """

    @Test(arguments: [
        ([], "fine"), (["-Xfrontend", "-disable-reflection-names"], "its property names are missing; build its module without -disable-reflection-names"),
        (
            ["-Xfrontend", "-disable-reflection-metadata"],
            "it has no reflection metadata; build its module without -disable-reflection-metadata"
        ),
    ] as [([String], String)])
    func flagsLeadToAMessage(_ flags: [String], _ expected: String) throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(Self.program, to: "main.swift")
            try compiler.swiftc(["-package-name", "SmartCodable", "-o", "program", "main.swift"] + flags + Compiler.sources("Layout"))
            #expect(try compiler.run("program") == [expected, expected])
        }
    }

    /// A struct and a class of a library with resilience, and a client's types that hold and inherit them: places are only known at run time.
    @Test func resilientTypesAreFoundWhereTheyAre() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(
                """
                public struct Point { public var x: Int8 = 1; public var y = 2.5; public init() {} }
                open class Base { public var id = 7; public var small: UInt8 = 1; public init() {} }
                """, to: "library.swift")
            try compiler.swiftc([
                "-emit-module", "-emit-library", "-enable-library-evolution", "-module-name", "Resilient", "-o", "libResilient.so", "library.swift",
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
                print(TypeLayout.of(Sub.self).verify(instance: sub, classInstance: sub) == nil)
                var holder = Holder()
                withUnsafeBytes(of: &holder) { bytes in
                    let after = TypeLayout.of(Holder.self).properties[2].offset
                    print(bytes.load(fromByteOffset: after, as: Int16.self))
                }
                """, to: "main.swift")
            try compiler.swiftc(
                ["-package-name", "SmartCodable", "-I", ".", "-L", ".", "-lResilient", "-Xlinker", "-rpath", "-Xlinker", compiler.folder.path, "-o", "program", "main.swift"]
                    + Compiler.sources("Layout"))
            #expect(try compiler.run("program") == ["x y true", "before point after true", "id small name true", "true", "4"])
        }
    }
}

/// Code for platforms with Objective-C is type-checked against a stub of what it uses.
@Suite struct AppleOnlyCodeTests {
    @Test func codeForObjectiveCTypeChecks() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(
                """
                import Foundation
                public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> OpaquePointer? { nil }
                public func class_getInstanceSize(_ cls: AnyClass?) -> Int { 0 }
                extension NSObject { public func setValue(_ value: Any?, forKey key: String) {} }
                """, to: "stub.swift")
            try compiler.swiftc(["-emit-module", "-module-name", "ObjectiveC", "stub.swift"])
            try compiler.swiftc(
                ["-typecheck", "-swift-version", "6", "-package-name", "SmartCodable", "-module-name", "SmartCodable", "-I", ".", "-Xfrontend", "-import-module",
                    "-Xfrontend", "ObjectiveC"] + Compiler.sources("Layout"))
        }
    }

    @Test func codeForCombineTypeChecks() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(
                """
                @propertyWrapper public struct Published<Value> {
                    public init(initialValue: Value) {}
                    public init(wrappedValue: Value) {}
                    public var wrappedValue: Value { get { fatalError() } set {} }
                    public struct Publisher { public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable { AnyCancellable() } }
                    public var projectedValue: Publisher { mutating get { Publisher() } set {} }
                }
                public final class AnyCancellable { public func cancel() {} }
                """, to: "stub.swift")
            try compiler.swiftc(["-emit-module", "-module-name", "Combine", "stub.swift"])
            let folders = ["Coercion", "Decoding", "Document", "Encoding", "Layout", "Mapping", "Model", "Sentinel", "Wrappers"]
            try compiler.swiftc(
                ["-typecheck", "-swift-version", "6", "-package-name", "SmartCodable", "-module-name", "SmartCodable", "-I", "."]
                    + folders.flatMap { try Compiler.sources($0) })
        }
    }

    /// Without what it needs, the same check fails: so the code above was really looked at.
    @Test func theCheckCanFail() throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write("public let nothing = 0", to: "stub.swift")
            try compiler.swiftc(["-emit-module", "-module-name", "ObjectiveC", "stub.swift"])
            #expect(throws: Compiler.Failure.self) {
                try compiler.swiftc(
                    ["-typecheck", "-package-name", "SmartCodable", "-module-name", "SmartCodable", "-I", "."] + Compiler.sources("Layout"))
            }
        }
    }

    @Test(arguments: [
        ("UIKit", "UIColor", "func getRed(_ r: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { true }"),
        ("AppKit", "NSColor", """
            func getRed(_ r: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) {}
            public struct Space { public static let sRGB = Space() }
            public func usingColorSpace(_ space: Space) -> NSColor? { self }
            """),
    ])
    func coloursTypeCheck(_ module: String, _ color: String, _ members: String) throws {
        try Compiler.inTemporaryFolder { compiler in
            try compiler.write(
                """
                @_exported import Foundation
                public final class \(color) {
                    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
                    public \(members)
                }
                """, to: "stub.swift")
            try compiler.swiftc(["-emit-module", "-module-name", module, "stub.swift"])
            try compiler.swiftc(
                ["-typecheck", "-swift-version", "6", "-I", "."] + Compiler.sources("Transforms", of: "HandyJSONCompat"))
        }
    }
}

/// Runs the compiler in a folder of its own.
struct Compiler {
    struct Failure: Error, CustomStringConvertible { let description: String }

    let folder: URL

    static func inTemporaryFolder(_ body: (Compiler) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compiler-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(Compiler(folder: folder))
    }

    /// The files of a folder of a library.
    static func sources(_ name: String, of library: String = "SmartCodable") throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("Sources/\(library)/\(name)")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appendingPathComponent($0).path }
    }

    func write(_ text: String, to file: String) throws {
        try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }

    func swiftc(_ arguments: [String]) throws {
        let (status, output) = try execute(["swiftc"] + arguments)
        guard status == 0 else { throw Failure(description: output) }
    }

    /// The lines a program prints.
    func run(_ program: String) throws -> [String] {
        try execute([folder.appendingPathComponent(program).path]).output.split(separator: "\n").map(String.init)
    }

    private func execute(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
#endif
