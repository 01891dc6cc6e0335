#if os(Linux)
import Foundation

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

    /// The package's folder.
    static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized

    /// What these tests were built with.
    static let builtModules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("Modules")

    /// The package's modules, each after those it imports.
    static func modules() throws -> [String] {
        let found = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
            .filter { !$0.contains(".") }
        let known = ["SmartEngine", "SmartCodable", "HandyJSONCompat"]
        return known + found.filter { !known.contains($0) }.sorted()
    }

    /// The files of a module, or of one folder of it.
    static func sources(_ folder: String = "", of module: String) throws -> [String] {
        let place = root.appendingPathComponent("Sources/\(module)/\(folder)")
        return try FileManager.default.subpathsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".swift") }
            .sorted()
            .map { place.appendingPathComponent($0).path }
    }

    /// The layout code and what it needs.
    static var layout: [String] {
        get throws { try sources("Layout", of: "SmartEngine") + sources("System", of: "SmartEngine") }
    }

    /// What every build of one of the package's modules in one step says; types are checked in function bodies too,
    /// which making a module alone leaves out.
    static func options(of module: String) -> [String] {
        [
            "-swift-version", "6", "-package-name", "SmartCodable", "-module-name", module, "-parse-as-library", "-wmo",
            "-Onone", "-I", ".",
        ]
    }

    /// Apple's linker looks for no other.
    #if os(macOS)
    static let libraryExtension = "dylib"
    #else
    static let libraryExtension = "so"
    #endif

    /// Makes one of the package's modules, with its library.
    func makeLibrary(_ name: String, _ arguments: [String] = []) throws {
        try swiftc(
            Compiler.options(of: name) + [
                "-emit-module", "-emit-library", "-o", "lib\(name).\(Compiler.libraryExtension)",
            ]
                + arguments + Compiler.sources(of: name))
    }

    /// Makes the engine, and libraries on it.
    func makeLibraries(_ names: [String], _ arguments: [String] = []) throws {
        try makeLibrary("SmartEngine", arguments)
        for name in names { try makeLibrary(name, ["-L", ".", "-lSmartEngine"] + arguments) }
    }

    /// Makes a module and its library of one file.
    func makeModule(_ name: String, _ text: String, _ arguments: [String] = []) throws {
        try write(text, to: "\(name).swift")
        try swiftc(
            [
                "-swift-version", "6", "-emit-module", "-emit-library", "-parse-as-library", "-module-name", name, "-o",
                "lib\(name).\(Compiler.libraryExtension)", "\(name).swift",
            ] + arguments)
    }

    /// Links `main.swift` with libraries of this folder.
    func makeProgram(_ libraries: [String], _ arguments: [String] = ["-I", "."]) throws {
        let linked = libraries.map { "-l\($0)" } + ["-L", ".", "-Xlinker", "-rpath", "-Xlinker", folder.path]
        try swiftc(["-swift-version", "6", "-o", "program", "main.swift"] + linked + arguments)
    }

    func write(_ text: String, to file: String) throws {
        try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }

    func swiftc(_ arguments: [String]) throws {
        if let failure = try failure(of: arguments) { throw failure }
    }

    /// What the compiler says where it refuses.
    func failure(of arguments: [String]) throws -> Failure? {
        let (status, output) = try execute(["swiftc"] + arguments)
        return status == 0 ? nil : Failure(description: output)
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
        // What crashes is told by its status; a backtrace takes minutes under a sanitizer.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = read(pipe.fileHandleForReading)
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// To the end. A signal may interrupt a read (processes of other tests end meanwhile); FileHandle calls that an
    /// error.
    private func read(_ handle: FileHandle) -> Data {
        var all = Data()
        while true {
            do {
                guard let more = try handle.read(upToCount: 1 << 16), !more.isEmpty else { return all }
                all += more
            } catch let error as NSError where "\(error)".contains("Interrupted") {
                continue
            } catch {
                return all
            }
        }
    }
}
#endif
